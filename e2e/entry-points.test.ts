/** A quick form of what `npm run test:acceptance` does with more records. */
import { entryPointsSuite } from './acceptance/suites/entry-points.ts';

entryPointsSuite(1_000);
