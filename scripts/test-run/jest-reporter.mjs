/** Jest reporter: sends the result of each suite to the test run that has started this process. */
export default class SendingReporter {
  onTestResult(_test, result) {
    const { numPassingTests, numFailingTests, numPendingTests, numTodoTests, perfStats } = result;
    const couldNotRun = result.testExecError !== undefined && numFailingTests === 0;
    const failed = numFailingTests + (couldNotRun ? 1 : 0);
    process.send?.({
      kind: 'suite',
      file: result.testFilePath,
      passed: numPassingTests,
      failed,
      skipped: numPendingTests + numTodoTests,
      seconds: (perfStats.end - perfStats.start) / 1000,
      report: failed > 0 ? [result.failureMessage ?? '', ...printed(result)].join('\n') : '',
    });
  }

  onRunComplete() {
    process.send?.({ kind: 'done' });
  }

  getLastError() {
    return undefined;
  }
}

/** What the suite wrote to the console. */
function printed({ console: entries }) {
  return (entries ?? []).map(({ type, message, origin }) => `console.${type}: ${message}\n${origin}`);
}
