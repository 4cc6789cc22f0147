/** Serves an org over HTTP, with clients for its users. */
import { generateKeyPairSync, sign } from 'node:crypto';
import type { Org } from 'local-org';
import { serve } from 'local-org/server';
import { rows } from '../../../scripts/demo/story/records.ts';

const CLIENT = 'acceptance';

export interface Answer {
  readonly status: number;
  /** What `code` or `errorCode` contains for an error; null for none. */
  readonly code: string | null;
  readonly body: Readonly<Record<string, unknown>>;
}

/** `path` below `/services`. */
export type Client = (method: string, path: string, body?: unknown) => Promise<Answer>;

export interface OrgServer {
  /** `http://127.0.0.1:PORT` */
  readonly url: string;
  clientOf(userId: string): Promise<Client>;
  /** An access token of a user. */
  tokenOf(userId: string): Promise<string>;
  readonly faults: readonly unknown[];
  close(): Promise<void>;
}

export async function serveOrg(org: Org): Promise<OrgServer> {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = keys.publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const faults: unknown[] = [];
  const server = await serve({
    org,
    port: 0,
    sources: { folders: [], namespace: undefined, cacheDir: '' },
    report: (fault) => faults.push(fault),
    jwtClients: { [CLIENT]: pem },
  });
  const call =
    (token: string | null): Client =>
    async (method, path, body) => {
      const response = await fetch(`${server.url}/services/${path}`, {
        method,
        headers: {
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
          ...(body === undefined
            ? {}
            : {
                'content-type':
                  body instanceof URLSearchParams ? 'application/x-www-form-urlencoded' : 'application/json',
              }),
        },
        ...(body === undefined
          ? {}
          : { body: body instanceof URLSearchParams ? body.toString() : JSON.stringify(body) }),
      });
      return answerOf(response.status, await response.text());
    };
  const tokenOf = async (userId: string): Promise<string> => {
    const [user] = rows(org, `SELECT Username FROM User WHERE Id = '${userId}'`);
    const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
    const text = `${part({ alg: 'RS256' })}.${part({ iss: CLIENT, sub: user('Username'), exp: Date.now() / 1000 + 60 })}`;
    const assertion = `${text}.${sign('RSA-SHA256', Buffer.from(text), keys.privateKey).toString('base64url')}`;
    const { body } = await call(null)(
      'POST',
      'oauth2/token',
      new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }),
    );
    return String(body['access_token']);
  };
  return {
    url: server.url,
    faults,
    tokenOf,
    clientOf: async (userId) => call(await tokenOf(userId)),
    close: () => server.close(),
  };
}

function answerOf(status: number, text: string): Answer {
  const json = text === '' ? {} : (JSON.parse(text) as Record<string, unknown> | Record<string, unknown>[]);
  const body = Array.isArray(json) ? (json[0] ?? {}) : json;
  const error = body['error'] as Record<string, unknown> | undefined;
  return { status, code: String(body['errorCode'] ?? body['code'] ?? error?.['code'] ?? '') || null, body };
}
