/** The Apex tests of the package in the local org, with coverage. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { coverageProblems } from '../lib/apex-coverage.mjs';
import { lastLines, runNode } from './process.ts';
import { notRun, type SuiteResult, type Task } from './task.ts';

interface ApexOutcome {
  readonly FullName: string;
  readonly Outcome: string;
  readonly Message: string | null;
  readonly StackTrace: string | null;
}

interface ApexRun {
  readonly summary: {
    readonly passing: string | number;
    readonly failing: string | number;
    readonly orgWideCoverage: string;
  };
  readonly tests: readonly ApexOutcome[];
  readonly coverage: { readonly coverage: readonly { readonly name: string; readonly coveredPercent: number }[] };
}

const NAME = 'Apex tests';

export interface ApexOptions {
  readonly root: string;
  /** Folder of the result files. */
  readonly results: string;
  readonly seconds: number;
  /** How many processes share the classes. */
  readonly jobs: number;
  /** Prints how much of each class is covered. */
  readonly print: ((text: string) => void) | null;
}

export function apexTask({ root, results, seconds, jobs, print }: ApexOptions): Task {
  return {
    name: NAME,
    seconds,
    async run(onResult) {
      const file = path.join(results, 'test-result.json');
      rmSync(file, { force: true });
      const program = path.join(root, 'node_modules', 'local-org', 'bin', 'local-org.mjs');
      const options = ['--code-coverage', '--result-format', 'human', '--output-dir', results, '--jobs', String(jobs)];
      const ended = await runNode([program, 'test', ...options], { cwd: root });
      if (!existsSync(file)) return onResult(notRun(NAME, lastLines(ended.output), ended.seconds));
      const run = JSON.parse(readFileSync(file, 'utf8')) as ApexRun;
      print?.(ended.output);
      onResult(testResult(run, ended.status, ended.seconds));
      onResult(coverageResult(run, path.join(root, 'force-app', 'main')));
    },
  };
}

function testResult({ summary, tests }: ApexRun, status: number | null, seconds: number): SuiteResult {
  const failures = tests.filter(({ Outcome }) => Outcome !== 'Pass' && Outcome !== 'Skip');
  const report = failures.map(
    ({ FullName, Message, StackTrace }) => `${FullName}: ${Message ?? ''}\n${StackTrace ?? ''}`,
  );
  const [passed, failed] = [Number(summary.passing), Number(summary.failing)];
  if (failed === 0 && status !== 0) return notRun(NAME, `local-org test ended with ${String(status)}.`, seconds);
  if (passed + failed === 0) return notRun(NAME, 'No Apex test ran.', seconds);
  return { name: NAME, passed, failed, seconds, report: report.join('\n\n') };
}

function coverageResult(run: ApexRun, sources: string): SuiteResult {
  const problems = coverageProblems(run, sources);
  return {
    name: `Apex coverage: ${run.summary.orgWideCoverage}`,
    passed: problems.length === 0 ? 1 : 0,
    failed: problems.length === 0 ? 0 : 1,
    seconds: 0,
    report: problems.join('\n'),
  };
}
