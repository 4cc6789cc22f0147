/** Loads the CSV of an ingest job: 200 records to a transaction, as the platform does, with its results written as it goes. */
import { closeSync, createReadStream, openSync, writeSync } from 'node:fs';
import { parse } from 'csv-parse';
import type { UserInfoRecord } from '../../runtime/transaction.ts';
import type { FieldInfo, SObjectType } from '../../schema/model.ts';
import type { DmlResult } from '../../dml/dml.ts';
import type { ApiServer } from '../api.ts';
import { asUser } from '../api.ts';
import { save } from '../rest/save.ts';
import type { CsvFormat } from './jobs.ts';
import { BadContent, readColumns, readRows, type Column, type ReadRow } from './columns.ts';

export type IngestOperation = 'insert' | 'update' | 'upsert' | 'delete' | 'hardDelete';
export type JobState = 'Open' | 'UploadComplete' | 'InProgress' | 'Aborted' | 'JobComplete' | 'Failed';

export interface IngestJob {
  readonly id: string;
  readonly userId: string;
  readonly operation: IngestOperation;
  readonly type: SObjectType;
  readonly externalId: FieldInfo | null;
  readonly format: CsvFormat;
  readonly version: string;
  readonly createdAt: number;
  state: JobState;
  modifiedAt: number;
  processed: number;
  failed: number;
  errorMessage: string | null;
  /** Milliseconds of loading. */
  processingTime: number;
  hasData: boolean;
  header: string;
  done: Promise<void>;
}

const CHUNK = 200;

interface Entry {
  readonly raw: string;
  readonly record: string[];
}

export function csvOptions(format: CsvFormat): object {
  return {
    delimiter: format.delimiter,
    record_delimiter: format.newline,
    bom: true,
    raw: true,
    skip_empty_lines: true,
    relax_column_count: true,
    max_record_size: 2_000_000,
  };
}

/** Resolves when the job has ended one way or another. */
export async function runIngest(api: ApiServer, job: IngestJob, user: UserInfoRecord): Promise<void> {
  if (job.state !== 'UploadComplete') return;
  job.state = 'InProgress';
  const started = performance.now();
  const successes = openSync(api.bulk.file(`${job.id}.success`), 'w');
  const failures = openSync(api.bulk.file(`${job.id}.failed`), 'w');
  try {
    await load(api, job, user, successes, failures);
    // Aborted from outside while it was waiting for its turn.
    if ((job.state as JobState) === 'InProgress') job.state = 'JobComplete';
  } catch (error) {
    if (!(error instanceof BadContent) && !isCsvError(error)) api.report(error);
    job.state = 'Failed';
    job.errorMessage =
      error instanceof BadContent
        ? error.message
        : isCsvError(error)
          ? `InvalidBatch : Failed to parse CSV: ${error.message}`
          : 'InternalServerError : Unexpected error';
  } finally {
    closeSync(successes);
    closeSync(failures);
    job.processingTime = Math.round(performance.now() - started);
    job.modifiedAt = api.org.host.clock.now();
    api.wake();
  }
}

function isCsvError(error: unknown): error is Error {
  return (
    typeof (error as { code?: unknown } | null)?.code === 'string' &&
    String((error as { code: string }).code).startsWith('CSV_')
  );
}

async function load(
  api: ApiServer,
  job: IngestJob,
  user: UserInfoRecord,
  successes: number,
  failures: number,
): Promise<void> {
  const parser = createReadStream(api.bulk.file(`${job.id}.csv`)).pipe(parse(csvOptions(job.format)));
  let columns: readonly Column[] | null = null;
  let chunk: Entry[] = [];
  const flush = async (): Promise<void> => {
    const entries = chunk;
    chunk = [];
    if (entries.length > 0) loadChunk(api, job, user, columns!, entries, successes, failures);
    // Requests and jobs have their turn between chunks.
    await new Promise((resolve) => setImmediate(resolve));
  };
  for await (const entry of parser as AsyncIterable<Entry>) {
    if (columns === null) {
      columns = asUser(api, user, () => readColumns(job, entry.record, user));
      job.header = trimEnd(entry.raw);
      continue;
    }
    chunk.push(entry);
    if (chunk.length < CHUNK) continue;
    await flush();
    if (job.state !== 'InProgress' || api.bulk.isClosed) {
      parser.destroy();
      return;
    }
  }
  await flush();
}

function trimEnd(raw: string): string {
  return raw.replace(/[\r\n]+$/, '').replace(/^\ufeff/, '');
}

function loadChunk(
  api: ApiServer,
  job: IngestJob,
  user: UserInfoRecord,
  columns: readonly Column[],
  entries: readonly Entry[],
  successes: number,
  failures: number,
): void {
  const rows = asUser(api, user, () =>
    readRows(
      api,
      job,
      columns,
      entries.map((entry) => entry.record),
    ),
  );
  const results = saveRows(api, job, user, rows);
  const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`;
  const { delimiter, newline } = job.format;
  let good = '';
  let bad = '';
  results.forEach((result, at) => {
    const raw = trimEnd(entries[at].raw);
    if (result.success)
      good += `${quote(result.id ?? '')}${delimiter}${quote(String(result.created))}${delimiter}${raw}${newline}`;
    else {
      job.failed++;
      bad += `${quote(result.id ?? '')}${delimiter}${quote(result.errors.map((error) => `${error.statusCode}:${error.message}:${error.fields.join(' ')} --`).join(';'))}${delimiter}${raw}${newline}`;
    }
  });
  if (good !== '') writeSync(successes, good);
  if (bad !== '') writeSync(failures, bad);
  job.processed += entries.length;
}

/** Inserts and updates of one chunk, each as one operation; results in the order of the rows. */
function saveRows(api: ApiServer, job: IngestJob, user: UserInfoRecord, rows: readonly ReadRow[]): DmlResult[] {
  const results = new Array<DmlResult>(rows.length);
  const part = (operation: 'insert' | 'update' | 'delete', created: boolean, at: readonly number[]): void => {
    if (at.length === 0) return;
    save(
      api,
      user,
      operation,
      at.map((index) => rows[index].record),
      false,
    ).forEach((result, index) => (results[at[index]] = { ...result, created: created && result.success }));
  };
  rows.forEach((row, index) => {
    if (row.error !== null) results[index] = { id: row.record.id, success: false, created: false, errors: [row.error] };
  });
  // Decided before anything is saved: an insert gives its records Ids.
  const old: number[] = [];
  const fresh: number[] = [];
  rows.forEach((row, index) => {
    if (row.error === null) (row.record.id === null ? fresh : old).push(index);
  });
  part('insert', true, fresh);
  part(job.operation === 'delete' || job.operation === 'hardDelete' ? 'delete' : 'update', false, old);
  return results;
}
