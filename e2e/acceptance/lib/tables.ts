/** What "nothing is written" means: no table of the org's file has changed. */
import { createHash, type Hash } from 'node:crypto';
import type { Org } from 'local-org';

/** Hash of the rows of every table, by its name in lower case. The store's own counters and settings do not count. */
export function tables(org: Org): ReadonlyMap<string, string> {
  // A table that was made to be read from is no change: it has no row.
  const hashes = new Map<string, Hash>();
  for (const { table, values } of org.data.everything()) {
    if (OF_THE_STORE.test(table)) continue;
    const name = table.toLowerCase();
    const hash = hashes.get(name) ?? createHash('sha256');
    hashes.set(name, hash.update(JSON.stringify(values)));
  }
  return new Map([...hashes].map(([name, hash]) => [name, hash.digest('hex')]));
}

const OF_THE_STORE = /^_(meta|sequence)$/;

export function changedTables(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name));
}
