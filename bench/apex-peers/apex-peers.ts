/** The package compared with open-source maskers that are written in Apex: the same org, data and machine, each in a process of its own. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openOrg, type Org } from 'local-org';
import { load } from '../../scripts/demo/data/load.ts';
import { planObjects } from '../../scripts/demo/data/objects.ts';
import { createPeople } from '../../scripts/demo/data/people.ts';
import { emailFields } from '../../scripts/demo/story/masking.ts';
import { count } from '../../scripts/demo/story/records.ts';
import { UNCOUNTED } from '../governor.ts';
import { type Figures, recordsOfOrg, say } from '../measurement.ts';
import { addressesOf, judgePairs, type Verdict } from '../peers/verdict.ts';
import { writeRuleSet } from '../rule-set-files.ts';
import { type Fields, type Masker, RULE_SET, sourcesOf } from './maskers.ts';

/** What one run used, summed up over its transactions. */
interface Work {
  readonly soql_queries: number;
  readonly async_executions: number;
  readonly statements: number;
  /** Processor time, which other work on the machine disturbs less. */
  readonly cpu_seconds: number;
}

export interface ApexPeerResult extends Figures, Omit<Verdict, 'addresses' | 'unmasked'> {
  readonly bench: 'apex-peers';
  readonly tool: string;
  /** Records with Email fields. */
  readonly records: number;
  readonly addresses: number;
  readonly soql_queries: number;
  readonly async_executions: number;
  readonly statements_per_record: number;
  readonly records_per_cpu_second: number;
  /** Values that are as they were. */
  readonly fields_missed: number;
  readonly second_run_executions: number;
  readonly second_run_statements_per_record: number;
}

const CUSTOMER = path.join('scripts', 'demo', 'customer-org');
const CREATED_AT = Date.UTC(2026, 10, 1);

/**
 * Masks the Email fields of the demo's eight objects, then the same org once more.
 * @param clones folder with a clone of each masker; not needed for the package
 * @param records with Email fields
 */
export async function measureMasker(
  masker: Masker,
  dir: string,
  clones: string | undefined,
  records: number,
  seed: number,
): Promise<ApexPeerResult> {
  say(masker.tool);
  const org = openOrg({
    projectDirs: [sourcesOf(masker, clones), CUSTOMER, writeRules(masker, dir)],
    file: path.join(dir, `${masker.key}.org`),
    options: { isSandbox: true, sandboxName: 'uat' },
  });
  try {
    await load(planObjects(recordsOfOrg(records), seed, createPeople(seed)), {
      org,
      createdAt: CREATED_AT,
      onProgress: () => undefined,
    });
    const fields = emailFields(org);
    org.runAnonymous(masker.setUp(fields));
    const before = addressesOf(org, fields);
    const first = await run(org, masker, fields);
    const { unmasked, ...verdict } = judgePairs(before, addressesOf(org, fields));
    const second = await run(org, masker, fields);
    const masked = [...fields.keys()].reduce((sum, object) => sum + count(org, object), 0);
    return {
      bench: 'apex-peers',
      tool: masker.tool,
      records: masked,
      soql_queries: first.soql_queries,
      async_executions: first.async_executions,
      statements_per_record: round(first.statements / masked),
      records_per_cpu_second: Math.round(masked / first.cpu_seconds),
      ...verdict,
      fields_missed: unmasked,
      second_run_executions: second.async_executions,
      second_run_statements_per_record: round(second.statements / masked),
    };
  } finally {
    org.close();
  }
}

/** The rule set of the package: Email fields alone, as the other maskers do. The project has no other component. */
function writeRules({ repository }: Masker, dir: string): string {
  const folder = path.join(dir, 'rules');
  const metadata = path.join(folder, 'main', 'customMetadata');
  mkdirSync(metadata, { recursive: true });
  writeFileSync(
    path.join(folder, 'sfdx-project.json'),
    JSON.stringify({ packageDirectories: [{ path: 'main', default: true }], sourceApiVersion: '67.0' }),
  );
  if (repository === null) writeRuleSet(metadata, RULE_SET, [], { batchSize: 2000, verify: true });
  return folder;
}

async function run(org: Org, masker: Masker, fields: Fields): Promise<Work> {
  const work = { soql_queries: 0, async_executions: 0, statements: 0 };
  const stop = org.observe(({ isAsync, quiddity, limits }) => {
    work.soql_queries += limits.queries;
    work.statements += limits.statements;
    if (isAsync && quiddity !== UNCOUNTED) work.async_executions++;
  });
  const begin = process.cpuUsage();
  try {
    org.runAnonymous(masker.start(fields), masker.isPostCopy === true ? { user: org.automatedProcessId } : {});
    await org.runJobs();
  } finally {
    stop();
  }
  const { user, system } = process.cpuUsage(begin);
  return { ...work, cpu_seconds: (user + system) / 1e6 };
}

const round = (value: number): number => Math.round(value * 10) / 10;
