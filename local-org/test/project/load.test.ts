import { describe, expect, test } from '@jest/globals';
import { ProjectError } from '../../src/project/project-error.ts';
import { memoryFiles } from '../../src/project/file-system.ts';
import { loadProject, type LoadOptions } from '../../src/project/load.ts';
import type { ProjectModel } from '../../src/project/model.ts';

const PROJECT = JSON.stringify({
  name: 'demo',
  namespace: 'acme',
  sourceApiVersion: '66.0',
  packageDirectories: [
    {
      path: 'force-app',
      default: true,
      package: 'demo',
      unpackagedMetadata: { path: 'extra' },
      apexTestAccess: { permissionSets: ['Tester'] },
    },
    { path: 'samples' },
  ],
  replacements: [
    { filename: 'force-app/core/classes/Core.cls', stringToReplace: '__VERSION__', replaceWithEnv: 'VERSION' },
    {
      glob: '**/*.cls',
      regexToReplace: 'b[0-9]+',
      replaceWithEnv: 'BUILD',
      replaceWhenEnv: [{ env: 'CI', value: 'yes' }],
    },
  ],
});

function load(
  files: Record<string, string | Uint8Array>,
  options: LoadOptions = {},
  folders: string | readonly string[] = 'p',
): ProjectModel {
  return loadProject(folders, { files: memoryFiles(files), env: {}, ...options });
}

function failure(work: () => unknown): [string, string, number | null] {
  try {
    work();
  } catch (error) {
    if (error instanceof ProjectError) return [error.code, error.path, error.line];
    throw error;
  }
  throw new Error('no error');
}

const meta = (version: string, status = 'Active'): string =>
  `<?xml version="1.0"?><ApexClass xmlns="urn:x"><apiVersion>${version}</apiVersion><status>${status}</status></ApexClass>`;

describe('a project in source format', () => {
  const files = {
    'p/sfdx-project.json': PROJECT,
    'p/.forceignore': '**/jsconfig.json\nforce-app/core/classes/Draft.cls\n',
    'p/force-app/core/classes/Core.cls': "class Core { String v = '__VERSION__ b12'; }",
    'p/force-app/core/classes/Core.cls-meta.xml': meta('61.0'),
    'p/force-app/core/classes/Draft.cls': 'not Apex',
    'p/force-app/core/triggers/OnAccount.trigger': 'trigger OnAccount on Account (before insert) {}',
    'p/force-app/core/lwc/card/card.html': '<template></template>',
    'p/force-app/core/lwc/card/card.js': 'export default class {}',
    'p/force-app/core/lwc/card/card.js-meta.xml':
      '<LightningComponentBundle><isExposed>true</isExposed></LightningComponentBundle>',
    'p/force-app/core/lwc/card/__tests__/card.test.js': '',
    'p/force-app/core/labels/CustomLabels.labels-meta.xml':
      '<CustomLabels><labels><fullName>Hi</fullName><value>A &amp; B</value><language>en_US</language></labels></CustomLabels>',
    'p/force-app/core/staticresources/Logo.resource-meta.xml':
      '<StaticResource><contentType>image/png</contentType></StaticResource>',
    'p/force-app/core/staticresources/Logo.png': new Uint8Array([1, 2, 3]),
    'p/force-app/core/permissionsets/User.permissionset-meta.xml': '<PermissionSet><label>User</label></PermissionSet>',
    'p/force-app/core/README.md': '# not metadata',
    'p/extra/classes/Extra.cls': 'class Extra {}',
    'p/samples/classes/Sample.cls': 'class Sample {}',
  };
  const model = load(files, { env: { VERSION: '1.2' } });

  test('is read from all package directories, by suffix, without what .forceignore names', () => {
    expect(
      model.classes.map((source) => [source.name, source.apiVersion, source.packageDirectory, source.isUnpackaged]),
    ).toEqual([
      ['Core', 61, 0, false],
      ['Extra', 66, 0, true],
      ['Sample', 66, 1, false],
    ]);
    expect(model.triggers.map((source) => source.name)).toEqual(['OnAccount']);
    expect(model).toMatchObject({ name: 'demo', namespace: 'acme', sourceApiVersion: 66 });
    expect(model.packageDirectories[0].apexTestAccess.permissionSets).toEqual(['Tester']);
    expect(model.bundles).toMatchObject([
      { type: 'LightningComponentBundle', name: 'card', files: ['card.html', 'card.js', 'card.js-meta.xml'] },
    ]);
    expect(model.labels).toEqual([{ name: 'Hi', value: 'A & B', language: 'en_US', isProtected: false }]);
    expect(model.staticResources.map((resource) => [resource.name, [...resource.bytes()]])).toEqual([
      ['Logo', [1, 2, 3]],
    ]);
    expect(model.components).toMatchObject([{ type: 'PermissionSet', name: 'User', properties: { label: 'User' } }]);
  });

  test('replacements apply under their conditions', () => {
    expect(model.classes[0].source).toContain('1.2 b12');
    expect(load(files, { env: { VERSION: '1.2', CI: 'yes', BUILD: 'b7' } }).classes[0].source).toContain('1.2 b7');
    expect(failure(() => load(files))[0]).toBe('bad_replacement');
  });

  test("a part of it keeps the project's namespace and version", () => {
    const part = load(files, { env: { VERSION: '1' } }, ['p/samples', 'p/extra']);
    expect(part.classes.map((source) => source.name)).toEqual(['Sample', 'Extra']);
    expect(part).toMatchObject({ namespace: 'acme', sourceApiVersion: 66 });
  });

  test('its fingerprint changes with every text that counts', () => {
    const env = { VERSION: '1.2' };
    expect(load(files, { env }).fingerprint).toBe(model.fingerprint);
    expect(load({ ...files, 'p/samples/classes/Sample.cls': 'class Sample { }' }, { env }).fingerprint).not.toBe(
      model.fingerprint,
    );
    expect(load({ ...files, 'p/force-app/core/README.md': 'other' }, { env }).fingerprint).toBe(model.fingerprint);
  });
});

test('metadata format: objects whole, records with typed values', () => {
  const model = load({
    'p/src/package.xml': '<Package/>',
    'p/src/objects/Rule__mdt.object':
      '<CustomObject><label>Rule</label><fields><fullName>Level__c</fullName><type>Number</type></fields><fields><fullName>On__c</fullName><type>Checkbox</type></fields></CustomObject>',
    'p/src/customMetadata/Rule.First.md': `<CustomMetadata xmlns:xsi="x" xmlns:xsd="y"><label>First</label><protected>true</protected>
      <values><field>Level__c</field><value xsi:type="xsd:double">3.0</value></values>
      <values><field>On__c</field><value xsi:type="xsd:boolean">true</value></values>
      <values><field>Note__c</field><value xsi:type="xsd:string">a &lt; b&#10;  c </value></values>
      <values><field>None__c</field><value xsi:nil="true"/></values></CustomMetadata>`,
    'p/src/classes/A.cls': 'class A {}',
    'p/src/permissionsets/P.permissionset': '<PermissionSet><label>P</label></PermissionSet>',
  });
  expect(model.objects.map((object) => [object.name, object.fields.length])).toEqual([['Rule__mdt', 2]]);
  expect(model.customMetadata).toMatchObject([
    {
      type: 'Rule__mdt',
      developerName: 'First',
      isProtected: true,
      values: { Level__c: 3, On__c: true, Note__c: 'a < b\n  c ', None__c: null },
    },
  ]);
  expect(model.classes.map((source) => source.name)).toEqual(['A']);
  expect(model.components.map((component) => component.type)).toEqual(['PermissionSet']);
});

test('parts of one object come together from several folders', () => {
  const model = load({
    'p/a/objects/Account/fields/One__c.field-meta.xml':
      '<CustomField><fullName>One__c</fullName><type>Text</type></CustomField>',
    'p/b/objects/Account/fields/Two__c.field-meta.xml':
      '<CustomField><fullName>Two__c</fullName><type>Text</type></CustomField>',
    'p/b/objects/Account/validationRules/Rule.validationRule-meta.xml':
      '<ValidationRule><fullName>Rule</fullName><active>true</active></ValidationRule>',
  });
  expect(model.objects).toHaveLength(1);
  expect(model.objects[0].fields.map((field) => field.fullName)).toEqual(['One__c', 'Two__c']);
  expect(model.objects[0].validationRules).toHaveLength(1);
});

describe('what cannot be read is reported with its position', () => {
  test.each([
    ['a missing folder', {}, ['no_project', 'p', null]],
    [
      'broken JSON',
      { 'p/sfdx-project.json': '{\n "packageDirectories": [],\n}' },
      ['bad_json', 'p/sfdx-project.json', 3],
    ],
    ['no package directories', { 'p/sfdx-project.json': '{}' }, ['bad_metadata', 'p/sfdx-project.json', null]],
    [
      'broken XML',
      { 'p/labels/A.labels-meta.xml': '<CustomLabels>\n<labels>\n</CustomLabels>' },
      ['bad_xml', 'p/labels/A.labels-meta.xml', 3],
    ],
    [
      'an entity that XML does not have',
      { 'p/labels/A.labels-meta.xml': '<CustomLabels>\n<labels>&nbsp;</labels>\n</CustomLabels>' },
      ['bad_xml', 'p/labels/A.labels-meta.xml', 2],
    ],
    [
      'XML without an element',
      { 'p/labels/A.labels-meta.xml': '<?xml version="1.0" encoding="UTF-8"?>\n' },
      ['bad_xml', 'p/labels/A.labels-meta.xml', 2],
    ],
    [
      'two classes of a name',
      { 'p/a/classes/A.cls': '', 'p/b/classes/a.cls': '' },
      ['duplicate', 'p/b/classes/a.cls', null],
    ],
    [
      'a static resource without content',
      { 'p/staticresources/L.resource-meta.xml': '<StaticResource/>' },
      ['bad_metadata', 'p/staticresources/L.resource-meta.xml', null],
    ],
  ])('%s', (_what, files, expected) => {
    expect(failure(() => load(files as Record<string, string>))).toEqual(expected);
  });
});
