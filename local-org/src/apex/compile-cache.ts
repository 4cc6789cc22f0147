/** Compiled output, and the outlines of its sources, by what went into them: sources, data model, and this compiler itself. */
import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { dataFolder } from '../project/data-files.ts';
import { type FileCache, fileCache } from '../project/file-cache.ts';
import type { CompilationUnit } from './ast.ts';
import type { ApexSourceFile, CompiledProject, CompileInput } from './compile.ts';
import { compilerDigest } from './compiler-digest.mjs';
import { namedSchema } from './named-schema.ts';

/** Of the stored form; other versions are not read. */
const FORMAT = 4;
/** The entries of a folder that were not used for longest are deleted when all together are larger. One of a large package has 16 MB. */
const KEPT_BYTES = 1024 * 1024 * 1024;

/** Of a built program: the digest of its compiler's sources, which its build defines. */
declare const LOCAL_ORG_COMPILER: string | undefined;

function keyOf(input: CompileInput, dataModel: readonly string[]): string {
  const hash = createHash('sha256');
  const add = (...parts: readonly (string | number)[]) => hash.update(`${parts.join('\u0000')}\u0001`);
  add(FORMAT, compilerFingerprint(), input.namespace ?? '', input.coverage ? 1 : 0);
  add(input.schema.isManaged ? 'managed' : '');
  for (const text of dataModel) add(text);
  for (const name of [...input.labels.keys()].sort()) add(name);
  for (const name of [...(input.protectedLabels ?? [])].sort()) add('protected', name);
  for (const name of [...(input.pages ?? [])].sort()) add(name);
  for (const { path, kind, apiVersion, source, namespace } of input.sources)
    add(basename(path), kind, apiVersion, source, namespace === null ? 'beside' : '');
  add(...orderOf(input.sources), new Set(pathsOf(input.sources)).size);
  return hash.digest('hex').slice(0, 40);
}

const pathsOf = (sources: readonly ApexSourceFile[]): string[] => sources.map(({ path }) => path);

/** Positions of the sources in the order of their paths, in which the compiler reports what it finds. */
function orderOf(sources: readonly ApexSourceFile[]): number[] {
  const paths = pathsOf(sources);
  return [...paths.keys()].sort((a, b) => (paths[a]! < paths[b]! ? -1 : Number(paths[a]! > paths[b]!)));
}

/** Wherever a project is, it compiles to the same: only the paths are others. */
interface Stored {
  /** Of the sources, in the order of the input. */
  readonly paths: readonly string[];
  readonly compiled: CompiledProject;
}

/** The output with the paths that its sources have now. */
function movedTo(now: readonly string[], stored: Stored): Stored {
  const { paths, compiled } = stored;
  if (paths.every((path, at) => path === now[at])) return stored;
  const moved = new Map(paths.map((path, at) => [path, now[at]!]));
  const withPath = <T extends { readonly path: string }>(part: T): T => ({
    ...part,
    path: moved.get(part.path) ?? part.path,
  });
  const { diagnostics, files } = compiled;
  return { paths: now, compiled: { diagnostics: diagnostics.map(withPath), files: files?.map(withPath) ?? null } };
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

const NAMES = /^apex-[0-9a-f]{40}\.(?:json|outlines|key)$/;
const KEY = /^[0-9a-f]{40}$/;

/** What was read or written and is still in use, by its file: the orgs of a process that have the same code share it. */
const inUse = new Map<string, { readonly bytes: number; readonly made: WeakRef<object> }>();

/** Programs have the files only: as long as one does, orgs of this process can share the rest. */
const ofFiles = new WeakMap<object, Stored>();

function keptWithItsFiles(stored: Stored): CompiledProject {
  const { compiled } = stored;
  ofFiles.set(compiled.files ?? compiled, stored);
  return compiled;
}

/**
 * What one input compiles to. An entry is found by the data model that was compiled with, which is quick, or by the part of a data model
 * that the sources name, so that a new object or field does not have everything compiled again.
 */
export class CompileCache {
  readonly #dir: string;
  readonly #files: FileCache;
  readonly #input: CompileInput;
  #entry: string | null = null;

  constructor(dir: string, input: CompileInput) {
    this.#dir = dir;
    this.#files = fileCache(dir, NAMES, KEPT_BYTES);
    this.#input = input;
  }

  /** Null when there is none, or it cannot be read: then everything is compiled again. */
  read(): CompiledProject | null {
    const file = `${this.#name()}.json`;
    const stored = this.#shared(file, (bytes) => JSON.parse(bytes.toString('utf8')) as Stored);
    if (stored === null) return null;
    const moved = movedTo(pathsOf(this.#input.sources), stored);
    if (moved !== stored) this.#share(file, inUse.get(join(this.#dir, file))!.bytes, moved);
    return keptWithItsFiles(moved);
  }

  write(compiled: CompiledProject): void {
    const file = `${this.#name()}.json`;
    const stored: Stored = { paths: pathsOf(this.#input.sources), compiled };
    const bytes = Buffer.from(JSON.stringify(stored));
    this.#files.write(file, bytes);
    this.#share(file, bytes.length, stored);
    keptWithItsFiles(stored);
  }

  /** One for each source of the input, in its order; null when they are not there or cannot be read. */
  readOutlines(): CompilationUnit[] | null {
    return this.#shared(`${this.#name()}.outlines`, (bytes) => deserialize(bytes) as CompilationUnit[]);
  }

  writeOutlines(outlines: readonly CompilationUnit[]): void {
    this.#files.write(`${this.#name()}.outlines`, serialize(outlines));
  }

  #shared<T extends object>(file: string, parse: (bytes: Buffer) => T): T | null {
    const known = inUse.get(join(this.#dir, file));
    const shared = known?.made.deref() as T | undefined;
    if (shared !== undefined && this.#files.use(file) === known!.bytes) return shared;
    const bytes = this.#files.read(file);
    const made = madeOf(bytes, parse);
    if (made !== null) this.#share(file, bytes!.length, made);
    return made;
  }

  #share(file: string, bytes: number, made: object): void {
    inUse.set(join(this.#dir, file), { bytes, made: new WeakRef(made) });
  }

  /** Of the entry's files. The names in the sources are looked up once for each data model, then remembered in a file of its own. */
  #name(): string {
    return (this.#entry ??= `apex-${this.#key()}`);
  }

  #key(): string {
    const { schema, sources } = this.#input;
    const file = `apex-${keyOf(this.#input, ['whole', schema.fingerprint])}.key`;
    const known = this.#files.read(file)?.toString('utf8') ?? '';
    if (KEY.test(known)) return known;
    const key = keyOf(this.#input, ['named', ...namedSchema(schema, sources)]);
    this.#files.write(file, key);
    return key;
  }
}

/** Null for a file that is not there, or is torn. */
function madeOf<T>(bytes: Buffer | null, parse: (bytes: Buffer) => T): T | null {
  try {
    return bytes === null ? null : parse(bytes);
  } catch {
    return null;
  }
}
