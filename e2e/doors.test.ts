/** A quick form of what `npm run test:acceptance` does with more records. */
import { doorsSuite } from './acceptance/suites/doors.ts';

doorsSuite(1_000);
