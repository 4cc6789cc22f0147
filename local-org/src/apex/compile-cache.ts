/** Compiled output, and the outlines of its sources, by what went into them: sources, data model, and this compiler itself. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import { dataFolder } from '../project/data-files.ts';
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

const fileName = (key: string): string => `apex-${key}.json`;
const outlinesName = (key: string): string => `apex-${key}.outlines`;

/** Null when there is none, or it cannot be read: then everything is compiled again. */
export function readCache(dir: string, key: string): CompiledProject | null {
  try {
    return JSON.parse(used(join(dir, fileName(key))).toString('utf8')) as CompiledProject;
  } catch {
    return null;
  }
}

export function writeCache(dir: string, key: string, compiled: CompiledProject): void {
  write(dir, fileName(key), JSON.stringify(compiled));
}

/** One for each source of the input, in its order; null when they are not there or cannot be read. */
export function readOutlines(dir: string, key: string): CompilationUnit[] | null {
  try {
    return deserialize(used(join(dir, outlinesName(key)))) as CompilationUnit[];
  } catch {
    return null;
  }
}

export function writeOutlines(dir: string, key: string, outlines: readonly CompilationUnit[]): void {
  write(dir, outlinesName(key), serialize(outlines));
}

function used(path: string): Buffer {
  const content = readFileSync(path);
  const now = new Date();
  utimesSync(path, now, now);
  return content;
}

/** A cache that cannot be written is no error. */
function write(dir: string, name: string, content: string | Uint8Array): void {
  try {
    mkdirSync(dir, { recursive: true });
    const target = join(dir, name);
    const partial = `${target}.${process.pid}`;
    writeFileSync(partial, content);
    renameSync(partial, target);
    prune(dir);
  } catch {
    return;
  }
}

function prune(dir: string): void {
  const entries = readdirSync(dir)
    .filter((name) => /^apex-[0-9a-f]{40}\.(?:json|outlines)$/.test(name))
    .map((name) => ({ path: join(dir, name), ...sizeAndTime(join(dir, name)) }))
    .sort((a, b) => b.time - a.time);
  let bytes = 0;
  for (const { path, size } of entries) {
    bytes += size;
    if (bytes > KEPT_BYTES) rmSync(path, { force: true });
  }
}

function sizeAndTime(file: string): { readonly size: number; readonly time: number } {
  const { size, mtimeMs } = statSync(file);
  return { size, time: mtimeMs };
}
