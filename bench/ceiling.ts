/**
 * The ceiling: the same rows in the same order, read, HMACed and written through the same SQLite driver by plain TypeScript, without Apex,
 * jobs, audit or save order. What the real run reaches of it is the price of executing Apex.
 */
import { createHmac } from 'node:crypto';
import type { Org, SqlValue } from 'local-org';

const CHUNK = 2000;
const KEY = Buffer.alloc(32, 7);

export interface CeilingResult {
  readonly records: number;
  readonly addresses: number;
  readonly seconds: number;
}

/**
 * Changes the store.
 * @param fields Email fields by object, as the real run found them
 * @param order field by which the real run sorted an object's records: children of one parent come together
 */
export function runCeiling(
  org: Org,
  fields: ReadonlyMap<string, readonly string[]>,
  order: ReadonlyMap<string, string>,
): CeilingResult {
  const { store } = org;
  const started = performance.now();
  let records = 0;
  let addresses = 0;
  for (const [object, names] of fields) {
    const type = org.describe(object)!;
    const columns = names.map((name) => `"${type.field(name)!.column!}"`);
    const table = `"${type.table!}"`;
    const sorted = order.has(object) ? `"${type.field(order.get(object)!)!.column!}", rowid` : 'rowid';
    const rowIds = store.prepare(`SELECT json_group_array(rowid) FROM (SELECT rowid FROM ${table} ORDER BY ${sorted})`);
    const ids = JSON.parse(rowIds.row()![0] as string) as number[];
    const select = store.prepare(
      `SELECT t.rowid, ${columns.map((column) => `t.${column}`).join(', ')} FROM json_each(?) AS j CROSS JOIN ${table} AS t ON t.rowid = j.value`,
    );
    const update = store.prepare(
      `UPDATE ${table} SET ${columns.map((column) => `${column} = ?`).join(', ')} WHERE rowid = ?`,
    );
    for (let at = 0; at < ids.length; at += CHUNK) {
      const rows = select.rows(JSON.stringify(ids.slice(at, at + CHUNK)));
      const known = new Map<string, string>();
      store.begin();
      for (const row of rows) {
        records++;
        const values: SqlValue[] = [];
        let changed = false;
        for (let i = 1; i < row.length; i++) {
          const value = row[i];
          if (typeof value === 'string' && value !== '') {
            changed = true;
            addresses++;
            values.push(maskPlainly(value, known));
          } else {
            values.push(value);
          }
        }
        if (changed) update.run(...values, row[0]);
      }
      store.commit();
    }
  }
  return { records, addresses, seconds: (performance.now() - started) / 1000 };
}

function maskPlainly(value: string, known: Map<string, string>): string {
  const normal = value.trim().toLowerCase();
  let masked = known.get(normal);
  if (masked === undefined) {
    const digest = createHmac('sha256', KEY).update(normal).digest();
    const number = (BigInt(digest.readUInt32BE(4) & 0x7ffffff) << 26n) | BigInt(digest.readUInt32BE(8) & 0x3ffffff);
    masked = `first${digest.readUInt16BE(0) & 1023}.last${digest.readUInt16BE(2) & 2047}-${number.toString().padStart(16, '0')}@mail.sandbox.invalid`;
    known.set(normal, masked);
  }
  return masked;
}
