/**
 * Syntax trees of Apex sources, shared by the orgs of this process: of the same text, two orgs have the same tree, which nobody changes.
 * A tree lives as long as an org needs it (an org that has run anonymous Apex does); nothing is kept for later.
 */
import type { CompilationUnit } from './ast.ts';
import type { Diagnostic } from './diagnostic.ts';
import { parseApex, type ParseResult, type SourceKind } from './parse/parse.ts';

interface SharedTree {
  readonly source: string;
  readonly unit: WeakRef<CompilationUnit>;
  readonly diagnostics: readonly Diagnostic[];
}

/** By kind and path. */
const trees = new Map<string, SharedTree>();

const collected = new FinalizationRegistry((key: string) => {
  if (trees.get(key)?.unit.deref() === undefined) trees.delete(key);
});

/** The tree of a source as `parseApex` answers it; parsed at most once while the tree is in use. */
export function sharedTree(path: string, source: string, kind: SourceKind): ParseResult {
  const key = `${kind} ${path}`;
  const known = trees.get(key);
  const unit = known?.source === source ? known.unit.deref() : undefined;
  if (known !== undefined && unit !== undefined) return { unit, diagnostics: known.diagnostics };
  const result = parseApex(path, source, kind);
  if (result.unit !== null) {
    trees.set(key, { source, unit: new WeakRef(result.unit), diagnostics: result.diagnostics });
    collected.register(result.unit, key);
  }
  return result;
}
