/** What masking costs in the governor limits of the platform, which no machine makes faster or slower: counted, not timed. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openOrg, type Org, type OrgTransaction } from 'local-org';
import { rows } from '../scripts/demo/story/records.ts';
import { load } from '../scripts/demo/data/load.ts';
import { maskUsers } from '../scripts/demo/data/mask-users.ts';
import { compiledCodeFolder } from '../scripts/lib/compiled-code.ts';
import { SHAPES, type Shape } from './governor-shapes.ts';
import { writeRuleSet } from './rule-set-files.ts';

/** Records of one chunk: the batch size of the packaged rule set. */
const CHUNK = 2000;
const MILLION = 1_000_000;
/** Records that the pilot of an object writes where chunks are larger. They are read again, in a chunk of their own. */
const PILOT = 200;
const pilotOf = (size: number): { readonly records: number; readonly chunks: number } =>
  size > PILOT ? { records: PILOT, chunks: 1 } : { records: 0, chunks: 0 };
/** An object whose records fit into one small chunk shares a batch job with others, and a chunk of a batch job of its own is measured. */
const chunksOf = (size: number, wanted: number): number => (size > PILOT ? wanted : Math.max(wanted, 2));
/**
 * An object of a million records is verified in five ranges (RangePlanner), each a job with a start and an end. Here, long texts are verified in
 * one, and fields that a query can filter without any (JobWithoutResidue).
 */
const EXECUTIONS_OF_RANGES = 5 * 2;
const EXECUTIONS_OF_MORE_RANGES = 4 * 2;
/** Time stands still: whatever a run does from time to time, such as storing its progress, is not due, and counts do not depend on the machine. */
const STANDING = { now: () => Date.UTC(2026, 10, 2) };
/** The Apex Developer Guide: using a finalizer does not count as an extra execution against the daily limit. */
export const UNCOUNTED = 'TRANSACTION_FINALIZER_QUEUEABLE';
/** How often the heap is measured, in allocated bytes. */
const HEAP_STEP = 262_144;

export interface GovernorCosts {
  readonly bench: 'governor';
  readonly shape: string;
  readonly masked_fields: number;
  readonly records_per_chunk: number;
  /** The most that any masking chunk used. */
  readonly soql_per_chunk: number;
  readonly dml_statements_per_chunk: number;
  readonly dml_rows_per_chunk: number;
  readonly hmacs_per_chunk: number;
  /** Of the 1,000,000 that one regular expression may make. */
  readonly regex_accesses: number;
  /** Largest heap, in KB; sampled whenever 256 KB were allocated. */
  readonly heap_kb: number;
  /** Apex statements executed for a record, as a machine-independent measure of processor time. */
  readonly statements_per_record: number;
  /** Asynchronous executions that a run of this one object takes besides its chunks: planning, start and finish of its jobs. */
  readonly executions_besides_chunks: number;
  /** Asynchronous executions of masking one million such records, without verification. */
  readonly async_executions_per_million: number;
  /** What verification takes on top, with the ranges that an object of a million records is split into. Only long texts are read again. */
  readonly verification_executions_per_million: number;
  /** What a second run by the same rules takes where a query can recognize for every field what is masked; null where it reads in full. */
  readonly second_run_executions: number | null;
}

/** Masks some chunks of each shape. `chunks` at least 2: the first one of a job warms nothing up, but a count must not depend on being first. */
export async function governor(chunks = 2): Promise<readonly GovernorCosts[]> {
  const dir = mkdtempSync(path.join(tmpdir(), 'governor-'));
  try {
    const costs: GovernorCosts[] = [];
    for (const [index, shape] of SHAPES.entries())
      costs.push(
        await costsOf(shape, chunks, path.join(dir, String(index)), compiledCodeFolder(path.join(dir, 'cache'))),
      );
    return costs;
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

async function costsOf(shape: Shape, chunks: number, dir: string, cacheDir: string): Promise<GovernorCosts> {
  const size = shape.recordsPerChunk ?? CHUNK;
  const rules = path.join(dir, 'rules');
  mkdirSync(rules, { recursive: true });
  writeFileSync(
    path.join(rules, 'sfdx-project.json'),
    JSON.stringify({ packageDirectories: [{ path: 'main', default: true }], sourceApiVersion: '67.0' }),
  );
  const metadata = path.join(rules, 'main', 'customMetadata');
  writeRuleSet(metadata, 'Measured', shape.rules, { batchSize: size, verify: false });
  writeRuleSet(metadata, 'Measured_And_Verified', shape.rules, { batchSize: size, verify: true });
  const org = openOrg({
    projectDirs: ['.', rules],
    cacheDir,
    clock: STANDING,
    options: { isSandbox: true, sandboxName: 'uat' },
  });
  try {
    org.runAnonymous('new SandboxMaskInstall().onInstall(null);');
    // Without verification, an address that waits counts as a failure.
    maskUsers(org);
    await fill(org, shape, size * chunksOf(size, chunks) + pilotOf(size).records);
    const masking = await observe(org, 'Measured');
    // Once more over what is masked already: what comes on top is the verification.
    const both = await observe(org, 'Measured_And_Verified');
    const second = await observe(org, 'Measured');
    return {
      ...summary(shape, size, chunksOf(size, chunks), masking, both.length - masking.length),
      second_run_executions: shape.readsInFull === true ? null : second.length,
    };
  } finally {
    org.close();
  }
}

async function fill(org: Org, shape: Shape, count: number): Promise<void> {
  await load([{ object: 'Contact', count, fields: shape.fields, row: shape.row }], {
    org,
    createdAt: Date.UTC(2026, 10, 1),
    onProgress: () => undefined,
  });
}

/** Every asynchronous execution of one run that counts against the day's. */
async function observe(org: Org, ruleSet: string): Promise<readonly OrgTransaction[]> {
  const seen: OrgTransaction[] = [];
  org.runAnonymous(`MaskingService.start(new MaskingRequest(StartSource.POST_COPY).withRuleSet('${ruleSet}'));`, {
    user: org.automatedProcessId,
  });
  const stop = org.observe(
    (transaction) => {
      if (transaction.isAsync && transaction.quiddity !== UNCOUNTED) seen.push(transaction);
    },
    { heapStepBytes: HEAP_STEP },
  );
  try {
    await org.runJobs();
  } finally {
    stop();
  }
  const [run] = rows(org, 'SELECT Status__c, Message__c FROM Masking_Run__c WHERE Rule_Set__c = :ruleSet', { ruleSet });
  const state = run?.('Status__c');
  if (state !== 'Completed') throw new Error(`The measured run ended ${String(state)}: ${String(run?.('Message__c'))}`);
  return seen;
}

function summary(
  shape: Shape,
  size: number,
  chunks: number,
  seen: readonly OrgTransaction[],
  verifying: number,
): Omit<GovernorCosts, 'second_run_executions'> {
  const masking = seen.filter(({ quiddity, limits }) => quiddity === 'BATCH_APEX' && limits.dmlRows >= size);
  if (masking.length !== chunks)
    throw new Error(`${masking.length} chunks of ${shape.name} were masked, not ${chunks}`);
  const read = chunks + pilotOf(size).chunks;
  const most = (of: (limits: OrgTransaction['limits']) => number): number =>
    Math.max(...masking.map(({ limits }) => of(limits)));
  return {
    bench: 'governor',
    shape: shape.name,
    masked_fields: shape.maskedFields,
    records_per_chunk: size,
    soql_per_chunk: most(({ queries }) => queries),
    dml_statements_per_chunk: most(({ dmlStatements }) => dmlStatements),
    dml_rows_per_chunk: most(({ dmlRows }) => dmlRows),
    hmacs_per_chunk: most(({ macs }) => macs),
    regex_accesses: most(({ regexAccesses }) => regexAccesses),
    heap_kb: Math.ceil(most(({ heapPeak }) => heapPeak) / 1024),
    statements_per_record: Number((most(({ statements }) => statements) / size).toFixed(1)),
    executions_besides_chunks: seen.length - read,
    async_executions_per_million: Math.ceil(MILLION / size) + seen.length - read,
    verification_executions_per_million:
      shape.longTexts === true
        ? verifying - read + Math.ceil(MILLION / size) + EXECUTIONS_OF_MORE_RANGES + EXECUTIONS_OF_RANGES
        : verifying + EXECUTIONS_OF_RANGES,
  };
}
