/** Every metadata type with each of its elements empty, as retrieved files have them: it loads, and records of it are saved. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { elementLines } from '../../src/project/metadata-elements.ts';
import { REGISTRY } from '../../src/project/registry.ts';
import { runTestClass } from '../../src/testing/run-class.ts';
import { apexOrg } from '../org/apex-org.ts';

/** What a field of each type cannot do without. */
const FIELDS: Readonly<Record<string, string>> = {
  AutoNumber: '<displayFormat>A-{0000}</displayFormat>',
  Checkbox: '<defaultValue>false</defaultValue>',
  Currency: '<precision>18</precision><scale>2</scale>',
  Date: '',
  DateTime: '',
  Email: '',
  Html: '<length>32768</length><visibleLines>10</visibleLines>',
  Location: '<scale>5</scale>',
  LongTextArea: '<length>32768</length><visibleLines>3</visibleLines>',
  Lookup: '<referenceTo>Account</referenceTo>',
  MultiselectPicklist: '<visibleLines>3</visibleLines>',
  Number: '<precision>18</precision><scale>0</scale>',
  Percent: '<precision>5</precision><scale>2</scale>',
  Phone: '',
  Picklist: '',
  Text: '<length>80</length>',
  TextArea: '',
  Time: '',
  Url: '',
};
const VALUES =
  '<valueSet><valueSetDefinition><sorted>false</sorted><value><fullName>A</fullName><default>false</default><label>A</label></value></valueSetDefinition></valueSet>';

const xml = (type: string, inner: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${type} xmlns="http://soap.sforce.com/2006/04/metadata">${inner}</${type}>`;

function elementsOf(type: string): string[] {
  const line = elementLines().find((each) => each.startsWith(`${type} `));
  return (line ?? '')
    .split(' ')
    .slice(1)
    .map((element) => element.split(':')[0]!)
    .filter((element) => element !== 'fullName' && element !== 'content');
}

/** Those that the text does not hold already. */
const optional = (type: string, text: string): string[] =>
  elementsOf(type).filter((element) => !text.includes(`<${element}>`));

const OBJECT =
  '<label>Thing</label><pluralLabel>Things</pluralLabel><nameField><label>N</label><type>Text</type></nameField><deploymentStatus>Deployed</deploymentStatus><sharingModel>ReadWrite</sharingModel>';

/** Without these a field is of no type. */
const KIND = new Set(['type', 'label', 'valueSet', 'picklist', 'referenceTo']);

function fieldFiles(): Record<string, string> {
  const files: Record<string, string> = {};
  for (const [type, needed] of Object.entries(FIELDS)) {
    const object = `Of_${type}__c`;
    const values = type.endsWith('Picklist') || type === 'Picklist' ? VALUES : '';
    const relationship = (element: string): string =>
      type === 'Lookup' && element !== 'relationshipName' ? `<relationshipName>R_${element}</relationshipName>` : '';
    files[`app/objects/${object}/${object}.object-meta.xml`] = xml('CustomObject', OBJECT);
    for (const element of optional('CustomField', needed).filter((each) => !KIND.has(each))) {
      const inner = `<fullName>E_${element}__c</fullName><label>E</label><type>${type}</type>${needed}${values}${relationship(element)}<${element}/>`;
      files[`app/objects/${object}/fields/E_${element}__c.field-meta.xml`] = xml('CustomField', inner);
    }
  }
  return files;
}

function objectFiles(): Record<string, string> {
  return Object.fromEntries(
    optional('CustomObject', OBJECT).map((element) => [
      `app/objects/Empty_${element}__c/Empty_${element}__c.object-meta.xml`,
      xml('CustomObject', `${OBJECT}<${element}/>`),
    ]),
  );
}

const CHILDREN: Readonly<Record<string, readonly [folder: string, suffix: string, needed: string]>> = {
  ValidationRule: [
    'validationRules',
    'validationRule',
    "<active>true</active><errorConditionFormula>Name = 'refused'</errorConditionFormula><errorMessage>no</errorMessage>",
  ],
  RecordType: ['recordTypes', 'recordType', '<active>true</active><label>R</label>'],
  FieldSet: ['fieldSets', 'fieldSet', '<label>F</label>'],
  ListView: ['listViews', 'listView', '<label>L</label><filterScope>Everything</filterScope>'],
  CompactLayout: ['compactLayouts', 'compactLayout', '<label>C</label>'],
  WebLink: ['webLinks', 'webLink', '<masterLabel>W</masterLabel>'],
};

function childFiles(): Record<string, string> {
  const files: Record<string, string> = {
    'app/objects/Parent__c/Parent__c.object-meta.xml': xml('CustomObject', OBJECT),
  };
  for (const [type, [folder, suffix, needed]] of Object.entries(CHILDREN)) {
    for (const element of optional(type, needed))
      files[`app/objects/Parent__c/${folder}/E_${element}.${suffix}-meta.xml`] = xml(
        type,
        `<fullName>E_${element}</fullName>${needed}<${element}/>`,
      );
  }
  return files;
}

/** Types whose file needs a body, an object, or another name than one of its own. */
const ELSEWHERE = new Set(['CustomObject', 'CustomObjectTranslation', 'Settings', 'Translations']);

function otherFiles(): Record<string, string> {
  const files: Record<string, string> = {
    'app/objects/Kind__mdt/Kind__mdt.object-meta.xml': xml(
      'CustomObject',
      '<label>Kind</label><pluralLabel>Kinds</pluralLabel><visibility>Public</visibility>',
    ),
  };
  for (const { name, folder, suffix, inFolder, hasContent } of REGISTRY) {
    if (suffix === null || hasContent || inFolder || ELSEWHERE.has(name)) continue;
    const kind = name === 'CustomMetadata' ? 'Kind.' : '';
    for (const element of elementsOf(name))
      files[`app/${folder}/${kind}E_${element}.${suffix}-meta.xml`] = xml(name, `<${element}/>`);
  }
  return files;
}

const SAVING = `@IsTest private class SavingTest {
  @IsTest static void eachObjectIsSaved() {
    List<String> failures = new List<String>();
    for (String name : Schema.getGlobalDescribe().keySet()) {
      if (!name.startsWith('of_') && !name.startsWith('empty_') && name != 'parent__c') continue;
      if (!name.endsWith('__c')) continue;
      Schema.SObjectType type = Schema.getGlobalDescribe().get(name);
      try {
        SObject made = type.newSObject(null, true);
        if (type.getDescribe().fields.getMap().get('Name').getDescribe().isCreateable()) made.put('Name', 'x');
        insert made;
        String fields = String.join(new List<String>(type.getDescribe().fields.getMap().keySet()), ', ');
        System.assertEquals(1, Database.query('SELECT ' + fields + ' FROM ' + name).size());
      } catch (Exception e) {
        failures.add(name + ': ' + e.getMessage());
      }
    }
    Assert.areEqual(new List<String>(), failures);
  }
  @IsTest static void rulesWork() {
    SObject made = Schema.getGlobalDescribe().get('Parent__c').newSObject();
    made.put('Name', 'refused');
    Assert.isFalse(Database.insert(made, false).isSuccess());
  }
}`;

describe('empty elements', () => {
  const files = { ...fieldFiles(), ...objectFiles(), ...childFiles(), ...otherFiles() };
  let org: ReturnType<typeof apexOrg> | null = null;
  beforeAll(() => {
    org = apexOrg({ ...files, SavingTest: SAVING });
  }, 120_000);
  afterAll(() => org?.close());

  it('are many', () => {
    expect(Object.keys(files).length).toBeGreaterThan(1500);
  });

  it('are no fault of a file', () => {
    expect(org!.diagnostics.map(({ path, message }) => `${path}: ${message}`)).toEqual([]);
  });

  it('have no meaning: records are saved and read', () => {
    const results = runTestClass(org!.host, org!.host.program.findClass('SavingTest')!, null);
    expect(results.map(({ methodName, message }) => ({ methodName, message }))).toEqual([
      { methodName: 'eachObjectIsSaved', message: null },
      { methodName: 'rulesWork', message: null },
    ]);
  }, 120_000);
});
