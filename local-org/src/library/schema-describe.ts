/** Schema.DescribeSObjectResult and what it leads to: fields, field sets, record types, child relationships. */
import { emptyList, libraryEnum, listOfType } from '../host/apex-values.ts';
import { ApexMap } from '../runtime/collections.ts';
import type { CpuPrices } from '../conditions/prices.ts';
import { charge } from '../limits/counters.ts';
import { hasTransaction, tx } from '../runtime/context.ts';
import { apexHash } from '../runtime/equality.ts';
import { libraryClass, type Implementation, type PropertyImplementation } from '../runtime/library.ts';
import { changeEventName, feedName, historyName, shareName } from '../schema/history-feed-share.ts';
import { ID, STRING, libraryClassNamed, libraryRuntimeType } from '../runtime/runtime-types.ts';
import { fieldToken, typeToken } from '../runtime/tokens.ts';
import { ApexEnum, type RuntimeType } from '../runtime/types.ts';
import type { ChildRelationshipInfo, FieldInfo, SObjectType } from '../schema/model.ts';
import type { ObjectAccess } from '../security/security.ts';
import { displayType } from './schema-enums.ts';
import { isOutside } from '../schema/namespace-context.ts';
import { DescribeMap } from './schema-maps.ts';
import { MASTER_RECORD_TYPE } from '../schema/ids.ts';

export function runtimeTypeNamed(name: string): RuntimeType {
  return libraryRuntimeType(libraryClassNamed(name)!);
}

/** `String getName()` is also the property `name`; `Boolean isCustom()` also `custom`. */
export function withProperties(
  members: Readonly<Record<string, Implementation>>,
): Record<string, Implementation | PropertyImplementation> {
  const all: Record<string, Implementation | PropertyImplementation> = { ...members };
  for (const signature of Object.keys(members)) {
    const match = /^(.+) (?:get|is)(\w+)\(\)$/.exec(signature);
    if (match !== null)
      all[`property ${match[1]} ${match[2][0].toLowerCase()}${match[2].slice(1)}`] = { get: members[signature] };
  }
  return all;
}

export class DescribeSObjectResult {
  readonly type: SObjectType;

  constructor(type: SObjectType) {
    this.type = type;
  }

  tostring$0(): string {
    return `Schema.DescribeSObjectResult[getName=${this.type.name};getLabel=${this.type.label};]`;
  }
}

const described = new WeakMap<SObjectType, DescribeSObjectResult>();

export function describeType(type: SObjectType): DescribeSObjectResult {
  let result = described.get(type);
  if (result === undefined) described.set(type, (result = new DescribeSObjectResult(type)));
  return result;
}

function can(type: SObjectType, access: ObjectAccess): boolean {
  const { org, user } = tx();
  return org.security === undefined || org.security.canObject(user, type, access);
}

/** Maps are made once per transaction: code may change what it got, but not for others. */
function once<T>(key: object, make: () => T): T {
  const { state } = tx();
  let cache = state.get(CACHE) as Map<object, unknown> | undefined;
  if (cache === undefined) state.set(CACHE, (cache = new Map()));
  let value = cache.get(key) as T | undefined;
  if (value === undefined) cache.set(key, (value = make()));
  return value;
}

const CACHE = Symbol('describe maps');
const PRICED = Symbol('objects that were described');

/** Charges for the first time in the transaction, and for each further time. */
function chargeOnce(key: object, first: keyof CpuPrices, again: keyof CpuPrices | null, times = 1): void {
  if (!hasTransaction()) return;
  const { limits, state } = tx();
  if (limits.prices === null) return;
  let seen = state.get(PRICED) as Set<object> | undefined;
  if (seen === undefined) state.set(PRICED, (seen = new Set()));
  if (!seen.has(key)) charge(limits, first, times);
  else if (again !== null) charge(limits, again, times);
  seen.add(key);
}

/** What Apex asks for: a describe of an object, which has a price. */
export function describePriced(type: SObjectType, options: unknown): DescribeSObjectResult {
  const isDeferred = options instanceof ApexEnum && options.name === 'DEFERRED';
  chargeOnce(type, isDeferred ? 'deferredObjectDescribe' : 'objectDescribe', 'objectDescribeAgain');
  return describeType(type);
}

/** Objects that only subqueries read, such as ActivityHistory, are listed, too; the type of aggregate rows is none of the org's objects. */
const isListed = (type: SObjectType): boolean => type.name !== 'AggregateResult' && type.name !== 'Name';

/** `Schema.getGlobalDescribe()` */
export function globalDescribe(): DescribeMap {
  const { schema } = tx().org;
  const { security } = tx().org;
  const isShown = (type: SObjectType): boolean =>
    !(schema.isManaged && isOutside() && type.isProtected) && security?.isMissing(tx().user, type) !== true;
  chargeOnce(schema, 'globalDescribeObject', 'globalDescribeObjectAgain', schema.types.length);
  // What a managed package protects is for its own code, which has a map of its own.
  return once(isOutside() ? schema.types : schema, () => {
    const map = new DescribeMap(runtimeTypeNamed('Schema.SObjectType'), schema);
    for (const type of schema.types) if (isListed(type) && isShown(type)) map.set(type.name, typeToken(type));
    return map;
  });
}

class SObjectTypeFields {
  readonly type: SObjectType;
  constructor(type: SObjectType) {
    this.type = type;
  }
}
class SObjectTypeFieldSets {
  readonly type: SObjectType;
  constructor(type: SObjectType) {
    this.type = type;
  }
}

function fieldMap(self: SObjectTypeFields): DescribeMap {
  chargeOnce(self.type.fields, 'fieldMap', null);
  charge(tx().limits, 'fieldMapField', self.type.fields.length);
  return once(self.type.fields, () => {
    const map = new DescribeMap(runtimeTypeNamed('Schema.SObjectField'), tx().org.schema);
    for (const field of self.type.fields) map.set(field.name, fieldToken(field));
    return map;
  });
}

function fieldSetMap(self: SObjectTypeFieldSets): DescribeMap {
  const map = new DescribeMap(runtimeTypeNamed('Schema.FieldSet'), tx().org.schema);
  for (const set of self.type.fieldSets) map.set(set.name, new FieldSet(self.type, set));
  return map;
}

export const sobjectTypeFieldsClass = libraryClass({
  name: 'Schema.SObjectTypeFields',
  members: { 'Map<String, Schema.SObjectField> getMap()': fieldMap },
  instance: SObjectTypeFields,
});
export const sobjectTypeFieldSetsClass = libraryClass({
  name: 'Schema.SObjectTypeFieldSets',
  members: { 'Map<String, Schema.FieldSet> getMap()': fieldSetMap },
  instance: SObjectTypeFieldSets,
});

class FieldSet {
  readonly type: SObjectType;
  readonly set: SObjectType['fieldSets'][number];
  constructor(type: SObjectType, set: SObjectType['fieldSets'][number]) {
    this.type = type;
    this.set = set;
  }
}

class FieldSetMember {
  readonly path: string;
  readonly field: FieldInfo;
  constructor(path: string, field: FieldInfo) {
    this.path = path;
    this.field = field;
  }

  equals$1(other: unknown): boolean {
    return other instanceof FieldSetMember && other.path === this.path && other.field === this.field;
  }

  hashcode$0(): number {
    return apexHash(this.path);
  }

  jsonEntries(): readonly (readonly [string, unknown])[] {
    return [
      ['fieldPath', this.path],
      ['label', this.field.label],
    ];
  }
}

function membersOf(self: FieldSet): unknown {
  const { schema } = tx().org;
  const members = self.set.fields.map((path) => {
    let type: SObjectType | null = self.type;
    const steps = path.split('.');
    for (const step of steps.slice(0, -1)) type = schema.type(type?.relationship(step)?.targets[0] ?? '');
    const field = type?.field(steps[steps.length - 1]) ?? null;
    return field === null ? null : new FieldSetMember(path, field);
  });
  return listOfType(
    'Schema.FieldSetMember',
    members.filter((member) => member !== null),
  );
}

export const fieldSetClass = libraryClass({
  name: 'Schema.FieldSet',
  members: withProperties({
    'String getName()': (self: FieldSet) => self.set.name,
    'String getLabel()': (self: FieldSet) => self.set.label,
    'String getDescription()': () => null,
    'String getNamespace()': (self: FieldSet) => /^(\w+?)__/.exec(self.set.name)?.[1] ?? null,
    'List<Schema.FieldSetMember> getFields()': membersOf,
    'Schema.SObjectType getSObjectType()': (self: FieldSet) => typeToken(self.type),
  }),
  instance: FieldSet,
});

export const fieldSetMemberClass = libraryClass({
  name: 'Schema.FieldSetMember',
  members: withProperties({
    'String getFieldPath()': (self: FieldSetMember) => self.path,
    'String getLabel()': (self: FieldSetMember) => self.field.label,
    'Schema.DisplayType getType()': (self: FieldSetMember) => displayType(self.field),
    'Boolean getRequired()': () => false,
    'Boolean getDbRequired()': (self: FieldSetMember) => !self.field.nillable && !self.field.defaultedOnCreate,
    'Schema.SObjectField getSObjectField()': (self: FieldSetMember) => fieldToken(self.field),
  }),
  instance: FieldSetMember,
});

class RecordTypeInfo {
  readonly info: SObjectType['recordTypes'][number];
  readonly isMaster: boolean;
  constructor(info: SObjectType['recordTypes'][number], isMaster: boolean) {
    this.info = info;
    this.isMaster = isMaster;
  }
}

function recordTypeInfos(type: SObjectType): RecordTypeInfo[] {
  const mayHave = type.category === 'custom' || type.field('RecordTypeId') !== null;
  if (!mayHave) return [];
  const hasDefault = type.recordTypes.some((info) => info.isDefault);
  const master = {
    id: MASTER_RECORD_TYPE,
    developerName: 'Master',
    label: 'Master',
    isActive: true,
    isDefault: !hasDefault,
    isPersonType: false,
  };
  return [...type.recordTypes.map((info) => new RecordTypeInfo(info, false)), new RecordTypeInfo(master, true)];
}

function recordTypeMap(key: 'id' | 'developerName' | 'label'): Implementation {
  return (self: DescribeSObjectResult) => {
    const map = new ApexMap(key === 'id' ? ID : STRING, runtimeTypeNamed('Schema.RecordTypeInfo'));
    for (const info of recordTypeInfos(self.type)) map.set(info.info[key], info);
    return map;
  };
}

export const recordTypeInfoClass = libraryClass({
  name: 'Schema.RecordTypeInfo',
  members: withProperties({
    'String getName()': (self: RecordTypeInfo) => self.info.label,
    'String getDeveloperName()': (self: RecordTypeInfo) => self.info.developerName,
    'Id getRecordTypeId()': (self: RecordTypeInfo) => self.info.id,
    'Boolean isActive()': (self: RecordTypeInfo) => self.info.isActive,
    'Boolean isAvailable()': (self: RecordTypeInfo) => self.info.isActive,
    'Boolean isDefaultRecordTypeMapping()': (self: RecordTypeInfo) => self.info.isDefault,
    'Boolean isMaster()': (self: RecordTypeInfo) => self.isMaster,
  }),
  instance: RecordTypeInfo,
});

class ChildRelationship {
  readonly info: ChildRelationshipInfo;
  constructor(info: ChildRelationshipInfo) {
    this.info = info;
  }
}

const relationshipObjects = new WeakMap<ChildRelationshipInfo, ChildRelationship>();

/** One object per relationship: maps are keyed by them. */
function childRelationshipOf(info: ChildRelationshipInfo): ChildRelationship {
  let found = relationshipObjects.get(info);
  if (found === undefined) relationshipObjects.set(info, (found = new ChildRelationship(info)));
  return found;
}

function referenceOf(self: ChildRelationship): FieldInfo | null {
  return tx().org.schema.type(self.info.child)?.field(self.info.field) ?? null;
}

export const childRelationshipClass = libraryClass({
  name: 'Schema.ChildRelationship',
  members: withProperties({
    'Schema.SObjectType getChildSObject()': (self: ChildRelationship) =>
      typeToken(tx().org.schema.type(self.info.child)!),
    'Schema.SObjectField getField()': (self: ChildRelationship) => fieldToken(referenceOf(self)!),
    'String getRelationshipName()': (self: ChildRelationship) => self.info.name,
    'Boolean isCascadeDelete()': (self: ChildRelationship) =>
      referenceOf(self)?.relationship?.deleteConstraint === 'cascade',
    'Boolean isDeprecatedAndHidden()': () => false,
    'Boolean isRestrictedDelete()': (self: ChildRelationship) =>
      referenceOf(self)?.relationship?.deleteConstraint === 'restrict',
    'List<String> getJunctionIdListNames()': () => emptyList('String'),
    'List<Schema.SObjectType> getJunctionReferenceTo()': () => emptyList('Schema.SObjectType'),
  }),
  instance: ChildRelationship,
});

function childRelationships(self: DescribeSObjectResult): unknown {
  const { schema } = tx().org;
  return listOfType(
    'Schema.ChildRelationship',
    self.type.childRelationships
      .filter((child) => schema.type(child.child)?.field(child.field) != null)
      .map((child) => childRelationshipOf(child)),
  );
}

const MERGEABLE = new Set(['Account', 'Contact', 'Lead', 'Case', 'Individual']);

export const describeSObjectResultClass = libraryClass({
  name: 'Schema.DescribeSObjectResult',
  members: {
    ...withProperties({
      'List<Schema.ChildRelationship> getChildRelationships()': childRelationships,
      'String getKeyPrefix()': (self: DescribeSObjectResult) => self.type.keyPrefix,
      'String getLabel()': (self: DescribeSObjectResult) => self.type.label,
      'String getLabelPlural()': (self: DescribeSObjectResult) => self.type.pluralLabel,
      'String getLocalName()': (self: DescribeSObjectResult) => localName(self.type.name),
      'String getName()': (self: DescribeSObjectResult) => self.type.name,
      'List<Schema.RecordTypeInfo> getRecordTypeInfos()': (self: DescribeSObjectResult) =>
        listOfType('Schema.RecordTypeInfo', recordTypeInfos(self.type)),
      'Map<String, Schema.RecordTypeInfo> getRecordTypeInfosByDeveloperName()': recordTypeMap('developerName'),
      'Map<String, Schema.RecordTypeInfo> getRecordTypeInfosByName()': recordTypeMap('label'),
      'Map<Id, Schema.RecordTypeInfo> getRecordTypeInfosById()': recordTypeMap('id'),
      'Schema.SObjectDescribeOptions getSObjectDescribeOption()': () =>
        libraryEnum('Schema.SObjectDescribeOptions', 'FULL'),
      'Schema.SObjectType getSObjectType()': (self: DescribeSObjectResult) => typeToken(self.type),
      'String getAssociateEntityType()': (self: DescribeSObjectResult) => associate(self.type),
      'String getAssociateParentEntity()': (self: DescribeSObjectResult) => associateParent(self.type),
      'String getDefaultImplementation()': () => null,
      'String getImplementedBy()': () => null,
      'String getImplementsInterfaces()': () => null,
      'Boolean getHasSubtypes()': () => false,
      'Boolean getIsInterface()': () => false,
      'Boolean isAccessible()': (self: DescribeSObjectResult) => can(self.type, 'read'),
      'Boolean isCreateable()': (self: DescribeSObjectResult) => self.type.createable && can(self.type, 'create'),
      'Boolean isUpdateable()': (self: DescribeSObjectResult) => self.type.updateable && can(self.type, 'edit'),
      'Boolean isDeletable()': (self: DescribeSObjectResult) => self.type.deletable && can(self.type, 'delete'),
      'Boolean isUndeletable()': (self: DescribeSObjectResult) => self.type.undeletable && can(self.type, 'delete'),
      'Boolean isQueryable()': (self: DescribeSObjectResult) => self.type.queryable,
      'Boolean isSearchable()': (self: DescribeSObjectResult) => self.type.searchable,
      'Boolean isMergeable()': (self: DescribeSObjectResult) => MERGEABLE.has(self.type.name),
      'Boolean isCustom()': (self: DescribeSObjectResult) => self.type.isCustom,
      'Boolean isCustomSetting()': (self: DescribeSObjectResult) => self.type.category === 'customSetting',
      'Boolean isDeprecatedAndHidden()': () => false,
      'Boolean isFeedEnabled()': (self: DescribeSObjectResult) =>
        tx().org.schema.type(`${self.type.name.replace(/__c$/, '__')}Feed`) !== null,
      'Boolean isMruEnabled()': (self: DescribeSObjectResult) => self.type.category === 'standard',
    }),
    'Schema.SObjectTypeFields getFields()': (self: DescribeSObjectResult) => new SObjectTypeFields(self.type),
    'Schema.SObjectTypeFieldSets getFieldSets()': (self: DescribeSObjectResult) => new SObjectTypeFieldSets(self.type),
    'property Schema.SObjectTypeFields fields': {
      get: (self: DescribeSObjectResult) => new SObjectTypeFields(self.type),
    },
    'property Schema.SObjectTypeFieldSets fieldSets': {
      get: (self: DescribeSObjectResult) => new SObjectTypeFieldSets(self.type),
    },
  },
  instance: DescribeSObjectResult,
});

/** Without the namespace. */
export function localName(name: string): string {
  return name.replace(/^\w+?__(?=\w+__\w+$)/, '');
}

function associateParent(type: SObjectType): string | null {
  if (associate(type) === null) return null;
  const companions = [historyName, shareName, feedName, changeEventName];
  const { types } = tx().org.schema;
  return types.find(({ name }) => companions.some((nameOf) => nameOf(name) === type.name))?.name ?? null;
}

function associate(type: SObjectType): string | null {
  switch (type.category) {
    case 'history':
      return 'History';
    case 'share':
      return 'Share';
    case 'feed':
      return 'Feed';
    case 'changeEvent':
      return 'ChangeEvent';
    default:
      return null;
  }
}
