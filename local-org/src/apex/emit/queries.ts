/** SOQL and SOSL in code. */
import type { BoundExpr, BoundStmt } from '../bound.ts';
import { type MethodContext, typeConstant } from './emit-context.ts';
import { elementOf, expression } from './expressions.ts';
import { quote } from './writer.ts';

type Soql = Extract<BoundExpr, { kind: 'soql' }>;

export function soql(method: MethodContext, expr: Soql): string {
  const call = queryCall(method, expr);
  switch (expr.result) {
    case 'count':
      return `$count(${call})`;
    case 'single':
      return `$single(${call})`;
    case 'list':
      return `$list($rows(${call}),${typeConstant(method.file, elementOf(expr))})`;
  }
}

/** `[SELECT ...] ?? other`: no row is null here, no error. */
export function soqlOrNull(method: MethodContext, expr: Soql): string {
  return expr.result === 'single' ? `$first(${queryCall(method, expr)})` : soql(method, expr);
}

/** The query itself, for a locator. */
export function lazySoql(method: MethodContext, expr: Soql): string {
  return `$lazyQuery(${queryCall(method, expr)})`;
}

/** The records of a query as a plain array, for loops. */
export function soqlRows(method: MethodContext, expr: Soql): string {
  return `$rows(${queryCall(method, expr)})`;
}

function queryCall(method: MethodContext, expr: Soql): string {
  const query = method.file.pool.add('Q', `$.query(${quote(treeText(expr.query))})`);
  const binds = expr.binds.map((bind) => expression(method, bind)).join(',');
  return `${query},${quote(expr.access)},${sharing(method)},[${binds}]`;
}

export function sosl(method: MethodContext, expr: Extract<BoundExpr, { kind: 'sosl' }>): string {
  const query = method.file.pool.add('Q', `$.query(${quote(treeText(expr.query))})`);
  return `$search(${query},${quote(expr.access)},${sharing(method)},[${expr.binds.map((bind) => expression(method, bind)).join(',')}])`;
}

export function dml(method: MethodContext, stmt: Extract<BoundStmt, { kind: 'dml' }>): string {
  const field = stmt.upsertField === null ? 'null' : quote(stmt.upsertField.name);
  const other = stmt.mergeWith === null ? 'null' : expression(method, stmt.mergeWith);
  return `$dml(${quote(stmt.operation)},${expression(method, stmt.target)},${quote(stmt.access)},${sharing(method)},${field},${other});`;
}

/** A class with a keyword decides itself; the others ask who called them. */
function sharing(method: MethodContext): string {
  return method.sharing === null ? '$sharing()' : quote(method.sharing);
}

/** The query's tree without the locations in the source and without the binds' own trees. */
function treeText(query: object): string {
  return JSON.stringify(query, (key, value: unknown) => (key === 'span' ? 0 : key === 'binds' ? [] : value));
}
