/** All files of a project's folders that are metadata, in a fixed order. */
import ignore from 'ignore';
import type { ProjectConfig } from './config.ts';
import type { ProjectFileSystem } from './file-system.ts';
import type { PackageDirectory } from './model.ts';
import { joinPath, relativeTo } from './paths.ts';

export interface SourceFile {
  readonly path: string;
  /** Index of the package directory; 0 for a bare folder. */
  readonly packageDirectory: number;
  readonly isUnpackaged: boolean;
}

/** What the platform's tools leave out of every deployment. */
const ALWAYS_IGNORED = ['**/*.dup', '**/.*', '**/package2-descriptor.json', '**/package2-manifest.json'];
const NEVER_METADATA = new Set(['node_modules', '__tests__', '__mocks__', '.git', '.sfdx', '.sf']);

/** Reports which paths `.forceignore` excludes. Patterns are as in `.gitignore`, from the project's root. */
function ignored(root: string, files: ProjectFileSystem): (path: string) => boolean {
  const rules = ignore().add(ALWAYS_IGNORED);
  const file = joinPath(root, '.forceignore');
  if (files.isFile(file)) rules.add(files.readText(file).replaceAll('\\', '/'));
  return (path) => {
    const relative = relativeTo(root, path);
    return relative !== null && relative !== '' && rules.ignores(relative);
  };
}

interface Place {
  readonly folder: string;
  readonly packageDirectory: number;
  readonly isUnpackaged: boolean;
}

/** The folders to read, deepest first: a file belongs to the innermost that holds it. */
function places(directories: readonly PackageDirectory[]): Place[] {
  const found = directories.flatMap((directory, index): Place[] => [
    { folder: directory.path, packageDirectory: index, isUnpackaged: false },
    ...(directory.unpackagedMetadata === null
      ? []
      : [{ folder: directory.unpackagedMetadata, packageDirectory: index, isUnpackaged: true }]),
  ]);
  return found.sort((a, b) => b.folder.length - a.folder.length);
}

/** Files of the package directories, or of `only` where a part of the project is asked for. */
export function scan(config: ProjectConfig, only: readonly string[] | null, files: ProjectFileSystem): SourceFile[] {
  const isIgnored = ignored(config.root, files);
  const known = places(config.packageDirectories);
  const seen = new Set<string>();
  const found: SourceFile[] = [];
  const placeOf = (path: string): Place =>
    known.find((place) => relativeTo(place.folder, path) !== null) ?? {
      folder: '',
      packageDirectory: 0,
      isUnpackaged: false,
    };

  function visit(folder: string): void {
    for (const entry of files.list(folder)) {
      const path = joinPath(folder, entry.name);
      if (NEVER_METADATA.has(entry.name) || isIgnored(entry.isDirectory ? `${path}/` : path)) continue;
      if (entry.isDirectory) visit(path);
      else if (!seen.has(path)) {
        seen.add(path);
        const place = placeOf(path);
        found.push({ path, packageDirectory: place.packageDirectory, isUnpackaged: place.isUnpackaged });
      }
    }
  }

  const folders =
    only ??
    [...known]
      .sort((a, b) => a.packageDirectory - b.packageDirectory || Number(a.isUnpackaged) - Number(b.isUnpackaged))
      .map((place) => place.folder);
  for (const folder of folders) visit(folder);
  return found;
}
