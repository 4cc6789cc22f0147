/** `node scripts/differential.mjs --compiler FILE`: small generated classes, judged by the local org and by Salesforce's compiler. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { disagreements, ourVerdicts, theirVerdicts, withPrograms, type Recorded } from './compare.ts';
import { program } from './program.ts';

const SHOWN = 20;

const { values } = parseArgs({
  args: process.argv.slice(2),
  options: {
    compiler: { type: 'string' },
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '10000' },
    record: { type: 'string' },
  },
});
const { compiler } = values;
if (compiler === undefined)
  throw new Error('--compiler is missing: a command that prints errors as JSON for -j FOLDER');
const seed = Number(values.seed);
const count = Number(values.count);

process.exitCode = withPrograms(seed, count, (folder, digest) => {
  const theirs = theirVerdicts(compiler, folder);
  const found = disagreements(count, ourVerdicts(folder), theirs);
  const refused = Object.keys(theirs).map(Number);
  process.stdout.write(
    `${count} classes of seed ${seed}, ${refused.length} refused, ${found.length} judged otherwise\n`,
  );
  for (const { number, ours, theirs: other } of found.slice(0, SHOWN))
    process.stdout.write(
      `\nGenerated${number}\n  local org: ${ours ?? 'compiles'}\n  Salesforce: ${other ?? 'compiles'}\n${program(seed, number).source}`,
    );
  if (values.record !== undefined) {
    const recorded: Recorded = { seed, count, digest, refused };
    writeFileSync(values.record, `${JSON.stringify(recorded)}\n`);
  }
  return found.length === 0 ? 0 : 1;
});
