/** Which binds a query has, and the shape of their values: a null or a collection makes other SQL than a value. */
import type { Condition, FieldExpr, SoqlQuery, Value } from './ast.ts';
import type { BindShape } from './condition-sql.ts';
import { queryException } from './query-errors.ts';
import { isFieldExpr } from './expressions.ts';
import type { QueryOptions } from './queries.ts';
import { SObject } from '../runtime/sobject.ts';
import { itemsOf } from './stored-values.ts';

export type BindSite = Extract<Value, { kind: 'bind' | 'namedBind' }>;

/** Every bind of the query, subqueries and semi-joins included, in order. */
export function bindSites(query: SoqlQuery): BindSite[] {
  const sites: BindSite[] = [];
  const value = (node: Value | null): void => {
    if (node === null) return;
    if (node.kind === 'bind' || node.kind === 'namedBind') sites.push(node);
    else if (node.kind === 'list') node.values.forEach(value);
    else if (node.kind === 'subquery') walk(node.query);
  };
  const expr = (node: FieldExpr): void => {
    if (node.kind !== 'function') return;
    for (const arg of node.args) {
      if (isFieldExpr(arg)) expr(arg);
      else value(arg);
    }
  };
  const condition = (node: Condition | null): void => {
    if (node === null) return;
    if (node.kind === 'compare') {
      expr(node.left);
      value(node.right);
    } else if (node.kind === 'not') condition(node.operand);
    else node.operands.forEach(condition);
  };
  const walk = (node: SoqlQuery): void => {
    for (const item of node.select) if (item.kind === 'subquery') walk(item.query);
    condition(node.where);
    condition(node.having);
    value(node.limit);
    value(node.offset);
  };
  walk(query);
  return sites;
}

export function bindOf(site: BindSite, options: QueryOptions): unknown {
  if (site.kind === 'bind') return options.binds?.[site.index] ?? null;
  if (options.namedBinds === undefined) throw queryException(`Variable does not exist: ${site.path.join('.')}`);
  return options.namedBinds(site.path) ?? null;
}

export function shapeOf(value: unknown): BindShape {
  if (value === null || value === undefined || value === '') return 'null';
  if (typeof value !== 'object') return 'value';
  // Bound for its Id.
  if (value instanceof SObject) return value.id === null ? 'null' : 'value';
  const items = itemsOf(value);
  if (items === null) return 'value';
  for (const item of items) if (item === null || item === '') return 'listWithNull';
  return 'list';
}
