/** One statement: dispatch by kind. A declaration of several variables becomes several statements. */
import type { Block, Stmt } from '../../ast.ts';
import type { BoundBlock, BoundStmt } from '../../bound.ts';
import { scoped } from '../checker.ts';
import { report } from '../findings.ts';
import type { Checker } from '../checker.ts';
import { firstUnreachable, STRICT_REACHABILITY } from '../flow.ts';
import { checkDml } from './check-dml.ts';
import { checkDoWhile, checkFor, checkForEach, checkJump, checkWhile } from './loops.ts';
import { checkExprStmt, checkIf, checkLocalVar, checkReturn, checkRunAs, checkThrow } from './simple.ts';
import { checkSwitch } from './switch.ts';
import { checkTry } from './try.ts';

type CheckerOf<K extends Stmt['kind']> = (
  c: Checker,
  stmt: Extract<Stmt, { kind: K }>,
) => BoundStmt | readonly BoundStmt[];

const checkers: { readonly [K in Stmt['kind']]: CheckerOf<K> } = {
  block: checkBlock,
  localVar: checkLocalVar,
  exprStmt: checkExprStmt,
  if: checkIf,
  while: checkWhile,
  doWhile: checkDoWhile,
  for: checkFor,
  forEach: checkForEach,
  switch: checkSwitch,
  try: checkTry,
  return: checkReturn,
  throw: checkThrow,
  break: checkJump,
  continue: checkJump,
  runAs: checkRunAs,
  dml: checkDml,
};

export function checkStatement(c: Checker, stmt: Stmt): readonly BoundStmt[] {
  const bound = (checkers[stmt.kind] as CheckerOf<Stmt['kind']>)(c, stmt as never);
  return Array.isArray(bound) ? (bound as readonly BoundStmt[]) : [bound as BoundStmt];
}

/** A statement in a scope of its own: the body of a loop or a branch. */
export function checkNested(c: Checker, stmt: Stmt): BoundStmt {
  const bound = scoped(c, () => checkStatement(c, stmt));
  return bound.length === 1 ? bound[0] : { kind: 'block', statements: bound, span: stmt.span };
}

export function emptyBlock(span: Block['span']): BoundBlock {
  return { kind: 'block', statements: [], span };
}

export function checkBlock(c: Checker, block: Block): BoundBlock {
  return scoped(c, () => checkStatements(c, block));
}

/** The statements of a block in the current scope. */
export function checkStatements(c: Checker, block: Block): BoundBlock {
  const bound: BoundBlock = {
    kind: 'block',
    statements: block.statements.flatMap((stmt) => checkStatement(c, stmt)),
    span: block.span,
  };
  const unreachable = c.apiVersion < STRICT_REACHABILITY ? null : firstUnreachable(bound);
  if (unreachable !== null) report(c, unreachable.span, 'Unreachable statement');
  return bound;
}
