/** What a gate is: a name, a question in words, and its findings. */
import type { Project } from './project.ts';

export interface Finding {
  /** Relative to the root of the project, with forward slashes. */
  readonly path: string;
  /** Counts from 1. */
  readonly line: number;
  readonly message: string;
}

export interface Gate {
  readonly name: string;
  readonly about: string;
  /**
   * The files that alone decide what the gate finds, in addition to the installed packages and the gates themselves. With them
   * `npm run check -- --changed` knows when it need not run again. Absent: it always runs.
   */
  readonly inputs?: RegExp;
  /** The same of some of the files only; there where a gate judges each file by itself. Never called with none. */
  runOn?(project: Project, files: readonly string[]): Promise<readonly Finding[]>;
  /** A gate that cannot run throws. One that asks another program answers later. */
  run(project: Project): readonly Finding[] | Promise<readonly Finding[]>;
  /** Writes what the gate compares with, where that is a file of the project. */
  write?(project: Project): void | Promise<void>;
}

export function byPlace(a: Finding, b: Finding): number {
  return a.path < b.path ? -1 : a.path > b.path ? 1 : a.line - b.line;
}
