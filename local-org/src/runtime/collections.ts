/**
 * List, Set and Map. Sets and maps keep insertion order and compare by value: what JavaScript can compare itself (strings, ids, integers)
 * is its own key, other values get one from `collectionKey`, and objects with their own `equals` are found through their hash code.
 */
import { apexEquals, apexHash, collectionKey } from './equality.ts';
import { ApexException } from './exception.ts';
import type { RuntimeType } from './types.ts';

export class ApexList {
  readonly elementType: RuntimeType;
  /** The elements themselves: emitted code and the library work on it directly. */
  items: unknown[];

  constructor(elementType: RuntimeType, items: unknown[] = []) {
    this.elementType = elementType;
    this.items = items;
  }

  get size(): number {
    return this.items.length;
  }

  get(index: number): unknown {
    const { items } = this;
    if (index < 0 || index >= items.length) throw outOfBounds(index);
    return items[index];
  }

  set(index: number, value: unknown): void {
    if (index < 0 || index >= this.items.length) throw outOfBounds(index);
    this.items[index] = value;
  }

  add(value: unknown): void {
    this.items.push(value);
  }

  iterator$0(): ApexIterator {
    return new ApexIterator(this.items[Symbol.iterator]());
  }
}

export function outOfBounds(index: number): ApexException {
  return ApexException.of('System.ListException', `List index out of bounds: ${index}`);
}

/** Objects that declare `equals` or `hashCode`: one representative per value. */
class CustomKeys {
  private readonly byHash = new Map<number, object[]>();

  /** The representative of an equal object, or null. */
  find(value: object): object | null {
    return this.byHash.get(apexHash(value))?.find((other) => apexEquals(value, other)) ?? null;
  }

  add(value: object): void {
    const hash = apexHash(value);
    const bucket = this.byHash.get(hash);
    if (bucket) bucket.push(value);
    else this.byHash.set(hash, [value]);
  }

  remove(value: object): void {
    const bucket = this.byHash.get(apexHash(value));
    if (bucket) bucket.splice(bucket.indexOf(value), 1);
  }
}

/** Maps values to values by Apex's equality; the base of both Set and Map. */
class ValueTable {
  /** Key as JavaScript compares it → value. */
  readonly values = new Map<unknown, unknown>();
  /** Key as JavaScript compares it → key as Apex sees it, where they differ. */
  private originals: Map<unknown, unknown> | null = null;
  private custom: CustomKeys | null = null;

  get size(): number {
    return this.values.size;
  }

  has(key: unknown): boolean {
    return this.values.has(this.existing(key));
  }

  get(key: unknown): unknown {
    return this.values.get(this.existing(key));
  }

  put(key: unknown, value: unknown): void {
    if (typeof key === 'string') {
      this.values.set(key, value);
      return;
    }
    const native = collectionKey(key);
    if (native === undefined) this.putCustom(key as object, value);
    else {
      if (native !== key && !this.values.has(native)) (this.originals ??= new Map()).set(native, key ?? null);
      this.values.set(native, value);
    }
  }

  remove(key: unknown): boolean {
    const native = this.existing(key);
    this.originals?.delete(native);
    if (collectionKey(key) === undefined && this.values.has(native)) this.custom!.remove(native as object);
    return this.values.delete(native);
  }

  clear(): void {
    this.values.clear();
    this.originals = null;
    this.custom = null;
  }

  *keys(): IterableIterator<unknown> {
    if (this.originals === null) yield* this.values.keys();
    else for (const native of this.values.keys()) yield this.originals.has(native) ? this.originals.get(native) : native;
  }

  private existing(key: unknown): unknown {
    if (typeof key === 'string') return key;
    const native = collectionKey(key);
    return native === undefined ? (this.custom?.find(key as object) ?? key) : native;
  }

  private putCustom(key: object, value: unknown): void {
    this.custom ??= new CustomKeys();
    const known = this.custom.find(key);
    if (known === null) this.custom.add(key);
    this.values.set(known ?? key, value);
  }
}

export class ApexSet {
  readonly elementType: RuntimeType;
  private readonly table = new ValueTable();

  constructor(elementType: RuntimeType, items: Iterable<unknown> = []) {
    this.elementType = elementType;
    for (const item of items) this.table.put(item, true);
  }

  get size(): number {
    return this.table.size;
  }

  has(value: unknown): boolean {
    return this.table.has(value);
  }

  /** True when the value was not in the set. */
  add(value: unknown): boolean {
    const before = this.table.size;
    if (!this.table.has(value)) this.table.put(value, true);
    return this.table.size > before;
  }

  delete(value: unknown): boolean {
    return this.table.remove(value);
  }

  clear(): void {
    this.table.clear();
  }

  values(): IterableIterator<unknown> {
    return this.table.keys();
  }

  [Symbol.iterator](): IterableIterator<unknown> {
    return this.table.keys();
  }

  iterator$0(): ApexIterator {
    return new ApexIterator(this.values());
  }
}

export class ApexMap {
  readonly keyType: RuntimeType;
  readonly valueType: RuntimeType;
  private readonly table = new ValueTable();

  constructor(keyType: RuntimeType, valueType: RuntimeType, entries: Iterable<readonly [unknown, unknown]> = []) {
    this.keyType = keyType;
    this.valueType = valueType;
    for (const [key, value] of entries) this.table.put(key, value);
  }

  get size(): number {
    return this.table.size;
  }

  has(key: unknown): boolean {
    return this.table.has(key);
  }

  /** null when there is no such key. */
  get(key: unknown): unknown {
    return this.table.get(key) ?? null;
  }

  set(key: unknown, value: unknown): void {
    this.table.put(key, value);
  }

  /** The value that was there, or null. */
  delete(key: unknown): unknown {
    const value = this.get(key);
    this.table.remove(key);
    return value;
  }

  clear(): void {
    this.table.clear();
  }

  keys(): IterableIterator<unknown> {
    return this.table.keys();
  }

  values(): IterableIterator<unknown> {
    return this.table.values.values();
  }

  *entries(): IterableIterator<readonly [unknown, unknown]> {
    const values = this.table.values.values();
    for (const key of this.table.keys()) yield [key, values.next().value];
  }
}

/** System.Iterator over a JavaScript iterator. */
export class ApexIterator {
  private readonly source: Iterator<unknown>;
  private ahead: IteratorResult<unknown> | null = null;

  constructor(source: Iterator<unknown>) {
    this.source = source;
  }

  hasnext$0(): boolean {
    this.ahead ??= this.source.next();
    return this.ahead.done !== true;
  }

  next$0(): unknown {
    const result = this.ahead ?? this.source.next();
    this.ahead = null;
    if (result.done === true) throw ApexException.of('System.NoSuchElementException', null);
    return result.value;
  }
}

/** The values of anything Apex can iterate: a list, a set, or an object with `iterator()`. */
export function* iterate(iterable: unknown): IterableIterator<unknown> {
  if (iterable instanceof ApexList) yield* iterable.items;
  else if (iterable instanceof ApexSet) yield* iterable.values();
  else {
    const iterator = (iterable as { iterator$0(): { hasnext$0(): boolean; next$0(): unknown } }).iterator$0();
    while (iterator.hasnext$0()) yield iterator.next$0();
  }
}
