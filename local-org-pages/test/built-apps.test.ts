/** Built apps are kept by their sources and by what the org answered while they were built. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openOrg } from 'local-org';
import type { ComponentFacts } from 'local-org/lightning';
import { builtBefore } from '../src/bundle/app-cache.ts';
import { buildApp } from '../src/bundle/app.ts';
import { greet, putHelloProject, putInto, type Put } from './hello-project.ts';

const MARK = '/* from the cache */';
const FACTS: ComponentFacts = {
  userId: '005000000000001',
  labels: new Map([
    ['ok', 'Fine'],
    ['other', 'Other'],
  ]),
  isGlobal: () => false,
  hasCustomPermission: () => false,
  hasUserPermission: () => false,
};

let dir: string;
let cache: string;
let put: Put;
let count = 0;

beforeAll(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'built-apps-'));
});

beforeEach(() => {
  cache = path.join(dir, `cache-${++count}`);
  const project = path.join(dir, `project-${count}`);
  put = putInto(project);
  putHelloProject(put, 'Hello');
  put(
    'lwc/hello/hello.ts',
    `import { LightningElement } from 'lwc';
import ok from '@salesforce/label/c.Ok';
import mayEdit from '@salesforce/customPermission/May_Edit';
import userId from '@salesforce/user/Id';
export default class Hello extends LightningElement { facts = [ok, mayEdit, userId]; }
`,
  );
});

afterAll(() => rmSync(dir, { recursive: true, force: true }));

function build(facts: ComponentFacts = FACTS): Promise<string> {
  const org = openOrg({ project: path.join(dir, `project-${count}`), cacheDir: null });
  const { project } = org;
  org.close();
  return buildApp(project, ['c/hello'], facts, cache);
}

/** Whatever is read from the cache from now on has a mark. */
function markScripts(): void {
  for (const name of readdirSync(cache).filter((file) => file.endsWith('.js'))) {
    const file = path.join(cache, name);
    writeFileSync(file, `${readFileSync(file, 'utf8')}${MARK}`);
  }
}

test('the same sources with the same answers are not built again', async () => {
  const code = await build();
  expect(code).toContain('Fine');
  markScripts();
  expect(await build()).toBe(code + MARK);
});

test('a changed component is built again', async () => {
  await build();
  markScripts();
  greet(put, 'Good morning');
  const code = await build();
  expect(code).toContain('Good morning');
  expect(code).not.toContain(MARK);
});

test.each<[string, Partial<ComponentFacts>]>([
  ['a label has another text', { labels: new Map([['ok', 'Better']]) }],
  ['the user has a permission', { hasCustomPermission: (name) => name === 'May_Edit' }],
  ['another user asks', { userId: '005000000000002' }],
])('it is built again when %s, and both scripts are kept', async (_, changed) => {
  await build();
  const code = await build({ ...FACTS, ...changed });
  markScripts();
  expect(await build({ ...FACTS, ...changed })).toBe(code + MARK);
  expect(await build()).not.toBe(code + MARK);
  expect(await build()).toContain(MARK);
});

test('facts that no component asks for do not matter', async () => {
  const code = await build();
  markScripts();
  const others = { labels: new Map([...FACTS.labels, ['other', 'Changed']]), hasUserPermission: () => true };
  expect(await build({ ...FACTS, ...others })).toBe(code + MARK);
});

test('a label that is gone is an error, with the cache as without it', async () => {
  await build();
  await expect(build({ ...FACTS, labels: new Map() })).rejects.toThrow('There is no custom label Ok');
});

test('it is built again when the file of its questions is torn', async () => {
  const code = await build();
  for (const name of readdirSync(cache).filter((file) => file.endsWith('.json')))
    writeFileSync(path.join(cache, name), '[["label"');
  expect(await build()).toBe(code);
});

test('what the compiler warns of is compiled again the next time', async () => {
  const sources = { bundles: [], namespace: null, tabs: [] };
  let builds = 0;
  const warned = (): Promise<string> =>
    builtBefore(cache, sources, FACTS, async () => ({ code: `build ${++builds}`, hasWarnings: true }));
  expect([await warned(), await warned()]).toEqual(['build 1', 'build 2']);
});
