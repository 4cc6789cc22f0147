/** 3,000 Email fields, 500,000 rows of audit: every page shows something within two seconds, and goes on as one scrolls. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import type { Org } from 'local-org';
import { servePages, type ServedPages } from 'local-org/pages';
import { AppBrowser, hasBrowser, openTab, PAGE_CACHE } from '../lib/app-page.ts';
import { FIELDS_PER_OBJECT, firstContents, OBJECTS_WITH_FAILURES, openLargeOrg, VISITS } from '../lib/large-org.ts';
import { timed } from '../lib/time-alone.ts';

const SIZE = { objects: 30, runs: 300, entriesOfARun: 400, failures: 400_000 };
/** Each visit may meet a moment in which the machine does something else: pages are visited until each was in time once. */
const MOST_VISITS = 10;
/** On a machine to itself; with others, as much longer as they make it wait meanwhile. */
const FIRST_CONTENT_MS = 2000;
const HOME_MS = 1000;
/** As soon as a page. A step of a table renders the rows before it again: measured 0.4 s for the first, 2.2 s for the tenth. */
const SCROLL_MS = 2000;
const LONGEST_SCROLL_MS = 5000;
/** Measured 54 s on two cores: how long is no promise. */
const AUDIT_FILE_MS = 1_800_000;
const MEGABYTE = 1024 * 1024;
/** Of the platform. */
const MOST_OF_AN_ANSWER = 6 * MEGABYTE;
const STEP = 50;

(hasBrowser ? describe : describe.skip)('the app with 3,000 fields and 500,000 rows of audit', () => {
  let dir: string;
  let org: Org;
  let pages: ServedPages;
  let browser: AppBrowser;
  let page: Page;
  const answers = new Map<string, number>();

  beforeAll(async () => {
    dir = mkdtempSync(path.join(tmpdir(), 'large-'));
    org = await openLargeOrg(dir, SIZE);
    browser = await AppBrowser.launch();
    pages = await servePages(org, {
      port: 0,
      cacheDir: PAGE_CACHE,
      report: (error) => browser.complaints.push(String(error)),
    });
    page = await browser.open(pages.url);
    page.on('response', (response) => {
      const [, method] = /\/aura\/(.+)$/.exec(response.url()) ?? [];
      if (method === undefined) return;
      void response.body().then((body) => answers.set(method, Math.max(body.length, answers.get(method) ?? 0)));
    });
  }, 400_000);

  afterAll(async () => {
    await browser?.close();
    await pages?.close();
    org?.close();
    rmSync(dir, { recursive: true, force: true });
  });

  test('has half a million rows', () => {
    const rows = ['Masking_Audit_Entry__c', 'Masking_Failure__c'].map((object) => org.data.count(object));
    expect(rows[0]! + rows[1]!).toBeGreaterThan(500_000);
  });

  test('shows the first content of every page within two seconds', async () => {
    const boundOf = (name: string): number => (name === 'Home' ? HOME_MS : FIRST_CONTENT_MS);
    const best = new Map(VISITS.map(({ name }) => [name, Infinity]));
    const late = (): [string, number][] => [...best].filter(([name, time]) => time > boundOf(name));
    for (let visit = 0; visit < MOST_VISITS && late().length > 0; visit++) {
      const { result, crowding } = await timed(browser, () => firstContents(page));
      for (const [name, time] of result) best.set(name, Math.min(time / crowding, best.get(name)!));
      const times = [...result].map(([name, time]) => `${name} ${Math.round(time)} ms`).join(', ');
      process.stderr.write(`first contents: ${times}, crowding ${crowding.toFixed(2)}\n`);
    }
    expect(late()).toEqual([]);
  }, 400_000);

  test('shows the others while one scrolls, and each step soon', async () => {
    // The last visit was to the failures of a run.
    const cells = page.locator('c-masking-run-failures').getByRole('gridcell', { name: 'FIELD_CUSTOM_VALIDATION' });
    const times: number[] = [];
    for (let shown = await cells.count(); shown < 10 * STEP; shown = await cells.count()) {
      const { milliseconds, crowding } = await timed(browser, async () => {
        await cells.last().scrollIntoViewIfNeeded();
        await cells.nth(shown).waitFor();
      });
      times.push(milliseconds / crowding);
    }
    // A single step may meet a pause of the machine: half of them are within the bound, and none takes a multiple of it.
    times.sort((a, b) => a - b);
    expect(times[Math.floor(times.length / 2)]).toBeLessThan(SCROLL_MS);
    expect(times.at(-1)).toBeLessThan(LONGEST_SCROLL_MS);
    await openTab(page, 'Runs');
    const runs = page.getByRole('button', { name: /^RUN-/ });
    await runs.first().waitFor();
    for (let shown = await runs.count(); shown < SIZE.runs; shown = await runs.count()) {
      await runs.last().scrollIntoViewIfNeeded();
      await runs.nth(shown).waitFor();
    }
    expect(await runs.last().textContent()).toBe('RUN-000001');
    await openTab(page, 'Email Fields');
    const fields = page.getByRole('rowheader');
    await fields.first().waitFor();
    const shown = await fields.count();
    expect(shown).toBe(STEP);
    await fields.last().scrollIntoViewIfNeeded();
    await fields.nth(shown).waitFor();
    expect(
      Number(/^([\d,]+) Email fields/.exec(await page.getByText(/Email fields on/).innerText())![1]!.replace(',', '')),
    ).toBeGreaterThan(SIZE.objects * FIELDS_PER_OBJECT);
  }, 400_000);

  test('counts the causes of all failures, on its page and for the result of the run', async () => {
    await openTab(page, 'Runs');
    await page.getByRole('button', { name: /^RUN-/ }).first().click();
    await page.getByRole('tab', { name: 'Failures' }).click();
    const groups = page.locator('c-masking-run-failures [data-id=groups]');
    await groups
      .getByRole('button', { name: 'Show records' })
      .nth(OBJECTS_WITH_FAILURES - 1)
      .waitFor({ timeout: 120_000 });
    const { log } = org.runAnonymous(`
      Masking_Run__c run = [SELECT Id FROM Masking_Run__c WHERE Name = 'RUN-000300' WITH SYSTEM_MODE];
      RunTotals.addTo(run);
      System.debug('Failed: ' + run.Records_Failed__c);
    `);
    expect(log.map(({ message }) => message)).toEqual([`Failed: ${SIZE.failures}`]);
  }, 200_000);

  test(
    'is downloaded: a table of its fields, and the audit file in its hundreds of parts',
    async () => {
      const started = (name: string, timeout: number) =>
        Promise.all([
          page.waitForEvent('download', { timeout }),
          page.getByRole('button', { name, exact: true }).first().click(),
        ]);
      const [table] = await started('Export CSV', 60_000);
      expect(table.suggestedFilename()).toBe('RUN-000300.csv');
      const [[file]] = await Promise.all([
        started('Audit file', AUDIT_FILE_MS),
        page.getByText(/^Reading the audit file: \d+ parts$/).waitFor(),
      ]);
      expect(file.suggestedFilename()).toBe('RUN-000300.json');
      const parts = JSON.parse(readFileSync(await file.path(), 'utf8')) as unknown[];
      expect(parts.length).toBeGreaterThanOrEqual(SIZE.failures / 1000);
    },
    2 * AUDIT_FILE_MS,
  );

  test('is reported by Apex in answers that the platform lets through', () => {
    expect(answers.size).toBeGreaterThan(VISITS.length);
    expect([...answers].filter(([, bytes]) => bytes > MOST_OF_AN_ANSWER)).toEqual([]);
  });

  test('the console has nothing to complain of', () => {
    expect(browser.complaints).toEqual([]);
  });
});
