/** From source folders to a data model and a compiled program: what opening an org, checking and testing have in common. */
import type { Diagnostic } from '../apex/diagnostic.ts';
import { compileApex } from '../apex/compile.ts';
import { changedProject, type BundleWriter, type MetadataChanges } from '../project/changes.ts';
import { diskFiles, type ProjectFileSystem } from '../project/file-system.ts';
import { loadProject } from '../project/load.ts';
import type { ProjectModel } from '../project/model.ts';
import { shapeOf, type OrgShape } from '../project/org-shape.ts';
import type { Program } from '../runtime/program.ts';
import { formulaDiagnostics } from './formula-diagnostics.ts';
import { buildSchema } from '../schema/build.ts';
import type { Schema } from '../schema/model.ts';
import '../library/index.ts';
import { registerScript } from '../library/data-weave.ts';
import { registerFlow } from '../library/flow.ts';

export interface CompileSourcesOptions {
  readonly folders: readonly string[];
  /** Overrides the project's namespace. */
  readonly namespace?: string | null | undefined;
  /** The project is an installed package. */
  readonly managed?: boolean | undefined;
  /** Classes that do not compile are left out, and those that need them, so that the rest can run: for tests. */
  readonly leaveOutBroken?: boolean;
  /** Diagnostics only. */
  readonly checkOnly?: boolean;
  readonly coverage?: boolean;
  readonly cacheDir?: string | null | undefined;
  /** Default: what the folders' definition file asks for. */
  readonly shape?: OrgShape | undefined;
  /** Default: the machine's files. */
  readonly files?: ProjectFileSystem | undefined;
  /** What was deployed over the folders' content. */
  readonly changes?: ((project: ProjectModel) => MetadataChanges) | undefined;
  /** Needed with `changes`. */
  readonly writeBundle?: BundleWriter | undefined;
}

export interface CompiledSources {
  /** As the folders have it. */
  readonly base: ProjectModel;
  /** With the changes. */
  readonly project: ProjectModel;
  readonly shape: OrgShape;
  readonly schema: Schema;
  readonly diagnostics: readonly Diagnostic[];
  /** null when there are errors, or only diagnostics were asked for. */
  readonly program: Program | null;
}

/** Throws ProjectError, SchemaError. */
export function compileSources(options: CompileSourcesOptions): CompiledSources {
  const base = loadProject(options.folders, {
    ...(options.namespace === undefined ? {} : { namespace: options.namespace }),
    ...(options.files === undefined ? {} : { files: options.files }),
    managed: options.managed ?? false,
  });
  const shape = options.shape ?? shapeOf(options.folders, options.files ?? diskFiles);
  const changes = options.changes?.(base);
  const project =
    changes === undefined || options.writeBundle === undefined
      ? base
      : changedProject(base, changes, options.writeBundle);
  const compiled = compileModel(project, { ...options, shape });
  const problems = formulaDiagnostics(project, compiled.schema, options.files ?? diskFiles);
  return { base, project, shape, ...compiled, diagnostics: [...problems, ...compiled.diagnostics] };
}

export type CompileModelOptions = Pick<
  CompileSourcesOptions,
  'cacheDir' | 'coverage' | 'checkOnly' | 'leaveOutBroken'
> & { readonly shape: OrgShape };

/** A project that is read already. Throws SchemaError. */
export function compileModel(
  project: ProjectModel,
  options: CompileModelOptions,
): Pick<CompiledSources, 'schema' | 'diagnostics' | 'program'> {
  for (const flow of project.flows) registerFlow(flow.name);
  for (const { type, name } of project.components) if (type === 'DataWeaveResource') registerScript(name);
  const schema = buildSchema(project, options.shape);
  const compile = (sources: ProjectModel): ReturnType<typeof compileApex> =>
    compileApex({
      project: sources,
      schema,
      cacheDir: options.cacheDir ?? null,
      coverage: options.coverage ?? false,
      checkOnly: options.checkOnly ?? false,
    });
  const { diagnostics, program } = compile(project);
  if (program !== null || options.leaveOutBroken !== true) return { schema, diagnostics, program };
  return { schema, ...withoutBroken(project, diagnostics, compile) };
}

/** What depends on a class that was left out does not compile in the next round, until nothing is left to leave out. */
function withoutBroken(
  project: ProjectModel,
  first: readonly Diagnostic[],
  compile: (sources: ProjectModel) => ReturnType<typeof compileApex>,
): Pick<CompiledSources, 'diagnostics' | 'program'> {
  const diagnostics = [...first];
  const broken = new Set<string>();
  for (let found = first; ;) {
    const before = broken.size;
    for (const { severity, path } of found) if (severity === 'error') broken.add(path);
    if (broken.size === before) return { diagnostics, program: null };
    const rest = {
      ...project,
      classes: project.classes.filter(({ path }) => !broken.has(path)),
      triggers: project.triggers.filter(({ path }) => !broken.has(path)),
    };
    const compiled = compile(rest);
    diagnostics.push(...compiled.diagnostics.filter(({ severity }) => severity === 'error'));
    if (compiled.program !== null) return { diagnostics, program: compiled.program };
    found = compiled.diagnostics;
  }
}
