/** The performance page: every measurement run one after the other, each in a process of its own, and written down with machine and date. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, platform, totalmem } from 'node:os';
import { format, resolveConfig } from 'prettier';
import { RESULTS_FILE, resultsOf } from './conditions-table.ts';
import { say } from './measurement.ts';
import { inOwnProcess } from './own-process.ts';
import { page as textOf, type Line } from './report-page.ts';

export const PAGE = 'docs/performance.md';

/** What is measured, in the order of the measurements. */
export const PARTS: readonly string[] = ['throughput', 'peers', 'governor', 'compile', 'loop', 'ui'];

export interface ReportOptions {
  /** Some of {@link PARTS}. */
  readonly parts: readonly string[];
  /** Sizes of the throughput measurement, in records. */
  readonly sizes: readonly number[];
  readonly peerRecords: number;
  /** A file of JSON lines measured before, instead of measuring now. */
  readonly from: string | undefined;
  /** A file of JSON lines that this and other calls measured: added to as soon as something is measured, and the source of the page. */
  readonly keep: string | undefined;
  /** What is written. */
  readonly page: string;
}

export async function report({ parts, sizes, peerRecords, from, keep, page }: ReportOptions): Promise<void> {
  let lines = [from, keep].flatMap((file) =>
    file !== undefined && (file === from || existsSync(file)) ? parse(readFileSync(file, 'utf8')) : [],
  );
  for (const command of from === undefined ? commandsOf(parts, sizes, peerRecords) : []) {
    say(`bench ${command.join(' ')}`);
    const measured = [machine(), ...parse(await inOwnProcess(...command))];
    const known = new Set(measured.map(keyOf));
    lines = [...lines.filter((line) => !known.has(keyOf(line))), ...measured];
    if (keep !== undefined) writeFileSync(keep, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  }
  const conditions = existsSync(RESULTS_FILE) ? resultsOf(readFileSync(RESULTS_FILE, 'utf8')) : [];
  writeFileSync(page, await format(textOf(lines, conditions), { ...(await resolveConfig(PAGE)), parser: 'markdown' }));
  say(`${page} is written.`);
}

/** The arguments of each measurement. */
function commandsOf(
  parts: readonly string[],
  sizes: readonly number[],
  peerRecords: number,
): readonly (readonly string[])[] {
  return parts.flatMap((part) => {
    if (part === 'throughput') return sizes.map((size) => [part, '--records', String(size)]);
    return [part === 'peers' ? [part, '--records', String(peerRecords)] : [part]];
  });
}

/** Lines with the same key measure the same. */
function keyOf(line: Line): string {
  const of = line.bench === 'throughput' ? line.records : (line.tool ?? line.shape ?? line.page);
  return `${line.bench} ${String(of ?? '')}`;
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

function parse(text: string): readonly Line[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line);
}
