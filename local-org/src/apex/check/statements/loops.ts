/** Loops, `break`, `continue`. */
import type { Expr, Stmt } from '../../ast.ts';
import type { BoundExpr, BoundStmt } from '../../bound.ts';
import { collectionKind, elementType, ERROR, isError, isList } from '../../types/builtin.ts';
import { linearized } from '../../types/hierarchy.ts';
import type { ApexType } from '../../types/apex-types.ts';
import { isQuery } from '../conversions.ts';
import { assignable, declareLocal, scoped, typeName, typeOf } from '../checker.ts';
import { report } from '../findings.ts';
import type { Checker } from '../checker.ts';
import { checkCondition, checkExpr } from '../expressions/check-expression.ts';
import { checkNested, checkStatement, emptyBlock } from './check-statement.ts';

type Of<K extends Stmt['kind']> = Extract<Stmt, { kind: K }>;
type Over = Extract<BoundStmt, { kind: 'forEach' }>['over'];

function loopBody(c: Checker, body: Stmt | null, span: Stmt['span']): BoundStmt {
  if (body === null) return emptyBlock(span);
  c.body.loopDepth++;
  try {
    return checkNested(c, body);
  } finally {
    c.body.loopDepth--;
  }
}

export function checkWhile(c: Checker, stmt: Of<'while'>): BoundStmt {
  return {
    kind: 'while',
    condition: checkCondition(c, stmt.condition),
    body: loopBody(c, stmt.body, stmt.span),
    span: stmt.span,
  };
}

export function checkDoWhile(c: Checker, stmt: Of<'doWhile'>): BoundStmt {
  const body = loopBody(c, stmt.body, stmt.span);
  return { kind: 'doWhile', condition: checkCondition(c, stmt.condition), body, span: stmt.span };
}

export function checkFor(c: Checker, stmt: Of<'for'>): BoundStmt {
  return scoped(c, () => {
    const init = checkInit(c, stmt.init);
    const condition = stmt.condition === null ? null : checkCondition(c, stmt.condition);
    const update = stmt.update.map((expr) => checkExpr(c, expr));
    return { kind: 'for', init, condition, update, body: loopBody(c, stmt.body, stmt.span), span: stmt.span };
  });
}

function checkInit(c: Checker, init: Of<'for'>['init']): readonly BoundStmt[] {
  if (init === null) return [];
  if ('kind' in init) return checkStatement(c, init);
  return (init as readonly Expr[]).map((expr) => ({ kind: 'exprStmt', expr: checkExpr(c, expr), span: expr.span }));
}

export function checkForEach(c: Checker, stmt: Of<'forEach'>): BoundStmt {
  return scoped(c, () => {
    const iterable = checkExpr(c, stmt.iterable);
    const type = typeOf(c, stmt.type);
    const local = declareLocal(c, stmt.name, type, false);
    const over = isError(type) || isError(iterable.type) ? 'list' : howToWalk(c, stmt, iterable, type);
    return { kind: 'forEach', local, iterable, over, body: loopBody(c, stmt.body, stmt.span), span: stmt.span };
  });
}

function howToWalk(c: Checker, stmt: Of<'forEach'>, iterable: BoundExpr, variable: ApexType): Over {
  if (isQuery(iterable) && iterable.kind !== 'ternary') {
    if (stmt.body === null) report(c, stmt.span, 'Loop with query must provide a statement');
    return walkQuery(c, stmt, iterable, variable);
  }
  const kind = collectionKind(iterable.type);
  const element = kind === 'List' || kind === 'Set' ? elementType(iterable.type) : iteratedType(c, iterable.type);
  if (element === null) {
    report(c, stmt.span, `Loop must iterate over collection: ${typeName(iterable.type)}`);
    return 'list';
  }
  if (!assignable(c, element, variable) && !isOpenList(iterable, variable))
    report(
      c,
      stmt.span,
      iterable.kind === 'sobjectChildren'
        ? rowMessage(element)
        : `Invalid loop variable type expected ${typeName(element)} was ${typeName(variable)}`,
    );
  return kind === 'List' ? 'list' : kind === 'Set' ? 'set' : 'iterable';
}

/** The children that `getSObjects` answers may be walked as records of their own object. */
function isOpenList(iterable: BoundExpr, variable: ApexType): boolean {
  return (
    iterable.kind === 'libraryCall' &&
    iterable.member.member.name.toLowerCase() === 'getsobjects' &&
    variable.kind === 'sobject'
  );
}

/** `X` of the `Iterable<X>` that a type is; null where it is none. */
function iteratedType(c: Checker, type: ApexType): ApexType | null {
  const iterable = linearized(c.library, type).find(
    (parent) => parent.kind === 'library' && parent.class.qualifiedName === 'System.Iterable',
  );
  return iterable?.kind === 'library' ? (iterable.args[0] ?? ERROR) : null;
}

function walkQuery(c: Checker, stmt: Of<'forEach'>, query: BoundExpr, variable: ApexType): Over {
  const row = elementType(query.type);
  const wanted = isList(variable) ? elementType(variable) : variable;
  const fits =
    wanted.kind === 'sobject' &&
    (wanted.object === null ||
      isError(row) ||
      (row.kind === 'sobject' && (row.object === null || row.object === wanted.object)));
  if (!fits) report(c, stmt.span, rowMessage(row));
  return isList(variable) ? 'queryChunks' : 'query';
}

function rowMessage(row: ApexType): string {
  return `Loop variable must be a generic SObject or List or a concrete SObject or List of: ${typeName(row)}`;
}

export function checkJump(c: Checker, stmt: Of<'break'> | Of<'continue'>): BoundStmt {
  if (c.body.loopDepth === 0)
    report(
      c,
      stmt.span,
      stmt.kind === 'break' ? 'Break statement must be in loop' : 'Continue statement must be in loop',
    );
  return { kind: stmt.kind, span: stmt.span };
}
