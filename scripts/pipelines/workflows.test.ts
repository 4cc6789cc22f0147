/** Workflows of GitHub Actions: valid by the schema of the SchemaStore, with commands that exist; and what continuous integration covers. */
import { describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv, type ErrorObject } from 'ajv';
import { parse } from 'yaml';

const HERE = path.dirname(fileURLToPath(import.meta.url));
const ROOT = path.join(HERE, '..', '..');
const CI = path.join('.github', 'workflows', 'ci.yml');
const read = (...names: string[]): string => readFileSync(path.join(ROOT, ...names), 'utf8');

const validate = new Ajv({ allErrors: true, strict: false, allowUnionTypes: true, validateFormats: false }).compile(
  JSON.parse(read('scripts', 'pipelines', 'schemas', 'github-workflow.json')) as object,
);

/** Positions where the workflow differs from the schema. */
function problems(text: string): readonly string[] {
  validate(parse(text));
  return (validate.errors ?? []).map(({ instancePath, message }: ErrorObject) => `${instancePath} ${message ?? ''}`);
}

interface Step {
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
}
interface Job {
  readonly needs?: string | readonly string[];
  readonly if?: string;
  readonly steps: readonly Step[];
  readonly 'timeout-minutes'?: number;
  readonly strategy?: { readonly matrix: Readonly<Record<string, readonly (string | number)[]>> };
}
const { jobs, permissions } = parse(read(CI)) as {
  readonly jobs: Readonly<Record<string, Job>>;
  readonly permissions: unknown;
};
const steps = Object.values(jobs).flatMap((job) => job.steps);
const commands = steps.flatMap(({ run }) => run ?? []);

describe('the schema', () => {
  test.each([CI, path.join('scripts', 'pipelines', 'github-actions.yml')])('accepts %s', (file) => {
    expect(problems(read(file))).toEqual([]);
  });

  test.each([
    ['a job without a runner', /^ {4}runs-on: ubuntu-latest\n/m, ''],
    ['a misspelt key of a step', '- run: npm ci', '- runs: npm ci'],
    ['a misspelt event', '  pull_request:', '  pull_requests:'],
    ['a time limit that is no number', 'timeout-minutes: 20', 'timeout-minutes: long'],
    ['a permission that does not exist', 'contents: read', 'contents: look'],
  ])('refuses %s', (_name, from, to) => {
    const changed = read(CI).replace(from, to);
    expect(changed).not.toBe(read(CI));
    expect(problems(changed)).not.toEqual([]);
  });
});

describe('continuous integration', () => {
  test('runs the tests on three operating systems with the two versions of Node that are supported', () => {
    expect(jobs['test'].strategy!.matrix).toEqual({
      os: ['ubuntu-latest', 'macos-latest', 'windows-latest'],
      node: [20, 22],
    });
    expect(jobs['test'].steps.map(({ run }) => run)).toContain('npm test');
  });

  test('runs lint and everything that .ci/run does', () => {
    expect(commands).toEqual(expect.arrayContaining(['npm run lint', 'npm run format:check', '.ci/run']));
    expect(existsSync(path.join(ROOT, '.ci', 'run'))).toBe(true);
  });

  test('creates a scratch org of every shape, only where there is a Dev Hub, and always deletes it', () => {
    const shapes = readdirSync(path.join(ROOT, 'config')).flatMap(
      (file) => /^(.*)-scratch-def\.json$/.exec(file)?.[1] ?? [],
    );
    const job = jobs['scratch-org'];
    expect([...job.strategy!.matrix['shape']].sort()).toEqual(shapes.sort());
    expect([job.needs, job.if]).toEqual([['lint', 'dev-hub'], "needs.dev-hub.outputs.available == 'true'"]);
    expect(job.steps.at(-1)).toMatchObject({ if: 'always()', run: expect.stringContaining('org delete scratch') });
  });

  test('may read the repository and nothing else, ends, and has no secret in a command', () => {
    expect(permissions).toEqual({ contents: 'read' });
    expect(Object.entries(jobs).filter(([, job]) => job['timeout-minutes'] === undefined)).toEqual([]);
    expect(commands.filter((command) => command.includes('secrets.'))).toEqual([]);
  });

  test('runs npm scripts that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: object };
    const names = commands.flatMap((command) => /^npm run ([\w:-]+)/.exec(command)?.[1] ?? []);
    expect(names.length).toBeGreaterThan(2);
    expect(names.filter((name) => !(name in scripts))).toEqual([]);
  });

  test('runs commands that the shell can parse', () => {
    for (const command of commands) {
      const { status, stderr } = spawnSync('bash', ['-n', '-c', command.replaceAll(/\$\{\{.*?\}\}/g, 'x')], {
        encoding: 'utf8',
      });
      expect([command, status, stderr]).toEqual([command, 0, '']);
    }
  });

  test('uses options that the Salesforce CLI has', () => {
    const used = commands.flatMap((command) => /\bnpx sf (.+)$/.exec(command)?.[1] ?? []);
    expect(used).toHaveLength(3);
    for (const command of used) {
      const [words] = command.split(' --');
      const flags = command.match(/--[\w-]+/g) ?? [];
      expect([words, flags.filter((flag) => !flagsOf(words.split(' ')).includes(flag.slice(2)))]).toEqual([words, []]);
    }
  });
});

function flagsOf(words: readonly string[]): readonly string[] {
  for (const plugin of ['plugin-auth', 'plugin-org']) {
    const folder = path.join(ROOT, 'node_modules', '@salesforce');
    const file = [path.join(folder, plugin), path.join(folder, 'cli', 'node_modules', '@salesforce', plugin)]
      .map((place) => path.join(place, 'oclif.manifest.json'))
      .find(existsSync)!;
    const { commands: known } = JSON.parse(readFileSync(file, 'utf8')) as {
      commands: Record<string, { readonly flags: object } | undefined>;
    };
    const command = known[words.join(':')];
    if (command !== undefined) return Object.keys(command.flags);
  }
  return [];
}
