/** What a project declares, before any of its bodies is looked at. */
import type { CompilationUnit, TriggerDecl } from '../ast.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Schema } from '../../schema/model.ts';
import type { Library } from './library.ts';
import type { ClassSymbol } from './apex-types.ts';

/** A parsed file of the project. */
export interface SourceUnit {
  readonly unit: CompilationUnit;
  readonly path: string;
  readonly apiVersion: number;
  readonly namespace: string | null;
}

/** Names from the project's metadata that Apex may mention; a set that is absent is not checked. */
export interface MetadataNames {
  /** Custom labels, lower case: `name`, or `ns.name` for those of another namespace. */
  readonly labels?: ReadonlySet<string>;
  /** Those that only the managed package's own code may use. */
  readonly protectedLabels?: ReadonlySet<string>;
  /** Visualforce pages, lower case. */
  readonly pages?: ReadonlySet<string>;
}

export interface TriggerUnit {
  readonly decl: TriggerDecl;
  readonly path: string;
  readonly apiVersion: number;
  readonly namespace: string | null;
}

export interface ProgramSymbols {
  readonly schema: Schema;
  readonly library: Library;
  readonly names: MetadataNames;
  /** Namespace of the project's own code. */
  readonly namespace: string | null;
  /** Top-level types by lower-case name. */
  readonly classes: ReadonlyMap<string, ClassSymbol>;
  /** Those of subscribers of the managed package that the project is. */
  readonly beside: ReadonlyMap<string, ClassSymbol>;
  readonly triggers: readonly TriggerUnit[];
  /** Faults of the declarations themselves. */
  readonly diagnostics: readonly Diagnostic[];
}
