import { randomOrgSuite } from '../suites/random-orgs.ts';

randomOrgSuite(1, 50);
