/** `local-org test`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runTests } from '../testing/run.ts';
import { humanReport } from '../testing/report/human.ts';
import { jsonReport } from '../testing/report/json.ts';
import { junitReport } from '../testing/report/junit.ts';
import { tapReport } from '../testing/report/tap.ts';
import { awaitDebugger } from './inspect.ts';
import { EXIT_OK, EXIT_TESTS_FAILED, UsageError, type Output } from './output.ts';
import { SOURCE_OPTIONS, sourcesOf, splitAll, watchedFolders } from './sources.ts';
import { watchTests } from './watch.ts';

const FORMATS = ['human', 'json', 'junit', 'tap'] as const;

export async function testCommand(args: readonly string[], output: Output): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      ...SOURCE_OPTIONS,
      'class-names': { type: 'string', multiple: true, short: 'n', default: [] },
      tests: { type: 'string', multiple: true, short: 't', default: [] },
      'suite-names': { type: 'string', multiple: true, short: 's', default: [] },
      'code-coverage': { type: 'boolean', short: 'c', default: false },
      'result-format': { type: 'string', short: 'r', default: 'human' },
      'output-dir': { type: 'string', short: 'd' },
      concise: { type: 'boolean', default: false },
      verbose: { type: 'boolean', default: false },
      jobs: { type: 'string' },
      watch: { type: 'boolean', short: 'w', default: false },
      inspect: { type: 'boolean', default: false },
      'inspect-port': { type: 'string' },
    },
  });
  const format = values['result-format'] as (typeof FORMATS)[number];
  if (!FORMATS.includes(format)) throw new UsageError(`--result-format must be one of ${FORMATS.join(', ')}`);
  const jobs = values.jobs === undefined ? null : Number(values.jobs);
  if (jobs !== null && (!Number.isInteger(jobs) || jobs < 1))
    throw new UsageError('--jobs must be a whole number from 1');
  const sources = sourcesOf(values);
  if (values.watch) {
    const again = args.filter((arg) => arg !== '--watch' && arg !== '-w');
    return watchTests(watchedFolders(sources.folders), again, output);
  }
  if (values.inspect) awaitDebugger(values['inspect-port']);
  const { run, context } = await runTests({
    sources: {
      folders: sources.folders,
      namespace: sources.namespace,
      shape: sources.shape,
      cacheDir: path.join(sources.home, 'cache'),
    },
    selection: {
      tests: splitAll(values.tests),
      classNames: splitAll(values['class-names']),
      suiteNames: splitAll(values['suite-names']),
    },
    coverage: values['code-coverage'],
    // A debugger sees one process.
    processes: values.inspect ? 1 : jobs,
  });
  const json = jsonReport(run, context);
  const reports = {
    human: () => humanReport(run, values.verbose),
    json: () =>
      `${JSON.stringify({ status: failed(run.results) ? EXIT_TESTS_FAILED : 0, result: json, warnings: [] }, null, 2)}\n`,
    junit: () => junitReport(run, context),
    tap: () => tapReport(run),
  };
  output.out(reports[format]());
  const folder = values['output-dir'];
  if (folder !== undefined) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'test-result.json'), `${JSON.stringify(json, null, 2)}\n`);
    writeFileSync(path.join(folder, 'test-run-id.txt'), context.runId);
    if (format === 'junit') writeFileSync(path.join(folder, `test-result-${context.runId}-junit.xml`), reports.junit());
    if (format === 'tap') writeFileSync(path.join(folder, `test-result-${context.runId}-tap.txt`), reports.tap());
    if (format === 'human') writeFileSync(path.join(folder, 'test-result.txt'), reports.human());
  }
  return failed(run.results) ? EXIT_TESTS_FAILED : EXIT_OK;
}

function failed(results: readonly { readonly outcome: string }[]): boolean {
  return results.some((result) => result.outcome === 'Fail' || result.outcome === 'CompileFail');
}
