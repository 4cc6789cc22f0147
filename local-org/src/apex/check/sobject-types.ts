/** The Apex types of what an sObject holds. */
import type { ChildRelationshipInfo, FieldInfo, FieldType, RelationshipInfo } from '../../schema/model.ts';
import {
  ANY,
  BLOB,
  BOOLEAN,
  DATE,
  DATETIME,
  DECIMAL,
  ID,
  INTEGER,
  LONG,
  SOBJECT,
  sobjectNamed,
  STRING,
  TIME,
} from '../types/builtin.ts';
import type { ApexType } from '../types/apex-types.ts';
import type { Checker } from './checker.ts';

const plain: Readonly<Partial<Record<FieldType, ApexType>>> = {
  id: ID,
  reference: ID,
  boolean: BOOLEAN,
  int: INTEGER,
  long: LONG,
  double: DECIMAL,
  currency: DECIMAL,
  percent: DECIMAL,
  date: DATE,
  datetime: DATETIME,
  time: TIME,
  base64: BLOB,
};

/** Objects whose records are names of objects and fields. */
export const DEFINITIONS: ReadonlySet<string> = new Set(['EntityDefinition', 'FieldDefinition', 'EntityParticle']);

export function fieldType(c: Checker, field: FieldInfo): ApexType {
  switch (field.type) {
    case 'anytype':
      return field.object.category === 'changeEvent' ? c.library.typeNamed('eventbus.changeeventheader') : ANY;
    case 'address':
      return c.library.typeNamed('system.address');
    case 'location':
      return c.library.typeNamed('system.location');
    case 'double':
      return DECIMAL;
    // Names of objects and fields that custom metadata refers to.
    case 'reference':
      return field.relationship?.targets.some((target) => DEFINITIONS.has(target)) &&
        field.object.category === 'customMetadata'
        ? STRING
        : ID;
    default:
      return plain[field.type] ?? STRING;
  }
}

/** A parent record: of its object where there is one, else of `Name`, the object that stands for several. */
export function parentType(c: Checker, relationship: RelationshipInfo): ApexType {
  const { targets } = relationship;
  return sobjectNamed(c.schema, targets.length === 1 ? targets[0] : 'Name') ?? SOBJECT;
}

export function childrenType(c: Checker, relationship: ChildRelationshipInfo): ApexType {
  return c.library.list(sobjectNamed(c.schema, relationship.child) ?? SOBJECT);
}
