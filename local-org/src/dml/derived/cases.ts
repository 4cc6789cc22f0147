/** Cases: closed by their status, of the account of their contact. Source: Object Reference, "Case". */
import { ApexDatetime } from '../../runtime/datetime.ts';
import { hasChanged, lookUp, valueOf, type Derivation } from './derivation.ts';

export const cases: Derivation = {
  object: 'Case',
  fills: ['IsClosed', 'ClosedDate', 'AccountId'],
  from: ['Status'],
  derive({ services, transaction }, row) {
    const { record, old } = row;
    const values: Record<string, unknown> = {};
    if (hasChanged(row, 'Status')) {
      const isClosed =
        lookUp(services.store, 'CaseStatus', 'ApiName', valueOf(record, 'Status'), ['IsClosed'])?.[0] === 1;
      values.IsClosed = isClosed;
      if (isClosed !== (valueOf(old, 'IsClosed') ?? false))
        values.ClosedDate = isClosed ? new ApexDatetime(Math.floor(transaction.now() / 1000) * 1000) : null;
    }
    if (old === null && valueOf(record, 'AccountId') === null) {
      const account = lookUp(services.store, 'Contact', 'Id', valueOf(record, 'ContactId'), ['AccountId'])?.[0] ?? null;
      if (account !== null) values.AccountId = account;
    }
    return values;
  },
};
