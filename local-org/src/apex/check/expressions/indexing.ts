/** `list[i]` */
import type { Expr } from '../../ast.ts';
import type { BoundExpr } from '../../bound.ts';
import { elementType, INTEGER, isError, isList } from '../../types/builtin.ts';
import { assignable, typeName } from '../checker.ts';
import { report } from '../findings.ts';
import type { Checker } from '../checker.ts';
import { convert } from '../conversions.ts';
import { startOf } from '../positions.ts';
import { checkExpr, errorExpr } from './check-expression.ts';

export function checkIndex(c: Checker, expr: Extract<Expr, { kind: 'index' }>): BoundExpr {
  const target = checkExpr(c, expr.target);
  const index = checkExpr(c, expr.index);
  if (isError(target.type)) return errorExpr(expr.span);
  if (!isList(target.type)) {
    report(c, startOf(expr), `Expression must be a list type: ${typeName(target.type)}`);
    checkIndexType(c, expr, index);
    return errorExpr(expr.span);
  }
  checkIndexType(c, expr, index);
  return {
    kind: 'index',
    type: elementType(target.type),
    span: startOf(expr),
    target,
    index: convert(c, index, INTEGER),
  };
}

function checkIndexType(c: Checker, expr: Expr, index: BoundExpr): void {
  if (!assignable(c, index.type, INTEGER))
    report(c, startOf(expr), `List index must be of type Integer: ${typeName(index.type)}`);
}
