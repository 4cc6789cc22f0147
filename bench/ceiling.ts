/**
 * The ceiling: the same rows read, HMACed and written through the same SQLite driver by plain TypeScript, without Apex, jobs, audit or
 * save order. What the real run reaches of it is the price of executing Apex.
 */
import { createHmac } from 'node:crypto';
import type { Schema } from '../local-org/src/schema/model.ts';
import type { OrgStore, SqlValue } from '../local-org/src/store/store.ts';

const CHUNK = 2000;
const KEY = Buffer.alloc(32, 7);

export interface CeilingResult {
  readonly records: number;
  readonly addresses: number;
  readonly seconds: number;
}

/** `fields`: Email fields by object, as the real run found them. Changes the store. */
export function runCeiling(
  store: OrgStore,
  schema: Schema,
  fields: ReadonlyMap<string, readonly string[]>,
): CeilingResult {
  const started = performance.now();
  let records = 0;
  let addresses = 0;
  for (const [object, names] of fields) {
    const type = schema.type(object)!;
    const columns = names.map((name) => `"${type.field(name)!.column!}"`);
    const select = store.prepare(
      `SELECT rowid, ${columns.join(', ')} FROM "${type.table!}" WHERE rowid > ? ORDER BY rowid LIMIT ${CHUNK}`,
    );
    const update = store.prepare(
      `UPDATE "${type.table!}" SET ${columns.map((column) => `${column} = ?`).join(', ')} WHERE rowid = ?`,
    );
    for (let last: SqlValue = 0; ;) {
      const rows = select.rows(last);
      if (rows.length === 0) break;
      last = rows[rows.length - 1][0];
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
