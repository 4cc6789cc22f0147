/** What a run costs in an org that is masked already: the same rules and key read only what may not be masked. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { openOrg, type Org } from 'local-org';
import { load } from '../scripts/demo/data/load.ts';
import { rows } from '../scripts/demo/story/records.ts';
import { compiledCodeFolder } from '../scripts/lib/compiled-code.ts';
import { UNCOUNTED } from './governor.ts';
import { SHAPES } from './governor-shapes.ts';
import { say } from './measurement.ts';
import { writeRuleSet } from './rule-set-files.ts';

const RULE_SET = 'Measured_And_Verified';
const NEW_RECORDS = 100;

export interface SecondRun {
  readonly bench: 'second-run';
  readonly records: number;
  readonly run: 'first' | 'second' | 'with new records';
  readonly records_masked: number;
  readonly seconds: number;
  /** Asynchronous executions that count against the day's, verification included. */
  readonly async_executions: number;
  readonly verification: string;
}

/** Masks and verifies contacts with an Email field, then once more, then with a few new contacts among them. */
export async function secondRun(dir: string, records: number, line: (run: SecondRun) => void): Promise<void> {
  const [shape] = SHAPES;
  const rules = path.join(dir, 'rules');
  mkdirSync(rules, { recursive: true });
  writeFileSync(
    path.join(rules, 'sfdx-project.json'),
    JSON.stringify({ packageDirectories: [{ path: 'main', default: true }], sourceApiVersion: '67.0' }),
  );
  writeRuleSet(path.join(rules, 'main', 'customMetadata'), RULE_SET, shape.rules, { batchSize: 2000, verify: true });
  const org = openOrg({
    projectDirs: ['.', rules],
    cacheDir: compiledCodeFolder(path.join(dir, 'cache')),
    file: path.join(dir, 'org'),
    options: { isSandbox: true, sandboxName: 'uat' },
  });
  try {
    org.runAnonymous('new SandboxMaskInstall().onInstall(null);');
    say(`Loading ${records} contacts`);
    await fill(org, 0, records);
    line({ ...(await observed(org)), records, run: 'first' });
    line({ ...(await observed(org)), records, run: 'second' });
    await fill(org, records, NEW_RECORDS);
    line({ ...(await observed(org)), records: records + NEW_RECORDS, run: 'with new records' });
  } finally {
    org.close();
  }
}

async function fill(org: Org, from: number, count: number): Promise<void> {
  const [shape] = SHAPES;
  await load([{ object: 'Contact', count, fields: shape.fields, row: (index) => shape.row(from + index) }], {
    org,
    createdAt: Date.UTC(2026, 10, 1),
    onProgress: () => undefined,
  });
}

async function observed(
  org: Org,
): Promise<Pick<SecondRun, 'bench' | 'records_masked' | 'seconds' | 'async_executions' | 'verification'>> {
  let executions = 0;
  org.runAnonymous(`MaskingService.start(new MaskingRequest(StartSource.POST_COPY).withRuleSet('${RULE_SET}'));`, {
    user: org.automatedProcessId,
  });
  const stop = org.observe(({ isAsync, quiddity }) => {
    if (isAsync && quiddity !== UNCOUNTED) executions++;
  });
  const begin = performance.now();
  try {
    await org.runJobs();
  } finally {
    stop();
  }
  const seconds = Math.round((performance.now() - begin) / 100) / 10;
  const [run] = rows(
    org,
    'SELECT Status__c, Message__c, Verification__c, Records_Changed__c FROM Masking_Run__c ORDER BY Name DESC LIMIT 1',
  );
  if (run('Status__c') !== 'Completed')
    throw new Error(`The measured run ended ${String(run('Status__c'))}: ${String(run('Message__c'))}`);
  return {
    bench: 'second-run',
    records_masked: Number(run('Records_Changed__c')),
    seconds,
    async_executions: executions,
    verification: String(run('Verification__c')),
  };
}
