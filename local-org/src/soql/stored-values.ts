/** Values between the store and Apex: one form per field type (see docs/architecture.md, "Values in the store"). */
import type { FieldInfo } from '../schema/model.ts';
import type { SqlValue } from '../store/store.ts';
import { ApexBlob } from '../runtime/blob.ts';
import { ApexList, ApexMap, ApexSet } from '../runtime/collections.ts';
import { ApexAddress, ApexLocation } from '../runtime/compound.ts';
import { ApexDate } from '../runtime/date.ts';
import { ApexDatetime } from '../runtime/datetime.ts';
import { ApexDecimal } from '../runtime/decimal.ts';
import { ApexDouble } from '../runtime/double.ts';
import { ApexTime } from '../runtime/time.ts';
import { userLocale, userZone } from '../runtime/zone.ts';
import { ApexEnum } from '../runtime/types.ts';
import type { Reader, RecordShape } from './record-builder.ts';

const READ_BOOLEAN: Reader = (value) => value === 1;
const READ_LONG: Reader = (value) => (value === null ? null : BigInt(value as number));
const READ_DATE: Reader = (value) => (value === null ? null : ApexDate.parseIso(value as string));
const READ_DATETIME: Reader = (value) => (value === null ? null : new ApexDatetime(value as number));
const READ_TIME: Reader = (value) => (value === null ? null : new ApexTime(value as number));
const READ_BLOB: Reader = (value) => (value === null ? null : new ApexBlob(value as Uint8Array));
const DECIMAL_READERS = Array.from(
  { length: 19 },
  (_, scale): Reader =>
    (value) =>
      value === null ? null : ApexDecimal.fromNumber(value as number, scale),
);
const READ_DECIMAL: Reader = (value) => (value === null ? null : ApexDecimal.fromNumber(value as number));

/** null: the store's value is Apex's (text, Ids, Integers). */
export function readerOf(field: FieldInfo): Reader | null {
  switch (field.type) {
    case 'boolean':
      return READ_BOOLEAN;
    case 'long':
      return READ_LONG;
    case 'double':
    case 'currency':
    case 'percent':
      return DECIMAL_READERS[field.scale] ?? READ_DECIMAL;
    case 'date':
      return READ_DATE;
    case 'datetime':
      return READ_DATETIME;
    case 'time':
      return READ_TIME;
    case 'base64':
      return READ_BLOB;
    default:
      return null;
  }
}

const JSON_READERS: ReadonlySet<Reader | null> = new Set([null, READ_BOOLEAN, READ_DATE, READ_DATETIME, READ_TIME]);

/** Whether JSON keeps every value of these records: not the last digits of numbers, and no bytes. */
export function passesAsJson({ readers, parents, computed, aliased }: RecordShape): boolean {
  return (
    computed.length === 0 &&
    aliased.length === 0 &&
    readers.every((reader) => JSON_READERS.has(reader)) &&
    parents.every(({ variants }) => variants.every(({ shape }) => passesAsJson(shape)))
  );
}

const READ_DOUBLE: Reader = (value) => (value === null ? null : new ApexDouble(value as number));

/** Numbers that aggregate functions make. */
export function numberReader(kind: 'integer' | 'decimal' | 'double'): Reader | null {
  if (kind === 'integer') return null;
  return kind === 'decimal' ? READ_DECIMAL : READ_DOUBLE;
}

/** `toLabel(Kinds__c)`: of several values at once; of a single one SQL makes the label. */
export function labelReader(field: FieldInfo): Reader {
  if (field.type !== 'multipicklist') return (value) => value;
  const labels = new Map(field.picklistValues.map((entry) => [entry.value.toLowerCase(), entry.label]));
  const label = (value: string) => labels.get(value.toLowerCase()) ?? value;
  return (value) => (value === null ? null : String(value).split(';').map(label).join(';'));
}

const DATE_AND_TIME = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const;

/** `FORMAT(Amount)`: as the running user reads it. */
export function formatReader(field: FieldInfo): Reader {
  const digits = { minimumFractionDigits: field.scale, maximumFractionDigits: field.scale };
  switch (field.type) {
    case 'currency':
      return (value) => (value === null ? null : `$${(value as number).toLocaleString(userLocale(), digits)}`);
    case 'percent':
      return (value) => (value === null ? null : `${(value as number).toLocaleString(userLocale(), digits)}%`);
    case 'int':
    case 'long':
    case 'double':
      return (value) => (value === null ? null : (value as number).toLocaleString(userLocale(), digits));
    case 'date':
      return (value) =>
        value === null ? null : new Date(value as string).toLocaleDateString(userLocale(), { timeZone: 'UTC' });
    case 'datetime':
      return (value) =>
        value === null
          ? null
          : new Date(value as number)
              .toLocaleString(userLocale(), { timeZone: userZone(), ...DATE_AND_TIME })
              .replace(/\u202f/g, ' ')
              .replace(/, /, ' ');
    default:
      return (value) => (value === null ? null : String(value));
  }
}

/** A value of Apex as SQLite takes it, whatever field it is for. */
export function sqlOf(value: unknown): SqlValue {
  switch (typeof value) {
    case 'string':
    case 'number':
      return value;
    case 'boolean':
      return value ? 1 : 0;
    case 'bigint':
      return Number(value);
    default:
  }
  if (value === null || value === undefined) return null;
  if (value instanceof ApexDate) return value.toIso();
  if (value instanceof ApexDatetime) return value.ms;
  if (value instanceof ApexDecimal) return value.toNumber();
  if (value instanceof ApexDouble) return value.value;
  if (value instanceof ApexTime) return value.ms;
  if (value instanceof ApexBlob) return value.bytes;
  if (value instanceof ApexEnum) return value.name;
  throw new TypeError(`No value of the store: ${String(value)}`);
}

/** The elements of a list or set (the keys of a map); null for what is no collection. */
export function itemsOf(value: unknown): Iterable<unknown> | null {
  if (value instanceof ApexList) return value.items;
  if (value instanceof ApexSet) return value.values();
  if (value instanceof ApexMap) return value.keys();
  return Array.isArray(value) ? (value as unknown[]) : null;
}

/** Address and Location values are not kept: their parts are. null where all parts are blank. */
export function compoundOf(isAddress: boolean, parts: readonly SqlValue[]): ApexAddress | ApexLocation | null {
  if (parts.every((part) => part === null)) return null;
  if (!isAddress) {
    const [latitude, longitude] = parts;
    return latitude === null || longitude === null ? null : new ApexLocation(Number(latitude), Number(longitude));
  }
  const [street, city, state, postalCode, country, latitude, longitude, geocodeAccuracy, stateCode, countryCode] =
    parts as readonly (string | null)[];
  const number = (value: string | null): number | null => (value === null ? null : Number(value));
  return new ApexAddress({
    street: street ?? null,
    city: city ?? null,
    state: state ?? null,
    postalCode: postalCode ?? null,
    country: country ?? null,
    latitude: number(latitude ?? null),
    longitude: number(longitude ?? null),
    geocodeAccuracy: geocodeAccuracy ?? null,
    stateCode: stateCode ?? null,
    countryCode: countryCode ?? null,
  });
}
