/** What the tests compare: every value of every Email field, the failures of a run, its counters. */
import type { Org, SqlValue } from 'local-org';
import { rows } from '../../../scripts/demo/story/records.ts';

/** `Object.Field Id` → value, of every Email field of every record; empty fields left out. */
export type Snapshot = ReadonlyMap<string, string>;

export function emailValues(org: Org): Snapshot {
  const values = new Map<string, string>();
  for (const type of org.describeAll()) {
    const fields = type.fields.filter((field) => field.type === 'email' && field.column !== null);
    if (type.table === null || fields.length === 0) continue;
    for (const [id, ...cells] of org.data.records(type.name, ['Id', ...fields.map(({ name }) => name)])) {
      cells.forEach((cell, i) => {
        if (typeof cell === 'string') values.set(`${type.name}.${fields[i].name} ${String(id)}`, cell);
      });
    }
  }
  return values;
}

/** Locations whose values differ, at most a few: a failing test must not print thousands. */
export function differences(one: Snapshot, other: Snapshot, most = 5): string[] {
  const places = new Set([...one.keys(), ...other.keys()]);
  return [...places].filter((place) => one.get(place) !== other.get(place)).slice(0, most);
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

/** Fields that differ from one run to the next one although nothing else does: ids, moments, and what a resumed job may measure anew. */
const OF_THIS_RUN =
  /^(Id|Name|Run__c|Entry_Key__c|Chunk_Size__c|Reading__c|Paused_Seconds__c|(Created|LastModified)ById|LastActivityDate)$/;

/**
 * Everything that a run leaves: each field of each record that it was about, and what it reports: its own record, the audit trail and the open
 * failures, field by field. Histories and feeds get ids in the order of writing, so that their rows have no key to compare them by.
 */
export function endState(org: Org): Snapshot {
  const state = new Map<string, string>();
  const about = new Set(
    rows(org, 'SELECT Object_Name__c FROM Masking_Audit_Entry__c').map((row) => String(row('Object_Name__c'))),
  );
  for (const name of about)
    if (!/(History|Feed)$/.test(name)) for (const [id, cells] of cellsOf(org, name)) state.set(`${name} ${id}`, cells);
  for (const name of ['Masking_Run__c', 'Masking_Audit_Entry__c', 'Masking_Failure__c']) {
    const reported = cellsOf(org, name)
      .map(([, cells]) => cells)
      .sort();
    reported.forEach((cells, i) => state.set(`${name} ${i}`, cells));
  }
  return state;
}

/** Id and content of each row; failures that a retry has taken up are left out. */
function cellsOf(org: Org, name: string): [id: string, cells: string][] {
  const type = org.describeAll().find((known) => known.name === name);
  if (type?.table == null) return [];
  const fields = type.fields
    .filter((field) => field.column !== null && !OF_THIS_RUN.test(field.name) && !/^date/.test(field.type))
    .map((field) => field.name);
  const taken = takenUp(org, name);
  return [...org.data.records(name, ['Id', ...fields])]
    .filter(([id]) => !taken.has(id))
    .map(([id, ...cells]) => [String(id), fields.map((field, i) => `${field}=${String(cells[i])}`).join(', ')]);
}

function takenUp(org: Org, name: string): ReadonlySet<SqlValue> {
  if (name !== 'Masking_Failure__c') return new Set();
  return new Set(
    [...org.data.records(name, ['Id', 'Retried_At__c'])].filter(([, at]) => at !== null).map(([id]) => id),
  );
}

/** Chunks that jobs of a class have carried out. */
export function chunksOf(org: Org, className: string): number {
  return rows(org, `SELECT JobItemsProcessed FROM AsyncApexJob WHERE ApexClass.Name = '${className}'`)
    .map((row) => Number(row('JobItemsProcessed')))
    .reduce((sum, count) => sum + count, 0);
}

/** Whether the newest run has masked all its objects. Verification is not planned yet, which may find out at once that an object is masked. */
export function hasMasked(org: Org): boolean {
  const run = newestRun(org);
  if (run?.status !== 'Running') return false;
  const states = rows(org, "SELECT Status__c FROM Masking_Job__c WHERE Run__c = :id AND Phase__c = 'Mask'", {
    id: run.id,
  });
  return states.length > 0 && states.every((job) => job('Status__c') === 'Done');
}
