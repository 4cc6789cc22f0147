/** A run in every shape of org that the support matrix names, made as the scratch org of its definition file would be. */
import path from 'node:path';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { openOrg, type Org } from 'local-org';
import { diskFiles, readShape } from 'local-org/project';
import { maskUsers } from '../scripts/demo/data/mask-users.ts';
import { rows } from '../scripts/demo/story/records.ts';
import { startRun } from './acceptance/lib/continue.ts';
import { ACCEPTANCE_RULES } from './acceptance/lib/orgs.ts';
import { newestRun, openFailures } from './acceptance/lib/snapshot.ts';
import { makeAdminOperator } from './acceptance/lib/permission-users.ts';

jest.setTimeout(60_000);

let org: Org;

function open(definition: string, records: string): void {
  org = openOrg({
    projectDirs: ['.', ACCEPTANCE_RULES],
    options: {
      isSandbox: true,
      sandboxName: 'uat',
      shape: readShape(path.join('config', `${definition}-scratch-def.json`), diskFiles),
    },
  });
  makeAdminOperator(org);
  maskUsers(org);
  org.runAnonymous(records);
}

afterEach(() => org.close());

async function expectMasked(addresses: string): Promise<void> {
  startRun(org, 'With_Texts');
  await org.runJobs();
  expect(openFailures(org)).toEqual([]);
  expect(newestRun(org)).toMatchObject({ status: 'Completed', verification: 'Passed', failed: 0, residue: 0 });
  const masked = rows(org, addresses).map((row) => String(row('Email')));
  expect(masked.length).toBeGreaterThan(0);
  for (const address of masked) expect(address).toMatch(/@mail\.sandbox\.invalid$/);
}

describe('a run masks and proves it', () => {
  test('without special features', async () => {
    open('project', `insert new Contact(LastName = 'Doe', Email = 'jane@example.com');`);
    await expectMasked('SELECT Email FROM Contact');
  });

  test('with person accounts: the person has one address on both sides', async () => {
    open(
      'person-accounts',
      `insert new Account(LastName = 'Doe', PersonEmail = 'jane@example.com');
       insert new Contact(LastName = 'Doe', Email = 'jane@example.com');`,
    );
    await expectMasked('SELECT Email FROM Contact');
    const [person] = rows(org, 'SELECT PersonEmail, PersonContact.Email FROM Account WHERE IsPersonAccount = TRUE');
    expect(person('PersonEmail')).toMatch(/@mail\.sandbox\.invalid$/);
    expect(rows(org, 'SELECT Email FROM Contact').map((row) => row('Email'))).toEqual([
      person('PersonEmail'),
      person('PersonEmail'),
    ]);
  });

  test('with several currencies: currencies and amounts stay', async () => {
    open(
      'multi-currency',
      `insert new Contact(LastName = 'Doe', Email = 'jane@example.com', CurrencyIsoCode = 'EUR');
       insert new Account(Name = 'Acme', AnnualRevenue = 90, CurrencyIsoCode = 'EUR');`,
    );
    await expectMasked('SELECT Email FROM Contact');
    expect(rows(org, 'SELECT CurrencyIsoCode FROM Contact').map((row) => row('CurrencyIsoCode'))).toEqual(['EUR']);
    const [acme] = rows(org, 'SELECT AnnualRevenue, CurrencyIsoCode FROM Account');
    expect([Number(acme('AnnualRevenue')), acme('CurrencyIsoCode')]).toEqual([90, 'EUR']);
  });

  test('with state and country picklists: states and countries stay', async () => {
    open(
      'state-country-picklists',
      `insert new Contact(LastName = 'Doe', Email = 'jane@example.com', MailingStreet = '1 Main St', MailingCity = 'Austin',
         MailingStateCode = 'TX', MailingCountryCode = 'US');`,
    );
    await expectMasked('SELECT Email FROM Contact');
    const [jane] = rows(org, 'SELECT MailingState, MailingStateCode, MailingCountryCode FROM Contact');
    expect([jane('MailingState'), jane('MailingStateCode'), jane('MailingCountryCode')]).toEqual(['Texas', 'TX', 'US']);
  });
});
