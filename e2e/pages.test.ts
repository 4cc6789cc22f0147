/** The app in a real browser after a run: each tab as an administrator sees it. The long stories are in `npm run test:acceptance`. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { maskSandbox } from '../scripts/demo/story/masking.ts';
import { hasBrowser, openTab, pageWidth, untilLoaded } from './lib/app-page.ts';
import { DemoPages } from './lib/demo-pages.ts';

const RECORDS = 300;
/** For one test on a busy machine. */
const PATIENCE_MS = 60_000;

let demo: DemoPages;
let url: string;
let page: Page;

(hasBrowser ? describe : describe.skip)('the app in a browser', () => {
  beforeAll(async () => {
    demo = await DemoPages.open({ records: RECORDS, runsJobs: false });
    await maskSandbox(demo.sandbox, () => undefined);
    url = await demo.serve();
    page = await demo.browser.open(`${url}/lightning/n/Masking_Setup`);
  }, 240_000);

  afterAll(() => demo?.close());

  test(
    'Home, the first tab, shows the verdict of the last run, coverage by records and what to do next',
    async () => {
      const view = await demo.browser.open(url);
      await view.getByRole('heading', { name: 'Sandbox uat', level: 1 }).waitFor();
      await view
        .locator('[data-id=verdict]')
        .getByText(/RUN-000001/)
        .waitFor();
      await view.getByText(/^Masked: \d/).waitFor();
      await view.locator('[data-id=next] li').first().waitFor();
      await demo.browser.picture(view, 'home');
      await view.getByRole('button', { name: 'Open the run' }).click();
      await view.getByRole('heading', { name: 'RUN-000001' }).waitFor();
      await view.context().close();
      const production = await demo.browser.open(await demo.serve(demo.production));
      await production.getByText('No audit file of a sandbox was imported yet').waitFor();
      await production.getByText(/^Masked: \d/).waitFor();
      await demo.browser.picture(production, 'home-production');
      await production.context().close();
      const narrow = await demo.browser.open(url, 375, 640);
      await narrow.getByText(/^Masked: \d/).waitFor();
      expect(await pageWidth(narrow)).toBe(375);
      await demo.browser.examine(narrow, 'narrow home');
      await narrow.context().close();
    },
    PATIENCE_MS * 2,
  );

  test(
    'Setup shows whether the sandbox is ready',
    async () => {
      await page.getByRole('heading', { name: 'Setup', level: 1 }).waitFor();
      await page.getByText('This is the sandbox uat').waitFor();
      await page.locator('li[data-state=ok]').nth(4).waitFor();
    },
    PATIENCE_MS,
  );

  test(
    'Email Fields lists, searches and filters',
    async () => {
      await openTab(page, 'Email Fields');
      await page.getByText('Billing_Email__c').waitFor();
      await demo.browser.picture(page, 'email-fields', false);
      await page.getByLabel('Search objects and fields').fill('contact');
      await page.getByText('Account.Billing_Email__c').waitFor({ state: 'detached' });
      await page.getByText('Contact.Secondary_Email__c').waitFor();
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Export CSV' }).click(),
      ]);
      expect(file.suggestedFilename()).toBe('email-fields.csv');
    },
    PATIENCE_MS,
  );

  test(
    'Rules shows the rule set that masks every Email field',
    async () => {
      await openTab(page, 'Rules');
      await page.getByText('mail.sandbox.invalid').waitFor();
      await page.getByRole('button', { name: 'Edit', exact: true, disabled: false }).waitFor();
    },
    PATIENCE_MS,
  );

  test(
    'Runs shows the run and its audit',
    async () => {
      await openTab(page, 'Runs');
      await page.getByRole('button', { name: 'RUN-000001' }).click();
      await page.getByText(/^(Verification passed|Verification failed)/).waitFor();
      await page.getByText('Values per object').waitFor();
    },
    PATIENCE_MS,
  );

  test('axe-core finds nothing on any page', () => {
    expect(demo.browser.findings).toEqual([]);
  });

  test('the console has nothing to complain of', () => {
    expect(demo.browser.complaints).toEqual([]);
  });

  test('a page has loaded when none of its parts is loading any more', async () => {
    const parts = await demo.browser.open('about:blank');
    await parts.setContent('<p>Loading</p><p>Loading</p>');
    const removed = parts.evaluate(`(async () => {
      for (const part of document.querySelectorAll('p')) {
        await new Promise((resolve) => setTimeout(resolve, 200));
        part.remove();
      }
    })()`);
    await untilLoaded(parts);
    expect(await parts.locator('p').count()).toBe(0);
    await removed;
    await parts.context().close();
  }, 60_000);
});
