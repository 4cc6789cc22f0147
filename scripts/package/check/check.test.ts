/** What `npm run package -- --check` finds in the package, and in projects with planted problems. */
import { afterAll, describe, expect, test } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { apex, NAMESPACE, object, projectOf, removeProjects, TEXT_FIELD, type Files } from '../../check/planted.ts';
import { Project } from '../../check/project.ts';
import { PACKAGE_NAME, PackageUsageError } from '../commands.ts';
import { apexTestsCheck, findingsIn } from './apex-tests.ts';
import { ancestorsCheck } from './ancestors.ts';
import { CHECKS, firstRelease, readCheckOptions, runChecks } from './check.ts';
import type { PackageCheck } from './context.ts';
import { definitionsCheck } from './definitions.ts';
import { installationCheck } from './installation.ts';
import { namesCheck } from './names.ts';
import { permissionSetsCheck } from './permission-sets.ts';
import { projectFileCheck } from './project-file.ts';
import { globalSurfaceCheck, metadataCheck } from './sources.ts';

afterAll(removeProjects);

const DIRECTORY = {
  path: 'force-app',
  default: true,
  package: PACKAGE_NAME,
  versionName: 'ver',
  versionNumber: '1.1.0.NEXT',
};
const RELEASED = { [PACKAGE_NAME]: '0Ho000000000001AAA', [`${PACKAGE_NAME}@1.0.0-1`]: '04t000000000001AAA' };
const projectFile = (directory: object = {}, more: object = {}): Files => ({
  'sfdx-project.json': JSON.stringify({ packageDirectories: [{ ...DIRECTORY, ...directory }], ...more }, null, 2),
});
const matrix = (shapes: string): Files => ({
  'README.md': `| a | Supported |\n| - | - |\n| Org shapes | ${shapes} | |\n`,
});
const permissionSet = (inside: string): Files => ({
  'force-app/main/run/permissionsets/Users.permissionset-meta.xml': `<PermissionSet ${NAMESPACE}>\n${inside}<label>Users</label></PermissionSet>`,
});

async function found(check: PackageCheck, files: Files, namespace = 'sbxmask'): Promise<readonly string[]> {
  const findings = await check.run({ project: projectOf(files), namespace });
  return findings.map(({ message }) => message);
}

test('the quick checks find nothing in the package', async () => {
  // The others install the package and run its tests: e2e/acceptance/release.
  const quick = CHECKS.filter((check) => check !== installationCheck && check !== apexTestsCheck);
  const results = await runChecks(
    quick,
    { project: new Project(process.cwd()), namespace: 'sbxmask' },
    () => undefined,
  );
  expect(results.flatMap(({ findings }) => findings)).toEqual([]);
  expect(results).toHaveLength(quick.length);
}, 120_000);

describe('the project file', () => {
  test.each<[string, Files, RegExp]>([
    ['text that is not JSON', { 'sfdx-project.json': '{' }, /^The file is not JSON/],
    ['an unknown property', projectFile({}, { speed: 1 }), /must NOT have additional properties: speed\.$/],
    [
      'another package',
      projectFile({ package: 'Other' }),
      /^No package directory has the package Sandbox Email Masking/,
    ],
    ['the version of a patch', projectFile({ versionNumber: '1.0.1.NEXT' }), /must be MAJOR\.MINOR\.0\.NEXT/],
    [
      'a script without a class',
      projectFile({ postInstallScript: 'Gone' }),
      /names the class Gone, which the package does not have/,
    ],
    [
      'a script of another interface',
      {
        ...projectFile({ postInstallScript: 'Setup' }),
        ...apex('Setup', 'public class Setup implements Queueable {}'),
      },
      /names the class Setup, which does not implement installhandler/,
    ],
  ])('is reported with %s', async (_name, files, message) => {
    expect(await found(projectFileCheck, files)).toEqual([expect.stringMatching(message)]);
  });

  test('is accepted with a script that implements the interface', async () => {
    const script = apex('Setup', 'public class Setup implements System.InstallHandler {}');
    expect(await found(projectFileCheck, { ...projectFile({ postInstallScript: 'Setup' }), ...script })).toEqual([]);
  });
});

describe('the ancestor', () => {
  test.each<[string, Files, RegExp]>([
    ['before there is a version', projectFile({ ancestorVersion: 'HIGHEST' }), /packageAliases has no version of it/],
    [
      'twice',
      projectFile({ ancestorVersion: 'HIGHEST', ancestorId: '05i000000000001' }, { packageAliases: RELEASED }),
      /both set/,
    ],
    ['as none', projectFile({ ancestorVersion: 'NONE' }, { packageAliases: RELEASED }), /could not upgrade/],
    ['as a word', projectFile({ ancestorVersion: 'LAST' }, { packageAliases: RELEASED }), /must be HIGHEST or/],
    [
      'that is not lower',
      projectFile({ ancestorVersion: '1.1.0' }, { packageAliases: RELEASED }),
      /^versionNumber 1\.1\.0\.NEXT is not higher than its ancestor 1\.1\.0\./,
    ],
  ])('is reported %s', async (_name, files, message) => {
    expect(await found(ancestorsCheck, files)).toEqual([expect.stringMatching(message)]);
  });

  test.each([
    ['of the first version is none', projectFile()],
    ['is the last release', projectFile({ ancestorVersion: 'HIGHEST' }, { packageAliases: RELEASED })],
    ['is a lower version', projectFile({ ancestorVersion: '1.0.0' }, { packageAliases: RELEASED })],
  ])('%s', async (_name, files) => {
    expect(await found(ancestorsCheck, files)).toEqual([]);
  });
});

describe('names', () => {
  test.each<[string, Files, RegExp]>([
    ['an object with two underscores', object('My__Thing__c', {}), /^The name My__Thing__c has two underscores/],
    [
      'a field of 41 characters',
      object('Thing__c', { [`${'A'.repeat(41)}__c`]: TEXT_FIELD }),
      /has 41 characters, at most 40/,
    ],
    [
      'a class that names the namespace',
      apex('One', "public class One { String a = 'SbxMask__Thing__c'; }"),
      /SbxMask__T….* leave it out/,
    ],
    [
      'a class that names a class of the namespace',
      apex('One', 'public class One { sbxmask.Two other; }'),
      /sbxmask\.T…/,
    ],
  ])('are reported: %s', async (_name, files, message) => {
    expect(await found(namesCheck, files)).toEqual([expect.stringMatching(message)]);
  });

  test('are accepted where they only resemble the namespace', async () => {
    expect(
      await found(namesCheck, apex('One', "public class One { String a = 'my_sbxmask__Thing__c sbxmask.com'; }")),
    ).toEqual([]);
  });

  test.each(['1a', 'has-dash', 'abcdefghijklmnop', 'a__b'])(
    'end the checks with the namespace %s',
    async (namespace) => {
      const results = await runChecks(
        [namesCheck, metadataCheck],
        { project: projectOf(projectFile()), namespace },
        () => undefined,
      );
      expect(results.map(({ name, findings }) => [name, findings.length])).toEqual([['names', 1]]);
      expect(results[0].findings[0].message).toContain(`'${namespace}' is no namespace`);
    },
  );
});

describe('permission sets', () => {
  const THING = object('Thing__c', { Text__c: TEXT_FIELD });
  test.each<[string, string, RegExp]>([
    [
      'a user permission',
      '<userPermissions><enabled>true</enabled><name>ViewSetup</name></userPermissions>',
      /^The user permission ViewSetup/,
    ],
    [
      'a standard object',
      '<objectPermissions><allowRead>true</allowRead><object>Contact</object></objectPermissions>',
      /not contain the object Contact/,
    ],
    [
      'a field that is gone',
      '<fieldPermissions><field>Thing__c.Gone__c</field></fieldPermissions>',
      /not contain the field Thing__c\.Gone__c/,
    ],
    [
      'a class that is gone',
      '<classAccesses><apexClass>Gone</apexClass></classAccesses>',
      /not contain the class Gone/,
    ],
    ['a license', '<license>Salesforce</license>', /license Salesforce constrains/],
  ])('are reported with %s', async (_name, inside, message) => {
    expect(await found(permissionSetsCheck, { ...THING, ...permissionSet(inside) })).toEqual([
      expect.stringMatching(message),
    ]);
  });

  test('are reported when none opens a class that users call', async () => {
    const page = apex('Page', 'public with sharing class Page { @AuraEnabled public static void go() {} }');
    expect(await found(permissionSetsCheck, page)).toEqual(['no permission set opens the class Page']);
  });
});

test('a change of the global surface is reported', async () => {
  const files = { 'config/global-surface.txt': 'global class Gone\n', ...apex('One', 'global class One {}') };
  expect(await found(globalSurfaceCheck, files)).toEqual([
    'is new in the global surface: class One',
    'is gone from the global surface: global class Gone',
  ]);
});

test('metadata that the Metadata API does not know is reported', async () => {
  expect(await found(metadataCheck, permissionSet('<speed>1</speed>'))).toEqual(['PermissionSet has no element speed']);
});

describe('scratch org definitions', () => {
  const PLAIN = { 'config/project-scratch-def.json': '{ "edition": "Developer" }' };
  test.each<[string, Files, RegExp]>([
    [
      'an unknown edition',
      { ...matrix('several currencies'), 'config/a-scratch-def.json': '{ "edition": "Large" }' },
      /^edition must be equal to one of/,
    ],
    [
      'no edition',
      { ...matrix('several currencies'), 'config/a-scratch-def.json': '{}' },
      /required property 'edition'/,
    ],
    [
      'a shape without a definition',
      { ...matrix('several currencies'), ...PLAIN },
      /'several currencies' has no scratch org definition with the feature MultiCurrency/,
    ],
    ['a shape that nobody knows', { ...matrix('on Mars'), ...PLAIN }, /'on Mars' is not known/],
    ['no support matrix', PLAIN, /no row Org shapes/],
    [
      'no plain org',
      {
        ...matrix('several currencies'),
        'config/a-scratch-def.json': '{ "edition": "Developer", "features": ["MultiCurrency"] }',
      },
      /is without features/,
    ],
  ])('are reported with %s', async (_name, files, message) => {
    expect(await found(definitionsCheck, files)).toEqual([expect.stringMatching(message)]);
  });
});

test('Apex tests that fail, cover too little, or are missing are reported', () => {
  const tests = [
    { FullName: 'OneTest.passes', Outcome: 'Pass', Message: null },
    { FullName: 'OneTest.fails', Outcome: 'Fail', Message: 'Expected: 1, Actual: 2' },
  ];
  const messages = (coverage: string, testsRan = 2): readonly string[] =>
    findingsIn({ summary: { testsRan, orgWideCoverage: coverage }, tests: testsRan === 0 ? [] : tests }).map(
      ({ message }) => message,
    );
  expect(messages('74%')).toEqual([
    'OneTest.fails fails under the namespace: Expected: 1, Actual: 2',
    'The Apex tests cover 74 percent of the Apex, at least 75 are needed.',
  ]);
  expect(messages('90%', 0)).toEqual(['The package has no Apex tests.']);
});

test('a check that cannot be carried out is a finding', async () => {
  const broken: PackageCheck = {
    name: 'broken',
    about: 'nothing',
    run() {
      throw new Error('no Java');
    },
  };
  const [result] = await runChecks([broken], { project: projectOf(projectFile()), namespace: 'a' }, () => undefined);
  expect(result.findings[0].message).toBe('The check could not be carried out: no Java');
});

describe('the commands of the first release', () => {
  test('are five, with options that the Salesforce CLI has', () => {
    const commands = firstRelease('acme');
    expect(commands).toHaveLength(5);
    for (const command of commands.filter((one) => one.startsWith('sf '))) {
      const words = command.split(' ').slice(1);
      const name = words
        .slice(
          0,
          words.findIndex((word) => word.startsWith('-')),
        )
        .join(':');
      const known = flagsOf(name);
      expect(words.filter((word) => word.startsWith('--') && !known.includes(word.slice(2)))).toEqual([]);
    }
    expect(commands.filter((one) => one.includes('--namespace acme'))).toHaveLength(2);
  });

  test('follow options that are understood', () => {
    expect(readCheckOptions(['--check'])).toEqual({ namespace: 'sbxmask', isJson: false, only: [] });
    expect(readCheckOptions(['--check', '--namespace', 'a', '--json', '--only', 'names'])).toEqual({
      namespace: 'a',
      isJson: true,
      only: ['names'],
    });
    expect(() => readCheckOptions(['--check', '--only', 'speed'])).toThrow(PackageUsageError);
    expect(new Set(CHECKS.map(({ name }) => name)).size).toBe(CHECKS.length);
  });
});

function flagsOf(command: string): readonly string[] {
  const folders = [
    path.join('node_modules', '@salesforce'),
    path.join('node_modules', '@salesforce', 'cli', 'node_modules', '@salesforce'),
  ];
  for (const plugin of ['plugin-packaging', 'plugin-auth'])
    for (const folder of folders) {
      const file = path.join(folder, plugin, 'oclif.manifest.json');
      if (!existsSync(file)) continue;
      const { commands } = JSON.parse(readFileSync(file, 'utf8')) as {
        commands: Readonly<Record<string, { readonly flags: object }>>;
      };
      if (command in commands) return Object.keys(commands[command].flags);
    }
  throw new Error(`The Salesforce CLI has no command ${command}`);
}
