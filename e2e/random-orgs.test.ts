/** A quick form of what `npm run test:acceptance` does for 200 generated orgs. */
import { randomOrgSuite } from './acceptance/suites/random-orgs.ts';

randomOrgSuite(1, 3);
