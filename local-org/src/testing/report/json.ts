/** The JSON of `sf apex run test --result-format json`. */
import type { OrgFacts } from '../../host/host.ts';
import { coveredShare, percent, type TestRun } from '../result.ts';

export interface ReportContext {
  readonly facts: OrgFacts;
  readonly userId: string;
  readonly username: string;
  /** Id of the run: `707...`. */
  readonly runId: string;
  /** Id of a class's record. */
  readonly classId: (className: string) => string | null;
}

export interface JsonReport {
  readonly summary: Readonly<Record<string, string | number>>;
  readonly tests: readonly object[];
  readonly coverage?: {
    readonly coverage: readonly object[];
    readonly records: readonly object[];
    readonly summary: object;
  };
}

export function jsonReport(run: TestRun, context: ReportContext): JsonReport {
  const counted = run.results.filter((result) => !result.isSetup);
  const failing = counted.filter((result) => result.outcome !== 'Pass' && result.outcome !== 'Skip').length;
  const skipped = counted.filter((result) => result.outcome === 'Skip').length;
  const passing = counted.length - failing - skipped;
  const share = run.coverage === null ? null : coveredShare(run.coverage);
  const summary = {
    failRate: percent(failing, counted.length),
    failing,
    hostname: context.facts.myDomain,
    orgId: context.facts.id,
    outcome: failing > 0 ? 'Failed' : 'Passed',
    passRate: percent(passing, counted.length),
    passing,
    skipped,
    testExecutionTime: `${Math.round(run.testTime)} ms`,
    testRunId: context.runId,
    testStartTime: new Date(run.startedAt).toISOString(),
    testTotalTime: `${Math.round(run.totalTime)} ms`,
    testsRan: counted.length,
    userId: context.userId,
    username: context.username,
    commandTime: `${Math.round(run.totalTime)} ms`,
    ...(share === null
      ? {}
      : { orgWideCoverage: percent(share.covered, share.total), testRunCoverage: percent(share.covered, share.total) }),
  };
  const tests = counted.map((result, at) => ({
    Id: `07M${String(at + 1).padStart(12, '0')}AAA`,
    QueueItemId: `709${String(at + 1).padStart(12, '0')}AAA`,
    StackTrace: result.stackTrace,
    Message: result.message,
    AsyncApexJobId: context.runId,
    MethodName: result.methodName,
    Outcome: result.outcome,
    ApexClass: { Id: context.classId(result.className), Name: result.className, NamespacePrefix: result.namespace },
    RunTime: Math.round(result.runTime),
    FullName: `${result.namespace === null ? '' : `${result.namespace}.`}${result.className}.${result.methodName}`,
  }));
  if (run.coverage === null) return { summary, tests };
  const coverage = run.coverage.map(({ name, lines }) => {
    const covered = lines.filter(([, count]) => count > 0).length;
    return {
      id: context.classId(name),
      name,
      totalLines: lines.length,
      lines: Object.fromEntries(lines.map(([line, count]) => [line, count > 0 ? 1 : 0])),
      totalCovered: covered,
      coveredPercent: lines.length === 0 ? 0 : Math.round((covered / lines.length) * 100),
    };
  });
  return {
    summary,
    tests,
    coverage: {
      coverage,
      records: [],
      summary: {
        totalLines: share!.total,
        coveredLines: share!.covered,
        orgWideCoverage: percent(share!.covered, share!.total),
        testRunCoverage: percent(share!.covered, share!.total),
      },
    },
  };
}
