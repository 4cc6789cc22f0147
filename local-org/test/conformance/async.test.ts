import { conformance } from './run.ts';

conformance('async');
