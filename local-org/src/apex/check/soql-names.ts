/** Objects, fields and relationships that a query names. */
import type { Span } from '../ast.ts';
import type { SObjectType } from '../../schema/model.ts';
import type { Condition, FieldExpr, SelectItem, SoqlQuery, SoslQuery, Value } from '../../soql/ast.ts';
import { objectName, rememberNamespace } from '../types/object-names.ts';
import { report } from './findings.ts';
import type { Checker } from './checker.ts';

/** The object of a query, and the names that may stand before a field or instead of one. */
interface Scope {
  readonly object: SObjectType;
  readonly aliases: ReadonlySet<string>;
  /** `a` of `FROM Contact c, c.Account a`: what it stands for. */
  readonly parents?: ReadonlyMap<string, readonly string[]>;
  /** Names given to result columns: `COUNT(Id) total`. */
  readonly results: ReadonlySet<string>;
}

export function checkQueryNames(c: Checker, query: SoqlQuery): void {
  const object = c.schema.type(query.from.name);
  if (object === null) report(c, query.from.span, `sObject type '${query.from.name}' is not supported.`);
  else checkQuery(c, query, object);
}

export function checkSearchNames(c: Checker, query: SoslQuery): void {
  for (const { object } of query.returning) {
    if (c.schema.type(object) === null) report(c, query.span, `sObject type '${object}' is not supported.`);
  }
}

function checkQuery(c: Checker, query: SoqlQuery, object: SObjectType): void {
  rememberNamespace(object, c.schema.namespace);
  const scope = scopeOf(query, object);
  for (const item of query.select) checkSelected(c, item, scope);
  if (query.where !== null) checkCondition(c, query.where, scope);
  query.groupBy?.items.forEach((item) => checkField(c, item, scope));
  if (query.having !== null) checkCondition(c, query.having, scope);
  query.orderBy.forEach((item) => checkField(c, item.expr, scope));
}

function scopeOf(query: SoqlQuery, object: SObjectType): Scope {
  const aliases = new Set([query.from.name.toLowerCase(), object.name.toLowerCase()]);
  if (query.from.alias !== null) aliases.add(query.from.alias.toLowerCase());
  const parents = new Map<string, readonly string[]>();
  for (const { path, alias } of query.moreFrom) {
    const [first = '', ...rest] = path;
    const above = parents.get(first.toLowerCase()) ?? (aliases.has(first.toLowerCase()) ? [] : [first]);
    parents.set((alias ?? path.at(-1) ?? '').toLowerCase(), [...above, ...rest]);
  }
  const results = new Set<string>();
  for (const item of query.select)
    if (item.kind !== 'typeof' && item.alias !== null) results.add(item.alias.toLowerCase());
  return { object, aliases, parents, results };
}

function checkSelected(c: Checker, item: SelectItem, scope: Scope): void {
  switch (item.kind) {
    case 'field':
      checkField(c, item.expr, scope);
      break;
    case 'subquery':
      checkChildQuery(c, item.query, scope.object);
      break;
    case 'typeof':
      for (const when of item.whens) {
        const object = c.schema.type(when.type);
        if (object === null) report(c, item.span, `sObject type '${when.type}' is not supported.`);
        else
          for (const path of when.fields)
            checkPath(c, path, item.span, { object, aliases: new Set(), results: new Set() });
      }
      break;
  }
}

function checkChildQuery(c: Checker, query: SoqlQuery, parent: SObjectType): void {
  // `FROM Account.Contacts` names the parent once more.
  const name = query.from.name.slice(query.from.name.lastIndexOf('.') + 1);
  const relationship = parent.childRelationship(name);
  if (relationship === null) {
    report(
      c,
      query.from.span,
      `Didn't understand relationship '${name}' in FROM part of query call on '${objectName(parent)}'`,
    );
    return;
  }
  const child = c.schema.type(relationship.child);
  if (child !== null) checkQuery(c, query, child);
}

function checkCondition(c: Checker, condition: Condition, scope: Scope): void {
  switch (condition.kind) {
    case 'and':
    case 'or':
      condition.operands.forEach((operand) => checkCondition(c, operand, scope));
      break;
    case 'not':
      checkCondition(c, condition.operand, scope);
      break;
    case 'compare':
      checkField(c, condition.left, scope);
      checkValue(c, condition.right);
      break;
  }
}

function checkValue(c: Checker, value: Value): void {
  if (value.kind === 'subquery') checkQueryNames(c, value.query);
  else if (value.kind === 'list') value.values.forEach((part) => checkValue(c, part));
}

function checkField(c: Checker, expr: FieldExpr, scope: Scope): void {
  if (expr.kind === 'path') {
    checkPath(c, expr.path, expr.span, scope);
    return;
  }
  if (expr.name.toLowerCase() === 'fields') return;
  for (const arg of expr.args) if (arg.kind === 'path' || arg.kind === 'function') checkField(c, arg, scope);
}

function checkPath(c: Checker, written: readonly string[], span: Span, scope: Scope): void {
  if (written.length === 1 && scope.results.has(written[0].toLowerCase())) return;
  const parent = written.length > 1 ? scope.parents?.get(written[0].toLowerCase()) : undefined;
  const path = parent === undefined ? written : [...parent, ...written.slice(1)];
  let object = scope.object;
  let at = path.length > 1 && scope.aliases.has(path[0].toLowerCase()) && object.relationship(path[0]) === null ? 1 : 0;
  for (; at < path.length - 1; at++) {
    const relationship = object.relationship(path[at]);
    if (relationship === null) {
      report(
        c,
        partSpan(path, at, span),
        `Didn't understand relationship '${path[at]}' in field path on '${objectName(object)}'`,
      );
      return;
    }
    const next = relationship.targets.length === 1 ? c.schema.type(relationship.targets[0]) : null;
    // Behind a parent of several objects stand the fields of `Name`; which ones, the query decides when it runs.
    if (next === null) return;
    object = next;
    rememberNamespace(object, c.schema.namespace);
  }
  const last = path[at];
  if (object.field(last) === null)
    report(c, partSpan(path, at, span), `No such column '${last}' on entity '${objectName(object)}'`);
}

/** Where the part of a path stands, as far as it is on one line without blanks. */
function partSpan(path: readonly string[], index: number, span: Span): Span {
  const before = path.slice(0, index).reduce((sum, part) => sum + part.length + 1, 0);
  return { ...span, column: span.column + before };
}
