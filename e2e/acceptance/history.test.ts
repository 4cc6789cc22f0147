/** Every combination of tracking, history, rules and ways of a run. */
import { historySuite } from './suites/history.ts';

historySuite(false);
