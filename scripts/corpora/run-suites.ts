/** Runs the tests of other people's code in the local org, and reports what does not pass and why. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import Table from 'cli-table3';
import { causesOf } from './causes.ts';
import { installCommand } from './installed-command.ts';
import { runCorpus, type CorpusOptions, type CorpusRun } from './run.ts';

const USAGE = `Usage: npm run corpora -- --dir FOLDER [options]

Runs the Apex tests of every project in FOLDER: each folder in it is one project, with sfdx-project.json or as bare sources.

  --namespace NS   run each project once more as the package of this namespace
  --only A,B       only these projects
  --jobs N         how many processes share the classes of a project (default 2)
  --timeout S      seconds after which a project is given up (default 600)
  --installed      pack the local org, install the tarball in an empty folder, and run the tests with that
  --causes N       after each run, the N most frequent causes of failures (default 0)

One JSON line per run on standard output, the table on standard error. Exit code 1 when a test within scope fails.
`;

function numberOf(text: string, name: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0) throw new Error(`${name} must be a whole number`);
  return value;
}

async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      dir: { type: 'string' },
      namespace: { type: 'string' },
      only: { type: 'string' },
      jobs: { type: 'string', default: '2' },
      timeout: { type: 'string', default: '600' },
      causes: { type: 'string', default: '0' },
      installed: { type: 'boolean', default: false },
    },
  });
  if (values.dir === undefined || !existsSync(values.dir))
    throw new Error(values.dir === undefined ? 'Which folder? Give --dir' : `No such folder: ${values.dir}`);
  const wanted = values.only?.split(',');
  const folders = readdirSync(values.dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && (wanted?.includes(entry.name) ?? true))
    .map((entry) => path.resolve(values.dir!, entry.name));
  const installed = values.installed ? installCommand() : undefined;
  try {
    const runs = await runAll(folders, values.namespace, numberOf(values.causes, '--causes'), {
      jobs: numberOf(values.jobs, '--jobs'),
      timeoutSeconds: numberOf(values.timeout, '--timeout'),
      installed,
    });
    process.stderr.write(`${table(runs)}\n`);
    return runs.every((run) => run.problem === null && run.failed === 0 && run.compile_errors === 0) ? 0 : 1;
  } finally {
    installed?.remove();
  }
}

async function runAll(
  folders: readonly string[],
  asPackage: string | undefined,
  causes: number,
  options: CorpusOptions,
): Promise<readonly CorpusRun[]> {
  const runs: CorpusRun[] = [];
  for (const folder of folders) {
    for (const namespace of asPackage === undefined ? [null] : [null, asPackage]) {
      const run = await runCorpus(folder, namespace, options);
      runs.push(run);
      const { failures, ...line } = run;
      process.stdout.write(`${JSON.stringify({ ...line, failures: failures.map(({ test }) => test) })}\n`);
      for (const { count, message, example } of causesOf(failures).slice(0, causes))
        process.stderr.write(`${String(count).padStart(5)}  ${message}\n       ${example}\n`);
    }
  }
  return runs;
}

function table(runs: readonly CorpusRun[]): string {
  const shown = new Table({
    head: ['Project', 'Namespace', 'Passed', 'Failed', 'Compile errors', 'Out of scope', 'Seconds'],
    style: { head: [], border: [] },
  });
  for (const run of runs) {
    if (run.problem !== null)
      shown.push([run.project, run.namespace ?? '', { colSpan: 4, content: run.problem }, run.seconds]);
    else
      shown.push([
        run.project,
        run.namespace ?? '',
        run.passed,
        run.failed,
        run.compile_errors,
        run.out_of_scope,
        run.seconds,
      ]);
  }
  return shown.toString();
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n\n${USAGE}`);
  process.exitCode = 2;
}
