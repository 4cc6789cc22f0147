import { entryPointsSuite } from './suites/entry-points.ts';

entryPointsSuite(20_000);
