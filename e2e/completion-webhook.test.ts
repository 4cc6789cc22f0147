/** The webhook of a run that has ended, over real sockets: the receiver is an HTTP server, the signature is checked with Node's own HMAC. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startReceiver, type Received, type Receiver } from '../local-org/test/callouts/receiver.ts';
import { openOrg, type Org } from 'local-org';
import { POST_COPY_CLASS } from '../scripts/demo/story/masking.ts';
import { rows } from '../scripts/demo/story/records.ts';
import { assign, createKeys } from './acceptance/lib/permission-users.ts';

const REAL = 'jane.doe@example.com';
const HEADER = 'x-sandbox-mask-signature';
const MINUTE_MS = 60_000;
/** Of the package's request. */
const TIMEOUT_MS = 20_000;

let receiver: Receiver;
let folder: string;
let org: Org;
let secret: string;

const textOf = ({ body }: Received): string => Buffer.from(body, 'base64').toString('utf8');

/** As a receiver does that knows nothing but docs/operations.md. */
function isSigned(request: Received): boolean {
  const match = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(request.headers[HEADER] ?? '');
  if (match === null) return false;
  const expected = createHmac('sha256', secret)
    .update(`${match[1]!}.${textOf(request)}`)
    .digest();
  return timingSafeEqual(expected, Buffer.from(match[2]!, 'hex'));
}

function credential(name: string, url: string): void {
  writeFileSync(
    path.join(folder, 'namedCredentials', `${name}.namedCredential-meta.xml`),
    `<?xml version="1.0" encoding="UTF-8"?>
<NamedCredential xmlns="http://soap.sforce.com/2006/04/metadata">
    <calloutStatus>Enabled</calloutStatus>
    <label>${name}</label>
    <namedCredentialParameters>
        <parameterName>Url</parameterName>
        <parameterType>Url</parameterType>
        <parameterValue>${url}</parameterValue>
    </namedCredentialParameters>
    <namedCredentialType>SecuredEndpoint</namedCredentialType>
</NamedCredential>
`,
  );
}

interface End {
  readonly run: { readonly id: string; readonly status: string };
  readonly received: readonly Received[];
  /** Whole minutes between the calls, by the org's clock. */
  readonly pauses: readonly number[];
  /** What the audit trail of the run contains about the webhook. */
  readonly problem: string | null;
}

/** Masks the org and waits until the last attempt of the webhook is over. */
async function maskWith(name: string): Promise<End> {
  org.runAnonymous(`
    Masking_Options__c options = Masking_Options__c.getOrgDefaults();
    options.SetupOwnerId = UserInfo.getOrganizationId();
    options.Webhook_Credential__c = '${name}';
    upsert as system options;`);
  const before = org.workReport()!.transactions.length;
  org.runPostCopy(POST_COPY_CLASS);
  await org.runJobs({ passTime: 30 * MINUTE_MS });
  const calls = org
    .workReport()!
    .transactions.slice(before)
    .filter(({ work }) => work.startsWith('CompletionWebhook'))
    .map(({ startedAt }) => startedAt);
  const [run] = rows(org, 'SELECT Id, Status__c FROM Masking_Run__c ORDER BY Name DESC LIMIT 1');
  const id = String(run!('Id'));
  const entries = rows(
    org,
    `SELECT Reason__c FROM Masking_Audit_Entry__c WHERE Run__c = '${id}' AND Method__c = 'Webhook'`,
  );
  return {
    run: { id, status: String(run!('Status__c')) },
    received: await receiver.received(),
    pauses: calls.slice(1).map((at, before) => Math.floor((at - calls[before]!) / MINUTE_MS)),
    problem: entries.length === 0 ? null : String(entries[0]!('Reason__c')),
  };
}

beforeAll(async () => {
  receiver = await startReceiver();
  folder = mkdtempSync(path.join(tmpdir(), 'completion-webhook-'));
  mkdirSync(path.join(folder, 'namedCredentials'));
  credential('Pipeline', `${receiver.url}/next`);
  credential('Elsewhere', 'https://hooks.example.com');
  org = openOrg({
    projectDirs: ['.', folder],
    options: { isSandbox: true, sandboxName: 'uat' },
    conditions: { pricedWork: {} },
    calloutHosts: [`127.0.0.1:${receiver.port}`],
  });
  assign(org, org.adminId, 'Masking_Administrator');
  createKeys(org);
  org.runAnonymous(`insert new Contact(LastName = 'Doe', Email = '${REAL}');`);
  secret = org.runAnonymous('System.debug(WebhookController.createSecret());').log.at(-1)!.message;
}, 120_000);

beforeEach(() => receiver.answerAs());

afterAll(async () => {
  org?.close();
  await receiver?.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the webhook of a run that has ended', () => {
  test('is one signed call with codes and counts, without a value of a record', async () => {
    const { run, received, problem } = await maskWith('Pipeline');
    expect(run.status).toBe('Completed');
    expect(received).toHaveLength(1);
    const [call] = received;
    expect([call!.method, call!.path, call!.headers['content-type']]).toEqual([
      'POST',
      '/next',
      'application/json; charset=UTF-8',
    ]);
    expect(isSigned(call!)).toBe(true);
    expect(isSigned({ ...call!, body: Buffer.from(`${textOf(call!)} `).toString('base64') })).toBe(false);
    expect(JSON.parse(textOf(call!))).toMatchObject({ event: 'run.ended', run_id: run.id, status: 'Completed' });
    expect(textOf(call!)).not.toContain(REAL);
    expect(problem).toBeNull();
  });

  test('is repeated after one and five minutes until it is accepted, each time signed anew', async () => {
    await receiver.answerAs('/status/503', '/drop', '/status/204');
    const { received, pauses, problem } = await maskWith('Pipeline');
    expect(received.map(isSigned)).toEqual([true, true, true]);
    expect(pauses).toEqual([1, 5]);
    const times = received.map(({ headers }) => /^t=(\d+)/.exec(headers[HEADER]!)![1]);
    expect(new Set(times).size).toBe(3);
    expect(
      new Set(received.map((each) => (JSON.parse(textOf(each)) as { delivery_id: string }).delivery_id)).size,
    ).toBe(1);
    expect(problem).toBeNull();
  });

  test('is given up after four attempts, which the audit trail of the run shows and the run survives', async () => {
    await receiver.answerAs('/status/500', '/redirect', '/status/500', '/status/418');
    const { run, received, pauses, problem } = await maskWith('Pipeline');
    expect(received).toHaveLength(4);
    expect(pauses).toEqual([1, 5, 10]);
    expect(problem).toContain('418');
    expect(run.status).toBe('Completed');
  });

  test('waits for a slow receiver for 20 seconds and then tries again', async () => {
    await receiver.answerAs(`/slow/${TIMEOUT_MS + 30_000}`, '/slow/1500');
    const startedAt = performance.now();
    const { received, pauses, problem } = await maskWith('Pipeline');
    expect(received).toHaveLength(2);
    expect(pauses).toEqual([1]);
    expect(problem).toBeNull();
    expect(performance.now() - startedAt).toBeGreaterThan(TIMEOUT_MS);
  });

  test('reaches no host that whoever started the org has not allowed', async () => {
    const { run, received, pauses, problem } = await maskWith('Elsewhere');
    expect(received).toEqual([]);
    expect(pauses).toHaveLength(3);
    expect(problem).toContain('Named Credential');
    expect(problem).not.toContain('hooks.example.com');
    expect(run.status).toBe('Completed');
  });
});
