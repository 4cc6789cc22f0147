/** Packages of this repository as sources: programs that are built here contain them, because Node runs no TypeScript. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export { compilerDefinition } from '../src/apex/compiler-digest.mjs';

const REPOSITORY = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

/**
 * The files behind the public entry points of a package, by the names that programs import; for `alias` of esbuild.
 * @param name of the package and of its folder; one that is not there has no files
 */
export function sourcesOf(name) {
  const folder = path.join(REPOSITORY, name);
  const manifest = path.join(folder, 'package.json');
  if (!existsSync(manifest)) return {};
  const entries = Object.entries(JSON.parse(readFileSync(manifest, 'utf8')).exports);
  // A name also matches what is below it: the longer ones come first.
  return Object.fromEntries(
    entries
      .filter(([, file]) => file.endsWith('.ts'))
      .reverse()
      .map(([entry, file]) => [path.posix.join(name, entry), path.join(folder, file)]),
  );
}
