/** `addError` by Id: the record of the running trigger that has it. */
import type { ApexList } from './collections.ts';
import { tx } from './context.ts';
import { ApexException } from './exception.ts';
import type { SObject } from './sobject.ts';

/** Throws SObjectException outside of a trigger on that record. */
export function addRecordError(id: string, message: string): void {
  const context = tx().triggers.at(-1);
  const records = (context?.new ?? context?.old ?? null) as ApexList | null;
  const record = (records?.items as SObject[] | undefined)?.find((each) => each.id === id);
  if (record === undefined) throw ApexException.of('System.FinalException', 'SObject row does not allow errors');
  (record.errors ??= []).push({ field: null, message });
}
