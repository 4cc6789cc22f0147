/**
 * The addresses of an internal user stay as they are until their owner confirms new ones, whoever changes them: Apex, its tests, or an API.
 * The update itself succeeds. Nobody confirms in a local org. Addresses of external users change at once.
 *
 * Sources: https://help.salesforce.com/s/articleView?id=000385115&type=1; of tests:
 * https://salesforce.stackexchange.com/questions/356880/apex-test-user-email-change-on-userchangeevent; of the return address:
 * https://www.simplysfdc.com/2018/04/salesforce-change-user-email-address.html, which quotes Salesforce Help.
 */
import type { DmlContext } from './dml-context.ts';
import type { Row } from './rows.ts';
import { isUser } from './user-logins.ts';

const INTERNAL = 'Standard';

/** Takes changes of addresses back before the records are written. */
export function keepUserEmails(context: DmlContext, rows: readonly Row[]): void {
  if (!isUser(context)) return;
  const { type } = context.plan;
  const addresses = [type.field('Email')!.index, type.field('SenderEmail')!.index];
  const userType = type.field('UserType')!.index;
  for (const { record, old } of rows) {
    if (old === null || old.values[userType] !== INTERNAL) continue;
    for (const slot of addresses) record.values[slot] = old.values[slot];
  }
}
