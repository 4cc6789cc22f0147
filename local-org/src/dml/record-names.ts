/** Names that the platform composes, and numbers that it gives. */
import type { SqlValue } from '../store/store.ts';
import type { FieldInfo } from '../schema/model.ts';
import type { SObject } from '../runtime/sobject.ts';
import type { DmlContext } from './dml-context.ts';

const NAME_ORDER = ['FirstName', 'MiddleName', 'LastName', 'Suffix'];

/** `First Middle Last Suffix`; null where the record has no such parts. */
export function personName(record: SObject): string | null {
  const type = record.sobjectType;
  const parts = NAME_ORDER.map((part) => type.field(part))
    .filter((field) => field !== null)
    .map((field) => record.values[field.index]);
  const name = parts
    .filter((part) => typeof part === 'string' && part.trim() !== '')
    .map((part) => (part as string).trim())
    .join(' ');
  return name === '' ? null : name;
}

type Numbering = { nextNumber?(sequence: string): number };

/** `INV-{00000}`, with `{YYYY}`, `{MM}` and `{DD}` as today's. */
export function autoNumber(context: DmlContext, field: FieldInfo): SqlValue {
  const number = (context.services.store as Numbering).nextNumber?.(`${field.object.name}.${field.name}`) ?? 1;
  const format = field.autoNumberFormat ?? (field.isNameField || field.isCustom ? '{0}' : '{00000000}');
  const today = new Date(context.transaction.now()).toISOString();
  return format
    .replace(/\{(0+)\}/, (_, zeros: string) => String(number).padStart(zeros.length, '0'))
    .replace('{YYYY}', today.slice(0, 4))
    .replace('{YY}', today.slice(2, 4))
    .replace('{MM}', today.slice(5, 7))
    .replace('{DD}', today.slice(8, 10));
}
