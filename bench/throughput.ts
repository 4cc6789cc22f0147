/** End-to-end masking by the real package against the ceiling of the same machine, driver and rows. */
import { openOrg, type Org } from 'local-org';
import { openProduction, projectFolders, remove, SANDBOX_NAME } from '../scripts/demo/story/sandbox-org.ts';
import { emailFields, maskSandbox } from '../scripts/demo/story/masking.ts';
import { rows } from '../scripts/demo/story/records.ts';
import { compiledCodeFolder } from '../scripts/lib/compiled-code.ts';
import { runCeiling } from './ceiling.ts';
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
  readonly ceiling_records_per_second: number;
  readonly ratio_to_ceiling: number;
  /** The same by processor time, which other work on the machine disturbs less. */
  readonly cpu_ratio_to_ceiling: number;
  readonly peak_rss_mb: number;
  readonly state: string;
}

const filesIn = (dir: string): Readonly<Record<'production' | 'sandbox' | 'ceiling', string>> => ({
  production: path.join(dir, 'production.org'),
  sandbox: path.join(dir, 'sandbox.org'),
  ceiling: path.join(dir, 'ceiling.org'),
});

/** No measurement includes the compilation. */
const compiledIn = (dir: string): string => compiledCodeFolder(path.join(dir, 'cache'));

/** Makes the orgs that {@link throughput} masks, without the automations of the demo's customer: what masking itself costs. */
export async function buildOrgs(dir: string, records: number, seed: number): Promise<void> {
  const files = filesIn(dir);
  say(`Building an org with ${records} email-bearing records`);
  for (const file of Object.values(files)) remove(file);
  const { org: production } = await openProduction(files.production, recordsOfOrg(records), seed, () => undefined, {
    automations: false,
    cacheDir: compiledIn(dir),
  });
  production.refreshInto(files.sandbox, { sandboxName: SANDBOX_NAME }).close();
  production.data.copyTo(files.ceiling);
  production.close();
  remove(files.production);
}

/**
 * The package alone. The orgs are made in a process of their own: the peak of memory is that of masking.
 * @param records with Email fields; the org has a quarter more
 */
export async function throughput(dir: string, records: number, seed: number): Promise<Throughput> {
  const files = filesIn(dir);
  await inOwnProcess('orgs', '--dir', dir, '--records', String(records), '--seed', String(seed));
  const sandbox = openOrg({ projectDirs: projectFolders(false), file: files.sandbox, cacheDir: compiledIn(dir) });

  say('Masking with the package');
  const fields = emailFields(sandbox);
  const cpuBefore = cpuSeconds();
  const run = await maskSandbox(sandbox, () => undefined);
  const cpu = ((cpuSeconds() - cpuBefore) * run.maskingSeconds) / run.seconds;
  const peak = process.resourceUsage().maxRSS / 1024;
  const order = orderOfObjects(sandbox);
  sandbox.close();

  say('The same rows in plain TypeScript');
  const plain = openOrg({ projectDirs: projectFolders(false), file: files.ceiling, cacheDir: compiledIn(dir) });
  const ceilingCpuBefore = cpuSeconds();
  const ceiling = runCeiling(plain, fields, order);
  const ceilingCpu = cpuSeconds() - ceilingCpuBefore;
  plain.close();
  const rate = run.recordsScanned / run.maskingSeconds;
  const ceilingRate = ceiling.records / ceiling.seconds;
  return {
    bench: 'throughput',
    records: run.recordsScanned,
    addresses: run.valuesMasked,
    seconds: round(run.maskingSeconds, 2),
    seconds_in_all: round(run.seconds, 2),
    records_per_second: Math.round(rate),
    microseconds_per_record: round(1e6 / rate, 2),
    ceiling_records_per_second: Math.round(ceilingRate),
    ratio_to_ceiling: round(rate / ceilingRate, 3),
    cpu_ratio_to_ceiling: round(ceilingCpu / ceiling.records / (cpu / run.recordsScanned), 3),
    peak_rss_mb: Math.round(peak),
    state: run.state,
  };
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
