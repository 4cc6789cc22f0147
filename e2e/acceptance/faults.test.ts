import { faultsSuite } from './suites/faults.ts';

faultsSuite({ counts: { Contact: 60_000, Lead: 30_000, Case: 10_000 }, held: 200 });
