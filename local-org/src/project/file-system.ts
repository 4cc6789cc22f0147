/** The files of a project, wherever they are: on disk, or in memory for tests and for deployments that come as an archive. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';

export interface DirectoryEntry {
  readonly name: string;
  readonly isDirectory: boolean;
}

/** Paths use `/`. */
export interface ProjectFileSystem {
  /** The full path, as all other functions take and the project model names it. */
  absolute(path: string): string;
  /** Entries in code-point order of their names, without links to folders; an empty list for what is not a folder. */
  list(folder: string): readonly DirectoryEntry[];
  isFile(path: string): boolean;
  isFolder(path: string): boolean;
  readText(path: string): string;
  readBytes(path: string): Uint8Array;
}

function byName(a: DirectoryEntry, b: DirectoryEntry): number {
  return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}

/** The machine's own files. */
export const diskFiles: ProjectFileSystem = {
  absolute: (path) => resolve(path).replaceAll('\\', '/'),
  list(folder) {
    try {
      return readdirSync(folder, { withFileTypes: true })
        .filter((entry) => !entry.isSymbolicLink() || diskFiles.isFile(`${folder}/${entry.name}`))
        .map((entry) => ({ name: entry.name, isDirectory: entry.isDirectory() }))
        .sort(byName);
    } catch {
      return [];
    }
  },
  isFile: (path) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false,
  isFolder: (path) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false,
  readText: (path) => readFileSync(path, 'utf8'),
  readBytes: (path) => readFileSync(path),
};

/** Files in memory: path to content. Paths are normalised to `/` without a leading `./`. */
export function memoryFiles(contents: Readonly<Record<string, string | Uint8Array>>): ProjectFileSystem {
  const files = new Map<string, string | Uint8Array>();
  const folders = new Map<string, Map<string, boolean>>([['', new Map()]]);
  const normal = (path: string): string =>
    path
      .replaceAll('\\', '/')
      .replace(/^(?:\.\/)+/, '')
      .replace(/\/+$/, '')
      .replace(/^\.$/, '');
  for (const [path, content] of Object.entries(contents)) {
    const name = normal(path);
    files.set(name, content);
    const parts = name.split('/');
    for (let depth = 0; depth < parts.length; depth++) {
      const folder = parts.slice(0, depth).join('/');
      const entries = folders.get(folder) ?? new Map<string, boolean>();
      folders.set(folder, entries);
      entries.set(parts[depth], depth < parts.length - 1);
    }
  }
  const content = (path: string): string | Uint8Array => {
    const found = files.get(normal(path));
    if (found === undefined) throw Object.assign(new Error(`ENOENT: no such file: ${path}`), { code: 'ENOENT' });
    return found;
  };
  return {
    absolute: normal,
    list: (folder) =>
      [...(folders.get(normal(folder)) ?? [])].map(([name, isDirectory]) => ({ name, isDirectory })).sort(byName),
    isFile: (path) => files.has(normal(path)),
    isFolder: (path) => folders.has(normal(path)),
    readText: (path) => {
      const found = content(path);
      return typeof found === 'string' ? found : new TextDecoder().decode(found);
    },
    readBytes: (path) => {
      const found = content(path);
      return typeof found === 'string' ? new TextEncoder().encode(found) : found;
    },
  };
}
