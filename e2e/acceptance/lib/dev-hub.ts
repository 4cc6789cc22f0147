/**
 * A stand-in for a Dev Hub, before a local org: what the platform keeps of packages (`Package2` and its kin, which no document explains how to
 * build) is answered here, everything else by the org behind. It proves nothing about packaging; it shows what is asked for, and with what.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Json } from './sf.ts';
import { passedOn, startFrontServer } from './front-server.ts';

const PACKAGE_ID = '0Ho000000000001AAA';
const REQUEST_ID = '08c000000000001AAA';
export const VERSION_ID = '05i000000000001AAA';
export const SUBSCRIBER_VERSION_ID = '04t000000000001AAA';

export interface Asked {
  readonly method: string;
  /** Below the version of the API. */
  readonly path: string;
  readonly body: Json;
}

export interface DevHub {
  readonly url: string;
  /** What was written of packages, in order. */
  readonly asked: readonly Asked[];
  /** Of the stand-in itself. */
  readonly faults: readonly unknown[];
  close(): Promise<void>;
}

export async function startDevHub(behind: string): Promise<DevHub> {
  const asked: Asked[] = [];
  const faults: unknown[] = [];
  const server = await startFrontServer((message, reply) => {
    void handle(behind, asked, message, reply).catch((error: unknown) => {
      faults.push(error);
      reply.writeHead(500).end();
    });
  });
  return { ...server, asked, faults };
}

async function handle(behind: string, asked: Asked[], message: IncomingMessage, reply: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  const method = message.method ?? 'GET';
  // The CLI writes two slashes at times.
  const url = new URL((message.url ?? '/').replace(/^\/+/, '/'), behind);
  const path = url.pathname.replace(/^\/+services\/data\/v[\d.]+/, '');
  const isReleased = asked.some(({ body: written }) => written?.IsReleased === true);
  const own = answerOf(method, path, url.searchParams.get('q') ?? '', isReleased);
  if (own !== null) {
    if (method !== 'GET') asked.push({ method, path, body: parsed(message.headers['content-type'] ?? '', body) });
    reply.writeHead(own.status, { 'content-type': 'application/json' });
    reply.end(own.body === null ? '' : JSON.stringify(own.body));
    return;
  }
  const headers = passedOn(message.headers);
  const answer = await fetch(url, { method, headers, ...(body.length > 0 ? { body: new Uint8Array(body) } : {}) });
  reply.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' });
  reply.end(Buffer.from(await answer.arrayBuffer()));
}

/** JSON; of a form, its parts by name. */
function parsed(type: string, body: Buffer): Json {
  const boundary = /boundary=(.+)$/.exec(type)?.[1];
  if (boundary === undefined) return body.length === 0 ? null : JSON.parse(body.toString('utf8'));
  const parts: Record<string, string> = {};
  for (const part of body.toString('latin1').split(`--${boundary}`)) {
    const name = /name="([^"]+)"/.exec(part)?.[1];
    if (name !== undefined) parts[name] = part.slice(part.indexOf('\r\n\r\n') + 4, -2);
  }
  return parts;
}

const created = (id: string): { status: number; body: Json } => ({
  status: 201,
  body: { id, success: true, errors: [] },
});
const rows = (...records: Json[]): { status: number; body: Json } => ({
  status: 200,
  body: { totalSize: records.length, done: true, records },
});

/** null: not a matter of packages. */
function answerOf(
  method: string,
  path: string,
  query: string,
  isReleased: boolean,
): { status: number; body: Json } | null {
  if (method === 'POST' && path === '/tooling/sobjects/Package2') return created(PACKAGE_ID);
  if (method === 'POST' && path === '/tooling/sobjects/Package2VersionCreateRequest') return created(REQUEST_ID);
  if (method === 'PATCH' && path.startsWith('/tooling/sobjects/Package2Version/')) return { status: 204, body: null };
  const object = /\bFROM\s+(\w+)/i.exec(query)?.[1];
  if (path.startsWith('/tooling/sobjects/Package2/')) return { status: 200, body: packageRow };
  switch (object) {
    case 'ScratchOrgInfo':
      return rows();
    case 'Package2':
      return rows(packageRow);
    case 'Package2VersionCreateRequest':
      return rows({
        Id: REQUEST_ID,
        Status: 'Success',
        Package2Id: PACKAGE_ID,
        Package2VersionId: VERSION_ID,
        Package2Version: { SubscriberPackageVersionId: SUBSCRIBER_VERSION_ID },
        Tag: null,
        Branch: null,
        CreatedDate: '2026-11-01T00:00:00.000+0000',
        CreatedById: '005000000000001AAA',
        ConvertedFromVersionId: null,
        TotalNumberOfMetadataFiles: 1,
        TotalSizeOfMetadataFiles: 1,
      });
    case 'Package2Version':
      if (/IsReleased = True/i.test(query) && !isReleased) return rows();
      return rows({
        Id: VERSION_ID,
        Package2Id: PACKAGE_ID,
        SubscriberPackageVersionId: SUBSCRIBER_VERSION_ID,
        MajorVersion: 0,
        MinorVersion: 1,
        PatchVersion: 0,
        BuildNumber: 1,
        Branch: null,
        IsReleased: isReleased,
        IsDeprecated: false,
        AncestorId: null,
        Package2: packageRow,
      });
    default:
      return null;
  }
}

const packageRow = {
  Id: PACKAGE_ID,
  Name: 'Sandbox Email Masking',
  NamespacePrefix: 'sandmask',
  ContainerOptions: 'Managed',
  IsOrgDependent: false,
  IsDeprecated: false,
  PackageErrorUsername: null,
  AppAnalyticsEnabled: false,
};
