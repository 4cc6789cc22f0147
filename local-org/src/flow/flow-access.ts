/** As whom a flow reads and writes. Source: Salesforce Help, "Flow Run Context": record-triggered flows run in system context without sharing. */
import type { AccessMode } from '../soql/queries.ts';
import type { FlowDefinition } from './model.ts';

export interface FlowAccess {
  readonly access: AccessMode;
  readonly sharing: 'with' | 'without';
}

/** Flows without a chosen mode that Apex starts run in system context, too. */
export function accessOf(flow: FlowDefinition): FlowAccess {
  return { access: 'system', sharing: flow.runInMode === 'SystemModeWithSharing' ? 'with' : 'without' };
}
