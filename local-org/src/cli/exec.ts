/** `local-org exec`: anonymous Apex in the project's own org. */
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { asApexException } from '../runtime/exception.ts';
import type { WorkReport } from '../conditions/ledger.ts';
import { openOrg } from '../org/open.ts';
import { describeFailure } from '../testing/run-class.ts';
import { EXIT_ERROR, EXIT_OK, type Output } from './output.ts';
import { calloutHostsAsked, SOURCE_OPTIONS, sourcesOf } from './sources.ts';
import type { DebugLine } from '../host/unit.ts';

export async function execCommand(args: readonly string[], output: Output): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      ...SOURCE_OPTIONS,
      file: { type: 'string', short: 'f' },
      org: { type: 'string' },
      'allow-callouts': { type: 'string', multiple: true, default: [] },
    },
  });
  const sources = sourcesOf(values);
  const source = readSource(values.file ?? positionals[0] ?? '-');
  const file = values.org ?? path.join(sources.home, 'org.db');
  mkdirSync(path.dirname(file), { recursive: true });
  const org = openOrg({
    projectDirs: sources.folders,
    namespace: sources.namespace,
    file,
    options: sources.shape === undefined ? {} : { shape: sources.shape },
    conditions: sources.conditions,
    calloutHosts: calloutHostsAsked(values['allow-callouts']),
  });
  let log: readonly DebugLine[] = [];
  try {
    org.runAnonymous(source, { seen: (transaction) => (log = transaction.log) });
    await org.runJobs();
    printLog(log, output);
    printWork(org.workReport(), output);
    return EXIT_OK;
  } catch (error) {
    printLog(log, output);
    if (asApexException(error) === null) throw error;
    const { message, stackTrace } = describeFailure(error);
    output.err(`${message}\n${stackTrace}`);
    return EXIT_ERROR;
  } finally {
    org.close();
  }
}

function printLog(log: readonly DebugLine[], output: Output): void {
  for (const { level, message, line } of log) output.out(`${level}|${line === null ? '' : `[${line}]|`}${message}`);
}

function printWork(report: WorkReport | null, output: Output): void {
  if (report === null) return;
  const seconds = Math.round(report.durationMs / 1000);
  output.err(
    `This would have taken ${Math.floor(seconds / 3600)} h ${Math.floor(seconds / 60) % 60} min ${seconds % 60} s, with ${report.asynchronousExecutions} asynchronous executions; the most processor time of one transaction is ${report.mostCpuMs} ms.`,
  );
}

function readSource(file: string): string {
  return readFileSync(file === '-' ? 0 : file, 'utf8');
}
