/** What a test run prints: a line per suite, failures in full, and at the end the slowest suites and all counts. */
import type { SuiteResult } from './task.ts';

const NAME_WIDTH = 64;
const SLOWEST = 10;

export function suiteLine({ name, passed, failed, skipped = 0, seconds }: SuiteResult): string {
  const counts = [
    `${passed} passed`,
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
  ];
  return `${failed > 0 ? 'FAILED' : 'ok    '} ${name.padEnd(NAME_WIDTH)} ${counts.join(', ')} (${seconds.toFixed(1)} s)`;
}

/** The line of a suite, with its failures. */
export function suiteText(result: SuiteResult): string {
  const report = result.report.trimEnd();
  return report === '' ? `${suiteLine(result)}\n` : `${suiteLine(result)}\n${report}\n\n`;
}

/** The end of a run. Its last line is `N passed, N failed`. */
export function closingText(results: readonly SuiteResult[], seconds: number): string {
  const failed = results.filter((result) => result.failed > 0);
  const slowest = [...results].sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
  const sum = (of: (result: SuiteResult) => number): number => results.reduce((total, result) => total + of(result), 0);
  return [
    '',
    ...(failed.length === 0 ? [] : ['Failed:', ...failed.map((result) => `  ${result.name}`), '']),
    'The slowest:',
    ...slowest.map((result) => `  ${result.seconds.toFixed(1).padStart(6)} s  ${result.name}`),
    '',
    `${results.length} suites in ${minutes(seconds)}`,
    `${sum((result) => result.passed)} passed, ${sum((result) => result.failed)} failed`,
    '',
  ].join('\n');
}

/** Nothing failed, and something ran. */
export function isGreen(results: readonly SuiteResult[]): boolean {
  return results.length > 0 && results.every(({ failed }) => failed === 0);
}

function minutes(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
