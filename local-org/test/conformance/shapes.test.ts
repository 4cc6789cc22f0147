import { conformance } from './run.ts';

conformance('shapes');
