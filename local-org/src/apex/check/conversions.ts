/** Implicit conversions, as nodes of the bound tree. */
import type { Span } from '../ast.ts';
import type { BoundExpr } from '../bound.ts';
import { elementType, isList, sameType } from '../types/builtin.ts';
import type { ApexType } from '../types/apex-types.ts';
import { assignable, typeName } from './checker.ts';
import { report } from './findings.ts';
import type { Checker } from './checker.ts';

/** True where the expression may be assigned to the type; a query for a list may stand for its only record. */
export function fits(c: Checker, expr: BoundExpr, to: ApexType): boolean {
  return assignable(c, expr.type, to) || isSingleRecord(c, expr, to);
}

function isSingleRecord(c: Checker, expr: BoundExpr, to: ApexType): boolean {
  if (to.kind !== 'sobject' || !isRows(expr)) return false;
  const row = elementType(expr.type);
  return assignable(c, row, to) || (row.kind === 'sobject' && row.object === null);
}

/** A query, or a choice between queries, whose list may stand for its only record. */
export function isQuery(expr: BoundExpr): boolean {
  switch (expr.kind) {
    case 'soql':
      return expr.result === 'list';
    case 'libraryCall':
      return (
        expr.member.class.qualifiedName === 'System.Database' &&
        DYNAMIC_QUERIES.has(expr.member.member.name.toLowerCase())
      );
    case 'ternary':
      return isQueryOrNull(expr.then) && isQueryOrNull(expr.else) && isList(expr.type);
    default:
      return false;
  }
}

/**
 * A query, a copy of its rows, or the records of a map: a list that may stand for its only record. Salesforce's compiler accepts
 * `Account a = accountsById.values()`.
 */
export function isRows(expr: BoundExpr): boolean {
  if (isQuery(expr)) return true;
  if (expr.kind === 'ternary')
    return isList(expr.type) && [expr.then, expr.else].every((part) => isRows(part) || part.type.kind === 'null');
  if (expr.kind !== 'libraryCall' || expr.target === null) return false;
  const name = expr.member.member.name.toLowerCase();
  if (expr.member.class.qualifiedName === 'System.Map')
    return name === 'values' && elementType(expr.type).kind === 'sobject';
  return expr.member.class.qualifiedName === 'System.List' && COPIES.has(name) && isRows(expr.target);
}

const COPIES: ReadonlySet<string> = new Set(['clone', 'deepclone']);

const DYNAMIC_QUERIES: ReadonlySet<string> = new Set(['query', 'querywithbinds']);

function isQueryOrNull(expr: BoundExpr): boolean {
  return isQuery(expr) || expr.type.kind === 'null';
}

/** The expression as a value of the type, which must fit. */
export function convert(c: Checker, expr: BoundExpr, to: ApexType): BoundExpr {
  if (!assignable(c, expr.type, to) && isSingleRecord(c, expr, to)) return asSingle(expr, to);
  if (!needsConversion(expr.type, to)) return expr;
  return foldLiteral(expr, to) ?? { kind: 'convert', type: to, span: expr.span, operand: expr };
}

/** A query for a list, taken as its only record; anything else as it is. */
export function asSingle(expr: BoundExpr, to: ApexType = elementType(expr.type)): BoundExpr {
  if (!isRows(expr)) return expr;
  switch (expr.kind) {
    case 'soql':
      return { ...expr, result: 'single', type: elementType(expr.type) };
    case 'ternary':
      return { ...expr, then: asSingle(expr.then, to), else: asSingle(expr.else, to), type: to };
    default:
      return { kind: 'onlyRow', type: to, span: expr.span, operand: expr };
  }
}

/** `Illegal assignment from X to Y` where it does not fit. */
export function assignTo(
  c: Checker,
  expr: BoundExpr,
  to: ApexType,
  span: Span,
  verb: 'assignment' | 'conversion' = 'assignment',
): BoundExpr {
  if (!fits(c, expr, to)) report(c, span, `Illegal ${verb} from ${typeName(expr.type)} to ${typeName(to)}`);
  return convert(c, expr, to);
}

// References keep their representation; only primitives change theirs.
function needsConversion(from: ApexType, to: ApexType): boolean {
  if (from.kind !== 'primitive') return false;
  return (to.kind === 'primitive' && !sameType(from, to)) || to.kind === 'any';
}

function foldLiteral(expr: BoundExpr, to: ApexType): BoundExpr | null {
  if (
    expr.kind !== 'literal' ||
    expr.type.kind !== 'primitive' ||
    expr.type.name !== 'Integer' ||
    to.kind !== 'primitive'
  )
    return null;
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
