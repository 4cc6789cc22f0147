/** Stage conformance: the cases of the local org's suite as Apex tests of the target org, compared with what is recorded. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ConformanceCase } from '../../../local-org/test/conformance/cases.ts';
import { deployPartly, type PartlyDeployed } from '../deploy.ts';
import type { Journal } from '../journal.ts';
import { RehearsalError, type Json, type Target } from '../target.ts';
import type { Outcome } from '../verdict.ts';
import { judgeCase, type TestAnswer } from './outcome.ts';
import { CASES_FOLDER, writeCaseProject } from './conformance-project.ts';

export interface DecidedCase extends Outcome {
  readonly case: ConformanceCase;
}

export interface Conformance {
  readonly decided: readonly DecidedCase[];
  /** Cases that run in the local org only, each with its reason. */
  readonly localOnly: readonly ConformanceCase[];
  readonly components: number;
  readonly seconds: number;
}

/** Classes of one run of tests: an org answers the results of a run at once. */
const CLASSES_OF_A_RUN = 100;
const POLL_MS = 2_000;
const RUN_LIMIT_MS = 60 * 60_000;
const RUNNING = /^(?:Queued|Preparing|Processing|Holding)$/;

/** @param only ids of cases; empty: all of them */
export async function runCases(target: Target, journal: Journal, only: readonly string[]): Promise<Conformance> {
  const started = performance.now();
  const project = mkdtempSync(path.join(tmpdir(), 'rehearsal-'));
  try {
    const { cases, localOnly } = writeCaseProject(project);
    const chosen = cases.filter(({ id }) => only.length === 0 || only.includes(id));
    const deployed = await deployPartly({ name: 'conformance', project, folder: CASES_FOLDER }, target, journal);
    const answers = deployed.taken.length > 0 ? new Map() : await testsOf(chosen, deployed, only.length > 0, target);
    return {
      decided: chosen.map((one) => ({ case: one, ...outcomeOf(one, deployed, answers.get(one.id) ?? null) })),
      localOnly,
      components: deployed.components,
      seconds: (performance.now() - started) / 1000,
    };
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}

function outcomeOf(one: ConformanceCase, { taken, refused }: PartlyDeployed, answer: TestAnswer | null): Outcome {
  if (taken.length > 0)
    return { verdict: 'not decided', words: `The org already has ${taken.join(', ')}, which was not overwritten.` };
  const problem = refused.get(`ApexClass ${one.className}`);
  if (problem !== undefined) return { verdict: 'not decided', words: `The class was not deployed: ${problem}` };
  return judgeCase(one, answer);
}

async function testsOf(
  cases: readonly ConformanceCase[],
  { refused }: PartlyDeployed,
  isChosen: boolean,
  target: Target,
): Promise<ReadonlyMap<string, TestAnswer>> {
  const left = cases.filter(({ className }) => !refused.has(`ApexClass ${className}`));
  const [option, names] = isChosen
    ? ['--tests', left.map(({ id }) => id)]
    : ['--class-names', [...new Set(left.map(({ className }) => className))]];
  const answers = new Map<string, TestAnswer>();
  for (let start = 0; start < names.length; start += CLASSES_OF_A_RUN) {
    const some = names.slice(start, start + CLASSES_OF_A_RUN).flatMap((name) => [option, name]);
    for (const { ApexClass, MethodName, Outcome: outcome, Message } of await resultsOf(some, target))
      answers.set(`${ApexClass.Name}.${MethodName}`, { outcome, message: Message ?? null });
  }
  return answers;
}

/** Started, followed and read one after the other: a run outlasts a connection. */
async function resultsOf(tests: readonly string[], target: Target): Promise<readonly Json[]> {
  const started = await target.sf(['apex', 'run', 'test', ...tests, '--result-format', 'json']);
  const id = started.result?.testRunId as string | undefined;
  if (id === undefined) throw notRun(started);
  for (const end = Date.now() + RUN_LIMIT_MS; Date.now() < end; await wait(POLL_MS)) {
    const soql = `SELECT Status FROM ApexTestRunResult WHERE AsyncApexJobId = '${id}'`;
    const { records } = await target.request('GET', `/tooling/query?q=${encodeURIComponent(soql)}`);
    if ((records as Json[]).length > 0 && (records as Json[]).every(({ Status }) => !RUNNING.test(String(Status))))
      break;
  }
  const ended = await target.sf(['apex', 'get', 'test', '--test-run-id', id, '--result-format', 'json']);
  if (ended.result?.tests === undefined) throw notRun(ended);
  return ended.result.tests as Json[];
}

const notRun = (answer: Json): RehearsalError =>
  new RehearsalError(`The conformance cases did not run: ${String(answer.message ?? JSON.stringify(answer))}`);
