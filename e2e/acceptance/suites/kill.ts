/** A run whose process is killed at any moment ends as if nothing had happened. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openOrg, type Conditions, type Org } from 'local-org';
import { openProduction, projectFolders, SANDBOX_NAME } from '../../../scripts/demo/story/sandbox-org.ts';
import { compiledCodeFolder } from '../../../scripts/lib/compiled-code.ts';
import { bundleChild, runChild, type Death, type Moment } from '../kill/victim.ts';
import { continueRun, type Ending } from '../lib/continue.ts';
import { ACCEPTANCE_RULES } from '../lib/orgs.ts';
import {
  chunksOf,
  differences,
  emailValues,
  endState,
  newestRun,
  openFailures,
  type RunState,
  type Snapshot,
} from '../lib/snapshot.ts';
import { makeAdminOperator } from '../lib/permission-users.ts';

const SEED = 20_261_101;
/** More than this many kills of one run, and something goes in circles. */
const MOST_KILLS_OF_ONE_RUN = 60;
/** One kill of so many hits the masking, which may be a small part of a run. */
const KILLS_PER_MASKING = 2;
/** How long after the beginning of a transaction a process is killed, at most. */
const MOST_MS_OF_A_STEP = 30;
/** Five jobs run at a time, each with a chunk that a kill can interrupt. */
const MOST_CHUNKS_REPEATED = 5;

export interface KillOptions {
  /** Records in production. */
  readonly records: number;
  /** Runs that are killed once. */
  readonly kills: number;
  /** Whether one run is killed again and again, too. */
  readonly again: boolean;
  /** Of the org; none without. */
  readonly conditions?: Conditions;
}

export function killSuite({ records, kills: killsInAll, again, conditions = {} }: KillOptions): void {
  let dir: string;
  let cacheDir: string;
  let prepared: string;
  let before: Snapshot;
  let undisturbed: {
    readonly values: Snapshot;
    readonly failures: string[];
    readonly run: RunState;
    readonly milliseconds: number;
    readonly steps: Death['steps'];
    /** Every record and every number that the run left. */
    readonly state: Snapshot;
    readonly chunks: number;
  };
  /** Values that were masked when each process was killed. */
  const maskedAtKill: number[] = [];
  /** Milliseconds a run takes on this machine just now: the quickest so far. */
  let pace: number;
  const report: string[] = [];

  beforeAll(async () => {
    dir = mkdtempSync(path.join(tmpdir(), 'kill-'));
    cacheDir = compiledCodeFolder(path.join(dir, 'cache'));
    prepared = path.join(dir, 'prepared.org');
    await bundleChild();
    const { org: production } = await openProduction(path.join(dir, 'production.org'), records, 7, () => undefined);
    production.refreshInto(prepared, { sandboxName: SANDBOX_NAME }).close();
    const sandbox = openOrg({ projectDirs: [...projectFolders(true), ACCEPTANCE_RULES], file: prepared, cacheDir });
    makeAdminOperator(sandbox);
    before = emailValues(sandbox);
    sandbox.close();
    production.close();

    const file = copyOf('undisturbed');
    // The first one compiles; the second one shows how long a run takes.
    await runChild(copyOf('compiling'), cacheDir, null, conditions);
    const { signal, code, lived, steps, said } = await runChild(file, cacheDir, null, conditions);
    expect({ signal, code, said }).toEqual({ signal: null, code: 0, said: 'ready\ndone\n' });
    undisturbed = await inOrg(file, (org) => ({
      values: emailValues(org),
      failures: openFailures(org),
      run: newestRun(org)!,
      milliseconds: lived,
      steps,
      state: endState(org),
      chunks: chunksOf(org, 'MaskingBatch'),
    }));
    pace = lived;
  }, 300_000);

  afterAll(() => {
    process.stdout.write(`${report.join('\n')}\n`);
    rmSync(dir, { recursive: true, force: true });
  });

  function copyOf(name: string): string {
    const folder = path.join(dir, name);
    mkdirSync(folder);
    const file = path.join(folder, 'sandbox.org');
    copyFileSync(prepared, file);
    return file;
  }

  async function inOrg<T>(file: string, work: (org: Org) => T | Promise<T>): Promise<T> {
    const org = openOrg({ projectDirs: [...projectFolders(true), ACCEPTANCE_RULES], file, cacheDir, conditions });
    try {
      return await work(org);
    } finally {
      org.close();
    }
  }

  /** Moments spread over the whole run, one at random in each of as many equal parts. */
  function moments(count: number): number[] {
    let state = SEED;
    const random = (): number => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state / 2 ** 32;
    };
    return Array.from({ length: count }, (_, i) => (i + random()) / count);
  }

  /** The same as {@link differences}, with what each is. */
  function contrast(now: Snapshot, expected: Snapshot): string[] {
    return differences(now, expected).map(
      (key) => `${key}: ${now.get(key) ?? '-'} instead of ${expected.get(key) ?? '-'}`,
    );
  }

  /** The org is whole, and every value is either the original one or the one that it gets for good. */
  function expectUndamaged(org: Org): number {
    expect(org.data.damage()).toEqual([]);
    const now = emailValues(org);
    const foreign = [...now]
      .filter(([place, value]) => value !== before.get(place) && value !== undisturbed.values.get(place))
      .map(([place]) => place);
    expect({
      foreign: foreign.slice(0, 5),
      gone: [...before.keys()].filter((place) => !now.has(place)).length,
    }).toEqual({
      foreign: [],
      gone: 0,
    });
    return [...now].filter(([place, value]) => value !== before.get(place)).length;
  }

  function expectSameEnd(org: Org): void {
    const { id: _, ...run } = newestRun(org)!;
    const { id: __, ...expected } = undisturbed.run;
    expect(run).toEqual(expected);
    expect(differences(emailValues(org), undisturbed.values)).toEqual([]);
    expect(openFailures(org)).toEqual(undisturbed.failures);
    expect(contrast(endState(org), undisturbed.state)).toEqual([]);
    expect(org.query('SELECT Id FROM Masking_Run__c')).toHaveLength(1);
    // Nobody keeps what automation steps aside for.
    expect(org.query('SELECT Id FROM Masking_Bypass__c')).toEqual([]);
    expect(org.query("SELECT Id FROM PermissionSetAssignment WHERE PermissionSet.Name = 'Masking_Bypass'")).toEqual([]);
  }

  describe(`a run over ${records.toLocaleString('en')} records`, () => {
    test('left alone masks nearly all there is', () => {
      const { run, values } = undisturbed;
      expect(run.status).toBe('Completed With Errors');
      expect(run.changed).toBeGreaterThan(records * 0.7);
      expect(differences(values, before).length).toBeGreaterThan(0);
      report.push(
        `undisturbed: ${run.changed} records, ${run.valuesMasked} values in ${Math.round(undisturbed.milliseconds)} ms`,
      );
    });

    test.each(moments(killsInAll).map((moment, i) => [i + 1, moment] as const))(
      'killed (%i of them, at %f of its time) ends as if nothing had happened',
      async (number, moment) => {
        const { file, died } = await killed(number, moment);
        const { masked, status, ending } = await inOrg(file, async (org) => {
          const changed = expectUndamaged(org);
          const state = newestRun(org)?.status ?? 'no run';
          const how: Ending = await continueRun(org);
          expectUndamaged(org);
          expectSameEnd(org);
          // What was done before the kill is not done again: only chunks that it interrupted are.
          expect(chunksOf(org, 'MaskingBatch')).toBeLessThanOrEqual(undisturbed.chunks + MOST_CHUNKS_REPEATED);
          return { masked: changed, status: state, ending: how };
        });
        maskedAtKill.push(masked);
        report.push(`kill ${number}: after ${Math.round(died)} ms, ${status}, ${masked} values masked; ${ending}`);
        rmSync(path.dirname(file), { recursive: true, force: true });
      },
      120_000,
    );

    test('was killed while records were being masked, some masked and others not', () => {
      const all = differences(undisturbed.values, before, Infinity).length;
      const inTheMiddle = maskedAtKill.filter((masked) => masked > 0 && masked < all);
      expect(inTheMiddle.length).toBeGreaterThanOrEqual(Math.ceil(killsInAll / 4));
    });

    if (again)
      test('killed again and again ends all the same', async () => {
        const { file, kills } = await killedAgainAndAgain();
        await inOrg(file, (org) => {
          expectUndamaged(org);
          expectSameEnd(org);
        });
        report.push(`one run, killed ${kills} times`);
      }, 300_000);
  });

  /** One run in several lives. They are shorter when the machine has become faster than it was for the undisturbed one. */
  async function killedAgainAndAgain(): Promise<{ file: string; kills: number }> {
    const pauses = moments(MOST_KILLS_OF_ONE_RUN);
    for (let attempt = 0; attempt < 5; attempt++) {
      const file = copyOf(`again-${attempt}`);
      const unit = pace * 0.75 ** attempt;
      let kills = 0;
      for (; kills < MOST_KILLS_OF_ONE_RUN; kills++) {
        // Long enough for at least a chunk, and a little longer each time: a process that never lives as long as one transaction takes gets nowhere.
        const pause = unit * (0.2 + ((pauses[kills] * MOST_KILLS_OF_ONE_RUN) % 1) * 0.1 + kills * 0.02);
        if ((await runChild(file, cacheDir, { of: 'all', steps: 0, milliseconds: pause }, conditions)).signal === null)
          break;
      }
      expect(kills).toBeLessThan(MOST_KILLS_OF_ONE_RUN);
      if (kills > 2) return { file, kills };
      rmSync(path.dirname(file), { recursive: true, force: true });
    }
    throw new Error('The child was always faster');
  }

  /**
   * Within one of the transactions of the run, or soon behind it. The process may be over before the signal arrives: then the next one is
   * killed earlier.
   */
  async function killed(number: number, moment: number): Promise<{ file: string; died: number }> {
    for (let attempt = 0; attempt < 10; attempt++) {
      const file = copyOf(`kill-${number}-${attempt}`);
      const of: Moment['of'] = number % KILLS_PER_MASKING === 0 ? 'masking' : 'all';
      const steps = Math.floor(undisturbed.steps[of] * moment * 0.9 ** attempt);
      const milliseconds = (moment * 1_000) % MOST_MS_OF_A_STEP;
      const { code, signal, lived } = await runChild(file, cacheDir, { of, steps, milliseconds }, conditions);
      // The log of the store is there until it is closed: without it, the run had ended and the process was about to.
      if (signal === 'SIGKILL' && existsSync(`${file}-wal`)) return { file, died: lived };
      if (signal === null) expect(code).toBe(0);
      rmSync(path.dirname(file), { recursive: true, force: true });
    }
    throw new Error('The child was always faster');
  }
}
