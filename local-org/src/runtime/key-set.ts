/** What `Map.keySet()` gives: the keys as they are at any time. Taking one out takes it out of the map; none can be put in. */
import { type ApexMap, ApexSet } from './collections.ts';
import { ApexException } from './exception.ts';

export class ApexKeySet extends ApexSet {
  private readonly map: ApexMap;

  constructor(map: ApexMap) {
    super(map.keyType);
    this.map = map;
  }

  override get size(): number {
    return this.map.size;
  }

  override has(element: unknown): boolean {
    return this.map.has(element);
  }

  override add(): boolean {
    throw ApexException.of('System.FinalException', 'Collection is read-only');
  }

  override delete(element: unknown): boolean {
    const before = this.map.size;
    this.map.remove(element);
    return this.map.size < before;
  }

  override clear(): void {
    this.map.clear();
  }

  override values(): IterableIterator<unknown> {
    return this.map.keys();
  }

  /** Loops walk the keys that there were. */
  override isAsWalked(): boolean {
    return true;
  }
}
