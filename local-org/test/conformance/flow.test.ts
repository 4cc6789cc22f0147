import { conformance } from './run.ts';

conformance('flow');
