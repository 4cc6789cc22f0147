/** `npm run bench -- <name> [options]`. One JSON line per measurement on standard output, progress on standard error. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { measureMasker } from './apex-peers/apex-peers.ts';
import { MASKER_KEYS, MASKERS, sourcesOf } from './apex-peers/maskers.ts';
import { compile } from './compile.ts';
import { governor } from './governor.ts';
import { loop } from './loop.ts';
import { type Measurement, someOf, textOptions, UsageError, wholeNumber } from './measurement.ts';
import { inOwnProcess } from './own-process.ts';
import { PEER_KEYS, peers } from './peers/peers.ts';
import { KINDS, keyOf, platform } from './platform.ts';
import { APEX_PEER_RECORDS, PAGE, PARTS, report } from './report.ts';
import { secondRun } from './second-run.ts';
import { buildOrgs, ceiling, throughput } from './throughput.ts';
import { MEASUREMENTS_FILE } from './measurement-tables.ts';

/** More than 30,000 of one object, sfdmu reads by the first version of the Bulk API, which the local org does not have. */
const PEER_RECORDS = '75000';

const PLATFORM_KEYS: readonly string[] = KINDS.map(({ name }) => keyOf(name));

const MEASUREMENTS: readonly Measurement[] = [
  {
    name: 'throughput',
    options: '[--records N] [--seed S] [--dir DIR]',
    about:
      "masks N email-bearing records with the package's own Apex, and, before and after, the same rows with plain TypeScript through the same SQLite driver (default 100000)",
    async run(args, line) {
      const values = textOptions(args, { records: '100000', seed: '1', dir: undefined });
      const records = wholeNumber('records', values.records, 100, 5_000_000);
      const seed = wholeNumber('seed', values.seed, 0, Number.MAX_SAFE_INTEGER);
      await inFolder(values.dir, async (dir) => line(await throughput(dir, records, seed)));
    },
  },
  {
    name: 'orgs',
    options: '--dir DIR [--records N] [--seed S]',
    about: 'only makes the orgs that throughput masks, which makes them itself',
    async run(args) {
      const values = textOptions(args, { records: '100000', seed: '1', dir: undefined });
      if (values.dir === undefined) throw new UsageError('--dir says where they go.');
      const records = wholeNumber('records', values.records, 100, 5_000_000);
      await buildOrgs(values.dir, records, wholeNumber('seed', values.seed, 0, Number.MAX_SAFE_INTEGER));
    },
  },
  {
    name: 'ceiling',
    options: '--dir DIR',
    about: 'masks only with plain TypeScript, what orgs has made in DIR; throughput does that itself',
    run(args, line) {
      const { dir } = textOptions(args, { dir: undefined });
      if (dir === undefined) throw new UsageError('--dir is the folder that orgs was given.');
      line(ceiling(dir));
      return Promise.resolve();
    },
  },
  {
    name: 'governor',
    options: '[--chunks N]',
    about: "counts what masking costs in the platform's limits; the same on every machine (default 2 chunks)",
    async run(args, line) {
      const { chunks } = textOptions(args, { chunks: '2' });
      for (const costs of await governor(wholeNumber('chunks', chunks, 1, 50))) line(costs);
    },
  },
  {
    name: 'second-run',
    options: '[--records N]',
    about:
      'masks and verifies N contacts with an Email field, then the same org once more, then with 100 new contacts (default 1000000)',
    async run(args, line) {
      const { records } = textOptions(args, { records: '1000000' });
      const count = wholeNumber('records', records, 100, 5_000_000);
      await inFolder(undefined, (dir) => secondRun(dir, count, line));
    },
  },
  {
    name: 'peers',
    options: '[--records N] [--seed S] [--tools NAME,NAME,...]',
    about: `masks the same data with the package, with scripts people write, and with sfdmu, and judges the results (default ${PEER_RECORDS} records, ${PEER_KEYS.join()})`,
    async run(args, line) {
      const values = textOptions(args, { records: PEER_RECORDS, seed: '1', tools: PEER_KEYS.join() });
      const tools = someOf('tools', values.tools, PEER_KEYS);
      const records = wholeNumber('records', values.records, 100, 1_000_000);
      const seed = wholeNumber('seed', values.seed, 0, Number.MAX_SAFE_INTEGER);
      await inFolder(undefined, (dir) => peers(dir, tools, records, seed, line));
    },
  },
  {
    name: 'apex-peers',
    options: '--clones DIR [--records N] [--seed S] [--tools NAME,NAME,...]',
    about: `masks the Email fields of the demo org with the package and with open-source maskers written in Apex, whose clones are in DIR, each twice (default 20000 records, ${MASKER_KEYS.join()})`,
    async run(args, line) {
      const values = textOptions(args, { clones: undefined, records: '20000', seed: '1', tools: MASKER_KEYS.join() });
      const tools = someOf('tools', values.tools, MASKER_KEYS);
      const records = wholeNumber('records', values.records, 100, 1_000_000);
      const seed = wholeNumber('seed', values.seed, 0, Number.MAX_SAFE_INTEGER);
      const clones = values.clones === undefined ? undefined : path.resolve(values.clones);
      const maskers = MASKERS.filter(({ key }) => tools.includes(key));
      for (const masker of maskers) sourcesOf(masker, clones);
      if (maskers.length > 1) {
        for (const { key } of maskers) line(JSON.parse(await inOwnProcess('apex-peers', ...args, '--tools', key)));
        return;
      }
      await inFolder(undefined, async (dir) => {
        for (const masker of maskers) line(await measureMasker(masker, dir, clones, records, seed));
      });
    },
  },
  {
    name: 'platform',
    options: '[--records N] [--orgs NAME,NAME,...]',
    about: `how long a run takes in four kinds of customer orgs, and how many asynchronous executions, with priced work; the same on every machine. Measures N records and half of them, and extrapolates from 500000 records on (default 1000000, ${PLATFORM_KEYS.join()})`,
    async run(args, line) {
      const { records, orgs } = textOptions(args, { records: '1000000', orgs: PLATFORM_KEYS.join() });
      await platform(someOf('orgs', orgs, PLATFORM_KEYS), wholeNumber('records', records, 1_000, 1_000_000), line);
    },
  },
  {
    name: 'report',
    options:
      '[--parts NAME,NAME,...] [--sizes N,N,...] [--peer-records N] [--clones DIR] [--keep FILE] [--from FILE] [--page FILE]',
    about: `measures and writes the tables of ${PAGE} (default ${PARTS.join()}; sizes 10000,100000,1000000,5000000; ${PEER_RECORDS} records for peers).
      --clones also measures apex-peers, with ${APEX_PEER_RECORDS.join(' and ')} records; --keep is the file of JSON lines in which what is measured takes the place of older figures of the same
      (default ${MEASUREMENTS_FILE}), and from all of which the tables are made; --from makes them from such a file without measuring.`,
    async run(args) {
      const values = textOptions(args, {
        parts: PARTS.join(),
        sizes: '10000,100000,1000000,5000000',
        'peer-records': PEER_RECORDS,
        clones: undefined,
        keep: MEASUREMENTS_FILE,
        from: undefined,
        page: PAGE,
      });
      await report({
        parts: someOf('parts', values.parts, PARTS),
        sizes: values.sizes.split(',').map((size) => wholeNumber('sizes', size, 100, 5_000_000)),
        peerRecords: wholeNumber('peer-records', values['peer-records'], 100, 1_000_000),
        clones: values.clones,
        keep: values.keep,
        from: values.from,
        page: values.page,
      });
    },
  },
  {
    name: 'compile',
    options: '[--dir DIR]',
    about: 'checks and compiles a class of 2000 lines, new and unchanged',
    async run(args, line) {
      await inFolder(textOptions(args, { dir: undefined }).dir, (dir) => Promise.resolve(line(compile(dir))));
    },
  },
  {
    name: 'loop',
    options: '[--dir DIR]',
    about: 'runs a tight loop of Integer arithmetic in Apex, and the same in plain JavaScript',
    async run(args, line) {
      await inFolder(textOptions(args, { dir: undefined }).dir, (dir) => Promise.resolve(line(loop(dir))));
    },
  },
  {
    name: 'ui',
    options: '[--fields N] [--rows N] [--visits N] [--dir DIR]',
    about:
      'how soon each page of the app shows its first content in a browser, with many Email fields and a long audit trail (default 3000 fields, 500000 rows, 5 visits)',
    async run(args, line) {
      const values = textOptions(args, { fields: '3000', rows: '500000', visits: '5', dir: undefined });
      const fields = wholeNumber('fields', values.fields, 100, 10_000);
      const rows = wholeNumber('rows', values.rows, 1000, 2_000_000);
      const visits = wholeNumber('visits', values.visits, 1, 100);
      const { ui } = await import('./ui.ts');
      await inFolder(values.dir, async (dir) => {
        for (const figures of await ui(dir, fields, rows, visits)) line(figures);
      });
    },
  },
];

/** A folder that is there as long as the work is; a given one stays. */
async function inFolder(given: string | undefined, work: (dir: string) => Promise<void>): Promise<void> {
  const dir = given ?? mkdtempSync(path.join(tmpdir(), 'mask-bench-'));
  try {
    await work(dir);
  } finally {
    if (given === undefined) rmSync(dir, { recursive: true, force: true });
  }
}

async function main([name, ...args]: readonly string[]): Promise<number> {
  const measurement = MEASUREMENTS.find((candidate) => candidate.name === name);
  if (measurement === undefined)
    return usage(name === undefined ? 'Which measurement?' : `There is no measurement "${name}".`);
  try {
    await measurement.run(args, (figures) => void process.stdout.write(`${JSON.stringify(figures)}\n`));
    return 0;
  } catch (error) {
    if (error instanceof UsageError) return usage(error.message);
    throw error;
  }
}

function usage(problem: string): number {
  const lines = MEASUREMENTS.map(({ name, options, about }) => `  npm run bench -- ${name} ${options}\n      ${about}`);
  process.stderr.write(`${problem}\n\n${lines.join('\n')}\n`);
  return 2;
}

process.exitCode = await main(process.argv.slice(2));
