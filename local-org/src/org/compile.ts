/** From source folders to a data model and a compiled program: what opening an org, checking and testing have in common. */
import type { Diagnostic } from '../apex/diagnostic.ts';
import { compileApex } from '../apex/compile.ts';
import { loadProject } from '../project/load.ts';
import type { ProjectModel } from '../project/model.ts';
import type { Program } from '../runtime/program.ts';
import { buildSchema } from '../schema/build.ts';
import type { Schema } from '../schema/model.ts';
import '../library/index.ts';

export interface CompileSourcesOptions {
  readonly folders: readonly string[];
  /** Overrides the project's namespace. */
  readonly namespace?: string | null | undefined;
  /** Diagnostics only. */
  readonly checkOnly?: boolean;
  readonly coverage?: boolean;
  readonly cacheDir?: string | null | undefined;
  readonly personAccounts?: boolean | undefined;
}

export interface CompiledSources {
  readonly project: ProjectModel;
  readonly schema: Schema;
  readonly diagnostics: readonly Diagnostic[];
  /** null when there are errors, or only diagnostics were asked for. */
  readonly program: Program | null;
}

/** Throws ProjectError, SchemaError. */
export function compileSources(options: CompileSourcesOptions): CompiledSources {
  const project = loadProject(options.folders, options.namespace === undefined ? {} : { namespace: options.namespace });
  const schema = buildSchema(project, { personAccounts: options.personAccounts ?? false });
  const { diagnostics, program } = compileApex({ project, schema, cacheDir: options.cacheDir ?? null, coverage: options.coverage ?? false, checkOnly: options.checkOnly ?? false });
  return { project, schema, diagnostics, program };
}
