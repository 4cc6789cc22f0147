/** JSON members and CSV cells → records, checked as the API checks them before the save order sees them. */
import { tx } from '../../runtime/context.ts';
import { ApexBlob } from '../../runtime/blob.ts';
import { ApexDate } from '../../runtime/date.ts';
import { ApexDatetime } from '../../runtime/datetime.ts';
import { ApexDecimal } from '../../runtime/decimal.ts';
import { SObject } from '../../runtime/sobject.ts';
import { ApexTime } from '../../runtime/time.ts';
import { parseIsoDate, parseIsoDatetime, parseIsoTime } from '../../library/text/iso.ts';
import { toId18 } from '../../schema/ids.ts';
import type { FieldInfo, RelationshipInfo, SObjectType } from '../../schema/model.ts';
import type { UserInfoRecord } from '../../runtime/transaction.ts';
import { apiError, badJson } from '../api-errors.ts';
import { isObject, type JsonObject } from '../http.ts';

export type Verb = 'create' | 'update' | 'upsert';

/**
 * A record out of JSON. `Id` is left out: where it may stand, the caller sets it.
 * Throws ApiError.
 */
export function recordFromJson(type: SObjectType, json: JsonObject, user: UserInfoRecord, verb: Verb): SObject {
  const record = new SObject(type);
  const closed: string[] = [];
  for (const [name, value] of Object.entries(json)) {
    if (name === 'attributes' || name.toLowerCase() === 'id') continue;
    const field = type.field(name);
    if (field === null) {
      const relationship = type.relationship(name);
      if (relationship === null || (!isObject(value) && value !== null)) throw noSuchField(type, name);
      if (value !== null) record.values[relationship.field.index] = lookUp(relationship, value as JsonObject);
      continue;
    }
    if (!isOpen(user, field, verb)) closed.push(field.name);
    else record.values[field.index] = valueFromJson(field, value);
  }
  if (closed.length > 0) throw closedFields(closed);
  return record;
}

export function noSuchField(type: SObjectType, name: string): Error {
  return apiError(400, 'INVALID_FIELD', `No such column '${name}' on sobject of type ${type.name}`);
}

function closedFields(names: readonly string[]): Error {
  const message = `Unable to create/update fields: ${names.join(', ')}. Please check the security settings of this field and verify that it is read/write for your profile or permission set.`;
  return apiError(400, 'INVALID_FIELD_FOR_INSERT_UPDATE', message, names);
}

export function isOpen(user: UserInfoRecord, field: FieldInfo, verb: Verb): boolean {
  const can =
    verb === 'create' ? field.createable : verb === 'update' ? field.updateable : field.createable || field.updateable;
  if (!can) return false;
  const { security } = tx().org;
  return security === undefined || security.canField(user, field, 'edit');
}

/** `{ "ExternalKey__c": "x" }`: the Id of the record that has it. */
function lookUp(relationship: RelationshipInfo, value: JsonObject): string {
  const attributes = value.attributes;
  const named =
    isObject(attributes) && typeof attributes.type === 'string' ? attributes.type : (relationship.targets[0] ?? '');
  const entries = Object.entries(value).filter(([name]) => name !== 'attributes');
  if (entries.length !== 1) throw badJson(`Expected one external id field in ${relationship.name}`);
  return idByExternal(named, entries[0][0], entries[0][1]);
}

/** Throws ApiError where no record, or more than one, has the value. */
export function idByExternal(object: string, fieldName: string, value: unknown): string {
  const { schema, queries } = tx().org;
  const type = schema.type(object);
  const field = type?.field(fieldName) ?? null;
  if (type === null || field === null)
    throw apiError(400, 'INVALID_FIELD', `No such column '${fieldName}' on sobject of type ${object}`);
  if (!field.externalId && field.name !== 'Id' && !field.isNameField)
    throw apiError(
      400,
      'INVALID_FIELD',
      `Field name provided, ${field.name} is not an External ID or indexed field for ${type.name}`,
    );
  const found = queries.run(queries.parse(`SELECT Id FROM ${type.name} WHERE ${field.name} = :value LIMIT 2`), {
    access: 'user',
    sharing: 'with',
    uncounted: true,
    namedBinds: () => valueFromJson(field, value),
  });
  if (found.length === 0)
    throw apiError(
      400,
      'INVALID_FIELD',
      `Foreign key external ID: ${String(value).toLowerCase()} not found for field ${field.name} in entity ${type.name}`,
    );
  if (found.length > 1)
    throw apiError(
      400,
      'INVALID_FIELD',
      `More than one record found for external id field ${field.name}: [${found.map((record) => record.id).join(', ')}]`,
    );
  return found[0].id!;
}

const JAVA_TYPE: Partial<Readonly<Record<FieldInfo['type'], string>>> = {
  boolean: 'boolean',
  int: 'int',
  long: 'long',
  double: 'double',
  currency: 'double',
  percent: 'double',
  date: 'date',
  datetime: 'datetime',
  time: 'time',
  base64: 'base64Binary',
};

/** A JSON value as Apex has it in this field. Throws ApiError `JSON_PARSER_ERROR`. */
export function valueFromJson(field: FieldInfo, value: unknown): unknown {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'object') throw wrongType(field, value);
  const converted = typeof value === 'boolean' ? fromBoolean(field, value) : valueFromText(field, String(value));
  if (converted === undefined) throw wrongType(field, value);
  return converted;
}

function fromBoolean(field: FieldInfo, value: boolean): unknown {
  if (field.type === 'boolean') return value;
  return JAVA_TYPE[field.type] === undefined ? String(value) : undefined;
}

function wrongType(field: FieldInfo, value: unknown): Error {
  const token =
    typeof value === 'string'
      ? 'VALUE_STRING'
      : typeof value === 'number'
        ? 'VALUE_NUMBER'
        : typeof value === 'boolean'
          ? `VALUE_${String(value).toUpperCase()}`
          : Array.isArray(value)
            ? 'START_ARRAY'
            : 'START_OBJECT';
  const shown = typeof value === 'object' ? (Array.isArray(value) ? '[' : '{') : String(value);
  return badJson(
    `Cannot deserialize instance of ${JAVA_TYPE[field.type] ?? 'string'} from ${token} value ${shown} or request may be missing a required field`,
  );
}

const NUMBER = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?$/;
const WHOLE = /^[-+]?\d+(?:\.0*)?$/;

/** Text that is not empty as Apex has it in this field; undefined where it is none. */
export function valueFromText(field: FieldInfo, text: string): unknown {
  switch (field.type) {
    case 'boolean':
      return /^true$/i.test(text) || text === '1' ? true : /^false$/i.test(text) || text === '0' ? false : undefined;
    case 'int':
      return WHOLE.test(text) && Math.abs(Number(text)) < 2 ** 31 ? Number(text) : undefined;
    case 'long':
      return WHOLE.test(text) ? BigInt(text.replace(/\.0*$/, '')) : undefined;
    case 'double':
    case 'currency':
    case 'percent':
      return NUMBER.test(text) ? ApexDecimal.of(text.startsWith('+') ? text.slice(1) : text) : undefined;
    case 'date': {
      const days = parseIsoDate(text);
      return days === null ? undefined : new ApexDate(days);
    }
    case 'datetime': {
      const ms = parseIsoDatetime(text);
      return ms === null ? undefined : new ApexDatetime(ms);
    }
    case 'time': {
      const ms = parseIsoTime(text);
      return ms === null ? undefined : new ApexTime(ms);
    }
    case 'base64':
      return new ApexBlob(Buffer.from(text, 'base64'));
    case 'id':
    case 'reference':
      return toId18(text) ?? text;
    default:
      return text;
  }
}
