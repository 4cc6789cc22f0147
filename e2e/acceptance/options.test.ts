/** The Options tab in a real browser: what administrators change about runs, and what everybody else reads. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { rows } from '../../scripts/demo/story/records.ts';
import { hasBrowser, pageWidth, type AppBrowser } from '../lib/app-page.ts';
import { DemoPages } from '../lib/demo-pages.ts';
import { expectSoon } from '../lib/expect-soon.ts';
import { addUser } from './lib/permission-users.ts';

const PATIENCE_MS = 300_000;

let demo: DemoPages;
let browser: AppBrowser;
let url: string;

const openOptions = async (address: string, width?: number): Promise<Page> => {
  const page = await browser.open(`${address}/lightning/n/Masking_Options`, width);
  await page.getByRole('heading', { name: 'Users during a run' }).waitFor();
  return page;
};
const stored = (): unknown[] =>
  rows(demo.sandbox, 'SELECT Webhook_Credential__c, Freeze_Users__c, Users_Not_Frozen__c FROM Masking_Options__c').map(
    (row) => [row('Webhook_Credential__c'), row('Freeze_Users__c'), row('Users_Not_Frozen__c')],
  );

(hasBrowser ? describe : describe.skip)('the tab Options in a browser', () => {
  beforeAll(async () => {
    demo = await DemoPages.open({ records: 50 });
    browser = demo.browser;
    url = await demo.serve();
  }, PATIENCE_MS);

  afterAll(() => demo?.close());

  test(
    'a mistake is named and stores nothing; what is right is found again by the next visit',
    async () => {
      const page = await openOptions(url);
      const save = (): Promise<void> => page.getByRole('button', { name: 'Save options' }).click();
      await page.getByLabel('Named Credential').fill('https://hooks.example.com');
      await save();
      await page.getByRole('alert').getByText('https://hooks.example.com is not the API name').waitFor();
      await page.getByLabel('Named Credential').fill('Pipeline');
      // The input itself lies behind its picture.
      await page.getByText('Freeze all other users until masking is done').click();
      await expectSoon(() => page.getByLabel('Freeze all other users until masking is done').isChecked(), true);
      await save();
      await page.getByRole('alert').getByText('Name at least one user who is not frozen').waitFor();
      expect(stored()).toEqual([]);
      const administrator = demo.sandbox.user(demo.sandbox.adminId)!.username;
      await page.getByLabel('Users who are not frozen').fill(administrator);
      await save();
      await page.getByText('The options are saved.').waitFor();
      await browser.picture(page, 'options-saved');
      expect(stored()).toEqual([['Pipeline', true, administrator]]);
      await page.reload();
      await page.getByRole('heading', { name: 'Users during a run' }).waitFor();
      await expectSoon(() => page.getByLabel('Named Credential').inputValue(), 'Pipeline');
      await expectSoon(() => page.getByLabel('Freeze all other users until masking is done').isChecked(), true);
      await page.context().close();
    },
    PATIENCE_MS,
  );

  test(
    'an auditor reads the options and cannot change them',
    async () => {
      const auditor = addUser(demo.sandbox, 'auditor', 'Masking_Auditor');
      const page = await openOptions(await demo.serve(demo.sandbox, auditor));
      await expectSoon(() => page.getByLabel('Named Credential').inputValue(), 'Pipeline');
      await expectSoon(() => page.getByLabel('Named Credential').isDisabled(), true);
      await expectSoon(() => page.getByText('Only a Masking Administrator can change these options.').count(), 2);
      expect(await page.getByRole('button', { name: /^Save/ }).count()).toBe(0);
      await browser.picture(page, 'options-auditor');
      await page.context().close();
    },
    PATIENCE_MS,
  );

  test.each([
    ['a narrow screen', 375],
    ['a screen at twice the size', 640],
  ])(
    'the page fits %s',
    async (_, width) => {
      const page = await openOptions(url, width);
      expect(await pageWidth(page)).toBe(width);
      await browser.examine(page, `options at ${width}`);
      await page.context().close();
    },
    PATIENCE_MS,
  );

  test('axe-core finds nothing, and the console has nothing to complain of', () => {
    expect(browser.findings).toEqual([]);
    // The two refused saves.
    expect(browser.complaints.filter((text) => !/status of 500/.test(text))).toEqual([]);
    expect(browser.complaints).toHaveLength(2);
  });
});
