/** A whole test run: selection, one or several processes, results in the order of the classes. */
import { availableParallelism } from 'node:os';
import type { Diagnostic } from '../apex/diagnostic.ts';
import type { Org } from '../org/org.ts';
import { coverageOf, openTestOrg, type TestSources } from './org.ts';
import { runInPool } from './pool.ts';
import { DEFAULT_TEST_LIMITS, type TestLimits } from '../limits/test-budget.ts';
import type { ReportContext } from './report/json.ts';
import { mergeCoverage, type TestResult, type TestRun } from './result.ts';
import { runTestClass, testClassesOf } from './run-class.ts';
import { selectTests, type TestSelection } from './select.ts';

export interface RunTestsOptions {
  readonly sources: TestSources;
  readonly selection: TestSelection;
  readonly coverage: boolean;
  /** A test that meets a call which the local org does not have fails by its name, also where the test catches the exception. */
  readonly strict?: boolean;
  readonly limits?: TestLimits;
  /** null: by the processors and the number of classes. */
  readonly processes: number | null;
}

/** Below this many classes a second process costs more than it brings. */
const CLASSES_PER_PROCESS = 12;

function isEverything({ tests, classNames, suiteNames }: TestSelection): boolean {
  return tests.length + classNames.length + suiteNames.length === 0;
}

/** Classes and triggers that were left out, each as one result. */
function compileFailures(org: Org): TestResult[] {
  const first = new Map<string, Diagnostic>();
  for (const diagnostic of org.diagnostics)
    if (diagnostic.severity === 'error' && !first.has(diagnostic.path)) first.set(diagnostic.path, diagnostic);
  return [...first].map(([path, { line, column, message }]) => ({
    className: [...org.project.classes, ...org.project.triggers].find((source) => source.path === path)?.name ?? path,
    namespace: org.project.namespace,
    methodName: '<compile>',
    outcome: 'CompileFail',
    message: `${path}:${line}:${column}: ${message}`,
    stackTrace: null,
    runTime: 0,
    isSetup: false,
  }));
}

/** Of metadata; what the compiler only warns of is reported by `check`. */
function warningsOf(org: Org): string[] {
  return org.diagnostics
    .filter(({ severity, path }) => severity === 'warning' && path.endsWith('.xml'))
    .map(({ path, line, column, message }) => `${path}:${line}:${column}: ${message}`);
}

function strictly(result: TestResult): TestResult {
  const { outcome, missingCalls = [] } = result;
  if (outcome !== 'Pass' || missingCalls.length === 0) return result;
  return { ...result, outcome: 'Fail', message: `Not implemented: ${missingCalls.join(', ')}` };
}

/** Throws CompileFailure, ProjectError, UnknownTestError. */
export async function runTests(
  options: RunTestsOptions,
): Promise<{ readonly run: TestRun; readonly context: ReportContext }> {
  const startedAt = Date.now();
  const clock = performance.now();
  const limits = options.limits ?? DEFAULT_TEST_LIMITS;
  const org = openTestOrg(options.sources, options.coverage);
  try {
    const { host } = org;
    const failures = compileFailures(org);
    const broken = new Set(failures.map(({ className }) => className.toLowerCase()));
    const chosen = selectTests(testClassesOf(host), org.project, options.selection, broken);
    const selected = chosen.filter(({ name }) => !broken.has(name.toLowerCase()));
    const isChosen = ({ className }: TestResult): boolean =>
      chosen.some(({ name }) => name.toLowerCase() === className.toLowerCase());
    const processes =
      options.processes ?? Math.min(availableParallelism(), Math.ceil(selected.length / CLASSES_PER_PROCESS));
    const results: TestResult[] = isEverything(options.selection) ? failures : failures.filter(isChosen);
    const queue = [...selected];
    // This process works too: it starts the others, and takes classes in between.
    const pool =
      processes > 1
        ? runInPool(queue, processes - 1, { sources: options.sources, coverage: options.coverage, limits })
        : null;
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      results.push(
        ...runTestClass(
          host,
          host.program.findClass(next.name)!,
          next.methods === null ? null : new Set(next.methods),
          limits,
        ),
      );
      if (pool !== null) await new Promise((resolve) => setImmediate(resolve));
    }
    const pooled = pool === null ? null : await pool;
    results.push(...(pooled?.results ?? []));
    if (options.strict === true) results.forEach((result, i) => (results[i] = strictly(result)));
    const order = new Map(selected.map((cls, at) => [cls.name, at]));
    results.sort((a, b) => (order.get(a.className) ?? -1) - (order.get(b.className) ?? -1));
    const coverage = options.coverage ? mergeCoverage([coverageOf(host), ...(pooled?.coverage ?? [])]) : null;
    const admin = host.user(host.adminId)!;
    const ids = new Map(
      [
        ...host.rows.select('ApexClass', ['Name', 'Id'], {}),
        ...host.rows.select('ApexTrigger', ['Name', 'Id'], {}),
      ].map(([name, id]) => [name as string, id as string]),
    );
    return {
      run: {
        startedAt,
        results,
        testTime: results.reduce((sum, result) => sum + result.runTime, 0),
        totalTime: performance.now() - clock,
        coverage,
        warnings: warningsOf(org),
      },
      context: {
        facts: org.facts,
        userId: admin.id,
        username: admin.username,
        runId: `707${startedAt.toString(36).toUpperCase().padStart(12, '0')}AAA`,
        classId: (name) => ids.get(name) ?? null,
      },
    };
  } finally {
    org.close();
  }
}
