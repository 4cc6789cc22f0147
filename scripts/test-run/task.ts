/** What `npm test` is made of: tasks, each a process of its own, and what each of them found. */

export interface SuiteResult {
  /** A test file, a gate, or all Apex tests together. */
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped?: number;
  readonly seconds: number;
  /** In full what failed; empty when nothing did. */
  readonly report: string;
}

export interface Task {
  readonly name: string;
  /** Measured before on a quiet machine: the longest start first. */
  readonly seconds: number;
  /** Test files that it runs. */
  readonly suites?: readonly string[];
  /** Hands over each result as soon as it is known. Never rejects because a test failed. */
  run(onResult: (result: SuiteResult) => void): Promise<void>;
}

/** The result of what could not run at all. */
export function notRun(name: string, report: string, seconds = 0): SuiteResult {
  return { name, passed: 0, failed: 1, seconds, report };
}

/** Runs the tasks, `workers` at a time, the longest first. A task that cannot run is a failure and does not stop the others. */
export async function runTasks(
  tasks: readonly Task[],
  workers: number,
  onResult: (result: SuiteResult) => void,
): Promise<void> {
  const waiting = [...tasks].sort((a, b) => b.seconds - a.seconds);
  const work = async (): Promise<void> => {
    for (let task = waiting.shift(); task !== undefined; task = waiting.shift())
      await task.run(onResult).catch((error: unknown) => {
        onResult(notRun(task!.name, error instanceof Error ? (error.stack ?? error.message) : String(error)));
      });
  };
  await Promise.all(Array.from({ length: Math.max(1, workers) }, work));
}
