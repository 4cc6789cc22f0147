/** Queries between brackets: read by the SOQL parser, completed here with the expressions of their binds. */
import type { ApexParserRuleContext, SoqlLiteralContext, SoslLiteralContext } from '@apexdevtools/apex-parser';
import { BoundExpressionContext, ExpressionContext } from '@apexdevtools/apex-parser';
import type { SoqlQuery, SoslQuery } from '../../soql/ast.ts';
import type { Expr } from '../ast.ts';
import { buildExpr } from './expressions.ts';
import type { Build } from './tree.ts';

export function buildSoqlLiteral(build: Build, context: SoqlLiteralContext): SoqlQuery {
  const query = build.queries.get(context);
  if (query?.kind !== 'select') throw new Error('A SOQL literal has a SELECT query');
  return { ...query, binds: buildBinds(build, context) };
}

export function buildSoslLiteral(build: Build, context: SoslLiteralContext): SoslQuery {
  const query = build.queries.get(context);
  if (query?.kind !== 'find') throw new Error('A SOSL literal has a FIND query');
  return { ...query, binds: buildBinds(build, context) };
}

/** In order of appearance; a query inside a bind keeps its own. */
function buildBinds(build: Build, context: ApexParserRuleContext): Expr[] {
  const binds: Expr[] = [];
  for (const child of context.children ?? []) {
    if (!(child instanceof BoundExpressionContext)) continue;
    for (const part of child.children ?? []) {
      if (part instanceof ExpressionContext) binds.push(buildExpr(build, part));
    }
  }
  return binds;
}
