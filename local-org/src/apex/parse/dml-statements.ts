/** DML statements. */
import type {
  DeleteStatementContext,
  InsertStatementContext,
  UndeleteStatementContext,
  UpdateStatementContext,
  UpsertStatementContext,
} from '@apexdevtools/apex-parser';
import { MergeStatementContext, UpsertStatementContext as Upsert } from '@apexdevtools/apex-parser';
import type { DmlOperation, DmlStmt } from '../ast.ts';
import { buildExpr } from './expressions.ts';
import { nameOf } from './identifiers.ts';
import type { Build } from './tree.ts';
import { spanOf } from './tree.ts';

type DmlContext =
  | InsertStatementContext
  | UpdateStatementContext
  | DeleteStatementContext
  | UndeleteStatementContext
  | UpsertStatementContext
  | MergeStatementContext;

export function buildDml(build: Build, operation: DmlOperation, context: DmlContext): DmlStmt {
  const level = context.accessLevel();
  const access = level ? (level.USER() ? 'user' : 'system') : null;
  const span = spanOf(context);
  if (context instanceof MergeStatementContext) {
    const target = buildExpr(build, context.expression(0));
    return {
      kind: 'dml',
      operation,
      access,
      target,
      upsertField: null,
      mergeWith: buildExpr(build, context.expression(1)),
      span,
    };
  }
  const field = context instanceof Upsert ? context.qualifiedName() : null;
  return {
    kind: 'dml',
    operation,
    access,
    target: buildExpr(build, context.expression()),
    upsertField: field ? field.id_list().map(nameOf) : null,
    mergeWith: null,
    span,
  };
}
