/**
 * U+0000 in texts. The platform keeps it: people paste it into fields, and the API returns it (singer-io/tap-salesforce, pull request 21:
 * "Replace null bytes with '' when encountered in the SF data"). SQLite ends a text there when it reads, compares or measures it, so the
 * store has a noncharacter of Unicode instead, which texts for interchange do not contain.
 */
import type { SqlValue } from './store.ts';

const NULL_CHARACTER = '\0';
const REPLACEMENT = '\uFDD0';

const replaced = (value: SqlValue): SqlValue =>
  typeof value === 'string' && value.includes(NULL_CHARACTER) ? value.replaceAll(NULL_CHARACTER, REPLACEMENT) : value;

/** Parameters as SQLite can keep them: the same array where none has the character. */
export function storable(params: readonly SqlValue[]): readonly SqlValue[] {
  for (const value of params)
    if (typeof value === 'string' && value.includes(NULL_CHARACTER)) return params.map(replaced);
  return params;
}

/** A row as it was stored, in place. */
export function restore(row: SqlValue[]): SqlValue[] {
  for (let i = 0; i < row.length; i++) {
    const value = row[i];
    if (typeof value === 'string' && value.includes(REPLACEMENT))
      row[i] = value.replaceAll(REPLACEMENT, NULL_CHARACTER);
  }
  return row;
}

/** Values as the JSON text of one parameter, for `json_each`. JSON escapes the character, so that it has to be replaced before. */
export function jsonParameter(values: readonly unknown[]): string {
  const text = JSON.stringify(values);
  if (!text.includes('\\u0000')) return text;
  return JSON.stringify(values, (_, value: unknown) =>
    typeof value === 'string' ? value.replaceAll(NULL_CHARACTER, REPLACEMENT) : value,
  );
}

/** JSON that SQLite made of stored texts: the restored character is not valid in it. */
export const readableJson = (text: string): string =>
  text.includes(NULL_CHARACTER) ? text.replaceAll(NULL_CHARACTER, '\\u0000') : text;
