/** JSON tree → Apex values: untyped, or into a given type. */
import { readPlatformObject } from './platform.ts';
import { ApexBlob } from '../../runtime/blob.ts';
import { ApexList, ApexMap, ApexSet } from '../../runtime/collections.ts';
import { tx } from '../../runtime/context.ts';
import { ApexDate } from '../../runtime/date.ts';
import { ApexDatetime } from '../../runtime/datetime.ts';
import { ApexDecimal } from '../../runtime/decimal.ts';
import { ANY, sobjectRuntimeType, STRING } from '../../runtime/runtime-types.ts';
import { SObject } from '../../runtime/sobject.ts';
import { ApexTime } from '../../runtime/time.ts';
import type { RuntimeType, UserClass } from '../../runtime/types.ts';
import { toId } from '../../runtime/convert.ts';
import { toId18 } from '../../schema/ids.ts';
import { libraryEnumValues } from '../../runtime/library-enums.ts';
import type { FieldInfo, RelationshipInfo, SObjectType } from '../../schema/model.ts';
import { refersToDefinition } from '../../runtime/sobject-values.ts';
import { parseIsoDate, parseIsoDatetime, parseIsoTime } from '../text/iso.ts';
import { jsonError } from './tokens.ts';
import type { JsonNode } from './tree.ts';

/** Maps of String to Object, lists of Object, strings, Integer or Long, Decimal, Boolean, null. */
export function untyped(node: JsonNode): unknown {
  switch (node.kind) {
    case 'object':
      return new ApexMap(
        STRING,
        ANY,
        node.entries.map(([name, value]) => [name, untyped(value)] as const),
      );
    case 'array':
      return new ApexList(ANY, node.items.map(untyped));
    case 'string':
      return node.text;
    case 'integer':
      return integer(node.text);
    case 'float':
      return ApexDecimal.of(node.text);
    case 'boolean':
      return node.value;
    case 'null':
      return null;
  }
}

function integer(text: string): unknown {
  const value = Number(text);
  if (value >= -(2 ** 31) && value < 2 ** 31) return value;
  const big = BigInt(text);
  return BigInt.asIntN(64, big) === big ? big : ApexDecimal.of(text);
}

/** `strict`: an unknown member is an error. Throws JSONException. */
export function typed(node: JsonNode, type: RuntimeType, strict: boolean): unknown {
  if (node.kind === 'null') return null;
  if (type.kind === 'any') throw jsonError('Apex Type unsupported in JSON: Object');
  switch (type.kind) {
    case 'primitive':
      return primitive(node, type.name);
    case 'sobject':
      return record(node, type.sobject, strict);
    case 'user':
      return userValue(node, type.user!, strict);
    case 'library':
      return libraryValue(node, type, strict);
  }
}

const illegal = (node: JsonNode): never => {
  throw jsonError(`Illegal value for primitive: ${'text' in node ? node.text : node.kind}`);
};

function primitive(node: JsonNode, name: string): unknown {
  if (node.kind === 'object' || node.kind === 'array') throw jsonError(`Illegal value for primitive`);
  if (node.kind === 'null') return null;
  const text = node.kind === 'boolean' ? String(node.value) : node.text;
  switch (name) {
    case 'String':
      return text;
    case 'Boolean':
      return node.kind === 'boolean'
        ? node.value
        : /^(true|false)$/i.test(text)
          ? text.toLowerCase() === 'true'
          : illegal(node);
    case 'Integer':
      return /^-?\d+$/.test(text) && Math.abs(Number(text)) < 2 ** 32 ? Number(text) | 0 : illegal(node);
    case 'Long':
      return /^-?\d+$/.test(text) ? BigInt.asIntN(64, BigInt(text)) : illegal(node);
    case 'Double':
      return NUMBER.test(text) ? Number(text) : illegal(node);
    case 'Decimal':
      return NUMBER.test(text) ? ApexDecimal.of(text) : illegal(node);
    case 'Id':
      return toId(text);
    case 'Date':
      return new ApexDate(wellFormed(text, parseIsoDate(completed(text))));
    case 'Datetime':
      return new ApexDatetime(wellFormed(text, parseIsoDatetime(completed(text))));
    case 'Time':
      return new ApexTime(wellFormed(text, parseIsoTime(text)));
    case 'Blob':
      return new ApexBlob(Buffer.from(text, 'base64'));
    default:
      return illegal(node);
  }
}

const NUMBER = /^-?\d+(\.\d+)?([eE][-+]?\d+)?$/;

/** A year or a month alone means its first day. */
function completed(text: string): string {
  if (/^\d{1,4}$/.test(text)) return `${text}-01-01`;
  return /^\d{1,4}-\d{1,2}$/.test(text) ? `${text}-01` : text;
}

function wellFormed(text: string, value: number | null): number {
  if (value === null) throw jsonError(`Invalid format: "${text}"`);
  return value;
}

function libraryValue(node: JsonNode, type: RuntimeType, strict: boolean): unknown {
  const name = type.library!.qualifiedName;
  const [first, second] = type.args;
  if (name === 'System.List' || name === 'System.Iterable')
    return new ApexList(
      first,
      itemsOf(node).map((item) => typed(item, first, strict)),
    );
  if (name === 'System.Set')
    return new ApexSet(
      first,
      itemsOf(node).map((item) => typed(item, first, strict)),
    );
  if (name === 'System.Map') {
    if (node.kind !== 'object') throw jsonError("Malformed JSON: Expected '{' at the beginning of object");
    return new ApexMap(
      first,
      second,
      node.entries.map(
        ([key, value]) =>
          [typed({ kind: 'string', text: key, at: node.at }, first, strict), typed(value, second, strict)] as const,
      ),
    );
  }
  if (type.library!.kind === 'enum' && node.kind === 'string') {
    const constant = libraryEnumValues(name).find((value) => value.name.toLowerCase() === node.text.toLowerCase());
    if (constant === undefined) throw jsonError(`Illegal value for enum: ${node.text}`);
    return constant;
  }
  const platformObject = readPlatformObject(name, node);
  if (platformObject !== null) return platformObject;
  throw jsonError(`Apex Type unsupported in JSON: ${type.name}`);
}

function itemsOf(node: JsonNode): readonly JsonNode[] {
  if (node.kind !== 'array') throw jsonError("Malformed JSON: Expected '[' at the beginning of List/Set");
  return node.items;
}

function userValue(node: JsonNode, cls: UserClass, strict: boolean): unknown {
  if (cls.$kind === 'enum') return enumConstant(node, cls);
  if (node.kind !== 'object') throw jsonError("Malformed JSON: Expected '{' at the beginning of object");
  if (cls.$kind === 'interface' || cls.$abstract) throw jsonError(`Apex Type unsupported in JSON: ${cls.$name}`);
  const emitted = cls as unknown as { $static(): unknown } & (new () => Record<string, unknown>);
  emitted.$static();
  const made = new emitted();
  const fields = fieldsOf(cls);
  for (const [name, value] of node.entries) {
    const field = fields.get(name.toLowerCase());
    if (field === undefined) {
      if (strict) throw jsonError(`Unknown field: ${cls.$name}.${name}`);
    } else if (field.transient) {
      if (strict) throw jsonError(`Field is not deserializable: ${cls.$name}.${field.name}`);
    } else made[field.js] = typed(value, field.type, strict);
  }
  return made;
}

function enumConstant(node: JsonNode, cls: UserClass): unknown {
  const text = node.kind === 'string' ? node.text : '';
  const constant = cls.$values!.find((value) => value.name.toLowerCase() === text.toLowerCase());
  if (constant === undefined) throw jsonError(`Illegal value for enum: ${text}`);
  return constant;
}

type Field = UserClass['$fields'][number];
const fieldMaps = new WeakMap<UserClass, ReadonlyMap<string, Field>>();

/** Fields by lower-case name, those of superclasses too. */
function fieldsOf(cls: UserClass): ReadonlyMap<string, Field> {
  let fields = fieldMaps.get(cls);
  if (fields === undefined) {
    const found = new Map<string, Field>();
    for (let at: UserClass | null = cls; at !== null; at = at.$superclass) {
      for (const field of at.$fields)
        if (!found.has(field.name.toLowerCase())) found.set(field.name.toLowerCase(), field);
    }
    fieldMaps.set(cls, (fields = found));
  }
  return fields;
}

/** A record may be in an object of its own, under the name of its type. */
function entriesOf(node: JsonNode & { kind: 'object' }, type: SObjectType): readonly (readonly [string, JsonNode])[] {
  const [name, inner] = node.entries[0] ?? [];
  const isWrapped =
    node.entries.length === 1 && inner?.kind === 'object' && name?.toLowerCase() === type.name.toLowerCase();
  return isWrapped && type.relationship(name) === null ? inner.entries : node.entries;
}

function record(
  node: JsonNode,
  expected: SObjectType | null,
  strict: boolean,
  unnamed: SObjectType | null = null,
): SObject {
  if (node.kind !== 'object') throw jsonError("Malformed JSON: Expected '{' at the beginning of object");
  const type = typeOfRecord(node, expected) ?? unnamed;
  if (type === null) throw jsonError('Cannot deserialize to SObject: the record has no attributes.type');
  const made = new SObject(type);
  for (const [name, value] of entriesOf(node, type)) {
    if (name === 'attributes') continue;
    if (!setSlot(made, type, name, value, strict) && strict)
      throw jsonError(`No such column '${name}' on sobject of type ${type.name}`);
  }
  return made;
}

/** The declared type, whatever the text names; the type in the text where any record is taken, null when it names none. */
function typeOfRecord(node: JsonNode & { kind: 'object' }, expected: SObjectType | null): SObjectType | null {
  const attributes = node.entries.find(([name]) => name === 'attributes')?.[1];
  const named = attributes?.kind === 'object' ? attributes.entries.find(([name]) => name === 'type')?.[1] : undefined;
  return expected ?? (named?.kind === 'string' ? tx().org.schema.type(named.text) : null);
}

/** A parent of one of several types is of the one that the text names. */
function parentRecord(node: JsonNode, { targets }: RelationshipInfo, strict: boolean): SObject {
  const [first] = targets.map((target) => tx().org.schema.type(target));
  return targets.length === 1 ? record(node, first!, strict) : record(node, null, strict, first);
}

/** The platform does not check ids while it reads records. */
function fieldOfRecord(value: JsonNode, field: FieldInfo): unknown {
  const type = refersToDefinition(field) ? 'String' : apexTypeOf(field);
  if (type !== 'Id') return primitive(value, type);
  const text = primitive(value, 'String') as string;
  return toId18(text) ?? text;
}

function setSlot(made: SObject, type: SObjectType, name: string, value: JsonNode, strict: boolean): boolean {
  const field = type.field(name);
  if (field !== null) {
    made.values[field.index] = value.kind === 'null' ? null : fieldOfRecord(value, field);
    return true;
  }
  const parent = type.relationship(name);
  if (parent !== null) {
    made.values[parent.index] = value.kind === 'null' ? null : parentRecord(value, parent, strict);
    return true;
  }
  const children = type.childRelationship(name);
  if (children === null) return false;
  const child = tx().org.schema.type(children.child);
  const records = value.kind === 'object' ? value.entries.find(([key]) => key === 'records')?.[1] : value;
  made.values[children.index] =
    records === undefined || records.kind === 'null'
      ? null
      : new ApexList(
          sobjectRuntimeType(child),
          itemsOf(records).map((item) => record(item, child, strict)),
        );
  return true;
}

/** Apex type of a field's value. */
export function apexTypeOf(field: FieldInfo): string {
  switch (field.type) {
    case 'boolean':
      return 'Boolean';
    case 'int':
      return 'Integer';
    case 'long':
      return 'Long';
    case 'double':
    case 'currency':
    case 'percent':
      return 'Decimal';
    case 'date':
      return 'Date';
    case 'datetime':
      return 'Datetime';
    case 'time':
      return 'Time';
    case 'base64':
      return 'Blob';
    case 'id':
      return 'Id';
    // Names of objects and fields that custom metadata refers to.
    case 'reference':
      return field.object.category === 'customMetadata' &&
        field.relationship?.targets.some((target) => /Definition$|Particle$/.test(target))
        ? 'String'
        : 'Id';
    default:
      return 'String';
  }
}
