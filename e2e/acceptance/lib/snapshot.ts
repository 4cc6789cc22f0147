/** What the tests compare: every value of every Email field, the failures of a run, its counters. */
import type { Org } from 'local-org';
import { rows } from '../../../scripts/demo/story/records.ts';

/** `Object.Field Id` → value, of every Email field of every record; empty fields left out. */
export type Snapshot = ReadonlyMap<string, string>;

export function emailValues(org: Org): Snapshot {
  const values = new Map<string, string>();
  for (const type of org.host.schema.types) {
    const fields = type.fields.filter((field) => field.type === 'email' && field.column !== null);
    if (type.table === null || fields.length === 0 || !hasTable(org, type.table)) continue;
    const columns = fields.map((field) => `"${field.column!}"`).join(', ');
    for (const [id, ...cells] of org.store
      .prepare(`SELECT "Id", ${columns} FROM "${type.table}" ORDER BY "Id"`)
      .iterate()) {
      cells.forEach((cell, i) => {
        if (typeof cell === 'string') values.set(`${type.name}.${fields[i].name} ${String(id)}`, cell);
      });
    }
  }
  return values;
}

function hasTable(org: Org, table: string): boolean {
  return org.store.prepare('SELECT 1 FROM sqlite_schema WHERE lower(name) = lower(?)').row(table) !== undefined;
}

/** Locations whose values differ, at most a few: a failing test must not print thousands. */
export function differences(one: Snapshot, other: Snapshot): string[] {
  const places = new Set([...one.keys(), ...other.keys()]);
  return [...places].filter((place) => one.get(place) !== other.get(place)).slice(0, 5);
}

/** `Object Id code`, sorted, of the failures that no retry has taken up. */
export function openFailures(org: Org): string[] {
  return rows(
    org,
    'SELECT Object_Name__c, Record_Id__c, Reason_Code__c FROM Masking_Failure__c WHERE Retried_At__c = NULL',
  )
    .map((row) => [row('Object_Name__c'), row('Record_Id__c'), row('Reason_Code__c')].join(' '))
    .sort();
}

export interface RunState {
  readonly id: string;
  readonly status: string;
  readonly verification: string | null;
  readonly scanned: number;
  readonly changed: number;
  readonly failed: number;
  readonly valuesMasked: number;
  readonly residue: number;
}

/** The newest run; null when there is none. */
export function newestRun(org: Org): RunState | null {
  const [run] = rows(
    org,
    `SELECT Id, Status__c, Verification__c, Records_Scanned__c, Records_Changed__c, Records_Failed__c, Values_Masked__c, Residue__c
    FROM Masking_Run__c ORDER BY Name DESC LIMIT 1`,
  );
  if (run === undefined) return null;
  const amount = (field: string): number => Number(run(field) ?? 0);
  return {
    id: String(run('Id')),
    status: String(run('Status__c')),
    verification: run('Verification__c') as string | null,
    scanned: amount('Records_Scanned__c'),
    changed: amount('Records_Changed__c'),
    failed: amount('Records_Failed__c'),
    valuesMasked: amount('Values_Masked__c'),
    residue: amount('Residue__c'),
  };
}
