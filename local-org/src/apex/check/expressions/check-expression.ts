/** One expression: dispatch by kind. */
import type { Expr } from '../../ast.ts';
import type { BoundExpr } from '../../bound.ts';
import { ERROR } from '../../types/builtin.ts';
import { typeName } from '../checker.ts';
import { report } from '../findings.ts';
import type { Checker } from '../checker.ts';
import { checkSoql, checkSosl } from '../soql.ts';
import { checkAssign, checkIncDec } from './assignments.ts';
import { checkCall } from './calls.ts';
import { checkCast, checkClassLiteral, checkInstanceof } from './casts.ts';
import { checkCoalesce, checkTernary } from './conditional.ts';
import { checkNew } from './creation.ts';
import { checkIndex } from './indexing.ts';
import { checkLiteral } from './literals.ts';
import { checkMember, checkName, checkSuper, checkThis } from './name-expressions.ts';
import { checkBinary, checkUnary } from './operators.ts';

type CheckerOf<K extends Expr['kind']> = (c: Checker, expr: Extract<Expr, { kind: K }>) => BoundExpr;

const checkers: { readonly [K in Expr['kind']]: CheckerOf<K> } = {
  literal: checkLiteral,
  name: checkName,
  this: checkThis,
  super: checkSuper,
  member: checkMember,
  call: checkCall,
  index: checkIndex,
  new: checkNew,
  binary: checkBinary,
  unary: checkUnary,
  incDec: checkIncDec,
  assign: checkAssign,
  ternary: checkTernary,
  coalesce: checkCoalesce,
  cast: checkCast,
  instanceof: checkInstanceof,
  classLiteral: checkClassLiteral,
  soql: checkSoql,
  sosl: checkSosl,
};

export function checkExpr(c: Checker, expr: Expr): BoundExpr {
  return (checkers[expr.kind] as CheckerOf<Expr['kind']>)(c, expr as never);
}

/** An expression that must be Boolean: conditions of `if`, loops and `?:`. */
export function checkCondition(c: Checker, expr: Expr): BoundExpr {
  const bound = checkExpr(c, expr);
  if (bound.type.kind === 'error' || (bound.type.kind === 'primitive' && bound.type.name === 'Boolean')) return bound;
  report(c, bound.span, `Condition expression must be of type Boolean: ${typeName(bound.type)}`);
  return bound;
}

/** Stands for an expression in error; nothing complains about it again. */
export function errorExpr(span: Expr['span']): BoundExpr {
  return { kind: 'literal', type: ERROR, span, value: null };
}
