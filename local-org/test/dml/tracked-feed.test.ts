/** Source: Object Reference, "FeedItem", "FeedTrackedChange". */
import { expect, test } from '@jest/globals';
import { dataOrg, type DataOrg } from './data-org.ts';

const objects = {
  'Parent__c/Parent__c':
    '<label>Parent</label><pluralLabel>Parents</pluralLabel><nameField><label>Name</label><type>Text</type></nameField><sharingModel>ReadWrite</sharingModel><enableFeeds>true</enableFeeds>',
  'Parent__c/fields/Code__c':
    '<label>Code</label><type>Text</type><length>20</length><trackFeedHistory>true</trackFeedHistory>',
  'Parent__c/fields/Text__c':
    '<label>Text</label><type>LongTextArea</type><length>1000</length><visibleLines>3</visibleLines><trackFeedHistory>true</trackFeedHistory>',
  'Parent__c/fields/Other__c': '<label>Other</label><type>Text</type><length>20</length>',
  'Silent__c/Silent__c':
    '<label>Silent</label><pluralLabel>Silent</pluralLabel><nameField><label>Name</label><type>Text</type></nameField><sharingModel>ReadWrite</sharingModel>',
  'Silent__c/fields/Code__c':
    '<label>Code</label><type>Text</type><length>20</length><trackFeedHistory>true</trackFeedHistory>',
};

const CHANGES = '(SELECT FieldName, OldValue, NewValue FROM FeedTrackedChanges ORDER BY FieldName)';

const inOrg = (work: (org: DataOrg) => void) => () => {
  const org = dataOrg(objects);
  org.run(() => work(org));
};

test(
  'a save posts the changes of the tracked fields of a record, with the values of short ones',
  inOrg((org) => {
    const parent = org.record('Parent__c', { Code__c: 'one', Text__c: 'long' });
    org.dml('insert', [parent]);
    expect(org.rows('SELECT Id FROM FeedItem')).toEqual([]);
    org.dml('update', [org.record('Parent__c', { Id: parent.id, Code__c: 'two', Text__c: 'longer', Other__c: 'x' })]);
    org.dml('update', [org.record('Parent__c', { Id: parent.id, Other__c: 'y' })]);
    const changes = [
      { FieldName: 'Parent__c.Code__c', OldValue: 'one', NewValue: 'two' },
      { FieldName: 'Parent__c.Text__c', OldValue: null, NewValue: null },
    ];
    expect(org.rows(`SELECT Type, ${CHANGES} FROM FeedItem WHERE ParentId = '${parent.id}'`)).toEqual([
      { Type: 'TrackedChange', FeedTrackedChanges: changes },
    ]);
    expect(org.rows('SELECT Type FROM Parent__Feed')).toEqual([{ Type: 'TrackedChange' }]);
  }),
);

test(
  'changes can only be read below their post',
  inOrg((org) => {
    expect(() => org.rows('SELECT Id FROM FeedTrackedChange')).toThrow(/FeedTrackedChange/);
  }),
);

test(
  'changes are gone with their post',
  inOrg((org) => {
    const parent = org.record('Parent__c', { Code__c: 'one' });
    org.dml('insert', [parent]);
    org.dml('update', [org.record('Parent__c', { Id: parent.id, Code__c: 'two' })]);
    const { store, schema } = org.services;
    const changes = (): number =>
      store.prepare(`SELECT 1 FROM "${schema.type('FeedTrackedChange')!.table!}"`).rows().length;
    const [[post]] = store.prepare(`SELECT "Id" FROM "${schema.type('FeedItem')!.table!}"`).rows();
    expect(changes()).toBe(1);
    org.dml('delete', [org.record('FeedItem', { Id: post })]);
    expect(org.rows('SELECT Id FROM FeedItem')).toEqual([]);
    expect(changes()).toBe(0);
  }),
);

test(
  'an object without a feed posts nothing',
  inOrg((org) => {
    const silent = org.record('Silent__c', { Code__c: 'one' });
    org.dml('insert', [silent]);
    org.dml('update', [org.record('Silent__c', { Id: silent.id, Code__c: 'two' })]);
    expect(org.rows('SELECT Id FROM FeedItem')).toEqual([]);
  }),
);
