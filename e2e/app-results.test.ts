/** What the pages of a run show of its result: failures by cause, texts without a finding, deletions before it goes on, and words by role. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { addUser } from './acceptance/lib/permission-users.ts';
import { hasBrowser, numbersOf, openTab, pageWidth, type AppBrowser } from './lib/app-page.ts';
import { DemoPages } from './lib/demo-pages.ts';
import { expectSoon } from './lib/expect-soon.ts';
import { testPageFindings } from './lib/page-findings.ts';
import { ruleSetForm, saveRuleSet } from './lib/rule-set-form.ts';
import { newestRun } from './acceptance/lib/snapshot.ts';
import { SANDBOX_NAME } from '../scripts/demo/story/sandbox-org.ts';

/** Some contacts among them break a validation rule of the demo. */
const RECORDS = 400;
/** For one test on a busy machine. */
const PATIENCE_MS = 120_000;
/** A save this long after the review is none of the review itself. */
const A_MINUTE_MS = 60_000;

const CASES = { objectName: 'Case' };
const RULE_SETS = [
  ruleSetForm('Orders', [
    {
      ...CASES,
      name: 'Order_Numbers',
      label: 'Order numbers',
      kind: 'Text Pattern',
      fieldName: 'Subject',
      pattern: 'ORDER-\\d{1,8}',
      replacement: 'an order',
    },
  ]),
  ruleSetForm(
    'Deleting',
    [{ ...CASES, name: 'Delete_Every_Case', label: 'Delete every case', kind: 'Delete Records' }],
    { allowsDeletes: true },
  ),
];

let demo: DemoPages;
let browser: AppBrowser;
let url: string;
let page: Page;
/** How far the clock of the orgs is put forward. */
let ahead = 0;

const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
const dialog = (): Locator => page.getByRole('dialog');
const start = (ruleSet: string): void => {
  demo.sandbox.runAnonymous(`MaskingService.start(new MaskingRequest(StartSource.MANUAL).withRuleSet('${ruleSet}'));`);
};
const openRun = (): Promise<unknown> =>
  page.goto(`${url}/lightning/n/Masking_Runs?c__run=${newestRun(demo.sandbox)!.id}`);

(hasBrowser ? describe : describe.skip)('the result of a run in a browser', () => {
  beforeAll(async () => {
    demo = await DemoPages.open({ records: RECORDS, ahead: () => ahead });
    browser = demo.browser;
    for (const ruleSet of RULE_SETS) await saveRuleSet(demo.sandbox, ruleSet);
    start('Orders');
    await demo.sandbox.runJobs();
    url = await demo.serve();
    page = await browser.open(`${url}/lightning/n/Masking_Runs`);
    await openRun();
  }, 240_000);

  afterAll(() => demo?.close());

  test(
    'the tab of failures has their number, and each cause once with its number of records (review B16)',
    async () => {
      const { failed, residue } = newestRun(demo.sandbox)!;
      expect(failed).toBeGreaterThan(0);
      // The result leads to the records, too.
      await page.getByText(`Unmasked addresses found: ${residue}. The Failures tab names the records.`).waitFor();
      await page.locator('[data-id=verdict]').getByRole('button', { name: 'Show records' }).click();
      await page.getByRole('tab', { name: `Failures (${failed})`, selected: true }).waitFor();
      await page.getByRole('heading', { name: 'Causes' }).waitFor();
      // Next to each cause, a button that leads to what removes it.
      const causes = page.locator('c-masking-run-failures [data-id=groups] tbody tr');
      await causes.first().waitFor();
      const ways = causes.getByRole('button', { name: /^(Open|Exclude|Accept|Retry)/ });
      await expectSoon(async () => (await causes.count()) - (await ways.count()), 0);
      await causes.getByRole('button', { name: 'Open validation rules' }).waitFor();
      // Each cause once, and its records by one click.
      const refused = causes.filter({ has: page.getByRole('button', { name: 'Open validation rules' }) });
      await expectSoon(() => refused.count(), 1);
      expect((await numbersOf(refused)).get('Records')).toBeGreaterThan(1);
      await refused.getByText('Message from the org: “An assistant needs a phone number.”').waitFor();
      await refused.getByRole('button', { name: 'Show records' }).click();
      await page.getByText('Reason code: FIELD_CUSTOM_VALIDATION_EXCEPTION').waitFor();
      await page.locator('[data-id=all-reasons]').click();
      await browser.picture(page, 'run-failures-causes');
    },
    PATIENCE_MS,
  );

  test(
    'a record that a validation rule refuses names no field that only shows its message, and can be accepted next to its cause',
    async () => {
      const failures = demo.sandbox.query(
        "SELECT Id FROM Masking_Failure__c WHERE Reason_Code__c = 'FIELD_CUSTOM_VALIDATION_EXCEPTION'",
      );
      expect(failures.length).toBeGreaterThan(0);
      expect(demo.sandbox.query("SELECT Id FROM Masking_Failure__c WHERE Field_Name__c = 'AssistantPhone'")).toEqual(
        [],
      );
      const kept = page.getByRole('row', { name: /inactive_user|own_address|The address of/ }).first();
      await kept.getByRole('button', { name: 'Exclude User.Email' }).waitFor();
      await kept.getByRole('button', { name: 'Show records' }).click();
      await page.getByRole('button', { name: 'Show all' }).click();
    },
    PATIENCE_MS,
  );

  test(
    'the certificate of a run is one page with its scope, counts, exclusions and result, at 375 pixels too',
    async () => {
      await button('Certificate').click();
      await page.getByRole('heading', { name: /^Masking certificate: RUN-/, level: 1 }).waitFor();
      for (const name of [
        'Scope',
        'Counts',
        'Verification',
        'Excluded fields',
        'Accepted exceptions',
        'Records that were not masked',
        'Records with unmasked addresses',
      ])
        await page.getByRole('heading', { name, level: 2 }).waitFor();
      await page.getByText('Rule set version (hash)').waitFor();
      await page.getByText(SANDBOX_NAME, { exact: true }).first().waitFor();
      await browser.picture(page, 'run-certificate');
      await page.setViewportSize({ width: 375, height: 700 });
      await browser.examine(page, 'certificate at 375 pixels');
      expect(await pageWidth(page)).toBe(375);
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.emulateMedia({ media: 'print' });
      await expectSoon(() => button('Print').isVisible(), false);
      await page.emulateMedia({ media: 'screen' });
      await button('Back to the run').click();
      await page.getByRole('tab', { name: /^Failures/ }).click();
    },
    PATIENCE_MS,
  );

  test(
    'the certificate is downloaded as a signed file, checked by the app, and refused when it was changed',
    async () => {
      const view = await browser.open(page.url());
      await view.getByRole('button', { name: 'Certificate', exact: true }).click();
      const downloading = view.waitForEvent('download');
      await view.getByRole('button', { name: 'Signed file', exact: true }).click();
      const text = readFileSync(await (await downloading).path(), 'utf8');
      await openTab(view, 'Runs');
      const check = async (buffer: Buffer): Promise<void> => {
        const file = { name: 'certificate.json', mimeType: 'application/json', buffer };
        await view.locator('input[type=file]').setInputFiles(file);
        await view.getByRole('button', { name: 'Check', exact: true }).click();
      };
      await view.getByRole('button', { name: 'More actions' }).click();
      await view.getByRole('menuitem', { name: 'Check a certificate' }).click();
      await check(Buffer.from(text));
      await view.getByText(/^The certificate is genuine/).waitFor();
      await view.getByRole('dialog').getByText(SANDBOX_NAME, { exact: true }).waitFor();
      await browser.picture(view, 'certificate-check');
      const before = browser.complaints.length;
      await check(Buffer.from(text.replace(SANDBOX_NAME, 'prod')));
      await view.getByText(/^The signature of the certificate does not match/).waitFor();
      // The refusal itself.
      for (const complaint of browser.complaints.splice(before)) expect(complaint).toMatch(/status of 500/);
      expect(await view.getByText(/^The certificate is genuine/).count()).toBe(0);
      await view.context().close();
    },
    PATIENCE_MS,
  );

  test(
    'Guided Setup is not ready while the last run left addresses, and the first tab opens with its verdict (review B14)',
    async () => {
      const view = await browser.open(`${url}/lightning/n/Masking_Setup`);
      await view.locator('li[data-code=lastRun][data-state=attention]').waitFor();
      expect(await view.getByText('This sandbox is ready for masking').count()).toBe(0);
      await view.goto(`${url}/lightning/n/Masking_Home`);
      await view.locator('[data-id=verdict]').getByText(/RUN-/).waitFor();
      await view.context().close();
    },
    PATIENCE_MS,
  );

  test(
    'users who keep their addresses are excluded where the failures name them',
    async () => {
      await page.getByText(/^Users who keep their email addresses/).waitFor();
      await page.locator('c-masking-notice').getByRole('button', { name: 'Exclude User.Email' }).click();
      await dialog().getByRole('button', { name: 'Opt out' }).click();
      await page.getByText('User.Email is excluded from masking.').waitFor();
      expect(
        demo.sandbox.query(
          "SELECT Id FROM Masking_Rule__mdt WHERE Object_Name__c = 'User' AND Field_Name__c = 'Email'",
        ),
      ).toHaveLength(1);
    },
    PATIENCE_MS,
  );

  test(
    'a text in which nothing was found is not already masked, and the numbers of a row add up',
    async () => {
      await page.getByRole('tab', { name: 'Fields' }).click();
      const row = page.getByRole('row', { name: /Subject/ });
      await row.waitFor();
      const numbers = await numbersOf(row);
      const sum = ['Masked', 'Already masked', 'Nothing found', 'Empty', 'Skipped', 'Failed']
        .map((name) => numbers.get(name) ?? Number.NaN)
        .reduce((one, other) => one + other);
      expect(numbers.get('Nothing found')).toBeGreaterThan(0);
      expect(numbers.get('Already masked')).toBe(0);
      expect(numbers.get('Scanned')).toBe(sum);
      // Not examined: the other suites do so, and a long table takes axe-core a minute on a busy machine.
      await browser.picture(page, 'run-fields-nothing-found', false);
      await page.getByRole('tab', { name: 'Objects' }).click();
      await page.locator('dt', { hasText: 'Nothing found' }).waitFor();
      // In the tables of both tabs.
      await expectSoon(() => page.locator('th[aria-label="Nothing found"]').count(), 2);
      await browser.picture(page, 'run-nothing-found');
    },
    PATIENCE_MS,
  );

  test(
    'a run that deletes goes on only after the name of the sandbox was typed',
    async () => {
      start('Deleting');
      demo.sandbox.runAnonymous(`RunControl.abort('${newestRun(demo.sandbox)!.id}');`);
      await openRun();
      await button('Resume').click();
      await dialog().getByText('Delete every case').waitFor();
      const resume = dialog().getByRole('button', { name: 'Resume', exact: true });
      expect(await resume.isDisabled()).toBe(true);
      await browser.picture(page, 'run-resume-deletion');
      await dialog().getByLabel(`Type ${SANDBOX_NAME}`).fill(SANDBOX_NAME);
      await resume.click();
      await page.getByText('Run resumed.').waitFor();
      await page.getByText('Records deleted', { exact: true }).first().waitFor();
      expect(demo.sandbox.query('SELECT Id FROM Case')).toEqual([]);
    },
    PATIENCE_MS,
  );

  test(
    'an operator sees who may do what, without API names, and is offered nothing that is refused',
    async () => {
      const operator = addUser(demo.sandbox, 'operator', 'Masking_Operator');
      const view = await browser.open(`${await demo.serve(demo.sandbox, operator)}/lightning/n/Masking_Setup`);
      await view.getByText('Only a Masking Administrator can edit rules').waitFor();
      expect(await view.getByText(/Masking_Configure|Masking_Run/).count()).toBe(0);
      expect(await view.getByRole('button', { name: /Create the keys|Exclude User/ }).count()).toBe(0);
      await browser.picture(view, 'readiness-operator');
      await openTab(view, 'Runs');
      await view.getByRole('button', { name: 'Run now' }).waitFor();
      await view.getByRole('button', { name: 'More actions' }).click();
      await view.getByRole('menuitem', { name: 'Check a certificate' }).waitFor();
      await expectSoon(() => view.getByRole('menuitem').count(), 1);
      await view.keyboard.press('Escape');
      await openTab(view, 'Rules');
      await view.getByText('mail.sandbox.invalid').first().waitFor();
      expect(await view.getByRole('button', { name: 'Edit', exact: true }).count()).toBe(0);
      await view.context().close();
    },
    PATIENCE_MS,
  );

  test(
    'a review of the field list names the user who made it, and is not called an approval of the rules',
    async () => {
      await openTab(page, 'Rules');
      await page.getByRole('button', { name: 'More for Orders' }).click();
      await page.getByRole('menuitem', { name: 'Review field list' }).click();
      await dialog().getByRole('button', { name: 'Mark as reviewed' }).click();
      await page.getByText('Reviewed by', { exact: true }).first().waitFor();
      await page.getByText('Field list reviewed', { exact: true }).first().waitFor();
      expect(await page.getByText('Approved', { exact: true }).count()).toBe(0);
      await browser.picture(page, 'rules-reviewed');
    },
    PATIENCE_MS,
  );

  test(
    'rules that are saved after the review are shown as changed since (review B15)',
    async () => {
      const changed = page.getByText('Rules changed since the review', { exact: true });
      expect(await changed.count()).toBe(0);
      ahead = A_MINUTE_MS;
      await saveRuleSet(demo.sandbox, RULE_SETS[0]!);
      await page.goto(`${url}/lightning/n/Masking_Setup`);
      await openTab(page, 'Rules');
      await changed.waitFor();
      await page.getByText('Field list reviewed', { exact: true }).first().waitFor();
      await browser.picture(page, 'rules-changed-since-review');
    },
    PATIENCE_MS,
  );

  testPageFindings(() => browser);
});
