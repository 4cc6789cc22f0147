/** `/jobs/ingest`. Source: Bulk API 2.0 and Bulk API Developer Guide. */
import { createReadStream, createWriteStream, existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { parse } from 'csv-parse';
import type { ApiServer } from '../api.ts';
import { apiError } from '../api-errors.ts';
import { type ApiRequest, type ApiResponse, bodyObject, json, noContent, userOf } from '../http.ts';
import { dataRoute, type Params } from '../router.ts';
import { typeNamed } from '../rest/save.ts';
import { csvOptions, runIngest, type IngestJob, type IngestOperation } from './ingest-job.ts';
import { csvFormat, findJob, newJobId } from './jobs.ts';

export const BULK_INGEST_ROUTES = [
  dataRoute('POST', '/jobs/ingest', createJob),
  dataRoute('GET', '/jobs/ingest', (api, request) =>
    json({
      done: true,
      records: [...api.bulk.ingest.values()].filter((job) => job.userId === userOf(request).id).map(jobInfo),
      nextRecordsUrl: null,
    }),
  ),
  dataRoute('GET', '/jobs/ingest/:id', readJob),
  dataRoute('PATCH', '/jobs/ingest/:id', changeState),
  dataRoute('DELETE', '/jobs/ingest/:id', deleteJob),
  dataRoute('PUT', '/jobs/ingest/:id/batches', upload, { streams: true }),
  dataRoute('GET', '/jobs/ingest/:id/successfulResults', (api, request, params) =>
    results(api, request, params, 'success', ['sf__Id', 'sf__Created']),
  ),
  dataRoute('GET', '/jobs/ingest/:id/failedResults', (api, request, params) =>
    results(api, request, params, 'failed', ['sf__Id', 'sf__Error']),
  ),
  dataRoute('GET', '/jobs/ingest/:id/unprocessedrecords', unprocessed),
];

const OPERATIONS: readonly string[] = ['insert', 'update', 'upsert', 'delete', 'hardDelete'];
/** Source: Bulk API limits: 150 MB to an upload. */
const MAX_UPLOAD = 150 * 1024 * 1024;
/** How long the first look at a job waits for its end: small jobs are done by then. */
const PATIENCE_MS = 300;

function createJob(api: ApiServer, request: ApiRequest, { version }: Params): ApiResponse {
  const user = userOf(request);
  const body = bodyObject(request);
  const operation = String(body.operation);
  if (!OPERATIONS.includes(operation)) throw apiError(400, 'INVALIDJOB', `Invalid operation: ${operation}`);
  if (operation === 'hardDelete' && !api.org.host.security.hasSystemPermission(user, 'BulkApiHardDelete'))
    throw apiError(
      400,
      'FEATURENOTENABLED',
      'hardDelete operation requires special user profile permission, please contact your system administrator',
    );
  if (typeof body.object !== 'string') throw apiError(400, 'INVALIDJOB', 'Object is required');
  const type = api.org.host.schema.type(body.object);
  if (type === null) throw apiError(400, 'INVALIDENTITY', `Unable to find object: ${body.object}`);
  typeNamed(api, user, type.name);
  let externalId: IngestJob['externalId'] = null;
  if (operation === 'upsert') {
    externalId = typeof body.externalIdFieldName === 'string' ? type.field(body.externalIdFieldName) : null;
    if (externalId === null || !(externalId.externalId || externalId.name === 'Id'))
      throw apiError(
        400,
        'INVALIDJOB',
        `Field name provided, ${String(body.externalIdFieldName)} is not an External ID or indexed field for ${type.name}`,
      );
  }
  const now = api.org.host.clock.now();
  const job: IngestJob = {
    id: newJobId(),
    userId: user.id,
    operation: operation as IngestOperation,
    type,
    externalId,
    format: csvFormat(body),
    version,
    createdAt: now,
    state: 'Open',
    modifiedAt: now,
    processed: 0,
    failed: 0,
    errorMessage: null,
    processingTime: 0,
    hasData: false,
    header: '',
    done: Promise.resolve(),
  };
  api.bulk.ingest.set(job.id, job);
  return json(jobInfo(job));
}

export function isoTime(ms: number): string {
  return new Date(ms).toISOString().replace('Z', '+0000');
}

function jobInfo(job: IngestJob): object {
  return {
    id: job.id,
    operation: job.operation,
    object: job.type.name,
    createdById: job.userId,
    createdDate: isoTime(job.createdAt),
    systemModstamp: isoTime(job.modifiedAt),
    state: job.state,
    externalIdFieldName: job.externalId?.name,
    concurrencyMode: 'Parallel',
    contentType: 'CSV',
    apiVersion: Number(job.version.slice(1)),
    jobType: 'V2Ingest',
    contentUrl: `services/data/${job.version}/jobs/ingest/${job.id}/batches`,
    lineEnding: job.format.lineEnding,
    columnDelimiter: job.format.columnDelimiter,
    retries: 0,
    totalProcessingTime: job.processingTime,
    apiActiveProcessingTime: job.processingTime,
    apexProcessingTime: 0,
    numberRecordsProcessed: job.processed,
    numberRecordsFailed: job.failed,
    errorMessage: job.errorMessage ?? undefined,
  };
}

async function readJob(api: ApiServer, request: ApiRequest, { id }: Params): Promise<ApiResponse> {
  const job = findJob(api.bulk.ingest, id, userOf(request).id);
  if (job.state === 'UploadComplete' || job.state === 'InProgress')
    await Promise.race([job.done, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  return json(jobInfo(job));
}

function changeState(api: ApiServer, request: ApiRequest, { id }: Params): ApiResponse {
  const user = userOf(request);
  const job = findJob(api.bulk.ingest, id, user.id);
  const { state } = bodyObject(request);
  if (state === 'Aborted') {
    if (job.state === 'JobComplete' || job.state === 'Failed')
      throw apiError(
        400,
        'INVALIDJOBSTATE',
        `Aborting already ${job.state === 'Failed' ? 'Failed' : 'Completed'} Job not allowed`,
      );
    job.state = 'Aborted';
  } else if (state === 'UploadComplete') {
    if (job.state !== 'Open') throw apiError(400, 'INVALIDJOBSTATE', `Closing already ${job.state} Job not allowed`);
    job.state = 'UploadComplete';
    if (!job.hasData) job.state = 'JobComplete';
    else {
      const run = api.bulk.queue.then(() => runIngest(api, job, user));
      job.done = run.catch(api.report);
      api.bulk.queue = job.done;
    }
  } else throw apiError(400, 'INVALIDJOBSTATE', `Invalid state: ${String(state)}`);
  job.modifiedAt = api.org.host.clock.now();
  return json(jobInfo(job));
}

function deleteJob(api: ApiServer, request: ApiRequest, { id }: Params): ApiResponse {
  const job = findJob(api.bulk.ingest, id, userOf(request).id);
  if (job.state === 'UploadComplete' || job.state === 'InProgress')
    throw apiError(400, 'INVALIDJOBSTATE', `Deleting job in state ${job.state} not allowed`);
  api.bulk.ingest.delete(job.id);
  for (const suffix of ['csv', 'success', 'failed']) rmSync(api.bulk.file(`${job.id}.${suffix}`), { force: true });
  return noContent();
}

async function upload(api: ApiServer, request: ApiRequest, { id }: Params): Promise<ApiResponse> {
  const job = findJob(api.bulk.ingest, id, userOf(request).id);
  if (job.state !== 'Open')
    throw apiError(400, 'INVALIDJOBSTATE', `Uploading data to a job in state ${job.state} is not allowed`);
  if (job.hasData)
    throw apiError(
      400,
      'INVALIDJOB',
      `Found multiple contents for job: <${job.id}>, please 'Close' / 'Abort' / 'Delete' the current Job then create a new Job and make sure you only do 'PUT' once on a given Job.`,
    );
  const type = request.headers['content-type'] ?? '';
  if (!/^\s*text\/csv\b/i.test(type))
    throw apiError(415, 'UNSUPPORTED_MEDIA_TYPE', `Content type not supported: ${type}. Use text/csv`);
  job.hasData = true;
  const file = api.bulk.file(`${job.id}.csv`);
  const source = /gzip/i.test(request.headers['content-encoding'] ?? '')
    ? request.stream!.pipe(createGunzip())
    : request.stream!;
  try {
    await pipeline(source, checked, createWriteStream(file));
  } catch (error) {
    job.hasData = false;
    rmSync(file, { force: true });
    const { code } = error as { code?: unknown };
    if (String(code).startsWith('Z_')) throw apiError(400, 'INVALID_CONTENT', 'The request body is no gzip data');
    if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') throw apiError(400, 'INVALID_CONTENT', 'The CSV is no UTF-8');
    throw error;
  }
  return { status: 201, headers: {}, body: null };
}

/** Passes bytes on as long as they are UTF-8 and not too many. */
async function* checked(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let size = 0;
  for await (const chunk of source) {
    size += chunk.length;
    if (size > MAX_UPLOAD)
      throw apiError(
        413,
        'REQUEST_ENTITY_TOO_LARGE',
        `Maximum size of an upload exceeded. Maximum size allowed: ${MAX_UPLOAD}`,
      );
    decoder.decode(chunk, { stream: true });
    yield chunk;
  }
  decoder.decode();
}

const CSV = { 'content-type': 'text/csv' };

function headerLine(job: IngestJob, names: readonly string[]): string {
  return `${names.map((name) => `"${name}"`).join(job.format.delimiter)}${job.format.delimiter}${job.header}${job.format.newline}`;
}

function results(
  api: ApiServer,
  request: ApiRequest,
  { id }: Params,
  suffix: string,
  names: readonly string[],
): ApiResponse {
  const job = findJob(api.bulk.ingest, id, userOf(request).id);
  if (job.state === 'Open') throw apiError(400, 'INVALIDJOBSTATE', 'Results of an open job are not available');
  const file = api.bulk.file(`${job.id}.${suffix}`);
  const header = headerLine(job, names);
  if (!existsSync(file) || statSync(file).size === 0) return { status: 200, headers: CSV, body: header };
  async function* all(): AsyncGenerator<string | Buffer> {
    yield header;
    yield* createReadStream(file) as AsyncIterable<Buffer>;
  }
  return { status: 200, headers: CSV, body: Readable.from(all()) };
}

/** Rows that an aborted or failed job did not come to. */
function unprocessed(api: ApiServer, request: ApiRequest, { id }: Params): ApiResponse {
  const job = findJob(api.bulk.ingest, id, userOf(request).id);
  const file = api.bulk.file(`${job.id}.csv`);
  const isComplete = job.state !== 'Aborted' && job.state !== 'Failed';
  if (!existsSync(file)) return { status: 200, headers: CSV, body: '' };
  if (isComplete) return { status: 200, headers: CSV, body: `${job.header}${job.format.newline}` };
  // A file that cannot be parsed at all is given back as it came.
  if (job.header === '') return { status: 200, headers: CSV, body: readFileSync(file) };
  async function* rest(): AsyncGenerator<string> {
    let at = -1;
    for await (const entry of createReadStream(file).pipe(parse(csvOptions(job.format))) as AsyncIterable<{
      raw: string;
    }>) {
      if (at++ < 0 || at > job.processed) yield entry.raw.replace(/[\r\n]+$/, '') + job.format.newline;
    }
  }
  return { status: 200, headers: CSV, body: Readable.from(rest()) };
}
