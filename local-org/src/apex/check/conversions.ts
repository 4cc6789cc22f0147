/** Implicit conversions, as nodes of the bound tree. */
import type { Span } from '../ast.ts';
import type { BoundExpr } from '../bound.ts';
import { elementType, isList, sameType } from '../types/builtin.ts';
import type { ApexType } from '../types/types.ts';
import { assignable, report, typeName } from './context.ts';
import type { Checker } from './context.ts';

/** True where the expression may be assigned to the type; a query for a list may stand for its only record. */
export function fits(c: Checker, expr: BoundExpr, to: ApexType): boolean {
  return assignable(c, expr.type, to) || isSingleRecord(c, expr, to);
}

function isSingleRecord(c: Checker, expr: BoundExpr, to: ApexType): boolean {
  return expr.kind === 'soql' && expr.result === 'list' && to.kind === 'sobject' && isList(expr.type) && assignable(c, elementType(expr.type), to);
}

/** The expression as a value of the type, which must fit. */
export function convert(c: Checker, expr: BoundExpr, to: ApexType): BoundExpr {
  if (!assignable(c, expr.type, to) && isSingleRecord(c, expr, to)) return asSingle(expr);
  if (!needsConversion(expr.type, to)) return expr;
  return foldLiteral(expr, to) ?? { kind: 'convert', type: to, span: expr.span, operand: expr };
}

/** A query for a list, taken as its only record. */
export function asSingle(expr: BoundExpr): BoundExpr {
  return expr.kind === 'soql' && expr.result === 'list' ? { ...expr, result: 'single', type: elementType(expr.type) } : expr;
}

/** `Illegal assignment from X to Y` where it does not fit. */
export function assignTo(c: Checker, expr: BoundExpr, to: ApexType, span: Span, verb: 'assignment' | 'conversion' = 'assignment'): BoundExpr {
  if (!fits(c, expr, to)) report(c, span, `Illegal ${verb} from ${typeName(expr.type)} to ${typeName(to)}`);
  return convert(c, expr, to);
}

// References keep their representation; only primitives change theirs.
function needsConversion(from: ApexType, to: ApexType): boolean {
  if (from.kind !== 'primitive') return false;
  return (to.kind === 'primitive' && !sameType(from, to)) || to.kind === 'any';
}

function foldLiteral(expr: BoundExpr, to: ApexType): BoundExpr | null {
  if (expr.kind !== 'literal' || expr.type.kind !== 'primitive' || expr.type.name !== 'Integer' || to.kind !== 'primitive') return null;
  const value = expr.value as number;
  switch (to.name) {
    case 'Long':
      return { ...expr, type: to, value: BigInt(value) };
    case 'Double':
      return { ...expr, type: to, value };
    case 'Decimal':
      return { ...expr, type: to, value: String(value) };
    default:
      return null;
  }
}
