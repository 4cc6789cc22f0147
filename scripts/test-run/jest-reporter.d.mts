/** The parts of Jest's reporter that tests call. */
export default class SendingReporter {
  onTestFileStart(): void;
  onTestCaseResult(test: unknown, result: { readonly ancestorTitles: readonly string[] }): void;
  onTestResult(test: unknown, result: unknown): void;
}
