import { doorsSuite } from './suites/doors.ts';

doorsSuite(20_000);
