/** Section C of the review of the app: a run on its way, its chart, and answers that do not come. In a real browser. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { rows } from '../scripts/demo/story/records.ts';
import { newestRun } from './acceptance/lib/snapshot.ts';
import { hasBrowser, openTab, type AppBrowser } from './lib/app-page.ts';
import { DemoPages } from './lib/demo-pages.ts';
import { expectSoon } from './lib/expect-soon.ts';
import { testPageFindings } from './lib/page-findings.ts';

/** So many that some objects are masked by a batch job of their own, after those that share one. */
const RECORDS = 1200;
/** For one test on a busy machine. */
const PATIENCE_MS = 120_000;
/** Of one phase; a large org has hundreds of objects. */
const MOST_BARS = 10;
const A_MILLION = 1_000_000;

let demo: DemoPages;
let browser: AppBrowser;
let url: string;
let page: Page;

const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
const progress = (): Locator => page.locator('c-masking-run-progress');
const start = (): unknown => demo.sandbox.runAnonymous('MaskingService.start(new MaskingRequest(StartSource.MANUAL));');
const showNewestRun = (): Promise<unknown> =>
  page.goto(`${url}/lightning/n/Masking_Runs?c__run=${newestRun(demo.sandbox)!.id}`);
const objectsWith = (condition: string): ReadonlySet<unknown> =>
  new Set(
    rows(
      demo.sandbox,
      `SELECT Object_Name__c FROM Masking_Job__c WHERE Phase__c = 'Mask' AND Status__c ${condition}`,
    ).map((job) => job('Object_Name__c')),
  );
/** An object is not done while only its pilot is. */
const doneObjects = (): number => {
  const unfinished = objectsWith("!= 'Done'");
  return [...objectsWith("= 'Done'")].filter((name) => !unfinished.has(name)).length;
};

/** How light the background of an element is, from 0 to 255. */
async function lightness(element: Locator): Promise<number> {
  const color = await element.evaluate(
    (node) =>
      (globalThis as unknown as { getComputedStyle(of: unknown): { backgroundColor: string } }).getComputedStyle(node)
        .backgroundColor,
  );
  const [red, green, blue] = color.match(/\d+/g)!.map(Number) as [number, number, number];
  return (red + green + blue) / 3;
}

(hasBrowser ? describe : describe.skip)('a run on its way in a browser', () => {
  beforeAll(async () => {
    demo = await DemoPages.open({ records: RECORDS, runsJobs: false });
    browser = demo.browser;
    url = await demo.serve();
    page = await browser.open(`${url}/lightning/n/Masking_Runs`);
  }, 240_000);

  afterAll(() => demo?.close());

  test(
    'objects that are done are a number, the others have bars by phase, and what is left is lighter than what is done (C19)',
    async () => {
      start();
      while (doneObjects() < 3 && demo.sandbox.stepJobs()) continue;
      await showNewestRun();
      const phase = progress().locator('[data-id=phase]').filter({ hasText: 'Masking' });
      await phase.getByText(/^\d+ of \d+ objects done/).waitFor();
      const [, done, all] = /(\d+) of (\d+) objects done/.exec(await phase.innerText())!;
      expect(Number(done)).toBe(doneObjects());
      const bars = await phase.getByRole('listitem').count();
      expect(bars).toBeGreaterThan(0);
      expect(bars).toBeLessThanOrEqual(Math.min(MOST_BARS, Number(all) - Number(done)));
      expect(await progress().innerText()).not.toContain('NaN');
      const track = progress().locator('.slds-progress-bar').first();
      expect(await lightness(track)).toBeGreaterThan(
        (await lightness(track.locator('.slds-progress-bar__value').first())) + 50,
      );
      await browser.picture(page, 'run-progress-phases');
    },
    PATIENCE_MS,
  );

  test(
    'a retry of what failed does not state a time that is left for records that are done (C19)',
    async () => {
      await demo.sandbox.runJobs();
      await button('Retry failed').click();
      await button('Abort').waitFor();
      demo.sandbox.stepJobs();
      const { systemRows } = demo.sandbox;
      for (const [id, total] of systemRows.select('Masking_Job__c', ['Id', 'Records_Total__c'], {}))
        systemRows.update('Masking_Job__c', String(id), { Records_Scanned__c: total ?? 0 });
      await showNewestRun();
      await progress()
        .getByText(/\d+ of \d+/)
        .first()
        .waitFor();
      const [sentence, done, all] = /([\d,]+) of ([\d,]+)[^\n]*/.exec(await progress().innerText())!;
      expect(done).toBe(all);
      expect(sentence).not.toMatch(/left/);
      await expectSoon(() => page.getByText('Planning…').count(), 0);
      await demo.sandbox.runJobs();
      await button('Abort').waitFor({ state: 'detached' });
    },
    PATIENCE_MS,
  );

  test(
    'the chart shows objects with few values, and no NaN where a count is missing; Home shows shares (C20)',
    async () => {
      const { systemRows } = demo.sandbox;
      const entries = (objectName: string): string[] =>
        systemRows.select('Masking_Audit_Entry__c', ['Id'], { Object_Name__c: objectName }).map(([id]) => String(id));
      for (const id of entries('Case'))
        systemRows.update('Masking_Audit_Entry__c', id, { Masked__c: null, Already_Masked__c: null, Failed__c: null });
      systemRows.update('Masking_Audit_Entry__c', entries('Contact')[0]!, { Masked__c: A_MILLION });
      await showNewestRun();
      const objects = page.locator('c-masking-run-objects');
      await objects.getByText('Values per object').waitFor();
      expect(await objects.innerText()).not.toMatch(/NaN|null|undefined/);
      const labels = await objects
        .locator('c-masking-split-bar [role=img]')
        .evaluateAll((bars) => (bars as unknown as { ariaLabel: string }[]).map(({ ariaLabel }) => ariaLabel));
      expect(labels.join(' ')).not.toMatch(/NaN|null|undefined/);
      const small = objects.locator('c-masking-split-bar [role=img][aria-label^="Account"] span').first();
      expect((await small.boundingBox())!.width).toBeGreaterThanOrEqual(2);
      await browser.picture(page, 'run-chart-small-objects');
      await openTab(page, 'Home');
      await page.getByText(/^Masked: [\d,]+ .*\d+ ?%/).waitFor();
    },
    PATIENCE_MS,
  );

  test.each([
    ['no answer', undefined],
    ['an answer of something in between', { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }],
  ])(
    'after %s to a change, the page does not promise that nothing was changed (C21)',
    async (_, answer) => {
      await openTab(page, 'Options');
      await page.getByLabel('Named Credential').fill('Pipeline');
      await page.route('**/aura/**', (route) => (answer === undefined ? route.abort() : route.fulfill(answer)));
      const before = browser.complaints.length;
      await button('Save options').click();
      const alert = page.getByRole('alert').filter({ hasText: /\w/ });
      await alert.getByText('No answer came from Salesforce.').waitFor();
      expect(await alert.innerText()).toContain('reload the page: it shows whether the change was made');
      expect(await page.getByText(/Disconnected or Canceled|Nothing was changed|unexpected/).count()).toBe(0);
      await page.unroute('**/aura/**');
      for (const complaint of browser.complaints.splice(before)) expect(complaint).toMatch(/Failed to load resource/);
      await openTab(page, 'Runs');
    },
    PATIENCE_MS,
  );

  testPageFindings(() => browser);
});
