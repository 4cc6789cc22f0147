/** Jest reporter: sends the result of each test file to the test run that has started this process. */
import path from 'node:path';
import { performance } from 'node:perf_hooks';

export default class SendingReporter {
  /** Milliseconds of Node's clock, with fractions: a small suite takes less than one. */
  #began = performance.now();
  /** When the last test of each outermost `describe` block ended, by the same clock. */
  #ends = new Map();

  onTestFileStart() {
    this.#began = performance.now();
  }

  onTestCaseResult(test, { ancestorTitles: [suite] }) {
    if (test.context.config.globals.SUITES === undefined) return;
    if (!this.#ends.has(suite)) process.send?.({ kind: 'began', file: suite });
    this.#ends.set(suite, performance.now());
  }

  onTestResult(test, result) {
    const { rootDir, globals } = test.context.config;
    if (globals.SUITES === undefined) send(result.testFilePath, wholeResult(result), result);
    else sendTogether(rootDir, globals.SUITES, result, { began: this.#began, ends: this.#ends });
  }

  onRunComplete() {
    process.send?.({ kind: 'done' });
  }

  getLastError() {
    return undefined;
  }
}

function send(file, found, { console: entries }) {
  const report = found.failed > 0 ? [found.report, ...printed(entries)].join('\n') : '';
  process.send?.({ kind: 'suite', ...found, file, report });
}

function wholeResult(result) {
  const { numPassingTests, numFailingTests, numPendingTests, numTodoTests, perfStats } = result;
  const couldNotRun = result.testExecError !== undefined && numFailingTests === 0;
  return {
    passed: numPassingTests,
    failed: numFailingTests + (couldNotRun ? 1 : 0),
    skipped: numPendingTests + numTodoTests,
    seconds: (perfStats.end - perfStats.start) / 1000,
    report: result.failureMessage ?? '',
  };
}

/** The result of together.ts, in which the outermost `describe` blocks are test files. */
function sendTogether(rootDir, suites, result, { began, ends }) {
  let before = began;
  for (const suite of suites) {
    const cases = result.testResults.filter(({ ancestorTitles }) => ancestorTitles[0] === suite);
    const end = ends.get(suite) ?? before;
    const count = (...states) => cases.filter(({ status }) => states.includes(status)).length;
    send(
      path.join(rootDir, suite),
      {
        passed: count('passed'),
        failed: count('failed'),
        skipped: count('pending', 'todo', 'skipped', 'disabled'),
        seconds: (end - before) / 1000,
        report: reportOf(suite, result),
      },
      result,
    );
    before = end;
  }
  // Such as an `afterAll` that failed: Jest does not name its block.
  if (result.testExecError !== undefined) send(null, { ...wholeResult(result), passed: 0, failed: 1 }, result);
}

/** Jest writes one report for all failures; each begins with a line of this form. */
function reportOf(suite, { failureMessage }) {
  const parts = (failureMessage ?? '').split(/^(?= {2}● )/m);
  return parts.filter((part) => part.startsWith(`  ● ${suite} › `)).join('') || failureMessage || '';
}

/** What the process wrote to the console. */
function printed(entries) {
  return (entries ?? []).map(({ type, message, origin }) => `console.${type}: ${message}\n${origin}`);
}
