/** Deployments over SOAP (`/services/Soap/m`) and REST (`/metadata/deployRequest`). */
import type { ApiServer } from '../api.ts';
import { apiError, badJson } from '../api-errors.ts';
import {
  type ApiRequest,
  type ApiResponse,
  bodyObject,
  isObject,
  json,
  type JsonObject,
  parseJson,
  userOf,
  xml,
} from '../http.ts';
import { dataRoute, route, type Params } from '../router.ts';
import type { UserInfoRecord } from '../../runtime/transaction.ts';
import {
  element,
  envelope,
  faultResponse,
  nodeAt,
  readMessage,
  SoapFault,
  textAt,
  textsAt,
  type SoapMessage,
} from '../soap/envelope.ts';
import { soapSession } from '../soap/sessions.ts';
import {
  cancelDeploy,
  findDeployment,
  mayDeploy,
  quickDeploy,
  startDeploy,
  type Deployment,
  type DeployOptions,
} from './deployments.ts';
import { describeMetadata, listMetadata } from './list.ts';
import { deployResult } from './result.ts';
import { retrieveResult, startRetrieve } from './retrieve.ts';

export const METADATA_ROUTES = [
  route('POST', '/services/Soap/m/:release', soap, { isOpen: true }),
  route('POST', '/services/Soap/m/:release/*', soap, { isOpen: true }),
  dataRoute('POST', '/metadata/deployRequest', deployRest),
  dataRoute('GET', '/metadata/deployRequest/:id', (api, request, { id }) => {
    deployerOf(api, request);
    return json({ id, deployResult: deployResult(api, findDeployment(api, id)) });
  }),
  dataRoute('PATCH', '/metadata/deployRequest/:id', cancelRest),
  dataRoute('GET', '/tooling/sobjects/SourceMember/describe', () => {
    throw apiError(404, 'NOT_FOUND', 'The requested resource does not exist');
  }),
];

const NAMESPACE = 'http://soap.sforce.com/2006/04/metadata';

function soap(api: ApiServer, request: ApiRequest): ApiResponse {
  try {
    const message = readMessage(request);
    const { user } = soapSession(api, request, message);
    if (!mayDeploy(api, user)) throw new SoapFault('sf:INSUFFICIENT_ACCESS', NOT_A_DEPLOYER);
    // Its result is the Id itself.
    const result =
      message.operation === 'deployRecentValidation'
        ? quickDeploy(api, user, textAt(message.body, 'validationId') ?? '').id
        : answer(api, user, message);
    return xml(
      envelope(
        `<${message.operation}Response xmlns="${NAMESPACE}">${element('result', result)}</${message.operation}Response>`,
      ),
    );
  } catch (error) {
    return faultResponse(error, api.report);
  }
}

function answer(api: ApiServer, user: Parameters<typeof startDeploy>[1], { operation, body }: SoapMessage): object {
  if (operation === 'deploy') {
    const options = nodeAt(body, 'DeployOptions') ?? {};
    const deployment = startDeploy(api, user, Buffer.from(textAt(body, 'ZipFile') ?? '', 'base64'), {
      checkOnly: textAt(options, 'checkOnly') === 'true',
      testLevel: textAt(options, 'testLevel'),
      runTests: textsAt(options, 'runTests'),
      ignoreWarnings: textAt(options, 'ignoreWarnings') === 'true',
      rollbackOnError: textAt(options, 'rollbackOnError') !== 'false',
    });
    return { done: false, id: deployment.id, state: 'Queued' };
  }
  if (operation === 'checkDeployStatus')
    return deployResult(api, findDeployment(api, textAt(body, 'asyncProcessId') ?? ''));
  if (operation === 'cancelDeploy') {
    const deployment = findDeployment(api, textAt(body, 'String') ?? textAt(body, 'id') ?? '');
    cancelDeploy(deployment, user);
    return { done: false, id: deployment.id };
  }
  if (operation === 'retrieve') return { done: false, id: startRetrieve(api, user, body).id, state: 'Queued' };
  if (operation === 'checkRetrieveStatus') return retrieveResult(api, textAt(body, 'asyncProcessId') ?? '');
  if (operation === 'listMetadata') return listMetadata(api, user, body);
  if (operation === 'describeMetadata') return describeMetadata(api);
  throw new SoapFault('soapenv:Client', `Not implemented: ${operation}`);
}

const NOT_A_DEPLOYER = 'use of the Metadata API requires a user with the ModifyAllData or ModifyMetadata permissions';

/** Throws ApiError for users who may not deploy. */
function deployerOf(api: ApiServer, request: ApiRequest): UserInfoRecord {
  const user = userOf(request);
  if (!mayDeploy(api, user)) throw apiError(403, 'INSUFFICIENT_ACCESS', NOT_A_DEPLOYER);
  return user;
}

function deployRest(api: ApiServer, request: ApiRequest): ApiResponse {
  const user = deployerOf(api, request);
  if (/^\s*application\/json\b/i.test(request.headers['content-type'] ?? '')) {
    const { validatedDeployRequestId: id } = bodyObject(request);
    if (typeof id !== 'string')
      throw apiError(415, 'UNSUPPORTED_MEDIA_TYPE', 'Content type must be multipart/form-data with a boundary');
    return started(api, quickDeploy(api, user, id), {});
  }
  const parts = multipart(request);
  const file = parts.get('file');
  const content = parts.get('json') ?? parts.get('entity_content');
  if (file === undefined) throw apiError(400, 'INVALID_MULTIPART_REQUEST', 'The request holds no part named file');
  const body = content === undefined ? {} : parseJson(content.toString('utf8'));
  const options = isObject(body) && isObject(body.deployOptions) ? body.deployOptions : {};
  return started(api, startDeploy(api, user, file, optionsOf(options)), options);
}

function started(api: ApiServer, deployment: Deployment, deployOptions: JsonObject): ApiResponse {
  return json({ id: deployment.id, deployOptions, deployResult: deployResult(api, deployment) }, 201);
}

function cancelRest(api: ApiServer, request: ApiRequest, { id }: Params): ApiResponse {
  const user = deployerOf(api, request);
  const { deployResult: wanted } = bodyObject(request);
  if (!isObject(wanted) || wanted.status !== 'Canceling') throw badJson('deployResult.status must be Canceling');
  const deployment = findDeployment(api, id);
  cancelDeploy(deployment, user);
  return json({ id: deployment.id, deployResult: deployResult(api, deployment) }, 202);
}

function optionsOf(options: JsonObject): DeployOptions {
  const { runTests } = options;
  if (runTests !== undefined && runTests !== null && !Array.isArray(runTests)) throw badJson('runTests must be a list');
  return {
    checkOnly: options.checkOnly === true,
    ignoreWarnings: options.ignoreWarnings === true,
    rollbackOnError: options.rollbackOnError !== false,
    testLevel: typeof options.testLevel === 'string' ? options.testLevel : null,
    runTests: (runTests as unknown[] | null | undefined)?.map(String) ?? [],
  };
}

/** Parts by name. Source: RFC 7578. Throws ApiError. */
function multipart(request: ApiRequest): Map<string, Buffer> {
  const boundary = /^multipart\/form-data\b.*;\s*boundary="?([^";]{1,70})"?/i.exec(
    request.headers['content-type'] ?? '',
  )?.[1];
  if (boundary === undefined)
    throw apiError(415, 'UNSUPPORTED_MEDIA_TYPE', 'Content type must be multipart/form-data with a boundary');
  const parts = new Map<string, Buffer>();
  const mark = Buffer.from(`--${boundary}`);
  let at = request.body.indexOf(mark);
  while (at >= 0) {
    const start = at + mark.length;
    const next = request.body.indexOf(mark, start);
    if (next < 0) break;
    const headEnd = request.body.indexOf('\r\n\r\n', start);
    if (headEnd < 0 || headEnd > next)
      throw apiError(400, 'INVALID_MULTIPART_REQUEST', 'A part of the request has no end of its headers');
    const name = /\bname="?([^";\r\n]+)"?/i.exec(request.body.subarray(start, headEnd).toString('utf8'))?.[1];
    if (name !== undefined) parts.set(name, request.body.subarray(headEnd + 4, next - 2));
    at = next;
  }
  if (parts.size === 0) throw apiError(400, 'INVALID_MULTIPART_REQUEST', 'The request holds no parts');
  return parts;
}
