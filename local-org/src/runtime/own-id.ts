/** Whose Id a record may carry. */
import type { SObjectType } from '../schema/model.ts';
import { ApexException } from './exception.ts';

/** The Id, where it is one of this type's records. Source: TypeException otherwise: aer 1.2.40, no source of the platform's own is known. */
export function ownId(type: SObjectType, id: unknown): unknown {
  const prefix = type.keyPrefix;
  if (typeof id !== 'string' || prefix === null || id === '' || id.startsWith(prefix)) return id;
  // Orgs count the prefixes of their own objects, each in its own order: what looks like one of them may be this one's.
  if (type.isCustom && id[0] === prefix[0]) return id;
  throw ApexException.of('System.TypeException', `Invalid id value for this SObject type: ${id}`);
}
