/** The setup wizard and the inventory in a real browser, as an administrator goes through them in a fresh sandbox. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { rows } from '../scripts/demo/story/records.ts';
import { hasBrowser, openTab, pageWidth, untilLoaded, type AppBrowser } from './lib/app-page.ts';
import { DemoPages } from './lib/demo-pages.ts';
import { expectSoon } from './lib/expect-soon.ts';
import { testPageFindings } from './lib/page-findings.ts';

const RECORDS = 300;

let demo: DemoPages;
let browser: AppBrowser;
let url: string;
let page: Page;

const heading = (name: string): Promise<void> => page.getByRole('heading', { name, level: 2, exact: true }).waitFor();
const confirm = (act: string): Promise<void> =>
  page.getByRole('dialog').getByRole('button', { name: act, exact: true }).click();
const next = (): Promise<void> => page.getByRole('button', { name: 'Next' }).click();

const SCAN = /\/aura\/.*ScanController\.scan$/;

/** Once the scan has found something in an object, no further objects are scanned until the scan has been stopped, however late that is. */
async function stopScanBehind(object: string, shownAs: string): Promise<void> {
  let isFound = false;
  let goOn!: () => void;
  const stopped = new Promise<void>((resolve) => (goOn = resolve));
  await page.route(SCAN, async (route) => {
    if (isFound) await stopped;
    const response = await route.fetch();
    isFound ||= (await response.text()).includes(`"${object}"`);
    await route.fulfill({ response });
  });
  await page.getByRole('button', { name: 'Scan for addresses' }).click();
  await page.getByRole('rowheader', { name: shownAs }).waitFor();
  await page.getByRole('button', { name: 'Stop' }).click();
  goOn();
  await page.getByText(/^Stopped after/).waitFor();
  await page.unroute(SCAN);
}

(hasBrowser ? describe : describe.skip)('the setup wizard in a browser', () => {
  beforeAll(async () => {
    demo = await DemoPages.open({ records: RECORDS });
    browser = demo.browser;
    url = await demo.serve();
    page = await browser.open(`${url}/lightning/n/Masking_Setup`);
  }, 240_000);

  afterAll(() => demo?.close());

  test('readiness shows what is in order, with a remedy next to each finding', async () => {
    await heading('Readiness');
    await page.getByText('This is the sandbox uat').waitFor();
    await page.locator('li[data-state=ok]').nth(3).waitFor();
    const notMasked = page.locator('li[data-code=notMasked][data-state=error]');
    expect(await notMasked.textContent()).toContain('Start a run on the tab Runs.');
    expect(await page.getByRole('link', { name: /Open Deliverability/ }).getAttribute('href')).toContain('/setup/');
    await browser.picture(page, 'setup-readiness');
    await page.getByRole('button', { name: 'Go to Email fields' }).click();
    await heading('Email fields');
  }, 60_000);

  test('the inventory is searched, filtered, changed and approved', async () => {
    await page.getByText('Billing_Email__c').waitFor();
    await browser.picture(page, 'setup-fields', false);
    await page.getByLabel('Search objects and fields').fill('account.billing');
    await page.getByText(/^1 of \d+ fields match/).waitFor();
    await browser.examine(page, 'setup-fields');
    await page.getByRole('button', { name: 'Show actions' }).click();
    await page.getByRole('menuitem', { name: 'Opt out' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('Only addresses of our own shop');
    await page.getByRole('dialog').getByRole('button', { name: 'Opt out' }).click();
    await page.getByRole('gridcell', { name: 'Only addresses of our own shop' }).waitFor();
    await page.getByRole('button', { name: 'Mark as reviewed' }).click();
    await confirm('Mark as reviewed');
    await page.getByText('Field list reviewed', { exact: true }).waitFor();
    // That of the page and that of the dialogue.
    await expectSoon(() => page.getByRole('button', { name: 'Mark as reviewed' }).count(), 0);
  }, 90_000);

  test('the scan finds addresses in texts and makes a rule of one', async () => {
    await stopScanBehind('CaseComment', 'Case Comment');
    await page.getByText('@mail.sandbox.invalid').nth(2).waitFor();
    await page
      .locator('c-masking-proposals')
      .getByRole('row', { name: /Case Comment/ })
      .getByRole('checkbox')
      .check({ force: true });
    await page.getByRole('button', { name: 'Add 1 rule' }).click();
    await page.getByRole('gridcell', { name: 'Rule exists' }).waitFor();
    await browser.picture(page, 'setup-scan');
  }, 90_000);

  test('another browser shows what was scanned, by whom, continues behind the last object, and exports it', async () => {
    const other = await browser.open(`${url}/lightning/n/Masking_Setup`);
    await other.getByText(/^Stopped after \d+ of \d+ objects/).waitFor();
    await other.getByText(/^\d[\d,]* records? read\. Last scan: .+\. The results are stored/).waitFor();
    await other.getByRole('gridcell', { name: 'Rule exists' }).waitFor();
    await other.getByRole('button', { name: 'Continue the scan' }).click();
    await other.getByText(/^Objects scanned: \d+/).waitFor();
    await expectSoon(() => other.getByRole('button', { name: 'Continue the scan' }).count(), 0);
    const [download] = await Promise.all([
      other.waitForEvent('download'),
      other.locator('c-masking-field-scan').getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    const lines = readFileSync(await download.path(), 'utf8')
      .trim()
      .split('\r\n');
    expect(lines[0]).toContain('Records with addresses');
    expect(lines.slice(1).map((line) => line.split(',').slice(0, 2).join('.'))).toEqual(
      expect.arrayContaining(['CaseComment.CommentBody', 'Lead.Description']),
    );
    await browser.examine(other, 'the scan in another browser');
    expect(demo.sandbox.query('SELECT Id FROM Masking_Scan__c')).toHaveLength(1);
    const names = rows(demo.sandbox, 'SELECT Object_Name__c, Field_Name__c FROM Masking_Scan_Field__c').map(
      (row) => `${String(row('Object_Name__c'))}.${String(row('Field_Name__c'))}`,
    );
    expect(new Set(names).size).toBe(names.length);
    await other.context().close();
  }, 240_000);

  test('templates become rules', async () => {
    await next();
    await heading('Rules');
    await page.getByText('Suggested rules').waitFor();
    const tick = (row: RegExp): Locator => page.getByRole('row', { name: row }).getByRole('checkbox');
    const add = page.getByRole('button', { name: /^Add \d+ rules$/ });
    await add.waitFor();
    // Names, phone numbers and postal addresses are chosen; one click in the header leaves all of them out.
    await expectSoon(() => tick(/Contact First Name/).isChecked(), true);
    expect(await tick(/Contact Birthdate/).isChecked()).toBe(false);
    await browser.picture(page, 'setup-rules', false);
    const all = page.locator('c-masking-proposals thead').getByRole('checkbox');
    await all.check({ force: true });
    await all.uncheck({ force: true });
    await add.waitFor({ state: 'detached' });
    await tick(/Contact Birthdate/).check({ force: true });
    await page.getByRole('button', { name: 'Add 1 rule' }).click();
    await page.getByRole('gridcell', { name: 'Rule exists' }).waitFor();
    await page.getByRole('combobox', { name: 'Object' }).click();
    await page.getByRole('option', { name: 'Account' }).click();
    await page.getByRole('row', { name: /Contact Birthdate/ }).waitFor({ state: 'detached' });
    await browser.examine(page, 'setup-rules');
  }, 60_000);

  test('the preview shows values before and after, and stores nothing', async () => {
    await next();
    await heading('Preview');
    await page.getByRole('button', { name: 'Show the preview' }).click();
    await page.getByText(/^Values that would change: \d+\. Records: 10/).waitFor();
    await browser.picture(page, 'setup-preview');
    expect(demo.sandbox.query('SELECT Id FROM Masking_Run__c')).toEqual([]);
  }, 60_000);

  test('the step is found again by a new visit', async () => {
    await page.reload();
    await heading('Preview');
  }, 60_000);

  test('refresh has texts to copy, schedules and a secret that is shown once', async () => {
    await next();
    await heading('Refresh');
    await page.getByRole('button', { name: 'Copy name of the Apex class' }).click();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe('SandboxMaskPostCopy');
    await browser.picture(page, 'setup-refresh');
    await page.getByRole('tab', { name: 'Schedule' }).click();
    await page.getByRole('button', { name: 'Schedule', exact: true }).click();
    await page.getByRole('rowheader', { name: 'Sunday, 10:00 PM' }).waitFor();
    await browser.picture(page, 'setup-schedule');
    await page.getByRole('button', { name: 'Remove the schedule Sunday, 10:00 PM' }).click();
    await confirm('Remove');
    await page.getByText('There is no schedule').waitFor();
    await page.getByRole('tab', { name: 'Webhook' }).click();
    await page.getByRole('button', { name: 'Create the secret' }).click();
    await page.getByText(/^smw_[0-9a-f]{64}$/).waitFor();
    await page.getByRole('button', { name: 'Done, I saved it' }).click();
    await page.getByRole('button', { name: 'Create a new secret' }).click();
    await confirm('Create a new secret');
    await page.getByText('The previous secret still works').waitFor();
    await page.getByRole('button', { name: 'Done, I saved it' }).click();
    await browser.picture(page, 'setup-webhook');
    await page.getByRole('button', { name: 'Revoke the previous secret' }).click();
    await confirm('Revoke the previous secret');
    await page.getByText('The previous secret still works').waitFor({ state: 'detached' });
    await page.getByRole('tab', { name: 'Pipelines' }).click();
    await page.getByText('Save as .github/workflows').waitFor();
    await browser.picture(page, 'setup-pipelines');
    await page.getByRole('tab', { name: 'Imports and REST' }).click();
    await page.getByRole('button', { name: 'Copy REST address of this org' }).click();
    expect(await page.evaluate('navigator.clipboard.readText()')).toMatch(/^https?:.+\/services\/apexrest\/mask$/);
    await page.getByText('MaskRecordsAction.maskBeforeSave(Trigger.new, Trigger.oldMap)').waitFor();
    expect(await page.getByRole('link', { name: 'Open Flows' }).getAttribute('href')).toBe(
      '/lightning/setup/Flows/home',
    );
    await browser.picture(page, 'setup-imports');
    await page.getByRole('tab', { name: 'Files' }).click();
    await page.getByText('Secondary steps for files and attachments').waitFor();
    await browser.picture(page, 'setup-files');
  }, 120_000);

  test('the summary shows what is protected and what is not', async () => {
    await next();
    await heading('Summary');
    await page.getByText('Fields with personal data that rules mask: 1').waitFor();
    await page.getByText('Account.Billing_Email__c: Only addresses of our own shop').waitFor();
    await browser.picture(page, 'setup-summary');
  }, 60_000);

  test('keys move through the wizard, and the focus goes where the page changes', async () => {
    await page.getByRole('navigation', { name: 'Steps of the setup' }).getByText('Summary', { exact: true }).click();
    await page.getByRole('button', { name: 'Finish' }).focus();
    await page.keyboard.press('Enter');
    await page.locator('h2:focus', { hasText: 'Readiness' }).waitFor();
    await page.getByRole('button', { name: 'Next' }).focus();
    await page.keyboard.press('Space');
    await page.locator('h2:focus', { hasText: 'Email fields' }).waitFor();
  }, 60_000);

  test.each([
    ['a narrow screen', 320],
    ['a screen at twice the size', 640],
  ])(
    'every step fits %s',
    async (_, width) => {
      const narrow = await browser.open(`${url}/lightning/n/Masking_Setup`, width, 640);
      for (const step of ['Readiness', 'Email fields', 'Rules', 'Preview', 'Refresh', 'Summary']) {
        await narrow.getByRole('navigation', { name: 'Steps of the setup' }).getByText(step, { exact: true }).click();
        await narrow.getByRole('heading', { name: step, level: 2, exact: true }).waitFor();
        await untilLoaded(narrow);
        expect([step, await pageWidth(narrow)]).toEqual([step, width]);
      }
      await narrow.context().close();
    },
    120_000,
  );

  test('suggested rules that are left out are not selected at the next visit', async () => {
    const view = await browser.open(`${await demo.serve(demo.production)}/lightning/n/Masking_Setup`);
    const step = async (name: string): Promise<void> => {
      await view.getByRole('navigation', { name: 'Steps of the setup' }).getByText(name, { exact: true }).click();
    };
    const add = view.getByRole('button', { name: /^Add \d+ rules$/ });
    await step('Rules');
    await add.waitFor();
    await step('Preview');
    await view.getByRole('dialog').getByRole('button', { name: 'Leave without adding' }).click();
    await view.getByRole('heading', { name: 'Preview', level: 2, exact: true }).waitFor();
    // The page goes on while the org stores the step and the decision: a visit that begins at once may come before.
    const stored = (condition: string): number =>
      demo.production.query(`SELECT Id FROM Masking_Setup_Progress__c WHERE ${condition}`).length;
    await expectSoon(() => ["Step__c = 'preview'", 'Suggestions_Left_Out__c = TRUE'].map(stored), [1, 1]);
    await view.reload();
    await view.getByRole('heading', { name: 'Preview', level: 2, exact: true }).waitFor();
    await step('Rules');
    await view.getByRole('row', { name: /Contact First Name/ }).waitFor();
    expect(await add.count()).toBe(0);
    await browser.examine(view, 'setup-rules without suggestions');
    await step('Readiness');
    await view.getByRole('heading', { name: 'Readiness', level: 2, exact: true }).waitFor();
    await view.context().close();
  }, 120_000);

  test('production is distinguished from a sandbox', async () => {
    const view = await browser.open(`${await demo.serve(demo.production)}/lightning/n/Masking_Setup`);
    await view
      .getByText(/This is production/)
      .first()
      .waitFor();
    await browser.picture(view, 'setup-production');
    await view.context().close();
  }, 60_000);

  test('whoever has no permission set sees an explanation', async () => {
    const view = await browser.open(`${await demo.serveToOutsider()}/lightning/n/Masking_Setup`);
    for (const tab of ['Setup', 'Email Fields']) {
      await openTab(view, tab);
      await view.getByRole('heading', { name: tab, level: 1 }).waitFor();
      await view.getByText('You do not have access to this page').waitFor();
      await browser.examine(view, `no permission: ${tab}`);
    }
    await view.context().close();
  }, 60_000);

  testPageFindings(() => browser);
});
