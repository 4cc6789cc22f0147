import { conformance } from './run.ts';

conformance('library');
