/**
 * Objects that the org answers from what it knows instead of from stored records (EntityDefinition, FieldDefinition, ...). Their rows are
 * put into a temporary table before a query reads it, so that every feature of SOQL works on them.
 */
import type { FieldInfo, SObjectType } from '../schema/model.ts';
import type { OrgServices } from '../runtime/context.ts';
import type { SqlValue, Store } from '../store/store.ts';
import { quoted } from './sql.ts';
import { USER_RECORD_ACCESS } from './virtual-access.ts';
import { DEFINITION_TABLES } from './virtual-definitions.ts';
import { NOTE_AND_ATTACHMENT } from './virtual-notes.ts';
import { RECENTLY_VIEWED } from './virtual-recent.ts';

export interface VirtualTable {
  /** Object name. */
  readonly name: string;
  /** Field by which lookups find a row; `Id` unless said. */
  readonly key?: string;
  /** Changes when the rows do. */
  version(services: VirtualServices): string;
  /** Rows by field name, in the store's form of values; of one part only, where the table has parts. */
  rows(services: VirtualServices, part: string | null): Iterable<Readonly<Record<string, SqlValue>>>;
  /** Conditions by `=` or `IN` on one of these paths show which parts of a large table a query needs. */
  readonly parts?: { readonly paths: readonly string[]; partOf(value: string): string };
}

export type VirtualServices = Pick<OrgServices, 'schema' | 'store' | 'program' | 'security' | 'conditions'>;

const TABLES: readonly VirtualTable[] = [
  USER_RECORD_ACCESS,
  ...DEFINITION_TABLES,
  NOTE_AND_ATTACHMENT,
  RECENTLY_VIEWED,
];
const tableByName = new Map(TABLES.map((table) => [table.name.toLowerCase(), table]));

export function virtualTable(type: SObjectType): VirtualTable | null {
  return tableByName.get(type.name.toLowerCase()) ?? null;
}

/** Whether the field may hold a name where others hold an Id: it is, or refers to, a record of a virtual table. */
export function holdsNames({ object, relationship }: FieldInfo): boolean {
  return (
    virtualTable(object) !== null ||
    (relationship?.targets.some((name) => tableByName.has(name.toLowerCase())) ?? false)
  );
}

export function virtualName(type: SObjectType): string {
  return `temp.${quoted(`virtual_${type.name}`)}`;
}

export function virtualColumn(field: FieldInfo): string {
  return field.column ?? field.name;
}

const VERSIONS = 'temp.virtual_versions';

/**
 * Fills the temporary table unless it holds the present version. What is filled is known by a row of its own, which survives and
 * follows rollbacks as the rows do.
 * @param parts null: everything.
 */
export function fillVirtual(
  type: SObjectType,
  table: VirtualTable,
  services: VirtualServices,
  parts: readonly string[] | null,
): void {
  const { store } = services;
  store.exec(
    `CREATE TABLE IF NOT EXISTS ${VERSIONS}(name TEXT, part TEXT COLLATE NOCASE, version TEXT, PRIMARY KEY (name, part))`,
  );
  prepareVirtual(type, store);
  const version = table.version(services);
  const stale = store.prepare(`SELECT 1 FROM ${VERSIONS} WHERE name = ? AND version <> ?`).row(type.name, version);
  if (stale !== undefined) {
    store.exec(`DELETE FROM ${virtualName(type)}`);
    store.prepare(`DELETE FROM ${VERSIONS} WHERE name = ?`).run(type.name);
  }
  const filled = new Set(
    store
      .prepare(`SELECT lower(part) FROM ${VERSIONS} WHERE name = ?`)
      .rows(type.name)
      .map((row) => row[0]),
  );
  if (filled.has('*')) return;
  const wanted =
    parts === null || table.parts === undefined ? ['*'] : parts.filter((part) => !filled.has(part.toLowerCase()));
  for (const part of wanted) {
    if (part === '*') store.exec(`DELETE FROM ${virtualName(type)}`);
    insertRows(type, services, table.rows(services, part === '*' ? null : part));
    store.prepare(`INSERT INTO ${VERSIONS}(name, part, version) VALUES (?, ?, ?)`).run(type.name, part, version);
  }
}

function storedFields(type: SObjectType): FieldInfo[] {
  return type.fields.filter((field) => field.formula === null && field.follows === null);
}

function insertRows(
  type: SObjectType,
  { store }: VirtualServices,
  rows: Iterable<Readonly<Record<string, SqlValue>>>,
): void {
  const fields = storedFields(type);
  const insert = store.prepare(`INSERT INTO ${virtualName(type)} VALUES (${fields.map(() => '?').join(', ')})`);
  for (const row of rows) insert.run(...fields.map((field) => row[field.name] ?? null));
}

/** The empty table, so that statements on it can be prepared. */
export function prepareVirtual(type: SObjectType, store: Store): void {
  createTable(store, virtualName(type), storedFields(type));
}

function createTable(store: Store, name: string, fields: readonly FieldInfo[]): void {
  const columns = fields.map(
    (field) =>
      `${quoted(virtualColumn(field))}${/^(id|reference|date|datetime|int|double|boolean)$/.test(field.type) ? '' : ' TEXT COLLATE NOCASE'}`,
  );
  store.exec(`CREATE TABLE IF NOT EXISTS ${name}(${columns.join(', ')})`);
}
