/** Public groups and queues: a developer name made of the name, unique for each type of group. Source: Object Reference, "Group"; aer 1.2.40. */
import { quoted } from '../../soql/sql.ts';
import { hasTable, valueOf, type Derivation } from './derivation.ts';

export const groups: Derivation = {
  object: 'Group',
  fills: ['DeveloperName', 'Type'],
  from: [],
  derive({ services: { store } }, { record, old }) {
    const name = valueOf(record, 'Name');
    if (old !== null || typeof name !== 'string') return {};
    const type = (valueOf(record, 'Type') as string | null) ?? 'Regular';
    if (valueOf(record, 'DeveloperName') !== null) return { Type: type };
    const stem = name
      .replace(/[^A-Za-z0-9]+/g, '_')
      .replace(/^_+|_+$/g, '')
      .replace(/^(?=\d)/, 'X');
    const isTaken = (candidate: string): boolean =>
      hasTable(store, 'Group') &&
      store
        .prepare(`SELECT 1 FROM ${quoted('Group')} WHERE "DeveloperName" = ? AND "Type" = ?`)
        .row(candidate, type) !== undefined;
    let developerName = stem;
    for (let suffix = 1; isTaken(developerName); suffix++) developerName = `${stem}${suffix}`;
    return { Type: type, DeveloperName: developerName };
  },
};
