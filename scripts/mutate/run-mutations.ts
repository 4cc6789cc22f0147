/**
 * Makes small faults in the Apex of a module, one at a time, and runs the Apex tests that reach the line: a fault that no test
 * notices survives. Exit code 1 when fewer than 90 of 100 are caught, not counting survivors with a reason.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { candidatesIn, shuffled, type Candidate } from './choose.ts';
import { coverageMap, testsOf, type ChosenTests } from './coverage.ts';
import { mutated } from './mutations.ts';
import { readSurvivors, reasonFor, type Survivor } from './survivors.ts';
import { work } from './worker.ts';
import { tryAll, type Result } from './workers.ts';

const LEAST_SHARE = 0.9;
const LIMIT_MS = 180_000;
/** Not needed: it is made again when it is deleted. */
const KEPT_COVERAGE = 'dist/mutate-coverage.json';
/** A line of progress after so many mutations. */
const PROGRESS = 20;

interface Tried extends Omit<Survivor, 'reason'> {
  readonly file: string;
  readonly at: number;
  readonly operator: string;
  readonly result: Result['kind'] | 'not covered';
  readonly by: string | null;
  readonly reason: string | null;
}

const { values } = parseArgs({
  options: {
    module: { type: 'string', default: 'all' },
    operator: { type: 'string', multiple: true },
    'test-class': { type: 'string', multiple: true },
    count: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    jobs: { type: 'string' },
    json: { type: 'boolean', default: false },
    worker: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

function describe(candidate: Candidate, result: Tried['result'], by: string | null): Tried {
  const { source, line: at, className, file, operator } = candidate;
  const before = source.split('\n')[at - 1]!.trim();
  const changed = mutated(source, candidate).split('\n')[at - 1]!.trim();
  const place = { class: className, line: before, mutated: changed };
  return { ...place, file, at, operator, result, by, reason: reasonFor(readSurvivors('.'), place) };
}

/** With --json, what is said on the way goes to the standard error: the standard output is JSON. */
function say(text: string): void {
  (values.json ? process.stderr : process.stdout).write(`${text}\n`);
}

const isWanted = ({ operator }: Candidate): boolean => values.operator?.includes(operator) ?? true;
const isNoticed = ({ result }: Tried): boolean => result === 'caught' || result === 'timed out';
const isCounted = ({ result, reason }: Tried): boolean => result !== 'not compiled' && reason === null;

async function run(): Promise<number> {
  say('Running test classes to see which lines they reach ...');
  const only = values['test-class'] ?? [];
  const map = coverageMap('.', KEPT_COVERAGE, () => undefined, only);
  if (map.failing.length > 0) throw new Error(`These test classes fail without a mutation: ${map.failing.join(', ')}`);
  const count = Number(values.count);
  const testsFor = (one: Candidate): readonly ChosenTests[] => testsOf(map, one.className, one);
  const candidates = candidatesIn('.', values.module).filter(
    (one) => isWanted(one) && (only.length === 0 || testsFor(one).length > 0),
  );
  const chosen = shuffled(candidates, Number(values.seed)).slice(0, count);
  const tried: Tried[] = [];
  const note = (one: Tried): void => {
    tried.push(one);
    if (tried.length % PROGRESS === 0) say(`${tried.length} of ${chosen.length} tried`);
    if (!isNoticed(one) && one.result !== 'not compiled')
      say(
        `${one.result}: ${one.file}:${one.at}\n  ${one.line}\n  ${one.mutated}${one.reason === null ? '' : `\n  ${one.reason}`}`,
      );
  };
  const reached = chosen.filter((one) => testsFor(one).length > 0);
  for (const one of chosen) if (!reached.includes(one)) note(describe(one, 'not covered', null));
  const tasks = reached.map((one) => ({ file: one.file, text: mutated(one.source, one), tests: testsFor(one) }));
  await tryAll(tasks, {
    processes: Number(values.jobs ?? availableParallelism()),
    limitMs: LIMIT_MS,
    onResult: (place, result) =>
      note(describe(reached[place]!, result.kind, result.kind === 'caught' ? result.by : null)),
  });
  return report(tried);
}

function report(tried: readonly Tried[]): number {
  const counted = tried.filter(isCounted);
  const caught = counted.filter(isNoticed).length;
  const share = counted.length === 0 ? 1 : caught / counted.length;
  const survivors = counted.filter((one) => !isNoticed(one));
  const accepted = tried.filter((one) => one.reason !== null && !isNoticed(one)).length;
  if (values.json) {
    process.stdout.write(
      `${JSON.stringify({ share, caught, counted: counted.length, accepted, survivors, tried }, null, 2)}\n`,
    );
  } else {
    say(
      `Caught ${caught} of ${counted.length} mutations (${(share * 100).toFixed(1)} %), ${accepted} more survive with a reason`,
    );
  }
  return share >= LEAST_SHARE ? 0 : 1;
}

const HELP = `npm run mutate -- [options]

  --module NAME  a folder of force-app/main; all (the default) for every one
  --operator O   only mutations of this kind, several times for several: boolean, condition, negation, number, operator, return, statement
  --test-class C run the tests of this class only, several times for several, and mutate only what they reach
  --count N      how many random mutations (300)
  --seed N       which ones; the same seed chooses the same ones (1)
  --jobs N       processes (one for each core)
  --json         every mutation as JSON
`;

if (values.worker) work('.');
else if (values.help) process.stdout.write(HELP);
else process.exitCode = await run();
