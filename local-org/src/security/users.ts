/** Users as the runtime needs them, read from their records. */
import type { UserInfoRecord } from '../runtime/transaction.ts';
import type { SystemRows } from '../store/system-rows.ts';
import type { SqlValue } from '../store/store.ts';

const FIELDS = [
  'Id',
  'Username',
  'FirstName',
  'LastName',
  'Email',
  'ProfileId',
  'UserType',
  'TimeZoneSidKey',
  'LocaleSidKey',
  'LanguageLocaleKey',
];

/** null when there is no such user. */
export function readUser(rows: SystemRows, id: string): UserInfoRecord | null {
  const row = rows.select('User', FIELDS, { Id: id })[0];
  if (row === undefined) return null;
  const text = (at: number, otherwise: string): string => (row[at] as string | null) ?? otherwise;
  const userType = text(6, 'Standard');
  return {
    id,
    username: text(1, ''),
    name: fullName(row[2]!, row[3]!),
    firstName: row[2] as string | null,
    lastName: row[3] as string | null,
    email: row[4] as string | null,
    profileId: row[5] as string | null,
    userType,
    timeZone: text(7, 'America/Los_Angeles'),
    locale: text(8, 'en_US'),
    language: text(9, 'en_US'),
    isAutomatedProcess: userType === 'AutomatedProcess',
  };
}

export function fullName(first: SqlValue, last: SqlValue): string {
  return first === null ? String(last ?? '') : `${first as string} ${String(last ?? '')}`;
}
