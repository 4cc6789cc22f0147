/**
 * Rows that people or integrations hold, met by a transaction. What it has locked or saved itself stays its own until it ends, so nobody else
 * can hold it then. Source: "Locking Records" in the Apex Developer Guide: no other client can update a record that a transaction has locked.
 */
import type { OrgConditions } from './state.ts';

type TransactionState = Map<symbol, unknown>;

const WAITED = Symbol('rows waited for');
const OWN = Symbol('rows that the transaction has locked');

/**
 * @param object API name
 * @param ids of rows that are locked together
 * @returns true when somebody else has locked one of them, which the transaction has waited for
 */
export function meetsHeldRow(
  conditions: OrgConditions | null | undefined,
  state: TransactionState,
  object: string,
  ids: readonly string[],
): boolean {
  if (conditions?.asked.heldRows === undefined) return false;
  const own = (state.get(OWN) as Set<string> | undefined) ?? new Set<string>();
  const others = ids.filter((id) => !own.has(id));
  if (conditions.meetsHeldRow(object, others)) {
    state.set(WAITED, timesWaited(state) + 1);
    return true;
  }
  for (const id of others) own.add(id);
  state.set(OWN, own);
  return false;
}

/** How often a transaction waited for a row in vain. */
export function timesWaited(state: TransactionState): number {
  return (state.get(WAITED) as number | undefined) ?? 0;
}
