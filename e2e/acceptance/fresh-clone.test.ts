/** What a Salesforce developer does with a fresh clone after `npm ci`: plain commands of the Salesforce CLI, in the folder of the clone. */
import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ROOT, startCliOrg, type CliOrg, type Outcome } from './lib/sf.ts';

/** Installing takes two minutes on a quiet machine; other work may slow it several times. */
const LIMIT_MS = 1_200_000;
const DEPLOY = ['project', 'deploy', 'start', '--target-org', 'local'];
const COMPONENTS = path.join('force-app', 'main', 'app', 'lwc');

let org: CliOrg;
let clone: string;

const git = (...args: string[]): string => execFileSync('git', args, { cwd: clone, encoding: 'utf8' });
const changes = (): string => git('status', '--porcelain');
const sf = (...args: string[]): Promise<Outcome> => org.sf([...args, '--json'], {}, clone);
const filesIn = (folder: string): readonly string[] =>
  readdirSync(path.join(clone, folder), { recursive: true }).map((file) => String(file).replaceAll('\\', '/'));
const node = (...args: string[]): ReturnType<typeof spawnSync> =>
  spawnSync(process.execPath, args, { cwd: clone, encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } });

/** The files that git has or would add, in a repository of their own, with the packages that are installed here. */
beforeAll(async () => {
  org = await startCliOrg({ sources: [] });
  await org.login();
  clone = path.join(org.folder, 'clone');
  mkdirSync(clone);
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execFileSync('git', listed, { cwd: ROOT, encoding: 'utf8' }).split('\0');
  for (const file of files.filter((name) => name !== '' && existsSync(path.join(ROOT, name))))
    cpSync(path.join(ROOT, file), path.join(clone, file));
  git('init', '--quiet');
  // The pattern in .gitignore is for a folder; here it is a link.
  appendFileSync(path.join(clone, '.git', 'info', 'exclude'), 'node_modules\n');
  git('add', '--all');
  git('-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '--quiet', '--message', 'clone');
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(clone, 'node_modules'), 'junction');
  const { scripts } = JSON.parse(readFileSync(path.join(clone, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  expect(scripts['prepare']).toBe('node scripts/prepare.mjs || exit 0');
  const prepared = node('scripts/prepare.mjs');
  expect([prepared.status, prepared.stderr]).toEqual([0, '']);
}, LIMIT_MS);

afterAll(() => org.close(), 30_000);

test(
  'is checked with all tests and deployed by commands without options for folders',
  async () => {
    const checked = await sf(...DEPLOY, '--test-level', 'RunLocalTests', '--dry-run');
    const { failures = [] } = checked.json.result?.details?.runTestResult ?? {};
    expect([checked.json.status, checked.json.message, failures]).toEqual([0, undefined, []]);
    const { numberTestsCompleted, numberTestErrors } = checked.json.result;
    expect([numberTestsCompleted > 500, numberTestErrors]).toEqual([true, 0]);
    const { json } = await sf(...DEPLOY);
    expect([json.status, json.message]).toEqual([0, undefined]);
    const deployed = json.result.files as { readonly type: string; readonly fullName: string }[];
    const components = new Set(
      deployed.filter(({ type }) => type === 'LightningComponentBundle').map(({ fullName }) => fullName),
    );
    const sources = readdirSync(path.join(ROOT, COMPONENTS), { withFileTypes: true }).filter((one) =>
      one.isDirectory(),
    );
    expect(components.size).toBe(sources.length);
    expect(changes()).toBe('');
  },
  LIMIT_MS,
);

test(
  'is converted with compiled components and without their sources',
  async () => {
    const { json } = await sf('project', 'convert', 'source', '--output-dir', 'dist/converted');
    expect([json.status, json.message]).toEqual([0, undefined]);
    const files = filesIn('dist/converted');
    expect(files).toEqual(
      expect.arrayContaining(['lwc/maskingText/maskingText.js', 'lwc/maskingText/labels.js', 'package.xml']),
    );
    expect(files.filter((file) => /\.ts$|__tests__|tsconfig/.test(file))).toEqual([]);
    expect(changes()).toBe('');
  },
  LIMIT_MS,
);

test(
  'keeps its TypeScript and tests when components are retrieved',
  async () => {
    const before = filesIn(COMPONENTS);
    const names = ['LightningComponentBundle:maskingText', 'LightningComponentBundle:maskingRuns'];
    const { json } = await sf('project', 'retrieve', 'start', ...names.flatMap((name) => ['--metadata', name]));
    expect([json.status, json.message]).toEqual([0, undefined]);
    expect(json.result.files.length).toBeGreaterThan(4);
    expect(filesIn(COMPONENTS)).toEqual(before);
    expect(changes()).toBe('');
  },
  LIMIT_MS,
);

test('compiles what has changed, and removes what has no source any more', () => {
  const folder = path.join(clone, COMPONENTS, 'maskingText');
  appendFileSync(path.join(folder, 'maskingText.ts'), '\nexport const added = 1;\n');
  rmSync(path.join(folder, '..', 'maskingRuns', 'maskingRuns.ts'));
  const built = node('scripts/build-components.mjs');
  expect([built.status, built.stdout]).toEqual([0, expect.stringMatching(/, 1 of them changed, 1 removed\.\n$/)]);
  expect(readFileSync(path.join(folder, 'maskingText.js'), 'utf8')).toContain('export const added = 1;');
  git('checkout', '--quiet', '.');
});

test('is installed without development dependencies, and in a folder that has only the lists of packages', () => {
  rmSync(path.join(clone, 'node_modules'));
  const without = node('scripts/prepare.mjs');
  expect([without.status, without.stderr]).toEqual([0, expect.stringContaining('npm run build:components')]);
  const missing = spawnSync('node scripts/prepare.mjs || exit 0', { cwd: org.folder, shell: true });
  expect(missing.status).toBe(0);
});
