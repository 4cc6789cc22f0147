/** System.Security: records without what the user may not see or change. Source: Apex Reference Guide, Security.stripInaccessible. */
import { libraryClass } from '../runtime/library.ts';
import { tx } from '../runtime/context.ts';
import { ApexException } from '../runtime/exception.ts';
import { AGGREGATE_RESULT } from '../runtime/aggregate-type.ts';
import { ApexList, ApexMap } from '../runtime/collections.ts';
import { INTEGER, setOf, STRING } from '../runtime/runtime-types.ts';
import { SObject } from '../runtime/sobject.ts';
import type { SObjectType } from '../schema/model.ts';
import type { ObjectAccess } from '../security/security.ts';
import { host } from '../host/host.ts';
import { emptySet } from '../host/apex-values.ts';

type Access = 'READABLE' | 'CREATABLE' | 'UPDATABLE' | 'UPSERTABLE';

class SObjectAccessDecision {
  readonly records: ApexList;
  /** Object name to removed fields. */
  readonly removed: ReadonlyMap<string, ReadonlySet<string>>;
  readonly modified: readonly number[];

  constructor(records: ApexList, removed: ReadonlyMap<string, ReadonlySet<string>>, modified: readonly number[]) {
    this.records = records;
    this.removed = removed;
    this.modified = modified;
  }

  jsonEntries(): readonly (readonly [string, unknown])[] {
    return [
      ['records', this.records],
      ['removedFields', removedFields(this)],
      ['modifiedIndexes', emptySet(INTEGER.name, this.modified)],
    ];
  }
}

const OBJECT_ACCESS: Readonly<Record<Access, readonly ObjectAccess[]>> = {
  READABLE: ['read'],
  CREATABLE: ['create'],
  UPDATABLE: ['edit'],
  UPSERTABLE: ['create', 'edit'],
};

function checkObject(type: SObjectType, access: Access): void {
  if (type.name === AGGREGATE_RESULT)
    throw ApexException.of('System.TypeException', 'AggregateResult SObject types are not supported');
  const { security } = host();
  if (!OBJECT_ACCESS[access].every((each) => security.canObject(tx().user, type, each)))
    throw ApexException.of('System.NoAccessException', `No access to entity: ${type.name}`);
}

function strip(access: Access, source: ApexList, enforceRoot: boolean): SObjectAccessDecision {
  const removed = new Map<string, Set<string>>();
  const modified: number[] = [];
  if (enforceRoot)
    for (const type of new Set((source.items as SObject[]).map((record) => record.sobjectType)))
      checkObject(type, access);
  const copies = (source.items as SObject[]).map((record, index) => {
    const before = removedCount(removed);
    const { copy, changed } = stripRecord(record, access, removed);
    if (changed || removedCount(removed) > before) modified.push(index);
    return copy;
  });
  return new SObjectAccessDecision(new ApexList(source.elementType, copies), removed, modified);
}

function removedCount(removed: ReadonlyMap<string, ReadonlySet<string>>): number {
  let count = 0;
  for (const fields of removed.values()) count += fields.size;
  return count;
}

function stripRecord(
  record: SObject,
  access: Access,
  removed: Map<string, Set<string>>,
): { copy: SObject; changed: boolean } {
  const { security } = host();
  const type = record.sobjectType;
  const copy = new SObject(type, [...record.values]);
  copy.isQueried = record.isQueried;
  let changed = false;
  const drop = (index: number, name: string): void => {
    copy.values[index] = undefined;
    changed = true;
    const fields = removed.get(type.name);
    if (fields === undefined) removed.set(type.name, new Set([name]));
    else fields.add(name);
  };
  for (const field of type.fields) {
    if (copy.values[field.index] === undefined || field.name === 'Id') continue;
    const isAllowed =
      access === 'READABLE'
        ? security.canField(tx().user, field, 'read')
        : security.canField(tx().user, field, 'edit') &&
          (access === 'CREATABLE'
            ? field.createable
            : access === 'UPDATABLE'
              ? field.updateable
              : field.createable || field.updateable);
    if (!isAllowed) drop(field.index, field.name);
  }
  if (access !== 'READABLE') return { copy, changed };
  for (const relationship of type.relationships) {
    const parent = copy.values[relationship.index];
    if (!(parent instanceof SObject)) continue;
    if (!security.canField(tx().user, relationship.field, 'read')) drop(relationship.index, relationship.name);
    else copy.values[relationship.index] = stripRecord(parent, access, removed).copy;
  }
  for (const relationship of type.childRelationships) {
    const children = relationship.index < 0 ? undefined : copy.values[relationship.index];
    if (!(children instanceof ApexList)) continue;
    const [first] = children.items as SObject[];
    if (first !== undefined && !security.canObject(tx().user, first.sobjectType, 'read'))
      drop(relationship.index, relationship.name!);
    else
      copy.values[relationship.index] = new ApexList(
        children.elementType,
        (children.items as SObject[]).map((child) => stripRecord(child, access, removed).copy),
      );
  }
  return { copy, changed };
}

function removedFields(self: SObjectAccessDecision): ApexMap {
  const map = new ApexMap(STRING, setOf(STRING));
  for (const [object, fields] of self.removed) map.put(object, emptySet('String', fields));
  return map;
}

export const accessTypeClass = libraryClass({
  name: 'System.AccessType',
  kind: 'enum',
  values: ['CREATABLE', 'READABLE', 'UPDATABLE', 'UPSERTABLE'],
});

export const sobjectAccessDecisionClass = libraryClass({
  name: 'System.SObjectAccessDecision',
  members: {
    'List<SObject> getRecords()': (self: SObjectAccessDecision) => self.records,
    'Map<String, Set<String>> getRemovedFields()': removedFields,
    'Set<Integer> getModifiedIndexes()': (self: SObjectAccessDecision) => emptySet(INTEGER.name, self.modified),
  },
  instance: SObjectAccessDecision,
});

export const securityClass = libraryClass({
  name: 'System.Security',
  members: {
    'static System.SObjectAccessDecision stripInaccessible(System.AccessType accessCheckType, List<SObject> sourceRecords)':
      (access: { name: Access }, records: ApexList) => strip(access.name, records, true),
    'static System.SObjectAccessDecision stripInaccessible(System.AccessType accessCheckType, List<SObject> sourceRecords, Boolean enforceRootObjectCRUD)':
      (access: { name: Access }, records: ApexList, enforce: boolean) => strip(access.name, records, enforce),
  },
});
