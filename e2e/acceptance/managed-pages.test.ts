/** The app of the installed package in a real browser: components, tabs, objects and methods under its namespace, and a run made and read. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { servePages, type ServedPages } from '../../local-org/src/lightning/serve.ts';
import { install } from '../../local-org/src/org/install.ts';
import { openOrg } from '../../local-org/src/org/open.ts';
import type { Org } from '../../local-org/src/org/org.ts';
import { AppBrowser, hasBrowser, PAGE_CACHE } from '../lib/app-page.ts';
import { ROOT } from './lib/sf.ts';

const NAMESPACE = 'sandmask';
const CONTACTS = 25;
/** For one test on a busy machine. */
const PATIENCE_MS = 120_000;

const GRANT = `
  Id permissionSet = [SELECT Id FROM PermissionSet WHERE NamespacePrefix = '${NAMESPACE}' AND Name = 'Masking_Administrator'].Id;
  insert new PermissionSetAssignment(AssigneeId = UserInfo.getUserId(), PermissionSetId = permissionSet);
`;
const PEOPLE = `
  List<Contact> contacts = new List<Contact>();
  for (Integer i = 0; i < ${CONTACTS}; i++) contacts.add(new Contact(LastName = 'Person ' + i, Email = 'person' + i + '@example.com'));
  insert contacts;
`;

let dir: string;
let production: Org;
let sandbox: Org;
let pages: ServedPages;
let browser: AppBrowser;
let page: Page;

const openTab = (name: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Tabs' }).getByRole('link', { name }).click();
const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
const heading = (name: string): Promise<void> => page.getByRole('heading', { name, level: 1 }).waitFor();

async function choose(label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Picks in a combobox that is searched by typing. */
async function pick(id: string, words: string, option: RegExp): Promise<void> {
  const where = page.locator(`[data-id=rule] [data-id=${id}]`);
  await where.getByRole('combobox').click();
  await where.getByRole('combobox').fill(words);
  await where.getByRole('option', { name: option }).first().click();
}

(hasBrowser ? describe : describe.skip)('the app of the installed package', () => {
  beforeAll(async () => {
    dir = mkdtempSync(path.join(tmpdir(), 'managed-pages-'));
    production = openOrg({
      project: ROOT,
      namespace: NAMESPACE,
      managed: true,
      file: path.join(dir, 'production.org'),
    });
    install(production, `${NAMESPACE}.SandboxMaskInstall`);
    for (const script of [GRANT, PEOPLE]) production.runAnonymous(script);
    sandbox = production.refreshInto(path.join(dir, 'sandbox.org'), { sandboxName: 'uat' });
    browser = await AppBrowser.launch();
    pages = await servePages(sandbox, {
      port: 0,
      cacheDir: PAGE_CACHE,
      runsJobs: false,
      report: (error) => browser.complaints.push(String(error)),
    });
    page = await browser.open(pages.url);
  }, PATIENCE_MS);

  afterAll(async () => {
    await browser?.close();
    await pages?.close();
    sandbox?.close();
    production?.close();
    rmSync(dir, { recursive: true, force: true });
  });

  test(
    'has its tabs and components under its namespace',
    async () => {
      await heading('Setup');
      await page.getByText('This is the sandbox uat').waitFor();
      expect(page.url()).toBe(`${pages.url}/lightning/n/${NAMESPACE}__Masking_Setup`);
      const tags = await page.evaluate(
        `[...document.querySelectorAll('main *')].map((item) => item.localName).filter((name) => /^(c|${NAMESPACE})-/.test(name))`,
      );
      expect(tags).toContain(`${NAMESPACE}-masking-setup`);
      expect((tags as string[]).filter((tag) => tag.startsWith('c-'))).toEqual([]);
      await browser.picture(page, 'managed-setup');
      await openTab('Email Fields');
      await page.getByText('Contact.Email').first().waitFor();
      await browser.picture(page, 'managed-email-fields');
    },
    PATIENCE_MS,
  );

  test(
    'saves a rule into its own metadata type',
    async () => {
      await openTab('Rules');
      await page.getByText('mail.sandbox.invalid').waitFor();
      await browser.picture(page, 'managed-rules');
      await button('Edit').click();
      await button('New rule').click();
      await choose('What the rule does', 'What a pattern finds in a text');
      await pick('object', 'contact', /^Contact Contact$/);
      await pick('field', 'descr', /Description/);
      await choose('Looks for', 'Email addresses');
      await button('Save').click();
      await page.getByText('Saving Default').first().waitFor();
      await sandbox.runJobs();
      await page.getByText('Default was saved').waitFor();
      await page.getByRole('gridcell', { name: 'Email addresses' }).waitFor();
      expect(sandbox.query(`SELECT Id FROM ${NAMESPACE}__Masking_Rule__mdt`)).toHaveLength(1);
    },
    PATIENCE_MS,
  );

  test(
    'makes a run and reads its audit',
    async () => {
      await openTab('Runs');
      await button('Run now').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Run now', exact: true }).click();
      await page.getByText('Finding out what there is to do').waitFor();
      expect(page.url()).toContain(`/lightning/n/${NAMESPACE}__Masking_Runs?c__run=`);
      await sandbox.runJobs();
      // The address of whoever asks for a run stays, and is told.
      await page.getByText('Real addresses that are left: 1.').waitFor();
      await page.getByRole('tab', { name: 'Fields' }).click();
      await page.getByRole('gridcell', { name: 'Email', exact: true }).first().waitFor();
      await browser.picture(page, 'managed-run');
      expect(sandbox.query("SELECT Id FROM Contact WHERE Email LIKE '%sandbox.invalid'")).toHaveLength(CONTACTS);
      await button('All runs').click();
      await button('RUN-000001').waitFor();
    },
    PATIENCE_MS,
  );

  test('the console has nothing to complain of, nor axe-core', () => {
    expect([browser.complaints, browser.findings]).toEqual([[], []]);
  });
});
