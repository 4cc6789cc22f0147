/** `sf org login`, `sf org display`. */
import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startCliOrg, type CliOrg } from '../lib/sf.ts';

let org: CliOrg;
const keys = mkdtempSync(path.join(tmpdir(), 'local-org-keys-'));
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const privateFile = path.join(keys, 'private.pem');
const publicFile = path.join(keys, 'public.pem');

beforeAll(async () => {
  writeFileSync(privateFile, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  writeFileSync(publicFile, publicKey.export({ type: 'spki', format: 'pem' }));
  org = await startCliOrg({ options: ['--jwt-key', publicFile, '--client-id', 'acceptance'] });
}, 300_000);

afterAll(async () => {
  await org.close();
  rmSync(keys, { recursive: true, force: true });
}, 20_000);

test('a token logs in, and the org reports its identity', async () => {
  expect((await org.login()).json.result).toMatchObject({ orgId: org.orgId, username: org.username });
  expect((await org.sf(['org', 'display', '--json'])).json.result).toMatchObject({
    id: org.orgId,
    connectedStatus: 'Connected',
    apiVersion: '67.0',
  });
}, 300_000);

test('no command starts an update of the CLI in the background', async () => {
  const cache = path.join(org.folder, 'cache');
  const { code } = await org.sf(['org', 'list', '--json'], { SF_CACHE_DIR: cache });
  // The CLI claims an update with this file before it starts one.
  expect([code, existsSync(path.join(cache, 'autoupdate'))]).toEqual([0, false]);
}, 300_000);

test('a wrong token does not log in', async () => {
  const refused = await org.sf(['org', 'login', 'access-token', '--instance-url', org.url, '--no-prompt', '--json'], {
    SF_ACCESS_TOKEN: `${org.orgId.slice(0, 15)}!wrong`,
  });
  expect([refused.code, refused.json.status]).toEqual([1, 1]);
}, 300_000);

test('a registered key logs in, for the user that is named', async () => {
  const jwt = (user: string): ReturnType<CliOrg['sf']> =>
    org.sf([
      'org',
      'login',
      'jwt',
      '--username',
      user,
      '--jwt-key-file',
      privateFile,
      '--client-id',
      'acceptance',
      '--instance-url',
      org.url,
      '--alias',
      'keyed',
      '--json',
    ]);
  expect((await jwt(org.username)).json.result).toMatchObject({ orgId: org.orgId, username: org.username });
  expect(
    (await org.sf(['data', 'query', '-q', 'SELECT Id FROM Organization', '-o', 'keyed', '--json'])).json.result
      .totalSize,
  ).toBe(1);
  const refused = await jwt('nobody@example.com');
  expect(refused.code).toBe(1);
  expect(refused.json.message).toMatch(/user hasn't approved this consumer|invalid_grant/i);
}, 300_000);
