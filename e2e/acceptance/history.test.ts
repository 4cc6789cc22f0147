/** Every combination of tracking, history, rules and ways of a run. */
import { deletedSuite, feedPreflightSuite, feedSuite, historySuite } from './suites/history.ts';

historySuite(false);
feedSuite(false);
feedPreflightSuite();
deletedSuite(false);
