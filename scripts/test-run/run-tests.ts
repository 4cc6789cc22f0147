/** `npm test -- [--all] [--coverage] [--workers N]`: the gates and every test, in one process more than there are processors. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { planOf, type Slow } from './plan.ts';
import { closingText, isGreen, suiteText } from './screen.ts';
import { runTasks, type SuiteResult } from './task.ts';

const USAGE = `Usage: npm test -- [options]

Runs the gates, Jest, the tests of the components and the Apex tests. One line per suite, failures in full.

  --all          the acceptance suites as well, and every gate: what continuous integration runs
  --coverage     print how much of each Apex class the tests reach
  --workers N    how many processes run at the same time (default: one more than processors)
`;

/** One process more than processors: browsers, timers and other programs are waited for in about a sixth of the time. */
function optionsOf(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    options: {
      all: { type: 'boolean', default: false },
      coverage: { type: 'boolean', default: false },
      workers: { type: 'string', default: String(availableParallelism() + 1) },
      help: { type: 'boolean', short: 'h', default: false },
    },
  }).values;
}

async function main(args: readonly string[]): Promise<number> {
  const { all, coverage, workers, help } = optionsOf(args);
  const print = (text: string): void => void process.stdout.write(text);
  if (help) {
    print(USAGE);
    return 0;
  }
  const root = process.cwd();
  const resultFolder = path.join(root, 'test-results');
  rmSync(resultFolder, { recursive: true, force: true });
  mkdirSync(resultFolder, { recursive: true });
  const config = (await import(pathToFileURL(path.join(root, 'jest.config.js')).href)) as { readonly SLOW: Slow };
  const count = Math.max(1, Math.floor(Number(workers)) || 1);
  const plan = planOf(
    {
      root,
      results: resultFolder,
      all,
      onlyChangedGates: !all && process.env['CI'] === undefined,
      workers: count,
      printCoverage: coverage ? print : null,
    },
    config.SLOW,
  );
  const started = performance.now();
  const results: SuiteResult[] = [];
  await runTasks(plan, count, (result) => {
    results.push(result);
    print(suiteText(result));
  });
  const seconds = Object.fromEntries(results.map((result) => [result.name, Math.round(result.seconds)]));
  writeFileSync(path.join(resultFolder, 'seconds.json'), `${JSON.stringify(seconds, null, 2)}\n`);
  print(closingText(results, (performance.now() - started) / 1000));
  return isGreen(results) ? 0 : 1;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  process.exitCode = 2;
}
