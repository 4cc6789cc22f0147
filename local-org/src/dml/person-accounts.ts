/** Person accounts: the person's Account and the Contact behind it hold the same values. */
import { PERSON_FIELDS } from '../schema/person-accounts.ts';
import type { FieldInfo, SObjectType } from '../schema/model.ts';
import type { SObject } from '../runtime/sobject.ts';
import type { SqlValue } from '../store/store.ts';
import { quoted } from '../soql/sql.ts';
import { sqlOf } from '../soql/stored-values.ts';
import { auditValues, type DmlContext } from './dml-context.ts';
import { personName } from './record-names.ts';
import type { Row } from './rows.ts';

interface Mirror {
  readonly account: FieldInfo;
  readonly contact: FieldInfo;
}

/** Pairs of fields that show one value. */
function mirrors(account: SObjectType, contact: SObjectType): Mirror[] {
  const pairs: Mirror[] = [];
  for (const field of account.fields) {
    const name = PERSON_FIELDS[field.name] ?? (/__pc$/i.test(field.name) ? field.name.replace(/pc$/i, 'c') : null);
    const other = name === null ? null : contact.field(name);
    if (other !== null && other.column !== null && field.column !== null)
      pairs.push({ account: field, contact: other });
  }
  return pairs;
}

/** After a save of accounts or contacts. */
export function mirrorPersons(context: DmlContext, rows: readonly Row[], on: 'insert' | 'update'): void {
  const { schema } = context.services;
  const account = schema.type('Account')!;
  const contact = schema.type('Contact')!;
  const isAccount = context.plan.type === account;
  if (on === 'insert') {
    if (isAccount)
      for (const row of rows) if (isPerson(account, row.record)) makeContact(context, row, account, contact);
    return;
  }
  const flag = context.plan.type.field('IsPersonAccount')!;
  for (const row of rows) {
    if (row.old?.values[flag.index] !== true) continue;
    const changed = mirrors(account, contact).filter((pair) => {
      const { index } = isAccount ? pair.account : pair.contact;
      return sqlOf(row.record.values[index]) !== sqlOf(row.old!.values[index]);
    });
    if (changed.length > 0) copyOver(context, row, changed, isAccount, isAccount ? contact : account);
  }
}

/** An account that names no record type has one for persons, or the default one. */
export function supplyRecordType({ plan }: DmlContext, { values }: SObject): void {
  const field = plan.type.field('RecordTypeId');
  const lastName = plan.type.field('LastName');
  if (plan.type.name !== 'Account' || field === null || lastName === null || values[field.index] != null) return;
  const isPerson = values[lastName.index] != null;
  const found = plan.type.recordTypes.find(({ isPersonType, isDefault }) => (isPerson ? isPersonType : isDefault));
  if (found !== undefined) values[field.index] = found.id;
}

/** By its record type, or because it has a last name. */
function isPerson(account: SObjectType, { values }: SObject): boolean {
  const recordTypeId = values[account.field('RecordTypeId')!.index];
  return (
    values[account.field('LastName')!.index] != null ||
    account.recordTypes.some(({ id, isPersonType }) => isPersonType && id === recordTypeId)
  );
}

function makeContact(context: DmlContext, row: Row, account: SObjectType, contact: SObjectType): void {
  const { store } = context.services;
  const id = store.nextId(contact);
  const audit = auditValues(context.nested(context.planOf(contact)), true);
  const values = new Map<string, SqlValue>([
    ['Id', id],
    ['AccountId', row.id],
    ['IsPersonAccount', 1],
    ['Name', personName(row.record)],
  ]);
  const owner = account.field('OwnerId');
  if (owner !== null) values.set('OwnerId', row.record.values[owner.index] as string);
  for (const pair of mirrors(account, contact)) {
    const value = row.record.values[pair.account.index];
    if (value !== undefined) values.set(pair.contact.column!, sqlOf(value));
  }
  audit.columns.forEach((column, i) => values.set(column, audit.values[i]));
  for (const field of contact.fields)
    if (field.type === 'boolean' && field.column !== null && !values.has(field.column)) values.set(field.column, 0);
  const columns = [...values.keys()];
  store
    .prepare(
      `INSERT INTO ${quoted(contact.table!)} (${columns.map(quoted).join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
    )
    .run(...values.values());
  store
    .prepare(`UPDATE ${quoted(account.table!)} SET "IsPersonAccount" = 1, "PersonContactId" = ? WHERE "Id" = ?`)
    .run(id, row.id);
}

function copyOver(
  context: DmlContext,
  row: Row,
  changed: readonly Mirror[],
  fromAccount: boolean,
  other: SObjectType,
): void {
  const { store } = context.services;
  const columns = changed.map((pair) => (fromAccount ? pair.contact : pair.account).column!);
  const params = changed.map((pair) => sqlOf(row.record.values[(fromAccount ? pair.account : pair.contact).index]));
  const name = personName(row.record);
  if (name !== null && other.field('Name')?.column != null) {
    columns.push('Name');
    params.push(name);
  }
  const audit = auditValues(context.nested(context.planOf(other)), false);
  const sets = [...columns, ...audit.columns].map((column) => `${quoted(column)} = ?`).join(', ');
  const where = fromAccount ? '"AccountId" = ? AND "IsPersonAccount" = 1' : '"PersonContactId" = ?';
  store.prepare(`UPDATE ${quoted(other.table!)} SET ${sets} WHERE ${where}`).run(...params, ...audit.values, row.id);
}
