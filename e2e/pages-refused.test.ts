/** Pages of the app under adverse circumstances: without a permission set, without a connection, on a narrow screen. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { maskSandbox } from '../scripts/demo/story/masking.ts';
import { hasBrowser, openTab, pageWidth } from './lib/app-page.ts';
import { DemoPages } from './lib/demo-pages.ts';

const RECORDS = 300;
const NARROW = 320;
/** For one test on a busy machine. */
const PATIENCE_MS = 60_000;

let demo: DemoPages;
let url: string;
let page: Page;

(hasBrowser ? describe : describe.skip)('pages of the app under adverse circumstances', () => {
  beforeAll(async () => {
    demo = await DemoPages.open({ records: RECORDS, runsJobs: false });
    await maskSandbox(demo.sandbox, () => undefined);
    url = await demo.serve();
    page = await demo.browser.open(`${url}/lightning/n/Masking_Runs`);
    await page.getByRole('button', { name: 'RUN-000001' }).waitFor();
  }, 240_000);

  afterAll(() => demo?.close());

  test(
    'whoever has no permission set sees an explanation',
    async () => {
      const view = await demo.browser.open(`${await demo.serveToOutsider()}/lightning/n/Masking_Runs`);
      await view.getByText('You do not have access to this page').waitFor();
      expect(await view.getByRole('button', { name: 'Run now' }).count()).toBe(0);
      await demo.browser.picture(view, 'no-permission');
      await view.context().close();
    },
    PATIENCE_MS,
  );

  test(
    'what cannot be loaded shows an error, and is loaded once it can',
    async () => {
      const { complaints } = demo.browser;
      const before = complaints.length;
      await page.route('**/aura/**', (route) => route.abort());
      for (const tab of ['Setup', 'Email Fields', 'Rules', 'Runs']) {
        await openTab(page, tab);
        await page.getByText('This could not be loaded').waitFor();
        // Nothing was to be changed.
        await page.getByText('Check your connection, then try again.').waitFor();
        if (tab === 'Runs') await demo.browser.picture(page, 'error');
        else await demo.browser.examine(page, `error: ${tab}`);
      }
      // The browser's own, for each call that found nobody.
      for (const complaint of complaints.splice(before)) expect(complaint).toMatch(/Failed to load resource/);
      await page.unroute('**/aura/**');
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('button', { name: 'RUN-000001' }).waitFor();
    },
    PATIENCE_MS,
  );

  test(
    'the pages fit a narrow screen',
    async () => {
      const narrow = await demo.browser.open(`${url}/lightning/n/Masking_Setup`, NARROW, 640);
      await narrow.getByText('This is the sandbox uat').waitFor();
      expect(await narrow.getByRole('link', { name: 'Runs' }).isVisible()).toBe(true);
      expect(await pageWidth(narrow)).toBe(NARROW);
      await demo.browser.picture(narrow, 'narrow');
      await narrow.context().close();
    },
    PATIENCE_MS,
  );

  test('axe-core finds nothing on any page', () => {
    expect(demo.browser.findings).toEqual([]);
  });

  test('the console has nothing to complain of', () => {
    expect(demo.browser.complaints).toEqual([]);
  });
});
