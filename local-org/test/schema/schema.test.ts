import { describe, expect, test } from '@jest/globals';
import { memoryFiles } from '../../src/project/file-system.ts';
import { PLAIN_SHAPE } from '../../src/project/org-shape.ts';
import { loadProject } from '../../src/project/load.ts';
import { buildSchema } from '../../src/schema/build.ts';
import { parseField } from '../../src/schema/notation.ts';
import type { Schema, SObjectType } from '../../src/schema/model.ts';

const standard = buildSchema(null);

function type(schema: Schema, name: string): SObjectType {
  const found = schema.type(name);
  if (found === null) throw new Error(`no type ${name}`);
  return found;
}

function project(files: Record<string, string>, namespace?: string): Schema {
  const json = JSON.stringify({
    packageDirectories: [{ path: 'app', default: true }],
    ...(namespace === undefined ? {} : { namespace }),
  });
  return buildSchema(loadProject('p', { files: memoryFiles({ 'p/sfdx-project.json': json, ...files }) }));
}

const field = (name: string, rest: string): string => `<CustomField><fullName>${name}</fullName>${rest}</CustomField>`;

const INVOICE = {
  'p/app/billing/objects/Invoice__c/Invoice__c.object-meta.xml': `<CustomObject><label>Invoice</label><pluralLabel>Invoices</pluralLabel>
    <nameField><label>Number</label><type>AutoNumber</type><displayFormat>INV-{0000}</displayFormat></nameField>
    <enableHistory>true</enableHistory><enableActivities>true</enableActivities><sharingModel>Private</sharingModel></CustomObject>`,
  'p/app/billing/objects/Invoice__c/fields/Customer__c.field-meta.xml': field(
    'Customer__c',
    '<type>Lookup</type><referenceTo>Account</referenceTo><relationshipName>Invoices</relationshipName><deleteConstraint>Restrict</deleteConstraint>',
  ),
  'p/app/billing/objects/Invoice__c/fields/Total__c.field-meta.xml': field(
    'Total__c',
    '<type>Summary</type><summaryOperation>sum</summaryOperation><summarizedField>Line__c.Amount__c</summarizedField><summaryForeignKey>Line__c.Invoice__c</summaryForeignKey>',
  ),
  'p/app/billing/objects/Invoice__c/recordTypes/Credit.recordType-meta.xml':
    '<RecordType><fullName>Credit</fullName><active>true</active><label>Credit note</label></RecordType>',
  'p/app/billing/objects/Line__c/Line__c.object-meta.xml':
    '<CustomObject><label>Line</label><sharingModel>ControlledByParent</sharingModel></CustomObject>',
  'p/app/billing/objects/Line__c/fields/Invoice__c.field-meta.xml': field(
    'Invoice__c',
    '<type>MasterDetail</type><referenceTo>Invoice__c</referenceTo><relationshipName>Lines</relationshipName>',
  ),
  'p/app/billing/objects/Line__c/fields/Amount__c.field-meta.xml': field(
    'Amount__c',
    '<type>Currency</type><precision>16</precision><scale>2</scale>',
  ),
  'p/app/billing/objects/Line__c/fields/Double__c.field-meta.xml': field(
    'Double__c',
    '<type>Currency</type><precision>18</precision><scale>2</scale><formula>Amount__c &lt; 0</formula>',
  ),
};

describe('standard objects', () => {
  test('every type lays its slots out without gaps: fields, then parents, then named children', () => {
    for (const each of standard.types) {
      const indexes = [
        ...each.fields,
        ...each.relationships,
        ...each.childRelationships.filter((child) => child.name !== null),
      ].map((item) => item.index);
      expect(indexes).toEqual(indexes.map((_index, position) => position));
      expect(each.slotCount).toBe(indexes.length);
      expect(each.fields[0]?.name).toBe('Id');
      expect(new Set(each.fields.map((item) => item.name.toLowerCase())).size).toBe(each.fields.length);
    }
  });

  test('no other key prefixes are shared than the platform itself shares', () => {
    const seen = new Map<string, string>();
    for (const each of standard.types) {
      if (
        each.keyPrefix === null ||
        ['history', 'feed'].includes(each.category) ||
        ['01J', '00I', '00a', '069'].includes(each.keyPrefix)
      )
        continue;
      expect([each.name, seen.get(each.keyPrefix)]).toEqual([each.name, undefined]);
      seen.set(each.keyPrefix, each.name);
    }
    expect(standard.typeByPrefix('003')?.name).toBe('Contact');
  });

  test('names are found in any case', () => {
    const contact = type(standard, 'cOnTaCt');
    expect(contact.field('EMAIL')).toBe(contact.field('Email'));
    expect(contact.relationship('account')?.targets).toEqual(['Account']);
    expect(type(standard, 'Account').childRelationship('contacts')).toMatchObject({
      name: 'Contacts',
      child: 'Contact',
      field: 'AccountId',
    });
    expect(contact.field('toString')).toBeNull();
    expect(contact.field('constructor')).toBeNull();
  });

  test('fields have the types, lengths and rights of the Object Reference', () => {
    const seen = (path: string): unknown[] => {
      const [object, name] = path.split('.');
      const { type: kind, length, createable, updateable, nillable, filterable } = type(standard, object).field(name)!;
      return [kind, length, createable, updateable, nillable, filterable];
    };
    expect(seen('Contact.Email')).toEqual(['email', 80, true, true, true, true]);
    expect(seen('Contact.LastName')).toEqual(['string', 80, true, true, false, true]);
    expect(seen('Contact.Description')).toEqual(['textarea', 32000, true, true, true, false]);
    expect(seen('User.Email')).toEqual(['email', 128, true, true, false, true]);
    expect(seen('CampaignMember.ContactId')).toEqual(['reference', 18, true, false, true, true]);
    expect(seen('Attachment.Body')).toEqual(['base64', 0, true, true, false, false]);
    expect(seen('EmailMessage.FromAddress').slice(0, 2)).toEqual(['email', 1000]);
    expect(seen('Account.CreatedDate')).toEqual(['datetime', 0, false, false, false, true]);
  });

  test('a field that follows its parent has no column', () => {
    expect(type(standard, 'Case').field('ContactEmail')).toMatchObject({
      follows: ['Contact', 'Email'],
      column: null,
      updateable: false,
      type: 'email',
    });
    expect(type(standard, 'CampaignMember').field('Email')?.follows).toEqual(['LeadOrContact', 'Email']);
  });

  test('person accounts exist only where they are on', () => {
    expect(type(standard, 'Account').field('PersonEmail')).toBeNull();
    expect(
      type(buildSchema(null, { ...PLAIN_SHAPE, personAccounts: true }), 'Account').field('PersonEmail'),
    ).toMatchObject({
      type: 'email',
      length: 80,
    });
  });
});

describe('a project', () => {
  const schema = project(INVOICE);
  const invoice = type(schema, 'Invoice__c');

  test('adds objects with their names, children, history and shares', () => {
    expect(invoice.field('Name')).toMatchObject({
      type: 'autonumber',
      autoNumberFormat: 'INV-{0000}',
      label: 'Number',
    });
    expect(invoice.childRelationship('Lines__r')).toMatchObject({ child: 'Line__c' });
    expect(invoice.childRelationship('Tasks')).toMatchObject({ child: 'Task', field: 'WhatId' });
    expect(type(schema, 'Task').relationship('What')?.targets).toContain('Invoice__c');
    expect(type(schema, 'Account').childRelationship('Invoices__r')).toMatchObject({ child: 'Invoice__c' });
    expect(invoice.relationship('Customer__r')?.deleteConstraint).toBe('restrict');
    expect(type(schema, 'Invoice__History')).toMatchObject({ historyOf: 'Invoice__c', category: 'history' });
    expect(type(schema, 'Invoice__Share').field('RowCause')).not.toBeNull();
    expect(schema.type('Line__Share')).toBeNull();
    expect(type(schema, 'Line__c').field('OwnerId')).toBeNull();
    expect(type(schema, 'Line__c').relationship('Invoice__r')).toMatchObject({
      isMasterDetail: true,
      deleteConstraint: 'cascade',
    });
  });

  test('computed fields: a formula has no column, a roll-up has the type of what it sums', () => {
    expect(type(schema, 'Line__c').field('Double__c')).toMatchObject({
      column: null,
      createable: false,
      formula: 'Amount__c < 0',
    });
    expect(invoice.field('Total__c')).toMatchObject({
      type: 'currency',
      scale: 2,
      updateable: false,
      column: 'Total__c',
    });
  });

  test('a schema lists the roll-ups of all objects', () => {
    expect(schema.rollups).toEqual([invoice.field('Total__c')]);
    expect(buildSchema(null).rollups).toEqual([]);
  });

  test('record types have Ids that stay the same', () => {
    expect(invoice.recordTypes).toEqual(type(project(INVOICE), 'Invoice__c').recordTypes);
    expect(invoice.recordTypes[0]).toMatchObject({ developerName: 'Credit', label: 'Credit note' });
    expect(invoice.field('RecordTypeId')).not.toBeNull();
  });

  test('a type keeps its key prefix when the project grows, and the fingerprint shows that it grew', () => {
    const grown = project({
      ...INVOICE,
      'p/app/objects/A__c/A__c.object-meta.xml': '<CustomObject><label>A</label></CustomObject>',
    });
    expect(type(grown, 'Invoice__c').keyPrefix).toBe(invoice.keyPrefix);
    expect(grown.fingerprint).not.toBe(schema.fingerprint);
    expect(project(INVOICE).fingerprint).toBe(schema.fingerprint);
  });

  test('with a namespace, names have it and are found without it', () => {
    const spaced = project(INVOICE, 'acme');
    const own = type(spaced, 'Invoice__c');
    expect(own.name).toBe('acme__Invoice__c');
    expect(type(spaced, 'ACME__invoice__C')).toBe(own);
    expect(own.field('customer__c')?.name).toBe('acme__Customer__c');
    expect(own.relationship('Customer__r')?.name).toBe('acme__Customer__r');
    expect(type(spaced, 'Account').childRelationship('Invoices__r')).toMatchObject({
      name: 'acme__Invoices__r',
      child: 'acme__Invoice__c',
    });
    expect(type(spaced, 'Invoice__History').name).toBe('acme__Invoice__History');
  });

  test('settings, metadata types and events have the fields of their kind', () => {
    const kinds = project({
      'p/app/objects/Rule__mdt/Rule__mdt.object-meta.xml':
        '<CustomObject><label>Rule</label><visibility>Protected</visibility></CustomObject>',
      'p/app/objects/Key__c/Key__c.object-meta.xml':
        '<CustomObject><label>Key</label><customSettingsType>Hierarchy</customSettingsType><visibility>Protected</visibility></CustomObject>',
      'p/app/objects/Done__e/Done__e.object-meta.xml':
        '<CustomObject><label>Done</label><publishBehavior>PublishImmediately</publishBehavior></CustomObject>',
    });
    expect(type(kinds, 'Rule__mdt')).toMatchObject({
      category: 'customMetadata',
      isProtected: true,
      createable: false,
    });
    expect(type(kinds, 'Rule__mdt').field('QualifiedApiName')).not.toBeNull();
    expect(type(kinds, 'Key__c')).toMatchObject({ category: 'customSetting', customSettingType: 'hierarchy' });
    expect(type(kinds, 'Key__c').relationship('SetupOwner')?.targets).toEqual(['Organization', 'Profile', 'User']);
    expect(type(kinds, 'Done__e')).toMatchObject({
      category: 'platformEvent',
      table: null,
      publishImmediately: true,
      triggerable: true,
    });
  });
});

test('the notation of fields reads back what it writes', () => {
  expect(parseField('X', "AccountId reference* /o >Account=!Kids,Lead =?Others :Boss 'The boss'")).toMatchObject({
    name: 'AccountId',
    type: 'reference',
    nillable: false,
    createable: true,
    updateable: false,
    relationshipName: 'Boss',
    label: 'The boss',
    targets: [
      { object: 'Account', childName: 'Kids', onDelete: 'cascade' },
      { object: 'Lead', childName: 'Others', onDelete: 'restrict' },
    ],
  });
  expect(
    parseField('X', 'Kind picklist40 {a|b~Bee*}').picklistValues.map((value) => [
      value.value,
      value.label,
      value.isDefault,
    ]),
  ).toEqual([
    ['a', 'a', false],
    ['b', 'Bee', true],
  ]);
  expect(parseField('X', 'Rate percent5.3')).toMatchObject({ precision: 5, scale: 3 });
});
