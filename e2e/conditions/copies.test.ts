/** The quick form of e2e/acceptance/conditions/copies.test.ts. */
import { copiesSuite } from '../acceptance/suites/conditions/copies.ts';

copiesSuite('small');
