/** A quick form of what `npm run test:acceptance` does with 100,000 records. */
import { faultsSuite } from './acceptance/suites/faults.ts';

faultsSuite({ counts: { Contact: 4_000, Lead: 1_000, Case: 1_000 }, held: 20 });
