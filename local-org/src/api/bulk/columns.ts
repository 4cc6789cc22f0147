/** What the columns of an ingest job's CSV are, and its rows as records. */
import { tx } from '../../runtime/context.ts';
import { SObject } from '../../runtime/sobject.ts';
import type { UserInfoRecord } from '../../runtime/transaction.ts';
import { toId18 } from '../../schema/ids.ts';
import type { FieldInfo, SObjectType } from '../../schema/model.ts';
import type { DmlError } from '../../dml/dml.ts';
import type { ApiServer } from '../api.ts';
import { isOpen, valueFromText } from '../records/reader.ts';
import { sqlOf } from '../../soql/stored-values.ts';
import type { IngestJob } from './ingest-job.ts';

/** A file whose content is wrong as a whole: its text is the job's `errorMessage`. */
export class BadContent extends Error {}

export type Column =
  | { readonly kind: 'id' }
  | { readonly kind: 'field'; readonly field: FieldInfo }
  /** `Account.Key__c`, `User:Owner.Username`: the parent by its external Id. */
  | { readonly kind: 'parent'; readonly field: FieldInfo; readonly type: SObjectType; readonly key: FieldInfo };

export interface ReadRow {
  readonly record: SObject;
  readonly error: DmlError | null;
}

/** In Bulk API an empty cell changes nothing; this text empties the field. */
const NULL_TEXT = '#N/A';

/** Throws BadContent. */
export function readColumns(job: IngestJob, header: readonly string[], user: UserInfoRecord): Column[] {
  const { type } = job;
  if (job.format.newline === '\n' && header.at(-1)!.endsWith('\r'))
    throw new BadContent('ClientInputError : LineEnding is invalid on user data. Current LineEnding setting is LF');
  const seen = new Set<string>();
  const columns = header.map((name): Column => {
    const key = name.trim().toLowerCase();
    if (seen.has(key)) throw new BadContent(`InvalidBatch : Duplicate field name: ${name}`);
    seen.add(key);
    if (key === 'id') return { kind: 'id' };
    const field = type.field(name.trim());
    if (field !== null) return { kind: 'field', field };
    return parentColumn(type, name.trim());
  });
  const verb = job.operation === 'insert' ? 'create' : job.operation === 'update' ? 'update' : 'upsert';
  if (job.operation !== 'delete' && job.operation !== 'hardDelete') {
    for (const column of columns) {
      if (column.kind !== 'id' && !isOpen(user, column.field, verb) && column.field !== job.externalId)
        throw new BadContent(`InvalidBatch : Field name not found : ${column.field.name}`);
    }
  }
  const needs =
    job.operation === 'upsert' ? job.externalId!.name.toLowerCase() : job.operation === 'insert' ? null : 'id';
  if (needs !== null && !seen.has(needs))
    throw new BadContent(`InvalidBatch : Field name not found : ${needs === 'id' ? 'Id' : job.externalId!.name}`);
  return columns;
}

function parentColumn(type: SObjectType, name: string): Column {
  const [, target, relationshipName, keyName] = /^(?:(\w+):)?(\w+)\.(\w+)$/.exec(name) ?? [];
  const relationship = relationshipName === undefined ? null : type.relationship(relationshipName);
  const parent = relationship === null ? null : tx().org.schema.type(target ?? relationship.targets[0]);
  const key = parent?.field(keyName) ?? null;
  if (
    relationship === null ||
    parent === null ||
    key === null ||
    !(key.externalId || key.name === 'Id' || key.isNameField || key.name === 'Username')
  )
    throw new BadContent(`InvalidBatch : Field name not found : ${name}`);
  return { kind: 'parent', field: relationship.field, type: parent, key };
}

const error = (statusCode: string, message: string, fields: readonly string[] = []): DmlError => ({
  statusCode,
  message,
  fields,
});

/** One chunk; what is looked up by external Id is looked up once for all rows. */
export function readRows(
  api: ApiServer,
  job: IngestJob,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
): ReadRow[] {
  const parents = columns.map((column, at) =>
    column.kind === 'parent'
      ? idsByKey(
          api,
          column.type,
          column.key,
          rows.map((row) => row[at] ?? ''),
        )
      : null,
  );
  const keyAt =
    job.operation === 'upsert' && job.externalId!.name !== 'Id'
      ? columns.findIndex((column) => column.kind === 'field' && column.field === job.externalId)
      : -1;
  const known =
    keyAt < 0
      ? null
      : idsByKey(
          api,
          job.type,
          job.externalId!,
          rows.map((row) => row[keyAt] ?? ''),
        );
  const seen = new Set<string>();
  const isDelete = job.operation === 'delete' || job.operation === 'hardDelete';
  return rows.map((row) => {
    const record = new SObject(job.type);
    let problem: DmlError | null = null;
    for (let at = 0; at < columns.length; at++) {
      const column = columns[at];
      const text = row[at] ?? '';
      if (text === '') continue;
      if (column.kind === 'id') {
        const id = job.operation === 'insert' ? null : toId18(text);
        if (job.operation === 'insert')
          problem ??= error('INVALID_FIELD_FOR_INSERT_UPDATE', 'cannot specify Id in an insert call', ['Id']);
        else if (id === null || (job.type.keyPrefix !== null && !id.startsWith(job.type.keyPrefix)))
          problem ??= error('MALFORMED_ID', `Id: id value of incorrect type: ${text}`, ['Id']);
        else record.values[0] = id;
      } else if (isDelete) continue;
      else if (text === NULL_TEXT) record.values[column.field.index] = null;
      else if (column.kind === 'parent') {
        const id = parents[at]!.get(keyText(text));
        if (id === undefined)
          problem ??= error(
            'INVALID_FIELD',
            `Foreign key external ID: ${text.toLowerCase()} not found for field ${column.key.name} in entity ${column.type.name}`,
          );
        else if (id === null)
          problem ??= error('INVALID_FIELD', `More than one record found for external id field ${column.key.name}`);
        else record.values[column.field.index] = id;
      } else {
        const value = valueFromText(column.field, text);
        if (value === undefined)
          problem ??= error(
            'INVALID_TYPE_ON_FIELD_IN_RECORD',
            `${column.field.label}: value not of required type: ${text}`,
            [column.field.name],
          );
        else record.values[column.field.index] = value;
      }
    }
    if (known !== null) {
      const text = row[keyAt] ?? '';
      const id = known.get(keyText(text));
      if (text === '') problem ??= error('MISSING_ARGUMENT', `${job.externalId!.name} not specified`);
      else if (seen.has(keyText(text)))
        problem ??= error('DUPLICATE_VALUE', `Duplicate external id specified: ${text}`, [job.externalId!.name]);
      else if (id === null)
        problem ??= error(
          'DUPLICATE_EXTERNAL_ID',
          `${job.externalId!.name}: more than one record found for external id field`,
        );
      else if (id !== undefined) record.values[0] = id;
      seen.add(keyText(text));
    } else if (job.operation !== 'insert' && job.operation !== 'upsert' && record.id === null) {
      problem ??= error('MISSING_ARGUMENT', `Id not specified in ${isDelete ? 'a delete' : 'an update'} call`);
    } else if (job.operation !== 'insert' && record.id !== null) {
      if (seen.has(record.id)) problem ??= error('DUPLICATE_VALUE', `duplicate id in list: ${record.id}`);
      seen.add(record.id);
    }
    return { record, error: problem };
  });
}

function keyText(text: string): string {
  return text.toLowerCase();
}

/** Ids by key in lower case; null where several records have it. */
function idsByKey(
  api: ApiServer,
  type: SObjectType,
  key: FieldInfo,
  texts: readonly string[],
): Map<string, string | null> {
  const values = [...new Set(texts)]
    .filter((text) => text !== '' && text !== NULL_TEXT)
    .map((text) => valueFromText(key, text))
    .filter((value) => value !== undefined);
  const found = new Map<string, string | null>();
  if (values.length === 0) return found;
  const { queries } = api.org.host;
  const records = queries.run(
    queries.parse(
      `SELECT Id, ${key.name} FROM ${type.name} WHERE ${key.name} IN :values`.replace('SELECT Id, Id', 'SELECT Id'),
    ),
    { access: 'user', sharing: 'with', uncounted: true, namedBinds: () => values },
  );
  for (const record of records) {
    const text = keyText(String(sqlOf(record.values[key.index])));
    found.set(text, found.has(text) ? null : record.id);
  }
  return found;
}
