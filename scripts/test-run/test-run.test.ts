/** The test run itself: whatever goes wrong in a suite turns it red. Planted suites stand for those of the project. */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import baseConfig, { SLOW } from '../../jest.config.js';
import SendingReporter from './jest-reporter.mjs';
import { jestTask } from './jest-task.ts';
import { batches, componentFiles, planOf, testFiles } from './plan.ts';
import { closingText, isGreen, suiteText } from './screen.ts';
import { runTasks, type SuiteResult, type Task } from './task.ts';

const SUITES = {
  'green.test.js': "test('adds', () => expect(1 + 1).toBe(2)); test('subtracts', () => expect(2 - 1).toBe(1));",
  'red.test.js': "test('divides by nothing', () => expect(1 / 0).toBe(0)); test('holds', () => undefined);",
  'torn.test.js': 'test(',
  'empty.test.js': '',
  'skipped.test.js': "test.skip('is skipped', () => undefined);",
  'ends.test.js': "test('ends the process', () => process.exit(0));",
  'kills.test.js': "test('kills the process', () => process.kill(process.pid, 'SIGKILL'));",
  'open.test.js': "test('leaves a timer', () => void setInterval(() => undefined, 1000));",
  'hook.test.js': "afterAll(() => { throw new Error('not cleaned up'); }); test('holds', () => undefined);",
  'first.test.js':
    "const shared = require('./shared.js'); beforeAll(() => shared.push('first')); test('has its own hooks', () => expect(shared.at(-1)).toBe('first'));",
  'second.test.js':
    "const shared = require('./shared.js'); beforeAll(() => shared.push('second')); test('has its own hooks', () => expect(shared.at(-1)).toBe('second'));",
  // The longer file is the first.
  'keeps.test.ts': `/* ${'long '.repeat(200)} */
    import { runInThisContext } from 'node:vm';
    import { test } from '@jest/globals';
    import { imported } from './imported.ts';
    const own = { name: 'own' };
    test('keeps', () => {
      runInThisContext('globalThis').planted = [new WeakRef(own), new WeakRef(imported)];
    });`,
  'gone.test.ts': `
    import { getHeapSnapshot } from 'node:v8';
    import { runInThisContext } from 'node:vm';
    import { expect, test } from '@jest/globals';
    test('has the memory of the first file', async () => {
      const { planted } = runInThisContext('globalThis');
      // Before it takes a snapshot V8 collects everything, its cache of compiled code included.
      getHeapSnapshot().destroy();
      expect(planted.map((ref) => ref.deref())).toEqual([undefined, undefined]);
    });`,
} as const;
type Planted = keyof typeof SUITES | 'missing.test.js';

let root: string;

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'test-run-'));
  mkdirSync(path.join(root, 'suites'));
  for (const [name, text] of Object.entries(SUITES)) writeFileSync(path.join(root, 'suites', name), text);
  writeFileSync(path.join(root, 'suites', 'shared.js'), 'module.exports = [];');
  // Modules that import each other.
  for (const [name, other] of [
    ['imported', 'importing'],
    ['importing', 'imported'],
  ])
    writeFileSync(
      path.join(root, 'suites', `${name}.ts`),
      `import { ${other} } from './${other}.ts'; export const ${name} = { name: '${name}', other: () => ${other} };`,
    );
  mkdirSync(path.join(root, 'scripts', 'test-run'), { recursive: true });
  copyFileSync('scripts/test-run/together.ts', path.join(root, 'scripts', 'test-run', 'together.ts'));
  const config = {
    runtime: path.resolve('scripts/lib/jest-runtime.cjs'),
    testEnvironment: path.resolve('scripts/lib/jest-environment.js'),
    transform: { '\\.ts$': path.resolve('scripts/lib/jest-esbuild.js') },
    extensionsToTreatAsEsm: ['.ts'],
  };
  writeFileSync(path.join(root, 'jest.config.cjs'), `module.exports = ${JSON.stringify(config)};`);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const MODULES = ['--experimental-vm-modules', '--no-warnings=ExperimentalWarning'];

async function results(together: boolean, ...names: readonly Planted[]): Promise<readonly SuiteResult[]> {
  const found: SuiteResult[] = [];
  const files = names.map((name) => `suites/${name}`);
  // Only what stays open is waited for in vain.
  const grace = names.includes('open.test.js') ? { graceSeconds: 2 } : {};
  const task = jestTask({
    root,
    config: 'jest.config.cjs',
    files,
    seconds: 1,
    nodeOptions: MODULES,
    together,
    ...grace,
  });
  await runTasks([task], 1, (result) => found.push(result));
  return [...found].sort((a, b) => (a.name < b.name ? -1 : 1));
}

test('a suite that ends within the millisecond in which the one before ended has taken time', () => {
  const sent: { readonly seconds?: number }[] = [];
  const { send } = process;
  process.send = (message: object) => sent.push(message) > 0;
  const file = { context: { config: { rootDir: root, globals: { SUITES: ['one', 'two', 'three'] } } } };
  try {
    const reporter = new SendingReporter();
    reporter.onTestFileStart();
    for (const suite of file.context.config.globals.SUITES)
      reporter.onTestCaseResult(file, { ancestorTitles: [suite] });
    reporter.onTestResult(file, { testResults: [] });
  } finally {
    process.send = send;
  }
  const seconds = sent.flatMap((message) => message.seconds ?? []);
  expect([seconds.length, seconds.filter((one) => !(one > 0))]).toEqual([3, []]);
});

describe.each([
  ['one after the other', false],
  ['together', true],
])('a run of suites, %s,', (_, together) => {
  test('is green when every test passes', async () => {
    const found = await results(together, 'first.test.js', 'green.test.js', 'second.test.js');
    expect(found.every(({ seconds }) => seconds > 0)).toBe(true);
    expect(found).toMatchObject([
      { name: 'suites/first.test.js', passed: 1, failed: 0, report: '' },
      { name: 'suites/green.test.js', passed: 2, failed: 0, report: '' },
      { name: 'suites/second.test.js', passed: 1, failed: 0, report: '' },
    ]);
    expect(isGreen(found)).toBe(true);
    expect(closingText(found, 61)).toMatch(/3 suites in 1 min 1 s\n4 passed, 0 failed\n$/);
  });

  test('is red when one test fails, and shows the failure in full', async () => {
    const found = await results(together, 'green.test.js', 'red.test.js');
    expect(found).toMatchObject([
      { name: 'suites/green.test.js', passed: 2, failed: 0 },
      { name: 'suites/red.test.js', passed: 1, failed: 1 },
    ]);
    expect(isGreen(found)).toBe(false);
    expect(suiteText(found[1])).toMatch(
      /^FAILED suites\/red\.test\.js .*[^]*divides by nothing[^]*Received: +Infinity/,
    );
    expect(closingText(found, 1)).toMatch(/Failed:\n {2}suites\/red\.test\.js\n[^]*3 passed, 1 failed\n$/);
  });

  test.each<[Planted, RegExp]>([
    ['torn.test.js', /SyntaxError/],
    ['empty.test.js', together ? /No test of the suite ran/ : /must contain at least one test/],
    ['skipped.test.js', /No test of the suite ran/],
    ['ends.test.js', /The suite did not run|process\.exit/],
    ['kills.test.js', /The suite did not run/],
    ['missing.test.js', together ? /Cannot find module/ : /ENOENT|The suite did not run/],
    ['open.test.js', /has left something open/],
    ['hook.test.js', /not cleaned up/],
  ])('is red when %s is among them', async (name, report) => {
    const found = await results(together, 'green.test.js', name);
    expect(isGreen(found)).toBe(false);
    expect(found.map((result) => result.report).join('\n')).toMatch(report);
  });
});

test('names the file of several in which the process ended', async () => {
  const found = await results(true, 'first.test.js', 'green.test.js', 'kills.test.js');
  expect(found.map(({ report }) => report)).toEqual(
    Array(3).fill(expect.stringContaining('The process ended in suites/green.test.js or in the file after it.')),
  );
});

test('keeps nothing of a test file in memory', async () => {
  expect(await results(false, 'gone.test.ts', 'keeps.test.ts')).toMatchObject([
    { name: 'suites/gone.test.ts', passed: 1, failed: 0, report: '' },
    { name: 'suites/keeps.test.ts', passed: 1, failed: 0, report: '' },
  ]);
});

describe('a run of tasks', () => {
  test('is red when a task cannot be started, and the other tasks run', async () => {
    const found: SuiteResult[] = [];
    const broken: Task = { name: 'broken', seconds: 2, run: () => Promise.reject(new Error('no such program')) };
    const sound: Task = {
      name: 'sound',
      seconds: 1,
      run: async (onResult) => onResult({ name: 'sound', passed: 1, failed: 0, seconds: 1, report: '' }),
    };
    await runTasks([sound, broken], 1, (result) => found.push(result));
    expect(found).toMatchObject([
      { name: 'broken', failed: 1 },
      { name: 'sound', passed: 1 },
    ]);
    expect(isGreen(found)).toBe(false);
  });

  test('is red when nothing ran', () => {
    expect(isGreen([])).toBe(false);
  });
});

describe('the plan', () => {
  const plan = (all: boolean, slow: readonly string[] = SLOW): readonly Task[] =>
    planOf({ root: '.', results: 'test-results', all, onlyChangedGates: false, workers: 2, printCoverage: null }, slow);
  const long = (file: string): boolean => SLOW.some((one) => file.startsWith(one));

  test('of continuous integration has every test file of the project, that of npm test those that are not slow', () => {
    const files = testFiles('.');
    expect(files.filter(long).length).toBeGreaterThan(20);
    const suites = (all: boolean): string[] => plan(all).flatMap((task) => task.suites ?? []);
    const components = componentFiles('.');
    expect(components.length).toBeGreaterThan(30);
    expect(suites(true).sort()).toEqual([...files, ...components].sort());
    expect(suites(false).sort()).toEqual([...files.filter((file) => !long(file)), ...components].sort());
  });

  test('finds the same files as Jest does', () => {
    const folders = baseConfig.testMatch.map((pattern) =>
      pattern.replace('<rootDir>/', '').replace('/**/*.test.ts', ''),
    );
    expect(
      [...new Set(testFiles('.').map((file) => folders.find((folder) => file.startsWith(`${folder}/`))))].sort(),
    ).toEqual([...folders].sort());
  });

  test('fails for a slow suite that is not there', async () => {
    const found: SuiteResult[] = [];
    const lost = plan(true, [...SLOW, 'e2e/lost.test.ts']).filter(({ name }) => name === 'e2e/lost.test.ts');
    await runTasks(lost, 1, (result) => found.push(result));
    expect(found).toMatchObject([{ name: 'e2e/lost.test.ts', failed: 1 }]);
  });

  test('puts short suites together and leaves long ones alone', () => {
    const seconds: Readonly<Record<string, number>> = { a: 90, b: 30, c: 20, d: 15, e: 2 };
    expect(batches(Object.keys(seconds), (file) => seconds[file], 40)).toEqual([['a'], ['b'], ['c', 'd', 'e']]);
  });
});

test('a limit that a test names for a quiet machine does not fail it on a busy one', async () => {
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(baseConfig.testEnvironment).toContain('jest-environment');
}, 10);
