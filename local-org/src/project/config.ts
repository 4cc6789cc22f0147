/** `sfdx-project.json`: where a project's sources are and how they are to be read. */
import { ProjectError } from './project-error.ts';
import type { ProjectFileSystem } from './file-system.ts';
import type { PackageDirectory } from './model.ts';
import { joinPath } from './paths.ts';

export const PROJECT_FILE = 'sfdx-project.json';
export const DEFAULT_API_VERSION = 67;

export interface Replacement {
  readonly filename: string | null;
  readonly glob: string | null;
  readonly stringToReplace: string | null;
  readonly regexToReplace: string | null;
  readonly replaceWithFile: string | null;
  readonly replaceWithEnv: string | null;
  readonly allowUnsetEnvVariable: boolean;
  readonly conditions: readonly { readonly env: string; readonly value: string }[];
}

export interface ProjectConfig {
  readonly root: string;
  readonly name: string | null;
  readonly namespace: string | null;
  readonly sourceApiVersion: number;
  readonly packageDirectories: readonly PackageDirectory[];
  readonly replacements: readonly Replacement[];
}

export type Json = Readonly<Record<string, unknown>>;

function text(node: Json, name: string): string | null {
  const value = node[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

function nodes(value: unknown): readonly Json[] {
  return Array.isArray(value) ? value.filter((item): item is Json => typeof item === 'object' && item !== null) : [];
}

function strings(value: unknown): readonly string[] {
  return typeof value === 'string'
    ? [value]
    : Array.isArray(value)
      ? value.filter((item): item is string => typeof item === 'string')
      : [];
}

/** Throws ProjectError. */
export function parseJson(source: string, path: string): Json {
  try {
    return JSON.parse(source.replace(/^\uFEFF/, '')) as Json;
  } catch (error) {
    const message = (error as Error).message;
    const position = /position (\d+)/.exec(message);
    const line = position === null ? null : source.slice(0, Number(position[1])).split('\n').length;
    throw new ProjectError('bad_json', message, path, line);
  }
}

function packageDirectory(node: Json, root: string, file: string): PackageDirectory {
  const path = text(node, 'path');
  if (path === null) throw new ProjectError('bad_metadata', 'A package directory has no path', file);
  const access = (node.apexTestAccess ?? {}) as Json;
  const unpackaged = text((node.unpackagedMetadata ?? {}) as Json, 'path');
  return {
    path: joinPath(root, path),
    isDefault: node.default === true,
    packageName: text(node, 'package'),
    versionNumber: text(node, 'versionNumber'),
    postInstallScript: text(node, 'postInstallScript'),
    uninstallScript: text(node, 'uninstallScript'),
    unpackagedMetadata: unpackaged === null ? null : joinPath(root, unpackaged),
    apexTestAccess: {
      permissionSets: strings(access.permissionSets),
      permissionSetLicenses: strings(access.permissionSetLicenses),
    },
  };
}

function replacement(node: Json): Replacement {
  return {
    filename: text(node, 'filename'),
    glob: text(node, 'glob'),
    stringToReplace: text(node, 'stringToReplace'),
    regexToReplace: text(node, 'regexToReplace'),
    replaceWithFile: text(node, 'replaceWithFile'),
    replaceWithEnv: text(node, 'replaceWithEnv'),
    allowUnsetEnvVariable: node.allowUnsetEnvVariable === true,
    conditions: nodes(node.replaceWhenEnv).map((condition) => ({
      env: text(condition, 'env') ?? '',
      value: String(condition.value ?? ''),
    })),
  };
}

/** Reads the project file of a folder; null where there is none. Throws ProjectError. */
export function readConfig(root: string, files: ProjectFileSystem): ProjectConfig | null {
  const file = joinPath(root, PROJECT_FILE);
  if (!files.isFile(file)) return null;
  const json = parseJson(files.readText(file), file);
  const directories = nodes(json.packageDirectories);
  if (directories.length === 0) throw new ProjectError('bad_metadata', 'packageDirectories is missing or empty', file);
  const version = Number(text(json, 'sourceApiVersion') ?? DEFAULT_API_VERSION);
  if (!(version > 0))
    throw new ProjectError('bad_metadata', `sourceApiVersion ${String(json.sourceApiVersion)} is not a version`, file);
  return {
    root,
    name: text(json, 'name'),
    namespace: text(json, 'namespace'),
    sourceApiVersion: version,
    packageDirectories: directories.map((node) => packageDirectory(node, root, file)),
    replacements: nodes(json.replacements).map(replacement),
  };
}
