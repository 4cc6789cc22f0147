import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { coverageProblems } from './apex-coverage.mjs';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'coverage-'));
  mkdirSync(path.join(folder, 'entry', 'classes'), { recursive: true });
  writeFileSync(
    path.join(folder, 'entry', 'classes', 'Entry.cls'),
    '// An entry point.\nglobal with sharing class Entry {}',
  );
  writeFileSync(path.join(folder, 'entry', 'classes', 'Inside.cls'), 'public with sharing class Inside {}');
  writeFileSync(path.join(folder, 'entry', 'Guard.trigger'), 'trigger Guard on Account (before update) {}');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const problems = (all: number, covered: Readonly<Record<string, number>>): readonly string[] =>
  coverageProblems(
    {
      summary: { orgWideCoverage: `${String(all)}%` },
      coverage: { coverage: Object.entries(covered).map(([name, coveredPercent]) => ({ name, coveredPercent })) },
    },
    folder,
  );

test('well covered sources have no problem', () => {
  expect(problems(95, { Entry: 75, Guard: 100, Inside: 10 })).toEqual([]);
});

test('too little in all, a global class without a test and a trigger that nothing fires are named', () => {
  expect(problems(94, { Guard: 0, Inside: 100 })).toEqual([
    'All lines: 94 % of 95 %',
    expect.stringMatching(/^(Entry|Guard): 0 % of 75 %$/),
    expect.stringMatching(/^(Entry|Guard): 0 % of 75 %$/),
  ]);
});
