/** `/jobs/query`: rows are chosen when the job is made, and read when its results are fetched. */
import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import type { ApiServer } from '../api.ts';
import { apiError } from '../api-errors.ts';
import { type ApiRequest, type ApiResponse, bodyObject, json, noContent, userOf } from '../http.ts';
import { pathOf } from '../records/writer.ts';
import { openRows, parseQuery, type Rows } from '../rest/query.ts';
import { dataRoute, type Params } from '../router.ts';
import { isAggregateQuery } from '../../soql/aggregate.ts';
import type { SoqlQuery } from '../../soql/ast.ts';
import { ApexBlob } from '../../runtime/blob.ts';
import { ApexDate } from '../../runtime/date.ts';
import { ApexDatetime } from '../../runtime/datetime.ts';
import { ApexDecimal } from '../../runtime/decimal.ts';
import { doubleText } from '../../runtime/double.ts';
import { SObject } from '../../runtime/sobject.ts';
import { isoTime } from './ingest.ts';
import { csvFormat, findJob, newJobId, type CsvFormat } from './jobs.ts';

export interface QueryJob {
  readonly id: string;
  readonly userId: string;
  readonly object: string;
  readonly operation: string;
  readonly paths: readonly (readonly string[])[];
  readonly rows: Rows;
  readonly format: CsvFormat;
  readonly version: string;
  readonly createdAt: number;
  state: 'JobComplete' | 'Aborted';
}

export const BULK_QUERY_ROUTES = [
  dataRoute('POST', '/jobs/query', createJob),
  dataRoute('GET', '/jobs/query', (api, request) =>
    json({
      done: true,
      records: [...api.bulk.query.values()].filter((job) => job.userId === userOf(request).id).map(jobInfo),
      nextRecordsUrl: null,
    }),
  ),
  dataRoute('GET', '/jobs/query/:id', (api, request, { id }) =>
    json(jobInfo(findJob(api.bulk.query, id, userOf(request).id))),
  ),
  dataRoute('PATCH', '/jobs/query/:id', (api, request, { id }) => {
    const job = findJob(api.bulk.query, id, userOf(request).id);
    if (bodyObject(request).state !== 'Aborted')
      throw apiError(400, 'INVALIDJOBSTATE', 'Only the state Aborted can be set');
    job.state = 'Aborted';
    return json(jobInfo(job));
  }),
  dataRoute('DELETE', '/jobs/query/:id', (api, request, { id }) => {
    api.bulk.query.delete(findJob(api.bulk.query, id, userOf(request).id).id);
    return noContent();
  }),
  dataRoute('GET', '/jobs/query/:id/results', results),
];

/** Rows to an answer unless `maxRecords` sets another limit. */
const DEFAULT_PAGE = 50_000;
const CHUNK = 2_000;

function createJob(api: ApiServer, request: ApiRequest, { version }: Params): ApiResponse {
  const user = userOf(request);
  const body = bodyObject(request);
  const operation = String(body.operation ?? 'query');
  if (operation !== 'query' && operation !== 'queryAll')
    throw apiError(400, 'INVALIDJOB', `Invalid operation: ${operation}`);
  if (typeof body.query !== 'string') throw apiError(400, 'INVALIDJOB', 'A query is required');
  const query = parseQuery(api, body.query, operation === 'queryAll');
  if (isAggregateQuery(query) || query.select.some((item) => item.kind !== 'field'))
    throw apiError(400, 'API_ERROR', 'Aggregate Relationships not supported in Bulk V2 Query');
  const job: QueryJob = {
    id: newJobId(),
    userId: user.id,
    object: api.org.host.schema.type(query.from.name)?.name ?? query.from.name,
    operation,
    paths: pathsOf(api, query),
    rows: openRows(api, user, query),
    format: csvFormat(body),
    version,
    createdAt: api.org.host.clock.now(),
    state: 'JobComplete',
  };
  api.bulk.query.set(job.id, job);
  return json({ ...jobInfo(job), state: 'UploadComplete' });
}

/** Field paths under their proper names. */
function pathsOf(api: ApiServer, query: SoqlQuery): string[][] {
  const { schema } = api.org.host;
  const alias = (query.from.alias ?? query.from.name).toLowerCase();
  return query.select.flatMap((item) => {
    if (item.kind !== 'field') return [];
    if (item.expr.kind === 'function' && item.expr.name.toLowerCase() === 'fields')
      throw apiError(400, 'API_ERROR', 'The SOQL FIELDS function is not supported in Bulk V2 Query');
    const path = pathOf(item.expr);
    if (path.length > 1 && path[0].toLowerCase() === alias) path.shift();
    let type = schema.type(query.from.name);
    return [
      path.map((name, at) => {
        if (at === path.length - 1) return type?.field(name)?.name ?? name;
        const relationship = type?.relationship(name) ?? null;
        type =
          relationship === null
            ? null
            : schema.type(relationship.targets.length > 1 ? 'Name' : relationship.targets[0]);
        return relationship?.name ?? name;
      }),
    ];
  });
}

function jobInfo(job: QueryJob): object {
  return {
    id: job.id,
    operation: job.operation,
    object: job.object,
    createdById: job.userId,
    createdDate: isoTime(job.createdAt),
    systemModstamp: isoTime(job.createdAt),
    state: job.state,
    concurrencyMode: 'Parallel',
    contentType: 'CSV',
    apiVersion: Number(job.version.slice(1)),
    jobType: 'V2Query',
    lineEnding: job.format.lineEnding,
    columnDelimiter: job.format.columnDelimiter,
    numberRecordsProcessed: job.rows.size,
    retries: 0,
    totalProcessingTime: 0,
    isPkChunkingSupported: false,
  };
}

function results(api: ApiServer, request: ApiRequest, { id }: Params): ApiResponse {
  const job = findJob(api.bulk.query, id, userOf(request).id);
  if (job.state !== 'JobComplete')
    throw apiError(400, 'INVALIDJOBSTATE', `Results of a job in state ${job.state} are not available`);
  const asked = Number(request.query.get('maxRecords') ?? DEFAULT_PAGE);
  const count = Number.isInteger(asked) && asked > 0 ? asked : DEFAULT_PAGE;
  const locator = request.query.get('locator');
  const offset = locator === null ? 0 : Number(Buffer.from(locator, 'base64url').toString('utf8') || NaN);
  if (!Number.isInteger(offset) || offset < 0 || (locator !== null && offset >= job.rows.size))
    throw apiError(400, 'INVALIDLOCATOR', `Invalid locator: ${locator ?? ''}`);
  const end = Math.min(offset + count, job.rows.size);
  const options = {
    quoted: true,
    quoted_empty: true,
    delimiter: job.format.delimiter,
    record_delimiter: job.format.newline,
  };
  async function* pages(): AsyncGenerator<string> {
    yield stringify([job.paths.map((path) => path.join('.'))], options);
    for (let at = offset; at < end; at += CHUNK) {
      const records = job.rows.fetch(at, Math.min(CHUNK, end - at));
      yield stringify(
        records.map((record) => job.paths.map((path) => cell(record, path))),
        options,
      );
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  return {
    status: 200,
    headers: {
      'content-type': 'text/csv',
      'sforce-locator': end >= job.rows.size ? 'null' : Buffer.from(String(end)).toString('base64url'),
      'sforce-numberofrecords': String(end - offset),
    },
    body: Readable.from(pages()),
  };
}

function cell(record: SObject, path: readonly string[]): string {
  let at: SObject | null = record;
  for (let step = 0; step < path.length - 1 && at !== null; step++) {
    const slot: number = at.sobjectType.relationship(path[step])?.index ?? -1;
    const parent: unknown = at.values[slot];
    at = parent instanceof SObject ? parent : null;
  }
  const slot = at?.sobjectType.field(path.at(-1)!)?.index ?? -1;
  const value = at?.values[slot];
  if (value === null || value === undefined) return '';
  if (value instanceof ApexDatetime || value instanceof ApexDate) return value.toIso();
  if (value instanceof ApexDecimal) return doubleText(value.toNumber());
  if (value instanceof ApexBlob) return value.buffer().toString('base64');
  return String(value);
}
