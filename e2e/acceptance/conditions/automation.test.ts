import { automationSuite } from '../suites/conditions/automation.ts';
import { SCALE } from '../suites/conditions/measure.ts';

automationSuite(SCALE);
