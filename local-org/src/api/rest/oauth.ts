/** Logging in: who the token is of, tokens for registered keys, and giving tokens back. Source: Salesforce Help, "OAuth Authorization Flows". */
import { createPublicKey, verify } from 'node:crypto';
import type { ApiServer } from '../api.ts';
import { apiError } from '../api-errors.ts';
import { type ApiRequest, type ApiResponse, bodyText, isObject, json, userOf } from '../http.ts';
import { route } from '../router.ts';

export const OAUTH_ROUTES = [
  route('GET', '/services/oauth2/userinfo', (api, request) => json(userInfo(api, request)), { forEveryUser: true }),
  route('POST', '/services/oauth2/userinfo', (api, request) => json(userInfo(api, request)), { forEveryUser: true }),
  route('GET', '/id/:org/:user', (api, request) => json(userInfo(api, request)), { forEveryUser: true }),
  route('POST', '/services/oauth2/token', token, { isOpen: true }),
  route('POST', '/services/oauth2/revoke', revoke, { isOpen: true }),
  route('GET', '/services/oauth2/revoke', revoke, { isOpen: true }),
];

/** Meta entry: public keys in PEM by client id, written by `local-org start --jwt-key`. */
export const JWT_CLIENTS = 'api.jwtClients';

function userInfo(api: ApiServer, request: ApiRequest): object {
  const user = userOf(request);
  const { facts } = api.org;
  const rest = `${api.baseUrl}/services/data/v{version}`;
  return {
    sub: `${api.baseUrl}/id/${facts.id}/${user.id}`,
    user_id: user.id,
    organization_id: facts.id,
    preferred_username: user.username,
    nickname: user.username,
    name: user.name,
    email: user.email,
    email_verified: true,
    given_name: user.firstName ?? null,
    family_name: user.lastName ?? null,
    zoneinfo: user.timeZone,
    user_type: user.userType.toUpperCase(),
    language: user.language,
    locale: user.locale,
    urls: {
      rest: `${rest}/`,
      sobjects: `${rest}/sobjects/`,
      query: `${rest}/query/`,
      search: `${rest}/search/`,
      recent: `${rest}/recent/`,
      tooling_rest: `${rest}/tooling/`,
      metadata: `${api.baseUrl}/services/Soap/m/{version}/${facts.id}`,
      partner: `${api.baseUrl}/services/Soap/u/{version}/${facts.id}`,
      enterprise: `${api.baseUrl}/services/Soap/c/{version}/${facts.id}`,
      profile: `${api.baseUrl}/${user.id}`,
      custom_domain: api.baseUrl,
    },
    active: true,
  };
}

function refused(error: string, description: string): ApiResponse {
  return json({ error, error_description: description }, 400);
}

function token(api: ApiServer, request: ApiRequest): ApiResponse {
  const form = new URLSearchParams(bodyText(request));
  const grant = form.get('grant_type');
  if (grant !== 'urn:ietf:params:oauth:grant-type:jwt-bearer')
    return refused('unsupported_grant_type', 'grant type not supported');
  const userId = userOfAssertion(api, form.get('assertion') ?? '');
  if (typeof userId !== 'string') return userId;
  const accessToken = api.sessions.grant(userId);
  const { facts } = api.org;
  return json({
    access_token: accessToken,
    scope: 'id full api web',
    instance_url: api.baseUrl,
    id: `${api.baseUrl}/id/${facts.id}/${userId}`,
    token_type: 'Bearer',
    api_instance_url: api.baseUrl,
  });
}

/** The user whom a signed assertion names, or why not. */
function userOfAssertion(api: ApiServer, assertion: string): string | ApiResponse {
  const [head, payload, signature] = assertion.split('.');
  const claims = decode(payload);
  if (decode(head)?.alg !== 'RS256' || claims === null || signature === undefined)
    return refused('invalid_grant', 'invalid assertion');
  const clients = api.org.store.getMeta<Record<string, string>>(JWT_CLIENTS) ?? {};
  const clientId = String(claims.iss);
  if (!Object.hasOwn(clients, clientId)) return refused('invalid_client_id', 'client identifier invalid');
  const isSigned = verify(
    'RSA-SHA256',
    Buffer.from(`${head}.${payload}`),
    createPublicKey(clients[clientId]),
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) return refused('invalid_grant', 'invalid assertion');
  if (!(Number(claims.exp) * 1000 > Date.now())) return refused('invalid_grant', 'expired authorization code');
  const { rows } = api.org.host;
  const id = rows.find('User', { Username: String(claims.prn ?? claims.sub ?? ''), IsActive: 1 });
  if (id === null) return refused('invalid_grant', "user hasn't approved this consumer");
  const isFrozen = rows.find('UserLogin', { UserId: id, IsFrozen: 1 }) !== null;
  return isFrozen ? refused('invalid_grant', 'inactive user') : id;
}

function decode(part: string | undefined): Record<string, unknown> | null {
  try {
    const value = JSON.parse(Buffer.from(part ?? '', 'base64url').toString('utf8')) as unknown;
    return isObject(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

function revoke(api: ApiServer, request: ApiRequest): ApiResponse {
  const given = request.query.get('token') ?? new URLSearchParams(bodyText(request)).get('token');
  if (given === null) throw apiError(400, 'invalid_request', 'missing required parameter: token');
  if (!api.sessions.revoke(given)) return refused('unsupported_token_type', 'this token type is not supported');
  return { status: 200, headers: {}, body: null };
}
