/** The interface over HTTP, against the local org: what docs/openapi.yaml defines, what a webhook must be, and what nobody should send. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';
import { contractTests } from './interface/contract.ts';
import { fuzzTests } from './interface/fuzz.ts';
import { gatewayTests } from './interface/gateway.ts';
import { DOCUMENT } from './interface/openapi.ts';
import { openOrgs, type Orgs } from './interface/orgs.ts';
import { createSecret } from './interface/secret.ts';

let orgs: Orgs;
let secret: string;

beforeAll(async () => {
  orgs = await openOrgs();
  secret = createSecret(orgs.sandbox.org);
}, 120_000);

afterAll(async () => {
  const faults = [...orgs.sandbox.server.faults, ...orgs.production.server.faults];
  await orgs.close();
  // Whatever was sent, the org itself kept its feet.
  expect(faults).toEqual([]);
});

test('docs/openapi.yaml is an OpenAPI 3.1 document', async () => {
  const { valid, errors } = await new Validator().validate({ ...DOCUMENT });
  expect([valid, errors]).toEqual([true, undefined]);
});

describe('the contract', () =>
  contractTests(
    () => orgs,
    () => secret,
  ));

describe('what nobody should send', () =>
  fuzzTests(
    () => orgs,
    () => secret,
  ));

describe('a webhook', () =>
  gatewayTests(
    () => orgs,
    () => secret,
  ));
