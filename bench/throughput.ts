/** End-to-end masking by the real package against the ceiling of the same machine, driver and rows. */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { openOrg, type Org } from 'local-org';
import { openProduction, projectFolders, remove, SANDBOX_NAME } from '../scripts/demo/story/sandbox-org.ts';
import { emailFields, maskSandbox, type RunSummary } from '../scripts/demo/story/masking.ts';
import { rows } from '../scripts/demo/story/records.ts';
import { compiledCodeFolder } from '../scripts/lib/compiled-code.ts';
import { type CeilingResult, runCeiling } from './ceiling.ts';
import { recordsOfOrg, say } from './measurement.ts';
import { inOwnProcess } from './own-process.ts';
import path from 'node:path';

export interface Throughput {
  readonly bench: 'throughput';
  readonly records: number;
  readonly addresses: number;
  /** Start of the run to the end of its last masking job. */
  readonly seconds: number;
  /** To the end of the run, verification included. */
  readonly seconds_in_all: number;
  readonly records_per_second: number;
  readonly microseconds_per_record: number;
  /** Of the passes before and after the masking together. */
  readonly ceiling_records_per_second: number;
  readonly ceiling_records_per_second_before: number;
  readonly ceiling_records_per_second_after: number;
  readonly ratio_to_ceiling: number;
  /** The same by processor time, which other work on the machine disturbs less. */
  readonly cpu_ratio_to_ceiling: number;
  readonly peak_rss_mb: number;
  readonly state: string;
}

type OrgFile = 'production' | 'sandbox' | 'ceiling' | 'pass' | 'small';

const filesIn = (dir: string): Readonly<Record<OrgFile, string>> => ({
  production: path.join(dir, 'production.org'),
  sandbox: path.join(dir, 'sandbox.org'),
  ceiling: path.join(dir, 'ceiling.org'),
  // Of one pass of the ceiling, which changes it.
  pass: path.join(dir, 'pass.org'),
  small: path.join(dir, 'small.org'),
});

/** What each object's records are sorted by, as JSON. */
const orderIn = (dir: string): string => path.join(dir, 'order.json');

/** Records of the org whose run shows what records are sorted by, and on which a pass of the ceiling gets warm. */
const SMALL = 1000;

/** No measurement includes the compilation. */
const compiledIn = (dir: string): string => compiledCodeFolder(path.join(dir, 'cache'));

/** Makes the orgs that {@link throughput} masks, without the automations of the demo's customer: what masking itself costs. */
export async function buildOrgs(dir: string, records: number, seed: number): Promise<void> {
  const files = filesIn(dir);
  say(`Building an org with ${records} email-bearing records`);
  for (const file of Object.values(files)) remove(file);
  const small = await sandboxOf(dir, SMALL, seed, files.small);
  await maskSandbox(small, () => undefined);
  writeFileSync(orderIn(dir), JSON.stringify([...orderOfObjects(small)]));
  small.close();
  (await sandboxOf(dir, records, seed, files.sandbox, files.ceiling)).close();
}

/** @param copy another file for the data of production */
async function sandboxOf(dir: string, records: number, seed: number, file: string, copy?: string): Promise<Org> {
  const { production: productionFile } = filesIn(dir);
  const { org: production } = await openProduction(productionFile, recordsOfOrg(records), seed, () => undefined, {
    automations: false,
    cacheDir: compiledIn(dir),
  });
  const sandbox = production.refreshInto(file, { sandboxName: SANDBOX_NAME });
  if (copy !== undefined) production.data.copyTo(copy);
  production.close();
  remove(productionFile);
  return sandbox;
}

/** One pass of the ceiling over the org, whose file stays as it is. */
export function ceiling(dir: string): CeilingLine {
  const files = filesIn(dir);
  const order = new Map(JSON.parse(readFileSync(orderIn(dir), 'utf8')) as [string, string][]);
  const pass = (file: string): CeilingLine => {
    remove(files.pass);
    copyFileSync(file, files.pass);
    const org = openOrg({ projectDirs: projectFolders(false), file: files.pass, cacheDir: compiledIn(dir) });
    const fields = emailFields(org);
    const cpuBefore = cpuSeconds();
    const result = runCeiling(org, fields, order);
    const cpu_seconds = cpuSeconds() - cpuBefore;
    org.close();
    remove(files.pass);
    return { bench: 'ceiling', ...result, cpu_seconds };
  };
  pass(files.small);
  return pass(files.ceiling);
}

export interface CeilingLine extends CeilingResult {
  readonly bench: 'ceiling';
  readonly cpu_seconds: number;
}

/** In a process of its own, so that it is the same before the masking and after it. */
async function ceilingInOwnProcess(dir: string): Promise<CeilingLine> {
  say('The same rows in plain TypeScript');
  return JSON.parse(await inOwnProcess('ceiling', '--dir', dir)) as CeilingLine;
}

/**
 * The package alone, between two passes of the ceiling: their mean depends less on what else the machine does. The orgs are made in a
 * process of their own: the peak of memory is that of masking.
 * @param records with Email fields; the org has a quarter more
 */
export async function throughput(dir: string, records: number, seed: number): Promise<Throughput> {
  await inOwnProcess('orgs', '--dir', dir, '--records', String(records), '--seed', String(seed));
  const before = await ceilingInOwnProcess(dir);
  const { run, cpu, peak } = await maskedByPackage(dir);
  const after = await ceilingInOwnProcess(dir);

  const passes = [before, after];
  const sumOf = (of: (pass: CeilingLine) => number): number => passes.reduce((sum, pass) => sum + of(pass), 0);
  const rate = run.recordsScanned / run.maskingSeconds;
  const ceilingRate = sumOf((pass) => pass.records) / sumOf((pass) => pass.seconds);
  const ceilingCpu = sumOf((pass) => pass.cpu_seconds) / sumOf((pass) => pass.records);
  return {
    bench: 'throughput',
    records: run.recordsScanned,
    addresses: run.valuesMasked,
    seconds: round(run.maskingSeconds, 2),
    seconds_in_all: round(run.seconds, 2),
    records_per_second: Math.round(rate),
    microseconds_per_record: round(1e6 / rate, 2),
    ceiling_records_per_second: Math.round(ceilingRate),
    ceiling_records_per_second_before: Math.round(before.records / before.seconds),
    ceiling_records_per_second_after: Math.round(after.records / after.seconds),
    ratio_to_ceiling: round(rate / ceilingRate, 3),
    cpu_ratio_to_ceiling: round(ceilingCpu / (cpu / run.recordsScanned), 3),
    peak_rss_mb: Math.round(peak),
    state: run.state,
  };
}

interface Masked {
  readonly run: RunSummary;
  /** Seconds of the processor to the end of the last masking job. */
  readonly cpu: number;
  /** Of the memory, in megabytes. */
  readonly peak: number;
}

async function maskedByPackage(dir: string): Promise<Masked> {
  const { sandbox: file } = filesIn(dir);
  const sandbox = openOrg({ projectDirs: projectFolders(false), file, cacheDir: compiledIn(dir) });
  say('Masking with the package');
  const cpuBefore = cpuSeconds();
  const run = await maskSandbox(sandbox, () => undefined);
  const cpu = ((cpuSeconds() - cpuBefore) * run.maskingSeconds) / run.seconds;
  const peak = process.resourceUsage().maxRSS / 1024;
  sandbox.close();
  return { run, cpu, peak };
}

/** What each object's records were sorted by, from the plans of the run's jobs. */
function orderOfObjects(org: Org): ReadonlyMap<string, string> {
  const jobs = rows(org, "SELECT Object_Name__c, Plan__c FROM Masking_Job__c WHERE Phase__c = 'Mask'");
  return new Map(
    jobs.flatMap((job) => {
      const { orderBy } = JSON.parse(String(job('Plan__c'))) as { orderBy?: string | null };
      return orderBy == null ? [] : [[String(job('Object_Name__c')), orderBy] as const];
    }),
  );
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
