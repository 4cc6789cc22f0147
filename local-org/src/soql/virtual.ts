/**
 * Objects that the org answers from what it knows instead of from stored records (EntityDefinition, FieldDefinition, ...). Their rows are
 * put into a temporary table before a query reads it, so that every feature of SOQL works on them.
 */
import type { FieldInfo, SObjectType } from '../schema/model.ts';
import type { OrgServices } from '../runtime/context.ts';
import type { SqlValue, Store } from '../store/store.ts';
import { quoted } from './sql.ts';

export interface VirtualTable {
  /** Object name. */
  readonly name: string;
  /** Field by which lookups find a row; `Id` unless said. */
  readonly key?: string;
  /** Changes when the rows do. */
  version(services: VirtualServices): string;
  /** Rows by field name, in the store's form of values. */
  rows(services: VirtualServices): Iterable<Readonly<Record<string, SqlValue>>>;
}

export type VirtualServices = Pick<OrgServices, 'schema' | 'store' | 'program'>;

const registry = new Map<string, VirtualTable>();

export function registerVirtualTable(table: VirtualTable): void {
  registry.set(table.name.toLowerCase(), table);
}

/** Only objects without a table of their own are virtual. */
export function virtualTable(type: SObjectType): VirtualTable | null {
  return type.table === null ? (registry.get(type.name.toLowerCase()) ?? null) : null;
}

export function virtualName(type: SObjectType): string {
  return `temp.${quoted(`virtual_${type.name}`)}`;
}

export function virtualColumn(field: FieldInfo): string {
  return field.column ?? field.name;
}

const VERSIONS = 'temp.virtual_versions';

/** Fills the temporary table unless it holds the present version. Survives and follows rollbacks: the version is a row of its own. */
export function fillVirtual(type: SObjectType, table: VirtualTable, services: VirtualServices): void {
  const { store } = services;
  store.exec(`CREATE TABLE IF NOT EXISTS ${VERSIONS}(name TEXT PRIMARY KEY, version TEXT)`);
  const version = table.version(services);
  const known = store.prepare(`SELECT version FROM ${VERSIONS} WHERE name = ?`).row(type.name);
  if (known !== undefined && known[0] === version) return;
  const fields = type.fields.filter((field) => field.formula === null && field.follows === null);
  const name = virtualName(type);
  createTable(store, name, fields);
  const insert = store.prepare(`INSERT INTO ${name} VALUES (${fields.map(() => '?').join(', ')})`);
  store.exec(`DELETE FROM ${name}`);
  for (const row of table.rows(services)) insert.run(...fields.map((field) => row[field.name] ?? null));
  store.prepare(`INSERT INTO ${VERSIONS}(name, version) VALUES (?, ?) ON CONFLICT(name) DO UPDATE SET version = excluded.version`).run(type.name, version);
}

/** The empty table, so that statements on it can be prepared. */
export function prepareVirtual(type: SObjectType, store: Store): void {
  createTable(store, virtualName(type), type.fields.filter((field) => field.formula === null && field.follows === null));
}

function createTable(store: Store, name: string, fields: readonly FieldInfo[]): void {
  const columns = fields.map((field) => `${quoted(virtualColumn(field))}${/^(id|reference|date|datetime|int|double|boolean)$/.test(field.type) ? '' : ' TEXT COLLATE NOCASE'}`);
  store.exec(`CREATE TABLE IF NOT EXISTS ${name}(${columns.join(', ')})`);
}
