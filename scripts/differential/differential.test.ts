/** Generated classes, judged as Salesforce's compiler judged them when the verdicts were recorded. */
import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { disagreements, ourVerdicts, withPrograms, type Recorded } from './compare.ts';
import { program } from './program.ts';

const recorded = JSON.parse(readFileSync('scripts/differential/verdicts.json', 'utf8')) as Recorded;

it('the local org refuses the generated classes that Salesforce refuses, and no others', () => {
  const { seed, count } = recorded;
  const theirs = Object.fromEntries(recorded.refused.map((number) => [number, 'refused']));
  withPrograms(seed, count, (folder, digest) => {
    // Another generator makes other classes: record their verdicts again (docs/local-org.md).
    expect(digest).toBe(recorded.digest);
    const found = disagreements(count, ourVerdicts(folder), theirs);
    expect(found.map((each) => ({ ...each, source: program(seed, each.number).source }))).toEqual([]);
  });
});

it('about half of the recorded classes are refused, so both verdicts are tested', () => {
  const share = recorded.refused.length / recorded.count;
  expect(share).toBeGreaterThan(0.3);
  expect(share).toBeLessThan(0.7);
});
