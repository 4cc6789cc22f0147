/**
 * A project with objects, labels and a namespace, and what the platform's compiler reports about its classes: each faulty file is refused with its
 * words, also where other files cannot be parsed, and nothing is said of the others.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { compileSources } from '../../src/org/compile-project.ts';

const XMLNS = 'xmlns="http://soap.sforce.com/2006/04/metadata"';

function field(name: string, rest: string): string {
  return `<CustomField ${XMLNS}><fullName>${name}</fullName><label>${name}</label>${rest}</CustomField>`;
}

const METADATA: Readonly<Record<string, string>> = {
  'sfdx-project.json': JSON.stringify({
    packageDirectories: [{ path: 'main', default: true }],
    namespace: 'post',
    sourceApiVersion: '62.0',
  }),
  'main/objects/Parcel__c/Parcel__c.object-meta.xml': `<CustomObject ${XMLNS}><label>Parcel</label><pluralLabel>Parcels</pluralLabel><nameField><label>Name</label><type>Text</type></nameField><sharingModel>ReadWrite</sharingModel></CustomObject>`,
  'main/objects/Parcel__c/fields/Weight__c.field-meta.xml': field(
    'Weight__c',
    '<type>Number</type><precision>10</precision><scale>2</scale>',
  ),
  'main/objects/Parcel__c/fields/Sender__c.field-meta.xml': field(
    'Sender__c',
    '<type>Lookup</type><referenceTo>Account</referenceTo><relationshipName>Parcels</relationshipName>',
  ),
  'main/labels/CustomLabels.labels-meta.xml': `<CustomLabels ${XMLNS}><labels><fullName>Greeting</fullName><language>en_US</language><protected>false</protected><shortDescription>Greeting</shortDescription><value>Hello</value></labels></CustomLabels>`,
};

/** Classes by name; what is expected of each, as `line:column: message`. */
const CLASSES: Readonly<Record<string, readonly [source: string, ...expected: string[]]>> = {
  Shelf: [
    'public class Shelf { private Integer depth; public Integer width { get; private set; } private void dust() {} public static String text() { return Label.Greeting; } }',
  ],
  Fine: [
    'public with sharing class Fine { public List<Parcel__c> all() { return [SELECT Weight__c, Sender__r.Name, post__Weight__c FROM post__Parcel__c WHERE Weight__c > 1 WITH USER_MODE]; } public Account sender() { return [SELECT (SELECT Weight__c FROM Parcels__r) FROM Account LIMIT 1]; } }',
  ],
  HiddenField: [
    'public class HiddenField { void m() { new Shelf().depth = 1; } }',
    '1:51: Variable is not visible: post.Shelf.depth',
  ],
  HiddenMethod: [
    'public class HiddenMethod { void m() { new Shelf().dust(); } }',
    '1:52: Method is not visible: void post.Shelf.dust()',
  ],
  HiddenSetter: [
    'public class HiddenSetter { void m() { new Shelf().width = 1; } }',
    '1:52: Variable is not visible: post.Shelf.width',
  ],
  WrongColumn: [
    'public class WrongColumn { Object o = [SELECT Height__c FROM Parcel__c]; }',
    "1:47: No such column 'Height__c' on entity 'Parcel__c'",
  ],
  WrongParent: [
    'public class WrongParent { Object o = [SELECT Sender__r.Height FROM Parcel__c]; }',
    "1:57: No such column 'Height' on entity 'Account'",
  ],
  WrongChild: [
    'public class WrongChild { Object o = [SELECT (SELECT Id FROM Boxes__r) FROM Parcel__c]; }',
    "1:62: Didn't understand relationship 'Boxes__r' in FROM part of query call on 'Parcel__c'",
  ],
  WrongField: [
    'public class WrongField { void m(Parcel__c p) { p.Height__c = 1; String s = p.Weight__c; } }',
    '1:51: Variable does not exist: Height__c',
    '1:73: Illegal assignment from Decimal to String',
  ],
  WrongToken: [
    'public class WrongToken { Object o = Parcel__c.Height__c; }',
    '1:48: Variable does not exist: Height__c',
  ],
  WrongLabel: [
    'public class WrongLabel { String s = System.Label.Farewell; }',
    '1:38: External string does not exist: Farewell',
  ],
  WrongSet: [
    'public class WrongSet { Set<Id> s = new Set<String>(); }',
    '1:33: Illegal assignment from Set<String> to Set<Id>',
  ],
  NoStart: [
    'public class NoStart implements Database.Batchable<SObject> { public void execute(Database.BatchableContext c, List<SObject> l) {} public void finish(Database.BatchableContext c) {} }',
    '1:14: Class post.NoStart must implement the method: Database.QueryLocator or System.Iterable Database.Batchable.start(Database.BatchableContext)',
  ],
  TwoOfOne: [
    'public class TwoOfOne { @AuraEnabled public static void a() {} @AuraEnabled public static void a(String s) {} }',
    '1:57: Overload of AuraEnabled method: a overload is not permitted',
    '1:96: Overload of AuraEnabled method: a overload is not permitted',
  ],
  Other: ['public class Another {}', '1:1: Class name does not match the file name: Another'],
  Unreadable: ['public class Unreadable { Integer limit; }', "1:35: Unexpected token 'limit'."],
  NeedsUnreadable: ['public class NeedsUnreadable { Unreadable u = new Unreadable(); }'],
};

describe('verdicts on a project', () => {
  let folder = '';
  const found = new Map<string, string[]>();

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'verdicts-'));
    const files = { ...METADATA };
    for (const [name, [source]] of Object.entries(CLASSES)) files[`main/classes/${name}.cls`] = source;
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), text);
    }
    const { diagnostics } = compileSources({ folders: [folder], checkOnly: true });
    for (const { path: file, line, column, message } of diagnostics) {
      const name = path.basename(file, '.cls');
      found.set(name, [...(found.get(name) ?? []), `${line}:${column}: ${message}`]);
    }
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(Object.keys(CLASSES))('%s', (name) => {
    const [, ...expected] = CLASSES[name]!;
    expect(found.get(name) ?? []).toEqual(expected);
  });
});
