/** `/services/apexrest`: `@RestResource` classes. Source: Apex Developer Guide, "Exposing Apex Classes as REST Web Services". */
import { RestRequest, RestResponse, restState } from '../library/rest-context.ts';
import { parseTree, type JsonNode } from '../library/json/tree.ts';
import { typed } from '../library/json/read.ts';
import { writeJson } from '../library/json/write.ts';
import { ApexBlob } from '../runtime/blob.ts';
import { asApexException } from '../runtime/exception.ts';
import { NotImplementedError } from '../runtime/library.ts';
import type { UserClass } from '../runtime/types.ts';
import type { UserInfoRecord } from '../runtime/transaction.ts';
import { describeFailure } from '../testing/run-class.ts';
import type { ApiServer } from './api.ts';
import { apiError, badJson, notFound } from './api-errors.ts';
import { type ApiRequest, type ApiResponse, bodyText, JSON_TYPE, userOf } from './http.ts';
import { methodNotAllowed, route } from './router.ts';

export const APEX_REST_ROUTES = [route('*', '/services/apexrest/*', callApex)];

const PREFIX = '/services/apexrest';
/** Source: Apex Developer Guide, "Apex REST Methods": 6 MB, the heap of a synchronous transaction. */
const MAX_REQUEST = 6_000_000;
const VERBS = ['httpget', 'httppost', 'httpput', 'httppatch', 'httpdelete'];

type Method = UserClass['$methods'][number];

interface Resource {
  readonly cls: UserClass;
  /** With the namespace in front where the class has one. */
  readonly mapping: string;
}

/** A deployment exchanges the program: what was found in the one before goes with it. */
const resourcesByProgram = new WeakMap<object, readonly Resource[]>();

function resourcesOf(api: ApiServer): readonly Resource[] {
  const { program } = api.org.host;
  const known = resourcesByProgram.get(program);
  if (known !== undefined) return known;
  const resources = findResources(program.classes());
  resourcesByProgram.set(program, resources);
  return resources;
}

function findResources(classes: Iterable<UserClass>): Resource[] {
  const resources: Resource[] = [];
  for (const cls of classes) {
    const mapping = cls.$annotations.find((annotation) => annotation.name.toLowerCase() === 'restresource')?.params;
    const url =
      mapping === undefined
        ? undefined
        : Object.entries(mapping).find(([name]) => name.toLowerCase() === 'urlmapping')?.[1];
    if (typeof url === 'string')
      resources.push({ cls, mapping: cls.$namespace === null ? url : `/${cls.$namespace}${url}` });
  }
  return resources;
}

/** Exact mappings before wildcards, longer wildcards before shorter ones. Case counts. */
function findResource(api: ApiServer, path: string): Resource | null {
  const resources = resourcesOf(api);
  const exact = resources.find(({ mapping }) => mapping === path);
  if (exact !== undefined) return exact;
  const wild = resources.filter(({ mapping }) => mapping.includes('*') && wildcard(mapping).test(path));
  return wild.sort((a, b) => b.mapping.length - a.mapping.length)[0] ?? null;
}

function wildcard(mapping: string): RegExp {
  return new RegExp(`^${mapping.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`);
}

function callApex(api: ApiServer, request: ApiRequest): ApiResponse {
  const user = userOf(request);
  if (request.body.length > MAX_REQUEST)
    throw apiError(
      413,
      'REQUEST_LIMIT_EXCEEDED',
      `Maximum size of request reached. Maximum size of request is ${MAX_REQUEST} bytes`,
    );
  const path = request.path.slice(PREFIX.length);
  const resource = findResource(api, path);
  if (resource === null) throw notFound('Could not find a match for URL');
  if (!mayCall(api, user, resource.cls))
    throw apiError(403, 'FORBIDDEN', `You do not have access to the Apex class named: ${resource.cls.$name}`);
  const verb = request.method === 'HEAD' ? 'GET' : request.method;
  const method = methodFor(resource.cls, verb);
  if (method === null)
    throw methodNotAllowed(
      verb,
      VERBS.filter((name) => methodFor(resource.cls, name.slice(4)) !== null).map((name) =>
        name.slice(4).toUpperCase(),
      ),
    );
  try {
    return api.org.transaction({ user, quiddity: 'REST' }, () => invoke(resource, method, request, path));
  } catch (error) {
    if (error instanceof NotImplementedError) throw apiError(500, 'APEX_ERROR', error.message);
    if (asApexException(error) === null) throw error;
    const { message, stackTrace } = describeFailure(error);
    throw apiError(500, 'APEX_ERROR', stackTrace === '' ? message : `${message}\n\n${stackTrace}`);
  }
}

function methodFor(cls: UserClass, verb: string): Method | null {
  const name = `http${verb.toLowerCase()}`;
  return (
    cls.$methods.find(
      (method) => method.static && method.annotations.some((annotation) => annotation.name.toLowerCase() === name),
    ) ?? null
  );
}

/** Class access of the user's permission sets; the administrator reaches every class. */
function mayCall(api: ApiServer, user: UserInfoRecord, cls: UserClass): boolean {
  const { host } = api.org;
  if (host.security.hasSystemPermission(user, 'AuthorApex') || host.security.hasSystemPermission(user, 'ModifyAllData'))
    return true;
  const classId = host.rows.find('ApexClass', { Name: cls.$name });
  if (classId === null) return false;
  const access = host.rows
    .select('SetupEntityAccess', ['ParentId'], { SetupEntityId: classId })
    .map(([parent]) => parent);
  const sets = new Set<unknown>(
    host.rows.select('PermissionSet', ['Id'], { ProfileId: user.profileId }).map(([id]) => id),
  );
  for (const [set, group] of host.rows.select('PermissionSetAssignment', ['PermissionSetId', 'PermissionSetGroupId'], {
    AssigneeId: user.id,
  })) {
    sets.add(set);
    if (group !== null)
      for (const [member] of host.rows.select('PermissionSetGroupComponent', ['PermissionSetId'], {
        PermissionSetGroupId: group,
      }))
        sets.add(member);
  }
  return access.some((parent) => sets.has(parent));
}

function invoke({ cls, mapping }: Resource, method: Method, request: ApiRequest, path: string): ApiResponse {
  const apexRequest = requestOf(request, mapping, path);
  const apexResponse = new RestResponse();
  const state = restState();
  state.request = apexRequest;
  state.response = apexResponse;
  const statics = (cls as unknown as { $static(): Record<string, (...args: unknown[]) => unknown> }).$static();
  if (method.params.length === 0) apexRequest.requestBody = new ApexBlob(request.body);
  const args = method.params.length === 0 ? [] : argumentsFrom(method, request);
  const value = statics[method.js](...args);
  const response = restState().response ?? apexResponse;
  return responseOf(method, value, response);
}

function requestOf(request: ApiRequest, mapping: string, path: string): RestRequest {
  const made = new RestRequest();
  made.httpMethod = request.method === 'HEAD' ? 'GET' : request.method;
  made.requestURI = path;
  made.resourcePath = `${PREFIX}${mapping}`;
  made.remoteAddress = request.remoteAddress;
  const { rawHeaders } = request;
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    if (rawHeaders[at].toLowerCase() !== 'authorization') made.addHeader(rawHeaders[at], rawHeaders[at + 1]);
  }
  for (const [name, value] of request.query) if (name !== '_HttpMethod') made.addParameter(name, value);
  if (/^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? '')) {
    for (const [name, value] of new URLSearchParams(bodyText(request))) made.addParameter(name, value);
  }
  return made;
}

/** The members of a JSON object as arguments, by parameter name. */
function argumentsFrom(method: Method, request: ApiRequest): unknown[] {
  const contentType = request.headers['content-type'] ?? 'application/json';
  if (!/^\s*application\/json\b/i.test(contentType))
    throw apiError(415, 'UNSUPPORTED_MEDIA_TYPE', `HTTP entity content-type ${contentType} is not supported`);
  if (request.body.length === 0) throw badJson('HTTP entity body is required, but this request has no entity body.');
  const text = bodyText(request);
  let tree: JsonNode;
  try {
    tree = parseTree(text);
  } catch (error) {
    throw asBadJson(error);
  }
  if (tree.kind !== 'object') throw badJson("Malformed JSON: Expected '{' at the beginning of object");
  const given = new Map<string, JsonNode>();
  for (const [name, node] of tree.entries) {
    if (!method.params.some((param) => param.name.toLowerCase() === name.toLowerCase()))
      throw badJson(`Unexpected parameter encountered during deserialization: ${name}`);
    given.set(name.toLowerCase(), node);
  }
  try {
    return method.params.map((param) => {
      const node = given.get(param.name.toLowerCase());
      return node === undefined ? null : typed(node, param.type, true);
    });
  } catch (error) {
    throw asBadJson(error);
  }
}

function asBadJson(error: unknown): unknown {
  const exception = asApexException(error);
  return exception === null ? error : badJson(exception.getmessage$0() ?? '');
}

const DEFAULT_STATUS = 200;

function responseOf(method: Method, value: unknown, response: RestResponse): ApiResponse {
  const headers: Record<string, string> = {};
  for (const [name, text] of (response.headers as { entries(): Iterable<[string, string | null]> }).entries())
    headers[name.toLowerCase()] = text ?? '';
  const status = response.statusCode ?? DEFAULT_STATUS;
  if (!Number.isInteger(status) || status < 200 || status > 599)
    throw apiError(500, 'APEX_ERROR', `Invalid HTTP status code: ${status}`);
  delete headers['content-length'];
  delete headers['transfer-encoding'];
  const blob =
    value instanceof ApexBlob
      ? value
      : method.returns === null && response.responseBody instanceof ApexBlob
        ? response.responseBody
        : null;
  if (blob !== null)
    return { status, headers: { 'content-type': JSON_TYPE, ...headers }, body: status === 204 ? null : blob.buffer() };
  if (method.returns === null) return { status, headers, body: null };
  return {
    status,
    headers: { 'content-type': JSON_TYPE, ...headers },
    body: status === 204 ? null : writeJson(value, { suppressNulls: false, pretty: false }),
  };
}
