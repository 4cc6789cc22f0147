/** What may be put into a field: conversions of `SObject.put` and of deserialised records. */
import { ApexBlob } from './blob.ts';
import { doubleToDecimal, toId } from './convert.ts';
import { ApexDate } from './date.ts';
import { ApexDatetime } from './datetime.ts';
import { ApexDecimal } from './decimal.ts';
import { ApexDouble } from './double.ts';
import { ApexException } from './exception.ts';
import { runtimeTypeOf } from './type-of.ts';
import { ApexTime } from './time.ts';
import { toId18 } from '../schema/ids.ts';
import type { FieldInfo, FieldType } from '../schema/model.ts';

/** Apex types of fields. */
const APEX_TYPES: Partial<Readonly<Record<FieldType, string>>> = {
  id: 'Id',
  reference: 'Id',
  boolean: 'Boolean',
  int: 'Integer',
  long: 'Long',
  double: 'Decimal',
  currency: 'Decimal',
  percent: 'Decimal',
  date: 'Date',
  datetime: 'Datetime',
  time: 'Time',
  base64: 'Blob',
  anytype: 'Object',
  address: 'Address',
  location: 'Location',
};

/** References of custom metadata to objects and fields hold names, and are of type String to Apex. */
export function refersToDefinition(field: FieldInfo): boolean {
  return (
    field.relationship !== null &&
    field.relationship.targets.some((target) => /^(?:Entity|Field)Definition$|^EntityParticle$/.test(target))
  );
}

/** Name of the Apex type that a field's values have. */
export function apexTypeOf(field: FieldInfo): string {
  return APEX_TYPES[field.type] ?? 'String';
}

function illegal(field: FieldInfo, value: unknown): ApexException {
  return ApexException.of(
    'System.SObjectException',
    `Illegal assignment from ${runtimeTypeOf(value)?.name ?? 'Object'} to ${apexTypeOf(field)}`,
  );
}

/** The value as the field holds it. Throws SObjectException for a value of another type. */
export function fieldValue(field: FieldInfo, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  switch (apexTypeOf(field)) {
    case 'String':
      if (typeof value === 'string') return value;
      break;
    case 'Id':
      if (typeof value === 'string') return idOf(field, value);
      break;
    case 'Boolean':
      if (typeof value === 'boolean') return value;
      break;
    case 'Integer':
      if (typeof value === 'number') return value;
      if (typeof value === 'bigint') return Number(BigInt.asIntN(32, value));
      if (value instanceof ApexDecimal && Number.isInteger(value.toNumber())) return value.toNumber();
      break;
    case 'Long':
      if (typeof value === 'bigint') return value;
      if (typeof value === 'number') return BigInt(value);
      break;
    case 'Decimal':
      return decimalOf(field, value);
    case 'Date':
      if (value instanceof ApexDate) return value;
      break;
    case 'Datetime':
      if (value instanceof ApexDatetime) return value;
      if (value instanceof ApexDate) return new ApexDatetime(value.utc().getTime());
      break;
    case 'Time':
      if (value instanceof ApexTime) return value;
      break;
    case 'Blob':
      if (value instanceof ApexBlob) return value;
      break;
    default:
      return value;
  }
  throw illegal(field, value);
}

function idOf(field: FieldInfo, text: string): string | null {
  if (text === '') return null;
  return field.relationship === null ? toId(text) : (toId18(text) ?? text);
}

function decimalOf(field: FieldInfo, value: unknown): ApexDecimal {
  if (value instanceof ApexDecimal) return value;
  if (typeof value === 'number') return ApexDecimal.fromNumber(value);
  if (typeof value === 'bigint') return ApexDecimal.of(value);
  if (value instanceof ApexDouble) return doubleToDecimal(value.value);
  throw illegal(field, value);
}
