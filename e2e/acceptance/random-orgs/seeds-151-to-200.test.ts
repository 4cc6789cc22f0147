import { randomOrgSuite } from '../suites/random-orgs.ts';

randomOrgSuite(151, 200);
