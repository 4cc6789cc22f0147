/** Maps of describe: their keys ignore case and know the org's own namespace. */
import { ApexMap } from '../runtime/collections.ts';
import { STRING } from '../runtime/runtime-types.ts';
import type { RuntimeType } from '../runtime/types.ts';

export class DescribeMap extends ApexMap {
  private readonly prefix: string | null;

  constructor(valueType: RuntimeType, namespace: string | null) {
    super(STRING, valueType);
    this.prefix = namespace === null ? null : `${namespace.toLowerCase()}__`;
  }

  private key(key: unknown): unknown {
    if (typeof key !== 'string') return key;
    const lower = key.toLowerCase();
    if (this.prefix === null || super.has(lower) || !super.has(this.prefix + lower)) return lower;
    return this.prefix + lower;
  }

  override get(key: unknown): unknown {
    return super.get(this.key(key));
  }

  override has(key: unknown): boolean {
    return super.has(this.key(key));
  }

  override set(key: unknown, value: unknown): void {
    super.set(this.key(key), value);
  }

  override remove(key: unknown): unknown {
    return super.remove(this.key(key));
  }
}
