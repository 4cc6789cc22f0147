/** `a ? b : c` and `a ?? b`. */
import type { Expr, Span } from '../../ast.ts';
import type { BoundExpr } from '../../bound.ts';
import { ERROR, isError } from '../../types/builtin.ts';
import type { ApexType } from '../../types/apex-types.ts';
import { assignable, typeName } from '../checker.ts';
import { report } from '../findings.ts';
import type { Checker } from '../checker.ts';
import { asSingle, convert, fits } from '../conversions.ts';
import { startOf } from '../positions.ts';
import { checkCondition, checkExpr } from './check-expression.ts';

export function checkTernary(c: Checker, expr: Extract<Expr, { kind: 'ternary' }>): BoundExpr {
  const condition = checkCondition(c, expr.condition);
  const first = checkExpr(c, expr.then);
  const [otherwise, then, type] = unify(c, checkExpr(c, expr.else), first, startOf(expr), 'ternary operator');
  return { kind: 'ternary', type, span: startOf(expr), condition, then, else: otherwise };
}

export function checkCoalesce(c: Checker, expr: Extract<Expr, { kind: 'coalesce' }>): BoundExpr {
  const [left, right, type] = unify(
    c,
    checkExpr(c, expr.left),
    checkExpr(c, expr.right),
    startOf(expr),
    'null coalescing operator',
  );
  return { kind: 'coalesce', type, span: startOf(expr), left, right };
}

// The type of the operand that the other one fits.
function unify(c: Checker, a: BoundExpr, b: BoundExpr, span: Span, where: string): [BoundExpr, BoundExpr, ApexType] {
  const left = fits(c, a, b.type) && !assignable(c, a.type, b.type) ? asSingle(a) : a;
  const right = fits(c, b, a.type) && !assignable(c, b.type, a.type) ? asSingle(b) : b;
  const type = commonType(c, left.type, right.type);
  if (type === null) {
    report(c, span, `Incompatible types in ${where}: ${typeName(a.type)}, ${typeName(b.type)}`);
    return [left, right, ERROR];
  }
  return [convert(c, left, type), convert(c, right, type), type];
}

/** Null where two types have nothing in common. */
function commonType(c: Checker, a: ApexType, b: ApexType): ApexType | null {
  if (isError(a) || isError(b)) return ERROR;
  if (a.kind === 'void' || b.kind === 'void') return null;
  if (a.kind === 'null') return b;
  if (b.kind === 'null') return a;
  // Each fits the other; text may be no id.
  if (a.kind === 'primitive' && b.kind === 'primitive' && a.name === 'Id' && b.name === 'String') return b;
  if (assignable(c, b, a)) return a;
  if (assignable(c, a, b)) return b;
  return null;
}
