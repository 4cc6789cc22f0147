import { conformance } from './run.ts';

conformance('language');
