/** JSON lines of the measurements → a page with tables and charts. */
import { CONDITIONS_BLOCK, conditionsTable, type ConditionResult } from './conditions-table.ts';

export type Line = Readonly<Record<string, string | number>> & { readonly bench: string };

type Column = readonly [title: string, value: (line: Line) => string];

const number = (value: string | number | undefined): string =>
  typeof value === 'number' ? value.toLocaleString('en-US') : String(value ?? '');
const of =
  (name: string): Column[1] =>
  (line) =>
    number(line[name]);

/** @param conditions what the scenarios of `e2e/acceptance/conditions` have kept */
export function page(lines: readonly Line[], conditions: readonly ConditionResult[] = []): string {
  const named = (bench: string): readonly Line[] => lines.filter((line) => line.bench === bench);
  const [machine] = named('machine');
  return [
    '# Performance',
    '',
    'Made by `npm run bench -- report`; never typed. Each figure has a command of its own: `npm run bench` names them.',
    '',
    machine === undefined ? '' : machineText(machine),
    '',
    ...throughput(named('throughput')),
    ...peers(named('peers')),
    ...governor(named('governor')),
    ...underConditions(conditions),
    ...DURATION,
    ...pages(named('ui')),
    ...compiler(named('compile'), named('loop')),
  ].join('\n');
}

function machineText(line: Line): string {
  return `Measured on ${String(line.date)}: ${number(line.cores)} cores of ${String(line.cpu)}, ${number(line.memory_gb)} GB, ${String(line.platform)}, Node ${String(line.node)}.`;
}

function throughput(unsorted: readonly Line[]): readonly string[] {
  if (unsorted.length === 0) return [];
  const lines = unsorted.toSorted((one, other) => Number(one.records) - Number(other.records));
  return [
    '## End to end, in the local org',
    '',
    "The package's own Apex masks an org of related objects: discovery, batch jobs, save order, audit trail. _Ceiling_ is the same rows in the same order, read, HMACed and written by plain",
    'TypeScript through the same SQLite driver in the same run, without Apex, jobs or audit: the ratio is the price of running Apex, and depends least on the machine. These figures say',
    'what a laptop does; for an org see the last section.',
    '',
    table(lines, [
      ['Email-bearing records', of('records')],
      ['Addresses', of('addresses')],
      ['Seconds', of('seconds')],
      ['Records/s', of('records_per_second')],
      ['µs per record', of('microseconds_per_record')],
      ['Ceiling, records/s', of('ceiling_records_per_second')],
      ['Ratio', of('ratio_to_ceiling')],
      ['Peak memory, MB', of('peak_rss_mb')],
    ]),
    ...growth(lines),
    chart('Records per second by size', lines, 'records', 'records_per_second'),
  ];
}

/** What a record of the largest org costs compared with one of the smallest. */
function growth(lines: readonly Line[]): readonly string[] {
  const [first] = lines;
  const last = lines.at(-1);
  if (first === undefined || last === undefined || first === last) return [];
  const times = Number(last.microseconds_per_record) / Number(first.microseconds_per_record);
  const small =
    'A small org pays for the start of a run: describing every object, the plan, and JavaScript that is not compiled yet.';
  return [
    `A record costs ${times.toFixed(2)} times as much in an org of ${number(last.records)} as in one of ${number(first.records)}; the aim is at most 1.2 times. ${times < 1 ? small : ''}`,
    '',
  ];
}

function peers(lines: readonly Line[]): readonly string[] {
  if (lines.length === 0) return [];
  return [
    '## Beside what people use instead',
    '',
    'The same data, the same machine, one after the other. The scripts and sfdmu come through the HTTP API of the org, as they would anywhere, and the org is a process of its own. The time of the package',
    'includes its verification and audit trail, which the others do not have. _Another address elsewhere_: people whose address became different ones on different objects. _Real parts_: results that hold',
    "the original's domain or a part of its mailbox. _As it was_: values that the tool could not write and left real.",
    'The package knows 1,024 first names: by chance one person in a thousand keeps the real one, and those are its real parts.',
    'A script begins at once, while a run of the package first describes and plans the org: the smaller an org, the more that counts.',
    '',
    table(lines, [
      ['Tool', of('tool')],
      ['Records', of('records')],
      ['Seconds', of('seconds')],
      ['Records/s', of('records_per_second')],
      ['Collisions', of('collisions')],
      ['Another address elsewhere', of('inconsistent_people')],
      ['Deliverable', of('deliverable')],
      ['Real parts', of('real_parts_left')],
      ['As it was', of('unmasked')],
    ]),
    chart('Records per second by tool', lines, 'tool', 'records_per_second'),
  ];
}

function governor(lines: readonly Line[]): readonly string[] {
  if (lines.length === 0) return [];
  return [
    '## In the limits of the platform',
    '',
    'Counted while the real Apex runs, so the same on every machine; `e2e/governor.test.ts` fails when one of them grows. Per chunk of a batch job. A job also stores its progress, one more row at most every five seconds. Executions are those of one job for the object, of planning, and of masking the users that every org has; a finalizer counts as none (Apex Developer Guide). A large object is split into ranges, each a job with two executions of its own; verification counts five of them, and reads every record of a text that no query can filter by; a small object whose records have no value to mask takes none.',
    '',
    table(lines, [
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
      ['Second run', (line) => (line.second_run_executions === null ? 'in full' : of('second_run_executions')(line))],
    ]),
  ];
}

function underConditions(results: readonly ConditionResult[]): readonly string[] {
  return [
    '## Under the conditions of a real org',
    '',
    'Measured by `npm run test:acceptance -- e2e/acceptance/conditions` in the local org with priced work (see `docs/local-org.md`, "Conditions of a real org"): the minutes are those of a virtual clock by assumed prices of queues, chunks, queries and describes, the',
    'same on every machine. Asynchronous executions include what the org itself would count. Records left real are told by the run, one by one or as a count; each scenario fails when one is not. With `CONDITIONS=full` in the environment the scenarios have up to ten times as many records;',
    '`WRITE_CONDITIONS=1` keeps what is measured in `bench/conditions.json`, of which this table is made.',
    '',
    `<!-- generated: ${CONDITIONS_BLOCK} -->`,
    '',
    conditionsTable(results),
    '',
    `<!-- end of generated: ${CONDITIONS_BLOCK} -->`,
    '',
  ];
}

function pages(lines: readonly Line[]): readonly string[] {
  const [first] = lines;
  if (first === undefined) return [];
  return [
    '## Pages',
    '',
    `Time to the first content of each page in Chromium, served by the local org with ${number(first.email_fields)} Email fields and ${number(first.audit_rows)} audit rows.`,
    '',
    table(lines, [
      ['Page', of('page')],
      ['Best of the visits, ms', of('best_ms')],
      ['Median, ms', of('median_ms')],
    ]),
  ];
}

function compiler(compiled: readonly Line[], looped: readonly Line[]): readonly string[] {
  if (compiled.length + looped.length === 0) return [];
  return [
    '## The compiler of the local org',
    '',
    ...compiled.map(
      (line) =>
        `A class of ${number(line.lines)} lines is checked, compiled and run in ${number(line.cold_seconds)} seconds; unchanged, in ${number(line.again_seconds)} seconds.`,
    ),
    ...looped.map(
      (line) =>
        `A tight loop of Integer arithmetic, limits counted, takes ${number(line.times_javascript)} times what the same loop takes in plain JavaScript.`,
    ),
    '',
  ];
}

const DURATION: readonly string[] = [
  '## How long a real org takes',
  '',
  'Nobody has measured this here: it is arithmetic with stated assumptions. The platform runs five batch jobs at once, and a chunk takes what its update takes: the Apex of the package is the small part.',
  '',
  '```',
  'seconds = ceil(records / chunk size) × seconds per chunk / jobs at once + start of the jobs',
  '```',
  '',
  '| Assumption | Value |',
  '| --- | --- |',
  '| Chunk size | 2,000 records |',
  '| Jobs at once | 5, when nobody else uses them; large objects are split so that all five work |',
  '| Seconds per chunk, no automation on the object | 3 to 6 |',
  '| Seconds per chunk, with triggers and flows | 10 to 60: switch automation off while masking |',
  '| Start of the jobs | 60 seconds |',
  '',
  'One million records in five minutes: 500 chunks over 5 jobs are 100 rounds, so a round may take (300 − 60) / 100 = 2.4 seconds. That is within reach of an object without automation, sharing recalculation or duplicate rules,',
  'and out of reach with them: at 6 seconds a chunk it is 11 minutes, at 30 seconds 51 minutes. Verification reads every record once more at about a second a chunk: 100 seconds for a million.',
  '',
];

function table(lines: readonly Line[], columns: readonly Column[]): string {
  const rows = lines.map((line) => columns.map(([, value]) => value(line)));
  return [
    `| ${columns.map(([title]) => title).join(' | ')} |`,
    `| ${columns.map(() => '---').join(' | ')} |`,
    ...rows.map((row) => `| ${row.join(' | ')} |`),
    '',
  ].join('\n');
}

/** A chart that GitHub and most editors draw from text. */
function chart(title: string, lines: readonly Line[], label: string, value: string): string {
  const labels = lines.map((line) => `"${number(line[label])}"`).join(', ');
  const values = lines.map((line) => String(line[value])).join(', ');
  return [
    '```mermaid',
    'xychart-beta',
    `  title "${title}"`,
    `  x-axis [${labels}]`,
    `  bar [${values}]`,
    '```',
    '',
  ].join('\n');
}
