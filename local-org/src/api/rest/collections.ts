/** `/composite/sobjects` (many records of any type) and `/composite/tree` (records with their children). */
import type { ApiServer } from '../api.ts';
import { asUser } from '../api.ts';
import { ApiError, apiError, badJson } from '../api-errors.ts';
import { type ApiRequest, type ApiResponse, bodyObject, isObject, json, type JsonObject, userOf } from '../http.ts';
import { Raw } from '../json.ts';
import { recordFromJson, valueFromJson } from '../records/reader.ts';
import { dataRoute, type Params } from '../router.ts';
import type { DmlResult } from '../../dml/dml.ts';
import type { SObject } from '../../runtime/sobject.ts';
import type { UserInfoRecord } from '../../runtime/transaction.ts';
import type { FieldInfo, SObjectType } from '../../schema/model.ts';
import { inStoreTransaction } from '../../host/unit.ts';
import { readRecords } from './sobjects.ts';
import { recordWithId, save, type SaveOperation, typeNamed } from './save.ts';

export const COLLECTION_ROUTES = [
  dataRoute('POST', '/composite/sobjects', (api, request) => saveCollection(api, request, 'insert')),
  dataRoute('PATCH', '/composite/sobjects', (api, request) => saveCollection(api, request, 'update')),
  dataRoute('DELETE', '/composite/sobjects', deleteCollection),
  dataRoute('GET', '/composite/sobjects/:type', (api, request, params) =>
    readCollection(api, request, params, (request.query.get('ids') ?? '').split(','), request.query.get('fields')),
  ),
  dataRoute('POST', '/composite/sobjects/:type', (api, request, params) => {
    const { ids, fields } = bodyObject(request);
    if (!Array.isArray(ids) || !Array.isArray(fields)) throw badJson('ids and fields must be lists');
    return readCollection(api, request, params, ids.map(String), fields.map(String).join(','));
  }),
  dataRoute('PATCH', '/composite/sobjects/:type/:field', upsertCollection),
  dataRoute('POST', '/composite/tree/:type', tree),
];

const MAX_RECORDS = 200;
const MAX_READ = 2_000;

export interface CollectionResult {
  readonly id?: string | null;
  readonly success: boolean;
  readonly errors: readonly object[];
}

function resultOf(result: DmlResult): CollectionResult {
  const errors = result.errors.map(({ statusCode, message, fields }) => ({ statusCode, message, fields }));
  return result.success ? { id: result.id, success: true, errors } : { success: false, errors };
}

function failed(error: ApiError): CollectionResult {
  return {
    success: false,
    errors: error.errors.map(({ errorCode, message, fields }) => ({
      statusCode: errorCode,
      message,
      fields: fields ?? [],
    })),
  };
}

function recordsOf(body: JsonObject): JsonObject[] {
  const { records } = body;
  if (!Array.isArray(records)) throw badJson('records must be a list');
  if (records.length > MAX_RECORDS)
    throw apiError(400, 'INVALID_BATCH_SIZE', `The batch size must be at most ${MAX_RECORDS}`);
  for (const record of records as unknown[]) if (!isObject(record)) throw badJson('records must be a list of objects');
  return records as JsonObject[];
}

function typeOf(api: ApiServer, user: UserInfoRecord, record: JsonObject): SObjectType {
  const { attributes } = record;
  const name = isObject(attributes) ? attributes.type : undefined;
  if (typeof name !== 'string')
    throw apiError(400, 'INVALID_INPUT', 'Include type in the attributes field of the record');
  try {
    return typeNamed(api, user, name);
  } catch {
    throw apiError(400, 'INVALID_TYPE', `sObject type '${name}' is not supported.`);
  }
}

function idIn(record: JsonObject): unknown {
  return Object.entries(record).find(([name]) => name.toLowerCase() === 'id')?.[1];
}

/** Reads each record; those that cannot be read have their error in the answer, and nothing is saved when all are wanted or none. */
function saveCollection(api: ApiServer, request: ApiRequest, operation: 'insert' | 'update'): ApiResponse {
  const user = userOf(request);
  const body = bodyObject(request);
  const list = recordsOf(body);
  const read = asUser(api, user, () =>
    list.map((json) =>
      attempt(() => {
        const type = typeOf(api, user, json);
        const id = idIn(json);
        if (operation === 'insert' && id != null)
          throw apiError(400, 'INVALID_FIELD', 'cannot specify Id in an insert call');
        if (operation === 'update' && typeof id !== 'string')
          throw apiError(400, 'MISSING_ARGUMENT', 'Id not specified in an update call');
        const record = recordFromJson(type, json, user, operation === 'insert' ? 'create' : 'update');
        if (operation === 'update') record.values[0] = recordWithId(type, id as string).id;
        return record;
      }),
    ),
  );
  return json(saveRead(api, user, operation, read, body.allOrNone === true));
}

function attempt<T>(work: () => T): T | ApiError {
  try {
    return work();
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

function saveRead(
  api: ApiServer,
  user: UserInfoRecord,
  operation: SaveOperation,
  read: readonly (SObject | ApiError)[],
  allOrNone: boolean,
): CollectionResult[] {
  const records = read.filter((entry): entry is SObject => !(entry instanceof ApiError));
  const isHalted = allOrNone && records.length < read.length;
  const results = isHalted ? null : save(api, user, operation, records, allOrNone).values();
  return read.map((entry) => {
    if (entry instanceof ApiError) return failed(entry);
    return results === null ? HALTED : resultOf(results.next().value!);
  });
}

const HALTED: CollectionResult = {
  success: false,
  errors: [
    {
      statusCode: 'ALL_OR_NONE_OPERATION_ROLLED_BACK',
      message: 'Record rolled back because not all records were valid and the request was using AllOrNone header',
      fields: [],
    },
  ],
};

function deleteCollection(api: ApiServer, request: ApiRequest): ApiResponse {
  const user = userOf(request);
  const ids = (request.query.get('ids') ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');
  if (ids.length === 0) throw apiError(400, 'REQUIRED_FIELD_MISSING', 'The ids parameter is required');
  if (ids.length > MAX_RECORDS)
    throw apiError(400, 'INVALID_BATCH_SIZE', `The batch size must be at most ${MAX_RECORDS}`);
  const read = ids.map((id) =>
    attempt(() => {
      const type = api.org.host.schema.typeByPrefix(id.slice(0, 3));
      if (type === null) throw apiError(400, 'MALFORMED_ID', `malformed id ${id}`);
      return recordWithId(typeNamed(api, user, type.name), id);
    }),
  );
  return json(saveRead(api, user, 'delete', read, request.query.get('allOrNone') === 'true'));
}

function readCollection(
  api: ApiServer,
  request: ApiRequest,
  params: Params,
  ids: readonly string[],
  fields: string | null,
): ApiResponse {
  const user = userOf(request);
  if (fields === null || fields === '')
    throw apiError(400, 'REQUIRED_FIELD_MISSING', 'The fields parameter is required');
  if (ids.length > MAX_READ) throw apiError(400, 'INVALID_BATCH_SIZE', `The batch size must be at most ${MAX_READ}`);
  const type = typeNamed(api, user, params.type);
  const wanted = ids.map((id) => recordWithId(type, id.trim()).id!);
  const { records, write } = readRecords(api, user, type, fields, 'Id', wanted, params.version);
  const byId = new Map(records.map((record) => [record.id, new Raw(write(record))]));
  return json(wanted.map((id) => byId.get(id) ?? null));
}

function upsertCollection(api: ApiServer, request: ApiRequest, params: Params): ApiResponse {
  const user = userOf(request);
  const body = bodyObject(request);
  const list = recordsOf(body);
  const type = typeNamed(api, user, params.type);
  const field = type.field(params.field);
  if (field === null || !(field.externalId || field.name === 'Id'))
    throw apiError(
      400,
      'INVALID_FIELD',
      `Field name provided, ${params.field} does not match an External ID, Salesforce Id, or indexed field for ${type.name}`,
    );
  const allOrNone = body.allOrNone === true;
  const results: CollectionResult[] = [];
  const run = (): void => {
    for (const json of list) {
      const read = attempt(() => asUser(api, user, () => upsertedRecord(api, user, type, field, json)));
      const creates = !(read instanceof ApiError) && read.id === null;
      const [result] = saveRead(api, user, creates ? 'insert' : 'update', [read], allOrNone);
      results.push(result.success ? ({ ...result, created: creates } as CollectionResult) : result);
      if (allOrNone && !result.success) throw new Undone();
    }
  };
  if (!allOrNone) run();
  else {
    try {
      inStoreTransaction(api.org.host, run);
    } catch (error) {
      if (!(error instanceof Undone)) throw error;
      const bad = results.length - 1;
      return json(list.map((_, at) => (at === bad ? results[bad] : HALTED)));
    }
  }
  return json(results);
}

/** The record of a JSON object, with the Id of the one that has its key, if there is one. Throws ApiError. */
function upsertedRecord(
  api: ApiServer,
  user: UserInfoRecord,
  type: SObjectType,
  field: FieldInfo,
  json: JsonObject,
): SObject {
  const key = Object.entries(json).find(([name]) => name.toLowerCase() === field.name.toLowerCase())?.[1];
  const value = valueFromJson(field, key);
  const { queries } = api.org.host;
  const found =
    value === null
      ? []
      : queries.run(queries.parse(`SELECT Id FROM ${type.name} WHERE ${field.name} = :value LIMIT 2`), {
          access: 'user',
          sharing: 'with',
          uncounted: true,
          namedBinds: () => value,
        });
  if (found.length > 1)
    throw apiError(
      400,
      'DUPLICATE_EXTERNAL_ID',
      `${field.name}: more than one record found for external id field: [${found.map((record) => record.id).join(', ')}]`,
    );
  if (found.length === 0 && field.name === 'Id' && value !== null)
    throw apiError(400, 'INVALID_CROSS_REFERENCE_KEY', 'invalid cross reference id');
  const record = recordFromJson(type, json, user, found.length === 0 ? 'create' : 'upsert');
  if (found.length > 0) record.values[0] = found[0].id;
  return record;
}

class Undone extends Error {}

const MAX_DEPTH = 5;

interface Branch {
  readonly referenceId: string;
  readonly record: SObject;
  readonly children: { readonly slot: number; readonly branches: Branch[] }[];
}

/** Parents first, then their children with the parents' Ids. Everything or nothing. */
function tree(api: ApiServer, request: ApiRequest, params: Params): ApiResponse {
  const user = userOf(request);
  const body = bodyObject(request);
  const seen = new Set<string>();
  const branches = asUser(api, user, () =>
    recordsOf(body).map((json) => branchOf(api, user, json, typeNamed(api, user, params.type), seen, 1)),
  );
  if (seen.size > MAX_RECORDS)
    throw apiError(400, 'INVALID_BATCH_SIZE', `The batch size must be at most ${MAX_RECORDS}`);
  const done: { referenceId: string; id: string | null }[] = [];
  try {
    inStoreTransaction(api.org.host, () => saveBranches(api, user, branches, done));
  } catch (error) {
    if (!(error instanceof TreeError)) throw error;
    return json({ hasErrors: true, results: error.results }, 400);
  }
  return json({ hasErrors: false, results: done }, 201);
}

class TreeError extends Error {
  readonly results: readonly object[];

  constructor(results: readonly object[]) {
    super('tree');
    this.results = results;
  }
}

function branchOf(
  api: ApiServer,
  user: UserInfoRecord,
  json: JsonObject,
  type: SObjectType,
  seen: Set<string>,
  depth: number,
): Branch {
  if (depth > MAX_DEPTH) throw apiError(400, 'INVALID_INPUT', `Trees may be at most ${MAX_DEPTH} levels deep`);
  const { attributes } = json;
  const referenceId = isObject(attributes) ? attributes.referenceId : undefined;
  if (typeof referenceId !== 'string')
    throw apiError(400, 'INVALID_INPUT', 'Include a reference ID in the attributes field of the record');
  if (seen.has(referenceId))
    throw apiError(400, 'INVALID_INPUT', `Duplicate ReferenceId provided in the request: ${referenceId}`);
  seen.add(referenceId);
  const own: Record<string, unknown> = {};
  const children: Branch['children'] = [];
  for (const [name, value] of Object.entries(json)) {
    const relationship = isObject(value) && Array.isArray(value.records) ? type.childRelationship(name) : null;
    if (relationship === null) {
      own[name] = value;
      continue;
    }
    const child = typeNamed(api, user, relationship.child);
    children.push({
      slot: child.field(relationship.field)!.index,
      branches: recordsOf(value as JsonObject).map((entry) => branchOf(api, user, entry, child, seen, depth + 1)),
    });
  }
  return { referenceId, record: recordFromJson(type, own, user, 'create'), children };
}

function saveBranches(
  api: ApiServer,
  user: UserInfoRecord,
  branches: readonly Branch[],
  done: { referenceId: string; id: string | null }[],
): void {
  if (branches.length === 0) return;
  const results = save(
    api,
    user,
    'insert',
    branches.map(({ record }) => record),
    false,
  );
  const bad = results.flatMap((result, at) =>
    result.success ? [] : [{ referenceId: branches[at].referenceId, errors: result.errors }],
  );
  if (bad.length > 0) throw new TreeError(bad);
  branches.forEach(({ referenceId }, at) => done.push({ referenceId, id: results[at].id }));
  for (const { children, record } of branches) {
    for (const { slot, branches: below } of children) {
      for (const child of below) child.record.values[slot] = record.id;
      saveBranches(api, user, below, done);
    }
  }
}
