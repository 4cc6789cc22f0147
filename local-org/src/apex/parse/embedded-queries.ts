/** Queries between brackets: their binds are Apex expressions, the rest is read by the SOQL parser. */
import type { ApexParserRuleContext, ApexParseTree, ApexToken, SoqlLiteralContext, SoslLiteralContext } from '@apexdevtools/apex-parser';
import { BoundExpressionContext } from '@apexdevtools/apex-parser';
import type { SoqlQuery, SoslQuery } from '../../soql/ast.ts';
import type { LexOptions } from '../../soql/parse/lexer.ts';
import { parseEmbeddedSoql, parseEmbeddedSosl } from '../../soql/parse/parse.ts';
import type { Expr } from '../ast.ts';
import { buildExpr } from './expressions.ts';
import type { Build } from './tree.ts';

export function buildSoqlLiteral(build: Build, context: SoqlLiteralContext): SoqlQuery {
  const bounds = boundExpressions(context);
  return parseEmbeddedSoql(insideOf(build, context, bounds), bindsOf(build, bounds));
}

export function buildSoslLiteral(build: Build, context: SoslLiteralContext): SoslQuery {
  const bounds = boundExpressions(context);
  return parseEmbeddedSosl(insideOf(build, context, bounds), bindsOf(build, bounds));
}

function bindsOf(build: Build, bounds: readonly BoundExpressionContext[]): Expr[] {
  return bounds.map((bound) => buildExpr(build, bound.expression()));
}

/** The text between the brackets. */
function insideOf(build: Build, context: ApexParserRuleContext, bounds: readonly BoundExpressionContext[]): LexOptions {
  const first: ApexToken = context.start;
  const last = context.stop ?? first;
  return {
    source: build.source,
    from: first.start + 1,
    to: last.start,
    line: first.line,
    column: first.column + 2,
    binds: bounds.map((bound) => {
      const expression = bound.expression();
      return { start: expression.start.start, end: (expression.stop ?? expression.start).stop + 1 };
    }),
  };
}

/** In order of appearance; a query inside a bind keeps its own. */
function boundExpressions(context: ApexParseTree, found: BoundExpressionContext[] = []): BoundExpressionContext[] {
  for (const child of (context as ApexParserRuleContext).children ?? []) {
    if (child instanceof BoundExpressionContext) found.push(child);
    else boundExpressions(child, found);
  }
  return found;
}
