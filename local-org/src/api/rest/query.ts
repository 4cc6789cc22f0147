/** `/query`, `/queryAll` and their next pages. Source: REST API Developer Guide, "Query". */
import type { ApiServer } from '../api.ts';
import { asUser } from '../api.ts';
import { apiError, queryCode, ApiError } from '../api-errors.ts';
import { type ApiRequest, type ApiResponse, json, userOf } from '../http.ts';
import { Raw } from '../json.ts';
import { queryWriter, type RecordWriter } from '../records/writer.ts';
import { dataRoute, type Params } from '../router.ts';
import { asApexException } from '../../runtime/exception.ts';
import type { SObject } from '../../runtime/sobject.ts';
import type { UserInfoRecord } from '../../runtime/transaction.ts';
import type { SoqlQuery } from '../../soql/ast.ts';
import { isAggregateQuery, isCountQuery } from '../../soql/aggregate.ts';
import { parseSosl, SoqlSyntaxError } from '../../soql/parse/parse.ts';
import { runSearch } from '../../library/run-search.ts';
import type { ApexList } from '../../runtime/collections.ts';
import { columnMetadata } from './columns.ts';
import { toolingQuery } from '../tooling/query.ts';

export const QUERY_ROUTES = [
  dataRoute('GET', '/query', (api, request, params) => first(api, request, params, { all: false, isTooling: false })),
  dataRoute('GET', '/queryAll', (api, request, params) => first(api, request, params, { all: true, isTooling: false })),
  dataRoute('GET', '/query/:locator', more),
  dataRoute('GET', '/queryAll/:locator', more),
  dataRoute('GET', '/tooling/query', (api, request, params) =>
    first(api, request, params, { all: false, isTooling: true }),
  ),
  dataRoute('GET', '/tooling/query/:locator', more),
  dataRoute('GET', '/search', search),
];

/** Rows of a page, unless `Sforce-Query-Options` asks for fewer. */
const MAX_PAGE = 2_000;
const MIN_PAGE = 200;

interface QueryKind {
  readonly all: boolean;
  readonly isTooling: boolean;
}

/** A query's rows, however many: read a page at a time where the query lets us. */
export interface Rows {
  readonly size: number;
  fetch(offset: number, count: number): readonly SObject[];
}

/** Parses; throws ApiError with the position of the error in the query. */
export function parseQuery(api: ApiServer, text: string, all: boolean): SoqlQuery {
  const query = explained(text, () => api.org.host.queries.parse(text));
  return all ? { ...query, allRows: true } : query;
}

/** Opens the rows that the user may see. Throws ApiError. */
export function openRows(api: ApiServer, user: UserInfoRecord, query: SoqlQuery): Rows {
  const { queries, schema } = api.org.host;
  const options = { access: 'user', sharing: 'with', uncounted: true } as const;
  return explained(query.text, () =>
    asUser(api, user, (): Rows => {
      if (isCountQuery(query)) return { size: queries.count(query, options), fetch: () => [] };
      const isStored = schema.type(query.from.name)?.table != null;
      if (isAggregateQuery(query) || !isStored) {
        const records = queries.run(query, options);
        if (isAggregateQuery(query) && records.length > MAX_PAGE)
          throw apiError(
            400,
            'EXCEEDED_ID_LIMIT',
            'Aggregate query does not support queryMore(), use LIMIT to restrict the results to a single batch',
          );
        return { size: records.length, fetch: (offset, count) => records.slice(offset, offset + count) };
      }
      const locator = queries.locator(query, options);
      return { size: locator.size, fetch: (offset, count) => asUser(api, user, () => locator.fetch(offset, count)) };
    }),
  );
}

function first(api: ApiServer, request: ApiRequest, { version }: Params, { all, isTooling }: QueryKind): ApiResponse {
  const user = userOf(request);
  const text = request.query.get('q');
  if (text === null || text.trim() === '') throw apiError(400, 'MALFORMED_QUERY', 'A query string has to be specified');
  if (isTooling && mayReadSetup(api, user)) {
    const answer = toolingQuery(
      api,
      explained(text, () => api.org.host.queries.parse(text)),
      version,
      request.query.get('columns') === 'true',
    );
    if (answer !== null) return json(answer);
  }
  const query = parseQuery(api, text, all);
  if (request.query.get('columns') === 'true') {
    // Only users who may run the query see its columns.
    openRows(api, user, withoutRows(query));
    return json(asUser(api, user, () => columnMetadata(api, query)));
  }
  const rows = openRows(api, user, query);
  const batchSize = pageSize(request);
  const writer = queryWriter(query, api.org.host.schema, version);
  if (isCountQuery(query)) return json({ totalSize: rows.size, done: true, records: [] });
  const locator =
    rows.size <= batchSize
      ? null
      : api.cursors.open({ userId: user.id, size: rows.size, batchSize, writer, fetch: rows.fetch });
  return page(rows, writer, 0, batchSize, locator, `/services/data/${version}${isTooling ? '/tooling' : ''}/query`);
}

/** An aggregate query without groups has one row and takes no LIMIT. */
function withoutRows(query: SoqlQuery): SoqlQuery {
  const takesLimit = isCountQuery(query) || !isAggregateQuery(query) || query.groupBy !== null;
  return takesLimit ? { ...query, limit: { kind: 'number', text: '0' } } : query;
}

/** Coverage and the like are for developers. */
const mayReadSetup = ({ org }: ApiServer, user: UserInfoRecord): boolean =>
  ['ViewSetup', 'AuthorApex'].some((name) => org.host.security.hasSystemPermission(user, name));

function pageSize(request: ApiRequest): number {
  const asked = Number(
    /batchSize\s*=\s*(\d+)/i.exec(String(request.headers['sforce-query-options'] ?? ''))?.[1] ?? MAX_PAGE,
  );
  return Math.min(MAX_PAGE, Math.max(MIN_PAGE, asked));
}

function page(
  rows: Rows,
  writer: RecordWriter,
  offset: number,
  count: number,
  locator: string | null,
  path: string,
): ApiResponse {
  const records = rows
    .fetch(offset, count)
    .map((record) => writer.write(record))
    .join(',');
  const next = offset + count;
  const done = next >= rows.size;
  const more = done || locator === null ? '' : `,"nextRecordsUrl":"${path}/${locator}-${next}"`;
  return json(new Raw(`{"totalSize":${rows.size},"done":${done}${more},"records":[${records}]}`));
}

function more(api: ApiServer, request: ApiRequest, { locator, version }: Params): ApiResponse {
  const match = /^(01g\w{15})-(\d+)$/.exec(locator);
  const cursor = match === null ? null : api.cursors.find(match[1], userOf(request).id);
  const offset = Number(match?.[2] ?? 0);
  if (cursor === null || offset >= cursor.size) throw apiError(400, 'INVALID_QUERY_LOCATOR', 'invalid query locator');
  const path = request.path.includes('/tooling/')
    ? `/services/data/${version}/tooling/query`
    : `/services/data/${version}/query`;
  return page(cursor, cursor.writer, offset, cursor.batchSize, match![1], path);
}

/** Errors of a query as the API words them: with the query, and where in it. */
export function explained<T>(text: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const exception = asApexException(error);
    if (error instanceof ApiError || exception?.typeName !== 'System.QueryException') throw error;
    const message = exception.getmessage$0() ?? '';
    throw apiError(400, queryCode(message), `${pointer(text, message)}${message}`);
  }
}

/** The query's line with a caret under what the message names. */
function pointer(text: string, message: string): string {
  const named = /^(?:No such column|sObject type|Didn't understand relationship|unexpected token:) '([^']+)'/.exec(
    message,
  )?.[1];
  const at =
    named === undefined
      ? -1
      : text.search(new RegExp(`(?<![\\w])${named.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w])`, 'i'));
  if (at < 0) return '';
  const row = text.slice(0, at).split('\n').length;
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const end = text.indexOf('\n', at);
  const line = text.slice(start, end < 0 ? undefined : end);
  return `\n${line}\n${' '.repeat(at - start)}^\nERROR at Row:${row}:Column:${at - start + 1}\n`;
}

function search(api: ApiServer, request: ApiRequest, { version }: Params): ApiResponse {
  const user = userOf(request);
  const text = request.query.get('q');
  if (text === null || text.trim() === '')
    throw apiError(400, 'MALFORMED_SEARCH', 'A search string has to be specified');
  let query: ReturnType<typeof parseSosl>;
  try {
    query = parseSosl(text);
  } catch (error) {
    if (error instanceof SoqlSyntaxError) throw apiError(400, 'MALFORMED_SEARCH', error.message);
    throw error;
  }
  const lists = asUser(api, user, () => runSearch(query, { access: 'user', sharing: 'with', binds: [] }));
  const { schema } = api.org.host;
  const records = lists.items.flatMap((list, at) => {
    const writer = queryWriter(
      api.org.host.queries.parse(
        `SELECT ${query.returning[at].fields.join(', ') || 'Id'} FROM ${query.returning[at].object}`,
      ),
      schema,
      version,
    );
    return (list as ApexList).items.map((record) => new Raw(writer.write(record as SObject)));
  });
  return json({ searchRecords: records });
}
