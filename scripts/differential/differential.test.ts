/** Generated classes, judged as Salesforce's compiler judged them when the verdicts were recorded. */
import { spawnSync } from 'node:child_process';
import { expect, it } from '@jest/globals';
import { disagreements, ourVerdicts, readRecorded, withPrograms } from './compare.ts';
import { program } from './program.ts';

const { seed, count, digest, verdicts } = readRecorded();

it('the local org refuses the generated classes that Salesforce refuses, and no others', () => {
  withPrograms(seed, count, (folder, actual) => {
    // Another generator makes other classes: record their verdicts again (docs/local-org.md).
    expect(actual).toBe(digest);
    const found = disagreements(count, ourVerdicts(folder), verdicts);
    expect(found.map((each) => ({ ...each, source: program(seed, each.number).source }))).toEqual([]);
  });
});

it('about half of the recorded classes are refused, so both verdicts are tested', () => {
  const share = Object.keys(verdicts).length / count;
  expect(share).toBeGreaterThan(0.3);
  expect(share).toBeLessThan(0.7);
});

it('a compiler that prints no JSON is reported with its name and what to do', () => {
  const args = ['scripts/differential.mjs', '--compiler', process.execPath, '--count', '1'];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(stderr).toMatch(
    /-j FOLDER printed no JSON\. Give the path of Salesforce's compiler\.\n\nnode scripts\/differential/,
  );
  expect(status).toBe(2);
});
