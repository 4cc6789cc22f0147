/** `node scripts/differential.mjs`: small generated classes, judged by the local org and by Salesforce's compiler. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  ComparisonError,
  disagreements,
  ourVerdicts,
  readRecorded,
  theirVerdicts,
  withPrograms,
  type Recorded,
  type Verdicts,
} from './compare.ts';
import { program } from './program.ts';

const SHOWN = 20;
const USAGE = `node scripts/differential.mjs [--compiler FILE] [--seed N] [--count N] [--record FILE]
  --compiler FILE  Salesforce's compiler: a command that prints errors as JSON for -j FOLDER; without it, the recorded verdicts are compared
  --seed N         other classes for each number (default: 1)
  --count N        number of classes (default: 10000)
  --record FILE    writes the verdicts of the compiler to a file
`;

function main(): number {
  const { values } = parseArgs({
    args: process.argv.slice(2),
    options: {
      compiler: { type: 'string' },
      seed: { type: 'string', default: '1' },
      count: { type: 'string', default: '10000' },
      record: { type: 'string' },
    },
  });
  const { compiler, record } = values;
  if (compiler === undefined) return compareWithRecorded();
  const seed = Number(values.seed);
  const count = Number(values.count);
  return withPrograms(seed, count, (folder, digest) => {
    const theirs = theirVerdicts(compiler, folder);
    const refused = Object.keys(theirs).map(Number);
    if (record !== undefined) {
      const recorded: Recorded = { seed, count, digest, refused };
      writeFileSync(record, `${JSON.stringify(recorded)}\n`);
    }
    return compare(seed, count, folder, theirs);
  });
}

function compareWithRecorded(): number {
  const { seed, count, digest, verdicts } = readRecorded();
  return withPrograms(seed, count, (folder, actual) => {
    if (actual !== digest)
      throw new ComparisonError(
        'The generator makes other classes than those recorded: record their verdicts again with --compiler and --record.',
      );
    return compare(seed, count, folder, verdicts);
  });
}

function compare(seed: number, count: number, folder: string, theirs: Verdicts): number {
  const found = disagreements(count, ourVerdicts(folder), theirs);
  process.stdout.write(
    `${count} classes of seed ${seed}, ${Object.keys(theirs).length} refused, ${found.length} judged otherwise\n`,
  );
  for (const { number, ours, theirs: other } of found.slice(0, SHOWN))
    process.stdout.write(
      `\nGenerated${number}\n  local org: ${ours ?? 'compiles'}\n  Salesforce: ${other ?? 'compiles'}\n${program(seed, number).source}`,
    );
  return found.length === 0 ? 0 : 1;
}

try {
  process.exitCode = main();
} catch (error) {
  const isKnown = error instanceof ComparisonError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
  if (isKnown !== true) throw error;
  process.stderr.write(`${(error as Error).message}\n\n${USAGE}`);
  process.exitCode = 2;
}
