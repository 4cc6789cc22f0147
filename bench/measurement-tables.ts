/** What was measured → the tables and charts of docs/performance.md, each the content of a generated block of its name. */
import { CONDITIONS_BLOCK, conditionsTable, type ConditionResult } from './conditions-table.ts';
import { type Column, tableOf } from './markdown-table.ts';

/** One JSON line of a measurement. */
export type Line = Readonly<Record<string, string | number | boolean | null>> & { readonly bench: string };

/** What `npm run bench -- report` keeps, one JSON line each. */
export const MEASUREMENTS_FILE = 'bench/measurements.jsonl';

const text = (value: Line[string] | undefined): string =>
  typeof value === 'number' ? value.toLocaleString('en-US') : String(value ?? '');
const of =
  (name: string): ((line: Line) => string) =>
  (line) =>
    text(line[name]);

export function linesOf(jsonLines: string): readonly Line[] {
  return jsonLines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line);
}

/** @param conditions what the scenarios of `e2e/acceptance/conditions` have kept */
export function blocksOf(lines: readonly Line[], conditions: readonly ConditionResult[]): ReadonlyMap<string, string> {
  const named = (bench: string): readonly Line[] => lines.filter((line) => line.bench === bench);
  return new Map([
    ['machine of the measurements', named('machine').map(machine).join('\n')],
    ['throughput', throughput(named('throughput'))],
    ['alternatives', peers(named('peers'))],
    ['maskers in Apex', tableOf(APEX_PEERS, named('apex-peers'))],
    ['limits of the platform', tableOf(GOVERNOR, named('governor'))],
    [CONDITIONS_BLOCK, conditionsTable(conditions)],
    ['kinds of orgs', tableOf(PLATFORM, named('platform'))],
    ['pages', tableOf(PAGES, named('ui'))],
    ['compiler', [...named('compile').map(compiled), ...named('loop').map(looped)].join('\n')],
  ]);
}

function machine(line: Line): string {
  return `Measured on ${text(line.date)}: ${text(line.cores)} cores of ${text(line.cpu)}, ${text(line.memory_gb)} GB, ${text(line.platform)}, Node ${text(line.node)}.`;
}

const THROUGHPUT: readonly Column<Line>[] = [
  ['Email-bearing records', of('records')],
  ['Addresses', of('addresses')],
  ['Seconds', of('seconds')],
  ['Records/s', of('records_per_second')],
  ['µs per record', of('microseconds_per_record')],
  ['Ceiling, records/s', of('ceiling_records_per_second')],
  ['Ratio', of('ratio_to_ceiling')],
  ['Peak memory, MB', of('peak_rss_mb')],
];

function throughput(unsorted: readonly Line[]): string {
  const lines = unsorted.toSorted((one, other) => Number(one.records) - Number(other.records));
  return [
    tableOf(THROUGHPUT, lines),
    ...growth(lines),
    chart('Records per second by size', lines, 'records', 'records_per_second'),
  ].join('\n\n');
}

/** What a record of the largest org costs compared with one of the smallest. */
function growth(lines: readonly Line[]): readonly string[] {
  const [first] = lines;
  const last = lines.at(-1);
  if (first === undefined || last === undefined || first === last) return [];
  const times = Number(last.microseconds_per_record) / Number(first.microseconds_per_record);
  return [
    `A record costs ${times.toFixed(2)} times as much in an org of ${text(last.records)} as in one of ${text(first.records)}; the aim is at most 1.2 times.`,
  ];
}

const PEERS: readonly Column<Line>[] = [
  ['Tool', of('tool')],
  ['Records', of('records')],
  ['Seconds', of('seconds')],
  ['Records/s', of('records_per_second')],
  ['Collisions', of('collisions')],
  ['Another address elsewhere', of('inconsistent_people')],
  ['Deliverable', of('deliverable')],
  ['Real parts', of('real_parts_left')],
  ['As it was', of('unmasked')],
];

function peers(lines: readonly Line[]): string {
  return [tableOf(PEERS, lines), chart('Records per second by tool', lines, 'tool', 'records_per_second')].join('\n\n');
}

const APEX_PEERS: readonly Column<Line>[] = [
  ['Tool', of('tool')],
  ['Records', of('records')],
  ['Statements per record', of('statements_per_record')],
  ['SOQL queries', of('soql_queries')],
  ['Executions', of('async_executions')],
  ['Records per processor second', of('records_per_cpu_second')],
  ['Collisions', of('collisions')],
  ['Another address elsewhere', of('inconsistent_people')],
  ['Deliverable', of('deliverable')],
  ['Real parts', of('real_parts_left')],
  ['As it was', of('fields_missed')],
  ['Executions, second run', of('second_run_executions')],
];

const GOVERNOR: readonly Column<Line>[] = [
  ['Shape', of('shape')],
  ['Records per chunk', of('records_per_chunk')],
  ['SOQL', of('soql_per_chunk')],
  ['DML statements', of('dml_statements_per_chunk')],
  ['DML rows', of('dml_rows_per_chunk')],
  ['HMACs', of('hmacs_per_chunk')],
  ['Most accesses of a regular expression', of('regex_accesses')],
  ['Heap, KB', of('heap_kb')],
  ['Apex statements per record', of('statements_per_record')],
  ['Async executions per million records', of('async_executions_per_million')],
  ['Verification, on top', of('verification_executions_per_million')],
  ['Second run', (line) => (line.second_run_executions === null ? 'in full' : text(line.second_run_executions))],
];

const PLATFORM: readonly Column<Line>[] = [
  ['Org', of('org')],
  ['Assumptions', of('assumptions')],
  ['Records', of('records')],
  ['Duration', (line) => durationOf(Number(line.minutes))],
  ['Async executions', of('async_executions')],
  ['Records per chunk', of('chunk_size')],
  ['Basis', (line) => (line.is_measured === true ? 'measured' : 'extrapolated')],
];

function durationOf(minutes: number): string {
  const whole = Math.round(minutes);
  return whole < 60 ? `${whole} min` : `${Math.floor(whole / 60)} h ${whole % 60} min`;
}

const PAGES: readonly Column<Line>[] = [
  ['Page', of('page')],
  ['Best of the visits, ms', of('best_ms')],
  ['Median, ms', of('median_ms')],
];

function compiled(line: Line): string {
  return `A class of ${text(line.lines)} lines is checked, compiled and run in ${text(line.cold_seconds)} seconds; unchanged, in ${text(line.again_seconds)} seconds.`;
}

function looped(line: Line): string {
  return `A tight loop of Integer arithmetic, limits counted, takes ${text(line.times_javascript)} times what the same loop takes in plain JavaScript.`;
}

/** A chart that GitHub and most editors draw from text. */
function chart(title: string, lines: readonly Line[], label: string, value: string): string {
  const labels = lines.map((line) => `"${text(line[label])}"`).join(', ');
  const values = lines.map((line) => String(line[value])).join(', ');
  return ['```mermaid', 'xychart-beta', `  title "${title}"`, `  x-axis [${labels}]`, `  bar [${values}]`, '```'].join(
    '\n',
  );
}
