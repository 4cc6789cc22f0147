/** Which files of the checkout are not as on the upstream branch, where continuous integration ran every gate on all of them. */
import { execFileSync } from 'node:child_process';

export interface Upstream {
  /** For example `origin/main`. */
  readonly branch: string;
  /** Changed, added or removed since the branch began, committed or not; relative to the root. */
  readonly changed: ReadonlySet<string>;
}

/** Null without git, without an upstream branch, or where the root is not that of the checkout. */
export function upstreamOf(root: string): Upstream | null {
  const git = (...args: readonly string[]): string =>
    execFileSync('git', [...args], { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    if (git('rev-parse', '--show-prefix').trim() !== '') return null;
    const branch = git('rev-parse', '--abbrev-ref', '--symbolic-full-name', '@{upstream}').trim();
    const base = git('merge-base', 'HEAD', '@{upstream}').trim();
    const changed = git('diff', '--name-only', '--no-renames', '-z', base, '--');
    const added = git('ls-files', '--others', '--exclude-standard', '-z');
    return { branch, changed: new Set(`${changed}${added}`.split('\0').filter((file) => file !== '')) };
  } catch {
    return null;
  }
}
