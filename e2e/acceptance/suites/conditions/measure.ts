/** What every scenario must hold, and what it took: kept in a file of which the table in docs/performance.md is made. */
import { expect, jest } from '@jest/globals';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Org } from 'local-org';
import { type ConditionResult, RESULTS_FILE, resultsOf } from '../../../../bench/conditions-table.ts';
import { rows } from '../../../../scripts/demo/story/records.ts';
import { statusOf } from '../../lib/mature-org.ts';
import { openFailures } from '../../lib/snapshot.ts';

/** `small` is part of the quick tests, `usual` of the acceptance suites; `full` is asked for by the environment variable CONDITIONS=full. */
export type Scale = 'small' | 'usual' | 'full';

export const SCALE: Scale = process.env['CONDITIONS'] === 'full' ? 'full' : 'usual';

// Two million records take their time, more so on a machine with other work.
if (SCALE === 'full') jest.setTimeout(3 * 60 * 60_000);

/** How far a figure may be from the kept one: other changes of the package move it a little. */
const TOLERANCE = 0.15;

export interface Told {
  readonly real: number;
  readonly told: number;
}

const SOURCES: Readonly<Record<string, string>> = { Contact: 'Email', Lead: 'Email', Case: 'SuppliedEmail' };
const MASKED = /\.invalid$/;

/** How many records of an object hold a real address, and of how many the run reports it: each by its id, or as a count. */
export function toldOf(org: Org, object: string, fields: readonly string[] = [SOURCES[object]!]): Told {
  const real = rows(org, `SELECT ${fields.join(', ')} FROM ${object}`).filter((row) =>
    fields.some((field) => row(field) !== null && !MASKED.test(String(row(field)))),
  ).length;
  const listed = openFailures(org).filter((line) => new RegExp(`^${object} \\w{15,18} `).test(line));
  const counted = rows(
    org,
    `SELECT Records__c, Record_Id__c FROM Masking_Failure__c WHERE Object_Name__c = '${object}' AND Retried_At__c = NULL AND Records__c != NULL`,
  ).map((row) => Number(row('Records__c')));
  const [run] = rows(org, 'SELECT Failures_Not_Recorded__c FROM Masking_Run__c ORDER BY Name DESC LIMIT 1');
  const told =
    new Set(listed.map((line) => line.split(' ')[1])).size +
    counted.reduce((sum, count) => sum + count, 0) +
    Number(run!('Failures_Not_Recorded__c') ?? 0);
  return { real, told };
}

/** Nothing is lost, and nothing real is left that the run does not report. Answers the records that hold a real address. */
export function expectToldAll(org: Org, expected: Readonly<Record<string, number>>): number {
  let left = 0;
  for (const [object, count] of Object.entries(expected)) {
    expect([object, rows(org, `SELECT COUNT(Id) n FROM ${object}`)[0]!('n')]).toEqual([object, count]);
    const { real, told } = toldOf(org, object);
    expect({ object, untold: Math.max(0, real - told) }).toEqual({ object, untold: 0 });
    left += real;
  }
  return left;
}

/** Virtual minutes from the first transaction of the run to the last one. */
export function figuresOf(org: Org): { readonly minutes: number; readonly executions: number; readonly died: number } {
  const { transactions, durationMs, asynchronousExecutions } = org.workReport()!;
  return {
    minutes: Math.round(durationMs / 6_000) / 10,
    executions: asynchronousExecutions,
    died: transactions.filter(({ work, failure }) => failure !== null && /Batch|Job/.test(work)).length,
  };
}

/** Notes what a scenario took, or compares it with what is kept. The quick form is not kept: the table is about the other one. */
export function note(org: Org, scale: Scale, scenario: string, records: number, left: number): ConditionResult {
  const result = { scenario, scale, records, left, status: statusOf(org), ...figuresOf(org) };
  if (scale === 'small') return result;
  const kept = existsSync(RESULTS_FILE) ? resultsOf(readFileSync(RESULTS_FILE, 'utf8')) : [];
  if (process.env['WRITE_CONDITIONS'] !== undefined) {
    const others = kept.filter((other) => other.scenario !== scenario || other.scale !== scale);
    const all = [...others, result].toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
    writeFileSync(RESULTS_FILE, `${JSON.stringify(all, null, 2)}\n`);
    return result;
  }
  const known = kept.find((other) => other.scenario === scenario && other.scale === scale);
  // The full form is measured now and then; a scale that nobody has kept is not compared.
  if (known !== undefined || scale === 'usual') expectNear(result, known);
  return result;
}

const keyOf = ({ scenario, scale }: ConditionResult): string => `${scenario} ${scale}`;

function expectNear(result: ConditionResult, known: ConditionResult | undefined): void {
  const hint = 'WRITE_CONDITIONS=1 npm run test:acceptance -- e2e/acceptance/conditions keeps what is measured';
  expect({ hint, known: known?.scenario, status: known?.status }).toEqual({
    hint,
    known: result.scenario,
    status: result.status,
  });
  for (const figure of ['minutes', 'executions'] as const) {
    const room = Math.max(5, known![figure] * TOLERANCE);
    expect({ figure, hint, isNear: Math.abs(result[figure] - known![figure]) <= room, now: result[figure] }).toEqual({
      figure,
      hint,
      isNear: true,
      now: result[figure],
    });
  }
}
