/**
 * How much the values occupy that can be reached from some variables. The platform does not publish how it counts; what people measured
 * there: a character is a byte, a primitive value 8, a reference 4, and what two variables refer to counts once.
 */
import { ApexBlob } from '../runtime/blob.ts';
import { ApexList, ApexMap, ApexSet } from '../runtime/collections.ts';
import { ApexException } from '../runtime/exception.ts';
import { SObject } from '../runtime/sobject.ts';
import { ApexEnum, ApexObject } from '../runtime/types.ts';

const REFERENCE = 4;
const PRIMITIVE = 8;
const OBJECT = 8;
/** Two texts this long that are equal count as the same text: JavaScript cannot distinguish them. Shorter ones count each time. */
const SHARED_TEXT = 64;

class Walk {
  bytes = 0;
  private readonly seen = new Set<unknown>();
  private readonly open: object[] = [];

  add(value: unknown): void {
    if (value === null || value === undefined) return;
    if (typeof value === 'string') this.text(value);
    else if (typeof value !== 'object') this.bytes += PRIMITIVE;
    else if (!this.seen.has(value)) {
      this.seen.add(value);
      this.open.push(value);
    }
  }

  run(): number {
    for (let next = this.open.pop(); next !== undefined; next = this.open.pop()) this.enter(next);
    return this.bytes;
  }

  private text(value: string): void {
    if (value.length >= SHARED_TEXT) {
      if (this.seen.has(value)) return;
      this.seen.add(value);
    }
    this.bytes += value.length;
  }

  private enter(value: object): void {
    if (value instanceof ApexList) this.elements(value.items);
    else if (Array.isArray(value)) this.elements(value);
    else if (value instanceof SObject) this.elements(value.values, OBJECT);
    else if (value instanceof ApexMap) {
      this.elements(value.keys());
      this.elements(value.values());
    } else if (value instanceof ApexSet) this.elements(value.values());
    else if (value instanceof ApexBlob) this.bytes += OBJECT + value.bytes.length;
    else if (value instanceof ApexEnum) this.bytes += 0;
    else if (value instanceof ApexObject || value instanceof ApexException) this.members(value);
    else this.platformObject(value);
  }

  /** Slots that nothing was ever put into take no memory. */
  private elements(items: Iterable<unknown>, own = OBJECT): void {
    this.bytes += own;
    for (const item of items) {
      if (item === undefined) continue;
      this.bytes += REFERENCE;
      this.add(item);
    }
  }

  private members(value: object): void {
    this.bytes += OBJECT;
    for (const name of Object.keys(value)) {
      this.bytes += REFERENCE;
      // Only what Apex declared: fields, and what properties keep.
      if (/^[fb]_/.test(name)) this.add((value as Record<string, unknown>)[name]);
      else if (name === 'apexMessage' || name === 'apexCause') this.add((value as Record<string, unknown>)[name]);
    }
  }

  /** Dates, decimals, requests, matchers: the texts, bytes and collections they hold, and nothing of this program behind them. */
  private platformObject(value: object): void {
    this.bytes += PRIMITIVE;
    for (const part of Object.values(value) as unknown[]) {
      if (typeof part === 'string') this.text(part);
      else if (part instanceof Uint8Array) this.bytes += part.length;
      else if (isValue(part)) this.add(part);
    }
  }
}

function isValue(part: unknown): boolean {
  return (
    part instanceof ApexList ||
    part instanceof ApexMap ||
    part instanceof ApexSet ||
    part instanceof SObject ||
    part instanceof ApexBlob
  );
}

/** Bytes of everything that can be reached from these values. */
export function reachableBytes(roots: Iterable<unknown>): number {
  const walk = new Walk();
  for (const root of roots) {
    // A number in a variable is no part of the heap.
    if (typeof root === 'string' || (typeof root === 'object' && root !== null)) walk.add(root);
  }
  return walk.run();
}

/** The texts of queried records, for the heap's budget. */
export function textBytes(records: readonly SObject[]): number {
  let bytes = 0;
  for (const { values } of records) for (const value of values) if (typeof value === 'string') bytes += value.length;
  return bytes;
}
