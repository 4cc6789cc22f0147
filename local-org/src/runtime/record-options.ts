/** Options that `SObject.setOptions` gave a record for its next saves. */
import type { SObject } from './sobject.ts';

export interface RecordOptions {
  readonly allowFieldTruncation: boolean | null;
  readonly duplicateRuleHeader: { readonly allowSave: boolean | null };
}

const options = new WeakMap<SObject, RecordOptions>();

export function setRecordOptions(record: SObject, given: RecordOptions): void {
  options.set(record, given);
}

export function recordOptions(record: SObject): RecordOptions | null {
  return options.get(record) ?? null;
}
