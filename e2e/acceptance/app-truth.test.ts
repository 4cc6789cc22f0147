/** What the app must not misreport: stopped runs, dry runs, rules that never apply, reasons, drafts of two people, files of other orgs. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { hasBrowser, numbersOf, openTab, type AppBrowser } from '../lib/app-page.ts';
import { DemoPages } from '../lib/demo-pages.ts';
import { expectSoon } from '../lib/expect-soon.ts';
import { ruleSetForm, saveRuleSet, TWICE } from '../lib/rule-set-form.ts';
import { newestRun } from './lib/snapshot.ts';

const RECORDS = 120;
const PATIENCE_MS = 240_000;

/** Leaves one field out, with a reason. */
const EXCLUDING = ruleSetForm('Excluding', [
  {
    name: 'Our_Own_Shop',
    label: 'Our own shop',
    kind: 'Email Fields',
    objectName: 'Account',
    fieldName: 'Billing_Email__c',
    method: 'Leave Unmasked',
    reason: 'Addresses of our own shop',
  },
]);
const HOUR_MS = 3_600_000;

let demo: DemoPages;
let browser: AppBrowser;
let url: string;
let page: Page;

const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
const dialog = (): Locator => page.getByRole('dialog');
/** A figure of the run that is shown. */
const figure = async (name: string): Promise<number> => {
  const label = page.locator('c-masking-run-details dl dt').getByText(name, { exact: true });
  return Number((await label.locator('xpath=following-sibling::dd').innerText()).replaceAll(',', ''));
};
/** The text of a file that a button of the page downloads. */
async function downloaded(name: string): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), button(name).first().click()]);
  return readFileSync(await file.path(), 'utf8');
}
/** The counts of one field in a CSV file of a run, by the name of their column. */
function csvRow(csv: string, object: string, field: string): Map<string, string> {
  const [header, ...lines] = csv.trim().split('\r\n');
  const cells = (line: string): string[] => line.split(',').map((cell) => cell.replaceAll('"', ''));
  const found = lines.map(cells).find(([inObject, inField]) => inObject === object && inField === field)!;
  return new Map(cells(header!).map((column, i) => [column, found[i]!]));
}
/** The audit entry of one field in a signed audit file. */
function auditEntry(file: string, object: string, field: string): Record<string, unknown> | undefined {
  const { payload } = JSON.parse(file) as { payload: string };
  const { entries } = JSON.parse(payload) as { entries: Record<string, unknown>[] };
  return entries.find((entry) => entry.Object_Name__c === object && entry.Field_Name__c === field);
}
const showNewestRun = (): Promise<unknown> =>
  page.goto(`${url}/lightning/n/Masking_Runs?c__run=${newestRun(demo.sandbox)!.id}`);

(hasBrowser ? describe : describe.skip)('what the app reports in a browser', () => {
  beforeAll(async () => {
    demo = await DemoPages.open({ records: RECORDS, runsJobs: false });
    browser = demo.browser;
    await saveRuleSet(demo.sandbox, TWICE);
    await saveRuleSet(demo.sandbox, EXCLUDING);
    url = await demo.serve();
    page = await browser.open(`${url}/lightning/n/Masking_Runs`);
  }, PATIENCE_MS);

  afterAll(() => demo?.close());

  test(
    'a dry run is not verified, and its columns are about what would be masked (review B5)',
    async () => {
      demo.sandbox.runAnonymous('MaskingService.start(new MaskingRequest(StartSource.MANUAL).asDryRun());');
      await demo.sandbox.runJobs();
      await showNewestRun();
      await page.getByText('Dry run: not verified').first().waitFor();
      await expectSoon(() => page.getByText('Verification pending').count(), 0);
      await page.getByRole('columnheader', { name: 'Would be masked' }).first().waitFor({ state: 'attached' });
      await expectSoon(() => page.getByRole('columnheader', { name: 'Masked', exact: true }).count(), 0);
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
      const contacts = masked();
      expect(contacts).toBeGreaterThan(0);
      expect(await figure('Records changed')).toBeGreaterThanOrEqual(contacts);
      expect(await figure('Records scanned')).toBeGreaterThanOrEqual(await figure('Records changed'));
      const objects = page.locator('c-masking-run-objects [data-id=objects] tbody tr');
      const numbers = await Promise.all((await objects.all()).map((row) => numbersOf(row)));
      const values = numbers.map((row) => row.get('Masked') ?? 0);
      expect(await figure('Values masked')).toBe(values.reduce((one, other) => one + other));
      const contact = objects.filter({ has: page.getByRole('gridcell', { name: 'Contact', exact: true }) });
      const header = objects.filter({ has: page.getByRole('rowheader', { name: 'Contact', exact: true }) });
      expect((await numbersOf(contact.or(header))).get('Masked')).toBeGreaterThanOrEqual(contacts);
      await browser.picture(page, 'run-aborted');
      // What is exported states the same.
      const csv = csvRow(await downloaded('Export CSV'), 'Contact', 'Email');
      expect(Number(csv.get('Masked'))).toBe(contacts);
      expect(Number(csv.get('Scanned'))).toBeGreaterThanOrEqual(contacts);
      expect(auditEntry(await downloaded('Audit file'), 'Contact', 'Email')).toMatchObject({ Masked__c: contacts });
      await button('All runs').click();
      const run = page.getByRole('row').filter({ has: button('RUN-000002') });
      await run.getByRole('gridcell', { name: 'Aborted' }).waitFor();
      expect((await numbersOf(run)).get('Records changed')).toBeGreaterThanOrEqual(contacts);
    },
    PATIENCE_MS,
  );

  test(
    'the duration of a resumed run leaves out the time in which it was stopped (review B6)',
    async () => {
      const { id } = newestRun(demo.sandbox)!;
      const { systemRows } = demo.sandbox;
      const [[startedAt, finishedAt]] = systemRows.select('Masking_Run__c', ['Started_At__c', 'Finished_At__c'], {
        Id: id,
      });
      systemRows.update('Masking_Run__c', id, {
        Started_At__c: Number(startedAt) - HOUR_MS,
        Finished_At__c: Number(finishedAt) - HOUR_MS,
      });
      demo.sandbox.runAnonymous(`RunControl.resume('${id}');`);
      await demo.sandbox.runJobs();
      await showNewestRun();
      const duration = page.locator('c-masking-facts').getByText('Duration', { exact: true }).locator('xpath=..');
      await duration.waitFor();
      expect(await duration.innerText()).toMatch(/^Duration\s+(\d{1,2} min )?\d{1,2} s$/);
      const [took] = /\d+(?= min)/.exec(await duration.innerText()) ?? ['0'];
      expect(Number(took)).toBeLessThan(HOUR_MS / 60_000 / 2);
    },
    PATIENCE_MS,
  );

  test(
    'the duration of a retried run leaves out the time between the run and the retry (review B6)',
    async () => {
      const { id } = newestRun(demo.sandbox)!;
      const { systemRows } = demo.sandbox;
      const [[finishedAt]] = systemRows.select('Masking_Run__c', ['Finished_At__c'], { Id: id });
      systemRows.update('Masking_Run__c', id, { Finished_At__c: Number(finishedAt) - HOUR_MS });
      const [[startedAt]] = systemRows.select('Masking_Run__c', ['Started_At__c'], { Id: id });
      systemRows.update('Masking_Run__c', id, { Started_At__c: Number(startedAt) - HOUR_MS });
      await showNewestRun();
      await button('Retry failed').click();
      await page.getByText('Retrying failed records.').waitFor();
      await demo.sandbox.runJobs();
      await button('Abort').waitFor({ state: 'detached' });
      const duration = page.locator('c-masking-facts').getByText('Duration', { exact: true }).locator('xpath=..');
      const [took] = /\d+(?= min)/.exec(await duration.innerText()) ?? ['0'];
      expect(Number(took)).toBeLessThan(HOUR_MS / 60_000 / 2);
    },
    PATIENCE_MS,
  );

  test(
    'a run that was stopped and resumed counts each value once (review B3)',
    async () => {
      await page.getByRole('tab', { name: 'Fields' }).click();
      await page.getByRole('combobox', { name: 'Object', exact: true }).click();
      await page.getByRole('option', { name: 'Contact', exact: true }).click();
      const email = page.getByRole('gridcell', { name: 'Email', exact: true });
      const row = page.locator('c-masking-run-fields').getByRole('row').filter({ has: email });
      await row.waitFor();
      const numbers = await numbersOf(row);
      const values = ['Masked', 'Already masked', 'Empty', 'Skipped', 'Failed'].map((name) => numbers.get(name) ?? 0);
      expect(numbers.get('Masked')).toBeGreaterThan(0);
      expect(numbers.get('Scanned')).toBe(demo.sandbox.query('SELECT Id FROM Contact').length);
      expect(values.reduce((one, other) => one + other)).toBe(numbers.get('Scanned'));
    },
    PATIENCE_MS,
  );

  test(
    'users who keep their addresses do not fail a run, and nothing offers to try them again (review B1)',
    async () => {
      demo.sandbox.runAnonymous(
        "MaskingService.start(new MaskingRequest(StartSource.MANUAL).onlyFor(new List<String>{ 'User' }));",
      );
      await demo.sandbox.runJobs();
      await showNewestRun();
      await page
        .getByText(/^Passed/)
        .first()
        .waitFor();
      expect(await page.getByText('Verification failed').count()).toBe(0);
      await expectSoon(() => button('Retry failed').count(), 0);
      await page.getByRole('tab', { name: /Failures/ }).click();
      await page
        .locator('c-masking-run-failures [data-id=groups]')
        .getByRole('button', { name: 'Exclude User.Email' })
        .first()
        .waitFor();
      await browser.examine(page, 'users who keep their addresses');
    },
    PATIENCE_MS,
  );

  test(
    'a run that leaves a field out is passed with exceptions, and states their number (review B2)',
    async () => {
      demo.sandbox.runAnonymous(`insert new List<Account>{
        new Account(Name = 'First shop', Billing_Email__c = 'first@shop.example'),
        new Account(Name = 'Second shop', Billing_Email__c = 'second@shop.example')
      };`);
      demo.sandbox.runAnonymous(
        "MaskingService.start(new MaskingRequest(StartSource.MANUAL).withRuleSet('Excluding').onlyFor(new List<String>{ 'Account' }));",
      );
      await demo.sandbox.runJobs();
      await showNewestRun();
      await page
        .getByText(/^Passed, .*1 field left by rule \([1-9][\d,]* addresses\)/)
        .first()
        .waitFor();
      expect(await page.getByText('Verification passed').count()).toBe(0);
      await page.getByRole('tab', { name: 'Fields' }).click();
      const row = page.locator('c-masking-run-fields').getByRole('row', { name: /Billing_Email__c/ });
      await row
        .getByRole('gridcell', { name: /Opted out: .?Addresses of our own shop.? \([1-9][\d,]* addresses\)/ })
        .waitFor();
      await row.getByRole('gridcell', { name: '(Our_Own_Shop)' }).waitFor();
      await browser.examine(page, 'excluded field');
    },
    PATIENCE_MS,
  );

  test(
    'fields that are masked with another field, or that nobody can write, cannot be selected in the scan (review B7)',
    async () => {
      demo.sandbox.runAnonymous("insert new Contact(LastName = 'Bounced', Email = 'bounced@example.com');");
      demo.sandbox.runAnonymous("insert new Contact(FirstName = 'Jane', LastName = 'jane@example.com');");
      const { systemRows } = demo.sandbox;
      systemRows.update('Contact', systemRows.find('Contact', { LastName: 'Bounced' })!, {
        EmailBouncedReason: 'No mailbox bounced@example.com',
      });
      demo.sandbox.runAnonymous(`
        ScanController.ScanSlice slice = new ScanController.ScanSlice();
        slice.scanId = ScanController.begin();
        slice.objectNames = new List<String>{ 'Contact' };
        slice.left = 1;
        ScanController.scan(null, slice);
      `);
      await openTab(page, 'Setup');
      await page
        .getByRole('navigation', { name: 'Steps of the setup' })
        .getByText('Email fields', { exact: true })
        .click();
      for (const [name, state] of [
        [/EmailBouncedReason/, 'Handled with Contact.Email'],
        [/Full Name/, 'This field is read-only.'],
      ] as const) {
        const row = page.locator('c-masking-field-scan').getByRole('row', { name });
        await row.getByText(state).waitFor();
        await row.getByRole('checkbox').click({ force: true });
        // The tick is taken away again, and there is nothing to add.
        await row.locator('input[type=checkbox]:not(:checked)').waitFor({ state: 'attached' });
      }
      await expectSoon(
        () => page.locator('c-masking-field-scan').getByRole('button', { name: /^Add/ }).isDisabled(),
        true,
      );
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
    'a run by a rule whose reason is too long is refused with the rule and its field, and nothing else is claimed (review A4)',
    async () => {
      const { systemRows } = demo.sandbox;
      const rule = systemRows.find('Masking_Rule__mdt', { DeveloperName: 'Our_Own_Shop' })!;
      systemRows.update('Masking_Rule__mdt', rule, { Opt_Out_Reason__c: 'x'.repeat(300) });
      demo.sandbox.runAnonymous(
        "MaskingService.start(new MaskingRequest(StartSource.MANUAL).withRuleSet('Excluding'));",
      );
      await demo.sandbox.runJobs();
      await showNewestRun();
      const words = 'Opt-Out Reason of the rule Our_Own_Shop is too long. Shorten it to at most 255 characters.';
      await page.getByText(words).waitFor();
      await page.locator('[data-id=state]', { hasText: 'Refused' }).waitFor();
      await page.getByText('The run was refused before masking started: nothing was masked.').waitFor();
      await page.getByText('No counts: the run ended before masking started.').waitFor();
      expect(await page.getByText('Verification is switched off').count()).toBe(0);
      await browser.picture(page, 'run-refused');
      systemRows.update('Masking_Rule__mdt', rule, { Opt_Out_Reason__c: 'Addresses of our own shop' });
    },
    PATIENCE_MS,
  );

  test(
    'a draft that somebody else overtook is refused, and can be downloaded (review B8)',
    async () => {
      await openTab(page, 'Rules');
      await page.locator('[data-id=edit][data-name=Twice]').getByRole('button').click();
      await page.getByLabel('Description').first().fill('Mine');
      await saveRuleSet(demo.sandbox, { ...TWICE, description: 'Theirs' });
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
