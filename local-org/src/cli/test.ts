/** `local-org test`. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { DEFAULT_TEST_LIMITS } from '../limits/test-budget.ts';
import { compiledCodeFolder } from '../org/open.ts';
import { runTests } from '../testing/run-tests.ts';
import { awaitDebugger } from './inspect.ts';
import { EXIT_OK, EXIT_TESTS_FAILED, UsageError, type Output } from './output.ts';
import { FORMATS, hasFailed, reportText, writeResults, type Format } from './results.ts';
import { SOURCE_OPTIONS, sourcesOf, splitAll, watchedFolders } from './sources.ts';
import { watchTests } from './watch.ts';

/** Of `sf apex run test`: what a run on this machine has no use for is taken and left. */
const OF_THE_CLI = {
  synchronous: { type: 'boolean', short: 'y' },
  wait: { type: 'string', short: 'w' },
  'poll-interval': { type: 'string', short: 'i' },
  'test-level': { type: 'string', short: 'l' },
} as const;

/** null: the option was not given. */
function wholeNumber(option: string, value: string | undefined): number | null {
  if (value === undefined) return null;
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1) throw new UsageError(`${option} must be a whole number from 1`);
  return number;
}

export async function testCommand(args: readonly string[], output: Output): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      ...SOURCE_OPTIONS,
      ...OF_THE_CLI,
      'class-names': { type: 'string', multiple: true, short: 'n', default: [] },
      tests: { type: 'string', multiple: true, short: 't', default: [] },
      'suite-names': { type: 'string', multiple: true, short: 's', default: [] },
      'code-coverage': { type: 'boolean', short: 'c', default: false },
      'result-format': { type: 'string', short: 'r', default: 'human' },
      'output-dir': { type: 'string', short: 'd' },
      strict: { type: 'boolean', default: false },
      concise: { type: 'boolean', default: false },
      verbose: { type: 'boolean', short: 'v', default: false },
      json: { type: 'boolean', default: false },
      'test-time-limit': { type: 'string' },
      'test-memory-limit': { type: 'string' },
      jobs: { type: 'string' },
      watch: { type: 'boolean', default: false },
      inspect: { type: 'boolean', default: false },
      'inspect-port': { type: 'string' },
    },
  });
  const format = values.json ? 'json' : (values['result-format'] as Format);
  if (!FORMATS.includes(format)) throw new UsageError(`--result-format must be one of ${FORMATS.join(', ')}`);
  const jobs = wholeNumber('--jobs', values.jobs);
  const sources = sourcesOf(values);
  if (values.watch) {
    const again = args.filter((arg) => arg !== '--watch');
    return watchTests(watchedFolders(sources.folders), again, output);
  }
  if (values.inspect) awaitDebugger(values['inspect-port']);
  const { run, context } = await runTests({
    sources: {
      folders: sources.folders,
      namespace: sources.namespace,
      shape: sources.shape,
      conditions: sources.conditions,
      cacheDir: compiledCodeFolder(path.join(sources.home, 'cache')),
    },
    selection: {
      tests: splitAll(values.tests),
      classNames: splitAll(values['class-names']),
      suiteNames: splitAll(values['suite-names']),
    },
    coverage: values['code-coverage'],
    strict: values.strict,
    limits: {
      seconds: wholeNumber('--test-time-limit', values['test-time-limit']) ?? DEFAULT_TEST_LIMITS.seconds,
      megabytes: wholeNumber('--test-memory-limit', values['test-memory-limit']) ?? DEFAULT_TEST_LIMITS.megabytes,
    },
    // A debugger sees one process.
    processes: values.inspect ? 1 : jobs,
  });
  const options = { format, isVerbose: values.verbose, isConcise: values.concise };
  output.out(reportText(run, context, options));
  const folder = values['output-dir'];
  if (folder !== undefined) writeResults(folder, run, context, options);
  return hasFailed(run) ? EXIT_TESTS_FAILED : EXIT_OK;
}
