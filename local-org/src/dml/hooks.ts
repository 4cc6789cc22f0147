/** Where other parts of the org take over: platform events are published, not stored. */
import type { SObject } from '../runtime/sobject.ts';
import type { DmlResult } from './dml.ts';

export interface DmlHooks {
  /** `insert` of platform events. Answers a result per record. */
  publishEvents: ((records: readonly SObject[]) => readonly DmlResult[]) | null;
}

/** Filled by the event bus when it is loaded. */
export const dmlHooks: DmlHooks = { publishEvents: null };
