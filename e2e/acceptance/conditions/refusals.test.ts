import { refusalsSuite } from '../suites/conditions/refusals.ts';
import { SCALE } from '../suites/conditions/measure.ts';

refusalsSuite(SCALE);
