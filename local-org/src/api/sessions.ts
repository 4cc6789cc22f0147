/** Access tokens: one for the administrator that the org keeps, and those that were granted since the server started. */
import { createHash, randomBytes } from 'node:crypto';
import type { Org } from '../org/org.ts';
import { toId15 } from '../schema/ids.ts';
import type { Session } from './http.ts';

export interface Sessions {
  /** The administrator's token; it does not expire and is the same at the next start. */
  readonly adminToken: string;
  /** A token for a user that ends after `lifetime` milliseconds. */
  grant(userId: string, lifetime?: number): string;
  /** null: unknown, expired, revoked, or of a user who is no longer active. */
  find(token: string): Session | null;
  /** False for an unknown token. The administrator's is made anew. */
  revoke(token: string): boolean;
}

const TOKEN = 'api.token';
const LIFETIME_MS = 2 * 60 * 60 * 1000;

interface Grant {
  readonly userId: string;
  readonly until: number;
}

export function createSessions(org: () => Org): Sessions {
  const grants = new Map<string, Grant>();
  const newToken = (): string =>
    `${toId15(org().facts.id)}!${randomBytes(48).toString('base64url').replaceAll('-', '.')}`;

  function keptToken(): string {
    const { store, facts } = org();
    const kept = store.getMeta<string>(TOKEN);
    // A sandbox is a copy of the file: production's token is not its own.
    if (kept?.startsWith(`${toId15(facts.id)}!`) === true) return kept;
    const token = newToken();
    store.setMeta(TOKEN, token);
    return token;
  }

  let adminToken = keptToken();
  const add = (token: string, userId: string, until: number): void => void grants.set(digest(token), { userId, until });
  add(adminToken, org().host.adminId, Infinity);

  return {
    get adminToken() {
      return adminToken;
    },
    grant(userId, lifetime = LIFETIME_MS) {
      const now = Date.now();
      for (const [key, { until }] of grants) if (until < now) grants.delete(key);
      const token = newToken();
      add(token, userId, now + lifetime);
      return token;
    },
    find(token) {
      const key = digest(token);
      const grant = grants.get(key);
      if (grant === undefined) return null;
      if (grant.until < Date.now()) {
        grants.delete(key);
        return null;
      }
      const { host } = org();
      const user = host.user(grant.userId);
      return user === null || host.rows.select('User', ['IsActive'], { Id: grant.userId })[0]?.[0] !== 1
        ? null
        : { token, user };
    },
    revoke(token) {
      const known = grants.delete(digest(token));
      if (token === adminToken) {
        adminToken = newToken();
        org().store.setMeta(TOKEN, adminToken);
        add(adminToken, org().host.adminId, Infinity);
      }
      return known;
    },
  };
}

/** Source: Salesforce Help, "API Enabled" under User Permissions. */
export const API_DISABLED = {
  code: 'API_DISABLED_FOR_ORG',
  message: 'API is not enabled for this Organization or Partner',
} as const;

export function mayUseApi({ host }: Org, { user }: Session): boolean {
  return host.security.hasSystemPermission(user, 'ApiEnabled');
}

/** Looked up by digest: how long a look-up takes reveals nothing about tokens that exist. */
function digest(token: string): string {
  return createHash('sha256').update(token).digest('base64');
}
