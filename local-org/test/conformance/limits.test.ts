import { conformance } from './run.ts';

conformance('limits');
