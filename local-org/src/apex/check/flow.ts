/** Whether control may run past a statement. Conditions are not evaluated, and a loop is taken to end: that is the platform's rule. */
import type { BoundBlock, BoundStmt } from '../bound.ts';

export function completes(stmt: BoundStmt): boolean {
  switch (stmt.kind) {
    case 'return':
    case 'throw':
      return false;
    case 'block':
      return stmt.statements.every(completes);
    case 'if':
      return stmt.else === null || completes(stmt.then) || completes(stmt.else);
    case 'switch':
      return (
        stmt.otherwise === null || completes(stmt.otherwise) || stmt.cases.some((branch) => completes(branch.body))
      );
    case 'try':
      return completes(stmt.body) || stmt.catches.some((clause) => completes(clause.body));
    default:
      return true;
  }
}

/** The first statement of a block that nothing can reach, or null. */
export function firstUnreachable(block: BoundBlock): BoundStmt | null {
  const end = block.statements.findIndex((stmt) => !completes(stmt));
  return end < 0 ? null : (block.statements[end + 1] ?? null);
}

/** From this version on, nothing unreachable may stand anywhere. */
export const STRICT_REACHABILITY = 42;
