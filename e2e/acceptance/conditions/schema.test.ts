import { schemaSuite } from '../suites/conditions/schema.ts';
import { SCALE } from '../suites/conditions/measure.ts';

schemaSuite(SCALE);
