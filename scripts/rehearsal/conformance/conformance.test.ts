/** The conformance cases as a project, and what the answer of an org proves about each. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { casesIn, type ConformanceCase } from '../../../local-org/test/conformance/cases.ts';
import { withoutChildren } from '../deploy.ts';
import { judgeCase, recorded, sentenceOf, type TestAnswer } from './outcome.ts';
import {
  CASES_FOLDER,
  casesOfProject,
  withoutCases,
  writeCaseProject,
  type CaseProject,
} from './conformance-project.ts';
import { casesForPrograms, casesSection } from './report.ts';
import type { Conformance } from './stage.ts';

const CLASS = `/** Sums. */
@IsTest
private class SumCases {
  /** Source: a book. */
  @IsTest
  static void onesAreAdded() {
    Assert.areEqual(2, 1 + 1);
  }

  /**
   * Source: another
   * book.
   * Fails: System.MathException: Divide by …
   * Local: needs a
   * feature.
   */
  @IsTest
  static void zeroDivides() {
    for (Integer i = 0; i < 1; i++) {
    }
  }
}
`;

describe('the project of the cases', () => {
  let folder: string;
  let project: CaseProject;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'cases-'));
    project = writeCaseProject(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('has at least 300 cases, each with a source and an id of its own', () => {
    expect(project.cases.length).toBeGreaterThanOrEqual(300);
    expect(project.cases.filter(({ source }) => source === null)).toEqual([]);
    expect(new Set(project.cases.map(({ id }) => id)).size).toBe(project.cases.length);
    expect(casesOfProject()).toEqual(project.cases);
  });

  test('contains every case that is deployed, and none that stays in the local org', () => {
    const classes = path.join(folder, CASES_FOLDER, 'classes');
    const written = readdirSync(classes)
      .filter((file) => file.endsWith('.cls'))
      .flatMap((file) => casesIn(path.basename(file, '.cls'), readFileSync(path.join(classes, file), 'utf8')))
      .map(({ id }) => id);
    expect(written.sort()).toEqual(project.cases.map(({ id }) => id).sort());
    expect(project.localOnly.filter(({ local }) => (local ?? '') === '')).toEqual([]);
  });

  test('has metadata for every class and trigger, and none that needs a feature', () => {
    const files = readdirSync(path.join(folder, CASES_FOLDER), { recursive: true }).map(String);
    const sources = files.filter((file) => /\.(?:cls|trigger)$/.test(file));
    expect(sources.filter((file) => !existsSync(path.join(folder, CASES_FOLDER, `${file}-meta.xml`)))).toEqual([]);
    expect(
      files.filter((file) => /translation|label|duplicateRule|matchingRule|cachePartition|profile/.test(file)),
    ).toEqual([]);
  });
});

describe('a case', () => {
  test('has what its comment states', () => {
    expect(casesIn('SumCases', CLASS)).toEqual([
      {
        id: 'SumCases.onesAreAdded',
        className: 'SumCases',
        method: 'onesAreAdded',
        source: 'a book.',
        fails: null,
        local: null,
      },
      {
        id: 'SumCases.zeroDivides',
        className: 'SumCases',
        method: 'zeroDivides',
        source: 'another book.',
        fails: 'System.MathException: Divide by …',
        local: 'needs a feature.',
      },
    ]);
    expect(casesIn('SumCases', CLASS.replace('Sums.', 'Sums. Local: all.')).map(({ local }) => local)).toEqual([
      'all.',
      'all.',
    ]);
    expect(sentenceOf({ method: 'onesAreAdded' } as ConformanceCase)).toBe('Ones are added.');
  });

  test('that stays in the local org is left out of its class', () => {
    const left = withoutCases(CLASS, casesIn('SumCases', CLASS));
    expect(left).toContain('onesAreAdded');
    expect(left).not.toMatch(/zeroDivides|Divide by|for \(/);
    expect(() => withoutCases(CLASS.replaceAll('  ', ' '), casesIn('SumCases', CLASS))).toThrow(
      'SumCases.zeroDivides cannot be left out',
    );
  });
});

describe('the verdict about a case', () => {
  const passes = { fails: null } as ConformanceCase;
  const fails = { fails: 'System.LimitException: heap: …' } as ConformanceCase;
  const failed = (message: string): TestAnswer => ({ outcome: 'Fail', message });
  test.each<[string, ConformanceCase, TestAnswer | null, string]>([
    ['a test that passes as recorded', passes, { outcome: 'Pass', message: null }, 'confirmed'],
    ['a test that fails', passes, failed('System.AssertException: Expected: 1, Actual: 2'), 'contradicted'],
    ['a test that fails as recorded', fails, failed('System.LimitException: heap: 42'), 'confirmed'],
    ['a test that fails with other words', fails, failed('System.LimitException: heap'), 'contradicted'],
    ['a test that passes although a failure is recorded', fails, { outcome: 'Pass', message: null }, 'contradicted'],
    ['a refusal by automation of the org', passes, failed('x: CANNOT_EXECUTE_FLOW_TRIGGER, y'), 'not decided'],
    ['a test that was skipped', passes, { outcome: 'Skip', message: null }, 'not decided'],
    ['a test without a result', passes, null, 'not decided'],
  ])('of %s', (_name, one, answer, verdict) => expect(judgeCase(one, answer).verdict).toBe(verdict));
});

test('the report quotes the org where a case is contradicted or left open', () => {
  const [one, two] = casesIn('SumCases', CLASS);
  const conformance: Conformance = {
    decided: [
      { case: one, verdict: 'contradicted', words: 'System.AssertException: 3' },
      { case: two, verdict: 'not decided', words: 'The class was not deployed: `Invalid type`' },
    ],
    localOnly: [],
    components: 2,
    seconds: 1,
  };
  const text = casesSection(conformance).join('\n');
  expect(text).toContain('0 confirmed, 1 contradicted, 1 not decided');
  expect(text).toContain('### Contradicted: SumCases.onesAreAdded');
  expect(text).toContain('- The org: `System.AssertException: 3`');
  expect(text).toContain("- `The class was not deployed: 'Invalid type'`: SumCases.zeroDivides");
  expect(casesForPrograms(conformance)).toMatchObject({
    cases: [{ id: 'SumCases.onesAreAdded', verdict: 'contradicted', expected: recorded(one), source: 'a book.' }, {}],
  });
});

test('what belongs to an object is removed with it', () => {
  const manifest = `<types>
    <members>Thing__c.Text__c</members>
    <members>Account.Text__c</members>
    <name>CustomField</name>
</types><types>
    <members>Thing__c.Big</members>
    <name>RecordType</name>
</types><types>
    <members>Thing__c</members>
    <members>Account</members>
    <name>CustomObject</name>
</types>`;
  const left = withoutChildren(manifest);
  expect(left).toContain('<members>Account.Text__c</members>');
  expect(left).toContain('<members>Thing__c</members>');
  expect(left).not.toMatch(/Thing__c\.|RecordType/);
});
