/** Formulas that cannot work are reported when the metadata is loaded. */
import { describe, expect, it } from '@jest/globals';
import { humanReport } from '../../src/testing/report/human.ts';
import { runTestClass } from '../../src/testing/run-class.ts';
import { apexOrg } from '../org/apex-org.ts';

const xml = (type: string, lines: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${type} xmlns="http://soap.sforce.com/2006/04/metadata">\n${lines}\n</${type}>`;
const folder = 'app/objects/Thing__c';

const SOURCES = {
  'app/objects/Thing__c/Thing__c.object-meta.xml': xml(
    'CustomObject',
    `<label>Thing</label><pluralLabel>Things</pluralLabel><nameField><label>N</label><type>Text</type></nameField>
<deploymentStatus>Deployed</deploymentStatus><sharingModel>ReadWrite</sharingModel>`,
  ),
  [`${folder}/fields/Total__c.field-meta.xml`]: xml(
    'CustomField',
    '<fullName>Total__c</fullName>\n<label>T</label>\n<formula>1 + </formula>\n<type>Number</type>\n<precision>18</precision><scale>0</scale>',
  ),
  [`${folder}/fields/Start__c.field-meta.xml`]: xml(
    'CustomField',
    '<fullName>Start__c</fullName>\n<defaultValue>MISSING_FUNCTION(1)</defaultValue>\n<label>S</label>\n<type>Number</type>\n<precision>18</precision><scale>0</scale>',
  ),
  [`${folder}/validationRules/Refuses.validationRule-meta.xml`]: xml(
    'ValidationRule',
    '<fullName>Refuses</fullName>\n<active>true</active>\n<errorConditionFormula>Gone__c = 1</errorConditionFormula>\n<errorMessage>no</errorMessage>',
  ),
  ThingTest: `@IsTest private class ThingTest {
    @IsTest static void saves() {
      insert new Thing__c(Name = 'x');
      Thing__c thing = [SELECT Total__c, Start__c FROM Thing__c];
      Assert.isNull(thing.Total__c);
      Assert.isNull(thing.Start__c);
    }
  }`,
};

describe('a formula that cannot work', () => {
  it('is reported once, with file and line, and left out', () => {
    const org = apexOrg(SOURCES);
    try {
      const found = org.diagnostics.map(({ path, line, severity, message }) => ({
        place: `${path.slice(path.indexOf('app/'))}:${line}`,
        severity,
        message,
      }));
      expect(found.sort((a, b) => (a.place < b.place ? -1 : 1))).toEqual([
        {
          place: `${folder}/fields/Start__c.field-meta.xml:4`,
          severity: 'warning',
          message:
            'Thing__c.Start__c: Unknown function MISSING_FUNCTION. Check spelling. The default value is left out.',
        },
        {
          place: `${folder}/fields/Total__c.field-meta.xml:5`,
          severity: 'warning',
          message: 'Thing__c.Total__c: Syntax error. Found end of formula. The formula is left out.',
        },
        {
          place: `${folder}/validationRules/Refuses.validationRule-meta.xml:5`,
          severity: 'warning',
          message: 'Thing__c.Refuses: Field Gone__c does not exist. Check spelling. The rule is left out.',
        },
      ]);
      const [result] = runTestClass(org.host, org.host.program.findClass('ThingTest')!, null);
      expect(result).toMatchObject({ outcome: 'Pass', message: null });
    } finally {
      org.close();
    }
  });

  it('is listed in the summary of a test run', () => {
    const run = { startedAt: 0, results: [], testTime: 0, totalTime: 0, coverage: null, warnings: ['a.xml:3:1: text'] };
    expect(humanReport(run, { isVerbose: false, isConcise: true })).toContain('Warning     a.xml:3:1: text\n');
  });
});

describe('the sum of two empty texts', () => {
  it('is blank, in rules and in formula fields', () => {
    const text = (name: string): string =>
      xml('CustomField', `<fullName>${name}</fullName><label>${name}</label><type>Text</type><length>20</length>`);
    const org = apexOrg({
      'app/objects/Thing__c/Thing__c.object-meta.xml': SOURCES['app/objects/Thing__c/Thing__c.object-meta.xml'],
      [`${folder}/fields/A__c.field-meta.xml`]: text('A__c'),
      [`${folder}/fields/B__c.field-meta.xml`]: text('B__c'),
      [`${folder}/fields/None__c.field-meta.xml`]: xml(
        'CustomField',
        '<fullName>None__c</fullName><label>N</label><formula>ISBLANK(A__c + B__c)</formula><type>Checkbox</type>',
      ),
      [`${folder}/validationRules/Some.validationRule-meta.xml`]: xml(
        'ValidationRule',
        '<fullName>Some</fullName><active>true</active><errorConditionFormula>ISBLANK(A__c + B__c)</errorConditionFormula><errorMessage>none</errorMessage>',
      ),
      EmptyTest: `@IsTest private class EmptyTest {
        @IsTest static void rule() {
          Assert.areEqual('none', Database.insert(new Thing__c(Name = 'x'), false).getErrors()[0].getMessage());
        }
        @IsTest static void field() {
          insert new Thing__c(Name = 'x', B__c = 'b');
          Assert.isFalse([SELECT None__c FROM Thing__c].None__c);
          Thing__c none = new Thing__c(Name = 'x');
          Formula.recalculateFormulas(new List<SObject>{ none });
          Assert.isTrue(none.None__c);
        }
      }`,
    });
    try {
      const results = runTestClass(org.host, org.host.program.findClass('EmptyTest')!, null);
      expect(results.map(({ methodName, message }) => ({ methodName, message }))).toEqual([
        { methodName: 'rule', message: null },
        { methodName: 'field', message: null },
      ]);
    } finally {
      org.close();
    }
  });
});

describe('an internal error', () => {
  it('names the file and the line of the Apex that met it', () => {
    const org = apexOrg({
      Broken: `@IsTest private class Broken {
        @IsTest static void meets() {
          insert new Account(Name = 'x');
        }
      }`,
    });
    try {
      Object.defineProperty(org.host, 'dml', {
        get: () => {
          throw new Error('planted');
        },
      });
      const [result] = runTestClass(org.host, org.host.program.findClass('Broken')!, null);
      expect(result!.message).toMatch(
        /^Internal error of the local org at .*app\/classes\/Broken\.cls:3: Error: planted\n/,
      );
    } finally {
      org.close();
    }
  });
});
