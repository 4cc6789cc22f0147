import { randomOrgSuite } from '../suites/random-orgs.ts';

randomOrgSuite(101, 150);
