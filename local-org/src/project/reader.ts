/** Reads a project's files, with replacements applied, and remembers what was read for the project's fingerprint. */
import { createHash } from 'node:crypto';
import type { ProjectFileSystem } from './file-system.ts';
import { relativeTo } from './paths.ts';

export interface Reader {
  readonly files: ProjectFileSystem;
  /** API version of files that name none. */
  readonly apiVersion: number;
  text(path: string): string;
  /** Notes something that counts for the fingerprint without being read. */
  note(text: string): void;
  fingerprint(): string;
}

export function reader(
  files: ProjectFileSystem,
  root: string,
  apiVersion: number,
  replace: (path: string, text: string) => string,
): Reader {
  const hash = createHash('sha256');
  return {
    files,
    apiVersion,
    text(path) {
      const text = replace(path, files.readText(path));
      hash.update(`${relativeTo(root, path) ?? path}\0${text}\0`);
      return text;
    },
    note: (text) => void hash.update(`${text}\0`),
    fingerprint: () => hash.copy().digest('hex').slice(0, 32),
  };
}
