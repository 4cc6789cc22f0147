/** The options for where a project's sources are. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseConditions, type Conditions } from '../conditions/conditions.ts';
import { CalloutHostError, hostFilter } from '../callouts/hosts.ts';
import { ConditionsError } from '../conditions/readers.ts';
import { readConfig } from '../project/config.ts';
import { diskFiles } from '../project/file-system.ts';
import { readShape, type OrgShape } from '../project/org-shape.ts';
import { UsageError } from './output.ts';

export const SOURCE_OPTIONS = {
  project: { type: 'string' },
  'source-dir': { type: 'string', multiple: true },
  namespace: { type: 'string' },
  'definition-file': { type: 'string' },
  conditions: { type: 'string' },
} as const;

export interface SourceValues {
  readonly project?: string | undefined;
  readonly 'source-dir'?: readonly string[] | undefined;
  readonly namespace?: string | undefined;
  readonly 'definition-file'?: string | undefined;
  readonly conditions?: string | undefined;
}

export interface Sources {
  readonly folders: readonly string[];
  readonly namespace: string | undefined;
  /** What `--definition-file` asks for; without it, the folders' own definition counts. */
  readonly shape: OrgShape | undefined;
  /** Of the file that `--conditions` names; undefined without one. */
  readonly conditions: Conditions | undefined;
  /** Where this project keeps its org and compiled code. */
  readonly home: string;
}

export function sourcesOf(values: SourceValues, positionals: readonly string[] = []): Sources {
  const given = [...splitAll(values['source-dir'] ?? []), ...positionals];
  if (values.project !== undefined && given.length > 0)
    throw new UsageError('Give --project or source folders, not both.');
  const folders = (given.length > 0 ? given : [values.project ?? '.']).map((folder) => path.resolve(folder));
  for (const folder of folders) if (!existsSync(folder)) throw new UsageError(`No such folder: ${folder}`);
  return {
    folders,
    namespace: values.namespace,
    shape: shapeAsked(values['definition-file']),
    conditions: conditionsAsked(values.conditions),
    home: path.join(values.project === undefined && given.length > 0 ? process.cwd() : folders[0]!, '.local-org'),
  };
}

/** Of `--definition-file`. */
export function shapeAsked(file: string | undefined): OrgShape | undefined {
  if (file === undefined) return undefined;
  const definition = path.resolve(file);
  if (!existsSync(definition)) throw new UsageError(`No such definition file: ${file}`);
  return readShape(definition, diskFiles);
}

/** Of `--conditions`. */
export function conditionsAsked(file: string | undefined): Conditions | undefined {
  if (file === undefined) return undefined;
  if (!existsSync(file)) throw new UsageError(`No such conditions file: ${file}`);
  try {
    return parseConditions(readFileSync(file, 'utf8'), path.basename(file));
  } catch (error) {
    if (error instanceof ConditionsError) throw new UsageError(error.message);
    throw error;
  }
}

/** Of `--allow-callouts`, checked. */
export function calloutHostsAsked(hosts: readonly string[]): readonly string[] {
  try {
    hostFilter(hosts);
  } catch (error) {
    if (error instanceof CalloutHostError) throw new UsageError(`--allow-callouts: ${error.message}`);
    throw error;
  }
  return hosts;
}

/** Where the sources of these folders are: the package directories of projects, other folders whole. */
export function watchedFolders(folders: readonly string[]): string[] {
  return folders.flatMap((folder) => {
    const config = readConfig(folder, diskFiles);
    if (config === null) return [folder];
    return config.packageDirectories.flatMap(({ path: directory, unpackagedMetadata }) =>
      unpackagedMetadata === null ? [directory] : [directory, unpackagedMetadata],
    );
  });
}

/** `a,b c` of options that take lists. */
export function splitAll(values: readonly string[]): string[] {
  return values
    .flatMap((value) => value.split(','))
    .map((value) => value.trim())
    .filter((value) => value !== '');
}
