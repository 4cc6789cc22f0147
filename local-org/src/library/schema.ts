/** System.Schema and the tokens Schema.SObjectType and Schema.SObjectField. */
import { randomUUID } from 'node:crypto';
import { emptyList, listOfType } from '../host/apex-values.ts';
import type { ApexList } from '../runtime/collections.ts';
import { tx } from '../runtime/context.ts';
import { charge } from '../limits/counters.ts';
import { ApexException, nullPointer } from '../runtime/exception.ts';
import { libraryClass, notImplemented } from '../runtime/library.ts';
import { SObject } from '../runtime/sobject.ts';
import { SObjectFieldToken, SObjectTypeToken } from '../runtime/tokens.ts';
import { toId } from '../runtime/convert.ts';
import { describeField } from './schema-field-describe.ts';
import { describePriced, globalDescribe } from './schema-describe.ts';
import { defaultValue } from '../formula/defaults.ts';

function describeSObjects(names: ApexList, options: unknown = null): unknown {
  if (names === null) throw nullPointer();
  const { schema, security } = tx().org;
  return listOfType(
    'Schema.DescribeSObjectResult',
    names.items.map((name) => {
      const type = schema.type(String(name));
      if (type === null || security?.isMissing(tx().user, type) === true)
        throw ApexException.of(
          'System.InvalidParameterValueException',
          `Invalid sobject provided. The Schema.describeSObject() methods does not support the ${String(name)} sObject.`,
        );
      return describePriced(type, options);
    }),
  );
}

export const schemaClass = libraryClass({
  name: 'System.Schema',
  members: {
    'static Map<String, Schema.SObjectType> getGlobalDescribe()': globalDescribe,
    'static List<Schema.DescribeSObjectResult> describeSObjects(List<String> types)': (names: ApexList) =>
      describeSObjects(names),
    'static List<Schema.DescribeSObjectResult> describeSObjects(List<String> types, Schema.SObjectDescribeOptions options)':
      describeSObjects,
    'static List<Schema.DescribeTabSetResult> describeTabs()': () => emptyList('Schema.DescribeTabSetResult'),
    'static List<Schema.DescribeDataCategoryGroupResult> describeDataCategoryGroups(List<String> types)':
      notImplemented,
    'static List<Schema.DescribeDataCategoryGroupStructureResult> describeDataCategoryGroupStructures(List<Schema.DataCategoryGroupSobjectTypePair> pairs, Boolean topCategoriesOnly)':
      notImplemented,
  },
});

class CategoryPair {
  group: string | null = null;
  sobject: string | null = null;
}

export const dataCategoryGroupSobjectTypePairClass = libraryClass({
  name: 'Schema.DataCategoryGroupSobjectTypePair',
  members: {
    'new()': () => new CategoryPair(),
    'String getDataCategoryGroupName()': (self: CategoryPair) => self.group,
    'String getSobject()': (self: CategoryPair) => self.sobject,
    'void setDataCategoryGroupName(String name)': (self: CategoryPair, name: string | null) => {
      self.group = name;
    },
    'void setSobject(String name)': (self: CategoryPair, name: string | null) => {
      self.sobject = name;
    },
  },
  instance: CategoryPair,
});

function newSObject(self: SObjectTypeToken, id: string | null, loadDefaults: boolean): SObject {
  const record = new SObject(self.type);
  if (id !== null) {
    const id18 = toId(id)!;
    const isRecordType = id18.startsWith('012') && self.type.keyPrefix !== '012';
    const field = isRecordType ? self.type.field('RecordTypeId') : self.type.field('Id');
    if (field === null) throw ApexException.of('System.StringException', `Invalid id: ${id}`);
    record.values[field.index] = id18;
  }
  if (loadDefaults) {
    // Publish callbacks name events by this.
    const uuid = self.type.category === 'platformEvent' ? self.type.field('EventUuid') : null;
    if (uuid !== null) record.values[uuid.index] = randomUUID();
    const owner = self.type.name === 'User' ? null : self.type.field('OwnerId');
    if (owner !== null) record.values[owner.index] = tx().user.id;
    for (const field of self.type.fields) {
      if (field.defaultValueFormula === null && !field.picklistValues.some((entry) => entry.isDefault)) continue;
      const value = defaultValue({ transaction: tx() }, field);
      if (value !== undefined) record.values[field.index] = value;
    }
  }
  return record;
}

export const sobjectTypeClass = libraryClass({
  name: 'Schema.SObjectType',
  members: {
    'Schema.DescribeSObjectResult getDescribe()': (self: SObjectTypeToken) => describePriced(self.type, null),
    'Schema.DescribeSObjectResult getDescribe(Schema.SObjectDescribeOptions options)': (
      self: SObjectTypeToken,
      options: unknown,
    ) => describePriced(self.type, options),
    'SObject newSObject()': (self: SObjectTypeToken) => newSObject(self, null, false),
    'SObject newSObject(Id id)': (self: SObjectTypeToken, id: string | null) => newSObject(self, id, false),
    'SObject newSObject(Id recordTypeId, Boolean loadDefaults)': (
      self: SObjectTypeToken,
      id: string | null,
      defaults: boolean,
    ) => newSObject(self, id, defaults === true),
  },
  instance: SObjectTypeToken,
});

function pricedField(self: SObjectFieldToken): ReturnType<typeof describeField> {
  charge(tx().limits, 'fieldDescribe');
  return describeField(self.field);
}

export const sobjectFieldClass = libraryClass({
  name: 'Schema.SObjectField',
  members: {
    'Schema.DescribeFieldResult getDescribe()': pricedField,
    'Schema.DescribeFieldResult getDescribe(Schema.FieldDescribeOptions options)': pricedField,
  },
  instance: SObjectFieldToken,
});
