/** Both packages as others install them: folders with the tarballs and the packages that their manifests declare, and nothing else. */
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
import { putHelloProject, putInto } from '../../../local-org-pages/test/hello-project.ts';

const META =
  '<ApexClass xmlns="http://soap.sforce.com/2006/04/metadata"><apiVersion>67.0</apiVersion><status>Active</status></ApexClass>';
const CACHE = path.resolve('.local-org', 'cache', 'lightning');

let folder: string;
let project: string;
/** Of the core, where the pages are not installed. */
let installed: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'installed-'));
  const [core, pages] = ['local-org', 'local-org-pages'].map(packed);
  installed = unpack('empty', 'local-org', core);
  unpack('both', 'local-org', core);
  unpack('both', 'local-org-pages', pages);
  project = path.join(folder, 'x');
  const put = putInto(path.join(project, 'app'));
  putHelloProject(put, 'Hello');
  put('classes/SumTest.cls-meta.xml', META);
  put(
    'classes/SumTest.cls',
    '@IsTest\nprivate class SumTest {\n  @IsTest static void adds() { Assert.areEqual(2, 1 + 1); }\n  @IsTest static void fails() { Assert.areEqual(3, 1 + 1); }\n}\n',
  );
  writeFileSync(path.join(project, 'sfdx-project.json'), '{"packageDirectories":[{"path":"app","default":true}]}');
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, string | { readonly types: string; readonly default: string }>>;
}

const manifest = (root = installed): Manifest =>
  JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as Manifest;

/** The tarball of a package. */
const packed = (name: string): string =>
  execFileSync(process.execPath, [path.resolve(name, 'scripts', 'pack.mjs'), folder], { encoding: 'utf8' }).trim();

/** Installs a tarball in a project, with the packages that it declares. */
function unpack(into: string, name: string, tarball: string): string {
  const modules = path.join(folder, into, 'node_modules');
  const root = path.join(modules, name);
  mkdirSync(root, { recursive: true });
  execFileSync('tar', ['-xzf', path.basename(tarball), '-C', root, '--strip-components=1'], { cwd: folder });
  for (const dependency of Object.keys(manifest(root).dependencies)) link(modules, name, dependency);
  return root;
}

/** The same copy of a dependency that this repository has. */
function link(modules: string, owner: string, name: string): void {
  const source = [path.resolve(owner, 'node_modules', name), path.resolve('node_modules', name)].find(existsSync)!;
  const target = path.join(modules, name);
  mkdirSync(path.dirname(target), { recursive: true });
  symlinkSync(source, target, 'junction');
}

function node(...args: readonly string[]): { readonly status: number | null; readonly output: string } {
  return nodeIn('empty', ...args);
}

function nodeIn(cwd: string, ...args: readonly string[]): { readonly status: number | null; readonly output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: path.join(folder, cwd),
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

const filesOf = (root: string): readonly string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => file.split(path.sep).join('/'));
const isTypeScript = (file: string): boolean => file.endsWith('.ts') && !file.endsWith('.d.ts');
/** Targets of `exports` that the package does not contain. */
const missingTargets = (root: string): readonly string[] =>
  Object.values(manifest(root).exports)
    .flatMap((one) => (typeof one === 'string' ? [one] : [one.types, one.default]))
    .filter((file) => !filesOf(root).includes(file.replace('./', '')));

test('the tarball contains JavaScript and declarations, and no TypeScript', () => {
  const files = filesOf(installed);
  expect(files.filter(isTypeScript)).toEqual([]);
  expect(files).toEqual(
    expect.arrayContaining(['README.md', 'LICENSE', 'SECURITY.md', 'CHANGELOG.md', 'dist/cli.mjs']),
  );
  expect(missingTargets(installed)).toEqual([]);
});

test('the tarball of the pages contains TypeScript only for the browser', () => {
  const root = path.join(folder, 'both', 'node_modules', 'local-org-pages');
  const files = filesOf(root);
  expect(files.filter((file) => isTypeScript(file) && !file.startsWith('src/browser/'))).toEqual([]);
  expect(files).toEqual(expect.arrayContaining(['README.md', 'LICENSE', 'CHANGELOG.md', 'src/browser/host.ts']));
  expect(missingTargets(root)).toEqual([]);
});

test('the core declares no compiler of components and no design system', () => {
  expect(Object.keys(manifest().dependencies).filter((name) => /lwc|rollup|lightning|salesforce/.test(name))).toEqual(
    [],
  );
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
  writeFileSync(
    path.join(folder, 'both', 'checked.ts'),
    `import { openOrg } from 'local-org';
    import { servePages } from 'local-org/pages';
    import { emitInPlace } from 'local-org-pages/components';
    import { componentError } from 'local-org-pages/compiler';
    export const pages: string = servePages(openOrg({ project: '.' }), { port: 0, cacheDir: '' });
    export const written: number = emitInPlace('.', 'c').written + (componentError('', 'a.js', 'a')?.line ?? 0);`,
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
  const problemsIn = (text: string): readonly string[] =>
    text.split('\n').filter((line) => line.startsWith('checked.ts'));
  expect(problemsIn(nodeIn('both', tsc, ...options).output)).toEqual([
    expect.stringMatching(/^checked\.ts\(5,\d+\): error TS2322: Type 'Promise<ServedPages>' is not assignable/),
  ]);
  expect(problemsIn(output)).toEqual([
    expect.stringMatching(/^checked\.ts\(5,\d+\): error TS2322: Type 'SObject\[\]' is not assignable to type 'string'/),
    expect.stringMatching(/^checked\.ts\(7,\d+\): error TS2561: .*'projct' does not exist/),
  ]);
}, 120_000);

const NOT_INSTALLED =
  'Lightning pages and components need the package local-org-pages, which is not installed. Install it next to local-org with: npm install local-org-pages';

test('without the package of the pages, an attempt to serve pages fails with a sentence that names it', () => {
  const command = [path.join(installed, 'bin', 'local-org.mjs'), 'start', '--project', project, '--pages-port', '0'];
  expect(node(...command)).toEqual({ status: 1, output: `${NOT_INSTALLED}\n` });
  const program = path.join(folder, 'empty', 'pages.mjs');
  writeFileSync(
    program,
    `import { openOrg } from 'local-org';
    import { PagesNotInstalledError, servePages } from 'local-org/pages';
    const org = openOrg({ project: ${JSON.stringify(project)} });
    const error = await servePages(org, { port: 0, cacheDir: 'cache' }).catch((reason) => reason);
    org.close();
    console.log(error instanceof PagesNotInstalledError, error.message);`,
  );
  expect(node(program)).toEqual({ status: 0, output: `true ${NOT_INSTALLED}\n` });
}, 120_000);

test('with the package of the pages, a program serves the components of a project', () => {
  const program = path.join(folder, 'both', 'pages.mjs');
  writeFileSync(
    program,
    `import { openOrg } from 'local-org';
    import { servePages } from 'local-org/pages';
    import { componentError } from 'local-org-pages/compiler';
    const org = openOrg({ project: ${JSON.stringify(project)} });
    const pages = await servePages(org, { port: 0, cacheDir: ${JSON.stringify(CACHE)} });
    const text = async (at) => (await fetch(pages.url + at)).text();
    const page = (await text('/')).includes('/app.js');
    const app = (await text('/app.js')).includes('Hello');
    const design = (await fetch(pages.url + '/design/styles/salesforce-lightning-design-system.min.css')).status;
    const error = componentError('<template', 'a.html', 'a')?.line;
    await pages.close();
    org.close();
    console.log(JSON.stringify({ page, app, design, error }));`,
  );
  expect(nodeIn('both', program)).toEqual({
    status: 0,
    output: '{"page":true,"app":true,"design":200,"error":1}\n',
  });
}, 300_000);
