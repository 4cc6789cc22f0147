/** Where other parts of the org take over: paths that run later are jobs. */
import type { SObject } from '../runtime/sobject.ts';
import type { FlowDefinition, LaterPath } from './model.ts';

export interface LaterRecord {
  readonly record: SObject;
  readonly prior: SObject | null;
}

export interface FlowHooks {
  startLater: ((flow: FlowDefinition, path: LaterPath, records: readonly LaterRecord[]) => void) | null;
}

/** Filled by the jobs when they are loaded. */
export const flowHooks: FlowHooks = { startLater: null };
