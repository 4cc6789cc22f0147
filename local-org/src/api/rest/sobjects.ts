/** `/sobjects`: single records. Source: REST API Developer Guide, "sObject Rows" and its like. */
import type { ApiServer } from '../api.ts';
import { asUser } from '../api.ts';
import { apiError, notFound } from '../api-errors.ts';
import { type ApiRequest, type ApiResponse, bodyObject, json, type JsonObject, noContent, userOf } from '../http.ts';
import { Raw } from '../json.ts';
import { noSuchField, recordFromJson, valueFromText } from '../records/reader.ts';
import { queryWriter } from '../records/writer.ts';
import { dataRoute, type Params } from '../router.ts';
import type { SObject } from '../../runtime/sobject.ts';
import { ApexBlob } from '../../runtime/blob.ts';
import type { UserInfoRecord } from '../../runtime/transaction.ts';
import type { FieldInfo, SObjectType } from '../../schema/model.ts';
import { objectInfo } from './describe.ts';
import { recordWithId, saveOne, typeNamed } from './save.ts';

export const SOBJECT_ROUTES = [
  dataRoute('GET', '/sobjects/:type', (api, request, params) =>
    json(objectInfo(api, userOf(request), typeNamed(api, userOf(request), params.type), params.version)),
  ),
  dataRoute('POST', '/sobjects/:type', create),
  dataRoute('GET', '/sobjects/:type/:id', (api, request, params) => readOne(api, request, params, 'Id', params.id)),
  dataRoute('PATCH', '/sobjects/:type/:id', update),
  dataRoute('DELETE', '/sobjects/:type/:id', (api, request, params) => {
    const type = typeNamed(api, userOf(request), params.type);
    saveOne(api, userOf(request), 'delete', recordWithId(type, params.id));
    return noContent();
  }),
  dataRoute('GET', '/sobjects/:type/:field/:value', readByExternalId),
  dataRoute('PATCH', '/sobjects/:type/:field/:value', upsert),
  dataRoute('DELETE', '/sobjects/:type/:field/:value', (api, request, params) => {
    const { ids, type } = findByExternalId(api, request, params);
    if (ids.length === 0) throw notFound();
    saveOne(api, userOf(request), 'delete', recordWithId(type, ids[0]));
    return noContent();
  }),
];

export function created(id: string | null, extra: object = {}): object {
  return { id, success: true, errors: [], ...extra };
}

function bodyWithoutId(request: ApiRequest): JsonObject {
  const body = bodyObject(request);
  const named = Object.keys(body).find((name) => name.toLowerCase() === 'id');
  if (named !== undefined)
    throw apiError(400, 'INVALID_FIELD', 'The Id field should not be specified in the sobject data.');
  return body;
}

function create(api: ApiServer, request: ApiRequest, params: Params): ApiResponse {
  const user = userOf(request);
  const type = typeNamed(api, user, params.type);
  const body = bodyWithoutId(request);
  const record = asUser(api, user, () => recordFromJson(type, body, user, 'create'));
  const { id } = saveOne(api, user, 'insert', record);
  return json(created(id), 201, { location: `/services/data/${params.version}/sobjects/${type.name}/${id ?? ''}` });
}

function update(api: ApiServer, request: ApiRequest, params: Params): ApiResponse {
  const user = userOf(request);
  const type = typeNamed(api, user, params.type);
  const target = recordWithId(type, params.id);
  const body = bodyWithoutId(request);
  const record = asUser(api, user, () => recordFromJson(type, body, user, 'update'));
  record.values[0] = target.id;
  saveOne(api, user, 'update', record);
  return noContent();
}

/** Readable fields of a type: what a GET without a list of fields answers. */
function readableFields(api: ApiServer, user: UserInfoRecord, type: SObjectType): FieldInfo[] {
  return type.fields.filter((field) => field.name === 'Id' || api.org.host.security.canField(user, field, 'read'));
}

function wantedFields(api: ApiServer, user: UserInfoRecord, type: SObjectType, list: string | null): string[] {
  if (list === null || list.trim() === '') return readableFields(api, user, type).map((field) => field.name);
  const names = list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  for (const name of names) {
    const field = type.field(name.split('.').at(-1)!);
    if (
      !/^\w+(?:\.\w+)*$/.test(name) ||
      (!name.includes('.') && (field === null || !api.org.host.security.canField(user, field, 'read')))
    )
      throw noSuchField(type, name);
  }
  return [...new Map(['Id', ...names].map((name) => [name.toLowerCase(), name])).values()];
}

/** Records whose `field` is one of `values`, in any order. */
export function readRecords(
  api: ApiServer,
  user: UserInfoRecord,
  type: SObjectType,
  fields: string | null,
  field: string,
  values: readonly string[],
  version: string,
): { readonly records: readonly SObject[]; readonly write: (record: SObject) => string } {
  const { queries, schema, security } = api.org.host;
  if (!security.canObject(user, type, 'read')) throw notFound();
  const query = queries.parse(
    `SELECT ${wantedFields(api, user, type, fields).join(', ')} FROM ${type.name} WHERE ${field} IN :values`,
  );
  const records = asUser(api, user, () =>
    queries.run(query, { access: 'user', sharing: 'with', uncounted: true, namedBinds: () => values }),
  );
  const writer = queryWriter(query, schema, version);
  return { records, write: (record) => writer.write(record) };
}

function readOne(api: ApiServer, request: ApiRequest, params: Params, field: string, value: string): ApiResponse {
  const user = userOf(request);
  const type = typeNamed(api, user, params.type);
  const key = field === 'Id' ? recordWithId(type, value).id! : value;
  const { records, write } = readRecords(api, user, type, request.query.get('fields'), field, [key], params.version);
  if (records.length === 0) throw notFound();
  if (records.length > 1) return multiple(type, records, params.version);
  return json(new Raw(write(records[0])));
}

function multiple(type: SObjectType, records: readonly SObject[], version: string): ApiResponse {
  return json(
    records.map((record) => `/services/data/${version}/sobjects/${type.name}/${record.id!}`),
    300,
  );
}

interface Found {
  readonly type: SObjectType;
  readonly field: FieldInfo;
  readonly ids: readonly string[];
  readonly records: readonly SObject[];
}

function findByExternalId(api: ApiServer, request: ApiRequest, params: Params): Found {
  const user = userOf(request);
  const type = typeNamed(api, user, params.type);
  const field = type.field(params.field);
  if (
    field === null ||
    !(field.externalId || field.name === 'Id') ||
    !api.org.host.security.canField(user, field, 'read')
  ) {
    throw notFound(`Provided external ID field does not exist or is not accessible: ${params.field}`);
  }
  const value = valueFromText(field, params.value);
  if (value === undefined) throw notFound();
  const { queries } = api.org.host;
  const records = asUser(api, user, () =>
    queries.run(queries.parse(`SELECT Id FROM ${type.name} WHERE ${field.name} = :value`), {
      access: 'user',
      sharing: 'with',
      uncounted: true,
      namedBinds: () => value,
    }),
  );
  return { type, field, ids: records.map((record) => record.id!), records };
}

/** By external Id; or the bytes of a file field: `/sobjects/Attachment/{id}/Body`. */
function readByExternalId(api: ApiServer, request: ApiRequest, params: Params): ApiResponse {
  const type = typeNamed(api, userOf(request), params.type);
  const blob = type.field(params.value);
  if (blob?.type === 'base64') return readBlob(api, request, type, params.field, blob);
  const found = findByExternalId(api, request, params);
  if (found.ids.length === 0) throw notFound();
  if (found.ids.length > 1) return multiple(found.type, found.records, params.version);
  return readOne(api, request, params, 'Id', found.ids[0]);
}

function readBlob(api: ApiServer, request: ApiRequest, type: SObjectType, id: string, field: FieldInfo): ApiResponse {
  const { records } = readRecords(api, userOf(request), type, field.name, 'Id', [recordWithId(type, id).id!], '');
  if (records.length === 0) throw notFound();
  const value = records[0].values[field.index];
  return {
    status: 200,
    headers: { 'content-type': 'application/octet-stream' },
    body: value instanceof ApexBlob ? value.buffer() : Buffer.alloc(0),
  };
}

function upsert(api: ApiServer, request: ApiRequest, params: Params): ApiResponse {
  const user = userOf(request);
  const { type, field, ids, records } = findByExternalId(api, request, params);
  const body = bodyWithoutId(request);
  if (Object.keys(body).some((name) => name.toLowerCase() === field.name.toLowerCase())) {
    throw apiError(400, 'INVALID_FIELD', `The ${field.name} field should not be specified in the sobject data.`);
  }
  if (ids.length > 1) return multiple(type, records, params.version);
  const isNew = ids.length === 0;
  if (isNew && field.name === 'Id') throw notFound();
  const record = asUser(api, user, () => recordFromJson(type, body, user, isNew ? 'create' : 'update'));
  if (isNew) record.values[field.index] = valueFromText(field, params.value);
  else record.values[0] = ids[0];
  const { id } = saveOne(api, user, isNew ? 'insert' : 'update', record);
  return json(created(id, { created: isNew }), isNew ? 201 : 200);
}
