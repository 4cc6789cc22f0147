/** Results of `@AuraEnabled` methods as JSON: records without `attributes`, times in ISO 8601 with `Z`. */
import { ApexBlob } from '../runtime/blob.ts';
import { ApexList, ApexMap, ApexSet } from '../runtime/collections.ts';
import { ApexDate } from '../runtime/date.ts';
import { ApexDatetime } from '../runtime/datetime.ts';
import { ApexDecimal } from '../runtime/decimal.ts';
import { ApexDouble } from '../runtime/double.ts';
import { ApexException } from '../runtime/exception.ts';
import { SObject } from '../runtime/sobject.ts';
import { apexText } from '../runtime/text.ts';
import { ApexTime } from '../runtime/time.ts';
import { ApexEnum, ApexObject, type UserClass } from '../runtime/types.ts';

/** The platform ends a response that is larger. */
const GREATEST_RESPONSE = 6 * 1024 * 1024;

/** Throws LimitException for more than 6 MB. */
export function writeAura(value: unknown): string {
  const text = JSON.stringify(plain(value));
  if (text.length > GREATEST_RESPONSE) throw ApexException.of('System.LimitException', 'Maximum response size reached');
  return text;
}

function plain(value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (typeof value === 'bigint') return Number(value);
  if (typeof value !== 'object') return value;
  if (value instanceof ApexDecimal) return Number(value.toPlainString());
  if (value instanceof ApexDouble) return value.value;
  if (value instanceof ApexDate || value instanceof ApexDatetime) return value.toIso();
  if (value instanceof ApexTime) return value.toString();
  if (value instanceof ApexBlob) return value.buffer().toString('base64');
  if (value instanceof ApexEnum) return value.name;
  if (value instanceof ApexList) return value.items.map(plain);
  if (value instanceof ApexSet) return [...value.values()].map(plain);
  if (value instanceof ApexMap)
    return Object.fromEntries([...value.entries()].map(([key, item]) => [apexText(key), plain(item)]));
  if (value instanceof SObject) return record(value);
  if (value instanceof ApexObject) return members(value);
  throw ApexException.of('System.TypeException', `Unsupported return type: ${apexText(value)}`);
}

/** Only what was queried or set, and is not null. */
function record(value: SObject): object {
  const { sobjectType: type, values } = value;
  const entries: [string, unknown][] = [];
  for (const { name, index } of type.fields) if (values[index] != null) entries.push([name, plain(values[index])]);
  for (const { name, index } of type.relationships)
    if (values[index] != null) entries.push([name, plain(values[index])]);
  for (const { name, index } of type.childRelationships)
    if (index >= 0 && name !== null && values[index] instanceof ApexList) entries.push([name, plain(values[index])]);
  return Object.fromEntries(entries);
}

/** Only what is marked as @AuraEnabled; a null member is left out. */
function members(value: ApexObject): object {
  const entries: [string, unknown][] = [];
  for (let cls: UserClass | null = value.constructor as unknown as UserClass; cls !== null; cls = cls.$superclass) {
    for (const field of cls.$fields) {
      if (field.annotations?.some(isAuraEnabled) === true)
        entries.push([field.name, plain((value as Record<string, unknown>)[field.js])]);
    }
  }
  return Object.fromEntries(entries.filter(([, item]) => item !== null));
}

/** For annotations of members and methods alike. */
export const isAuraEnabled = ({ name }: { readonly name: string }): boolean => name.toLowerCase() === 'auraenabled';
