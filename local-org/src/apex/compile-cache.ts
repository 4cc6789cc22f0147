/** Compiled output, and the outlines of its sources, by what went into them: sources, data model, and this compiler itself. */
import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { dataFolder } from '../project/data-files.ts';
import { type FileCache, fileCache } from '../project/file-cache.ts';
import type { CompilationUnit } from './ast.ts';
import type { CompiledProject, CompileInput } from './compile.ts';
import { compilerDigest } from './compiler-digest.mjs';

/** Of the stored form; other versions are not read. */
const FORMAT = 2;
/** The entries of a folder that were not used for longest are deleted when all together are larger. */
const KEPT_BYTES = 256 * 1024 * 1024;

/** Of a built program: the digest of its compiler's sources, which its build defines. */
declare const LOCAL_ORG_COMPILER: string | undefined;

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

/** The compiler and its data: whoever changes them gets new output. Every program that has the same ones finds the same entries. */
function compilerFingerprint(): string {
  if (fingerprint !== null) return fingerprint;
  const hash = createHash('sha256').update(
    typeof LOCAL_ORG_COMPILER === 'string' ? LOCAL_ORG_COMPILER : compilerDigest(),
  );
  const folder = dataFolder();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const { size, mtimeMs } = statSync(join(folder, name));
    hash.update(`${name} ${size} ${mtimeMs}\n`);
  }
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
