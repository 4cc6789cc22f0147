/**
 * Records that the platform itself writes (AsyncApexJob, CronTrigger, ApexClass, Profile, ...): straight into their tables, past the save
 * order of DML. Values are in the store's own form (see docs/architecture.md, "Values in the store").
 */
import type { FieldInfo, Schema, SObjectType } from '../schema/model.ts';
import type { SqlValue, Store } from './store.ts';
import type { Clock } from '../host/host.ts';

export type RowValues = Readonly<Record<string, SqlValue>>;

export interface SystemRows {
  /** Answers the new Id. Fields that the org's data model has not are left out. */
  insert(object: string, values: RowValues, userId?: string): string;
  update(object: string, id: string, values: RowValues): void;
  delete(object: string, id: string): void;
  /** Id of the first record whose fields equal `where`. */
  find(object: string, where: RowValues): string | null;
  /** Values of `fields` of the records whose fields equal `where`, in the order of their Ids. */
  select(object: string, fields: readonly string[], where: RowValues): SqlValue[][];
}

export class StoredRows implements SystemRows {
  readonly #schema: Schema;
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #defaultUser: () => string | null;

  constructor(schema: Schema, store: Store, clock: Clock, defaultUser: () => string | null) {
    this.#schema = schema;
    this.#store = store;
    this.#clock = clock;
    this.#defaultUser = defaultUser;
  }

  insert(object: string, values: RowValues, userId?: string): string {
    const type = this.#typeOf(object);
    const id = (values['Id'] as string | undefined) ?? this.#store.nextId(type);
    const now = this.#clock.now();
    const user = userId ?? this.#defaultUser();
    const { columns, params } = columnsOf(type, {
      Id: id,
      CreatedDate: now,
      LastModifiedDate: now,
      SystemModstamp: now,
      CreatedById: user,
      LastModifiedById: user,
      IsDeleted: 0,
      ...values,
    });
    this.#store
      .prepare(`INSERT INTO ${tableOf(type)} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`)
      .run(...params);
    return id;
  }

  update(object: string, id: string, values: RowValues): void {
    const type = this.#typeOf(object);
    const { columns, params } = columnsOf(type, values);
    if (columns.length === 0) return;
    this.#store
      .prepare(`UPDATE ${tableOf(type)} SET ${columns.map((c) => `${c} = ?`).join(', ')} WHERE "Id" = ?`)
      .run(...params, id);
  }

  delete(object: string, id: string): void {
    this.#store.prepare(`DELETE FROM ${tableOf(this.#typeOf(object))} WHERE "Id" = ?`).run(id);
  }

  find(object: string, where: RowValues): string | null {
    const type = this.#typeOf(object);
    const { text, params } = conditionOf(type, where);
    const row = this.#store
      .prepare(`SELECT "Id" FROM ${tableOf(type)} WHERE ${text} ORDER BY "Id" LIMIT 1`)
      .row(...params);
    return (row?.[0] as string | undefined) ?? null;
  }

  select(object: string, fields: readonly string[], where: RowValues): SqlValue[][] {
    const type = this.#typeOf(object);
    const { text, params } = conditionOf(type, where);
    const columns = fields.map((name) => {
      const column = stored(type.field(name));
      return column === null ? 'NULL' : quoted(column);
    });
    return this.#store
      .prepare(`SELECT ${columns.join(', ')} FROM ${tableOf(type)} WHERE ${text} ORDER BY "Id"`)
      .rows(...params);
  }

  #typeOf(object: string): SObjectType {
    const type = this.#schema.type(object);
    if (type === null) throw new Error(`The data model has no ${object}`);
    return type;
  }
}

function tableOf(type: SObjectType): string {
  if (type.table === null) throw new Error(`${type.name} has no table`);
  return quoted(type.table);
}

function columnsOf(type: SObjectType, values: RowValues): { columns: string[]; params: SqlValue[] } {
  const columns: string[] = [];
  const params: SqlValue[] = [];
  for (const name in values) {
    const column = stored(type.field(name));
    if (column === null) continue;
    columns.push(quoted(column));
    params.push(values[name]!);
  }
  return { columns, params };
}

/** A condition of SQL that the values of stored fields equal. Throws an Error for other fields. */
export function conditionOf(type: SObjectType, where: RowValues): { text: string; params: SqlValue[] } {
  const parts: string[] = [];
  const params: SqlValue[] = [];
  for (const name in where) {
    const column = stored(type.field(name));
    if (column === null) throw new Error(`${type.name}.${name} is not stored`);
    parts.push(`${quoted(column)} IS ?`);
    params.push(where[name]!);
  }
  return { text: parts.length === 0 ? '1' : parts.join(' AND '), params };
}

function stored(field: FieldInfo | null): string | null {
  return field === null ? null : field.column;
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
