/** Names that lead nowhere and names that nothing uses, planted one by one. */
import { afterEach, describe, expect, test } from '@jest/globals';
import { apex, type Files, findings, MAIN, NAMESPACE, object, removeProjects, TEXT_FIELD } from './planted.ts';

afterEach(removeProjects);

function labels(...names: readonly string[]): Files {
  const entries = names.map(
    (name) =>
      `<labels><fullName>${name}</fullName><language>en_US</language><protected>true</protected><value>x</value></labels>`,
  );
  return {
    [`${MAIN}/labels/Run.labels-meta.xml`]: `<CustomLabels ${NAMESPACE}>\n${entries.join('\n')}\n</CustomLabels>`,
  };
}

function permissionSet(inside: string): Files {
  return {
    [`${MAIN}/permissionsets/All.permissionset-meta.xml`]: `<PermissionSet ${NAMESPACE}>\n${inside}\n<label>All</label></PermissionSet>`,
  };
}

describe('references', () => {
  const NOTHING = { ...apex('Entry', 'global with sharing class Entry {}') };
  const references = (files: Files): readonly string[] =>
    findings('references', { ...NOTHING, ...files }).map((text) => text.replace(/^.*?: /, ''));

  test('nothing named, nothing missing', () => {
    expect(references({})).toEqual([]);
  });
  test('a label that is missing, and one that nothing uses', () => {
    const source =
      "global with sharing class A { String a = Label.Here + System.Label.Gone + ' Label.In_A_Text'; /* Label.In_A_Comment */ }";
    expect(references({ ...apex('A', source), ...labels('Here', 'Unused') })).toEqual([
      'there is no label Gone',
      'nothing uses the label Unused',
    ]);
  });
  test.each([
    [
      'a field',
      '<fieldPermissions><editable>false</editable><field>Thing__c.Gone__c</field></fieldPermissions>',
      'there is no field Thing__c.Gone__c',
    ],
    ['an object', '<objectPermissions><object>Gone__c</object></objectPermissions>', 'there is no object Gone__c'],
    [
      'a class',
      '<classAccesses><apexClass>Gone</apexClass><enabled>true</enabled></classAccesses>',
      'there is no class Gone',
    ],
    [
      'a custom permission',
      '<customPermissions><enabled>true</enabled><name>Gone</name></customPermissions>',
      'there is no customPermission Gone',
    ],
    ['a tab', '<tabSettings><tab>Gone</tab><visibility>Visible</visibility></tabSettings>', 'there is no tab Gone'],
    [
      'an application',
      '<applicationVisibilities><application>Gone</application><visible>true</visible></applicationVisibilities>',
      'there is no app Gone',
    ],
    ['a flow', '<flowAccesses><enabled>true</enabled><flow>Gone</flow></flowAccesses>', 'there is no flow Gone'],
  ])('a permission set that names %s which is not there', (_what, inside, message) => {
    expect(references(permissionSet(inside))).toEqual([message]);
  });
  test('a permission on a required field', () => {
    const files = {
      ...object('Thing__c', { A__c: `${TEXT_FIELD}<required>true</required>` }),
      ...apex('A', "global with sharing class A { String a = 'SELECT A__c FROM Thing__c'; }"),
    };
    const inside = '<fieldPermissions><editable>false</editable><field>Thing__c.A__c</field></fieldPermissions>';
    expect(references({ ...files, ...permissionSet(inside) })).toEqual([
      'field Thing__c.A__c is required: the platform refuses permissions on it',
    ]);
  });
  test('a tab without its component, an application without its tab', () => {
    const tab = {
      [`${MAIN}/tabs/T.tab-meta.xml`]: `<CustomTab ${NAMESPACE}><label>T</label><lwcComponent>gone</lwcComponent></CustomTab>`,
    };
    const app = {
      [`${MAIN}/applications/P.app-meta.xml`]: `<CustomApplication ${NAMESPACE}><tabs>Gone</tabs><tabs>T</tabs></CustomApplication>`,
    };
    expect(references({ ...tab, ...app })).toEqual([
      'there is no tab Gone',
      'there is no component gone',
      'no permission set opens the tab T',
      'no permission set opens the app P',
    ]);
  });
  test('a flow that calls a class or asks for a permission which is not there', () => {
    const call = '<actionCalls><name>A</name><actionName>Gone</actionName><actionType>apex</actionType></actionCalls>';
    const ask =
      '<decisions><name>D</name><rules><name>R</name><conditions><leftValueReference>$Permission.Gone</leftValueReference></conditions></rules></decisions>';
    const flow = { [`${MAIN}/flows/F.flow-meta.xml`]: `<Flow ${NAMESPACE}>${call}${ask}</Flow>` };
    expect(references(flow)).toEqual(['there is no class Gone', 'there is no customPermission Gone']);
  });
  test('a field in a query that is built at run time', () => {
    const files = {
      ...object('Thing__c', { A__c: TEXT_FIELD }),
      ...apex('A', "global with sharing class A { String a = 'SELECT A__c, Gone__c FROM Thing__c'; }"),
    };
    expect(references(files)).toEqual(['there is no object or field Gone__c']);
  });
  test('a component that imports or shows what is not there', () => {
    const folder = `${MAIN}/lwc/here`;
    const script =
      "import a from '@salesforce/label/c.Gone';\nimport b from '@salesforce/apex/Gone.method';\nimport { d } from 'c/gone';\nimport e from 'c/here';";
    const files = {
      [`${folder}/here.ts`]: script,
      [`${folder}/here.html`]: '<template><c-gone-too></c-gone-too><c-here></c-here></template>',
    };
    expect(references(files)).toEqual([
      'there is no label Gone',
      'there is no class Gone',
      'there is no component gone',
      'there is no component goneToo',
    ]);
  });
  test('an entry point that no permission set grants access to', () => {
    const controller = 'public with sharing class Calls { @AuraEnabled public static void f() {} }';
    const use = { [`${MAIN}/lwc/here/here.ts`]: "import f from '@salesforce/apex/Calls.f';" };
    const files = { ...apex('Calls', controller), ...use };
    const opening = '<classAccesses><apexClass>Calls</apexClass><enabled>true</enabled></classAccesses>';
    expect(references(files)).toEqual(['no permission set opens the class Calls']);
    expect(references({ ...files, ...permissionSet(opening) })).toEqual([]);
  });
  test('an install script that the project file does not name, and one that is not there', () => {
    const files = apex('Setup', 'public with sharing class Setup implements InstallHandler {}');
    const named = (name: string): Files => ({
      'sfdx-project.json': `{"packageDirectories":[{"path":"force-app",\n"postInstallScript":"${name}"}]}`,
    });
    expect(references({ ...files, ...named('Setup') })).toEqual([]);
    expect(references({ ...files, ...named('Gone') })).toEqual([
      'there is no class Gone',
      'nothing uses the class Setup',
    ]);
  });
  test('an export that no file names', () => {
    const files = {
      'scripts/a.ts':
        'export const used = 1;\nexport function idle(): void {}\nexport type Own = 1;\nconst own: Own = 1;',
      'scripts/b.ts': "import { used } from './a.ts';",
      'local-org/src/library/c.ts': 'export const registered = 1;',
    };
    expect(references(files)).toEqual(['nothing uses the export idle']);
  });
  test('a class, a field, an object and a custom permission that nothing uses', () => {
    const permission = {
      [`${MAIN}/customPermissions/Idle.customPermission-meta.xml`]: `<CustomPermission ${NAMESPACE}><label>Idle</label></CustomPermission>`,
    };
    const files = {
      ...apex('Idle_Class', 'public with sharing class Idle_Class {}'),
      ...object('Idle__c', { A__c: TEXT_FIELD }),
      ...permission,
    };
    expect([...references(files)].sort()).toEqual([
      'nothing uses the class Idle_Class',
      'nothing uses the custom permission Idle',
      'nothing uses the field Idle__c.A__c',
      'nothing uses the object Idle__c',
    ]);
  });
});
