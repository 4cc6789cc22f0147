/** `System.runAs`: another user for the code in a block. Source: Apex Developer Guide, "Using the runAs Method". */
import { tx } from '../runtime/context.ts';
import { ApexException } from '../runtime/exception.ts';
import { SObject } from '../runtime/sobject.ts';
import { host as currentHost } from '../org/host.ts';

/**
 * @param who a User record, which is inserted when it has no Id; or a System.Version, which changes nothing here.
 * What DML did before does not count for mixed-DML inside the block, and the other way round.
 */
export function runAs(who: unknown, body: () => void): void {
  const transaction = tx();
  if (!transaction.isTest) throw ApexException.of('System.TypeException', 'runAs not allowed outside of test methods');
  if (!(who instanceof SObject)) {
    body();
    return;
  }
  const host = currentHost();
  if (who.id === null) host.dml.execute('insert', [who], { access: 'system', sharing: 'without', allOrNone: true });
  const user = host.user(who.id!);
  if (user === null) throw ApexException.of('System.TypeException', `Invalid user for runAs: ${who.id!}`);
  const before = transaction.user;
  host.security.invalidate();
  transaction.user = user;
  try {
    body();
  } finally {
    transaction.user = before;
    host.security.invalidate();
  }
}
