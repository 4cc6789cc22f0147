import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { openOrg } from '../../src/org/open.ts';
import type { Org } from '../../src/org/org.ts';
import { memoryFiles } from '../../src/project/file-system.ts';
import { serve, type RunningServer } from '../../src/api/server.ts';
import { clientOf, type Client, type Json } from './server.ts';

jest.setTimeout(30_000);

const xml = (root: string, content: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><${root} xmlns="http://soap.sforce.com/2006/04/metadata">${content}</${root}>`;
const files = memoryFiles({
  'p/objects/Alarm__e/Alarm__e.object-meta.xml': xml(
    'CustomObject',
    '<deploymentStatus>Deployed</deploymentStatus><eventType>HighVolume</eventType><label>Alarm</label><pluralLabel>Alarms</pluralLabel><publishBehavior>PublishAfterCommit</publishBehavior>',
  ),
  'p/objects/Alarm__e/fields/Level__c.field-meta.xml': xml(
    'CustomField',
    '<fullName>Level__c</fullName><label>Level</label><type>Number</type><precision>3</precision><scale>0</scale>',
  ),
});

let org: Org;
let server: RunningServer;
let api: Client;
let clientId: string;
const faults: unknown[] = [];

beforeAll(async () => {
  org = openOrg({ project: 'p', files, cacheDir: null });
  server = await serve({
    org,
    port: 0,
    sources: { folders: [], namespace: undefined, cacheDir: '' },
    report: (error) => faults.push(error),
  });
  api = clientOf(server);
});

afterAll(async () => {
  await server.close();
  org.close();
  expect(faults).toEqual([]);
});

const bayeux = async (message: object): Promise<Json[]> => {
  const response = await fetch(`${server.url}/cometd/66.0`, {
    method: 'POST',
    headers: { authorization: `Bearer ${server.token}`, 'content-type': 'application/json' },
    body: JSON.stringify([{ clientId, ...message }]),
  });
  return (await response.json()) as Json[];
};
const subscribe = async (channel: string, replay?: number): Promise<Json> =>
  (
    await bayeux({
      channel: '/meta/subscribe',
      subscription: channel,
      ...(replay === undefined ? {} : { ext: { replay: { [channel]: replay } } }),
    })
  )[0];
const levels = (messages: Json[]): number[] =>
  messages.filter(({ channel }) => channel === '/event/Alarm__e').map(({ data }) => data.payload.Level__c);
const publish = (level: number): void => void org.runAnonymous(`EventBus.publish(new Alarm__e(Level__c = ${level}));`);

describe('platform events over CometD', () => {
  it('come to who subscribed, as they are committed, and again from a point', async () => {
    publish(1);
    const [hello] = await bayeux({
      channel: '/meta/handshake',
      version: '1.0',
      supportedConnectionTypes: ['long-polling'],
    });
    expect(hello).toMatchObject({ successful: true, ext: { replay: true } });
    clientId = hello.clientId;
    expect(await subscribe('/event/Alarm__e')).toMatchObject({ successful: true });
    const waiting = bayeux({ channel: '/meta/connect', connectionType: 'long-polling' });
    publish(2);
    const messages = await waiting;
    expect(levels(messages)).toEqual([2]);
    expect(messages[0].data).toMatchObject({
      payload: { Level__c: 2, CreatedById: org.host.adminId },
      event: { replayId: expect.any(Number) },
    });
    expect(() => org.runAnonymous('EventBus.publish(new Alarm__e(Level__c = 3)); Integer x = 1 / 0;')).toThrow();
    await subscribe('/event/Alarm__e', -2);
    expect(levels(await bayeux({ channel: '/meta/connect', connectionType: 'long-polling' }))).toEqual([1, 2]);
    await subscribe('/event/Alarm__e', messages[0].data.event.replayId - 1);
    expect(levels(await bayeux({ channel: '/meta/connect', connectionType: 'long-polling' }))).toEqual([2]);
  });

  it('are refused where there is no such event, or the user may not read it', async () => {
    expect(await subscribe('/event/Nothing__e')).toMatchObject({
      successful: false,
      error: expect.stringContaining('404'),
    });
    expect(await subscribe('/topic/Anything')).toMatchObject({ successful: false });
    expect(await subscribe('/event/Alarm__e', -5)).toMatchObject({
      successful: false,
      error: expect.stringContaining('400'),
    });
  });
});

describe('access tokens', () => {
  it('end when they are revoked', async () => {
    const { token } = server;
    expect((await api('GET', '/limits')).status).toBe(200);
    expect(
      (
        await api('POST', '/services/oauth2/revoke', `token=${encodeURIComponent(token)}`, {
          'content-type': 'application/x-www-form-urlencoded',
        })
      ).status,
    ).toBe(200);
    expect((await api('GET', '/limits')).json).toMatchObject([{ errorCode: 'INVALID_SESSION_ID' }]);
  });
});
