/** `npm run bench -- <name> [options]`. One JSON line per measurement on standard output, progress on standard error. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { throughput } from './throughput.ts';

const USAGE = `Usage: npm run bench -- throughput [--records N] [--seed S] [--dir DIR]

  throughput   masks N email-bearing records with the package's own Apex, and the same rows with plain TypeScript
               through the same SQLite driver, in the same run (default 100000 records)
`;

async function main(args: readonly string[]): Promise<number> {
  const [name, ...rest] = args;
  if (name !== 'throughput')
    return usage(name === undefined ? 'Which measurement?' : `There is no measurement "${name}".`);
  let values: { records: string; seed: string; dir?: string };
  try {
    values = parseArgs({
      args: rest,
      options: {
        records: { type: 'string', default: '100000' },
        seed: { type: 'string', default: '1' },
        dir: { type: 'string' },
      },
    }).values;
  } catch (error) {
    return usage(error instanceof Error ? error.message : String(error));
  }
  const records = Number(values.records);
  const seed = Number(values.seed);
  if (!Number.isInteger(records) || records < 100 || records > 5_000_000 || !Number.isInteger(seed))
    return usage('--records is a whole number from 100 to 5000000, --seed a whole number.');
  const dir = values.dir ?? mkdtempSync(path.join(tmpdir(), 'mask-bench-'));
  try {
    process.stdout.write(`${JSON.stringify(await throughput(dir, records, seed))}\n`);
  } finally {
    if (values.dir === undefined) rmSync(dir, { recursive: true, force: true });
  }
  return 0;
}

function usage(problem: string): number {
  process.stderr.write(`${problem}\n\n${USAGE}`);
  return 2;
}

process.exitCode = await main(process.argv.slice(2));
