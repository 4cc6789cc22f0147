/** From Apex's value of a field to the store's, with the checks that every save makes. */
import type { FieldInfo, Schema } from '../schema/model.ts';
import { toId18 } from '../schema/ids.ts';
import type { SqlValue } from '../store/store.ts';
import { sqlOf } from '../soql/stored-values.ts';
import type { DmlError } from './dml.ts';
import {
  badPicklistValue,
  dmlError,
  invalidEmail,
  malformedId,
  outOfRange,
  tooLong,
  wrongIdType,
} from './dml-errors.ts';

/** Writes one field. What it refuses it puts into `errors` and answers null. */
export type FieldWriter = (value: unknown, errors: DmlError[], truncate: boolean) => SqlValue;

/**
 * The part before the `@` may hold what RFC 5322 allows without quotes and non-Latin letters, no leading dot; the domain needs a dot.
 * Source: Salesforce Help, "Invalid email address" and "Email address limits".
 */
const EMAIL =
  /^[a-z0-9!#$%&'*/=?^_+`{|}~\-\u0080-\uffff][a-z0-9!#$%&'*/=?^_+`{|}~.\-\u0080-\uffff]*@(?:[a-z0-9\u0080-\uffff](?:[a-z0-9\-\u0080-\uffff]*[a-z0-9\u0080-\uffff])?\.)+[a-z0-9\u0080-\uffff][a-z0-9\-\u0080-\uffff]*$/;

function textWriter(field: FieldInfo, trims: boolean): FieldWriter {
  const { length } = field;
  return (value, errors, truncate) => {
    if (value === null || value === undefined) return null;
    let text = typeof value === 'string' ? value : String(sqlOf(value));
    if (trims) text = text.trim();
    if (text === '') return null;
    if (length > 0 && text.length > length) {
      if (!truncate) {
        errors.push(tooLong(field, text));
        return null;
      }
      text = text.slice(0, length);
    }
    return text;
  };
}

function emailWriter(field: FieldInfo): FieldWriter {
  const { length } = field;
  return (value, errors) => {
    if (value === null || value === undefined) return null;
    const text = (value as string).trim().toLowerCase();
    if (text === '') return null;
    if (text.length > length && length > 0) {
      errors.push(tooLong(field, text));
      return null;
    }
    if (!EMAIL.test(text)) {
      errors.push(invalidEmail(field, value as string));
      return null;
    }
    return text;
  };
}

const isUsername = (field: FieldInfo): boolean => field.name === 'Username' && field.object.name === 'User';

/** Kept in lower case, as addresses are. */
function usernameWriter(field: FieldInfo): FieldWriter {
  const plain = textWriter(field, true);
  return (value, errors, truncate) => {
    const text = plain(value, errors, truncate);
    return typeof text === 'string' ? text.toLowerCase() : text;
  };
}

function picklistWriter(field: FieldInfo): FieldWriter {
  const plain = textWriter(field, true);
  if (field.picklistValues.length === 0) return plain;
  const known = new Map(field.picklistValues.map((entry) => [entry.value.toLowerCase(), entry]));
  return (value, errors, truncate) => {
    const text = plain(value, errors, truncate) as string | null;
    if (text === null) return null;
    const entry = known.get(text.toLowerCase());
    const written = entry?.value ?? text;
    if (!field.restrictedPicklist || entry?.isActive === true) return written;
    errors.push(badPicklistValue(field, written));
    return null;
  };
}

/** Values chosen, in the picklist's order, each once. */
function multipicklistWriter(field: FieldInfo): FieldWriter {
  const order = new Map(field.picklistValues.map((entry, i) => [entry.value.toLowerCase(), i]));
  const asListed = (part: string): string => field.picklistValues[order.get(part.toLowerCase()) ?? -1]?.value ?? part;
  return (value, errors) => {
    if (value === null || value === undefined || value === '') return null;
    const chosen = [
      ...new Set(
        (value as string)
          .split(';')
          .map((part) => part.trim())
          .filter((part) => part !== '')
          .map(asListed),
      ),
    ];
    if (field.restrictedPicklist) {
      const bad = chosen.find((part) => !order.has(part.toLowerCase()));
      if (bad !== undefined) {
        errors.push(badPicklistValue(field, bad));
        return null;
      }
    }
    chosen.sort((a, b) => (order.get(a.toLowerCase()) ?? order.size) - (order.get(b.toLowerCase()) ?? order.size));
    return chosen.length === 0 ? null : chosen.join(';');
  };
}

function referenceWriter(field: FieldInfo, schema: Schema): FieldWriter {
  const targets = new Set(field.relationship?.targets ?? []);
  const prefixes = new Set([...targets].map((name) => schema.type(name)?.keyPrefix).filter((prefix) => prefix != null));
  const isOpen =
    prefixes.size === 0 ||
    [...targets].some((name) => schema.type(name) === null || schema.type(name)!.keyPrefix === null);
  return (value, errors) => {
    if (value === null || value === undefined || value === '') return null;
    const id = toId18(value as string);
    if (id === null) {
      if (!isOpen) errors.push(malformedId(field, value as string));
      return isOpen ? (value as string) : null;
    }
    if (!isOpen && !prefixes.has(id.slice(0, 3))) {
      errors.push(wrongIdType(field, value as string));
      return null;
    }
    return id;
  };
}

function numberWriter(field: FieldInfo): FieldWriter {
  const digits = field.precision - field.scale;
  const bound = digits > 0 && digits < 19 ? 10 ** digits : Infinity;
  return (value, errors) => {
    if (value === null || value === undefined) return null;
    const number = Number(sqlOf(value));
    if (!Number.isFinite(number)) {
      errors.push(
        dmlError('INVALID_TYPE_ON_FIELD_IN_RECORD', `${field.label}: value not of required type: ${String(value)}`, [
          field.name,
        ]),
      );
      return null;
    }
    if (Math.abs(number) >= bound) {
      errors.push(outOfRange(field, number));
      return null;
    }
    return Number.isInteger(number) ? number : roundTo(number, field.scale);
  };
}

/** Half up, as the platform rounds to the field's decimals; beyond 15 digits a double has none to round. */
function roundTo(number: number, scale: number): number {
  const size = Math.abs(number);
  if (size * 10 ** scale > 1e15) return number;
  const text = String(size);
  const shifted = text.includes('e') ? size * 10 ** scale : Number(`${text}e${scale}`);
  return (Math.sign(number) * Math.round(shifted)) / 10 ** scale;
}

const plainWriter: FieldWriter = (value) => sqlOf(value);
const booleanWriter: FieldWriter = (value) => (value === true ? 1 : 0);
/** Seconds are the finest the platform keeps of a Datetime. */
const datetimeWriter: FieldWriter = (value) => {
  const ms = sqlOf(value);
  return ms === null ? null : Math.floor((ms as number) / 1000) * 1000;
};

/** null: the field has no column, nothing is written. */
export function writerOf(field: FieldInfo, schema: Schema): FieldWriter | null {
  if (field.column === null) return null;
  switch (field.type) {
    case 'boolean':
      return booleanWriter;
    case 'int':
    case 'long':
    case 'double':
    case 'currency':
    case 'percent':
      return numberWriter(field);
    case 'datetime':
      return datetimeWriter;
    case 'date':
    case 'time':
    case 'base64':
      return plainWriter;
    case 'email':
      return emailWriter(field);
    case 'picklist':
      return picklistWriter(field);
    case 'multipicklist':
      return multipicklistWriter(field);
    case 'id':
    case 'reference':
      return referenceWriter(field, schema);
    case 'string':
      return isUsername(field) ? usernameWriter(field) : textWriter(field, true);
    case 'phone':
    case 'url':
      return textWriter(field, true);
    default:
      return textWriter(field, false);
  }
}
