/**
 * Apex values as text and back: the state of a job between its transactions, arguments of future methods, events, cached values. Objects
 * keep their identity within one text (shared and circular references), transient fields come back null.
 */
import { ApexBlob } from '../runtime/blob.ts';
import { ApexList, ApexMap, ApexSet } from '../runtime/collections.ts';
import { ApexDate } from '../runtime/date.ts';
import { ApexDatetime } from '../runtime/datetime.ts';
import { ApexDecimal } from '../runtime/decimal.ts';
import { ApexDouble } from '../runtime/double.ts';
import { ApexException } from '../runtime/exception.ts';
import { libraryClasses, type LibraryClass } from '../runtime/library.ts';
import { SObject } from '../runtime/sobject.ts';
import { ApexTime } from '../runtime/time.ts';
import { fieldToken, SObjectFieldToken, SObjectTypeToken, typeToken } from '../runtime/tokens.ts';
import { ApexEnum, ApexObject, type RuntimeType, type UserClass } from '../runtime/types.ts';
import { libraryEnum } from '../runtime/library-enums.ts';
import { ApexTypeToken, typeTokenOf } from '../runtime/type-token.ts';
import { Cursor } from '../library/database-queries.ts';
import { createStub, providerOf, setProvider } from '../library/test/stub.ts';
import { QueryLocator } from '../library/query-locator.ts';
import type { OrgHost } from '../host/host.ts';
import type { QueryLocatorRows } from '../soql/queries.ts';

/** What JSON holds: scalars as they are, everything else as `[tag, ...]`. */
type Encoded = null | boolean | number | string | readonly Encoded[] | { readonly [name: string]: Encoded };

/** Throws System.SerializationException for what cannot leave its transaction. */
export function serializeState(value: unknown): string {
  return JSON.stringify(new Encoder().encode(value));
}

export function deserializeState(host: OrgHost, text: string): unknown {
  return new Decoder(host).decode(JSON.parse(text) as Encoded);
}

class Encoder {
  private readonly seen = new Map<object, number>();

  encode(value: unknown): Encoded {
    switch (typeof value) {
      case 'string':
      case 'boolean':
        return value;
      case 'number':
        return Number.isFinite(value) && !Object.is(value, -0)
          ? value
          : ['f', String(value), Object.is(value, -0) ? 1 : 0];
      case 'bigint':
        return ['i', value.toString()];
      case 'undefined':
        return null;
      default:
    }
    if (value === null) return null;
    const object = value as object;
    return this.scalar(object) ?? this.reference(object);
  }

  /** Immutable values, whose identity nobody sees. */
  private scalar(value: object): Encoded | undefined {
    if (value instanceof ApexDecimal) return ['n', value.unscaled.toString(), value.scale];
    if (value instanceof ApexDouble) return ['D', Number.isFinite(value.value) ? value.value : String(value.value)];
    if (value instanceof ApexDate) return ['d', value.days];
    if (value instanceof ApexDatetime) return ['t', value.ms];
    if (value instanceof ApexTime) return ['h', value.ms];
    if (value instanceof ApexBlob) return ['b', Buffer.from(value.bytes).toString('base64')];
    if (value instanceof ApexEnum) return ['e', value.enumName, value.name];
    if (value instanceof SObjectTypeToken) return ['st', value.type.name];
    if (value instanceof SObjectFieldToken) return ['sf', value.field.object.name, value.field.name];
    if (value instanceof ApexTypeToken) return ['T', value.type.name];
    return undefined;
  }

  private reference(value: object): Encoded {
    const known = this.seen.get(value);
    if (known !== undefined) return ['#', known];
    this.seen.set(value, this.seen.size);
    if (value instanceof ApexList) return ['L', value.elementType.name, value.items.map((item) => this.encode(item))];
    if (value instanceof Map) return ['m', [...value].flatMap(([key, item]) => [this.encode(key), this.encode(item)])];
    if (Object.getPrototypeOf(value) === Object.prototype)
      return ['p', Object.entries(value).flatMap(([key, item]) => [key, this.encode(item)])];
    if (Array.isArray(value)) return ['A', value.map((item) => this.encode(item))];
    if (value instanceof ApexSet)
      return ['S', value.elementType.name, [...value.values()].map((item) => this.encode(item))];
    if (value instanceof ApexMap)
      return [
        'M',
        value.keyType.name,
        value.valueType.name,
        [...value.entries()].flatMap(([key, item]) => [this.encode(key), this.encode(item)]),
      ];
    if (value instanceof QueryLocator || value instanceof Cursor)
      return ['q', value instanceof Cursor ? 1 : 0, value.rows.text, value.rows.mark(0, value.rows.size)];
    if (value instanceof SObject) return this.record(value);
    if (value instanceof ApexException)
      return ['x', value.typeName, value.apexMessage, this.encode(value.apexCause), this.fields(value)];
    const provider = providerOf(value);
    if (provider !== undefined) return ['y', fullName(userClassOf(value)!), this.encode(provider)];
    if (value instanceof ApexObject || userClassOf(value) !== null)
      return ['o', fullName(userClassOf(value)!), this.fields(value)];
    return this.library(value);
  }

  private record(record: SObject): Encoded {
    const { sobjectType, values } = record;
    const slots: Encoded[] = [];
    for (let at = 0; at < values.length; at++) {
      if (values[at] !== undefined) slots.push(slotName(sobjectType, at), this.encode(values[at]));
    }
    return ['r', sobjectType.name, record.isQueried ? 1 : 0, slots];
  }

  /** Stored values of an object of a user class: every field has a slot of its own. */
  private fields(value: object): Encoded {
    const encoded: Encoded[] = [];
    const transient = transientSlots(userClassOf(value));
    for (const slot in value) {
      if (Object.hasOwn(value, slot) && SLOT.test(slot) && !transient.has(slot))
        encoded.push(slot, this.encode((value as Record<string, unknown>)[slot]));
    }
    return encoded;
  }

  private library(value: object): Encoded {
    const cls = libraryClassOf(value);
    if (cls === null || NOT_SERIALIZABLE.has(cls.qualifiedName)) {
      throw ApexException.of(
        'System.SerializationException',
        `Not Serializable: ${cls?.qualifiedName ?? value.constructor.name}`,
      );
    }
    return ['l', cls.qualifiedName, Object.entries(value).flatMap(([name, item]) => [name, this.encode(item)])];
  }
}

/** Live things of a transaction. Source: Apex Developer Guide, "Classes and Casting" and messages of the platform. */
const NOT_SERIALIZABLE: ReadonlySet<string> = new Set([
  'System.Pattern',
  'System.Matcher',
  'System.Http',
  'System.HttpRequest',
  'System.HttpResponse',
  'System.JSONParser',
  'System.JSONGenerator',
  'System.XmlStreamReader',
  'System.XmlStreamWriter',
  'Database.LeadConvert',
  'Database.QueryLocatorIterator',
  'System.Savepoint',
]);

class Decoder {
  private readonly host: OrgHost;
  private readonly made: unknown[] = [];

  constructor(host: OrgHost) {
    this.host = host;
  }

  decode(value: Encoded): unknown {
    if (value === null || typeof value !== 'object') return value;
    const [tag, a, b, c] = value as readonly [string, ...Encoded[]];
    switch (tag) {
      case 'f':
        return b === 1 ? -0 : Number(a);
      case 'i':
        return BigInt(a as string);
      case 'n':
        return ApexDecimal.ofUnscaled(BigInt(a as string), b as number);
      case 'D':
        return new ApexDouble(Number(a));
      case 'd':
        return new ApexDate(a as number);
      case 't':
        return new ApexDatetime(a as number);
      case 'h':
        return new ApexTime(a as number);
      case 'b':
        return new ApexBlob(Buffer.from(a as string, 'base64'));
      case 'e':
        return this.enumConstant(a as string, b as string);
      case 'st':
        return typeToken(this.host.schema.type(a as string)!);
      case 'sf':
        return fieldToken(this.host.schema.type(a as string)!.field(b as string)!);
      case 'T':
        return typeTokenOf(this.type(a as string));
      case '#':
        return this.made[a as number];
      case 'A': {
        const items: unknown[] = [];
        this.made.push(items);
        for (const item of a as readonly Encoded[]) items.push(this.decode(item));
        return items;
      }
      case 'L': {
        const list = this.keep(new ApexList(this.type(a as string), []));
        for (const item of b as readonly Encoded[]) list.items.push(this.decode(item));
        return list;
      }
      case 'S': {
        const set = this.keep(new ApexSet(this.type(a as string)));
        for (const item of b as readonly Encoded[]) set.add(this.decode(item));
        return set;
      }
      case 'M': {
        const map = this.keep(new ApexMap(this.type(a as string), this.type(b as string)));
        this.pairs(c as readonly Encoded[], (key, item) => void map.put(key, item));
        return map;
      }
      case 'p': {
        const made = this.keep<Record<string, unknown>>({});
        this.fields(made, a as readonly Encoded[]);
        return made;
      }
      case 'm': {
        const map = this.keep(new Map<unknown, unknown>());
        this.pairs(a as readonly Encoded[], (key, item) => map.set(key, item));
        return map;
      }
      case 'q': {
        const rows = keptRows(this.host, b as string, c as string);
        return this.keep(a === 1 ? new Cursor(rows) : new QueryLocator(rows));
      }
      case 'r':
        return this.record(a as string, b === 1, c as readonly Encoded[]);
      case 'x':
        return this.exception(value as readonly Encoded[]);
      case 'o':
        return this.object(a as string, b as readonly Encoded[]);
      case 'y': {
        const stub = this.keep(createStub(this.type(a as string), null));
        setProvider(stub, this.decode(b!) as object);
        return stub;
      }
      case 'l':
        return this.libraryObject(a as string, b as readonly Encoded[]);
      default:
        throw new Error(`Unknown tag ${tag} in the state of a job`);
    }
  }

  private keep<T>(value: T): T {
    this.made.push(value);
    return value;
  }

  private pairs(items: readonly Encoded[], put: (key: unknown, value: unknown) => void): void {
    for (let at = 0; at < items.length; at += 2) put(this.decode(items[at]!), this.decode(items[at + 1]!));
  }

  private type(name: string): RuntimeType {
    const type = this.host.program.findType(name);
    if (type === null) throw new Error(`The type ${name} is gone`);
    return type;
  }

  private enumConstant(enumName: string, name: string): unknown {
    const user = this.host.program.findClass(enumName);
    const constant = user?.$values?.find((value) => value.name === name);
    return constant ?? libraryEnum(enumName, name);
  }

  private record(typeName: string, isQueried: boolean, slots: readonly Encoded[]): SObject {
    const type = this.host.schema.type(typeName);
    if (type === null) throw new Error(`The object ${typeName} is gone`);
    const record = this.keep(new SObject(type));
    record.isQueried = isQueried;
    for (let at = 0; at < slots.length; at += 2) {
      const name = slots[at] as string;
      const index =
        typeof name === 'number'
          ? name
          : (type.field(name) ?? type.relationship(name) ?? type.childRelationship(name))?.index;
      const value = this.decode(slots[at + 1]!);
      if (index !== undefined) record.values[index] = value;
    }
    return record;
  }

  private exception([, typeName, message, cause, fields]: readonly Encoded[]): ApexException {
    const cls = this.host.program.findClass(typeName as string);
    const made = this.keep(cls === null ? ApexException.of(typeName as string) : newObject<ApexException>(cls));
    made.apexMessage = message as string | null;
    made.apexCause = this.decode(cause!) as ApexException | null;
    this.fields(made, fields as readonly Encoded[]);
    return made;
  }

  private object(name: string, fields: readonly Encoded[]): object {
    const cls = this.host.program.findClass(name);
    if (cls === null) throw new Error(`The class ${name} is gone`);
    const made = this.keep(newObject<object>(cls));
    this.fields(made, fields);
    return made;
  }

  private fields(made: object, fields: readonly Encoded[]): void {
    for (let at = 0; at < fields.length; at += 2)
      (made as Record<string, unknown>)[fields[at] as string] = this.decode(fields[at + 1]!);
  }

  private libraryObject(name: string, fields: readonly Encoded[]): object {
    const { instance } = libraryClasses().get(name.toLowerCase())!;
    const made = this.keep(Object.create(instance!.prototype as object) as Record<string, unknown>);
    this.fields(made, fields);
    return made;
  }
}

/** The rows of a locator that was kept by its mark. */
function keptRows(host: OrgHost, text: string, mark: string): QueryLocatorRows {
  const entries = JSON.parse(mark) as readonly unknown[];
  const part = (offset: number, count: number): string => JSON.stringify(entries.slice(offset, offset + count));
  let rows: QueryLocatorRows | null = null;
  const fetchMarked = (wanted: string): SObject[] =>
    (rows ??= host.queries.reopenLocator(text, { access: 'system', sharing: 'without' })).fetchMarked(wanted);
  return {
    size: entries.length,
    text,
    mark: part,
    fetchMarked,
    fetch: (offset, count) => fetchMarked(part(offset, count)),
  };
}

/** Names of slots: `f_name`, and `b_name` behind accessors. */
const SLOT = /^[fb]_/;

const transients = new WeakMap<UserClass, ReadonlySet<string>>();

function transientSlots(cls: UserClass | null): ReadonlySet<string> {
  if (cls === null) return new Set();
  let found = transients.get(cls);
  if (found === undefined) {
    const names = new Set<string>();
    for (let at: UserClass | null = cls; at !== null; at = at.$superclass) {
      for (const field of at.$fields) if (field.transient) names.add(field.js).add(`b_${field.js.slice(2)}`);
    }
    transients.set(cls, (found = names));
  }
  return found;
}

/** An object with all its slots, no constructor of Apex run. Its methods rely on the statics being there, as after a constructor. */
function newObject<T>(cls: UserClass): T {
  const emitted = cls as unknown as { $static(): unknown } & (new () => T);
  emitted.$static();
  return new emitted();
}

function userClassOf(value: object): UserClass | null {
  const cls = value.constructor as unknown as Partial<UserClass>;
  return cls.$name === undefined ? null : (cls as UserClass);
}

function fullName(cls: UserClass): string {
  return cls.$namespace === null ? cls.$name : `${cls.$namespace}.${cls.$name}`;
}

const libraryClassByConstructor = new WeakMap<object, LibraryClass | null>();

function libraryClassOf(value: object): LibraryClass | null {
  let found = libraryClassByConstructor.get(value.constructor);
  if (found === undefined) {
    found = [...libraryClasses().values()].find((cls) => (cls.instance as unknown) === value.constructor) ?? null;
    libraryClassByConstructor.set(value.constructor, found);
  }
  return found;
}

/** Field, parent or child list at a position of `SObject.values`. */
function slotName(type: SObject['sobjectType'], index: number): string | number {
  if (index < type.fields.length) return type.fields[index]!.name;
  const relationship =
    type.relationships.find((r) => r.index === index) ?? type.childRelationships.find((r) => r.index === index);
  return relationship?.name ?? index;
}

/** The values of whatever `start` of a batch may answer. */
export function* iterateApex(source: object): IterableIterator<unknown> {
  if (source instanceof ApexList) yield* source.items;
  else if (source instanceof ApexSet) yield* source.values();
  else {
    const iterator = 'iterator$0' in source ? (source as { iterator$0(): HasNext }).iterator$0() : (source as HasNext);
    while (iterator.hasnext$0()) yield iterator.next$0();
  }
}

interface HasNext {
  hasnext$0(): boolean;
  next$0(): unknown;
}
