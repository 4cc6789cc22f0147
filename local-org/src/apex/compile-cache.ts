/** Compiled output, and the outlines of its sources, by what went into them: sources, data model, and this compiler itself. */
import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { dataFolder } from '../project/data-files.ts';
import { type FileCache, fileCache } from '../project/file-cache.ts';
import type { CompilationUnit } from './ast.ts';
import type { ApexSourceFile, CompiledProject, CompileInput } from './compile.ts';
import { type CompileRecord, factRecord, sourceDigest, type SourceRecord } from './compile-record.ts';
import { compilerDigest } from './compiler-digest.mjs';
import { namedSchema, type SchemaFact } from './named-schema.ts';
import {
  type Base,
  movedTo,
  type OutlinesPart,
  type Output,
  type OutputPart,
  partOf,
  wholeOf,
} from './stored-output.ts';

/** Of the stored form; other versions are not read. */
const FORMAT = 5;
/** The entries of a folder that were not used for longest are deleted when all together are larger. One of a large package has 16 MB. */
const KEPT_BYTES = 1024 * 1024 * 1024;

/** Of a built program: the digest of its compiler's sources, which its build defines. */
declare const LOCAL_ORG_COMPILER: string | undefined;

type Add = (...parts: readonly (string | number)[]) => void;

function digestOf(describe: (add: Add) => void): string {
  const hash = createHash('sha256');
  describe((...parts) => hash.update(`${parts.join('\u0000')}\u0001`));
  return hash.digest('hex').slice(0, 40);
}

/** What all sources are compiled with, but the data model. */
function addSettings(add: Add, { namespace, coverage, schema, labels, protectedLabels, pages }: CompileInput): void {
  add(FORMAT, compilerFingerprint(), namespace ?? '', coverage ? 1 : 0, schema.isManaged ? 'managed' : '');
  add('labels', ...[...labels.keys()].sort());
  add('protected', ...[...(protectedLabels ?? [])].sort());
  add(pages === undefined ? 'any page' : 'pages', ...[...(pages ?? [])].sort());
}

function keyOf(input: CompileInput, dataModel: readonly string[]): string {
  return digestOf((add) => {
    addSettings(add, input);
    for (const text of dataModel) add(text);
    for (const { path, kind, apiVersion, source, namespace } of input.sources)
      add(basename(path), kind, apiVersion, source, namespace === null ? 'beside' : '');
    add(...orderOf(input.sources), new Set(pathsOf(input.sources)).size);
  });
}

const pathsOf = (sources: readonly ApexSourceFile[]): string[] => sources.map(({ path }) => path);

/** Positions of the sources in the order of their paths, in which the compiler reports what it finds. */
function orderOf(sources: readonly ApexSourceFile[]): number[] {
  const paths = pathsOf(sources);
  return [...paths.keys()].sort((a, b) => (paths[a]! < paths[b]! ? -1 : Number(paths[a]! > paths[b]!)));
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

const NAMES = /^apex-[0-9a-f]{40}\.(?:json|outlines|key|list)$/;
const KEY = /^[0-9a-f]{40}$/;

/** What was read or written and is still in use, by its file: the orgs of a process that have the same code share it. */
const inUse = new Map<string, { readonly bytes: number; readonly made: WeakRef<object> }>();

/** Programs have the files only: as long as one does, orgs of this process can share the rest. */
const ofFiles = new WeakMap<object, Output>();

function keptWithItsFiles(output: Output): CompiledProject {
  const { compiled } = output;
  ofFiles.set(compiled.files ?? compiled, output);
  return compiled;
}

/** An earlier program of the same settings, without faults. */
export interface Earlier {
  readonly entry: string;
  readonly record: CompileRecord;
  readonly output: Output;
  /** Of its sources, in their order. */
  readonly outlines: readonly CompilationUnit[];
}

/** As the file that lists the newest such programs has them. */
type Listed = Pick<Earlier, 'entry' | 'record'>;

/** How many programs are listed: variants of a project can take turns. */
const LISTED = 3;

/** What a compilation leaves for the next one. */
export interface Made {
  readonly compiled: CompiledProject;
  readonly outlines: readonly CompilationUnit[];
  readonly sources: readonly SourceRecord[];
  /** The earlier program that sources were not compiled again of. */
  readonly base: Base | null;
}

/** Output that has less of an earlier program than this share of its sources is kept whole, for later ones to build on. */
const LEAST_SHARED = 0.75;

/**
 * What one input compiles to. An entry is found by the data model that was compiled with, which is quick, or by the part of a data model
 * that the sources name, so that a new object or field does not have everything compiled again.
 */
export class CompileCache {
  readonly #dir: string;
  readonly #files: FileCache;
  readonly #input: CompileInput;
  #entry: string | null = null;
  #known: readonly SchemaFact[] | null = null;

  constructor(dir: string, input: CompileInput) {
    this.#dir = dir;
    this.#files = fileCache(dir, NAMES, KEPT_BYTES);
    this.#input = input;
  }

  /** Null when there is none, or it cannot be read: then everything is compiled again. */
  read(): CompiledProject | null {
    const output = this.#output(this.#name());
    return output === null ? null : keptWithItsFiles(output);
  }

  /** The program that has most of this one's sources. */
  earlier(): Earlier | null {
    const { sources } = this.#input;
    if (new Set(pathsOf(sources)).size < sources.length) return null;
    const digests = new Set(sources.map(sourceDigest));
    const shared = ({ record }: Listed): number => record.sources.filter(({ digest }) => digests.has(digest)).length;
    const [nearest] = this.#listed().sort((a, b) => shared(b) - shared(a));
    if (nearest === undefined || shared(nearest) === 0) return null;
    const output = this.#stored(nearest.entry);
    const outlines = output === null ? null : this.#outlines(nearest.entry);
    return output === null || outlines === null ? null : { ...nearest, output, outlines };
  }

  write(made: Made): void {
    const { compiled, outlines, base } = made;
    const output: Output = { paths: pathsOf(this.#input.sources), compiled };
    if (compiled.files !== null && base !== null && base.sources.size >= LEAST_SHARED * output.paths.length) {
      this.#write(this.#name(), { ...output, base: base.output }, partOf(output, base));
      const parts = outlines.map((outline, at) => base.sources.get(at) ?? outline);
      this.#files.write(`${this.#name()}.outlines`, serialize({ base: base.entry, outlines: parts }));
      return;
    }
    this.#write(this.#name(), output, output);
    if (compiled.files === null) return;
    this.#files.write(`${this.#name()}.outlines`, serialize(outlines));
    const facts = this.#facts().map(factRecord);
    const listed: Listed = { entry: this.#name(), record: { sources: made.sources, facts } };
    const others = this.#listed().filter(({ entry }) => entry !== listed.entry);
    this.#files.write(this.#list(), JSON.stringify([listed, ...others].slice(0, LISTED)));
  }

  /** One for each source of the input, in its order; null when they are not there or cannot be read. */
  readOutlines(): readonly CompilationUnit[] | null {
    return this.#outlines(this.#name());
  }

  writeOutlines(outlines: readonly CompilationUnit[]): void {
    this.#files.write(`${this.#name()}.outlines`, serialize(outlines));
  }

  #write(entry: string, output: Output, stored: Output | OutputPart): void {
    const bytes = Buffer.from(JSON.stringify(stored));
    this.#files.write(`${entry}.json`, bytes);
    this.#share(`${entry}.json`, bytes.length, output);
    keptWithItsFiles(output);
  }

  /** With the paths of the input's sources. */
  #output(entry: string): Output | null {
    const output = this.#stored(entry);
    if (output === null) return null;
    const moved = movedTo(pathsOf(this.#input.sources), output);
    const file = `${entry}.json`;
    if (moved !== output) this.#share(file, inUse.get(join(this.#dir, file))!.bytes, moved);
    return moved;
  }

  /** With whatever paths; those of the input's sources where files are of an earlier program. */
  #stored(entry: string): Output | null {
    return this.#shared(`${entry}.json`, (bytes) => {
      const stored = JSON.parse(bytes.toString('utf8')) as Output | OutputPart;
      if (!isPart(stored)) return stored;
      const base = this.#stored(stored.base);
      return base === null ? null : wholeOf(stored, base, pathsOf(this.#input.sources));
    });
  }

  #outlines(entry: string): readonly CompilationUnit[] | null {
    return this.#shared(`${entry}.outlines`, (bytes) => {
      const stored = deserialize(bytes) as readonly CompilationUnit[] | OutlinesPart;
      if (!('base' in stored)) return stored;
      const base = this.#outlines(stored.base);
      return base && stored.outlines.map((outline) => (typeof outline === 'number' ? base[outline]! : outline));
    });
  }

  #shared<T extends object>(file: string, parse: (bytes: Buffer) => T | null): T | null {
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

  #list(): string {
    return `apex-${digestOf((add) => addSettings(add, this.#input))}.list`;
  }

  /** Newest first. */
  #listed(): Listed[] {
    return madeOf(this.#files.read(this.#list()), (bytes) => JSON.parse(bytes.toString('utf8')) as Listed[]) ?? [];
  }

  #facts(): readonly SchemaFact[] {
    return (this.#known ??= namedSchema(this.#input.schema, this.#input.sources));
  }

  #key(): string {
    const { schema } = this.#input;
    const file = `apex-${keyOf(this.#input, ['whole', schema.fingerprint])}.key`;
    const known = this.#files.read(file)?.toString('utf8') ?? '';
    if (KEY.test(known)) return known;
    const key = keyOf(this.#input, ['named', ...this.#facts().map(({ key: of, text }) => `${of} ${text}`)]);
    this.#files.write(file, key);
    return key;
  }
}

const isPart = (stored: Output | OutputPart): stored is OutputPart => typeof stored.base === 'string';

/** Null for a file that is not there, or is torn. */
function madeOf<T>(bytes: Buffer | null, parse: (bytes: Buffer) => T | null): T | null {
  try {
    return bytes === null ? null : parse(bytes);
  } catch {
    return null;
  }
}
