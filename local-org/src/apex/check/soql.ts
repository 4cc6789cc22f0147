/** Queries inside Apex: their names, their binds, their result. */
import type { Expr } from '../ast.ts';
import type { BoundExpr } from '../bound.ts';
import type { FieldExpr, SelectItem, SoqlQuery, Value, WithClause } from '../../soql/ast.ts';
import { ERROR, INTEGER, SOBJECT, sobjectNamed } from '../types/builtin.ts';
import type { ApexType } from '../types/apex-types.ts';
import { defaultAccess } from './checker.ts';
import { report } from './findings.ts';
import type { Checker } from './checker.ts';
import { checkExpr } from './expressions/check-expression.ts';
import { checkQueryNames, checkSearchNames } from './soql-names.ts';

const AGGREGATES = new Set(['count', 'count_distinct', 'sum', 'avg', 'min', 'max']);

export function checkSoql(c: Checker, expr: Extract<Expr, { kind: 'soql' }>): BoundExpr {
  const { query, span } = expr;
  const binds = query.binds.map((bind) => checkExpr(c, bind));
  checkQueryNames(c, query);
  if (c.schema.type(query.from.name) === null) report(c, span, `Invalid type: Schema.${query.from.name}`);
  const access = accessOf(c, query.with);
  if (isCount(query)) return { kind: 'soql', type: INTEGER, span, query, binds, result: 'count', access };
  return { kind: 'soql', type: c.library.list(rowType(c, query)), span, query, binds, result: 'list', access };
}

export function checkSosl(c: Checker, expr: Extract<Expr, { kind: 'sosl' }>): BoundExpr {
  const { query, span } = expr;
  const binds = query.binds.map((bind) => checkExpr(c, bind));
  checkSearchNames(c, query);
  return {
    kind: 'sosl',
    type: c.library.list(c.library.list(SOBJECT)),
    span,
    query,
    binds,
    access: accessOf(c, query.with),
  };
}

function accessOf(c: Checker, clause: WithClause | null): 'user' | 'system' {
  switch (clause?.kind) {
    case 'userMode':
      return 'user';
    case 'systemMode':
      return 'system';
    case 'securityEnforced':
      if (c.apiVersion >= 67)
        report(c, clause.span, 'WITH SECURITY_ENFORCED is not supported from API version 67.0. Use WITH USER_MODE');
      return defaultAccess(c);
    default:
      return defaultAccess(c);
  }
}

/** `SELECT COUNT() FROM ...` */
function isCount(query: SoqlQuery): boolean {
  const [item] = query.select;
  return (
    query.select.length === 1 &&
    item.kind === 'field' &&
    item.expr.kind === 'function' &&
    item.expr.name.toLowerCase() === 'count' &&
    item.expr.args.length === 0
  );
}

function isAggregate(item: SelectItem): boolean {
  return item.kind === 'field' && aggregates(item.expr);
}

function aggregates(expr: FieldExpr | Value): boolean {
  return expr.kind === 'function' && (AGGREGATES.has(expr.name.toLowerCase()) || expr.args.some(aggregates));
}

function rowType(c: Checker, query: SoqlQuery): ApexType {
  if (query.groupBy !== null || query.select.some(isAggregate))
    return sobjectNamed(c.schema, 'AggregateResult') ?? ERROR;
  return sobjectNamed(c.schema, query.from.name) ?? ERROR;
}
