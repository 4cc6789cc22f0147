/** `Schema.SObjectType` and `Schema.SObjectField` as values: one object per type and field, so that equality is identity. */
import type { FieldInfo, SObjectType } from '../schema/model.ts';

export class SObjectTypeToken {
  readonly type: SObjectType;

  constructor(type: SObjectType) {
    this.type = type;
  }

  /** What `String.valueOf` gives. */
  toString(): string {
    return this.type.name;
  }
}

export class SObjectFieldToken {
  readonly field: FieldInfo;

  constructor(field: FieldInfo) {
    this.field = field;
  }

  toString(): string {
    return this.field.name;
  }
}

const types = new WeakMap<SObjectType, SObjectTypeToken>();
const fields = new WeakMap<FieldInfo, SObjectFieldToken>();

export function typeToken(type: SObjectType): SObjectTypeToken {
  let token = types.get(type);
  if (token === undefined) types.set(type, (token = new SObjectTypeToken(type)));
  return token;
}

export function fieldToken(field: FieldInfo): SObjectFieldToken {
  let token = fields.get(field);
  if (token === undefined) fields.set(field, (token = new SObjectFieldToken(field)));
  return token;
}
