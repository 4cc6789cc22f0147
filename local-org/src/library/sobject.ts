/** System.SObject: dynamic access to records. */
import { addPageError } from './apex-pages.ts';
import { loadFormulas, type FormulaLoader } from '../formula/load-formulas.ts';
import { apexText, emptyMap, listOfType } from '../host/apex-values.ts';
import { aliasedValue, aliasedValues } from '../runtime/aliased.ts';
import { ApexList } from '../runtime/collections.ts';
import { tx } from '../runtime/context.ts';
import { ApexException, nullPointer } from '../runtime/exception.ts';
import { libraryClass, type Implementation } from '../runtime/library.ts';
import { checkWriteable } from '../runtime/intrinsics-sobject.ts';
import { ownId } from '../runtime/own-id.ts';
import { setRecordOptions } from '../runtime/record-options.ts';
import { SObject } from '../runtime/sobject.ts';
import { SObjectFieldToken, typeToken } from '../runtime/tokens.ts';
import type { FieldInfo, RelationshipInfo } from '../schema/model.ts';
import type { DMLOptions } from './database-options.ts';
import { DatabaseError } from './database-results.ts';
import { virtualTable } from '../soql/virtual.ts';
import { fieldValue } from '../runtime/sobject-values.ts';

type FieldKey = string | SObjectFieldToken | null;

function invalidField(name: string, record: SObject): ApexException {
  return ApexException.of('System.SObjectException', `Invalid field ${name} for ${record.sobjectType.name}`);
}

function fieldOf(record: SObject, key: FieldKey): FieldInfo {
  if (typeof key === 'string') {
    const field = record.sobjectType.field(key);
    if (field === null) throw invalidField(key, record);
    return field;
  }
  if (key === null) throw ApexException.of('System.NullPointerException', 'Argument 1 cannot be null');
  const { field } = key;
  if (field.object === record.sobjectType) return field;
  throw ApexException.of(
    'System.SObjectException',
    `${field.object.name}.${field.name} does not belong to SObject type ${record.sobjectType.name}`,
  );
}

function notQueried(record: SObject, name: string): ApexException {
  return ApexException.of(
    'System.SObjectException',
    `SObject row was retrieved via SOQL without querying the requested field: ${record.sobjectType.name}.${name}`,
  );
}

export function getField(record: SObject, key: FieldKey): unknown {
  if (typeof key === 'string' && record.isQueried && record.sobjectType.field(key) === null) {
    const aliased = aliasedValue(record, key);
    if (aliased !== undefined) return aliased;
  }
  const field = fieldOf(record, key);
  const value = record.values[field.index];
  if (value !== undefined) return value;
  if (record.isQueried && field.index !== 0) throw notQueried(record, field.name);
  return field.type === 'boolean' && !record.isQueried ? false : null;
}

/** Answers the value before. */
export function putField(record: SObject, key: FieldKey, value: unknown): unknown {
  if (record.isReadOnly) throw ApexException.of('System.FinalException', 'Record is read-only');
  const field = fieldOf(record, key);
  if (field.index !== 0 && !field.createable && !field.updateable && field.type !== 'base64')
    throw ApexException.of('System.SObjectException', `Field ${field.name} is not editable`);
  if (record.id !== null) checkWriteable(field);
  const before = record.values[field.index];
  const given = fieldValue(field, value);
  record.values[field.index] = field.index === 0 ? ownId(record.sobjectType, given) : given;
  return before ?? null;
}

function relationshipOf(record: SObject, key: FieldKey): RelationshipInfo {
  const relationship =
    key instanceof SObjectFieldToken
      ? key.field.relationship
      : key === null
        ? null
        : record.sobjectType.relationship(key);
  if (relationship === null)
    throw ApexException.of(
      'System.SObjectException',
      `Invalid relationship ${key instanceof SObjectFieldToken ? key.field.name : String(key)} for ${record.sobjectType.name}`,
    );
  return relationship;
}

function getParent(record: SObject, key: FieldKey): unknown {
  const relationship = relationshipOf(record, key);
  const value = record.values[relationship.index];
  if (value === undefined && record.isQueried) throw notQueried(record, relationship.name);
  return value ?? null;
}

function putParent(record: SObject, key: FieldKey, parent: SObject | null): unknown {
  if (record.isReadOnly) throw ApexException.of('System.FinalException', 'Record is read-only');
  const relationship = relationshipOf(record, key);
  if (parent !== null && !relationship.targets.includes(parent.sobjectType.name))
    throw ApexException.of(
      'System.SObjectException',
      `Illegal assignment from ${parent.sobjectType.name} to ${relationship.targets[0]}`,
    );
  const before = record.values[relationship.index];
  record.values[relationship.index] = parent;
  return before ?? null;
}

/** No children are no list, but for objects and fields of the org. Shown by trailheadapps/apex-recipes, MetadataCatalogRecipes_Tests. */
function getChildren(record: SObject, name: string): unknown {
  const relationship = record.sobjectType.childRelationship(name);
  if (relationship === null || relationship.index < 0)
    throw ApexException.of(
      'System.SObjectException',
      `Invalid aggregate relationship ${name} for ${record.sobjectType.name}`,
    );
  const value = record.values[relationship.index] as ApexList | undefined | null;
  if (value === undefined && record.isQueried) throw notQueried(record, name);
  if (value === undefined || value === null) return null;
  return value.items.length === 0 && virtualTable(record.sobjectType) === null ? null : value;
}

function populated(record: SObject): unknown {
  const map = emptyMap('String', 'Object');
  const { sobjectType: type, values } = record;
  for (const field of type.fields) if (values[field.index] !== undefined) map.put(field.name, values[field.index]);
  for (const [name, value] of aliasedValues(record) ?? []) map.put(name, value);
  for (const relationship of type.relationships)
    if (values[relationship.index] != null) map.put(relationship.name, values[relationship.index]);
  for (const children of type.childRelationships) {
    if (children.index < 0) continue;
    const list = values[children.index] as ApexList | undefined | null;
    if (list != null && list.items.length > 0) map.put(children.name, list);
  }
  return map;
}

/** Where clones come from: Id of the source, or null. */
const sources = new WeakMap<SObject, string | null>();

const TIMESTAMPS = ['CreatedDate', 'CreatedById', 'LastModifiedDate', 'LastModifiedById', 'SystemModstamp'];

export function cloneRecord(
  record: SObject,
  preserveId: boolean | null,
  deep: boolean | null,
  preserveTimestamps: boolean | null,
  preserveAutonumber: boolean | null,
): SObject {
  const copy = new SObject(record.sobjectType, record.values.slice());
  copy.isQueried = record.isQueried;
  if (preserveId !== true) copy.values[0] = copy.isQueried ? null : undefined;
  for (const field of record.sobjectType.fields) {
    const isDropped =
      (preserveTimestamps !== true && TIMESTAMPS.includes(field.name)) ||
      (preserveAutonumber !== true && field.isAutoNumber);
    if (isDropped && copy.values[field.index] !== undefined) copy.values[field.index] = null;
  }
  if (deep === true) {
    for (let slot = record.sobjectType.fields.length; slot < copy.values.length; slot++) {
      const value = copy.values[slot];
      if (value instanceof SObject) copy.values[slot] = cloneRecord(value, true, true, true, true);
      else if (value instanceof ApexList)
        copy.values[slot] = new ApexList(
          value.elementType,
          value.items.map((item) => cloneRecord(item as SObject, true, true, true, true)),
        );
    }
  }
  sources.set(copy, record.id);
  return copy;
}

/** @param field its name in lower case; null for the record. */
export function addError(record: SObject, field: string | null, message: unknown): void {
  const text = message instanceof ApexException ? message.getmessage$0() : message;
  (record.errors ??= []).push({ field, message: apexText(text) });
  if (tx().triggers.length === 0) addPageError(apexText(text));
}

const addRecordError = (self: SObject, message: unknown): void => addError(self, null, message);
const addFieldError = (self: SObject, key: FieldKey, message: unknown): void =>
  addError(self, fieldOf(self, key).name.toLowerCase(), message);

function addErrorMembers(): Record<string, Implementation> {
  const members: Record<string, Implementation> = {};
  for (const message of ['String message', 'Exception error']) {
    for (const escape of ['', ', Boolean escape']) {
      members[`void addError(${message}${escape})`] = addRecordError;
      members[`void addError(Schema.SObjectField field, ${message}${escape})`] = addFieldError;
      members[`void addError(String field, ${message}${escape})`] = addFieldError;
    }
  }
  return members;
}

function errorsOf(record: SObject): unknown {
  return listOfType(
    'Database.Error',
    (record.errors ?? []).map(
      ({ field, message }) =>
        new DatabaseError({
          statusCode: 'FIELD_CUSTOM_VALIDATION_EXCEPTION',
          message,
          fields: field === null ? [] : [record.sobjectType.field(field)?.name ?? field],
        }),
    ),
  );
}

const options = new WeakMap<SObject, DMLOptions>();

const clone = (
  self: SObject,
  id: boolean | null = false,
  deep: boolean | null = false,
  times: boolean | null = false,
  numbers: boolean | null = false,
): SObject => cloneRecord(self, id, deep, times, numbers);

export const sobjectClass = libraryClass({
  name: 'System.SObject',
  members: {
    'Object get(String fieldName)': getField,
    'Object get(Schema.SObjectField field)': getField,
    'Object put(String fieldName, Object value)': putField,
    'Object put(Schema.SObjectField field, Object value)': putField,
    'SObject getSObject(String fieldName)': getParent,
    'SObject getSObject(Schema.SObjectField field)': getParent,
    'SObject putSObject(String fieldName, SObject value)': putParent,
    'SObject putSObject(Schema.SObjectField field, SObject value)': putParent,
    'List<SObject> getSObjects(String fieldName)': getChildren,
    'Schema.SObjectType getSObjectType()': (self: SObject) => typeToken(self.sobjectType),
    'Map<String, Object> getPopulatedFieldsAsMap()': populated,
    'Boolean isSet(String fieldName)': (self: SObject, key: string | null) => {
      if (key !== null && self.sobjectType.field(key) === null)
        throw ApexException.of('System.SObjectException', `Invalid field: ${key}`);
      return self.values[fieldOf(self, key).index] !== undefined;
    },
    'Boolean isSet(Schema.SObjectField field)': (self: SObject, key: FieldKey) =>
      self.values[fieldOf(self, key).index] !== undefined,
    'SObject clone()': (self: SObject) => clone(self),
    'SObject clone(Boolean preserveId)': clone,
    'SObject clone(Boolean preserveId, Boolean isDeepClone)': clone,
    'SObject clone(Boolean preserveId, Boolean isDeepClone, Boolean preserveReadonlyTimestamps)': clone,
    'SObject clone(Boolean preserveId, Boolean isDeepClone, Boolean preserveReadonlyTimestamps, Boolean preserveAutonumber)':
      clone,
    'Boolean isClone()': (self: SObject) => sources.has(self),
    'Id getCloneSourceId()': (self: SObject) => sources.get(self) ?? null,
    'void clear()': (self: SObject) => self.values.fill(undefined),
    'void recalculateFormulas()': (self: SObject) => loadFormulas(tx().org as FormulaLoader, self.sobjectType, [self]),
    ...addErrorMembers(),
    'Boolean hasErrors()': (self: SObject) => self.errors !== null && self.errors.length > 0,
    'List<Database.Error> getErrors()': errorsOf,
    'void setOptions(Database.DMLOptions dmlOptions)': (self: SObject, value: DMLOptions) => {
      if (value === null) throw nullPointer();
      options.set(self, value);
      setRecordOptions(self, value);
    },
    'Database.DMLOptions getOptions()': (self: SObject) => options.get(self) ?? null,
    'String getQuickActionName()': () => null,
  },
  instance: SObject,
});
