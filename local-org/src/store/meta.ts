/** What an org remembers about itself: JSON by key. */
import type { StatementCache } from './statements.ts';

export const META_TABLE = '_meta';

/** Null for a key that has no value. */
export function readMeta<T>(statements: StatementCache, key: string): T | null {
  const row = statements.prepare(`SELECT value FROM ${META_TABLE} WHERE key = ?`).row(key);
  return row === undefined ? null : (JSON.parse(row[0] as string) as T);
}

export function writeMeta(statements: StatementCache, key: string, value: unknown): void {
  statements
    .prepare(
      `INSERT INTO ${META_TABLE}(key, value) VALUES (?, ?) ON CONFLICT(key) DO UPDATE SET value = excluded.value`,
    )
    .run(key, JSON.stringify(value));
}
