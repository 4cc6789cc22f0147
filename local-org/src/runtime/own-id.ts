/** Whose Id a record may carry. */
import type { SObjectType } from '../schema/model.ts';
import { ApexException } from './exception.ts';

/** The Id, where it is one of this type's records. Source: aer 1.2.40: TypeException else. */
export function ownId(type: SObjectType, id: unknown): unknown {
  const prefix = type.keyPrefix;
  if (typeof id !== 'string' || prefix === null || id === '' || id.startsWith(prefix)) return id;
  throw ApexException.of('System.TypeException', `Invalid id value for this SObject type: ${id}`);
}
