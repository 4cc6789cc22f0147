/** The gate that compares docs/performance.md with what was measured. */
import { describe, expect, test } from '@jest/globals';
import { blocksOf } from '../../bench/measurement-tables.ts';
import { findings, foundNow, gateOf, projectOf } from './planted.ts';

describe('performance', () => {
  const FILE = 'docs/performance.md';
  const result = {
    scenario: 'Storage full',
    scale: 'usual',
    records: 1200,
    left: 3,
    status: 'Completed',
    minutes: 4,
    executions: 40,
    died: 0,
  };
  const measured = {
    bench: 'platform',
    org: 'Heavy automation',
    assumptions: 'jobs wait 60 s',
    records: 5_000_000,
    minutes: 125,
    async_executions: 3_000,
    chunk_size: 1_800,
    is_measured: false,
  };
  const measurements = {
    'bench/conditions.json': JSON.stringify([result]),
    'bench/measurements.jsonl': `${JSON.stringify(measured)}\n`,
  };

  test('a table that is not what was measured', () => {
    const names = [...blocksOf([], []).keys()];
    const empty = names.map((name) => `<!-- generated: ${name} -->\n<!-- end of generated: ${name} -->\n`).join('\n');
    const project = projectOf({ ...measurements, [FILE]: empty });
    const gate = gateOf('performance');
    expect(foundNow(gate, project).map(({ message }) => message)).toEqual(
      expect.arrayContaining([
        'the block "conditions of a real org" is not what was measured: npm run check -- --write',
        'the block "kinds of orgs" is not what was measured: npm run check -- --write',
      ]),
    );
    gate.write?.(project);
    expect(foundNow(gate, project)).toEqual([]);
    expect(project.text(FILE)).toMatch(/\| Storage full +\| 1,200 +\| Completed +\| 3 +\| 4\.0 +\| 40 +\| 0 +\|/);
    expect(project.text(FILE)).toMatch(/\| Heavy automation .* \| 2 h 5 min \| 3,000 +\| 1,800 +\| extrapolated \|/);
  });

  test('a document without the block', () => {
    expect(findings('performance', { ...measurements, [FILE]: 'no marks' })).toContain(
      `${FILE}:1: has no generated block "conditions of a real org"`,
    );
  });
});
