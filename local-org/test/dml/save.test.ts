import { describe, expect, test } from '@jest/globals';
import { ApexException } from '../../src/runtime/exception.ts';
import { ApexDecimal } from '../../src/runtime/decimal.ts';
import { dataOrg, newRecords, type DataOrg } from './data-org.ts';

const objects = {
  'Parent__c/Parent__c':
    '<label>Parent</label><pluralLabel>Parents</pluralLabel><nameField><label>Name</label><type>Text</type></nameField><sharingModel>ReadWrite</sharingModel><enableHistory>true</enableHistory>',
  'Parent__c/fields/Code__c':
    '<label>Code</label><type>Text</type><length>20</length><externalId>true</externalId><unique>true</unique><caseSensitive>false</caseSensitive><trackHistory>true</trackHistory>',
  'Parent__c/fields/Kind__c':
    '<label>Kind</label><type>Picklist</type><valueSet><restricted>true</restricted><valueSetDefinition><value><fullName>A</fullName><default>true</default><label>Ay</label></value></valueSetDefinition></valueSet>',
  'Parent__c/fields/Total__c':
    '<label>Total</label><type>Summary</type><summarizedField>Child__c.Amount__c</summarizedField><summaryForeignKey>Child__c.Parent__c</summaryForeignKey><summaryOperation>sum</summaryOperation>',
  'Parent__c/validationRules/NoBad':
    '<active>true</active><errorConditionFormula>AND(ISCHANGED(Code__c), BEGINS(Code__c, "bad"))</errorConditionFormula><errorDisplayField>Code__c</errorDisplayField><errorMessage>Bad code</errorMessage>',
  'Child__c/Child__c':
    '<label>Child</label><pluralLabel>Children</pluralLabel><nameField><label>No</label><type>AutoNumber</type><displayFormat>C-{0000}</displayFormat></nameField><sharingModel>ControlledByParent</sharingModel>',
  'Child__c/fields/Parent__c':
    '<label>Parent</label><type>MasterDetail</type><referenceTo>Parent__c</referenceTo><relationshipName>Kids</relationshipName><relationshipLabel>Kids</relationshipLabel>',
  'Child__c/fields/Amount__c': '<label>Amount</label><type>Currency</type><precision>10</precision><scale>2</scale>',
};

const inOrg = (work: (org: DataOrg) => void) => () => {
  const org = dataOrg(objects);
  org.run(() => work(org));
};

describe('what the platform refuses', () => {
  test.each([
    [
      'Contact',
      {},
      'Insert failed. First exception on row 0; first error: REQUIRED_FIELD_MISSING, Required fields are missing: [LastName]: [LastName]',
    ],
    [
      'Contact',
      { LastName: 'a', Email: 'x'.repeat(75) + '@y.org' },
      `STRING_TOO_LONG, Email: data value too large: ${'x'.repeat(75)}@y.org (max length=80): [Email]`,
    ],
    [
      'Contact',
      { LastName: 'a', Email: 'a b@c.de' },
      'INVALID_EMAIL_ADDRESS, Email: invalid email address: a b@c.de: [Email]',
    ],
    [
      'Contact',
      { LastName: 'a', AccountId: '0035g0000000001AAA' },
      'FIELD_INTEGRITY_EXCEPTION, Account ID: id value of incorrect type: 0035g0000000001AAA: [AccountId]',
    ],
    [
      'Contact',
      { LastName: 'a', AccountId: '0015g0000000001AAA' },
      'INSUFFICIENT_ACCESS_ON_CROSS_REFERENCE_ENTITY, insufficient access rights on cross-reference id: 0015g0000000001: []',
    ],
    [
      'Contact',
      { Id: '0035g0000000001AAA', LastName: 'a' },
      'INVALID_FIELD_FOR_INSERT_UPDATE, cannot specify Id in an insert call: [Id]',
    ],
    [
      'Parent__c',
      { Kind__c: 'B' },
      'INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST, Kind: bad value for restricted picklist field: B: [Kind__c]',
    ],
  ])('insert %s %j', (type, values, message) =>
    inOrg((org) => expect(() => org.dml('insert', [org.record(type, values)])).toThrow(message))(),
  );

  test(
    'unique values, in the org and in the list',
    inOrg((org) => {
      const first = org.record('Parent__c', { Code__c: 'one' });
      org.dml('insert', [first]);
      expect(() => org.dml('insert', [org.record('Parent__c', { Code__c: 'ONE' })])).toThrow(
        `DUPLICATE_VALUE, duplicate value found: Code__c duplicates value on record with id: ${first.id!.slice(0, 15)}`,
      );
      const results = org.dml(
        'insert',
        [org.record('Parent__c', { Code__c: 'two' }), org.record('Parent__c', { Code__c: 'Two' })],
        { allOrNone: false },
      );
      expect(results.map((result) => result.success)).toEqual([true, false]);
    }),
  );

  test(
    'records that are gone, and a list that names one twice',
    inOrg((org) => {
      const account = org.record('Account', { Name: 'a' });
      org.dml('insert', [account]);
      org.dml('delete', [account]);
      expect(() => org.dml('update', [org.record('Account', { Id: account.id, Name: 'b' })])).toThrow(
        `Update failed. First exception on row 0 with id ${account.id}; first error: ENTITY_IS_DELETED, entity is deleted: []`,
      );
      expect(() => org.dml('update', [account, account])).toThrow('Duplicate id in list');
      expect(() => org.dml('update', [org.record('Account', { Name: 'b' })])).toThrow(
        'MISSING_ARGUMENT, Id not specified in an update call: []',
      );
    }),
  );

  test(
    'set-up objects together with others',
    inOrg((org) => {
      org.dml('insert', [org.record('Account', { Name: 'a' })]);
      expect(() => org.dml('insert', [org.record('PermissionSet', { Name: 'p', Label: 'p' })])).toThrow(
        'MIXED_DML_OPERATION, DML operation on setup object is not permitted after you have updated a non-setup object (or vice versa): PermissionSet, original object: Account',
      );
    }),
  );
});

test(
  'all or none: nothing stays, and records lose the Ids they got',
  inOrg((org) => {
    const records = [org.record('Contact', { LastName: 'a' }), org.record('Contact', {})];
    expect(() => org.dml('insert', records)).toThrow('First exception on row 1');
    expect(records[0].id).toBeNull();
    expect(org.rows('SELECT LastName FROM Contact')).toEqual([]);
  }),
);

test(
  'update writes what the record carries and nothing else; names follow their parts; addresses are lower case',
  inOrg((org) => {
    const contact = org.record('Contact', { FirstName: 'Ann', LastName: 'Lee', Title: 'Dr' });
    org.dml('insert', [contact]);
    org.dml('update', [org.record('Contact', { Id: contact.id, LastName: 'Poe', Email: 'ANN@X.org' })]);
    expect(org.rows('SELECT Name, Title, Email FROM Contact')).toEqual([
      { Name: 'Ann Poe', Title: 'Dr', Email: 'ann@x.org' },
    ]);
  }),
);

test(
  'partial success: what failed is taken out, and triggers run again on the rest',
  inOrg((org) => {
    const log: string[] = [];
    const name = org.services.schema.type('Parent__c')!.field('Name')!.index;
    org.trigger('Parent__c', ['before insert', 'after insert'], (context) => {
      log.push(`${context.operation} ${context.size}`);
      for (const record of newRecords(context)) {
        if (context.operation === 'before insert' && record.values[name] === 'early')
          (record.errors ??= []).push({ field: 'name', message: 'no' });
        if (context.operation === 'after insert' && record.values[name] === 'late')
          (record.errors ??= []).push({ field: null, message: 'too late' });
      }
    });
    const results = org.dml(
      'insert',
      ['ok', 'early', 'late'].map((text) => org.record('Parent__c', { Name: text })),
      { allOrNone: false },
    );
    expect(results.map((result) => result.errors[0]?.message ?? null)).toEqual([null, 'no', 'too late']);
    expect(log).toEqual(['before insert 3', 'after insert 2', 'before insert 1', 'after insert 1']);
    expect(org.rows('SELECT Name FROM Parent__c')).toEqual([{ Name: 'ok' }]);
  }),
);

test(
  'a third attempt that fails again fails the whole call',
  inOrg((org) => {
    let call = 0;
    org.trigger('Parent__c', ['before insert'], (context) => {
      const [first] = newRecords(context);
      if (call++ < 3) (first.errors ??= []).push({ field: null, message: 'again' });
    });
    const records = Array.from({ length: 5 }, () => org.record('Parent__c', {}));
    expect(() => org.dml('insert', records, { allOrNone: false })).toThrow(
      'Too many batch retries in the presence of Apex triggers and partial failures.',
    );
  }),
);

test(
  "an exception in a trigger names it; before triggers do not change the caller's record; chunks are 200",
  inOrg((org) => {
    const sizes: number[] = [];
    const name = org.services.schema.type('Parent__c')!.field('Name')!.index;
    org.trigger('Parent__c', ['before insert'], (context) => {
      sizes.push(context.size);
      for (const record of newRecords(context)) {
        if (record.values[name] === 'boom')
          throw ApexException.of('System.NullPointerException', 'Attempt to de-reference a null object');
        record.values[name] = 'changed';
      }
    });
    const record = org.record('Parent__c', { Name: 'mine' });
    org.dml('insert', [record]);
    expect(record.values[name]).toBe('mine');
    expect(() => org.dml('insert', [org.record('Parent__c', { Name: 'boom' })])).toThrow(
      'CANNOT_INSERT_UPDATE_ACTIVATE_ENTITY, Guard: execution of BeforeInsert\n\ncaused by: System.NullPointerException: Attempt to de-reference a null object',
    );
    org.dml(
      'insert',
      Array.from({ length: 401 }, () => org.record('Parent__c')),
    );
    expect(sizes).toEqual([1, 1, 200, 200, 1]);
  }),
);

test(
  'rules see what changed; history keeps it; roll-ups follow children; numbers count',
  inOrg((org) => {
    const parent = org.record('Parent__c', { Code__c: 'one' });
    org.dml('insert', [parent]);
    expect(() => org.dml('update', [org.record('Parent__c', { Id: parent.id, Code__c: 'bad1' })])).toThrow(
      'FIELD_CUSTOM_VALIDATION_EXCEPTION, Bad code: [Code__c]',
    );
    org.dml('update', [org.record('Parent__c', { Id: parent.id, Code__c: 'two' })]);
    expect(org.rows("SELECT Field, OldValue, NewValue FROM Parent__History WHERE Field != 'created'")).toEqual([
      { Field: 'Code__c', OldValue: 'one', NewValue: 'two' },
    ]);
    const children = ['1.25', '2'].map((amount) =>
      org.record('Child__c', { Parent__c: parent.id, Amount__c: ApexDecimal.of(amount) }),
    );
    org.dml('insert', children);
    org.dml('delete', [children[0]]);
    expect(org.rows('SELECT Name, Parent__r.Total__c FROM Child__c')).toEqual([
      { Name: 'C-0002', Parent__r: { Total__c: '2.00' } },
    ]);
  }),
);

test(
  'details go and come back with their master',
  inOrg((org) => {
    const parent = org.record('Parent__c');
    org.dml('insert', [parent]);
    org.dml('insert', [org.record('Child__c', { Parent__c: parent.id })]);
    org.dml('delete', [parent]);
    expect(org.rows('SELECT Name FROM Child__c')).toEqual([]);
    org.dml('undelete', [parent]);
    expect(org.rows('SELECT Name FROM Child__c')).toHaveLength(1);
  }),
);

test(
  'upsert by external Id; a parent named by its external Id',
  inOrg((org) => {
    org.dml('insert', [org.record('Parent__c', { Code__c: 'one' })]);
    const results = org.dml(
      'upsert',
      [org.record('Parent__c', { Code__c: 'ONE', Name: 'n1' }), org.record('Parent__c', { Code__c: 'two' })],
      { externalIdField: 'Code__c' },
    );
    expect(results.map((result) => result.created)).toEqual([false, true]);
    org.dml('insert', [org.record('Child__c', { Parent__r: org.record('Parent__c', { Code__c: 'two' }) })]);
    expect(org.rows('SELECT Parent__r.Code__c FROM Child__c')).toEqual([{ Parent__r: { Code__c: 'two' } }]);
  }),
);
