/** Records as the REST API writes them: the fields of the query in its order, under their proper names. */
import { ApexBlob } from '../../runtime/blob.ts';
import { ApexList } from '../../runtime/collections.ts';
import { ApexDate } from '../../runtime/date.ts';
import { ApexDatetime } from '../../runtime/datetime.ts';
import { ApexDecimal } from '../../runtime/decimal.ts';
import { ApexDouble, doubleText } from '../../runtime/double.ts';
import { SObject } from '../../runtime/sobject.ts';
import { ApexTime } from '../../runtime/time.ts';
import type { SoqlQuery } from '../../soql/ast.ts';
import type { Schema, SObjectType } from '../../schema/model.ts';
import type { FieldExpr } from '../../soql/ast.ts';

/** JSON text of a record. */
export interface RecordWriter {
  write(record: SObject): string;
}

/** One wanted value: of the record, of a parent, or a list of children. `null`: whatever the record holds. */
interface Wanted {
  readonly name: string;
  readonly parent: Wanted[] | null | undefined;
  readonly children: Wanted[] | undefined;
}

/** Wanted values of records of one type, with the slots they are in. */
interface Layout {
  readonly type: SObjectType;
  readonly parts: readonly {
    readonly key: string;
    readonly slot: number;
    readonly write: (value: unknown, record: SObject) => string;
  }[];
}

export function queryWriter(query: SoqlQuery, schema: Schema, version: string): RecordWriter {
  return writerOf(wantedOf(query), schema, version);
}

/** Every populated field of a record, for a record that stands alone. */
export function recordWriter(schema: Schema, version: string): RecordWriter {
  return writerOf(null, schema, version);
}

function wantedOf(query: SoqlQuery): Wanted[] | null {
  const wanted: Wanted[] = [];
  const alias = (query.from.alias ?? query.from.name).toLowerCase();
  for (const item of query.select) {
    if (item.kind === 'subquery') {
      const name = item.query.from.name;
      wanted.push({
        name: name.includes('.') ? name.slice(name.indexOf('.') + 1) : name,
        parent: undefined,
        children: wantedOf(item.query) ?? [],
      });
      continue;
    }
    if (item.kind === 'typeof') {
      wanted.push({ name: item.field.at(-1)!, parent: null, children: undefined });
      continue;
    }
    if (item.expr.kind === 'function' && item.expr.name.toLowerCase() === 'fields') return null;
    const path = pathOf(item.expr);
    if (path.length > 1 && path[0].toLowerCase() === alias) path.shift();
    add(wanted, path);
  }
  return wanted;
}

/** Of the innermost field of a function. */
export function pathOf(expr: FieldExpr): string[] {
  if (expr.kind === 'path') return [...expr.path];
  const inner = expr.args.find((arg) => arg.kind === 'path' || arg.kind === 'function');
  return inner === undefined ? [] : pathOf(inner as FieldExpr);
}

function add(wanted: Wanted[], path: readonly string[]): void {
  const [name, ...rest] = path;
  if (name === undefined) return;
  if (rest.length === 0) {
    wanted.push({ name, parent: undefined, children: undefined });
    return;
  }
  let parent = wanted.find((other) => other.parent != null && other.name.toLowerCase() === name.toLowerCase());
  if (parent === undefined) wanted.push((parent = { name, parent: [], children: undefined }));
  add(parent.parent!, rest);
}

function writerOf(wanted: readonly Wanted[] | null, schema: Schema, version: string): RecordWriter {
  // Rows of one query are of one type, nearly always.
  let layout: Layout | null = null;
  return {
    write(record) {
      if (layout?.type !== record.sobjectType) layout = layoutOf(wanted, record.sobjectType, schema, version);
      let text = attributes(record, schema, version);
      for (const { key, slot, write } of layout.parts) {
        if (wanted !== null || record.values[slot] !== undefined) text += key + write(record.values[slot], record);
      }
      return `${text}}`;
    },
  };
}

function attributes(record: SObject, schema: Schema, version: string): string {
  const { id } = record;
  if (id === null || record.sobjectType.name === 'AggregateResult')
    return `{"attributes":{"type":"${record.sobjectType.name}"}`;
  // A polymorphic parent is of the type of its Id.
  const name =
    record.sobjectType.name === 'Name'
      ? (schema.typeByPrefix(id.slice(0, 3))?.name ?? 'Name')
      : record.sobjectType.name;
  return `{"attributes":{"type":"${name}","url":"/services/data/${version}/sobjects/${name}/${id}"}`;
}

function layoutOf(wanted: readonly Wanted[] | null, type: SObjectType, schema: Schema, version: string): Layout {
  if (wanted === null || type.name === 'AggregateResult') {
    const fields = type.fields.filter((field) => type.name !== 'AggregateResult' || field.name !== 'Id');
    return {
      type,
      parts: fields.map((field) => ({
        key: key(field.name),
        slot: field.index,
        write: valueWriter(type, field.name, version),
      })),
    };
  }
  const parts = wanted.map((entry) => {
    if (entry.children !== undefined) {
      const relationship = type.childRelationship(entry.name)!;
      return {
        key: key(relationship.name!),
        slot: relationship.index,
        write: childrenWriter(writerOf(entry.children, schema, version)),
      };
    }
    if (entry.parent !== undefined) {
      const relationship = type.relationship(entry.name);
      const writer = writerOf(entry.parent, schema, version);
      return {
        key: key(relationship?.name ?? entry.name),
        slot: relationship?.index ?? -1,
        write: (value: unknown) => (value instanceof SObject ? writer.write(value) : 'null'),
      };
    }
    const field = type.field(entry.name);
    return {
      key: key(field?.name ?? entry.name),
      slot: field?.index ?? -1,
      write: valueWriter(type, entry.name, version),
    };
  });
  return { type, parts };
}

const key = (name: string): string => `,${JSON.stringify(name)}:`;

function childrenWriter(writer: RecordWriter): (value: unknown) => string {
  return (value) => {
    if (!(value instanceof ApexList) || value.items.length === 0) return 'null';
    return `{"totalSize":${value.items.length},"done":true,"records":[${value.items.map((item) => writer.write(item as SObject)).join(',')}]}`;
  };
}

const ADDRESS_PARTS = ['City', 'Country', 'GeocodeAccuracy', 'Latitude', 'Longitude', 'PostalCode', 'State', 'Street'];

function valueWriter(type: SObjectType, name: string, version: string): (value: unknown, record: SObject) => string {
  const field = type.field(name);
  if (field?.type === 'base64')
    return (value, record) =>
      value == null ? 'null' : `"/services/data/${version}/sobjects/${type.name}/${record.id ?? ''}/${field.name}"`;
  if (field?.type === 'address') {
    const stem = field.name.replace(/Address$/, '');
    const parts = ADDRESS_PARTS.map((part) => ({
      part: `"${part[0].toLowerCase()}${part.slice(1)}":`,
      slot: type.field(stem + part)?.index ?? -1,
    }));
    return (_value, record) => {
      if (parts.every(({ slot }) => record.values[slot] == null)) return 'null';
      return `{${parts.map(({ part, slot }) => part + jsonOf(record.values[slot])).join(',')}}`;
    };
  }
  return jsonOf;
}

/** A value of Apex as the REST API writes it. */
export function jsonOf(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value);
    case 'number':
    case 'boolean':
    case 'bigint':
      return String(value);
    default:
  }
  if (value === null || value === undefined) return 'null';
  if (value instanceof ApexDatetime) return `"${datetimeText(value)}"`;
  if (value instanceof ApexDecimal) return doubleText(value.toNumber());
  if (value instanceof ApexDouble) return doubleText(value.value);
  if (value instanceof ApexDate) return `"${value.toIso()}"`;
  if (value instanceof ApexTime) return `"${value.toString()}"`;
  if (value instanceof ApexBlob) return `"${value.buffer().toString('base64')}"`;
  return JSON.stringify(String(value));
}

/** `2026-01-31T10:00:00.000+0000` */
export function datetimeText(value: ApexDatetime): string {
  return value.toIso().replace('Z', '+0000');
}
