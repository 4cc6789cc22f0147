/** Test files that one Jest process runs, one after the other. */
import path from 'node:path';
import { lastLines, runNode, type DoneMessage } from './process.ts';
import { notRun, type SuiteResult, type Task } from './task.ts';

export interface JestOptions {
  /** Folder of the project; test files are relative to it, with forward slashes. */
  readonly root: string;
  /** Relative to the root. */
  readonly config: string;
  readonly files: readonly string[];
  readonly seconds: number;
  /** Options of Node itself. */
  readonly nodeOptions?: readonly string[];
  /** Several files share what they import: for files that replace no module. */
  readonly together?: boolean;
  readonly graceSeconds?: number;
}

interface SuiteMessage extends Omit<SuiteResult, 'name'> {
  readonly kind: 'suite';
  /** Null for a failure that Jest attributes to no file. */
  readonly file: string | null;
}

/** One of several files that run together has the result of its first test. */
interface BeganMessage {
  readonly kind: 'began';
  readonly file: string;
}

const repository = process.cwd();
const JEST = path.join(repository, 'node_modules', 'jest', 'bin', 'jest.js');
const TOGETHER = 'scripts/test-run/together.ts';
const REPORTER = path.join(repository, 'scripts', 'test-run', 'jest-reporter.mjs');

export function jestTask(options: JestOptions): Task {
  const { root, config, files, seconds, nodeOptions = [] } = options;
  const name = files.length === 1 ? files[0] : `${files[0]} and ${files.length - 1} more`;
  const jest = [JEST, '--config', config, '--runInBand', '--reporters', REPORTER, ...which(options)];
  return {
    name,
    seconds,
    suites: files,
    async run(onResult) {
      const missing = new Set(files);
      let failed = 0;
      let last: string | null = null;
      const ended = await runNode([...nodeOptions, ...jest], {
        cwd: root,
        ...(options.graceSeconds === undefined ? {} : { graceSeconds: options.graceSeconds }),
        onMessage: (message) => {
          const heard = message as SuiteMessage | BeganMessage | DoneMessage;
          if (heard.kind === 'began') last = heard.file;
          if (heard.kind !== 'suite') return;
          const { kind: _, file, ...result } = heard;
          const suite = file === null ? null : path.relative(root, file).replaceAll('\\', '/');
          if (suite !== null) missing.delete(suite);
          failed += result.failed;
          onResult(named(suite ?? name, result));
        },
      });
      for (const file of missing)
        onResult(notRun(file, `The suite did not run.${after(last)}\n${lastLines(ended.output)}`, ended.seconds));
      if (missing.size > 0 || failed > 0) return;
      if (ended.status === null)
        onResult(notRun(name, 'The process did not end by itself: a test has left something open.', ended.seconds));
      else if (ended.status !== 0)
        onResult(notRun(name, `Jest ended with ${ended.status}.\n${lastLines(ended.output)}`, ended.seconds));
    },
  };
}

function after(last: string | null): string {
  return last === null ? '' : ` The process ended in ${last} or in the file after it.`;
}

/** Arguments of Jest that choose the files. */
function which({ files, together = false }: JestOptions): readonly string[] {
  if (!together || files.length === 1) return ['--runTestsByPath', ...files];
  return ['--testMatch', `<rootDir>/${TOGETHER}`, '--globals', JSON.stringify({ SUITES: files })];
}

/** A suite whose tests are all skipped, or that has none, has shown nothing. */
function named(name: string, result: Omit<SuiteResult, 'name'>): SuiteResult {
  if (result.passed + result.failed > 0) return { name, ...result };
  return notRun(name, 'No test of the suite ran.', result.seconds);
}
