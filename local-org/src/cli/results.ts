/** The reports of a test run: on the terminal and, with `--output-dir`, in files named like those of `sf apex run test`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { humanReport } from '../testing/report/human.ts';
import { jsonReport, type ReportContext } from '../testing/report/json.ts';
import { junitReport } from '../testing/report/junit.ts';
import { tapReport } from '../testing/report/tap.ts';
import type { TestRun } from '../testing/result.ts';
import { EXIT_TESTS_FAILED } from './output.ts';

export const FORMATS = ['human', 'json', 'junit', 'tap'] as const;
export type Format = (typeof FORMATS)[number];

export interface ReportOptions {
  readonly format: Format;
  readonly isVerbose: boolean;
  readonly isConcise: boolean;
}

/** What is printed. */
export function reportText(run: TestRun, context: ReportContext, options: ReportOptions): string {
  switch (options.format) {
    case 'human':
      return humanReport(run, options);
    case 'json':
      return text({ status: hasFailed(run) ? EXIT_TESTS_FAILED : 0, result: jsonReport(run, context), warnings: [] });
    case 'junit':
      return junitReport(run, context);
    case 'tap':
      return tapReport(run);
  }
}

/** `test-result.json` is the same under a name that does not change. */
export function writeResults(folder: string, run: TestRun, context: ReportContext, options: ReportOptions): void {
  const { runId } = context;
  const json = jsonReport(run, context);
  const files: Record<string, string> = {
    'test-run-id.txt': runId,
    'test-result.json': text(json),
    [`test-result-${runId}.json`]: text(json),
    [`test-result-${runId}-junit.xml`]: junitReport(run, context),
  };
  if (json.coverage !== undefined) files['test-result-codecoverage.json'] = text(json.coverage.coverage);
  const shown = reportText(run, context, options);
  if (options.format === 'human') files['test-result.txt'] = shown;
  if (options.format === 'junit') files['test-result.xml'] = shown;
  if (options.format === 'tap') files['test-result.txt'] = files[`test-result-${runId}-tap.txt`] = shown;
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content);
}

export function hasFailed({ results }: TestRun): boolean {
  return results.some(({ outcome }) => outcome === 'Fail' || outcome === 'CompileFail');
}

function text(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
