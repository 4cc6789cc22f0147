import { copiesSuite } from '../suites/conditions/copies.ts';
import { SCALE } from '../suites/conditions/measure.ts';

copiesSuite(SCALE);
