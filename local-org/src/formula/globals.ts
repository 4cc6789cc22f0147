/** Global variables of formulas: `$User.Id`, `$Profile.Name`, `$Permission.X`, `$Setup.Config__c.Flag__c`, ... */
import { tx, type OrgServices } from '../runtime/context.ts';
import type { SObjectType } from '../schema/model.ts';
import { splitRecordName } from '../project/api-names.ts';
import { prefixOfAsker } from '../schema/namespace-context.ts';
import { readerOf } from '../soql/stored-values.ts';
import { quoted } from '../soql/sql.ts';
import { effectiveSetting } from '../soql/custom-setting-values.ts';
import { fieldToFormula } from './formula-apex-values.ts';
import { FormulaError } from './parse.ts';
import type { FormulaValue } from './formula-values.ts';

/** Throws FormulaError for a global that is not known here. */
export function globalValue(path: readonly string[]): FormulaValue {
  const { org, user } = tx();
  const [root, ...rest] = path;
  switch (root.toLowerCase()) {
    case '$user':
      if (/^uitheme(?:displayed)?$/i.test(rest.join('.'))) return 'Theme4d';
      return recordValue('User', user.id, rest);
    case '$profile':
      return recordValue('Profile', user.profileId, rest);
    case '$userrole':
      return recordValue('UserRole', recordValue('User', user.id, ['UserRoleId']) as string | null, rest);
    case '$organization':
      return recordValue('Organization', null, rest);
    case '$permission':
      return org.security?.hasCustomPermission(user, rest.join('.')) ?? false;
    case '$setup': {
      const type = org.schema.type(rest[0]);
      const field = type?.field(rest[1]) ?? null;
      if (type === null || field === null)
        throw new FormulaError(`Field $Setup.${rest.join('.')} does not exist. Check spelling.`);
      return fieldToFormula(
        field,
        effectiveSetting(type, user)?.values[field.index] ?? (field.type === 'boolean' ? false : null),
      );
    }
    case '$custommetadata':
      return metadataValue(rest);
    case '$api':
      return serverAddress(rest.join('.'));
    case '$label':
      return labelText(rest.join('.'));
    default:
      throw new FormulaError(`Field ${path.join('.')} does not exist. Check spelling.`);
  }
}

/** `Partner_Server_URL_470`, `Enterprise_Server_URL_580` */
function serverAddress(name: string): FormulaValue {
  const written = /^(Partner|Enterprise)_Server_URL_(\d+)(\d)$/i.exec(name);
  if (written === null) throw new FormulaError(`Field $Api.${name} does not exist. Check spelling.`);
  const [, kind, major, minor] = written;
  const service = kind.toLowerCase() === 'partner' ? 'u' : 'c';
  const organization = String(recordValue('Organization', null, ['Id'])).slice(0, 15);
  return `${tx().org.baseUrl ?? ''}/services/Soap/${service}/${major}.${minor}/${organization}`;
}

/** `Name`, `ns__Name` */
function labelText(written: string): string | null {
  const org = tx().org as OrgServices & { readonly labels?: ReadonlyMap<string, string> };
  const { namespace, name } = splitRecordName(written);
  const owner = namespace ?? prefixOfAsker(org.schema);
  return org.labels?.get(`${owner === null ? '' : `${owner}.`}${name}`.toLowerCase()) ?? null;
}

/** @param id null: the object's only record. */
function recordValue(object: string, id: string | null, path: readonly string[]): FormulaValue {
  const { schema, store } = tx().org;
  let type: SObjectType | null = schema.type(object);
  let key = id;
  for (let i = 0; i < path.length; i++) {
    const isLast = i === path.length - 1;
    const relationship = isLast ? null : (type?.relationship(path[i]) ?? null);
    const field = isLast ? (type?.field(path[i]) ?? null) : (relationship?.field ?? null);
    if (type === null || type.table === null || field === null || field.column === null)
      throw new FormulaError(`Field $${object}.${path.join('.')} does not exist. Check spelling.`);
    if (key === null && object !== 'Organization') return null;
    const where = key === null ? ' LIMIT 1' : ' WHERE "Id" = ?';
    const row = store
      .prepare(`SELECT ${quoted(field.column)} FROM ${quoted(type.table)}${where}`)
      .row(...(key === null ? [] : [key]));
    const value = row === undefined ? null : row[0];
    if (isLast) return fieldToFormula(field, (readerOf(field) ?? ((plain) => plain))(value));
    key = value as string | null;
    type = schema.type(relationship!.targets[0]);
  }
  return null;
}

/** `$CustomMetadata.Type__mdt.Record.Field__c` */
function metadataValue([object, record, name]: readonly string[]): FormulaValue {
  const { schema, store } = tx().org;
  const type = schema.type(object);
  const field = type?.field(name) ?? null;
  if (type === null || type.table === null || field === null || field.column === null)
    throw new FormulaError(`Field $CustomMetadata.${object}.${record}.${name} does not exist. Check spelling.`);
  const row = store
    .prepare(`SELECT ${quoted(field.column)} FROM ${quoted(type.table)} WHERE "DeveloperName" = ?`)
    .row(record);
  return row === undefined ? null : fieldToFormula(field, (readerOf(field) ?? ((plain) => plain))(row[0]));
}
