/** From Apex sources to a program: parse, check, emit, link; what was compiled before is taken from a cache. */
import { url as debuggerAddress } from 'node:inspector';
import { basename } from 'node:path';
import { CompileFailure } from './compile-failure.ts';
import { labelTexts, protectedLabels } from '../project/label-names.ts';
import type { ProjectModel } from '../project/model.ts';
import type { Program } from '../runtime/program.ts';
import type { Schema } from '../schema/model.ts';
import { fromOutside } from '../schema/namespace-context.ts';
import type { AnonymousBlock, CompilationUnit } from './ast.ts';
import { CompileCache, type Earlier } from './compile-cache.ts';
import { type SourceRecord, sourceRecord } from './compile-record.ts';
import { checkAnonymous, checkedDeclarations, checkProgram } from './check/check-program.ts';
import type { Diagnostic } from './diagnostic.ts';
import { type CompiledFile, emitAnonymous, emitProgram } from './emit/emit.ts';
import { link } from './link/link.ts';
import { outlineOf } from './outline.ts';
import { parseApex, type ParseResult } from './parse/parse.ts';
import { sharedTree } from './shared-trees.ts';
import { type Base, fileAt } from './stored-output.ts';
import { declareProgram } from './types/declare.ts';
import { unchangedSources } from './unchanged-sources.ts';
import type { MetadataNames, ProgramSymbols, SourceUnit } from './types/program.ts';

export interface ApexSourceFile {
  /** As the project names it: in diagnostics, and for debuggers. */
  readonly path: string;
  readonly source: string;
  readonly kind: 'class' | 'trigger';
  readonly apiVersion: number;
  /** null: code of a subscriber of the managed package that the rest is. */
  readonly namespace?: null;
}

export interface CompileInput {
  readonly sources: readonly ApexSourceFile[];
  readonly schema: Schema;
  /** Of the project's own code. */
  readonly namespace: string | null;
  /** Label texts by lower-case `name`, or `namespace.name`. */
  readonly labels: ReadonlyMap<string, string>;
  /** Names of labels that only the managed package's own code may use. */
  readonly protectedLabels?: ReadonlySet<string>;
  /** Visualforce pages, lower case; not checked when absent. */
  readonly pages?: ReadonlySet<string>;
  readonly coverage?: boolean;
  /** Nothing is emitted. */
  readonly checkOnly?: boolean;
  /** Folder for compiled output; null for none. */
  readonly cacheDir?: string | null;
}

export interface CompiledProject {
  readonly diagnostics: readonly Diagnostic[];
  /** Null when there are errors, or only diagnostics were asked for. */
  readonly files: readonly CompiledFile[] | null;
}

/** Checks all sources and emits them when there is no error. Those that an earlier program has in common are not compiled again. */
export function compileProject(input: CompileInput): CompiledProject {
  const cache = cacheOf(input);
  const cached = cache?.read() ?? null;
  if (cached !== null) return input.checkOnly ? { ...cached, files: null } : cached;
  const trees = new Trees();
  const earlier = cache?.earlier() ?? null;
  const unchanged = earlier === null ? NOTHING : unchangedOf(earlier, input, trees);
  const parsed = parseSources(input, trees, unchanged);
  const compiled = compile(input, parsed, unchanged);
  if (cache !== null && !input.checkOnly) {
    const outlines = outlinesOf(parsed);
    cache.write({ compiled, outlines, sources: recordsOf(input, parsed, unchanged), base: unchanged.base });
  }
  return compiled;
}

const cacheOf = (input: CompileInput): CompileCache | null =>
  typeof input.cacheDir === 'string' ? new CompileCache(input.cacheDir, input) : null;

/** Sources that compile to what they did in an earlier program. */
interface Unchanged {
  readonly base: Base | null;
  readonly outlines: ReadonlyMap<ApexSourceFile, CompilationUnit>;
  readonly records: ReadonlyMap<ApexSourceFile, SourceRecord>;
  /** By path. */
  readonly files: ReadonlyMap<string, CompiledFile>;
}

const NOTHING: Unchanged = { base: null, outlines: new Map(), records: new Map(), files: new Map() };

function unchangedOf(earlier: Earlier, input: CompileInput, trees: Trees): Unchanged {
  const { record, output, outlines, entry } = earlier;
  const sources = unchangedSources(record, {
    sources: input.sources,
    schema: input.schema,
    record: (file) => recordOf(file, trees.of(file).unit),
  });
  const before = new Map(output.compiled.files!.map((file) => [file.path, file]));
  const kept = [...sources].map(([now, at]) => ({ file: input.sources[now]!, at }));
  return {
    base: { entry, output, sources },
    outlines: new Map(kept.map(({ file, at }) => [file, outlines[at]!])),
    records: new Map(kept.map(({ file, at }) => [file, record.sources[at]!])),
    files: new Map(kept.map(({ file, at }) => [file.path, fileAt(before.get(output.paths[at]!)!, file.path)])),
  };
}

const recordOf = (file: ApexSourceFile, unit: CompilationUnit | null): SourceRecord | null =>
  unit === null ? null : sourceRecord(file, unit);

function recordsOf(input: CompileInput, parsed: ParsedSources, unchanged: Unchanged): SourceRecord[] {
  if (parsed.unreadable.length > 0) return [];
  return input.sources.map((file, at) => unchanged.records.get(file) ?? sourceRecord(file, parsed.units[at]!.unit));
}

const outlinesOf = ({ units }: ParsedSources): CompilationUnit[] => units.map(({ unit }) => outlineOf(unit));

function compile(input: CompileInput, parsed: ParsedSources, unchanged: Unchanged): CompiledProject {
  const symbols = declareProgram(parsed.units, input.schema, names(input));
  const { program, diagnostics } = checkProgram(symbols, { unchanged: new Set(unchanged.files.keys()) });
  const unsure = needing(parsed.unreadable, input.sources);
  const all = [...parsed.diagnostics, ...diagnostics.filter(({ path }) => !unsure.has(path))];
  if (all.some(isError) || input.checkOnly) return { diagnostics: all, files: null };
  const emitted = emitProgram(program, {
    coverage: input.coverage ?? false,
    isManaged: input.schema.isManaged,
    others: (symbol) => (unchanged.files.has(symbol.path) ? checkedDeclarations(symbols, symbol) : null),
  });
  return { diagnostics: all, files: inOrder(symbols, emitted, unchanged.files) };
}

/** Classes first, then triggers, whichever were compiled now. */
function inOrder(
  { classes, beside, triggers }: ProgramSymbols,
  emitted: readonly CompiledFile[],
  unchanged: ReadonlyMap<string, CompiledFile>,
): CompiledFile[] {
  if (unchanged.size === 0) return [...emitted];
  const now = new Map(emitted.map((file) => [file.path, file]));
  return [...classes.values(), ...beside.values(), ...triggers].map(
    ({ path }) => now.get(path) ?? unchanged.get(path)!,
  );
}

/** Syntax trees of one compilation, each read once. */
class Trees {
  readonly #read = new Map<ApexSourceFile, ParseResult>();

  of(file: ApexSourceFile): ParseResult {
    const known = this.#read.get(file);
    if (known !== undefined) return known;
    const tree = sharedTree(file.path, file.source, file.kind);
    this.#read.set(file, tree);
    return tree;
  }
}

interface ParsedSources {
  /** Of unchanged sources, the outlines. */
  readonly units: SourceUnit[];
  readonly diagnostics: Diagnostic[];
  /** With a syntax error. */
  readonly unreadable: ApexSourceFile[];
}

function parseSources(input: CompileInput, trees = new Trees(), unchanged = NOTHING): ParsedSources {
  const units: SourceUnit[] = [];
  const unreadable: ApexSourceFile[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const file of input.sources) {
    const outline = unchanged.outlines.get(file);
    const parsed = outline === undefined ? trees.of(file) : { unit: outline, diagnostics: [] };
    diagnostics.push(...parsed.diagnostics);
    if (parsed.unit === null) unreadable.push(file);
    else units.push(sourceUnit(file, parsed.unit, input));
  }
  return { units, diagnostics, unreadable };
}

function sourceUnit(file: ApexSourceFile, unit: CompilationUnit, input: CompileInput): SourceUnit {
  const { path, apiVersion } = file;
  return { unit, path, apiVersion, namespace: file.namespace === null ? null : input.namespace };
}

/** What anonymous Apex needs to know of the sources. They are parsed only where the cache does not have their outlines. */
function outlines(input: CompileInput): SourceUnit[] {
  const cache = cacheOf(input);
  const kept = cache?.readOutlines() ?? null;
  if (kept !== null) return input.sources.map((file, at) => sourceUnit(file, kept[at]!, input));
  const parsed = parseSources(input);
  if (parsed.unreadable.length === 0) cache?.writeOutlines(outlinesOf(parsed));
  return parsed.units;
}

/** Paths of what names an unreadable class, at whatever distance: it cannot be judged before that one can be read. */
function needing(unreadable: readonly ApexSourceFile[], sources: readonly ApexSourceFile[]): ReadonlySet<string> {
  const paths = new Set<string>();
  const named = (file: ApexSourceFile): RegExp => new RegExp(`\\b${basename(file.path, '.cls')}\\b`, 'i');
  for (const reached = [...unreadable]; reached.length > 0;) {
    const name = named(reached.pop()!);
    for (const file of sources) {
      if (paths.has(file.path) || !name.test(file.source)) continue;
      paths.add(file.path);
      reached.push(file);
    }
  }
  return paths;
}

function names(input: CompileInput): MetadataNames {
  const { protectedLabels = new Set<string>() } = input;
  const labels = new Set(input.labels.keys());
  return { labels, protectedLabels, ...(input.pages === undefined ? {} : { pages: input.pages }) };
}

const isError = (diagnostic: Diagnostic): boolean => diagnostic.severity === 'error';

/**
 * The program of compiled files, with source maps when a debugger is attached (`node --inspect`) or they are asked for. Anonymous
 * Apex is compiled against the declarations of the sources, which are read when the first is run.
 */
export function linkProject(
  input: CompileInput,
  files: readonly CompiledFile[],
  options: { readonly inspect?: boolean } = {},
): Program {
  let symbols: ProgramSymbols | null = null;
  const compileAnonymous = (source: string): CompiledFile => {
    symbols ??= declareProgram(outlines(input), input.schema, names(input));
    return anonymousFile(
      source,
      symbols,
      Math.max(...input.sources.map((file) => file.apiVersion), DEFAULT_API_VERSION),
    );
  };
  return link(files, {
    schema: input.schema,
    namespace: input.namespace,
    labels: input.labels,
    compileAnonymous,
    inspect: options.inspect ?? debuggerAddress() !== undefined,
  });
}

const DEFAULT_API_VERSION = 60;
const ANONYMOUS = 'AnonymousBlock';

/** Throws CompileFailure. */
function anonymousFile(source: string, symbols: ProgramSymbols, apiVersion: number): CompiledFile {
  const parsed = parseApex(ANONYMOUS, source, 'anonymous');
  if (parsed.unit === null || parsed.diagnostics.some(isError)) throw new CompileFailure(parsed.diagnostics);
  // Anonymous code is not the package's.
  const { anonymous, diagnostics } = fromOutside(() =>
    checkAnonymous(parsed.unit as AnonymousBlock, symbols, { path: ANONYMOUS, apiVersion }),
  );
  if (diagnostics.some(isError)) throw new CompileFailure(diagnostics);
  return emitAnonymous(anonymous, { isManaged: symbols.schema.isManaged });
}

export interface CompileApexOptions {
  readonly project: ProjectModel;
  readonly schema: Schema;
  readonly cacheDir?: string | null;
  readonly coverage?: boolean;
  readonly checkOnly?: boolean;
  readonly inspect?: boolean;
}

/** The Apex of a project as a program; null with the diagnostics that report why, or when only those were asked for. */
export function compileApex(options: CompileApexOptions): {
  readonly diagnostics: readonly Diagnostic[];
  readonly program: Program | null;
} {
  const input = inputOf(options);
  const { diagnostics, files } = compileProject(input);
  return {
    diagnostics,
    program:
      files === null
        ? null
        : linkProject(input, files, options.inspect === undefined ? {} : { inspect: options.inspect }),
  };
}

function inputOf({ project, schema, cacheDir, coverage, checkOnly }: CompileApexOptions): CompileInput {
  const sources = [
    ...project.classes.filter((file) => file.status !== 'Deleted'),
    // An inactive trigger is kept in the org and does nothing.
    ...project.triggers.filter((file) => file.status === 'Active'),
  ];
  const pages = new Set(
    project.components
      .filter((component) => component.type === 'ApexPage')
      .map((component) => component.name.toLowerCase()),
  );
  return {
    sources,
    schema,
    namespace: project.namespace,
    labels: labelTexts(project),
    protectedLabels: protectedLabels(project),
    pages,
    cacheDir: cacheDir ?? null,
    coverage: coverage ?? false,
    checkOnly: checkOnly ?? false,
  };
}
