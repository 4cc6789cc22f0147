/** What the app must prevent or announce: deletions, lost drafts, links that harm production. In a real browser over a small demo org. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { hasBrowser, numbersOf, openTab, type AppBrowser } from './lib/app-page.ts';
import { DemoPages } from './lib/demo-pages.ts';
import { expectSoon } from './lib/expect-soon.ts';
import { testPageFindings } from './lib/page-findings.ts';
import { ruleSetForm, saveRuleSet } from './lib/rule-set-form.ts';
import { rows } from '../scripts/demo/story/records.ts';
import { SANDBOX_NAME } from '../scripts/demo/story/sandbox-org.ts';

const RECORDS = 60;
/** For one test on a busy machine. */
const PATIENCE_MS = 120_000;

/** A rule set that deletes every case, saved as the editor saves it. */
const DELETING = ruleSetForm(
  'Deleting',
  [{ name: 'Delete_Every_Case', label: 'Delete every case', kind: 'Delete Records', objectName: 'Case' }],
  { allowsDeletes: true },
);

/** A rule set that leaves the addresses of contacts as they are. */
const LEAVING = ruleSetForm('Leaving', [
  {
    name: 'Leave_Contacts',
    label: 'Contacts keep their addresses',
    kind: 'Email Fields',
    method: 'Leave Unmasked',
    objectName: 'Contact',
    fieldName: 'Email',
    reason: 'The contacts of this org are invented.',
  },
]);

/** As an export writes it: rules by name, whatever their order. */
const ORDERED = {
  format: 'sandbox-email-masking-rules/1',
  name: 'Ordered',
  label: 'Ordered',
  is_active: true,
  masked_domain: 'mail.sandbox.invalid',
  rules: [
    ['A', 20, 'SECRET'],
    ['B', 10, 'SECRET-\\d{1,4}'],
  ].map(([name, order, pattern]) => ({
    name: `Rule_${name}`,
    label: `Rule ${name}`,
    is_active: true,
    sort_order: order,
    target_kind: 'Text Pattern',
    object_name: 'Case',
    field_name: 'Description',
    pattern,
    replacement: 'x',
  })),
};

/** As in an org into which the package was deployed without its install script. */
const FORGET_KEYS = `
  delete as system [SELECT Id FROM Masking_Key__c WITH SYSTEM_MODE];
  delete as system [SELECT Id FROM Masking_Audit_Key__c WITH SYSTEM_MODE];
`;

let demo: DemoPages;
let browser: AppBrowser;
let url: string;
let page: Page;
/** Before the run that deletes them. */
let deletedCases = 0;

/** Addresses that configure the org, which stay as they are unless a rule includes them. */
const OF_THE_ORG = [
  'EmailServicesFunction.ErrorRoutingAddress',
  'Network.EmailSenderAddress',
  'Network.NewSenderAddress',
  'Organization.ComplianceBccEmail',
  'Organization.SelfServiceEmailSenderAddress',
  'OrgWideEmailAddress.Address',
];
const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
const dialog = (): Locator => page.getByRole('dialog');
/** What the dialog that starts a run states about it. */
const fact = (name: string): Locator =>
  dialog().locator('[data-id=facts]').locator(`xpath=.//dt[normalize-space()="${name}"]/following-sibling::dd[1]`);
const cases = (): number => demo.sandbox.query('SELECT Id FROM Case').length;

(hasBrowser ? describe : describe.skip)('the safety of the app in a browser', () => {
  beforeAll(async () => {
    demo = await DemoPages.open({ records: RECORDS });
    browser = demo.browser;
    await saveRuleSet(demo.sandbox, DELETING);
    url = await demo.serve();
    page = await browser.open(`${url}/lightning/n/Masking_Setup`);
  }, 240_000);

  afterAll(() => demo?.close());

  test(
    'a run of some objects is started with a picker, and its page states that it is partial',
    async () => {
      await openTab(page, 'Runs');
      await button('Dry run').click();
      await dialog().getByText('Only some objects').click();
      const picker = dialog().getByRole('combobox', { name: 'Objects of the run' });
      await picker.fill('Lead');
      await dialog()
        .getByRole('option', { name: /^Leads/ })
        .click();
      await dialog().getByRole('button', { name: 'Dry run', exact: true }).click();
      await page.getByText('Partial run of').waitFor();
      await demo.sandbox.runJobs();
      const run = rows(
        demo.sandbox,
        'SELECT Only_Objects__c, Status__c FROM Masking_Run__c ORDER BY Name DESC LIMIT 1',
      );
      expect([run[0]('Only_Objects__c'), run[0]('Status__c')]).toEqual(['Lead', 'Completed']);
    },
    PATIENCE_MS,
  );

  test(
    'a run of chosen rules leaves the rest alone, and its page names the rules',
    async () => {
      await openTab(page, 'Runs');
      await button('Dry run').click();
      await dialog().getByRole('combobox', { name: 'Rule set' }).click();
      await page.getByRole('option', { name: 'Deleting', exact: true }).click();
      await dialog().getByText('Only some rules').click();
      await dialog().getByRole('combobox', { name: 'Rules of the run' }).fill('Delete');
      await dialog()
        .getByRole('option', { name: /^Delete every case/ })
        .click();
      await browser.examine(page, 'rules of a run');
      await dialog().getByRole('button', { name: 'Dry run', exact: true }).click();
      await page.getByText('Partial run of the rules').waitFor();
      await page.getByText('Delete_Every_Case').first().waitFor();
      await demo.sandbox.runJobs();
      const run = rows(demo.sandbox, 'SELECT Only_Rules__c, Status__c FROM Masking_Run__c ORDER BY Name DESC LIMIT 1');
      expect([run[0]('Only_Rules__c'), run[0]('Status__c')]).toEqual(['Delete_Every_Case', 'Completed']);
      expect(cases()).toBeGreaterThan(0);
    },
    PATIENCE_MS,
  );

  test(
    'before the first completed run the dialog states that its duration is not known, and what will fire (review B18)',
    async () => {
      await openTab(page, 'Runs');
      await button('Run now').click();
      await fact('Estimated duration').getByText('Not known before the first completed run').waitFor();
      expect(await fact('Excluded fields').innerText()).toBe(OF_THE_ORG.join(', '));
      await dialog().getByText('Contact: Triggers on Contact will fire: ContactWelcome.').waitFor();
      await dialog().getByText('Case: Triggers on Case will fire: CaseNotification.').waitFor();
      await browser.picture(page, 'run-outlook-first');
      await dialog().getByRole('button', { name: 'Cancel', exact: true }).click();
      await dialog().waitFor({ state: 'detached' });
      // The next visit to Runs knows rule sets that were saved meanwhile.
      await openTab(page, 'Rules');
    },
    PATIENCE_MS,
  );

  test(
    'a run that deletes nothing names the sandbox, the duration by the last run and what is left out (review B18)',
    async () => {
      await saveRuleSet(demo.sandbox, LEAVING);
      demo.sandbox.runAnonymous("MaskingService.start(new MaskingRequest(StartSource.MANUAL).withRuleSet('Leaving'));");
      await demo.sandbox.runJobs();
      await openTab(page, 'Runs');
      await button('Run now').click();
      await dialog().getByRole('combobox', { name: 'Rule set' }).click();
      await page.getByRole('option', { name: 'Leaving', exact: true }).click();
      const facts = dialog().locator('[data-id=facts]');
      await facts.getByText('Contact.Email').waitFor();
      expect(await facts.locator('dt').allTextContents()).toEqual([
        'Sandbox',
        'To read and mask',
        'Estimated duration',
        'Async Apex executions',
        'Excluded fields',
      ]);
      expect(await fact('Sandbox').innerText()).toBe(SANDBOX_NAME);
      expect(await fact('To read and mask').innerText()).toMatch(/^\d+ records in \d+ objects$/);
      expect(await fact('Estimated duration').innerText()).toMatch(/^(\d+ min )?\d+ s$/);
      expect(await fact('Async Apex executions').innerText()).toMatch(/^\d+ \(left for the next 24 hours: [\d,]+\)$/);
      expect(await fact('Excluded fields').innerText()).toBe(['Contact.Email', ...OF_THE_ORG].join(', '));
      await dialog().getByRole('button', { name: 'Run now', exact: true, disabled: false }).waitFor();
      expect(await dialog().getByText('Every real email address').count()).toBe(0);
      await browser.examine(page, 'outlook of a run');
      await browser.picture(page, 'run-outlook');
      await dialog().getByRole('button', { name: 'Cancel', exact: true }).click();
    },
    PATIENCE_MS,
  );

  test(
    'a run that deletes names the records, and starts after the sandbox name was typed',
    async () => {
      await openTab(page, 'Runs');
      await button('Run now').click();
      await dialog().getByRole('combobox', { name: 'Rule set' }).click();
      await page.getByRole('option', { name: 'Deleting', exact: true }).click();
      await dialog().getByText(`${cases()} Case`).waitFor();
      await dialog()
        .getByText(/^\d+ records in \d+ objects/)
        .waitFor();
      await dialog()
        .getByText(/trigger/i)
        .first()
        .waitFor();
      await dialog().getByText('Delete every case').waitFor();
      const start = dialog().getByRole('button', { name: 'Mask and delete', exact: true });
      await expectSoon(() => start.isDisabled(), true);
      expect(await start.getAttribute('class')).toContain('slds-button_destructive');
      deletedCases = cases();
      await dialog()
        .getByLabel(/Type the name of this sandbox/)
        .fill('another');
      await expectSoon(() => start.isDisabled(), true);
      await browser.picture(page, 'run-confirm-deletion');
      await dialog()
        .getByLabel(/Type the name of this sandbox/)
        .fill(SANDBOX_NAME);
      await start.click();
    },
    PATIENCE_MS,
  );

  test(
    'the result of a run that deleted has the number of deleted records',
    async () => {
      await page.getByText('Records deleted', { exact: true }).first().waitFor();
      await page
        .getByText(/^(Verification|Passed)/)
        .first()
        .waitFor();
      await page.getByRole('columnheader', { name: 'Deleted' }).waitFor({ state: 'attached' });
      const row = page.locator('c-masking-run-objects [data-id=objects]').getByRole('row', { name: /^Case/ });
      expect((await numbersOf(row)).get('Deleted')).toBe(deletedCases);
      await browser.picture(page, 'run-deleted');
      expect(cases()).toBe(0);
    },
    PATIENCE_MS,
  );

  test(
    'the editor warns at a rule that deletes every record of an object, and saves it',
    async () => {
      await openTab(page, 'Rules');
      await page.getByText('Deletes every record of Case').first().waitFor();
    },
    PATIENCE_MS,
  );

  test(
    'production is offered nothing that stops its mail, and creates both keys before a refresh',
    async () => {
      demo.production.runAnonymous(FORGET_KEYS);
      const view = await browser.open(`${await demo.serve(demo.production)}/lightning/n/Masking_Setup`);
      await view.locator('li[data-code=key][data-state=attention]').waitFor();
      expect(await view.getByRole('link', { name: /Deliverability/ }).count()).toBe(0);
      expect(await view.locator('li[data-code=capacity]').count()).toBe(0);
      await browser.picture(view, 'readiness-production');
      await view.getByRole('button', { name: 'Create the keys' }).first().click();
      await view.locator('li[data-code=auditKey][data-state=ok]').waitFor();
      await view.locator('li[data-code=key][data-state=ok]').waitFor();
      await openTab(view, 'Runs');
      await view.getByText('Masking runs in sandboxes only.').waitFor();
      await view.context().close();
    },
    PATIENCE_MS,
  );

  test(
    'the key is deleted only after the sandbox name was typed',
    async () => {
      await openTab(page, 'Options');
      await browser.picture(page, 'options');
      await button('Delete the key').click();
      const confirm = dialog().getByRole('button', { name: 'Delete the key', exact: true });
      await dialog().getByText('Masked addresses will change in every sandbox').waitFor();
      await expectSoon(() => confirm.isDisabled(), true);
      await browser.picture(page, 'key-delete');
      await dialog()
        .getByLabel(/Type uat/)
        .fill(SANDBOX_NAME);
      await confirm.click();
      await page
        .getByText('No key. A run creates one only when its rule set has the key policy Per Refresh.')
        .waitFor();
    },
    PATIENCE_MS,
  );

  test(
    'a preview without a key announces examples, and creates no key (review B12)',
    async () => {
      const keys = (): unknown[] =>
        rows(demo.sandbox, 'SELECT Value__c FROM Masking_Key__c').map((row) => row('Value__c'));
      const before = keys();
      await openTab(page, 'Setup');
      await page.getByRole('navigation', { name: 'Steps of the setup' }).getByText('Preview', { exact: true }).click();
      await page.getByText('There is no masking key yet, so these values are examples.').waitFor();
      await button('Show the preview').click();
      // Earlier tests have masked what is read: masked addresses stay as they are.
      await page.getByText(/^Values that would change: \d+|^Masking would change nothing/).waitFor();
      await browser.examine(page, 'preview without a key');
      expect(keys()).toEqual(before);
      // Setup opens at the step that one has left.
      await page
        .getByRole('navigation', { name: 'Steps of the setup' })
        .getByText('Readiness', { exact: true })
        .click();
    },
    PATIENCE_MS,
  );

  test(
    'a sandbox does not offer to import audit files',
    async () => {
      await openTab(page, 'Runs');
      await button('More actions').click();
      await page.getByRole('menuitem', { name: 'Purge old runs' }).waitFor();
      expect(await page.getByRole('menuitem', { name: /Import/ }).count()).toBe(0);
      await page.getByRole('menuitem', { name: 'Purge old runs' }).click();
      await dialog().getByLabel('Older than (days)').fill('1');
      await dialog().locator('[data-id=count]').click();
      await dialog().getByText('No run ended more than 1 day ago.').waitFor();
      await dialog().getByRole('button', { name: 'Cancel', exact: true }).click();
      await dialog().waitFor({ state: 'detached' });
    },
    PATIENCE_MS,
  );

  test(
    'a file whose rules are in another order than their sort order is imported in its sort order, with its difference first',
    async () => {
      await openTab(page, 'Rules');
      await button('Import rules').click();
      await page.locator('input[type=file]').setInputFiles({
        name: 'Ordered.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(ORDERED)),
      });
      await dialog().getByRole('button', { name: 'Compare' }).click();
      await dialog().getByText('Added (2)').waitFor();
      await browser.picture(page, 'rules-import-difference');
      await dialog().getByRole('button', { name: 'Open', exact: false }).click();
      await page.getByRole('heading', { name: /Ordered|rule set/, level: 1 }).waitFor();
      const rules = page.locator('c-masking-rule-set-editor c-masking-datatable tbody tr th');
      await rules.first().waitFor();
      expect((await rules.allInnerTexts()).map((text) => text.trim().slice(-1))).toEqual(['B', 'A']);
    },
    PATIENCE_MS,
  );

  test(
    'a draft stays when another rule set is edited, and is discarded only after a question',
    async () => {
      await openTab(page, 'Runs');
      await openTab(page, 'Rules');
      await page.getByText('There are changes to Ordered').waitFor();
      await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
      await page.getByLabel('Description').first().fill('Another draft');
      await openTab(page, 'Runs');
      await openTab(page, 'Rules');
      await page.getByText('There are changes to Default').waitFor();
      await page.getByText('There are changes to Ordered').waitFor();
      await browser.picture(page, 'rules-drafts');
      await button('Discard').first().click();
      await dialog().getByRole('button', { name: 'Keep the draft' }).click();
      await expectSoon(() => page.locator('[data-id=kept]').count(), 2);
      for (const left of [1, 0]) {
        await button('Discard').first().click();
        await dialog().getByRole('button', { name: 'Discard', exact: true }).click();
        await dialog().waitFor({ state: 'detached' });
        await expectSoon(() => page.locator('[data-id=kept]').count(), left);
      }
    },
    PATIENCE_MS,
  );

  test(
    'the wizard keeps the results of a scan and does not drop selected rules',
    async () => {
      await openTab(page, 'Setup');
      await page
        .getByRole('navigation', { name: 'Steps of the setup' })
        .getByText('Readiness', { exact: true })
        .click();
      await page.getByRole('heading', { name: 'Readiness', level: 2 }).waitFor();
      await button('Next').click();
      await button('Scan for addresses').click();
      const found = page.locator('c-masking-field-scan c-masking-proposals tbody th').first();
      await found.waitFor();
      await button('Stop').click();
      await page.getByText(/^Stopped after/).waitFor();
      await button('Next').click();
      const contactBirthdate = page.getByRole('row', { name: /Contact Birthdate/ });
      await contactBirthdate.getByRole('checkbox').check({ force: true });
      await button('Back').click();
      // In addition to the birth date, those that setup chooses.
      await dialog()
        .getByText(/^Add the \d+ selected rules\?/)
        .waitFor();
      await browser.picture(page, 'setup-selected-rules');
      await dialog().getByRole('button', { name: 'Add and continue' }).click();
      await page.getByText(/^Stopped after/).waitFor();
      await found.waitFor();
      await browser.examine(page, 'scan kept');
      await button('Next').click();
      await contactBirthdate.getByText('Rule exists').waitFor();
    },
    2 * PATIENCE_MS,
  );

  testPageFindings(() => browser);
});
