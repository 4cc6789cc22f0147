/** Expressions: one builder per alternative of the grammar's `expression` rule, found by the context's class. */
import * as grammar from '@apexdevtools/apex-parser';
import type {
  ApexParserRuleContext,
  ExpressionContext,
  ExpressionListContext,
  PrimaryContext,
} from '@apexdevtools/apex-parser';
import type { AssignOp, BinaryOp, Expr, TypeRef } from '../ast.ts';
import { buildNew } from './creators.ts';
import { buildSoqlLiteral, buildSoslLiteral } from './embedded-queries.ts';
import { buildLiteral } from './literals.ts';
import { nameOf } from './identifiers.ts';
import type { Build } from './tree.ts';
import { spanOf, spanOfToken, tokenText, tokenType } from './tree.ts';
import { buildTypeRef } from './type-references.ts';

export function buildExpr(build: Build, context: ExpressionContext): Expr {
  const builder = EXPRESSIONS.get(context.constructor);
  if (!builder) throw new Error(`No builder for ${context.constructor.name}`);
  return builder(build, context);
}

export function buildExprList(build: Build, context: ExpressionListContext | null): Expr[] {
  return context ? context.expression_list().map((item) => buildExpr(build, item)) : [];
}

type Builder = (build: Build, context: ApexParserRuleContext) => Expr;

function entry<C extends ApexParserRuleContext>(
  type: abstract new (...args: never[]) => C,
  builder: (build: Build, context: C) => Expr,
): [unknown, Builder] {
  return [type, builder as unknown as Builder];
}

const EXPRESSIONS: ReadonlyMap<unknown, Builder> = new Map([
  entry(grammar.PrimaryExpressionContext, (build, context) => buildPrimary(build, context.primary())),
  entry(grammar.DotExpressionContext, buildDot),
  entry(grammar.ArrayExpressionContext, (build, context) => ({
    kind: 'index',
    target: buildExpr(build, context.expression(0)),
    index: buildExpr(build, context.expression(1)),
    span: spanOf(context),
  })),
  entry(grammar.MethodCallExpressionContext, buildCall),
  entry(grammar.NewExpressionContext, (build, context) => buildNew(build, context)),
  entry(grammar.CastExpressionContext, (build, context) => ({
    kind: 'cast',
    type: buildTypeRef(context.typeRef()),
    operand: buildExpr(build, context.expression()),
    span: spanOf(context),
  })),
  entry(grammar.SubExpressionContext, (build, context) => buildExpr(build, context.expression())),
  entry(grammar.PostOpExpressionContext, (build, context) => ({
    kind: 'incDec',
    op: context.INC() ? '++' : '--',
    prefix: false,
    operand: buildExpr(build, context.expression()),
    span: spanOf(context),
  })),
  entry(grammar.PreOpExpressionContext, buildPreOp),
  entry(grammar.NegExpressionContext, (build, context) => ({
    kind: 'unary',
    op: context.BANG() ? '!' : '~',
    operand: buildExpr(build, context.expression()),
    span: spanOf(context),
  })),
  entry(grammar.Arth1ExpressionContext, buildBinary),
  entry(grammar.Arth2ExpressionContext, buildBinary),
  entry(grammar.BitExpressionContext, buildBinary),
  entry(grammar.CmpExpressionContext, buildBinary),
  entry(grammar.InstanceOfExpressionContext, (build, context) => ({
    kind: 'instanceof',
    operand: buildExpr(build, context.expression()),
    type: buildTypeRef(context.typeRef()),
    span: spanOf(context),
  })),
  entry(grammar.EqualityExpressionContext, buildBinary),
  entry(grammar.BitAndExpressionContext, buildBinary),
  entry(grammar.BitNotExpressionContext, buildBinary),
  entry(grammar.BitOrExpressionContext, buildBinary),
  entry(grammar.LogAndExpressionContext, buildBinary),
  entry(grammar.LogOrExpressionContext, buildBinary),
  entry(grammar.CoalExpressionContext, (build, context) => ({
    kind: 'coalesce',
    left: buildExpr(build, context.expression(0)),
    right: buildExpr(build, context.expression(1)),
    span: spanOf(context),
  })),
  entry(grammar.CondExpressionContext, (build, context) => ({
    kind: 'ternary',
    condition: buildExpr(build, context.expression(0)),
    then: buildExpr(build, context.expression(1)),
    else: buildExpr(build, context.expression(2)),
    span: spanOf(context),
  })),
  entry(grammar.AssignExpressionContext, (build, context) => ({
    kind: 'assign',
    op: tokenText(context.getChild(1)) as AssignOp,
    target: buildExpr(build, context.expression(0)),
    value: buildExpr(build, context.expression(1)),
    span: spanOf(context),
  })),
]);

/** Operators of several tokens (`>>>`, `<=`) stand between the first and the last child. */
function buildBinary(build: Build, context: ExpressionContext): Expr {
  const children = context.children ?? [];
  const last = children.length - 1;
  let op = '';
  for (let i = 1; i < last; i++) op += tokenText(children[i]);
  if (op === '<>') op = '!=';
  return {
    kind: 'binary',
    op: op as BinaryOp,
    left: buildExpr(build, children[0] as ExpressionContext),
    right: buildExpr(build, children[last] as ExpressionContext),
    span: spanOf(context),
  };
}

function buildPreOp(build: Build, context: grammar.PreOpExpressionContext): Expr {
  const operand = buildExpr(build, context.expression());
  const op = tokenText(context.getChild(0));
  const span = spanOf(context);
  return op === '++' || op === '--'
    ? { kind: 'incDec', op, prefix: true, operand, span }
    : { kind: 'unary', op: op as '+' | '-', operand, span };
}

function buildDot(build: Build, context: grammar.DotExpressionContext): Expr {
  const target = buildExpr(build, context.expression());
  const safe = tokenType(context.getChild(1)) === grammar.ApexParser.QUESTIONDOT;
  const call = context.dotMethodCall();
  const span = spanOf(context);
  if (!call) return { kind: 'member', target, name: nameOf(context.anyId()), safe, span };
  return {
    kind: 'call',
    target,
    name: nameOf(call.anyId()),
    args: buildExprList(build, call.expressionList()),
    safe,
    span,
  };
}

function buildCall(build: Build, context: grammar.MethodCallExpressionContext): Expr {
  const call = context.methodCall();
  const name = { text: call.start.text, span: spanOfToken(call.start) };
  return {
    kind: 'call',
    target: null,
    name,
    args: buildExprList(build, call.expressionList()),
    safe: false,
    span: spanOf(context),
  };
}

const PRIMARIES: ReadonlyMap<unknown, Builder> = new Map([
  entry(grammar.ThisPrimaryContext, (_build, context) => ({ kind: 'this', span: spanOf(context) })),
  entry(grammar.SuperPrimaryContext, (_build, context) => ({ kind: 'super', span: spanOf(context) })),
  entry(grammar.LiteralPrimaryContext, (build, context) => ({
    kind: 'literal',
    literal: buildLiteral(build, context.literal()),
    span: spanOf(context),
  })),
  entry(grammar.TypeRefPrimaryContext, (_build, context) => ({
    kind: 'classLiteral',
    type: buildTypeRef(context.typeRef()),
    span: spanOf(context),
  })),
  entry(grammar.VoidPrimaryContext, (_build, context) => ({
    kind: 'classLiteral',
    type: voidType(context),
    span: spanOf(context),
  })),
  entry(grammar.IdPrimaryContext, (_build, context) => {
    const name = nameOf(context.id());
    return { kind: 'name', name, span: name.span };
  }),
  entry(grammar.SoqlPrimaryContext, (build, context) => ({
    kind: 'soql',
    query: buildSoqlLiteral(build, context.soqlLiteral()),
    span: spanOf(context),
  })),
  entry(grammar.SoslPrimaryContext, (build, context) => ({
    kind: 'sosl',
    query: buildSoslLiteral(build, context.soslLiteral()),
    span: spanOf(context),
  })),
]);

function buildPrimary(build: Build, context: PrimaryContext): Expr {
  const builder = PRIMARIES.get(context.constructor);
  if (!builder) throw new Error(`No builder for ${context.constructor.name}`);
  return builder(build, context);
}

function voidType(context: ApexParserRuleContext): TypeRef {
  const span = spanOfToken(context.start);
  return { kind: 'typeRef', names: [{ name: { text: context.start.text, span }, args: [] }], arrayDepth: 0, span };
}
