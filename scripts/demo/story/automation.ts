/** Lets the customer's automation fire on a few flagged records and shows whom it would have mailed. */
import type { Org, OutboxMail } from 'local-org';

const TOUCH_FLAGGED_RECORDS = `
  List<Contact> people = [SELECT Id FROM Contact WHERE Welcome_Mail_Pending__c = TRUE AND Email != NULL ORDER BY Id LIMIT 3];
  List<Case> cases = [SELECT Id FROM Case WHERE Notify_Customer__c = TRUE AND SuppliedEmail != NULL ORDER BY Id LIMIT 2];
  Database.update(people, false, AccessLevel.SYSTEM_MODE);
  Database.update(cases, false, AccessLevel.SYSTEM_MODE);
`;

/** Whom an ordinary update mails, as it stands now. The outbox is empty afterwards. */
export function mailsOfAnUpdate(org: Org): readonly OutboxMail[] {
  org.clearOutbox();
  org.runAnonymous(TOUCH_FLAGGED_RECORDS);
  const mails = org.outbox();
  org.clearOutbox();
  return mails;
}
