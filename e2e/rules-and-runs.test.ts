/**
 * The whole story in a real browser: set up, scan, make a rule with a mistake, read the error, fix it, dry run, run, watch, read the audit,
 * repair and retry what failed, export, and import in production. Run twice: with the package's sources in the org, and as its
 * subscribers have it, installed under its namespace with what is theirs in addition.
 */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import type { Org } from 'local-org';
import { hasBrowser, openTab, pageWidth, type AppBrowser } from './lib/app-page.ts';
import { DemoPages } from './lib/demo-pages.ts';
import { expectSoon } from './lib/expect-soon.ts';
import { testPageFindings } from './lib/page-findings.ts';

const RECORDS = 600;
/** For one test on a busy machine. */
const PATIENCE_MS = 180_000;

/** So that masking may write converted leads as well. */
const EDIT_CONVERTED_LEADS = `
  Id permissionSet = [SELECT Id FROM PermissionSet WHERE Name = 'Edit_Converted_Leads' WITH SYSTEM_MODE].Id;
  insert as system new PermissionSetAssignment(AssigneeId = UserInfo.getUserId(), PermissionSetId = permissionSet);
`;
/** What the install script of the package does, where it is installed: a key that the sandbox shares. */
const PREPARE_SIGNATURE = 'AuditSignature.prepare();';
/** What the validation rule of the demo's org wants. */
const REPAIR = `
  List<Contact> contacts = [SELECT Id FROM Contact WHERE AssistantName != NULL AND AssistantPhone = NULL WITH SYSTEM_MODE];
  for (Contact person : contacts) person.AssistantPhone = '+1 555 010 0000';
  update as system contacts;
`;

const NAMESPACE = 'sandmask';
interface Mode {
  readonly name: string;
  readonly namespace: string | undefined;
}
const MODES: readonly Mode[] = [
  { name: 'the whole story in a browser', namespace: undefined },
  { name: 'the whole story of the installed package', namespace: NAMESPACE },
];

let demo: DemoPages;
let sandbox: Org;
let browser: AppBrowser;
let url: string;
let page: Page;

const button = (name: string): Locator => page.getByRole('button', { name, exact: true });

/** Picks in a combobox that is searched by typing. */
async function pick(where: Locator, words: string, option: RegExp): Promise<void> {
  await where.getByRole('combobox').click();
  await where.getByRole('combobox').fill(words);
  await where.getByRole('option', { name: option }).first().click();
}

async function choose(label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Jobs of the org run when the test asks for it: a running run can be inspected. */
function stepUntil(isThere: () => boolean): void {
  for (let step = 0; step < 10_000 && !isThere(); step++) if (!sandbox.stepJobs()) return;
}

const objectsDone = (): number =>
  sandbox.query(
    "SELECT Id FROM Masking_Job__c WHERE Status__c = 'Done' AND Phase__c = 'Mask' AND Run__r.Active_Lock__c != null",
  ).length;

async function start(name: 'Dry run' | 'Run now'): Promise<void> {
  await button(name).click();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  await page.getByText('Planning…').waitFor();
}

/** The audit file of the run that is shown. */
async function exported(name: string): Promise<{ file: string; saved: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button(name).first().click()]);
  const saved = path.join(demo.dir, download.suggestedFilename());
  await download.saveAs(saved);
  return { file: download.suggestedFilename(), saved };
}

(hasBrowser ? describe : describe.skip).each(MODES)('$name', ({ namespace }) => {
  const prefix = namespace === undefined ? '' : `${namespace}__`;
  const tag = (name: string): string => `${namespace ?? 'c'}-${name}`;
  const tab = (name: string): string => `/lightning/n/${prefix}${name}`;

  beforeAll(async () => {
    demo = await DemoPages.open({
      records: RECORDS,
      runsJobs: false,
      beforeRefresh: [EDIT_CONVERTED_LEADS, ...(namespace === undefined ? [PREPARE_SIGNATURE] : [])],
      namespace,
    });
    ({ sandbox, browser } = demo);
    url = await demo.serve();
    page = await browser.open(`${url}${tab('Masking_Runs')}`);
  }, 240_000);

  afterAll(() => demo?.close());

  test(
    'there is nothing to see before the first run',
    async () => {
      await page.getByText('No runs yet').waitFor();
      await browser.picture(page, 'runs-empty');
      await expectSoon(() => button('Run now').isEnabled(), true);
      const tags = await page.evaluate<string[]>(
        `[...document.querySelectorAll('main *')].map((item) => item.localName).filter((name) => /^(c|${NAMESPACE})-/.test(name))`,
      );
      expect(new Set(tags.map((name) => name.split('-')[0]))).toEqual(new Set([namespace ?? 'c']));
    },
    PATIENCE_MS,
  );

  test(
    'the setup finds the sandbox ready, has its fields approved and finds addresses in texts',
    async () => {
      await openTab(page, 'Setup');
      await page.getByText('This is the sandbox uat').waitFor();
      await button('Exclude User.Email').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Opt out' }).click();
      await page.getByText('Saving the rules').waitFor();
      await sandbox.runJobs();
      await page.getByText('User.Email is excluded by a rule').waitFor();
      await browser.examine(page, 'readiness');
      await button('Next').click();
      await button('Mark as reviewed').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Mark as reviewed' }).click();
      await page.getByText('Saving the rules').waitFor();
      await sandbox.runJobs();
      await page.getByText('Field list reviewed', { exact: true }).waitFor();
      await button('Scan for addresses').click();
      await page.getByRole('rowheader', { name: 'Case Comment' }).waitFor();
      await button('Stop').click();
      await page.getByText(/^Stopped after/).waitFor();
    },
    PATIENCE_MS,
  );

  test(
    'a rule with a mistake is shown where it is, and cannot be saved',
    async () => {
      await openTab(page, 'Rules');
      await page.getByText('mail.sandbox.invalid').waitFor();
      await browser.examine(page, 'rules');
      await button('Edit').click();
      await button('New rule').click();
      const rule = page.locator('[data-id=rule]');
      await choose('What the rule does', 'Text pattern (regex)');
      await pick(rule.locator('[data-id=object]'), 'case', /^Case Case$/);
      await pick(rule.locator('[data-id=field]'), 'descr', /Description/);
      await choose('Looks for', 'Regular expression of your own');
      await page.getByRole('textbox', { name: 'Regular expression' }).fill('(?i)order (\\d+');
      // At its input, as soon as somebody pauses.
      await page.locator('[data-member=pattern]').getByText('This ( has no ) that ends it').waitFor();
      await page.getByText('At character 11:').waitFor();
      await browser.picture(page, 'rule-mistake');
      await expectSoon(() => button('Save').isEnabled(), false);
    },
    PATIENCE_MS,
  );

  test(
    'once it is fixed, matches and results are shown, and records before and after',
    async () => {
      await page.getByRole('textbox', { name: 'Regular expression' }).fill('(?i)order (\\d+)');
      await choose('Matches', 'Replace with a text');
      await page.getByRole('textbox', { name: 'Replacement' }).fill('order #0');
      await page.locator('[data-id=after] mark', { hasText: 'order #0' }).waitFor();
      expect(await page.locator('[data-id=before] mark').textContent()).toBe('order 4711');
      await browser.picture(page, 'rule-editor');
      await choose('Looks for', 'Email addresses');
      await page.locator('[data-id=after] mark', { hasText: '@mail.sandbox.invalid' }).waitFor();
      await pick(page.locator(`${tag('masking-rule-preview')} [data-id=object]`), 'contact', /^Contact Contact$/);
      await button('Show preview').click();
      await page.locator(tag('masking-rule-preview')).getByText('@mail.sandbox.invalid').first().waitFor();
      await browser.picture(page, 'rule-preview');
      expect(sandbox.query('SELECT Id FROM Masking_Run__c')).toEqual([]);
    },
    PATIENCE_MS,
  );

  test(
    'saving shows how the platform gets on',
    async () => {
      await button('Save').click();
      await page.getByText('Saving Default').first().waitFor();
      await browser.picture(page, 'rule-saving');
      await sandbox.runJobs();
      await page.getByText('Default was saved').waitFor();
      await page.getByRole('gridcell', { name: 'Email addresses' }).waitFor();
      await browser.picture(page, 'rules');
      const [rule] = sandbox.query(
        `SELECT ${prefix}Pattern__c, ${prefix}Is_Active__c, ${prefix}Object_Name__c FROM ${prefix}Masking_Rule__mdt`,
      );
      expect(rule).toBeDefined();
      const { file } = await (async () => {
        await button('More for Default').click();
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('menuitem', { name: 'Export as file' }).click(),
        ]);
        return { file: download.suggestedFilename() };
      })();
      expect(file).toBe('Default.json');
    },
    PATIENCE_MS,
  );

  test(
    'a dry run counts and writes nothing',
    async () => {
      await openTab(page, 'Runs');
      await start('Dry run');
      await sandbox.runJobs();
      await page.getByText('A dry run writes nothing').waitFor();
      await page.getByText('Values per object').waitFor();
      expect(sandbox.query("SELECT Id FROM Contact WHERE Email LIKE '%sandbox.invalid'")).toEqual([]);
      await button('All runs').click();
    },
    PATIENCE_MS,
  );

  test(
    'a run is confirmed, watched, aborted and resumed',
    async () => {
      await button('Run now').click();
      await page.getByText('Mask this sandbox now?').waitFor();
      await browser.picture(page, 'run-confirm');
      await page.getByRole('dialog').getByRole('button', { name: 'Run now', exact: true }).click();
      await page.getByText('Planning…').waitFor();
      expect(page.url()).toContain(`${tab('Masking_Runs')}?c__run=`);
      stepUntil(() => objectsDone() >= 2);
      await page
        .locator(`${tag('masking-run-progress')} lightning-progress-bar`)
        .nth(2)
        .waitFor();
      await button('Close')
        .first()
        .click({ timeout: 1000 })
        .catch(() => undefined);
      await browser.picture(page, 'run-progress');
      await button('Abort').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Abort' }).click();
      await button('Resume').waitFor();
      await page.getByText('Unmasked addresses remain in this sandbox').waitFor();
      await browser.picture(page, 'run-aborted');
      await sandbox.runJobs();
      await button('Resume').click();
      await button('Abort').waitFor();
      await sandbox.runJobs();
      await button('Abort').waitFor({ state: 'detached' });
      await page.getByText(/^(Verification passed|Verification failed)/).waitFor();
    },
    PATIENCE_MS,
  );

  test(
    'the audit shows objects, fields, failures and what was found before',
    async () => {
      await page.getByText('Fields with unmasked addresses').waitFor();
      await browser.picture(page, 'run-details');
      await page.getByRole('tab', { name: 'Fields' }).click();
      await page.getByRole('gridcell', { name: 'SuppliedEmail' }).first().waitFor();
      await choose('Object', 'Contact');
      await page.getByRole('gridcell', { name: 'SuppliedEmail' }).first().waitFor({ state: 'detached' });
      await browser.picture(page, 'run-fields');
      await page.getByRole('tab', { name: /Failures/ }).click();
      await page.getByRole('gridcell', { name: 'FIELD_CUSTOM_VALIDATION_EXCEPTION' }).first().waitFor();
      await browser.picture(page, 'run-failures');
      await page.getByRole('tab', { name: 'Preflight' }).click();
      await page.getByRole('heading', { name: 'Automation that will fire' }).waitFor();
      await page.getByText('Apex cannot list validation rules').waitFor();
      await browser.picture(page, 'run-preflight');
      expect((await exported('Export CSV')).file).toBe('RUN-000002.csv');
    },
    PATIENCE_MS,
  );

  test(
    'what was repaired is retried, and does not fail any more',
    async () => {
      sandbox.runAnonymous(REPAIR);
      await button('Retry failed').click();
      await button('Abort').waitFor();
      await sandbox.runJobs();
      await button('Abort').waitFor({ state: 'detached' });
      await page.getByRole('tab', { name: /Failures/ }).click();
      await choose('Object', 'Contact');
      await page.getByText('No record failed').waitFor();
      // Texts of the demo's org that no rule reads qualify the verdict.
      await page.getByText(/^Passed, \d+ fields? not covered/).waitFor();
      await browser.picture(page, 'run-passed');
      expect(sandbox.query("SELECT Id FROM Masking_Run__c WHERE Status__c = 'Completed'")).toHaveLength(2);
    },
    PATIENCE_MS,
  );

  test(
    'runs are filtered, and purged only when they are old',
    async () => {
      await button('All runs').click();
      await choose('Object', 'Contact');
      await button('RUN-000002').waitFor();
      await choose('State', 'Refused');
      await page.getByText('No runs match your filters').waitFor();
      await choose('State', 'All');
      await button('RUN-000001').waitFor();
      await browser.picture(page, 'runs');
      await button('More actions').click();
      await page.getByRole('menuitem', { name: 'Purge old runs' }).click();
      await button('Count the runs').click();
      await page.getByText('No run ended more than 365 days ago').waitFor();
      await browser.picture(page, 'run-purge');
      await button('Cancel').click();
    },
    PATIENCE_MS,
  );

  test(
    'the audit file is taken by production, which starts no run',
    async () => {
      await button('RUN-000002').click();
      const { saved } = await exported('Audit file');
      const view = await browser.open(`${await demo.serve(demo.production)}${tab('Masking_Runs')}`);
      await view.getByText('This is production').waitFor();
      expect(await view.getByRole('button', { name: 'Run now' }).count()).toBe(0);
      await view.getByRole('button', { name: 'More actions' }).click();
      await view.getByRole('menuitem', { name: 'Import the audit file' }).click();
      await view.locator('input[type=file]').setInputFiles(saved);
      await view.getByRole('button', { name: 'Import', exact: true }).click();
      await view.getByText('Run of another org: uat').waitFor();
      await browser.picture(view, 'run-imported');
      await view.getByRole('button', { name: 'All runs' }).click();
      await view.getByText('This is production').waitFor();
      await browser.picture(view, 'runs-production');
      await view.context().close();
    },
    PATIENCE_MS,
  );

  test(
    'the pages fit a narrow screen',
    async () => {
      for (const name of ['Masking_Runs', 'Masking_Rules', 'Masking_Rules?c__edit=Default']) {
        const narrow = await browser.open(`${url}${tab(name)}`, 320, 640);
        await narrow.getByRole('heading', { name: /^(Runs|Rules|Edit Default)$/, level: 1 }).waitFor();
        expect([name, await pageWidth(narrow)]).toEqual([name, 320]);
        if (name === 'Masking_Runs') await browser.picture(narrow, 'narrow-runs');
        else await browser.examine(narrow, `narrow ${name}`);
        await narrow.context().close();
      }
    },
    PATIENCE_MS,
  );

  testPageFindings(() => browser);
});
