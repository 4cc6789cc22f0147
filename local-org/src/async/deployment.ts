/** `Metadata.Operations.enqueueDeployment`: custom metadata records, later and in a transaction of their own. Nothing is deployed in tests. */
import { tx } from '../runtime/context.ts';
import { ApexDatetime } from '../runtime/datetime.ts';
import { ApexException } from '../runtime/exception.ts';
import { classNameOf } from './apex-values.ts';
import { insertJob, deleteJob, type Job } from './job.ts';
import { closeJobRecord, insertJobRecord } from './job-records.ts';
import { deserializeState, serializeState } from './state.ts';
import type { CustomMetadataRecord } from '../project/model.ts';
import type { CustomMetadata, CustomMetadataValue, DeployContainer } from '../library/metadata.ts';
import { DeployCallbackContext, DeployDetails, DeployMessage, DeployResult } from '../library/metadata.ts';
import { deployCustomMetadata } from '../host/custom-metadata.ts';
import { host as currentHost, type OrgHost } from '../host/host.ts';
import { inStoreTransaction, runUnit } from '../host/unit.ts';
import { qualifyAny, splitRecordName } from '../project/api-names.ts';
import { sqlOf } from '../soql/stored-values.ts';
import { itemsOf, libraryEnum, listOfType } from '../host/apex-values.ts';

/** Answers the Id of the deployment. */
export function enqueueDeployment(container: DeployContainer, callback: object | null): string {
  const host = currentHost();
  if (tx().isTest) throw ApexException.of('System.AsyncException', 'Metadata cannot be deployed from within a test');
  if (container.metadata.length === 0) throw ApexException.of('System.AsyncException', 'Metadata container is empty');
  const records = (container.metadata as CustomMetadata[]).map((metadata) => recordOf(host, metadata));
  const id = insertJobRecord(host, {
    jobType: 'Queueable',
    className: callback === null ? 'Metadata' : classNameOf(callback),
    status: 'Queued',
    userId: tx().user.id,
  });
  insertJob(host, {
    id,
    kind: 'deployment',
    phase: 'queued',
    className: callback === null ? '' : classNameOf(callback),
    userId: tx().user.id,
    state: callback === null ? '' : serializeState(callback),
    details: { records },
    dueAt: tx().now(),
  });
  return id;
}

/** `ns__Type.ns__Record` or `Type.Record`; the type without `__mdt`. */
function recordOf(host: OrgHost, metadata: CustomMetadata): CustomMetadataRecord {
  const name = metadata.fullName ?? '';
  const dot = name.indexOf('.');
  if (dot < 0) throw ApexException.of('System.IllegalArgumentException', `Invalid custom metadata full name: ${name}`);
  const typeName = name.slice(0, dot).replace(/__mdt$/i, '');
  const type = host.schema.type(`${typeName}__mdt`);
  const values: Record<string, string | number | boolean | null> = {};
  for (const item of itemsOf(metadata.values) as CustomMetadataValue[]) {
    if (item.field !== null) values[item.field] = asInFiles(item.value);
  }
  const { namespace, name: developerName } = splitRecordName(name.slice(dot + 1));
  return {
    type: type?.name ?? `${typeName}__mdt`,
    developerName,
    // What is made in the org of a subscriber is the subscriber's.
    namespace: namespace ?? (host.schema.isManaged ? null : host.schema.namespace),
    label: metadata.label ?? developerName,
    isProtected: metadata.isProtected ?? false,
    values,
    path: '',
  };
}

/** A value the way metadata files write it: flags as flags, which the store has numbers for. */
function asInFiles(value: unknown): string | number | boolean | null {
  if (typeof value === 'boolean') return value;
  const stored = sqlOf(value) as string | number | null;
  return value instanceof ApexDatetime ? new Date(Number(stored)).toISOString() : stored;
}

export function runDeployment(host: OrgHost, job: Job): void {
  const records = job.details.records ?? [];
  const user = host.user(job.userId)!;
  let problems: string[] = [];
  try {
    inStoreTransaction(host, () => {
      problems = deployCustomMetadata(host.schema, host.rows, records, null);
      // One failed component undoes the whole deployment.
      if (problems.length > 0) throw new Rollback();
    });
  } catch (error) {
    if (!(error instanceof Rollback)) throw error;
  }
  try {
    runUnit(host, { user, quiddity: 'UNDEFINED', isAsync: true }, () => {
      closeJobRecord(host, job.id, problems.length > 0 ? 'Failed' : 'Completed');
      deleteJob(host, job.id);
      if (job.state === '') return;
      const callback = deserializeState(host, job.state) as { handleresult$2(result: object, context: object): void };
      callback.handleresult$2(resultOf(job, records, problems), new DeployCallbackContext(job.id));
    });
  } catch (error) {
    inStoreTransaction(host, () => deleteJob(host, job.id));
    if (!(error instanceof ApexException)) throw error;
  }
}

class Rollback extends Error {}

function resultOf(job: Job, records: readonly CustomMetadataRecord[], problems: readonly string[]): DeployResult {
  const isOk = problems.length === 0;
  const message = (record: CustomMetadataRecord, problem: string | null): DeployMessage =>
    new DeployMessage({
      componenttype: 'CustomMetadata',
      fullname: `${record.type.replace(/__mdt$/, '')}.${qualifyAny(record.developerName, record.namespace ?? null)}`,
      success: problem === null,
      problem,
      changed: problem === null,
      created: false,
      deleted: false,
      problemtype: problem === null ? null : libraryEnum('Metadata.DeployProblemType', 'Error'),
    });
  const details = new DeployDetails();
  if (isOk)
    details.componentSuccesses = listOfType(
      'Metadata.DeployMessage',
      records.map((record) => message(record, null)),
    );
  else
    details.componentFailures = listOfType(
      'Metadata.DeployMessage',
      problems.map((problem, at) => message(records[Math.min(at, records.length - 1)]!, problem)),
    );
  return new DeployResult({
    id: job.id,
    done: true,
    success: isOk,
    status: libraryEnum('Metadata.DeployStatus', isOk ? 'Succeeded' : 'Failed'),
    details,
    checkonly: false,
    ignorewarnings: false,
    rollbackonerror: true,
    numbercomponentstotal: records.length,
    numbercomponentsdeployed: isOk ? records.length : 0,
    numbercomponenterrors: problems.length,
    createdby: job.userId,
  });
}
