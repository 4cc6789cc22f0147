/** One project: its tests in a process of their own, counted. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { outOfScope } from './scope.ts';

const OWN_COMMAND = path.resolve('local-org', 'bin', 'local-org.mjs');

export interface CorpusOptions {
  readonly jobs: number;
  readonly timeoutSeconds: number;
  /** The command line that runs the tests, and where. Default: that of this repository, here. */
  readonly installed?: { readonly command: string; readonly folder: string };
}

export interface Failure {
  /** `Class.method`, or `Class.<compile>`. */
  readonly test: string;
  readonly message: string;
  readonly stackTrace: string;
  /** What this org does not model, where that is the reason. */
  readonly outOfScope: string | null;
}

export interface CorpusRun {
  readonly project: string;
  readonly namespace: string | null;
  readonly passed: number;
  /** Tests that fail although nothing outside the scope of the local org is in their way. */
  readonly failed: number;
  /** Classes and triggers that do not compile, likewise. */
  readonly compile_errors: number;
  /** Tests and classes that need what the local org does not model. */
  readonly out_of_scope: number;
  readonly seconds: number;
  /** Why there are no results. */
  readonly problem: string | null;
  readonly failures: readonly Failure[];
}

interface Reported {
  readonly tests: readonly {
    readonly Outcome: string;
    readonly FullName: string;
    readonly Message: string | null;
    readonly StackTrace: string | null;
  }[];
}

export async function runCorpus(folder: string, namespace: string | null, options: CorpusOptions): Promise<CorpusRun> {
  const started = Date.now();
  const output = mkdtempSync(path.join(tmpdir(), 'corpora-'));
  try {
    const where = existsSync(path.join(folder, 'sfdx-project.json')) ? '--project' : '--source-dir';
    const args = [
      'test',
      where,
      folder,
      '--jobs',
      String(options.jobs),
      '--output-dir',
      output,
      ...(namespace === null ? [] : ['--namespace', namespace]),
    ];
    const problem = await run(args, options);
    const file = path.join(output, 'test-result.json');
    const tests = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Reported).tests : [];
    const failures = withScope(
      tests
        .filter((test) => test.Outcome === 'Fail' || test.Outcome === 'CompileFail')
        .map((test) => ({ test: test.FullName, message: test.Message ?? '', stackTrace: test.StackTrace ?? '' })),
    );
    const compile = (failure: Failure): boolean => failure.test.endsWith('<compile>');
    const inScope = failures.filter((failure) => failure.outOfScope === null);
    return {
      project: path.basename(folder),
      namespace,
      passed: tests.filter((test) => test.Outcome === 'Pass').length,
      failed: inScope.filter((failure) => !compile(failure)).length,
      compile_errors: inScope.filter(compile).length,
      out_of_scope: failures.length - inScope.length,
      seconds: Math.round((Date.now() - started) / 100) / 10,
      problem: tests.length > 0 ? null : (problem ?? 'No tests'),
      failures,
    };
  } finally {
    rmSync(output, { recursive: true, force: true });
  }
}

/** What does not compile because of a class that is out of scope is so, too. */
function withScope(failures: readonly Omit<Failure, 'outOfScope'>[]): Failure[] {
  const outside = new Map<string, string>();
  const named = (failure: Omit<Failure, 'outOfScope'>): string => failure.test.split('.').at(-2) ?? '';
  let judged: Failure[] = [];
  for (let known = -1; known !== outside.size;) {
    known = outside.size;
    judged = failures.map((failure) => ({ ...failure, outOfScope: outOfScope(failure.message, outside) }));
    for (const failure of judged) {
      if (failure.outOfScope !== null && failure.test.endsWith('<compile>'))
        outside.set(named(failure).toLowerCase(), failure.outOfScope);
    }
  }
  return judged;
}

/** Resolves to what went wrong, or null. */
function run(args: readonly string[], { timeoutSeconds, installed }: CorpusOptions): Promise<string | null> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [installed?.command ?? OWN_COMMAND, ...args], {
      cwd: installed?.folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let errors = '';
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      child.kill();
    }, timeoutSeconds * 1000);
    child.stderr.on('data', (chunk: Buffer) => (errors = `${errors}${chunk.toString('utf8')}`.slice(-2000)));
    child.on('error', (error) => resolve(error.message));
    child.on('close', () => {
      clearTimeout(timer);
      resolve(
        isLate
          ? `Given up after ${timeoutSeconds} seconds`
          : errors.trim() === ''
            ? null
            : (errors.trim().split('\n')[0] ?? null),
      );
    });
  });
}
