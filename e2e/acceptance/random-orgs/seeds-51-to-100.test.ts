import { randomOrgSuite } from '../suites/random-orgs.ts';

randomOrgSuite(51, 100);
