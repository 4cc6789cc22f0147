/** `System.Type` as a value: one object per type, so that equality is identity. */
import type { RuntimeType } from './types.ts';

export class ApexTypeToken {
  readonly type: RuntimeType;

  constructor(type: RuntimeType) {
    this.type = type;
  }

  /** What `String.valueOf` gives. */
  toString(): string {
    return this.type.name;
  }
}

const tokens = new WeakMap<RuntimeType, ApexTypeToken>();

export function typeTokenOf(type: RuntimeType): ApexTypeToken {
  let token = tokens.get(type);
  if (token === undefined) tokens.set(type, (token = new ApexTypeToken(type)));
  return token;
}
