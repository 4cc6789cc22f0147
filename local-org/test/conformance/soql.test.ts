import { conformance } from './run.ts';

conformance('soql');
