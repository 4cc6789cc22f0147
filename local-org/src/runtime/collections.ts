/**
 * List, Set and Map. Sets and maps keep the order of insertion. Keys that are equal as JavaScript values (texts, Ids, numbers, Booleans,
 * enum constants) go into a native Map as they are; for all others `keying` makes the key (see keys.ts).
 */
import { ApexException } from './exception.ts';
import { STEP_BUDGET } from './step-budget.ts';
import { keying, type KeyFunction } from './keys.ts';
import type { RuntimeType } from './types.ts';

/** What the heap is charged for a collection, and for what is put into it: a little more than `limits/heap-walk.ts` finds. */
const HEADER = 8;
export const ELEMENT = 16;

export class ApexList {
  readonly elementType: RuntimeType;
  /** The elements: null where Apex has null, never a hole. */
  items: unknown[];

  constructor(elementType: RuntimeType, items: unknown[] = []) {
    this.elementType = elementType;
    this.items = items;
    STEP_BUDGET.heap -= HEADER + ELEMENT * items.length;
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
    const { items } = this;
    if (index < 0 || index >= items.length) throw outOfBounds(index);
    items[index] = value;
  }

  add(value: unknown): void {
    STEP_BUDGET.heap -= ELEMENT;
    this.items.push(value);
  }

  [Symbol.iterator](): IterableIterator<unknown> {
    return this.items[Symbol.iterator]();
  }

  iterator$0(): ListIterator {
    return new ListIterator(this.elementType, this.items);
  }
}

/** `System.ListException: List index out of bounds: 3` */
export function outOfBounds(index: number): ApexException {
  return ApexException.of('System.ListException', `List index out of bounds: ${index}`);
}

/** Walks an array; what `List.iterator()` and `Set.iterator()` give. */
export class ListIterator {
  readonly elementType: RuntimeType;
  private readonly items: readonly unknown[];
  private readonly size: number;
  private at = 0;

  constructor(elementType: RuntimeType, items: readonly unknown[]) {
    this.elementType = elementType;
    this.items = items;
    this.size = items.length;
  }

  hasnext$0(): boolean {
    return this.at < this.size;
  }

  next$0(): unknown {
    if (this.at >= this.items.length) throw ApexException.of('System.NoSuchElementException', 'No more elements');
    return this.items[this.at++];
  }
}

export class ApexSet {
  readonly elementType: RuntimeType;
  private readonly keyOf: KeyFunction | null;
  /** Element by key. */
  private readonly entries: Map<unknown, unknown>;

  constructor(elementType: RuntimeType, elements: Iterable<unknown> | null = null) {
    this.elementType = elementType;
    this.keyOf = keying(elementType);
    this.entries = new Map();
    if (elements !== null) for (const element of elements) this.add(element);
  }

  get size(): number {
    return this.entries.size;
  }

  has(element: unknown): boolean {
    return this.entries.has(this.keyOf === null ? element : this.keyOf(element));
  }

  /** Whether the set changed. */
  add(element: unknown): boolean {
    const { entries } = this;
    const key = this.keyOf === null ? element : this.keyOf(element);
    if (entries.has(key)) return false;
    STEP_BUDGET.heap -= ELEMENT;
    entries.set(key, element);
    return true;
  }

  /** Whether the set changed. */
  delete(element: unknown): boolean {
    return this.entries.delete(this.keyOf === null ? element : this.keyOf(element));
  }

  clear(): void {
    this.entries.clear();
  }

  values(): IterableIterator<unknown> {
    return this.entries.values();
  }

  /** Whether a loop that began with this many elements may go on. */
  isAsWalked(size: number): boolean {
    return this.entries.size === size;
  }

  [Symbol.iterator](): IterableIterator<unknown> {
    return this.values();
  }

  iterator$0(): ListIterator {
    return new ListIterator(this.elementType, [...this.values()]);
  }
}

export class ApexMap {
  readonly keyType: RuntimeType;
  readonly valueType: RuntimeType;
  private readonly keyOf: KeyFunction | null;
  /** Value by key. */
  private readonly byKey: Map<unknown, unknown> = new Map();
  /** The keys as they were given, where `keyOf` makes others of them. */
  private readonly originals: Map<unknown, unknown> | null;

  constructor(
    keyType: RuntimeType,
    valueType: RuntimeType,
    entries: Iterable<readonly [unknown, unknown]> | null = null,
  ) {
    this.keyType = keyType;
    this.valueType = valueType;
    this.keyOf = keying(keyType);
    this.originals = this.keyOf === null ? null : new Map();
    if (entries !== null) for (const [key, value] of entries) this.set(key, value);
  }

  get size(): number {
    return this.byKey.size;
  }

  /** Null where there is none. */
  get(key: unknown): unknown {
    return this.byKey.get(this.keyOf === null ? key : this.keyOf(key)) ?? null;
  }

  has(key: unknown): boolean {
    return this.byKey.has(this.keyOf === null ? key : this.keyOf(key));
  }

  set(key: unknown, value: unknown): void {
    STEP_BUDGET.heap -= 2 * ELEMENT;
    let at = key;
    if (this.keyOf !== null) {
      at = this.keyOf(key);
      if (!this.originals!.has(at)) this.originals!.set(at, key);
    }
    this.byKey.set(at, value);
  }

  /** Like `set`; answers the value that was there before, or null. */
  put(key: unknown, value: unknown): unknown {
    const before = this.get(key);
    this.set(key, value);
    return before;
  }

  /** The value that was there, or null. */
  remove(key: unknown): unknown {
    const at = this.keyOf === null ? key : this.keyOf(key);
    const before = this.byKey.get(at) ?? null;
    this.byKey.delete(at);
    this.originals?.delete(at);
    return before;
  }

  clear(): void {
    this.byKey.clear();
    this.originals?.clear();
  }

  keys(): IterableIterator<unknown> {
    return (this.originals ?? this.byKey)[this.originals === null ? 'keys' : 'values']();
  }

  values(): IterableIterator<unknown> {
    return this.byKey.values();
  }

  *entries(): IterableIterator<readonly [unknown, unknown]> {
    if (this.originals === null) yield* this.byKey.entries();
    else for (const [at, key] of this.originals) yield [key, this.byKey.get(at)];
  }
}

interface ApexIterable {
  iterator$0(): { hasnext$0(): boolean; next$0(): unknown };
}

/** The values of anything Apex can iterate: a list, a set, or an object with `iterator()`. */
export function iterate(iterable: unknown): Iterable<unknown> {
  if (iterable instanceof ApexList) return iterable.items;
  return iterable instanceof ApexSet ? iterable : walk(iterable as ApexIterable);
}

function* walk(iterable: ApexIterable): IterableIterator<unknown> {
  const iterator = iterable.iterator$0();
  while (iterator.hasnext$0()) yield iterator.next$0();
}
