import type { ProjectFileSystem } from './file-system.ts';
import type { ProjectModel } from './model.ts';

export interface LoadOptions {
  /** Default: the machine's files. */
  readonly files?: ProjectFileSystem;
  /** Overrides the namespace of `sfdx-project.json`. */
  readonly namespace?: string | null;
  /** Overrides `sourceApiVersion`. */
  readonly apiVersion?: number;
  /** Values for `replacements` of kind `replaceWithEnv` and their conditions. Default: `process.env`. */
  readonly env?: Readonly<Record<string, string | undefined>>;
}

/** Reads one or several projects or source folders as one org's metadata. Throws ProjectError. */
export function loadProject(_folders: string | readonly string[], _options: LoadOptions = {}): ProjectModel {
  throw new Error('loadProject is being written');
}
