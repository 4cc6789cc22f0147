/** A process that tries mutations one at a time: the one who started it ends it when a mutation takes too long. */
import { openTestOrg, runTestClass, type TestSources } from 'local-org/testing';
import { copyProject, type ProjectCopy } from './project-copy.ts';

export interface Task {
  readonly file: string;
  readonly text: string;
  /** The test classes that reach the line, quickest first. */
  readonly classes: readonly string[];
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
      for (const name of task.classes) {
        const results = runTestClass(org.host, org.host.program.findClass(name)!, null);
        const failed = results.find(({ outcome }) => outcome !== 'Pass');
        if (failed !== undefined) return { kind: 'caught', by: `${failed.className}.${failed.methodName}` };
      }
      return { kind: 'survived' };
    } finally {
      org.close();
    }
  });
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
