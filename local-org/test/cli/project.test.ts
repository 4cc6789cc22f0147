/** A project with what sfdx-project.json can state, as `local-org test` runs it; and the folders that are none. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { main } from '../../src/cli/command-line.ts';

const XMLNS = 'xmlns="http://soap.sforce.com/2006/04/metadata"';
const meta = (kind: string, rest: string): string => `<${kind} ${XMLNS}>${rest}</${kind}>`;
const test = (name: string, body: string): string => `@IsTest\nprivate class ${name} {\n${body}\n}\n`;

const PERMISSIONS = `<label>L</label><fieldPermissions><editable>true</editable><field>Parcel__c.Weight__c</field><readable>true</readable></fieldPermissions><objectPermissions><allowCreate>true</allowCreate><allowDelete>true</allowDelete><allowEdit>true</allowEdit><allowRead>true</allowRead><modifyAllRecords>false</modifyAllRecords><object>Parcel__c</object><viewAllRecords>false</viewAllRecords></objectPermissions><customPermissions><enabled>true</enabled><name>Weigh</name></customPermissions>`;

const PROJECT: Readonly<Record<string, string>> = {
  'sfdx-project.json': JSON.stringify({
    packageDirectories: [
      {
        path: 'core',
        default: true,
        package: 'Core',
        versionNumber: '1.0.0.NEXT',
        unpackagedMetadata: { path: 'beside' },
      },
      {
        path: 'more',
        package: 'More',
        versionNumber: '1.0.0.NEXT',
        apexTestAccess: { permissionSets: ['Weighers'], permissionSetLicenses: [] },
      },
    ],
    sourceApiVersion: '65.0',
    replacements: [
      { filename: 'core/classes/Words.cls', stringToReplace: '@GREETING@', replaceWithEnv: 'LOCAL_ORG_GREETING' },
      { glob: 'core/**/Words.cls', stringToReplace: '@FILE@', replaceWithFile: 'words.txt' },
      { glob: '**/*.cls', regexToReplace: '@N[0-9]@', replaceWithEnv: 'LOCAL_ORG_UNSET', allowUnsetEnvVariable: true },
      {
        filename: 'core/classes/Words.cls',
        stringToReplace: '@WHEN@',
        replaceWithFile: 'words.txt',
        replaceWhenEnv: [{ env: 'LOCAL_ORG_GREETING', value: 'another' }],
      },
    ],
  }),
  'words.txt': 'from a file',
  '.forceignore': '# what is not deployed\n**/ignored/**\n*.draft.cls\n',
  'core/ignored/Faulty.cls': 'public class Faulty {',
  'core/classes/Half.draft.cls': 'not even a class',
  'core/classes/Words.cls':
    "public class Words { public static List<String> all = new List<String>{ '@GREETING@', '@FILE@', 'x@N1@y', '@WHEN@' }; }",
  'core/classes/Words.cls-meta.xml': meta('ApexClass', '<apiVersion>62.0</apiVersion><status>Active</status>'),
  'core/classes/WordsTest.cls': test(
    'WordsTest',
    "  @IsTest static void replaced() { Assert.areEqual('(hello, from a file, xy, @WHEN@)', String.valueOf(Words.all)); }",
  ),
  'core/objects/Parcel__c/Parcel__c.object-meta.xml': meta(
    'CustomObject',
    '<label>Parcel</label><pluralLabel>Parcels</pluralLabel><nameField><label>Name</label><type>Text</type></nameField><sharingModel>ReadWrite</sharingModel><deploymentStatus>Deployed</deploymentStatus>',
  ),
  'core/objects/Parcel__c/fields/Weight__c.field-meta.xml': meta(
    'CustomField',
    '<fullName>Weight__c</fullName><label>Weight</label><type>Number</type><precision>10</precision><scale>2</scale>',
  ),
  'core/customPermissions/Weigh.customPermission-meta.xml': meta('CustomPermission', '<label>Weigh</label>'),
  'core/permissionsets/Weighers.permissionset-meta.xml': meta('PermissionSet', PERMISSIONS),
  'core/triggers/Loud.trigger':
    "trigger Loud on Parcel__c (before insert) { for (Parcel__c p : Trigger.new) p.Name += '!'; }",
  'core/triggers/Loud.trigger-meta.xml': meta('ApexTrigger', '<apiVersion>65.0</apiVersion><status>Active</status>'),
  'core/triggers/Silent.trigger':
    "trigger Silent on Parcel__c (before insert) { Trigger.new[0].addError('not active'); }",
  'core/triggers/Silent.trigger-meta.xml': meta(
    'ApexTrigger',
    '<apiVersion>65.0</apiVersion><status>Inactive</status>',
  ),
  'core/testSuites/Few.testSuite-meta.xml': meta(
    'ApexTestSuite',
    '<testClassName>WordsTest</testClassName><testClassName>State*</testClassName>',
  ),
  'beside/classes/BesideTest.cls': test(
    'BesideTest',
    '  @IsTest static void isThere() { Assert.areEqual(4, Words.all.size()); }',
  ),
  'more/objects/Big__c.object': meta(
    'CustomObject',
    '<label>Big</label><pluralLabel>Bigs</pluralLabel><nameField><label>Name</label><type>Text</type></nameField><sharingModel>ReadWrite</sharingModel><fields><fullName>Size__c</fullName><label>Size</label><type>Text</type><length>10</length></fields>',
  ),
  'more/classes/StateTest.cls': `@IsTest(IsParallel=true)
private class StateTest {
  static Integer count = 0;
  @TestSetup static void setUp() { insert new Parcel__c(Name = 'one'); count = 5; }
  @IsTest static void first() { count++; Assert.areEqual(1, count); Assert.areEqual('one!', [SELECT Name FROM Parcel__c].Name); insert new Parcel__c(Name = 'two'); }
  @IsTest static void second() { count++; Assert.areEqual(1, count); Assert.areEqual(1, [SELECT COUNT() FROM Parcel__c]); insert new Big__c(Name = 'b', Size__c = 'xl'); }
  @IsTest(SeeAllData=false) static void third() { Assert.areEqual(0, [SELECT COUNT() FROM Big__c]); }
}`,
  'more/classes/AccessTest.cls': test(
    'AccessTest',
    `  @IsTest static void isAssigned() {
    Assert.isTrue(FeatureManagement.checkPermission('Weigh'));
    insert as user new Parcel__c(Name = 'mine', Weight__c = 1);
    Assert.areEqual(1, [SELECT COUNT() FROM PermissionSetAssignment WHERE AssigneeId = :UserInfo.getUserId() AND PermissionSet.Name = 'Weighers']);
  }`,
  ),
  'more/classes/SeesAllTest.cls':
    '@IsTest(SeeAllData=true) private class SeesAllTest { @IsTest static void runs() { Assert.areNotEqual(0, [SELECT COUNT() FROM User]); } }',
};

/** The old layout, with a manifest. */
const PACKAGE: Readonly<Record<string, string>> = {
  'src/package.xml': meta(
    'Package',
    '<types><members>*</members><name>ApexClass</name></types><version>60.0</version>',
  ),
  'src/classes/Old.cls':
    'public class Old { public static String name() { return [SELECT Size__c FROM Big__c].Size__c; } }',
  'src/classes/Old.cls-meta.xml': meta('ApexClass', '<apiVersion>60.0</apiVersion><status>Active</status>'),
  'src/classes/OldTest.cls': test(
    'OldTest',
    "  @IsTest static void names() { insert new Big__c(Name = 'b', Size__c = 'xl'); Assert.areEqual('xl', Old.name()); }",
  ),
  'src/objects/Big__c.object': PROJECT['more/objects/Big__c.object']!,
};

let folder = '';

function write(root: string, files: Readonly<Record<string, string>>): string {
  for (const [name, source] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), source);
  }
  return root;
}

async function run(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  let out = '';
  let err = '';
  const code = await main(args, { out: (text) => (out += `${text}\n`), err: (text) => (err += `${text}\n`) });
  return { code, out, err };
}

async function outcomes(...args: string[]): Promise<Record<string, string>> {
  const { out, err } = await run('test', ...args, '--json');
  if (out === '') throw new Error(err);
  const { result } = JSON.parse(out) as { result: { tests: { FullName: string; Outcome: string; Message: string }[] } };
  return Object.fromEntries(
    result.tests.map(({ FullName, Outcome, Message }) => [
      FullName,
      Outcome === 'Pass' ? Outcome : `${Outcome} ${Message}`,
    ]),
  );
}

const ALL = {
  'AccessTest.isAssigned': 'Pass',
  'BesideTest.isThere': 'Pass',
  'SeesAllTest.runs': 'Pass',
  'StateTest.first': 'Pass',
  'StateTest.second': 'Pass',
  'StateTest.third': 'Pass',
  'WordsTest.replaced': 'Pass',
};

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'local-org-project-'));
  write(path.join(folder, 'project'), PROJECT);
  write(path.join(folder, 'package'), PACKAGE);
  process.env['LOCAL_ORG_GREETING'] = 'hello';
});
afterAll(() => {
  delete process.env['LOCAL_ORG_GREETING'];
  rmSync(folder, { recursive: true, force: true });
});

describe('a project', () => {
  const project = (): string[] => ['--project', path.join(folder, 'project')];

  it('runs with all its packages, replacements, permission sets, and without what is ignored or not active', async () => {
    expect(await outcomes(...project())).toEqual(ALL);
  });

  it('runs in several processes as in one', async () => {
    const command = path.resolve('local-org', 'bin', 'local-org.mjs');
    const args = [command, 'test', ...project(), '--jobs', '2', '--result-format', 'tap'];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env: process.env });
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout.split('\n').filter((line) => line.startsWith('ok '))).toHaveLength(Object.keys(ALL).length);
  });

  it('runs as the package of a namespace', async () => {
    const names = Object.keys(await outcomes(...project(), '--namespace', 'post'));
    expect(names.sort()).toEqual(Object.keys(ALL).map((name) => `post.${name}`));
  });

  it('runs the classes of a suite, by name and by pattern', async () => {
    const names = Object.keys(await outcomes(...project(), '--suite-names', 'Few'));
    expect(names.sort()).toEqual(['StateTest.first', 'StateTest.second', 'StateTest.third', 'WordsTest.replaced']);
  });

  it('takes lists, short flags, and what sf apex run test takes in addition', async () => {
    const few = ['-n', 'WordsTest,BesideTest', '-y', '-w', '10', '-l', 'RunSpecifiedTests'];
    expect(Object.keys(await outcomes(...project(), ...few)).sort()).toEqual([
      'BesideTest.isThere',
      'WordsTest.replaced',
    ]);
    expect(Object.keys(await outcomes(...project(), '-t', 'StateTest.first', '-t', 'WordsTest')).sort()).toEqual([
      'StateTest.first',
      'WordsTest.replaced',
    ]);
  });

  it('writes the files that sf writes', async () => {
    const results = path.join(folder, 'results');
    const { code } = await run('test', ...project(), '-n', 'WordsTest', '-c', '-r', 'human', '-d', results);
    expect(code).toBe(0);
    const id = readFileSync(path.join(results, 'test-run-id.txt'), 'utf8');
    expect(readdirSync(results).sort()).toEqual(
      [
        'test-result-codecoverage.json',
        `test-result-${id}-junit.xml`,
        `test-result-${id}.json`,
        'test-result.json',
        'test-result.txt',
        'test-run-id.txt',
      ].sort(),
    );
    expect(readFileSync(path.join(results, `test-result-${id}-junit.xml`), 'utf8')).toContain(
      '<property name="outcome" value="Successful"/>\n            <property name="testsRan" value="1"/>',
    );
  });
});

describe('folders that are no project', () => {
  it('are the metadata format', async () => {
    for (const inside of ['package', 'package/src'])
      expect(await outcomes('--source-dir', path.join(folder, inside))).toEqual({ 'OldTest.names': 'Pass' });
  });

  it('may be several, and hold objects whole and in parts', async () => {
    const [core, more] = ['core', 'more'].map((name) => ['--source-dir', path.join(folder, 'project', name)]);
    const found = await outcomes(...core!, ...more!, '--class-names', 'StateTest');
    expect(Object.values(found)).toEqual(['Pass', 'Pass', 'Pass']);
  });

  it('may hold classes only', async () => {
    const bare = write(path.join(folder, 'bare'), {
      'Twice.cls': 'public class Twice { public static Integer of(Integer i) { return i * 2; } }',
      'TwiceTest.cls': test('TwiceTest', '  @IsTest static void doubles() { Assert.areEqual(4, Twice.of(2)); }'),
    });
    expect(await outcomes('--source-dir', bare)).toEqual({ 'TwiceTest.doubles': 'Pass' });
    expect(existsSync(path.join(bare, '.local-org'))).toBe(false);
  });
});

describe('a class that does not compile', () => {
  it('is a failure of whoever asks for it, and of nobody else', async () => {
    const broken = write(path.join(folder, 'broken'), {
      'BrokenTest.cls': test('BrokenTest', '  @IsTest static void fails() { Integer i = missing; }'),
      'FineTest.cls': test('FineTest', '  @IsTest static void passes() { Assert.isTrue(true); }'),
    });
    expect(await outcomes('--source-dir', broken, '--class-names', 'FineTest')).toEqual({ 'FineTest.passes': 'Pass' });
    const [[name, outcome]] = Object.entries(await outcomes('--source-dir', broken, '--tests', 'BrokenTest.fails')) as [
      [string, string],
    ];
    expect(name).toBe('BrokenTest.<compile>');
    expect(outcome).toContain('Variable does not exist: missing');
  });
});

describe('formats', () => {
  it('report failures with their stack traces, and escape what they must', async () => {
    const failing = write(path.join(folder, 'failing'), {
      'FailTest.cls': test(
        'FailTest',
        "  @IsTest static void fails() {\n    Assert.areEqual('<a & \"b\">', 'it\\'s');\n  }",
      ),
    });
    const junit = await run('test', '--source-dir', failing, '--result-format', 'junit');
    expect(junit.code).toBe(100);
    expect(junit.out).toContain(
      '<failure message="System.AssertException: Assertion Failed: Expected: &lt;a &amp; &quot;b&quot;&gt;, Actual: it&apos;s"><![CDATA[Class.FailTest.fails: line 4, column 1]]></failure>',
    );
    const tap = await run('test', '--source-dir', failing, '--result-format', 'tap', '--namespace', 'post');
    expect(tap.out.split('\n').slice(0, 4)).toEqual([
      '1..1',
      'not ok 1 post.FailTest.fails',
      '# System.AssertException: Assertion Failed: Expected: <a & "b">, Actual: it\'s',
      '# Class.post.FailTest.fails: line 4, column 1',
    ]);
    const concise = await run('test', '--source-dir', failing, '--concise');
    expect(concise.out).toContain('✗ FailTest.fails');
    expect(concise.out).not.toContain('TEST CLASS');
  });
});
