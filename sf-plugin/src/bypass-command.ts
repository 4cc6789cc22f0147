/** What the commands share that add the bypass condition to the files of a project, or take it away. */
import { Flags, SfCommand } from '@salesforce/sf-plugins-core';
import { EXIT, UsageError } from './errors.ts';
import { save } from './files.ts';
import { texts } from './messages.ts';
import type { Change, Left, Plan } from './bypass/plan.ts';
import { componentsIn, type Component } from './bypass/project.ts';

const words = texts('automation');
const NAMESPACE = /^[A-Za-z](?:_?[A-Za-z0-9]){0,14}$/;

export const bypassFlags = {
  'source-dir': Flags.string({ char: 'd', required: true, summary: words.getMessage('flags.source-dir.summary') }),
  component: Flags.string({ char: 'c', multiple: true, summary: words.getMessage('flags.component.summary') }),
  object: Flags.string({ multiple: true, summary: words.getMessage('flags.object.summary') }),
} as const;

export const namespaceFlag = {
  namespace: Flags.string({ summary: words.getMessage('flags.namespace.summary') }),
} as const;

export interface BypassFlags {
  readonly 'source-dir': string;
  readonly component?: readonly string[] | undefined;
  readonly object?: readonly string[] | undefined;
}

export interface BypassResult {
  readonly changes: readonly Omit<Change, 'text'>[];
  readonly unchanged: readonly string[];
  readonly refused: readonly (Left & { readonly message: string })[];
  /** Whether the files were written. */
  readonly written: boolean;
}

/** @throws UsageError when it is no namespace */
export function namespaceOf(given: string | undefined): string | null {
  if (given === undefined) return null;
  if (!NAMESPACE.test(given)) throw new UsageError(words.getMessage('error.namespace', [given]));
  return given;
}

export abstract class BypassCommand extends SfCommand<BypassResult> {
  static override readonly enableJsonFlag = true;

  /** Reads the project, shows what changes and, when asked, writes it. */
  protected async change(
    flags: BypassFlags,
    planOf: (components: readonly Component[]) => Plan,
    writes: boolean,
  ): Promise<BypassResult> {
    const plan = planOf(await chosenFrom(flags));
    if (writes) for (const { file, text } of plan.changes) await save(file, text);
    const refused = plan.refused.map((left) => ({ ...left, message: words.getMessage(`reason.${left.reason}`) }));
    const changes = plan.changes.map(({ text: _text, ...change }) => change);
    this.show(changes, plan.unchanged.length, refused, writes);
    // What was named and cannot be done is a failure; what was only found is not.
    process.exitCode = flags.component !== undefined && refused.length > 0 ? EXIT.failed : EXIT.completed;
    return { changes, unchanged: plan.unchanged, refused, written: writes };
  }

  private show(
    changes: BypassResult['changes'],
    unchanged: number,
    refused: BypassResult['refused'],
    writes: boolean,
  ): void {
    for (const { type, name, file, before, after } of changes) {
      this.log(`${type} ${name}: ${file}`);
      for (const line of before) this.log(`- ${line}`);
      for (const line of after) this.log(`+ ${line}`);
      this.log();
    }
    if (refused.length > 0)
      this.table({
        data: refused.map(({ type, name, message }) => ({ type, name, 'left as it is because': message })),
      });
    this.log(
      words.getMessage(writes ? 'info.changed' : 'info.wouldChange', [changes.length, unchanged, refused.length]),
    );
  }
}

/** @throws UsageError when a component that is named is not there */
async function chosenFrom(flags: BypassFlags): Promise<readonly Component[]> {
  const folder = flags['source-dir'];
  const lower = (names: readonly string[] | undefined): Set<string> | null =>
    names === undefined ? null : new Set(names.map((name) => name.toLowerCase()));
  const [names, objects] = [lower(flags.component), lower(flags.object)];
  const all = await componentsIn(folder).catch((error: unknown) => {
    throw new UsageError(
      words.getMessage('error.notRead', [folder, (error as { code?: string }).code ?? String(error)]),
    );
  });
  const known = new Set(all.map(({ name }) => name.toLowerCase()));
  const missing = (flags.component ?? []).filter((name) => !known.has(name.toLowerCase()));
  if (missing.length > 0) throw new UsageError(words.getMessage('error.noComponent', [missing.join(', '), folder]));
  return all.filter(
    ({ name, object }) =>
      (names === null || names.has(name.toLowerCase())) && (objects === null || objects.has(object.toLowerCase())),
  );
}
