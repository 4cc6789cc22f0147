/** A quick form of what `npm run test:acceptance` does for every combination of tracking, history, rules and ways of a run. */
import { historySuite } from './acceptance/suites/history.ts';

historySuite(true);
