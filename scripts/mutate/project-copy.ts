/** A copy of the package's sources in which one class after another can be changed. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface ProjectCopy {
  readonly folder: string;
  /** Writes another text instead of a file, as long as `work` takes. */
  with<T>(file: string, text: string, work: () => T): T;
  remove(): void;
}

export function copyProject(root: string, parts: readonly string[]): ProjectCopy {
  const folder = mkdtempSync(path.join(tmpdir(), 'mutate-'));
  for (const part of parts) cpSync(path.join(root, part), path.join(folder, part), { recursive: true });
  return {
    folder,
    with: (file, text, work) => {
      const target = path.join(folder, file);
      const original = readFileSync(target, 'utf8');
      writeFileSync(target, text);
      try {
        return work();
      } finally {
        writeFileSync(target, original);
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
