/** Values of Apex and literals of SOQL as what SQLite compares with: by the family of the field on the left. */
import type { FieldInfo } from '../schema/model.ts';
import type { SqlValue } from '../store/store.ts';
import { isIdText } from '../runtime/convert.ts';
import { toId18 } from '../schema/ids.ts';
import { SObject } from '../runtime/sobject.ts';
import type { Value } from './ast.ts';
import { queryException } from './query-errors.ts';
import type { Family } from './families.ts';
import { itemsOf, sqlOf } from './stored-values.ts';
import { holdsNames } from './virtual.ts';
import { jsonParameter } from '../store/null-characters.ts';

export function bindValue(value: unknown, family: Family): SqlValue {
  if (value === null || value === undefined) return null;
  if (value instanceof SObject) return value.id;
  const plain = sqlOf(value);
  switch (family) {
    case 'id':
      return typeof plain === 'string' && plain !== '' ? (toId18(plain) ?? plain) : null;
    case 'boolean':
      return plain === 1 || plain === 'true' ? 1 : 0;
    case 'number':
      return typeof plain === 'string' ? Number(plain) : plain;
    case 'date':
      return typeof plain === 'number' ? new Date(plain).toISOString().slice(0, 10) : plain;
    case 'datetime':
      return typeof plain === 'string' ? Date.parse(plain) : plain;
    case 'time':
    case 'blob':
      return plain;
    default:
      return plain === '' ? null : String(plain);
  }
}

/** The Id in 18 characters. References of metadata may hold names instead of Ids: `Account` for an EntityDefinition. A bound text that is no Id finds nothing, a literal is refused. */
function literalId(text: string, field: FieldInfo | null): string {
  const id = toId18(text);
  if (id !== null) return id;
  if (isIdText(text) || (field !== null && holdsNames(field) && /^[\w.:-]+$/.test(text))) return text;
  throw queryException(`invalid ID field: ${text}`);
}

/** A collection (or a single value) as JSON text for `json_each`. Nulls are left out: the caller asked for them apart. */
export function bindList(value: unknown, family: Family): string {
  const items = itemsOf(value);
  if (items === null) {
    const single = bindValue(value, family);
    return single === null ? '[]' : jsonParameter([single]);
  }
  const values: SqlValue[] = [];
  for (const item of items) {
    const plain = typeof item === 'string' && family === 'id' && item.length === 18 ? item : bindValue(item, family);
    if (plain !== null) values.push(plain);
  }
  return jsonParameter(values);
}

export function literalValue(value: Value, family: Family, field: FieldInfo | null): SqlValue {
  const wrong = (type: string) =>
    queryException(`value of filter criterion for field '${field?.name ?? ''}' must be of type ${type}`);
  switch (value.kind) {
    case 'null':
      return null;
    case 'boolean':
      if (family !== 'boolean') throw wrong(typeName(family));
      return value.value ? 1 : 0;
    case 'number':
    case 'currency':
      if (family !== 'number') throw wrong(typeName(family));
      return Number(value.text.replace(/^[A-Za-z]{3}/, ''));
    case 'string':
      if (family === 'id') return value.value === '' ? null : literalId(value.value, field);
      if (family !== 'text' && family !== 'exactText' && family !== 'multipicklist') throw wrong(typeName(family));
      return value.value === '' ? null : value.value;
    case 'date':
      if (family !== 'date') throw wrong(typeName(family));
      return value.text;
    case 'datetime':
      if (family !== 'datetime') throw wrong(typeName(family));
      return Date.parse(value.text);
    case 'time':
      return timeOf(value.text);
    default:
      throw queryException(`unexpected token: '${value.kind}'`);
  }
}

function timeOf(text: string): number {
  const match = /^(\d+):(\d+):(\d+)(?:\.(\d+))?/.exec(text);
  if (match === null) throw queryException(`invalid time: ${text}`);
  return (
    ((Number(match[1]) * 60 + Number(match[2])) * 60 + Number(match[3])) * 1000 +
    Number((match[4] ?? '0').padEnd(3, '0').slice(0, 3))
  );
}

function typeName(family: Family): string {
  switch (family) {
    case 'id':
      return 'ID and should be enclosed in quotes';
    case 'number':
      return 'double and should not be enclosed in quotes';
    case 'date':
      return 'date and should not be enclosed in quotes';
    case 'datetime':
      return 'dateTime and should not be enclosed in quotes';
    case 'boolean':
      return 'boolean and should not be enclosed in quotes';
    default:
      return 'String and should be enclosed in quotes';
  }
}
