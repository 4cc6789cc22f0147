/** What decides what Apex is compiled to, apart from the Apex. JavaScript, because builds of programs import it as well. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Parts of the local org whose change may change what is compiled, relative to this file. */
const PARTS = ['.', '../library', '../soql', '../runtime', '../schema', '../project'];

/** SHA-256 of the sources of the compiler, in hexadecimal digits. Needs them: a built program has them no longer. */
export function compilerDigest() {
  const hash = createHash('sha256');
  const folder = path.dirname(fileURLToPath(import.meta.url));
  for (const part of PARTS) {
    const files = readdirSync(path.join(folder, part), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name));
    for (const file of files.sort())
      hash
        .update(`${path.relative(folder, file).replaceAll('\\', '/')}\0`)
        .update(readFileSync(file))
        .update('\0');
  }
  return hash.digest('hex');
}

/** For `define` of esbuild: a program that is built knows from which compiler it was built. */
export const compilerDefinition = () => ({ LOCAL_ORG_COMPILER: JSON.stringify(compilerDigest()) });
