/** Compiled output by what went into it: sources, data model, and this compiler itself. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dataFolder } from '../project/data-files.ts';
import type { CompiledProject, CompileInput } from './compile.ts';

/** Of the stored form; other versions are not read. */
const FORMAT = 1;
/** The oldest entries of a folder are deleted when all together are larger. */
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

/** Null when there is none, or it cannot be read: then everything is compiled again. */
export function readCache(dir: string, key: string): CompiledProject | null {
  try {
    return JSON.parse(readFileSync(join(dir, fileName(key)), 'utf8')) as CompiledProject;
  } catch {
    return null;
  }
}

/** A cache that cannot be written is no error. */
export function writeCache(dir: string, key: string, compiled: CompiledProject): void {
  try {
    mkdirSync(dir, { recursive: true });
    const target = join(dir, fileName(key));
    const partial = `${target}.${process.pid}`;
    writeFileSync(partial, JSON.stringify(compiled));
    renameSync(partial, target);
    prune(dir);
  } catch {
    return;
  }
}

function prune(dir: string): void {
  const entries = readdirSync(dir)
    .filter((name) => /^apex-[0-9a-f]{40}\.json$/.test(name))
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
