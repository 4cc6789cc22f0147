/** The package as others install it: a folder with the tarball and the packages that its manifest declares, and nothing else. */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

const PACKAGE = path.resolve('local-org');
const META =
  '<ApexClass xmlns="http://soap.sforce.com/2006/04/metadata"><apiVersion>67.0</apiVersion><status>Active</status></ApexClass>';

let folder: string;
let project: string;
let installed: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'installed-'));
  const tarball = execFileSync(process.execPath, [path.join(PACKAGE, 'scripts', 'pack.mjs'), folder], {
    encoding: 'utf8',
  }).trim();
  const modules = path.join(folder, 'empty', 'node_modules');
  installed = path.join(modules, 'local-org');
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', path.basename(tarball), '-C', installed, '--strip-components=1'], { cwd: folder });
  for (const name of Object.keys(manifest().dependencies)) link(modules, name);
  project = path.join(folder, 'x');
  const classes = path.join(project, 'app', 'classes');
  mkdirSync(classes, { recursive: true });
  writeFileSync(path.join(project, 'sfdx-project.json'), '{"packageDirectories":[{"path":"app","default":true}]}');
  writeFileSync(path.join(classes, 'SumTest.cls-meta.xml'), META);
  writeFileSync(
    path.join(classes, 'SumTest.cls'),
    '@IsTest\nprivate class SumTest {\n  @IsTest static void adds() { Assert.areEqual(2, 1 + 1); }\n  @IsTest static void fails() { Assert.areEqual(3, 1 + 1); }\n}\n',
  );
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, string | { readonly types: string; readonly default: string }>>;
}

const manifest = (): Manifest => JSON.parse(readFileSync(path.join(installed, 'package.json'), 'utf8')) as Manifest;

/** The same copy of a dependency that this repository has. */
function link(modules: string, name: string): void {
  const source = [path.join(PACKAGE, 'node_modules', name), path.resolve('node_modules', name)].find(existsSync)!;
  const target = path.join(modules, name);
  mkdirSync(path.dirname(target), { recursive: true });
  symlinkSync(source, target, 'junction');
}

function node(...args: readonly string[]): { readonly status: number | null; readonly output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: path.join(folder, 'empty'),
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

test('the tarball contains JavaScript and declarations, and TypeScript only for the browser', () => {
  const files = readdirSync(installed, { recursive: true, encoding: 'utf8' }).map((file) =>
    file.split(path.sep).join('/'),
  );
  const isTypeScript = (file: string): boolean => file.endsWith('.ts') && !file.endsWith('.d.ts');
  expect(files.filter((file) => isTypeScript(file) && !file.startsWith('src/lightning/browser/'))).toEqual([]);
  expect(files).toEqual(
    expect.arrayContaining(['README.md', 'LICENSE', 'SECURITY.md', 'CHANGELOG.md', 'dist/cli.mjs']),
  );
  const targets = Object.values(manifest().exports).flatMap((one) =>
    typeof one === 'string' ? [one] : [one.types, one.default],
  );
  expect(targets.filter((file) => !files.includes(file.replace('./', '')))).toEqual([]);
});

test('the command line runs the tests of another project', () => {
  const { status, output } = node(path.join(installed, 'bin', 'local-org.mjs'), 'test', '--project', project);
  expect(output).toContain('Assertion Failed: Expected: 3, Actual: 2');
  expect(output).toMatch(/Tests ran +2/);
  expect(status).toBe(100);
}, 120_000);

test('a program opens an org, serves it and parses Apex', () => {
  const program = path.join(folder, 'empty', 'program.mjs');
  writeFileSync(
    program,
    `import { fieldValue, openOrg } from 'local-org';
    import { serve } from 'local-org/server';
    import { parseApex } from 'local-org/syntax';
    const org = openOrg({ project: ${JSON.stringify(project)} });
    org.runAnonymous("insert new Account(Name = 'Acme');");
    const names = org.query('SELECT Name FROM Account').map((account) => fieldValue(account, 'Name'));
    const sources = { folders: [], namespace: undefined, cacheDir: '' };
    const server = await serve({ org, port: 0, sources, report: (error) => { throw error; } });
    const { status } = await fetch(server.url + '/services/data');
    await server.close();
    org.close();
    console.log(JSON.stringify({ names, status, parser: typeof parseApex }));`,
  );
  expect(node(program)).toEqual({ status: 0, output: '{"names":["Acme"],"status":200,"parser":"function"}\n' });
}, 120_000);

test('TypeScript checks programs against the declarations', () => {
  const empty = path.join(folder, 'empty');
  writeFileSync(
    path.join(empty, 'checked.ts'),
    `import { openOrg, type Org } from 'local-org';
    import { serve } from 'local-org/server';
    import { runTests } from 'local-org/testing';
    const org: Org = openOrg({ project: '.' });
    export const names: string = org.query('SELECT Name FROM Account');
    export const functions = [serve, runTests];
    openOrg({ projct: '.' });`,
  );
  const tsc = path.resolve('node_modules', 'typescript', 'bin', 'tsc');
  const options = [
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--module',
    'nodenext',
    '--target',
    'es2023',
    'checked.ts',
  ];
  const { output } = node(tsc, ...options);
  expect(output.split('\n').filter((line) => line.startsWith('checked.ts'))).toEqual([
    expect.stringMatching(/^checked\.ts\(5,\d+\): error TS2322: Type 'SObject\[\]' is not assignable to type 'string'/),
    expect.stringMatching(/^checked\.ts\(7,\d+\): error TS2561: .*'projct' does not exist/),
  ]);
}, 120_000);
