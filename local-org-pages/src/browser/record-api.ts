/** `lightning/uiRecordApi`, as far as pages of an org need it: one record, read. */
import { serverMethod } from './apex.ts';
export { notifyRecordUpdateAvailable } from './apex.ts';

type FieldReference = string | { readonly fieldApiName: string };
interface UiRecord {
  readonly fields: Readonly<Record<string, { readonly value: unknown; readonly displayValue: string | null }>>;
}

export const getRecord = serverMethod('/record/read').adapter;

const nameOf = (field: FieldReference): string =>
  typeof field === 'string' ? field.split('.').slice(1).join('.') : field.fieldApiName;

export function getFieldValue(record: UiRecord | undefined, field: FieldReference): unknown {
  return record?.fields[nameOf(field)]?.value;
}

export function getFieldDisplayValue(record: UiRecord | undefined, field: FieldReference): string | null | undefined {
  return record?.fields[nameOf(field)]?.displayValue;
}
