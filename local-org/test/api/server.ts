/** The fixture project's org behind a socket, and a client for it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { NewOrgOptions } from '../../src/org/bootstrap.ts';
import { openOrg } from '../../src/org/open.ts';
import type { Org } from '../../src/org/org.ts';
import { serve, type RunningServer } from '../../src/api/server.ts';

export const FIXTURE = path.join(path.dirname(fileURLToPath(import.meta.url)), 'fixture');

// Whatever JSON an answer holds; tests define what they expect of it.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Json = any;

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly json: Json;
}

export interface Client {
  (method: string, url: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<Answer>;
}

export interface TestServer {
  readonly org: Org;
  readonly server: RunningServer;
  /** Faults of the program that requests brought up. */
  readonly faults: unknown[];
  /** A client with this token; the administrator's without one. URLs without `/services` are under `/services/data/v66.0`. */
  client(token?: string): Client;
  /** A user with the profile "Minimum Access - Salesforce" and the permission set Clerk, logged in through a token of the server. */
  clerkId(): string;
  close(): Promise<void>;
}

export async function startServer(options: NewOrgOptions = {}): Promise<TestServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'local-org-api-'));
  const org = openOrg({ project: FIXTURE, cacheDir: null, options });
  const faults: unknown[] = [];
  const server = await serve({
    org,
    port: 0,
    sources: { folders: [FIXTURE], namespace: undefined, cacheDir: path.join(folder, 'cache') },
    report: (error) => faults.push(error),
  });
  return {
    org,
    server,
    faults,
    client: (token) => clientOf(server, token),
    clerkId() {
      org.runAnonymous(`
        Profile p = [SELECT Id FROM Profile WHERE Name = 'Minimum Access - Salesforce'];
        User u = new User(Username = 'clerk@example.com', LastName = 'Clerk', Email = 'clerk@example.com', Alias = 'clerk', IsActive = true, ProfileId = p.Id,
          TimeZoneSidKey = 'GMT', LocaleSidKey = 'en_US', LanguageLocaleKey = 'en_US', EmailEncodingKey = 'UTF-8');
        insert u;
        insert new PermissionSetAssignment(AssigneeId = u.Id, PermissionSetId = [SELECT Id FROM PermissionSet WHERE Name = 'Clerk'].Id);`);
      return org.query("SELECT Id FROM User WHERE Username = 'clerk@example.com'")[0].id!;
    },
    async close() {
      await server.close();
      org.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** URLs without `/services` are under `/services/data/v66.0`. */
export function clientOf(server: RunningServer, token = server.token): Client {
  return async (method, url, body, headers = {}) => {
    const full =
      url.startsWith('/') && url.includes('/services')
        ? `${server.url}${url}`
        : `${server.url}/services/data/v66.0${url}`;
    const isPlain = typeof body === 'string' || body instanceof Uint8Array;
    const response = await fetch(full, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined || isPlain ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isPlain ? (body as string) : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = /json/.test(response.headers.get('content-type') ?? '') && text !== '';
    return { status: response.status, headers: response.headers, text, json: isJson ? JSON.parse(text) : null };
  };
}

export function query(soql: string): string {
  return `/query?q=${encodeURIComponent(soql)}`;
}
