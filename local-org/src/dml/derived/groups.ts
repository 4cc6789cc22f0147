/** Public groups and queues: a developer name made of the name, unique for each type of group. Source:
 * Object Reference, "Group", DeveloperName; the rule of uniqueness: aer 1.2.40, no source of the platform's own is known. */
import { quoted } from '../../soql/sql.ts';
import { auditValues, type DmlContext } from '../dml-context.ts';
import type { Row } from '../rows.ts';
import { hasTable, valueOf, type Derivation } from './derivation.ts';

function developerName(name: string): string {
  return name
    .replace(/[^A-Za-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .replace(/^(?=\d)/, 'X');
}

export const groups: Derivation = {
  object: 'Group',
  fills: ['DeveloperName', 'Type'],
  from: [],
  derive({ services: { store } }, { record, old }) {
    const name = valueOf(record, 'Name');
    if (old !== null || typeof name !== 'string') return {};
    const type = (valueOf(record, 'Type') as string | null) ?? 'Regular';
    if (valueOf(record, 'DeveloperName') !== null) return { Type: type };
    const stem = developerName(name);
    const isTaken = (candidate: string): boolean =>
      hasTable(store, 'Group') &&
      store
        .prepare(`SELECT 1 FROM ${quoted('Group')} WHERE "DeveloperName" = ? AND "Type" = ?`)
        .row(candidate, type) !== undefined;
    let found = stem;
    for (let suffix = 1; isTaken(found); suffix++) found = `${stem}${suffix}`;
    return { Type: type, DeveloperName: found };
  },
};

/** Groups that every role has. Source: Object Reference, "Group", Type and RelatedId. */
export const ROLE_GROUPS = ['Role', 'RoleAndSubordinates'] as const;

export const roles: Derivation = {
  object: 'UserRole',
  fills: ['DeveloperName'],
  from: [],
  derive(_context, { record, old }) {
    const name = valueOf(record, 'Name');
    if (old !== null || typeof name !== 'string' || valueOf(record, 'DeveloperName') !== null) return {};
    return { DeveloperName: developerName(name) };
  },
  after: makeRoleGroups,
};

function makeRoleGroups(context: DmlContext, rows: readonly Row[]): void {
  const { schema, store } = context.services;
  const type = schema.type('Group');
  if (type === null) return;
  const audit = auditValues(context.nested(context.planOf(type)), true);
  const columns = ['Id', 'RelatedId', 'Type', 'DeveloperName', ...audit.columns];
  const statement = store.prepare(
    `INSERT INTO ${quoted(type.table!)} (${columns.map(quoted).join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
  );
  for (const { id, record, old } of rows)
    if (old === null)
      for (const kind of ROLE_GROUPS)
        statement.run(store.nextId(type), id, kind, valueOf(record, 'DeveloperName') as string, ...audit.values);
}
