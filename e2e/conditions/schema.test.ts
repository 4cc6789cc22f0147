/** The quick form of e2e/acceptance/conditions/schema.test.ts. */
import { schemaSuite } from '../acceptance/suites/conditions/schema.ts';

schemaSuite('small');
