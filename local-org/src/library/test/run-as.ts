/** `System.runAs`: another user for the code in a block. Source: Apex Developer Guide, "Using the runAs Method". */
import { tx } from '../../runtime/context.ts';
import { ApexException } from '../../runtime/exception.ts';
import { SObject } from '../../runtime/sobject.ts';
import { MAY_MIX, MIXED_DML } from '../../dml/mixed.ts';
import { host as currentHost } from '../../host/host.ts';

/**
 * Makes a user the running one and answers what makes the previous one running again.
 * @param who a User record, which is inserted when it has no Id; or a System.Version, which changes nothing here.
 */
export function enterRunAs(who: unknown): () => void {
  const transaction = tx();
  if (!transaction.isTest) throw ApexException.of('System.TypeException', 'runAs not allowed outside of test methods');
  if (!(who instanceof SObject)) return () => undefined;
  const host = currentHost();
  if (who.id === null) host.dml.execute('insert', [who], { access: 'system', sharing: 'without', allOrNone: true });
  const user = host.user(who.id!);
  if (user === null) throw ApexException.of('System.TypeException', `Invalid user for runAs: ${who.id!}`);
  const before = transaction.user;
  const changed = transaction.state.get(MIXED_DML);
  transaction.state.set(MIXED_DML, MAY_MIX);
  host.security.invalidate();
  transaction.user = user;
  return () => {
    transaction.user = before;
    transaction.state.set(MIXED_DML, changed);
    host.security.invalidate();
  };
}
