/** The stages of a rehearsal, one after the other. */
import path from 'node:path';
import { readRegister, type Assumption } from './assumption.ts';
import { checkOrg, PEOPLE, type OrgFacts } from './check.ts';
import { casesOfProject } from './conformance/conformance-project.ts';
import { countsOf } from './conformance/report.ts';
import { runCases, type Conformance } from './conformance/stage.ts';
import { deploy, deployPackage, PROBES, remove, type Deployed, type Removed } from './deploy.ts';
import { BROUGHT_FOLDER, REGISTER_FOLDER } from './folders.ts';
import { linesOf, openJournal, type Journal } from './journal.ts';
import { mask, type Masked } from './mask.ts';
import type { RehearsalOptions, Stage } from './options.ts';
import { answerOf } from './probes.ts';
import { withVerdict, writeReport, type Decided, type Report } from './report.ts';
import { RehearsalError, type Target } from './target.ts';
import { judge, type Verdict } from './verdict.ts';

export type Say = (line: string) => void;

/** In the local org an assumption is contradicted where the register records that it differs, and nowhere else. */
const differs = ({ verdict, assumption }: Decided, isLocalOrg: boolean): boolean =>
  isLocalOrg && assumption.localOrg !== undefined ? verdict !== 'contradicted' : verdict === 'contradicted';

/** The local org must answer every case as recorded; another org may lack what some need. */
const differsCase = (verdict: Verdict, isLocalOrg: boolean): boolean =>
  isLocalOrg ? verdict !== 'confirmed' : verdict === 'contradicted';

export interface Rehearsed {
  readonly report: Report;
  readonly files: readonly string[];
  /** Whether nothing was contradicted, no test failed, and no address is left unmasked. */
  readonly isGood: boolean;
}

/** @throws RehearsalError with what was brought and how to remove it */
export async function rehearse(
  options: RehearsalOptions,
  target: Target,
  say: Say,
  isLocalOrg = false,
): Promise<Rehearsed> {
  const register = readRegister(REGISTER_FOLDER);
  const cases = casesOfProject().map(({ id }) => id);
  const unknown = options.only.filter((id) => !register.some((one) => one.id === id) && !cases.includes(id));
  if (unknown.length > 0)
    throw new RehearsalError(`No assumption or conformance case has the id ${unknown.join(', ')}.`);
  const org = await checkOrg(target);
  const journal = openJournal(path.join(options.outputDir, BROUGHT_FOLDER), org.id);
  const chosen = register.filter(({ id }) => options.only.length === 0 || options.only.includes(id));
  const chosenCases = cases.filter((id) => options.only.length === 0 || options.only.includes(id));
  announce(options, org, [chosen.length, chosenCases.length], say);
  try {
    return await carryOut(options, { target, org, journal, register: chosen, cases: chosenCases, say, isLocalOrg });
  } catch (error) {
    if (!journal.isEmpty()) say(leftBehind(journal, target));
    throw error;
  }
}

export function leftBehind(journal: Journal, { name }: Target): string {
  return [
    `The rehearsal left in ${name} (listed in ${journal.file}):`,
    ...linesOf(journal.brought()).map((line) => `  ${line}`),
    `Remove it with: npm run rehearse -- --target-org ${name} --stage remove`,
  ].join('\n');
}

function announce(
  { stage, records }: RehearsalOptions,
  org: OrgFacts,
  [probes, cases]: readonly number[],
  say: Say,
): void {
  say(`${org.name}: ${org.kind} ${org.id} on ${org.instance}, as ${org.username}.`);
  const has = (name: Stage): boolean => stage === name || stage === 'all' || stage === 'check';
  const steps = [
    has('deploy') ? 'deploy the package and run its Apex tests' : null,
    has('mask') ? `load ${records} records, mask every email address of the org, and scan it through the API` : null,
    has('probe') ? `carry out the probes of ${probes} assumptions` : null,
    has('conformance') ? `run ${cases} conformance cases as Apex tests` : null,
    stage === 'all' || stage === 'check' || stage === 'remove' ? 'remove what was brought' : null,
  ];
  say(`${stage === 'check' ? 'Stage all would' : 'This will'}: ${steps.filter((step) => step !== null).join('; ')}.`);
}

interface Context {
  readonly target: Target;
  readonly org: OrgFacts;
  readonly journal: Journal;
  readonly register: readonly Assumption[];
  /** Ids. */
  readonly cases: readonly string[];
  readonly say: Say;
  readonly isLocalOrg: boolean;
}

async function carryOut(options: RehearsalOptions, context: Context): Promise<Rehearsed> {
  const { target, org, journal, say } = context;
  const started = new Date();
  const has = (stage: Stage): boolean => options.stage === stage || options.stage === 'all';
  if (has('mask')) requireEmpty(options, org, journal);
  const deployed = has('deploy') ? await bringPackage(context) : null;
  const masked = has('mask') ? await maskOrg(options, context) : null;
  const decided = has('probe') ? await probeAll(context) : [];
  const conformance = has('conformance') ? await runConformance(options, context) : null;
  const isLast = has('probe') || has('conformance');
  const removed = options.stage === 'remove' || (!options.keep && isLast) ? await remove(target, journal) : null;
  if (removed !== null) tellRemoval(removed, say);
  else if (!journal.isEmpty()) say(leftBehind(journal, target));
  const seconds = (Date.now() - started.getTime()) / 1000;
  const report = { org, started: started.toISOString(), seconds, deployed, masked, decided, conformance, removed };
  const files = options.stage === 'check' ? [] : writeReport(options.outputDir, report);
  return { report, files, isGood: isGood(report, context.isLocalOrg) };
}

/** A run masks every record of the org, and nothing brings the addresses back. */
function requireEmpty({ maskAllRecords }: RehearsalOptions, { name, kind, records }: OrgFacts, journal: Journal): void {
  const brought = journal
    .brought()
    .records.filter(({ object }) => PEOPLE.includes(object))
    .reduce((sum, { ids }) => sum + ids.length, 0);
  const own = records === null ? null : records - brought;
  if (kind === 'scratch org' || own === 0 || maskAllRecords) return;
  throw new RehearsalError(
    `${name} has ${own ?? 'an unknown number of'} contacts and leads of its own, and masking cannot be undone. ` +
      'Nothing was written. To mask them, add --mask-all-records; to leave them alone, use --stage deploy or --stage probe.',
  );
}

async function bringPackage({ target, journal, say }: Context): Promise<Deployed> {
  const deployed = await deployPackage(target, journal);
  const { components, testsRun, testsFailed, seconds } = deployed;
  say(`Deployed ${components} components in ${seconds.toFixed(0)} s; ${testsRun} Apex tests, ${testsFailed} failed.`);
  return deployed;
}

async function maskOrg({ records }: RehearsalOptions, { target, journal, say }: Context): Promise<Masked> {
  const masked = await mask(target, journal, records);
  const { run, scan, seconds } = masked;
  say(
    `Run ${run.Name}: ${run.Status__c} in ${seconds.toFixed(0)} s; ${scan.unmasked.length} of ${scan.values} addresses are not masked.`,
  );
  return masked;
}

async function probeAll({ target, journal, org, register, say, isLocalOrg }: Context): Promise<readonly Decided[]> {
  if (register.some(({ probe }) => probe.test !== undefined)) await deploy(PROBES, target, journal, 'NoTestRun');
  const decided: Decided[] = [];
  for (const assumption of register) {
    const started = performance.now();
    const outcome = await outcomeOf(assumption, org, target);
    const one = { assumption, ...outcome, seconds: (performance.now() - started) / 1000 };
    decided.push(one);
    if (isLocalOrg && assumption.localOrg !== undefined)
      say(
        differs(one, true)
          ? `No longer different: ${assumption.id}`
          : `Known difference: ${assumption.id}: ${assumption.localOrg}`,
      );
    else if (outcome.verdict === 'contradicted') say(`Contradicted: ${assumption.id}: ${outcome.words}`);
  }
  const count = (verdict: Decided['verdict']): number => withVerdict(decided, verdict).length;
  say(`${count('confirmed')} confirmed, ${count('contradicted')} contradicted, ${count('not decided')} not decided.`);
  return decided;
}

async function runConformance({ only }: RehearsalOptions, context: Context): Promise<Conformance | null> {
  const { target, journal, cases, say, isLocalOrg } = context;
  if (cases.length === 0) return null;
  const conformance = await runCases(target, journal, only.length === 0 ? [] : cases);
  for (const { case: one, verdict, words } of conformance.decided)
    if (differsCase(verdict, isLocalOrg))
      say(`${verdict === 'contradicted' ? 'Contradicted' : 'Not decided'}: ${one.id}: ${words}`);
  say(`Conformance cases: ${countsOf(conformance)}.`);
  return conformance;
}

async function outcomeOf(
  assumption: Assumption,
  { kind }: OrgFacts,
  target: Target,
): Promise<Pick<Decided, 'verdict' | 'words'>> {
  const { manual } = assumption.probe;
  if (manual !== undefined) return { verdict: 'not decided', words: `To be seen by a person: ${manual}` };
  if (assumption.needs !== undefined && assumption.needs !== kind)
    return { verdict: 'not decided', words: `Only a ${assumption.needs} can decide it.` };
  return judge(assumption, await answerOf(assumption, target));
}

function tellRemoval({ lines, left }: Removed, say: Say): void {
  if (lines.length === 0) return say('There is nothing to remove.');
  if (left.length === 0) return say(`Removed: ${lines.join(', ')}.`);
  for (const one of left) say(`Not removed: ${one}`);
}

function isGood({ decided, deployed, masked, conformance, removed }: Report, isLocalOrg: boolean): boolean {
  return (
    !decided.some((one) => differs(one, isLocalOrg)) &&
    !(conformance?.decided ?? []).some(({ verdict }) => differsCase(verdict, isLocalOrg)) &&
    (deployed?.testsFailed ?? 0) === 0 &&
    (masked === null ||
      (masked.scan.unmasked.length === 0 && masked.scan.shared === 0 && masked.scan.different === 0)) &&
    (removed?.left.length ?? 0) === 0
  );
}
