/**
 * One small class or trigger for each kind of fault, and what Salesforce's own compiler reports about it: the same is said here, and nothing of
 * those that it accepts. In a file of `kinds` a line is `name: source`, the indented lines below it are the findings.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { checkSources } from './support.ts';

const folder = join(dirname(fileURLToPath(import.meta.url)), 'kinds');
/** Classes that the others name. */
const SHARED = 'shared-sources.txt';

interface Case {
  readonly path: string;
  readonly source: string;
  readonly findings: string[];
}

function casesOf(file: string): Case[] {
  const cases: Case[] = [];
  for (const line of readFileSync(join(folder, file), 'utf8').split('\n')) {
    const [, path, source] = /^([\w.]+): (.*)$/.exec(line) ?? [];
    if (path !== undefined && source !== undefined) cases.push({ path, source, findings: [] });
    else if (line.startsWith('  ')) cases.at(-1)?.findings.push(line.trimStart());
  }
  return cases;
}

const shared = casesOf(SHARED);

describe.each(readdirSync(folder).filter((file) => file !== SHARED))('%s', (file) => {
  const cases = casesOf(file);
  const found = new Map<string, string[]>();
  for (const text of checkSources(
    Object.fromEntries([...shared, ...cases].map(({ path, source }) => [path, `${source}\n`])),
  )) {
    const at = text.indexOf(':');
    found.set(text.slice(0, at), [...(found.get(text.slice(0, at)) ?? []), text.slice(at + 1)]);
  }

  it.each(cases)('$source', ({ path, findings }) => {
    expect((found.get(path) ?? []).sort()).toEqual([...findings].sort());
  });
});
