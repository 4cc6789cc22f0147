import { killSuite } from './suites/kill.ts';

killSuite({ records: 20_000, kills: 20, again: true });
