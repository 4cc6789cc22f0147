/** Where other parts of the org take over: paths that run later are jobs, mail is sent. */
import type { SObject } from '../runtime/sobject.ts';
import type { FlowDefinition, LaterPath } from './model.ts';

export interface LaterRecord {
  readonly record: SObject;
  readonly prior: SObject | null;
}

/** Of an action of one interview, by lower-case name. */
export type Inputs = ReadonlyMap<string, unknown>;

export interface FlowHooks {
  startLater: ((flow: FlowDefinition, path: LaterPath, records: readonly LaterRecord[]) => void) | null;
  /** `emailSimple`: one call for all of them. */
  sendMail: ((requests: readonly Inputs[]) => void) | null;
}

/** Filled by the parts when they are loaded. */
export const flowHooks: FlowHooks = { startLater: null, sendMail: null };
