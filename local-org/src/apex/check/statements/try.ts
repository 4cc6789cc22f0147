/** `try`, `catch`, `finally`. */
import type { CatchClause, Stmt } from '../../ast.ts';
import type { BoundStmt } from '../../bound.ts';
import { isError } from '../../types/builtin.ts';
import { isException } from '../../types/hierarchy.ts';
import type { ApexType } from '../../types/apex-types.ts';
import { assignable, declareLocal, scoped, typeName, typeOf } from '../checker.ts';
import { report } from '../findings.ts';
import type { Checker } from '../checker.ts';
import { checkBlock, checkStatements } from './check-statement.ts';

type Catch = Extract<BoundStmt, { kind: 'try' }>['catches'][number];

export function checkTry(c: Checker, stmt: Extract<Stmt, { kind: 'try' }>): BoundStmt {
  const body = checkBlock(c, stmt.body);
  const caught: ApexType[] = [];
  const catches = stmt.catches.map((clause) => checkCatch(c, clause, caught));
  return {
    kind: 'try',
    body,
    catches,
    finally: stmt.finally === null ? null : checkBlock(c, stmt.finally),
    span: stmt.span,
  };
}

function checkCatch(c: Checker, clause: CatchClause, caught: ApexType[]): Catch {
  const type = typeOf(c, clause.type, clause.body.span);
  if (!isError(type)) {
    if (!isException(c.library, type))
      report(c, clause.body.span, `Catch block variable must be of type exception: ${typeName(type)}`);
    else if (caught.some((earlier) => assignable(c, type, earlier)))
      report(c, clause.body.span, `Exception type already caught: ${typeName(type)}`);
    caught.push(type);
  }
  return scoped(c, () => {
    const local = declareLocal(c, clause.name, type, false);
    return { local, type, body: checkStatements(c, clause.body), span: clause.span };
  });
}
