import { pagesSuite } from '../suites/conditions/pages.ts';

pagesSuite();
