/** A quick form of what `npm run test:acceptance` does for every combination of tracking, history, rules and ways of a run. */
import { deletedSuite, feedPreflightSuite, feedSuite, historySuite } from './acceptance/suites/history.ts';

historySuite(true);
feedSuite(true);
feedPreflightSuite();
deletedSuite(true);
