/** The table of the scenarios with the conditions of a real org, from what `e2e/acceptance/conditions` has kept. */

import { type Column, tableOf } from './markdown-table.ts';

export const RESULTS_FILE = 'bench/conditions.json';
/** Of the generated block in docs/performance.md. */
export const CONDITIONS_BLOCK = 'conditions of a real org';

export interface ConditionResult {
  readonly scenario: string;
  readonly scale: string;
  readonly records: number;
  /** Records that hold a real address at the end, each of which the run reports. */
  readonly left: number;
  /** Of the run. */
  readonly status: string;
  /** Virtual minutes. */
  readonly minutes: number;
  readonly executions: number;
  /** Transactions that the platform ended. */
  readonly died: number;
}

export function resultsOf(text: string): readonly ConditionResult[] {
  return text.trim() === '' ? [] : (JSON.parse(text) as ConditionResult[]);
}

const COLUMNS: readonly Column<ConditionResult>[] = [
  ['Scenario', ({ scenario }) => scenario],
  ['Records', ({ records }) => number(records)],
  ['Ends as', ({ status }) => status],
  ['Left real, and reported', ({ left }) => number(left)],
  ['Priced minutes', ({ minutes }) => minutes.toLocaleString('en-US', { minimumFractionDigits: 1 })],
  ['Async executions', ({ executions }) => number(executions)],
  ['Transactions that died', ({ died }) => number(died)],
];

export const conditionsTable = (results: readonly ConditionResult[]): string => tableOf(COLUMNS, results);

function number(value: number): string {
  return value.toLocaleString('en-US');
}
