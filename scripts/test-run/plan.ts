/** Which tasks a test run has. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { GATES } from '../check/gates.ts';
import { apexTask } from './apex-task.ts';
import { gatesTask } from './gates-task.ts';
import { jestTask, type JestOptions } from './jest-task.ts';
import { notRun, type Task } from './task.ts';

export interface PlanOptions {
  readonly root: string;
  /** Folder of the result files. */
  readonly results: string;
  /** The acceptance suites as well. */
  readonly all: boolean;
  /** Only gates whose files have changed since they last found nothing. */
  readonly onlyChangedGates: boolean;
  readonly workers: number;
  readonly printCoverage: ((text: string) => void) | null;
}

/** Entries of `SLOW` in jest.config.js: files, and folders that end with a slash. */
export type Slow = readonly string[];

const MODULES = ['--experimental-vm-modules', '--no-warnings=ExperimentalWarning'];
/**
 * What is longer has a Jest process of its own. Shorter suites share one up to this sum: what V8 has compiled serves the next suite, and the
 * sum is small enough to keep all processors busy to the end.
 */
const BATCH_SECONDS = 300;
/** Suites that share what they import: the more there are, the less often it is loaded and compiled. */
const TOGETHER_SECONDS = 160;
/** Component tests share what is compiled on the first run, and only within a process. */
const COMPONENT_SECONDS = Infinity;
/** Gates that ask another program for long: with `--all` only. */
const LONG_GATES = new Set(['code-analyzer', 'graph-engine']);
/** Of a suite that is not in seconds.json. */
const UNKNOWN_SECONDS = 2;
const TEST_FOLDERS = ['e2e', 'local-org/test', 'local-org-pages/test', 'scripts', 'sf-plugin/test'];
const COMPONENT_FOLDERS = ['force-app/main/app/lwc', 'scripts/lib/jest-stubs'];

type Seconds = Readonly<Record<string, number>>;

export function planOf(options: PlanOptions, slow: Slow): readonly Task[] {
  const seconds = JSON.parse(
    readFileSync(path.join(options.root, 'scripts', 'test-run', 'seconds.json'), 'utf8'),
  ) as Seconds;
  const files = testFiles(options.root);
  const isSlow = (file: string): boolean =>
    slow.some((one) => (one.endsWith('/') ? file.startsWith(one) : file === one));
  const quick = files.filter((file) => !isSlow(file));
  return [
    ...gateTasks(options, seconds),
    apexTask({
      ...options,
      seconds: secondsOf(seconds, 'Apex tests'),
      jobs: Math.max(1, Math.floor(options.workers / 2)),
      print: options.printCoverage,
    }),
    ...jestTasks(componentFiles(options.root), seconds, {
      root: options.root,
      config: 'jest.lwc.config.cjs',
      batchSeconds: COMPONENT_SECONDS,
    }),
    ...jestTasks(quick, seconds, {
      root: options.root,
      config: 'jest.config.js',
      nodeOptions: MODULES,
      together: true,
      batchSeconds: TOGETHER_SECONDS,
    }),
    ...(options.all ? slowTasks(options.root, files.filter(isSlow), slow, seconds) : []),
  ];
}

/** Every file with tests in TypeScript, relative to the root. */
export function testFiles(root: string): readonly string[] {
  return TEST_FOLDERS.flatMap((folder) => filesIn(root, folder, /\.test\.ts$/));
}

/** Tests of Lightning web components. */
export function componentFiles(root: string): readonly string[] {
  return COMPONENT_FOLDERS.flatMap((folder) => filesIn(root, folder, /\.test\.[jt]s$/));
}

/** A name in SLOW that leads to no suite is a failure: somebody believes that it runs. */
function slowTasks(root: string, files: readonly string[], slow: Slow, seconds: Seconds): readonly Task[] {
  const lost = slow.filter((one) => !files.some((file) => file === one || (one.endsWith('/') && file.startsWith(one))));
  return [
    ...lost.map((name): Task => ({
      name,
      seconds: 0,
      run: async (onResult) => onResult(notRun(name, 'SLOW in jest.config.js names it, but there is no such suite.')),
    })),
    // They mask whole orgs, which would stay in memory until the last file has run: they are slower together.
    ...jestTasks(files, seconds, { root, config: 'jest.acceptance.config.js', nodeOptions: MODULES }),
  ];
}

function gateTasks(options: PlanOptions, seconds: Seconds): readonly Task[] {
  const names = GATES.map(({ name }) => name).filter((name) => options.all || !LONG_GATES.has(name));
  const long = names.filter((name) => secondsOf(seconds, `gate ${name}`) > UNKNOWN_SECONDS);
  const short = names.filter((name) => !long.includes(name));
  return [...long.map((name) => [name]), short].map((gates) =>
    gatesTask({
      ...options,
      gates,
      seconds: gates.reduce((sum, name) => sum + secondsOf(seconds, `gate ${name}`), 0),
      onlyChanged: options.onlyChangedGates,
    }),
  );
}

interface Batching extends Omit<JestOptions, 'files' | 'seconds'> {
  readonly batchSeconds?: number;
}

function jestTasks(
  files: readonly string[],
  seconds: Seconds,
  { batchSeconds = BATCH_SECONDS, ...options }: Batching,
): readonly Task[] {
  return batches(files, (file) => secondsOf(seconds, file), batchSeconds).map((batch) =>
    jestTask({ ...options, files: batch, seconds: batch.reduce((sum, file) => sum + secondsOf(seconds, file), 0) }),
  );
}

/** Long ones alone, the others together: the start of Jest takes a second or two. */
export function batches(
  files: readonly string[],
  secondsOfFile: (file: string) => number,
  batchSeconds: number,
): readonly string[][] {
  const done: string[][] = [];
  let open: string[] = [];
  let sum = 0;
  for (const file of [...files].sort((a, b) => secondsOfFile(b) - secondsOfFile(a))) {
    const seconds = secondsOfFile(file);
    if (open.length > 0 && sum + seconds > batchSeconds) {
      done.push(open);
      open = [];
      sum = 0;
    }
    open.push(file);
    sum += seconds;
  }
  return open.length === 0 ? done : [...done, open];
}

function secondsOf(seconds: Seconds, name: string): number {
  return seconds[name] ?? UNKNOWN_SECONDS;
}

function filesIn(root: string, folder: string, pattern: RegExp): readonly string[] {
  if (!existsSync(path.join(root, folder))) return [];
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((file) => pattern.test(file) && !file.includes('/node_modules/'))
    .sort();
}
