/** What the app must not misreport: stopped runs, dry runs, rules that never apply, reasons, drafts of two people, files of other orgs. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { hasBrowser, openTab, type AppBrowser } from '../lib/app-page.ts';
import { DemoPages } from '../lib/demo-pages.ts';
import { newestRun } from './lib/snapshot.ts';

const RECORDS = 120;
const PATIENCE_MS = 240_000;
const STEP_MS = 60_000;

/** Two rules without a filter about one field: the second never applies. */
const TWICE = {
  name: 'Twice',
  label: 'Twice',
  maskedDomain: 'mail.sandbox.invalid',
  batchSize: 2000,
  isDefault: false,
  isActive: true,
  verifies: true,
  allowsDeletes: false,
  driftPolicy: 'Mask Anyway',
  keyPolicy: 'Stable',
  rules: ['First Name', 'Clear'].map((method) => ({
    name: method.replace(' ', '_'),
    label: method,
    kind: 'Personal Data Field',
    objectName: 'Contact',
    fieldName: 'FirstName',
    method,
    isActive: true,
  })),
};

let demo: DemoPages;
let browser: AppBrowser;
let url: string;
let page: Page;

const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
const dialog = (): Locator => page.getByRole('dialog');
const showNewestRun = (): Promise<unknown> =>
  page.goto(`${url}/lightning/n/Masking_Runs?c__run=${newestRun(demo.sandbox)!.id}`);

(hasBrowser ? describe : describe.skip)('what the app reports in a browser', () => {
  beforeAll(async () => {
    demo = await DemoPages.open({ records: RECORDS, runsJobs: false });
    browser = demo.browser;
    demo.sandbox.runAnonymous(`RuleEditorController.save('${JSON.stringify(TWICE)}');`);
    await demo.sandbox.runJobs();
    url = await demo.serve();
    page = await browser.open(`${url}/lightning/n/Masking_Runs`);
    page.setDefaultTimeout(STEP_MS);
  }, PATIENCE_MS);

  afterAll(() => demo?.close());

  test(
    'a dry run is not verified, and its columns are about what would be masked (review B5)',
    async () => {
      demo.sandbox.runAnonymous('MaskingService.start(new MaskingRequest(StartSource.MANUAL).asDryRun());');
      await demo.sandbox.runJobs();
      await showNewestRun();
      await page.getByText('Dry run: not verified').first().waitFor();
      expect(await page.getByText('Verification pending').count()).toBe(0);
      await page.getByRole('columnheader', { name: 'Would be masked' }).first().waitFor({ state: 'attached' });
      expect(await page.getByRole('columnheader', { name: 'Masked', exact: true }).count()).toBe(0);
      await browser.examine(page, 'dry run');
    },
    PATIENCE_MS,
  );

  test(
    'an aborted run shows how far it came and that unmasked addresses remain (review A5)',
    async () => {
      demo.sandbox.runAnonymous('MaskingService.start(new MaskingRequest(StartSource.MANUAL));');
      const masked = (): number => demo.sandbox.query("SELECT Id FROM Contact WHERE Email LIKE '%.invalid'").length;
      while (masked() === 0 && demo.sandbox.stepJobs()) continue;
      demo.sandbox.runAnonymous(`RunControl.abort('${newestRun(demo.sandbox)!.id}');`);
      await demo.sandbox.runJobs();
      await showNewestRun();
      await page.getByText(/^Stopped: \d+ of \d+ objects masked$/).waitFor();
      await page.getByText('Unmasked addresses remain in this sandbox').first().waitFor();
      const tile = page.locator('c-masking-run-details dl, c-masking-run-details').getByText('Records scanned').first();
      await tile.waitFor();
      await browser.picture(page, 'run-aborted');
    },
    PATIENCE_MS,
  );

  test(
    'two rules about every record of one field are flagged: the second never applies (review A6)',
    async () => {
      await openTab(page, 'Rules');
      await page.locator('[data-id=edit][data-name=Twice]').getByRole('button').click();
      const editor = page.locator('c-masking-rule-set-editor');
      await editor.getByText('First Name').first().waitFor();
      // The text of the icon next to the rule, and the message of its form.
      await editor
        .getByText(/"Clear" \(rule 2\) never applies/)
        .first()
        .waitFor({ state: 'attached' });
      await browser.examine(page, 'rule that never applies');
      await button('Cancel').click();
    },
    PATIENCE_MS,
  );

  test(
    'a reason that is too long cannot be entered (review A4)',
    async () => {
      await openTab(page, 'Email Fields');
      await page.getByLabel('Search objects and fields').fill('account.billing');
      await page.getByText(/^1 of \d+ fields match/).waitFor();
      await button('Show actions').click();
      await page.getByRole('menuitem', { name: 'Opt out' }).click();
      const reason = dialog().getByRole('textbox');
      await reason.waitFor();
      expect(await reason.getAttribute('maxlength')).toBe('255');
      await dialog().getByRole('button', { name: 'Cancel', exact: true }).click();
    },
    PATIENCE_MS,
  );

  test(
    'a draft that somebody else overtook is refused, and can be downloaded (review B8)',
    async () => {
      await openTab(page, 'Rules');
      await page.locator('[data-id=edit][data-name=Twice]').getByRole('button').click();
      await page.getByLabel('Description').first().fill('Mine');
      const other = {
        ...TWICE,
        description: 'Theirs',
        savedName: 'Twice',
      };
      demo.sandbox.runAnonymous(`
        Map<String, Object> form = (Map<String, Object>) JSON.deserializeUntyped('${JSON.stringify(other)}');
        for (RuleSetForm stored : RulesController.getRuleSets()) {
          if (stored.name == 'Twice') {
            form.put('version', stored.version);
          }
        }
        RuleEditorController.save(JSON.serialize(form));
      `);
      await demo.sandbox.runJobs();
      await button('Save').click();
      await page.getByText(/Somebody else saved this rule set in the meantime/).waitFor();
      const [file] = await Promise.all([page.waitForEvent('download'), button('Download my draft').click()]);
      expect(file.suggestedFilename()).toBe('Twice.json');
      await browser.examine(page, 'overtaken draft');
    },
    PATIENCE_MS,
  );

  test(
    'a file with another signature is refused with every cause, the missing audit key among them (review B9)',
    async () => {
      const view = await browser.open(`${await demo.serve(demo.production)}/lightning/n/Masking_Runs`);
      view.setDefaultTimeout(STEP_MS);
      await view.getByRole('button', { name: 'More actions' }).click();
      await view.getByRole('menuitem', { name: /Import/ }).click();
      const forged = { format: 'sandbox-email-masking-audit', version: 1, signature: '00', payload: '{}' };
      await view.locator('input[type=file]').setInputFiles({
        name: 'forged.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(forged)),
      });
      await view.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
      await view.getByText(/had no audit key when the sandbox was refreshed/).waitFor();
      await view.context().close();
    },
    PATIENCE_MS,
  );

  test('axe-core finds nothing, and the console has nothing to complain of', () => {
    expect(browser.findings).toEqual([]);
    // The refused save and the refused file.
    expect(browser.complaints.filter((text) => !/status of 500/.test(text))).toEqual([]);
    expect(browser.complaints).toHaveLength(2);
  });
});
