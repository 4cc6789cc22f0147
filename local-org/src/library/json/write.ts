/** Apex values → JSON text, as `JSON.serialize` writes it. */
import { ApexUuid } from '../uuid.ts';
import { isJsonWritable } from './platform.ts';
import { aliasedValues } from '../../runtime/aliased.ts';
import { ApexBlob } from '../../runtime/blob.ts';
import { ApexList, ApexMap, ApexSet } from '../../runtime/collections.ts';
import { ApexDate } from '../../runtime/date.ts';
import { ApexDatetime } from '../../runtime/datetime.ts';
import { ApexDecimal } from '../../runtime/decimal.ts';
import { ApexDouble, doubleText } from '../../runtime/double.ts';
import { apexText } from '../../runtime/text.ts';
import { DOUBLE } from '../../runtime/runtime-types.ts';
import { SObject } from '../../runtime/sobject.ts';
import { ApexTime } from '../../runtime/time.ts';
import { SObjectFieldToken } from '../../runtime/tokens.ts';
import { ApexEnum, ApexObject, type RuntimeType, type UserClass } from '../../runtime/types.ts';
import { jsonError } from './tokens.ts';

/** Levels of nesting the platform follows before it gives up on what must be a circle. */
const MAX_DEPTH = 500;

export interface WriteOptions {
  readonly suppressNulls: boolean;
  readonly pretty: boolean;
}

export function writeJson(value: unknown, options: WriteOptions): string {
  return write(value, null, options, 0);
}

/** JSON text of a string. Non-ASCII characters stay; the slash is not escaped. */
export function quoteJson(text: string): string {
  return JSON.stringify(text);
}

function write(value: unknown, type: RuntimeType | null, options: WriteOptions, depth: number): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'string') return quoteJson(value);
  if (typeof value === 'number') return type === DOUBLE ? doubleJson(value) : String(value);
  if (typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  if (depth > MAX_DEPTH) throw jsonError('Maximum JSON nesting depth exceeded: the object refers to itself');
  return scalar(value) ?? structure(value, options, depth + 1);
}

function doubleJson(value: number): string {
  return Number.isFinite(value) ? doubleText(value) : quoteJson(doubleText(value));
}

function scalar(value: object): string | null {
  if (value instanceof ApexDecimal) return value.toPlainString();
  if (value instanceof ApexDouble) return doubleJson(value.value);
  if (value instanceof ApexDate) return quoteJson(value.toIso());
  if (value instanceof ApexDatetime) return quoteJson(value.toIso());
  if (value instanceof ApexTime) return quoteJson(value.toString());
  if (value instanceof ApexBlob) return quoteJson(value.buffer().toString('base64'));
  if (value instanceof ApexEnum) return quoteJson(value.name);
  if (value instanceof ApexUuid) return quoteJson(value.text);
  return null;
}

function structure(value: object, options: WriteOptions, depth: number): string {
  if (value instanceof ApexList) return array(value.items, value.elementType, options, depth);
  if (value instanceof ApexSet) return array([...value.values()], value.elementType, options, depth);
  if (value instanceof ApexMap) return object(mapEntries(value), options, depth);
  if (value instanceof SObject) return object(recordEntries(value), { ...options, suppressNulls: false }, depth);
  if (value instanceof ApexObject) return object(objectEntries(value), options, depth);
  if (isJsonWritable(value))
    return object(
      value.jsonEntries().map(([name, item]) => [name, item, null] as const),
      options,
      depth,
    );
  const name = value instanceof SObjectFieldToken ? 'Schema.SObjectField' : apexText(value);
  throw jsonError(`Apex Type unsupported in JSON: ${name}`);
}

type Entry = readonly [name: string, value: unknown, type: RuntimeType | null];

function mapEntries(map: ApexMap): Entry[] {
  return [...map.entries()].reverse().map(([key, value]) => {
    if (key === null) throw jsonError('Map keys must not be null');
    return [scalar(Object(key) as object)?.replace(/^"|"$/g, '') ?? apexText(key), value, map.valueType];
  });
}

/** Those of the superclass first; of each class from the last name to the first. */
function objectEntries(value: ApexObject): Entry[] {
  const entries: Entry[] = [];
  for (let cls: UserClass | null = value.constructor as unknown as UserClass; cls !== null; cls = cls.$superclass) {
    entries.unshift(
      ...writtenFields(cls).map((field): Entry => [
        field.name,
        (value as Record<string, unknown>)[field.js],
        field.type,
      ]),
    );
  }
  return entries;
}

const written = new WeakMap<UserClass, UserClass['$fields']>();

function writtenFields(cls: UserClass): UserClass['$fields'] {
  let fields = written.get(cls);
  if (fields === undefined) {
    fields = cls.$fields.filter((field) => !field.transient).sort((a, b) => (a.name < b.name ? 1 : -1));
    written.set(cls, fields);
  }
  return fields;
}

/** Children of a query look like a query's answer. */
class Children {
  readonly list: ApexList;
  constructor(list: ApexList) {
    this.list = list;
  }
}

function recordEntries(record: SObject): Entry[] {
  const { sobjectType: type, values } = record;
  const attributes = new Attributes(type.name, record.id);
  const entries: Entry[] = [['attributes', attributes, null]];
  for (const field of type.fields)
    if (values[field.index] !== undefined) entries.push([field.name, fieldJson(values[field.index]), null]);
  for (const [name, value] of aliasedValues(record) ?? []) entries.push([name, fieldJson(value), null]);
  for (const relationship of type.relationships)
    if (values[relationship.index] != null) entries.push([relationship.name, values[relationship.index], null]);
  for (const relationship of type.childRelationships) {
    const children = relationship.index >= 0 ? values[relationship.index] : undefined;
    if (children instanceof ApexList) entries.push([relationship.name!, new Children(children), null]);
  }
  return entries;
}

/** JSON text that is written literally. */
class Verbatim {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** Datetimes of records name the offset; elsewhere they end with `Z`. */
function fieldJson(value: unknown): unknown {
  return value instanceof ApexDatetime ? new Verbatim(quoteJson(value.toIso().replace('Z', '+0000'))) : value;
}

class Attributes {
  readonly type: string;
  readonly id: string | null;
  constructor(type: string, id: string | null) {
    this.type = type;
    this.id = id;
  }
}

/** Version in the address of a record; what the platform writes is the version of the caller's API. */
const API_VERSION = '67.0';

function array(items: readonly unknown[], type: RuntimeType | null, options: WriteOptions, depth: number): string {
  if (items.length === 0) return options.pretty ? '[ ]' : '[]';
  // Arrays do not indent what is in them.
  const parts = items.map((item) => write(item, type, options, depth - 1));
  return options.pretty ? `[ ${parts.join(', ')} ]` : `[${parts.join(',')}]`;
}

function object(entries: readonly Entry[], options: WriteOptions, depth: number): string {
  const kept = options.suppressNulls ? entries.filter(([, value]) => value !== null && value !== undefined) : entries;
  const parts = kept.map(
    ([name, value, type]) => `${quoteJson(name)}${options.pretty ? ' : ' : ':'}${member(value, type, options, depth)}`,
  );
  if (!options.pretty) return `{${parts.join(',')}}`;
  if (parts.length === 0) return '{ }';
  const indent = '  '.repeat(depth);
  return `{\n${parts.map((part) => indent + part).join(',\n')}\n${'  '.repeat(depth - 1)}}`;
}

function member(value: unknown, type: RuntimeType | null, options: WriteOptions, depth: number): string {
  if (value instanceof Attributes) {
    const url =
      value.id === null
        ? []
        : [['url', `/services/data/v${API_VERSION}/sobjects/${value.type}/${value.id}`, null] as Entry];
    return object([['type', value.type, null], ...url], options, depth + 1);
  }
  if (value instanceof Children) {
    const { list } = value;
    return object(
      [
        ['totalSize', list.size, null],
        ['done', true, null],
        ['records', list, null],
      ],
      options,
      depth + 1,
    );
  }
  if (value instanceof Verbatim) return value.text;
  return write(value, type, options, depth);
}
