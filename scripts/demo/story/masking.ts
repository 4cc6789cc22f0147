/** The run itself: starts it the way the platform does after a copy, follows its jobs, and reads its audit trail. */
import type { Org } from 'local-org';
import { count, rows, type Row } from './records.ts';

export const POST_COPY_CLASS = 'SandboxMaskPostCopy';

export interface ObjectCounts {
  readonly object: string;
  /** Those of which the run looked at a value. */
  readonly fields: number;
  readonly scanned: number;
  readonly masked: number;
  readonly alreadyMasked: number;
  readonly failed: number;
}

export interface RunSummary {
  readonly id: string;
  readonly name: string;
  readonly state: string;
  readonly source: string;
  readonly verification: string | null;
  readonly recordsScanned: number;
  readonly recordsChanged: number;
  readonly recordsFailed: number;
  readonly valuesMasked: number;
  readonly residue: number;
  /** Text fields without a rule in which a sample found addresses. */
  readonly fieldsNotCovered: number;
  readonly message: string | null;
  /** Those with records. */
  readonly objects: readonly ObjectCounts[];
  /** Fields in the audit trail of which there was nothing to look at. */
  readonly otherFields: number;
  readonly seconds: number;
  readonly maskingSeconds: number;
}

export type OnProgress = (name: string, done: number, total: number) => void;

/** Runs to the end; progress per object, in records. */
export async function maskSandbox(org: Org, onProgress: OnProgress): Promise<RunSummary> {
  const jobNames = new Map<string, FollowedJob>();
  const sizes = new Map<string, number>();
  const started = performance.now();
  let maskingEnded = started;
  org.runPostCopy(POST_COPY_CLASS);
  await org.runJobs({
    onProgress: (progress) => {
      const job = jobNames.get(progress.jobId) ?? nameOf(org, progress.jobId, sizes);
      if (job === null) return;
      jobNames.set(progress.jobId, job);
      if (!job.verifying) maskingEnded = performance.now();
      if (progress.total > 0) onProgress(job.name, Math.min(progress.done * SCOPE, job.records), job.records);
    },
  });
  const ended = performance.now();
  return readRun(org, (ended - started) / 1000, (maskingEnded - started) / 1000);
}

interface FollowedJob {
  readonly name: string;
  readonly records: number;
  readonly verifying: boolean;
}

/** @param sizes records by object when its first job was seen: counted once, because to count a million takes a moment */
function nameOf(org: Org, apexJobId: string, sizes: Map<string, number>): FollowedJob | null {
  const [job] = rows(org, 'SELECT Object_Name__c, Phase__c FROM Masking_Job__c WHERE Apex_Job_Id__c = :id', {
    id: apexJobId,
  });
  if (!job) return null;
  const verifying = job('Phase__c') === 'Verify';
  const object = String(job('Object_Name__c'));
  const records = sizes.get(object) ?? count(org, object);
  sizes.set(object, records);
  return { name: `${verifying ? 'Verify' : 'Mask'} ${object}`, records, verifying };
}

/** Records per chunk of the default rule set. */
const SCOPE = 2000;

function readRun(org: Org, seconds: number, maskingSeconds: number): RunSummary {
  const [run] = rows(
    org,
    `SELECT Id, Name, Status__c, Source__c, Verification__c, Records_Scanned__c, Records_Changed__c, Records_Failed__c, Values_Masked__c, Residue__c, Fields_Not_Covered__c, Message__c
    FROM Masking_Run__c ORDER BY CreatedDate DESC, Name DESC LIMIT 1`,
  );
  if (!run) throw new Error('The post-copy class left no run in the audit trail');
  const id = text(run, 'Id')!;
  const entries = rows(
    org,
    'SELECT Object_Name__c, Scanned__c, Masked__c, Already_Masked__c, Failed__c FROM Masking_Audit_Entry__c WHERE Run__c = :id ORDER BY Object_Name__c',
    { id },
  );
  const looked = entries.filter((entry) => amount(entry, 'Scanned__c') > 0);
  return {
    id,
    name: text(run, 'Name')!,
    state: text(run, 'Status__c')!,
    source: text(run, 'Source__c')!,
    verification: text(run, 'Verification__c'),
    recordsScanned: amount(run, 'Records_Scanned__c'),
    recordsChanged: amount(run, 'Records_Changed__c'),
    recordsFailed: amount(run, 'Records_Failed__c'),
    valuesMasked: amount(run, 'Values_Masked__c'),
    residue: amount(run, 'Residue__c'),
    fieldsNotCovered: amount(run, 'Fields_Not_Covered__c'),
    message: text(run, 'Message__c'),
    objects: objectCounts(looked),
    otherFields: entries.length - looked.length,
    seconds,
    maskingSeconds,
  };
}

function objectCounts(entries: readonly Row[]): ObjectCounts[] {
  const byObject = new Map<string, ObjectCounts>();
  for (const entry of entries) {
    const object = text(entry, 'Object_Name__c')!;
    const sum = byObject.get(object) ?? { object, fields: 0, scanned: 0, masked: 0, alreadyMasked: 0, failed: 0 };
    byObject.set(object, {
      object,
      fields: sum.fields + 1,
      scanned: Math.max(sum.scanned, amount(entry, 'Scanned__c')),
      masked: sum.masked + amount(entry, 'Masked__c'),
      alreadyMasked: sum.alreadyMasked + amount(entry, 'Already_Masked__c'),
      failed: sum.failed + amount(entry, 'Failed__c'),
    });
  }
  return [...byObject.values()];
}

const text = (row: Row, name: string): string | null => row(name) as string | null;
const amount = (row: Row, name: string): number => Number(row(name) ?? 0);

/** Email fields by object that hold data here and can be written: from the org's own describe. Users are setup records, not customers. */
export function emailFields(org: Org): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const type of org.describeAll()) {
    if (type.table === null || !type.updateable || type.isSetup) continue;
    const names = type.fields
      .filter((field) => field.type === 'email' && field.updateable && field.column !== null)
      .map((field) => field.name);
    if (names.length > 0 && org.data.count(type.name) > 0) found.set(type.name, names);
  }
  return found;
}
