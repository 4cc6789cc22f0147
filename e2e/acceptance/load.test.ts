/** Much at once: a million records in bulk, and two hundred readers while a run writes. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openOrg, type Org } from 'local-org';
import { serve, type RunningServer } from 'local-org/server';
import { openProduction, projectFolders, SANDBOX_NAME } from '../../scripts/demo/story/sandbox-org.ts';
import { startRun } from './lib/continue.ts';
import { ACCEPTANCE_RULES } from './lib/orgs.ts';
import { newestRun } from './lib/snapshot.ts';
import { ROOT } from './lib/sf.ts';
import { makeAdminOperator } from './lib/permission-users.ts';

const ROWS = 1_000_000;
const ROWS_PER_SECOND = 20_000;
const MEMORY_MB = 600;
const READERS = 200;

const folder = mkdtempSync(path.join(tmpdir(), 'load-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Processor seconds so far and memory in use now, of another process. */
function usage(process: ChildProcess): { readonly seconds: number; readonly megabytes: number } {
  const [time, rss] = execFileSync('ps', ['-o', 'time=,rss=', '-p', String(process.pid)], { encoding: 'utf8' })
    .trim()
    .split(/\s+/);
  const parts = time.split(/[:-]/).map(Number);
  return { seconds: parts.reduce((sum, part) => sum * 60 + part, 0), megabytes: Number(rss) / 1024 };
}

function* contacts(): Generator<string> {
  yield 'FirstName,LastName,Email,Phone\n';
  let text = '';
  for (let at = 0; at < ROWS; at++) {
    text += `First${at},Last${at},person${at}@example.com,+1 555 ${at}\n`;
    if (text.length < 1 << 20) continue;
    yield text;
    text = '';
  }
  yield text;
}

describe('the Bulk API', () => {
  let server: ChildProcess;
  let url: string;
  let headers: Record<string, string>;

  beforeAll(async () => {
    server = spawn(
      process.execPath,
      [
        path.join(ROOT, 'local-org', 'bin', 'local-org.mjs'),
        'start',
        '--empty',
        '--org',
        path.join(folder, 'bulk.db'),
        '--port',
        '0',
        '--json',
      ],
      { cwd: folder, env: { ...process.env, NODE_OPTIONS: '' }, stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const org = await new Promise<{ url: string; accessToken: string }>((resolve) => {
      let text = '';
      server.stdout!.on('data', (chunk: Buffer) => {
        text += chunk.toString();
        if (text.includes('\n')) resolve(JSON.parse(text) as { url: string; accessToken: string });
      });
    });
    url = `${org.url}/services/data/v66.0/jobs/ingest`;
    headers = { authorization: `Bearer ${org.accessToken}`, 'content-type': 'application/json' };
  }, 60_000);
  afterAll(() => void server.kill('SIGTERM'));

  // Of the processor, so that the figure is the same on a busy machine.
  test(`takes ${ROWS} contacts at ${ROWS_PER_SECOND} a second or better, below ${MEMORY_MB} MB`, async () => {
    const call = async (method: string, target: string, body?: object): Promise<Record<string, unknown>> => {
      const response = await fetch(target, {
        method,
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return (await response.json()) as Record<string, unknown>;
    };
    const { id } = await call('POST', url, {
      object: 'Contact',
      operation: 'insert',
      lineEnding: 'LF',
      columnDelimiter: 'COMMA',
    });
    const before = usage(server).seconds;
    const started = performance.now();
    const upload = await fetch(`${url}/${String(id)}/batches`, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'text/csv' },
      body: Readable.toWeb(Readable.from(contacts())) as ReadableStream,
      duplex: 'half',
    } as RequestInit);
    expect(upload.status).toBe(201);
    await call('PATCH', `${url}/${String(id)}`, { state: 'UploadComplete' });
    let job: Record<string, unknown>;
    let peak = 0;
    do {
      await new Promise((resolve) => setTimeout(resolve, 500));
      job = await call('GET', `${url}/${String(id)}`);
      peak = Math.max(peak, usage(server).megabytes);
    } while (job.state !== 'JobComplete' && job.state !== 'Failed');
    expect(job).toMatchObject({ state: 'JobComplete', numberRecordsProcessed: ROWS, numberRecordsFailed: 0 });
    const seconds = usage(server).seconds - before;
    const rate = Math.round(ROWS / seconds);
    process.stdout.write(
      `${rate} rows per second of processor time, ${Math.round(ROWS / ((performance.now() - started) / 1000))} by the clock, ${Math.round(peak)} MB\n`,
    );
    expect(rate).toBeGreaterThanOrEqual(ROWS_PER_SECOND);
    expect(peak).toBeLessThan(MEMORY_MB);
  }, 900_000);
});

describe('readers during a run', () => {
  let org: Org;
  let server: RunningServer;
  const faults: unknown[] = [];

  beforeAll(async () => {
    const { org: production } = await openProduction(path.join(folder, 'production.org'), 3000, 3, () => undefined);
    makeAdminOperator(production);
    const file = path.join(folder, 'sandbox.org');
    production.refreshInto(file, { sandboxName: SANDBOX_NAME }).close();
    production.close();
    org = openOrg({ projectDirs: [...projectFolders(true), ACCEPTANCE_RULES], file });
    server = await serve({
      org,
      port: 0,
      sources: { folders: [], namespace: undefined, cacheDir: folder },
      report: (fault) => faults.push(fault),
    });
  }, 180_000);

  afterAll(async () => {
    await server.close();
    org.close();
  });

  test(`${READERS} at a time get no error, and no record between two states`, async () => {
    const ask = async (soql: string): Promise<{ status: number; records: Record<string, unknown>[] }> => {
      const response = await fetch(`${server.url}/services/data/v66.0/query?q=${encodeURIComponent(soql)}`, {
        headers: { authorization: `Bearer ${server.token}` },
      });
      const body = (await response.json()) as { records: Record<string, unknown>[] };
      return { status: response.status, records: body.records };
    };
    const PEOPLE = 'SELECT Id, Email FROM Contact WHERE Email != null ORDER BY Id LIMIT 200';
    const real = new Map((await ask(PEOPLE)).records.map(({ Id, Email }) => [Id, Email]));
    startRun(org, 'Small_Chunks');
    let reads = 0;
    let mixed = 0;
    const wrong: unknown[] = [];
    const reader = async (): Promise<void> => {
      while (/^(Queued|Running|Verifying)$/.test(newestRun(org)!.status)) {
        const { status, records } = await ask(PEOPLE);
        reads++;
        if (status !== 200 || records.length !== real.size) wrong.push([status, records?.length]);
        const masked = records.filter(({ Id, Email }) => Email !== real.get(Id));
        if (masked.length > 0 && masked.length < records.length) mixed++;
        wrong.push(...masked.filter(({ Email }) => !/^[^@\s]+@[^@\s]+\.invalid$/.test(String(Email))));
      }
    };
    await Promise.all(Array.from({ length: READERS }, reader));
    process.stdout.write(`${reads} reads, ${mixed} of them while half of the records were done\n`);
    expect(wrong).toEqual([]);
    expect(reads).toBeGreaterThan(READERS);
    expect(newestRun(org)!.status).toMatch(/^Completed/);
    expect(faults).toEqual([]);
  }, 600_000);
});
