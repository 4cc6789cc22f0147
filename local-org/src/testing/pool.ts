/** Test classes in parallel: each process has its own org in memory and takes the next class when it is free. */
import { fork, type ChildProcess } from 'node:child_process';
import type { TestLimits } from '../limits/test-budget.ts';
import { WORKER_COMMAND } from './worker-command.ts';
import type { CoverageEntry, TestResult } from './result.ts';
import type { SelectedClass } from './select.ts';
import type { TestSources } from './org.ts';

export interface PoolOptions {
  readonly sources: TestSources;
  readonly coverage: boolean;
  readonly limits: TestLimits;
}

export type ToWorker =
  | ({ readonly kind: 'open' } & PoolOptions)
  | { readonly kind: 'class'; readonly name: string; readonly methods: readonly string[] | null }
  | { readonly kind: 'end' };

export type FromWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'results'; readonly results: readonly TestResult[] }
  | { readonly kind: 'coverage'; readonly coverage: readonly CoverageEntry[] }
  | { readonly kind: 'failed'; readonly message: string };

export interface PoolResult {
  readonly results: readonly TestResult[];
  readonly coverage: readonly (readonly CoverageEntry[])[];
}

/** Runs every class of `queue`, which this process may take from as well while the others start. */
export async function runInPool(queue: SelectedClass[], processes: number, options: PoolOptions): Promise<PoolResult> {
  const results: TestResult[] = [];
  const covered: (readonly CoverageEntry[])[] = [];
  await Promise.all(Array.from({ length: processes }, () => drive(queue, options, results, covered)));
  return { results, coverage: covered };
}

function drive(
  queue: SelectedClass[],
  options: PoolOptions,
  results: TestResult[],
  covered: (readonly CoverageEntry[])[],
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child: ChildProcess = fork(process.argv[1]!, [WORKER_COMMAND], {
      execArgv: process.execArgv,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const send = (message: ToWorker): void => void child.send(message);
    const next = (): void => {
      const cls = queue.shift();
      send(cls === undefined ? { kind: 'end' } : { kind: 'class', name: cls.name, methods: cls.methods });
    };
    let isDone = false;
    child.on('message', (message: FromWorker) => {
      if (message.kind === 'failed') {
        reject(new Error(message.message));
        child.kill();
        return;
      }
      if (message.kind === 'results') results.push(...message.results);
      if (message.kind === 'coverage') {
        covered.push(message.coverage);
        isDone = true;
        resolve();
        return;
      }
      next();
    });
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      if (!isDone) reject(new Error(`A test process ended early (${signal ?? `exit code ${code}`})`));
    });
    send({ kind: 'open', ...options });
  });
}
