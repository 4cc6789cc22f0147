/** The performance page: every measurement run one after the other, each in a process of its own, and written down with machine and date. */
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, platform, totalmem } from 'node:os';
import { format, resolveConfig } from 'prettier';
import { say } from './measurement.ts';
import { page as textOf, type Line } from './report-page.ts';

export const PAGE = 'docs/performance.md';

export interface ReportOptions {
  /** Sizes of the throughput measurement, in records. */
  readonly sizes: readonly number[];
  readonly peerRecords: number;
  /** A file of JSON lines measured before, instead of measuring now. */
  readonly from: string | undefined;
  /** Where the JSON lines go, for later. */
  readonly keep: string | undefined;
  /** What is written. */
  readonly page: string;
}

export async function report({ sizes, peerRecords, from, keep, page }: ReportOptions): Promise<void> {
  const lines = from === undefined ? await measure(sizes, peerRecords) : parse(readFileSync(from, 'utf8'));
  if (keep !== undefined) writeFileSync(keep, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  writeFileSync(page, await format(textOf(lines), { ...(await resolveConfig(PAGE)), parser: 'markdown' }));
  say(`${page} is written.`);
}

async function measure(sizes: readonly number[], peerRecords: number): Promise<readonly Line[]> {
  const lines: Line[] = [machine()];
  for (const size of sizes) lines.push(...(await run('throughput', '--records', String(size))));
  lines.push(...(await run('peers', '--records', String(peerRecords))));
  for (const name of ['governor', 'compile', 'loop', 'ui']) lines.push(...(await run(name)));
  return lines;
}

function machine(): Line {
  const cores = cpus();
  return {
    bench: 'machine',
    date: new Date().toISOString().slice(0, 10),
    cpu: cores[0]?.model.trim() ?? 'unknown',
    cores: cores.length,
    memory_gb: Math.round(totalmem() / 2 ** 30),
    platform: platform(),
    node: process.version,
  };
}

/** This very program once more, so that one measurement leaves no memory behind for the next. */
async function run(...args: readonly string[]): Promise<readonly Line[]> {
  say(`bench ${args.join(' ')}`);
  const child = spawn(process.execPath, [...process.execArgv, process.argv[1]!, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let out = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  const status = await new Promise((resolve) => child.once('close', resolve));
  if (status !== 0) throw new Error(`bench ${args.join(' ')} ended with ${String(status)}`);
  return parse(out);
}

function parse(text: string): readonly Line[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line);
}
