/**
 * Measures, each measurement in a process of its own, and writes the generated blocks of the performance page. What was measured is kept
 * in a file, so that some parts can be measured anew and the page can be written again without measuring.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, platform, totalmem } from 'node:os';
import { replaceBetween } from '../scripts/check/generated.ts';
import { RESULTS_FILE, resultsOf } from './conditions-table.ts';
import { say } from './measurement.ts';
import { inOwnProcess } from './own-process.ts';
import { blocksOf, type Line, linesOf } from './measurement-tables.ts';

export const PAGE = 'docs/performance.md';

/** What is measured, in the order of the measurements. `apex-peers` needs clones of other projects. */
export const PARTS: readonly string[] = ['throughput', 'peers', 'governor', 'platform', 'compile', 'loop', 'ui'];
export const APEX_PEERS = 'apex-peers';
/** Of a small org, where the fixed cost of a run counts, and of one where it hardly does. */
export const APEX_PEER_RECORDS: readonly number[] = [20_000, 100_000];

export interface ReportOptions {
  /** Some of {@link PARTS}. */
  readonly parts: readonly string[];
  /** Sizes of the throughput measurement, in records. */
  readonly sizes: readonly number[];
  readonly peerRecords: number;
  /** Folder with the clones that `apex-peers` measures; without it, its figures stay. */
  readonly clones: string | undefined;
  /** A file of JSON lines measured before, instead of measuring now. */
  readonly from: string | undefined;
  /** The file of JSON lines that this and other calls measured: what is measured now takes the place of what it holds of the same. */
  readonly keep: string;
  /** What is written: its generated blocks, or a copy of {@link PAGE} with other blocks. */
  readonly page: string;
}

export async function report(options: ReportOptions): Promise<void> {
  const { from, keep } = options;
  let lines = readLines(from ?? keep);
  for (const command of from === undefined ? commandsOf(options) : []) {
    say(`bench ${command.join(' ')}`);
    const measured = [machine(), ...linesOf(await inOwnProcess(...command))];
    const known = new Set(measured.map(keyOf));
    lines = [...lines.filter((line) => !known.has(keyOf(line))), ...measured];
    writeFileSync(keep, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  }
  writePage(options.page, lines);
  say(`${options.page} is written.`);
}

function writePage(file: string, lines: readonly Line[]): void {
  const conditions = resultsOf(readFileSync(RESULTS_FILE, 'utf8'));
  let page = readFileSync(existsSync(file) ? file : PAGE, 'utf8');
  for (const [name, text] of blocksOf(lines, conditions)) page = replaceBetween(page, name, text);
  writeFileSync(file, page);
}

function readLines(file: string): readonly Line[] {
  return existsSync(file) ? linesOf(readFileSync(file, 'utf8')) : [];
}

/** The arguments of each measurement. */
function commandsOf({ parts, sizes, peerRecords, clones }: ReportOptions): readonly (readonly string[])[] {
  const commands = parts.flatMap((part) => {
    if (part === 'throughput') return sizes.map((size) => [part, '--records', String(size)]);
    return [part === 'peers' ? [part, '--records', String(peerRecords)] : [part]];
  });
  if (clones === undefined) return commands;
  return [
    ...commands,
    ...APEX_PEER_RECORDS.map((records) => [APEX_PEERS, '--clones', clones, '--records', String(records)]),
  ];
}

/** Measured with several numbers of records, each of which has figures of its own. */
const BY_RECORDS = new Set<unknown>(['throughput', 'platform', APEX_PEERS]);

/** Lines with the same key measure the same. */
function keyOf(line: Line): string {
  const of = line.tool ?? line.shape ?? line.page ?? line.org ?? '';
  return [line.bench, of, BY_RECORDS.has(line.bench) ? line.records : ''].join(' ');
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
