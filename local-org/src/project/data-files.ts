/** The files of `data/`, which hold facts about the platform as text. `data/README.md` describes their notation. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const EXTENSION = '.txt';
const COMMENT = /^#.*\n/gm;

let folder: string | null = null;

/** Also where this program is one bundled file: it finds its package by name then. */
export function dataFolder(): string {
  return (folder ??= import.meta.url.endsWith('.ts')
    ? fileURLToPath(new URL('../../data', import.meta.url))
    : path.join(path.dirname(createRequire(import.meta.url).resolve('local-org/package.json')), 'data'));
}

/** Text of `data/NAME.txt`, without comments. Throws when there is no such file. */
export function dataFile(name: string): string {
  return readFileSync(path.join(dataFolder(), `${name}${EXTENSION}`), 'utf8')
    .replaceAll('\r\n', '\n')
    .replaceAll(COMMENT, '');
}

/** Names of the files of a folder in `data/`, without extension. */
export function dataFileNames(inFolder: string): readonly string[] {
  return readdirSync(path.join(dataFolder(), inFolder))
    .filter((name) => name.endsWith(EXTENSION))
    .map((name) => name.slice(0, -EXTENSION.length))
    .sort();
}
