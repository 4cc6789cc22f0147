/** Platform calls that the local org does not have: an exception of their own type, which Apex can catch as it could catch one of the platform. */
import { tx } from './context.ts';
import { ApexException } from './exception.ts';

export const MISSING_CALL = 'LocalOrg.MissingCallException';

const KEY = Symbol('missing calls');

/** The exception for a call that is missing, which is noted for the summary of a test run. */
export function missingCall(what: string): ApexException {
  const { state } = tx();
  const met = (state.get(KEY) as Set<string> | undefined) ?? new Set<string>();
  met.add(what);
  state.set(KEY, met);
  return ApexException.of(MISSING_CALL, `Not implemented: ${what}`);
}

/** What was missing in the transaction so far. */
export function missingCallsMet(): readonly string[] {
  return [...((tx().state.get(KEY) as Set<string> | undefined) ?? [])];
}
