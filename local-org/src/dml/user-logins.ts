/** What lets a user log in: the platform keeps one record for each, made with the user. Source: Object Reference, "UserLogin". */
import { quoted } from '../soql/sql.ts';
import { auditValues, type DmlContext } from './dml-context.ts';
import type { Row } from './rows.ts';

export function isUser({ plan }: DmlContext): boolean {
  return plan.type.name === 'User';
}

/** Makes the records of new users. */
export function makeLogins(context: DmlContext, users: readonly Row[]): void {
  const { schema, store } = context.services;
  const type = schema.type('UserLogin');
  if (type === null || users.length === 0) return;
  const audit = auditValues(context.nested(context.planOf(type)), true);
  const columns = ['Id', 'UserId', 'IsFrozen', 'IsPasswordLocked', ...audit.columns];
  const statement = store.prepare(
    `INSERT INTO ${quoted(type.table!)} (${columns.map(quoted).join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
  );
  for (const { id } of users) statement.run(store.nextId(type), id, 0, 0, ...audit.values);
}
