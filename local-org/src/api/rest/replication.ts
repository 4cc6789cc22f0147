/** What was changed and deleted between two moments. Source: REST API Developer Guide, "sObject Get Updated", "sObject Get Deleted". */
import type { ApiServer } from '../api.ts';
import { apiError } from '../api-errors.ts';
import { type ApiRequest, type ApiResponse, json, userOf } from '../http.ts';
import { dataRoute, type Params } from '../router.ts';
import type { ApexDatetime } from '../../runtime/datetime.ts';
import type { SObject } from '../../runtime/sobject.ts';
import type { SObjectType } from '../../schema/model.ts';
import { openRows, parseQuery } from './query.ts';
import { typeNamed } from './save.ts';

export const REPLICATION_ROUTES = [
  dataRoute('GET', '/sobjects/:type/updated', (api, request, params) => {
    const { found, end } = changedBetween(api, request, params, false);
    return json({ ids: found.map((record) => record.id), latestDateCovered: stamp(end) });
  }),
  dataRoute('GET', '/sobjects/:type/deleted', deleted),
];

const DAY_MS = 86_400_000;
const DAYS = 30;
/** Source: the same pages. */
const MAX_IDS = 600_000;

function deleted(api: ApiServer, request: ApiRequest, params: Params): ApiResponse {
  const { found, end, at } = changedBetween(api, request, params, true);
  return json({
    deletedRecords: found.map((record) => ({
      deletedDate: stamp((record.values[at] as ApexDatetime).ms),
      id: record.id,
    })),
    earliestDateAvailable: stamp(api.org.host.clock.now() - DAYS * DAY_MS),
    latestDateCovered: stamp(end),
  });
}

interface Changed {
  readonly found: readonly SObject[];
  /** Milliseconds since 1970. */
  readonly end: number;
  /** Where the moment is in the records. */
  readonly at: number;
}

function changedBetween(api: ApiServer, request: ApiRequest, params: Params, isDeleted: boolean): Changed {
  const user = userOf(request);
  const type = typeNamed(api, user, params.type);
  const start = moment(request, 'start');
  const end = moment(request, 'end');
  if (end <= start) throw wrongDate('startDate before endDate is required');
  if (start < api.org.host.clock.now() - DAYS * DAY_MS) throw wrongDate('startDate cannot be more than 30 days ago');
  const field = momentField(type);
  const query = parseQuery(
    api,
    `SELECT Id, ${field} FROM ${type.name} WHERE ${field} >= ${iso(start)} AND ${field} < ${iso(end)}${isDeleted ? ' AND IsDeleted = true' : ''} ORDER BY ${field}, Id`,
    isDeleted,
  );
  const rows = openRows(api, user, query);
  if (rows.size > MAX_IDS)
    throw apiError(400, 'EXCEEDED_ID_LIMIT', `More than ${MAX_IDS} ids; choose dates closer together`);
  return { found: rows.fetch(0, rows.size), end, at: type.field(field)!.index };
}

function momentField(type: SObjectType): string {
  const name = ['SystemModstamp', 'LastModifiedDate'].find((candidate) => type.field(candidate) !== null);
  if (name === undefined) throw apiError(400, 'INVALID_TYPE', `${type.name} cannot be replicated`);
  return name;
}

/** Throws ApiError for what is no moment. */
function moment(request: ApiRequest, name: 'start' | 'end'): number {
  // A plus sign in an address is a space.
  const value = Date.parse((request.query.get(name) ?? '').trim().replace(' ', '+'));
  if (Number.isNaN(value)) throw wrongDate(`${name}Date is no date and time: ${request.query.get(name) ?? 'missing'}`);
  return value;
}

const wrongDate = (message: string): Error => apiError(400, 'INVALID_REPLICATION_DATE', message);
const iso = (ms: number): string => new Date(ms).toISOString();
/** As the platform writes moments: `2026-01-31T10:00:00.000+0000`. */
const stamp = (ms: number): string => iso(ms).replace('Z', '+0000');
