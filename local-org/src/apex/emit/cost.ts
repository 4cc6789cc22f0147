/**
 * Counting of executed statements: once per block, for all statements that stand directly in it. What leaves a block early leaves it
 * counted whole; what is thrown out of a loop takes the last few turns with it. The count is the same each time the code runs.
 */
import type { BoundStmt } from '../bound.ts';
import type { MethodContext } from './emit-context.ts';

/** Statements of loops between two checks of the budget: a counter in a local costs less than one in memory. */
const TURNS = 1023;

/** What runs whenever the first statement of a body runs. */
export function statementsIn(body: BoundStmt | null): number {
  switch (body?.kind) {
    case undefined:
      return 0;
    case 'block':
      return body.statements.reduce((sum, stmt) => sum + statementsIn(stmt), 0);
    case 'try':
    case 'runAs':
      return 1 + statementsIn(body.body);
    default:
      return 1;
  }
}

/** At the beginning of a branch. */
export function spend(method: MethodContext, body: BoundStmt): string {
  const count = statementsIn(body);
  if (count === 0) return '';
  return method.loops > 0 ? `$i+=${count};` : `$F.n-=${count};`;
}

/** At the beginning of a turn: its statements, and the look at whether there is another. */
export function spendTurn(body: BoundStmt): string {
  return `if(($i+=${1 + statementsIn(body)})>${TURNS}){$F.spend($i);$i=0;}`;
}

/** After the outermost loop: what its last turns used. */
export const SPEND_REST = '$F.n-=$i;$i=0;';
