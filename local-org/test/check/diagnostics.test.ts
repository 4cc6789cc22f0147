/**
 * The fixtures hold small faults of every kind, and `expected.txt` what Salesforce's own compiler reports about them: position and wording must be
 * the same, and nothing else may be reported.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { check } from './support.ts';

const folder = join(dirname(fileURLToPath(import.meta.url)), 'fixtures');
const SUFFIX = '.apex.txt';

const names = readdirSync(folder)
  .filter((file) => file.endsWith(SUFFIX))
  .map((file) => file.slice(0, -SUFFIX.length));
const sources = Object.fromEntries(
  names.map((name) => [`${name}.cls`, readFileSync(join(folder, name + SUFFIX), 'utf8')]),
);

function byFile(lines: readonly string[], name: string): string[] {
  return lines.filter((line) => line.startsWith(`${name}:`)).sort();
}

describe('the diagnostics of the platform', () => {
  const expected = readFileSync(join(folder, 'expected.txt'), 'utf8').split('\n');
  const { findings } = check(sources);

  it.each(names)('%s', (name) => {
    expect(byFile(findings, name)).toEqual(byFile(expected, name));
  });
});
