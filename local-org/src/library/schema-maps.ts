/** Maps of describe: their keys ignore case and know the org's own namespace. */
import { ApexMap } from '../runtime/collections.ts';
import { STRING } from '../runtime/runtime-types.ts';
import type { Schema } from '../schema/model.ts';
import { isOutside } from '../schema/namespace-context.ts';
import type { RuntimeType } from '../runtime/types.ts';

export class DescribeMap extends ApexMap {
  private readonly prefix: string | null;

  private readonly isManaged: boolean;

  constructor(valueType: RuntimeType, { namespace, isManaged }: Pick<Schema, 'namespace' | 'isManaged'>) {
    super(STRING, valueType);
    this.prefix = namespace === null ? null : `${namespace.toLowerCase()}__`;
    this.isManaged = isManaged;
  }

  private key(key: unknown): unknown {
    if (typeof key !== 'string') return key;
    const lower = key.toLowerCase();
    if (this.prefix === null || (this.isManaged && isOutside())) return lower;
    if (super.has(lower) || !super.has(this.prefix + lower)) return lower;
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
