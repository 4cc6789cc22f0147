/** Compiled output, and the outlines of its sources, by what went into them: sources, data model, and this compiler itself. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import { dataFolder } from '../project/data-files.ts';
import { type FileCache, fileCache } from '../project/file-cache.ts';
import type { CompilationUnit } from './ast.ts';
import type { CompiledProject, CompileInput } from './compile.ts';

/** Of the stored form; other versions are not read. */
const FORMAT = 2;
/** The entries of a folder that were not used for longest are deleted when all together are larger. */
const KEPT_BYTES = 256 * 1024 * 1024;

/** Parts of this program whose change may change what is compiled. */
const COMPILER_PARTS = ['.', '../library', '../soql', '../runtime', '../schema', '../project'];

export function cacheKey(input: CompileInput): string {
  const hash = createHash('sha256');
  const add = (...parts: readonly (string | number)[]) => hash.update(`${parts.join('\u0000')}\u0001`);
  add(FORMAT, compilerFingerprint(), input.schema.fingerprint, input.namespace ?? '', input.coverage ? 1 : 0);
  add(input.schema.isManaged ? 'managed' : '');
  for (const name of [...input.labels.keys()].sort()) add(name);
  for (const name of [...(input.protectedLabels ?? [])].sort()) add('protected', name);
  for (const name of [...(input.pages ?? [])].sort()) add(name);
  for (const { path, kind, apiVersion, source, namespace } of input.sources)
    add(path, kind, apiVersion, source, namespace === null ? 'beside' : '');
  return hash.digest('hex').slice(0, 40);
}

let fingerprint: string | null = null;

/** The bundled program, or sizes and times of the compiler's own files, and of its data: whoever changes them gets new output. */
function compilerFingerprint(): string {
  if (fingerprint !== null) return fingerprint;
  const hash = createHash('sha256');
  const visit = (folder: string): void => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) visit(path);
      else {
        const { size, mtimeMs } = statSync(path);
        hash.update(`${entry.name} ${size} ${mtimeMs}\n`);
      }
    }
  };
  const own = fileURLToPath(import.meta.url);
  if (own.endsWith('.ts')) for (const part of COMPILER_PARTS) visit(fileURLToPath(new URL(part, import.meta.url)));
  else hash.update(readFileSync(own));
  visit(dataFolder());
  return (fingerprint = hash.digest('hex'));
}

const NAMES = /^apex-[0-9a-f]{40}\.(?:json|outlines)$/;
const fileName = (key: string): string => `apex-${key}.json`;
const outlinesName = (key: string): string => `apex-${key}.outlines`;

const cacheIn = (dir: string): FileCache => fileCache(dir, NAMES, KEPT_BYTES);

/** Null when there is none, or it cannot be read: then everything is compiled again. */
export function readCache(dir: string, key: string): CompiledProject | null {
  return madeOf(cacheIn(dir).read(fileName(key)), (bytes) => JSON.parse(bytes.toString('utf8')) as CompiledProject);
}

export function writeCache(dir: string, key: string, compiled: CompiledProject): void {
  cacheIn(dir).write(fileName(key), JSON.stringify(compiled));
}

/** One for each source of the input, in its order; null when they are not there or cannot be read. */
export function readOutlines(dir: string, key: string): CompilationUnit[] | null {
  return madeOf(cacheIn(dir).read(outlinesName(key)), (bytes) => deserialize(bytes) as CompilationUnit[]);
}

export function writeOutlines(dir: string, key: string, outlines: readonly CompilationUnit[]): void {
  cacheIn(dir).write(outlinesName(key), serialize(outlines));
}

/** Null for a file that is not there, or is torn. */
function madeOf<T>(bytes: Buffer | null, parse: (bytes: Buffer) => T): T | null {
  try {
    return bytes === null ? null : parse(bytes);
  } catch {
    return null;
  }
}
