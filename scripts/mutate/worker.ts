/** A process that tries mutations one at a time: the one who started it ends it when a mutation takes too long. */
import { openTestOrg, runTestClass, testClassesOf, type TestSources } from 'local-org/testing';
import type { ChosenTests } from './coverage.ts';
import { copyProject, type ProjectCopy } from './project-copy.ts';

export interface Task {
  readonly file: string;
  readonly text: string;
  /** The tests that reach the line, those most likely to notice first. */
  readonly tests: readonly ChosenTests[];
}

export type Outcome =
  { readonly kind: 'caught'; readonly by: string } | { readonly kind: 'survived' } | { readonly kind: 'not compiled' };

/** What a project needs to be opened. */
export const PARTS = ['sfdx-project.json', 'config', 'force-app'];

export const sourcesIn = (folder: string): TestSources => ({
  folders: [folder],
  namespace: undefined,
  cacheDir: null,
});

export function tryMutation(copy: ProjectCopy, task: Task): Outcome {
  return copy.with(task.file, task.text, () => {
    const org = openTestOrg(sourcesIn(copy.folder), false);
    try {
      if (org.diagnostics.some(({ severity }) => severity === 'error')) return { kind: 'not compiled' };
      for (const tests of task.tests) {
        const failed = firstFailure(org, tests);
        if (failed !== undefined) return { kind: 'caught', by: `${failed.className}.${failed.methodName}` };
      }
      return { kind: 'survived' };
    } finally {
      org.close();
    }
  });
}

/** No test runs behind the first that fails. */
function firstFailure(
  org: ReturnType<typeof openTestOrg>,
  { className, methods }: ChosenTests,
): ReturnType<typeof runTestClass>[number] | undefined {
  const only = methods === null ? null : new Set(methods);
  const isPassed = ({ outcome }: { readonly outcome: string }): boolean => outcome === 'Pass';
  const cls = testClassesOf(org).find(({ $name }) => $name === className)!;
  return runTestClass(org, cls, only, isPassed).find((result) => !isPassed(result));
}

/** Waits for tasks from the parent process. */
export function work(root: string): void {
  const copy = copyProject(root, PARTS);
  process.on('message', (task: Task) => process.send!(tryMutation(copy, task)));
  process.on('disconnect', () => {
    copy.remove();
    process.exit(0);
  });
  process.send!('ready');
}
