/** Files that save work and can be made again: read by name, written whole, and deleted when they were not used for longest. */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface FileCache {
  /** Null when there is no such file, or it cannot be read. */
  read(name: string): Buffer | null;
  /** Notes that a file is used which need not be read. Its size in bytes; null when there is none. */
  use(name: string): number | null;
  /** Another process sees the whole file or none. A file that cannot be written is no error: it is made again. */
  write(name: string, content: string | Uint8Array): void;
}

/**
 * @param folder made when something is written
 * @param names of the files of this cache: others in the folder are left alone
 * @param keptBytes the size of all files together
 */
export function fileCache(folder: string, names: RegExp, keptBytes: number): FileCache {
  return {
    read(name) {
      try {
        const content = readFileSync(join(folder, name));
        noteUse(join(folder, name));
        return content;
      } catch {
        return null;
      }
    },
    use(name) {
      try {
        const { size } = statSync(join(folder, name));
        noteUse(join(folder, name));
        return size;
      } catch {
        return null;
      }
    },
    write(name, content) {
      try {
        mkdirSync(folder, { recursive: true });
        const partial = join(folder, `${name}.${process.pid}`);
        writeFileSync(partial, content);
        renameSync(partial, join(folder, name));
        prune(folder, names, keptBytes);
      } catch {
        return;
      }
    },
  };
}

/** The file system need not note the last access. In a folder that others own, nothing is noted. */
function noteUse(file: string): void {
  const now = new Date();
  try {
    utimesSync(file, now, now);
  } catch {
    return;
  }
}

function prune(folder: string, names: RegExp, keptBytes: number): void {
  const files = readdirSync(folder)
    .filter((name) => names.test(name))
    .map((name) => ({ file: join(folder, name), ...sizeAndTime(join(folder, name)) }))
    .sort((a, b) => b.time - a.time);
  let bytes = 0;
  for (const { file, size } of files) {
    bytes += size;
    if (bytes > keptBytes) rmSync(file, { force: true });
  }
}

function sizeAndTime(file: string): { readonly size: number; readonly time: number } {
  const { size, mtimeMs } = statSync(file);
  return { size, time: mtimeMs };
}
