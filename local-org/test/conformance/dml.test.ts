import { conformance } from './run.ts';

conformance('dml');
