/** What "nothing is written" means: no table of the org's file has changed. */
import { createHash } from 'node:crypto';
import type { Org } from 'local-org';

/** Hash of the rows of every table, by its name in lower case. The store's own counters and settings do not count. */
export function tables(org: Org): ReadonlyMap<string, string> {
  const names = org.store
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name")
    .rows();
  const hashes = new Map<string, string>();
  for (const [name] of names) {
    if (OF_THE_STORE.test(String(name))) continue;
    const hash = createHash('sha256');
    let count = 0;
    for (const row of org.store.prepare(`SELECT * FROM "${String(name)}" ORDER BY 1`).iterate()) {
      hash.update(JSON.stringify(row));
      count++;
    }
    // A table that was made to be read from is no change.
    if (count > 0) hashes.set(String(name).toLowerCase(), hash.digest('hex'));
  }
  return hashes;
}

const OF_THE_STORE = /^_(meta|sequence)$/;

export function changedTables(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name));
}
