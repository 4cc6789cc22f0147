/** How compiled output is kept: whole, or as what differs from that of an earlier program. Wherever a project is, only its paths are others. */
import type { CompilationUnit } from './ast.ts';
import type { CompiledProject } from './compile.ts';
import type { CompiledFile } from './emit/emit.ts';

export interface Output {
  /** Of the sources, in the order of the input. */
  readonly paths: readonly string[];
  readonly compiled: CompiledProject;
  /** In memory only: as long as this is in use, so is what it has its files from. */
  readonly base?: Output;
}

/** A file of the base's output, by its position there, and the position of its source. */
type Reused = readonly [file: number, source: number];

/** Output without faults as a file of the cache has it. */
export interface OutputPart {
  readonly base: string;
  readonly paths: readonly string[];
  readonly files: readonly (CompiledFile | Reused)[];
}

/** Outlines as a file of the cache has them: a number is the position of the same one in the base's. */
export interface OutlinesPart {
  readonly base: string;
  readonly outlines: readonly (CompilationUnit | number)[];
}

/** An earlier program, of which another has sources. */
export interface Base {
  readonly entry: string;
  readonly output: Output;
  /** Positions of sources: those of the other program to those of this one. */
  readonly sources: ReadonlyMap<number, number>;
}

const isReused = (file: CompiledFile | Reused): file is Reused => Array.isArray(file);

/** @param output has the files of the base's sources from the base */
export function partOf({ paths, compiled }: Output, base: Base): OutputPart {
  const files = new Map(base.output.compiled.files!.map(({ path }, at) => [path, at]));
  const reused = new Map<string, Reused>();
  for (const [now, before] of base.sources) reused.set(paths[now]!, [files.get(base.output.paths[before]!)!, now]);
  return { base: base.entry, paths, files: compiled.files!.map((file) => reused.get(file.path) ?? file) };
}

/** @param now the paths of the sources */
export function wholeOf({ paths, files }: OutputPart, base: Output, now: readonly string[]): Output {
  const moved = new Map(paths.map((path, at) => [path, now[at]!]));
  const found = files.map((file) =>
    isReused(file)
      ? fileAt(base.compiled.files![file[0]]!, now[file[1]]!)
      : fileAt(file, moved.get(file.path) ?? file.path),
  );
  return { paths: now, compiled: { diagnostics: [], files: found }, base };
}

/** The output with the paths that its sources have now. */
export function movedTo(now: readonly string[], output: Output): Output {
  const { paths, compiled } = output;
  if (paths.every((path, at) => path === now[at])) return output;
  const moved = new Map(paths.map((path, at) => [path, now[at]!]));
  const pathOf = ({ path }: { readonly path: string }): string => moved.get(path) ?? path;
  const diagnostics = compiled.diagnostics.map((found) => ({ ...found, path: pathOf(found) }));
  const files = compiled.files?.map((file) => fileAt(file, pathOf(file))) ?? null;
  return { ...output, paths: now, compiled: { diagnostics, files } };
}

const elsewhere = new WeakMap<CompiledFile, Map<string, WeakRef<CompiledFile>>>();

/** The same code of a source that has another path: one object for each path while it is in use. */
export function fileAt(file: CompiledFile, path: string): CompiledFile {
  if (file.path === path) return file;
  const copies = elsewhere.get(file) ?? new Map<string, WeakRef<CompiledFile>>();
  const known = copies.get(path)?.deref();
  if (known !== undefined) return known;
  const copy = { ...file, path };
  elsewhere.set(file, copies.set(path, new WeakRef(copy)));
  return copy;
}
