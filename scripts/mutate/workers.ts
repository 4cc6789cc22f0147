/** Several processes that try mutations, each with a limit of its time. */
import { fork, type ChildProcess } from 'node:child_process';
import type { Outcome, Task } from './worker.ts';

export type Result = Outcome | { readonly kind: 'timed out' };

interface Options {
  readonly processes: number;
  readonly limitMs: number;
  readonly onResult: (place: number, result: Result) => void;
}

/** Resolves when every task has a result. */
export async function tryAll(tasks: readonly Task[], options: Options): Promise<void> {
  const queue = tasks.map((_, place) => place);
  await Promise.all(
    Array.from({ length: Math.min(options.processes, tasks.length) }, () => serve(tasks, queue, options)),
  );
}

async function serve(tasks: readonly Task[], queue: number[], options: Options): Promise<void> {
  let child: ChildProcess | null = null;
  for (let place = queue.shift(); place !== undefined; place = queue.shift()) {
    child ??= await start();
    const result = await answerOf(child, tasks[place]!, options.limitMs);
    if (result.kind === 'timed out') {
      child.kill('SIGKILL');
      child = null;
    }
    options.onResult(place, result);
  }
  child?.disconnect();
}

async function start(): Promise<ChildProcess> {
  const child = fork(process.argv[1]!, ['--worker'], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  await new Promise((resolve) => child.once('message', resolve));
  return child;
}

/** A mutation that goes on for ever, or ends its process, was noticed. */
function answerOf(child: ChildProcess, task: Task, limitMs: number): Promise<Result> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => end({ kind: 'timed out' }), limitMs);
    const onExit = (): void => end({ kind: 'timed out' });
    const onMessage = (outcome: unknown): void => end(outcome as Outcome);
    const end = (result: Result): void => {
      clearTimeout(timer);
      child.off('exit', onExit);
      child.off('message', onMessage);
      resolve(result);
    };
    child.once('exit', onExit);
    child.once('message', onMessage);
    child.send(task);
  });
}
