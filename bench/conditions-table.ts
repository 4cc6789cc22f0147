/** The table of the scenarios with the conditions of a real org, from what `e2e/acceptance/conditions` has kept. */

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

export function conditionsTable(results: readonly ConditionResult[]): string {
  const head = [
    'Scenario',
    'Records',
    'Ends as',
    'Left real, and reported',
    'Priced minutes',
    'Async executions',
    'Transactions that died',
  ];
  const cells = results.map((result) => [
    result.scenario,
    ...[result.records].map(number),
    result.status,
    number(result.left),
    result.minutes.toLocaleString('en-US', { minimumFractionDigits: 1 }),
    number(result.executions),
    number(result.died),
  ]);
  const lines = [head, ...cells];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  const rowOf = (line: readonly string[]): string =>
    `| ${line.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`;
  return [rowOf(head), rowOf(widths.map((width) => '-'.repeat(width))), ...cells.map(rowOf)].join('\n');
}

const number = (value: number): string => value.toLocaleString('en-US');
