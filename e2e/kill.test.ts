/** A quick form of what `npm run test:acceptance` does with 20,000 records and 20 kills. */
import { killSuite } from './acceptance/suites/kill.ts';

killSuite({ records: 1_500, kills: 3, again: false });
