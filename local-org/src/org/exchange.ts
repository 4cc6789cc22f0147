/** What a deployment leaves in the store besides the project's records: dropped columns and tables, deleted records, the components themselves. */
import type { MetadataChanges } from '../project/changes.ts';
import { recordName } from '../project/inventory.ts';
import type { ComponentKey, ProjectModel } from '../project/model.ts';
import { splitRecordName } from '../project/api-names.ts';
import type { Schema } from '../schema/model.ts';
import type { Store } from '../store/store.ts';
import { columnType } from '../store/tables.ts';
import type { RowValues, SystemRows } from '../store/system-rows.ts';

/** The part of a project that changes name: what has to be brought into the org's records. */
export function changedPart(project: ProjectModel, { put }: MetadataChanges): ProjectModel {
  const names = new Map<string, Set<string>>();
  for (const { type, fullName } of put) {
    const set = names.get(type) ?? new Set();
    names.set(type, set.add(fullName.toLowerCase()));
  }
  const has = (type: string, name: string): boolean => names.get(type)?.has(name.toLowerCase()) === true;
  return {
    ...project,
    classes: project.classes.filter(({ name }) => has('ApexClass', name)),
    triggers: project.triggers.filter(({ name }) => has('ApexTrigger', name)),
    customMetadata: project.customMetadata.filter((record) => has('CustomMetadata', recordName(project, record))),
    staticResources: project.staticResources.filter(({ name }) => has('StaticResource', name)),
    flows: project.flows.filter(({ name }) => has('Flow', name)),
    components: project.components.filter(({ type, name }) => has(type, name)),
  };
}

/** Records that stand for a component, by its type. */
const RECORDS: Readonly<
  Record<string, (name: string, namespace: string | null) => readonly [object: string, key: RowValues]>
> = {
  ApexClass: (name, prefix) => ['ApexClass', { Name: name, NamespacePrefix: prefix }],
  ApexTrigger: (name, prefix) => ['ApexTrigger', { Name: name, NamespacePrefix: prefix }],
  StaticResource: (name, prefix) => ['StaticResource', { Name: name, NamespacePrefix: prefix }],
  PermissionSet: (name, prefix) => ['PermissionSet', { Name: name, NamespacePrefix: prefix }],
  PermissionSetGroup: (name, prefix) => ['PermissionSetGroup', { DeveloperName: name, NamespacePrefix: prefix }],
  CustomPermission: (name, prefix) => ['CustomPermission', { DeveloperName: name, NamespacePrefix: prefix }],
  Queue: (name) => ['Group', { DeveloperName: name, Type: 'Queue' }],
  Group: (name) => ['Group', { DeveloperName: name, Type: 'Regular' }],
  Role: (name) => ['UserRole', { DeveloperName: name }],
  PlatformCachePartition: (name) => ['PlatformCachePartition', { DeveloperName: name }],
  CustomMetadata: (name, prefix) => {
    const record = splitRecordName(name.slice(name.indexOf('.') + 1));
    return [
      `${name.slice(0, name.indexOf('.')).replace(/__mdt$/i, '')}__mdt`,
      { DeveloperName: record.name, NamespacePrefix: record.namespace ?? prefix },
    ];
  },
};

/** Inside a store transaction. */
export function deleteRecords(schema: Schema, rows: SystemRows, removed: readonly ComponentKey[]): void {
  // What goes from the org of a package's subscriber is the subscriber's.
  const namespace = schema.isManaged ? null : schema.namespace;
  for (const { type, fullName } of removed) {
    const record = RECORDS[type]?.(fullName, namespace);
    if (record === undefined || schema.type(record[0])?.table == null) continue;
    const id = rows.find(schema.type(record[0])!.name, record[1]);
    if (id !== null) rows.delete(schema.type(record[0])!.name, id);
  }
}

/** A column whose field changed its type, set aside under a name of its own until the new one is there. */
interface Converted {
  readonly table: string;
  readonly column: string;
  readonly aside: string;
  readonly type: string;
}

/** Inside a store transaction, when the new columns are there. Values that the new type cannot hold are lost, as on the platform. */
export function convertColumns(store: Store, converted: readonly Converted[]): void {
  for (const { table, column, aside, type } of converted) {
    const isNumber = type === 'REAL' || type === 'INTEGER';
    const value = isNumber
      ? `CASE WHEN typeof(${quoted(aside)}) <> 'text' OR ${quoted(aside)} GLOB '[0-9.+-]*' THEN CAST(${quoted(aside)} AS ${type}) END`
      : `CAST(${quoted(aside)} AS TEXT)`;
    store.exec(`UPDATE ${quoted(table)} SET ${quoted(column)} = ${value} WHERE ${quoted(aside)} IS NOT NULL`);
    store.exec(`ALTER TABLE ${quoted(table)} DROP COLUMN ${quoted(aside)}`);
  }
}

/**
 * Inside a store transaction. Values of a field that is gone do not come back with a new one of its name. Answers the columns whose
 * values are to be converted.
 */
export function dropRemoved(before: Schema, after: Schema, store: Store): Converted[] {
  const converted: Converted[] = [];
  const tables = new Set(
    store
      .prepare("SELECT lower(name) FROM sqlite_schema WHERE type = 'table'")
      .rows()
      .map(([name]) => name as string),
  );
  for (const type of before.types) {
    if (type.table === null || !tables.has(type.table.toLowerCase())) continue;
    const next = after.type(type.name);
    if (next === null) {
      store.exec(`DROP TABLE ${quoted(type.table)}`);
      continue;
    }
    if (type.fields.length === 0 || next.table === null) continue;
    const columns = columnsOf(store, type.table);
    for (const field of type.fields) {
      if (field.column === null || !field.isCustom || !columns.has(field.column.toLowerCase())) continue;
      const kept = next.field(field.name);
      const stays = kept !== null && kept.column !== null;
      if (stays && columnType(kept).split(' ')[0] === columnType(field).split(' ')[0]) continue;
      store.exec(`DROP INDEX IF EXISTS ${quoted(`${type.table}.${field.column}`)}`);
      if (stays) {
        const aside = `${field.column} before`;
        store.exec(`ALTER TABLE ${quoted(type.table)} RENAME COLUMN ${quoted(field.column)} TO ${quoted(aside)}`);
        converted.push({ table: type.table, column: kept.column!, aside, type: columnType(kept).split(' ')[0] });
      } else store.exec(`ALTER TABLE ${quoted(type.table)} DROP COLUMN ${quoted(field.column)}`);
    }
  }
  return converted;
}

function columnsOf(store: Store, table: string): Set<string> {
  return new Set(
    store
      .prepare('SELECT lower(name) FROM pragma_table_info(?)')
      .rows(table)
      .map(([name]) => name as string),
  );
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
