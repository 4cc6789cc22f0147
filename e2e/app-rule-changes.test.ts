/** How rules change: files and their differences, reviews, warnings, two people at one rule set, rules that a scan suggests. In a real browser. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { rows } from '../scripts/demo/story/records.ts';
import { hasBrowser, openTab, type AppBrowser } from './lib/app-page.ts';
import { DemoPages } from './lib/demo-pages.ts';
import { expectSoon } from './lib/expect-soon.ts';
import { testPageFindings } from './lib/page-findings.ts';
import { ruleSetForm, saveRuleSet, TWICE, type RuleForm } from './lib/rule-set-form.ts';

const RECORDS = 60;
/** For one test on a busy machine. */
const PATIENCE_MS = 120_000;
/** A save this long after the review is none of the review itself. */
const A_MINUTE_MS = 60_000;

const pattern = (letter: string, text: string): RuleForm => ({
  name: `Rule_${letter}`,
  label: `Rule ${letter}`,
  kind: 'Text Pattern',
  objectName: 'Case',
  fieldName: 'Description',
  pattern: text,
  replacement: 'x',
});

/** The order counts: SECRET-1234 must be found before SECRET. */
const ORDERED = ruleSetForm('Ordered', [
  pattern('C', 'SECRET-\\d{1,4}'),
  pattern('A', 'SECRET'),
  pattern('B', 'TOKEN'),
]);
const DELETING = ruleSetForm(
  'Deleting',
  [{ name: 'Delete_Every_Case', label: 'Delete every case', kind: 'Delete Records', objectName: 'Case' }],
  { allowsDeletes: true },
);
const SCAN_OF_CASES = `
  ScanController.ScanSlice slice = new ScanController.ScanSlice();
  slice.scanId = ScanController.begin();
  slice.objectNames = new List<String>{ 'Case' };
  slice.left = 1;
  ScanController.scan(null, slice);
`;

interface RuleOfFile {
  name: string;
  label: string;
  sort_order: number;
  pattern: string;
}
interface RuleFile {
  rules: RuleOfFile[];
}

let demo: DemoPages;
let browser: AppBrowser;
let page: Page;
/** How far the clock of the orgs is put forward. */
let ahead = 0;
let exported: RuleFile;

const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
const dialog = (): Locator => page.getByRole('dialog');
const editor = (): Locator => page.locator('c-masking-rule-set-editor');
const edit = (name: string): Promise<void> =>
  page.locator(`[data-id=edit][data-name=${name}]`).getByRole('button').click();
const inOrder = ({ rules }: RuleFile): RuleOfFile[] =>
  [...rules].sort((one, other) => one.sort_order - other.sort_order);

/** An entry of the menu of a rule set. */
async function act(label: string, item: string): Promise<void> {
  await button(`More for ${label}`).click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function readExport(): Promise<RuleFile> {
  const [file] = await Promise.all([page.waitForEvent('download'), act('Ordered', 'Export as file')]);
  return JSON.parse(readFileSync(await file.path(), 'utf8')) as RuleFile;
}

/** Lines of the difference that the import shows, without its heading. */
async function compare(file: unknown): Promise<string[]> {
  await button('Import rules').click();
  const buffer = Buffer.from(JSON.stringify(file));
  await page.locator('input[type=file]').setInputFiles({ name: 'Ordered.json', mimeType: 'application/json', buffer });
  await dialog().getByRole('button', { name: 'Compare' }).click();
  const difference = dialog().locator('[data-id=difference]');
  await difference.getByText('What the file changes in Ordered').waitFor();
  return (await difference.innerText()).split('\n').slice(1).filter(Boolean);
}

async function save(label: string): Promise<void> {
  await button('Save').click();
  await page.getByText(`${label} was saved`).waitFor();
}

/** The question before the field list of a rule set is reviewed, without its name. */
async function reviewText(label: string): Promise<string> {
  await dialog().getByRole('button', { name: 'Mark as reviewed' }).waitFor();
  return (await dialog().innerText()).replaceAll(label, '');
}

(hasBrowser ? describe : describe.skip)('changes of rules in a browser', () => {
  beforeAll(async () => {
    demo = await DemoPages.open({ records: RECORDS, ahead: () => ahead });
    browser = demo.browser;
    for (const ruleSet of [ORDERED, TWICE, DELETING]) await saveRuleSet(demo.sandbox, ruleSet);
    page = await browser.open(`${await demo.serve()}/lightning/n/Masking_Rules`);
  }, 240_000);

  afterAll(() => demo?.close());

  test(
    'a file that was exported changes nothing when it is imported again (review A3)',
    async () => {
      exported = await readExport();
      expect(inOrder(exported).map(({ name }) => name)).toEqual(['Rule_C', 'Rule_A', 'Rule_B']);
      expect(await compare(exported)).toEqual(['The rules of the file are the same as those of this org.']);
      await dialog().getByRole('button', { name: 'Cancel', exact: true }).click();
    },
    PATIENCE_MS,
  );

  test(
    'one question is asked before a review, wherever it begins, and it is about the list of fields (review B15)',
    async () => {
      await openTab(page, 'Email Fields');
      await button('Mark as reviewed').click();
      const fromFields = await reviewText('Default');
      await dialog().getByRole('button', { name: 'Cancel', exact: true }).click();
      await openTab(page, 'Rules');
      await act('Ordered', 'Review field list');
      expect(await reviewText('Ordered')).toBe(fromFields);
      expect(fromFields).toContain('This reviews the list of fields, not the rules.');
      expect(fromFields).toContain('This is a sandbox: review the list in production too');
      await dialog().getByRole('button', { name: 'Mark as reviewed' }).click();
      await page.getByText('Field list reviewed', { exact: true }).first().waitFor();
      await page.getByText('Reviewed by', { exact: true }).first().waitFor();
      await expectSoon(() => page.getByText('Rules changed since the review').count(), 0);
      ahead = A_MINUTE_MS;
    },
    PATIENCE_MS,
  );

  test(
    'the difference of a file names what is added, changed, moved and missing, before anything is saved (review A3)',
    async () => {
      const [first, second, third] = inOrder(exported) as [RuleOfFile, RuleOfFile, RuleOfFile];
      const rules = [
        { ...second, sort_order: 20 },
        { ...first, sort_order: 30, pattern: 'SECRET-\\d{1,6}' },
        { ...third, name: 'Rule_D', label: 'Rule D', sort_order: 10 },
      ];
      const difference = await compare({ ...exported, rules });
      expect(difference).toEqual([
        'Added (1): Rule_D',
        'Changed (1): Rule_C',
        expect.stringMatching(/^Moved to another position \(\d\): .*Rule_C/),
        'Not in the file, stay as they are (1): Rule_B',
      ]);
      await browser.picture(page, 'rules-import-differences');
      await dialog().getByRole('button', { name: 'Open in the editor' }).click();
      const names = editor().locator('c-masking-datatable tbody tr th');
      await names.first().waitFor();
      const shown = (await names.allInnerTexts()).map((text) => text.trim());
      expect(shown).toEqual(['Rule D', 'Rule A', 'Rule C']);
      await save('Ordered');
      const saved = inOrder(await readExport()).map(({ label }) => label);
      expect(saved.filter((label) => label !== 'Rule B')).toEqual(shown);
    },
    PATIENCE_MS,
  );

  test(
    'rules that were added and changed in the editor are shown as changed since the review (review B15)',
    async () => {
      const card = page.locator('c-masking-rule-set-card', { hasText: 'Ordered' });
      await card.getByText('Rules changed since the review', { exact: true }).waitFor();
      await card.getByText('Field list reviewed', { exact: true }).waitFor();
      const others = page.locator('c-masking-rule-set-card', { hasText: 'Twice' });
      expect(await others.getByText('Rules changed since the review').count()).toBe(0);
      expect(await page.getByText('Approved', { exact: true }).count()).toBe(0);
    },
    PATIENCE_MS,
  );

  test(
    'two rules about every record of one field are flagged at both of them (review A6)',
    async () => {
      await edit('Twice');
      for (const [rule, warning] of [
        ['First Name', /^"Clear" \(rule 2\) never applies/],
        ['Clear', /^Never applies: "First Name" \(rule 1\) handles every record of this field/],
      ] as const) {
        const row = editor()
          .getByRole('row')
          .filter({ has: page.getByRole('button', { name: rule, exact: true }) });
        await row.getByText(warning).waitFor({ state: 'attached' });
        await editor().getByRole('button', { name: rule, exact: true }).click();
        await page.locator('[data-id=rule]').getByText(warning).first().waitFor();
      }
      await browser.picture(page, 'rule-never-applies');
      await button('Cancel').click();
    },
    PATIENCE_MS,
  );

  test(
    'the editor warns at a rule that deletes without a filter, and no longer once there is one (review A1)',
    async () => {
      await edit('Deleting');
      await editor().getByRole('button', { name: 'Delete every case', exact: true }).click();
      const form = page.locator('[data-id=rule]');
      const warning = form.getByText('Deletes every record of Case. Add a filter to delete only some of them.').first();
      await warning.waitFor();
      await browser.examine(page, 'a rule that deletes');
      await form.getByRole('textbox', { name: /^Filter/ }).fill("Subject = 'Old'");
      await warning.waitFor({ state: 'detached' });
      await button('Cancel').click();
      await dialog().getByRole('button', { name: 'Discard' }).click();
    },
    PATIENCE_MS,
  );

  test(
    'a draft that somebody else overtook is compared with what was saved, and applied to it (review B8)',
    async () => {
      await edit('Ordered');
      await page.getByLabel('Description').first().fill('Mine');
      const theirs = { ...ORDERED, description: 'Theirs', rules: ORDERED.rules.slice(1) };
      await saveRuleSet(demo.sandbox, theirs);
      await button('Save').click();
      await page.getByText(/Somebody else saved this rule set in the meantime/).waitFor();
      // The refusal itself.
      for (const complaint of browser.complaints.splice(0)) expect(complaint).toMatch(/status of 500/);
      const [file] = await Promise.all([page.waitForEvent('download'), button('Download my draft').click()]);
      const mine = JSON.parse(readFileSync(await file.path(), 'utf8')) as RuleFile;
      await button('Cancel').click();
      await dialog().getByRole('button', { name: 'Discard' }).click();
      const difference = await compare(mine);
      expect(difference).toContainEqual(expect.stringMatching(/^Changed in the rule set \(1\): .*escription/));
      await browser.picture(page, 'rules-draft-compared');
      await dialog().getByRole('button', { name: 'Open in the editor' }).click();
      await editor().waitFor();
      await save('Ordered');
      const [stored] = rows(
        demo.sandbox,
        "SELECT Description__c FROM Masking_Rule_Set__mdt WHERE DeveloperName = 'Ordered'",
      );
      expect(stored!('Description__c')).toBe('Mine');
    },
    PATIENCE_MS,
  );

  test(
    'Next asks about rules that are selected in a scan, and keeps both the scan and the rules (review A7)',
    async () => {
      demo.sandbox.runAnonymous(SCAN_OF_CASES);
      await openTab(page, 'Guided Setup');
      await page
        .getByRole('navigation', { name: 'Steps of the setup' })
        .getByText('Email fields', { exact: true })
        .click();
      const row = page
        .locator('c-masking-field-scan')
        .getByRole('row', { name: /Description/ })
        .first();
      await row.waitFor();
      await row.getByRole('checkbox').check({ force: true });
      await button('Next').click();
      await dialog().getByText('You selected rules and did not add them yet.').waitFor();
      await browser.picture(page, 'setup-selected-in-scan');
      await dialog().getByRole('button', { name: 'Cancel', exact: true }).click();
      await expectSoon(() => row.getByRole('checkbox').isChecked(), true);
      await button('Next').click();
      await dialog().getByRole('button', { name: 'Add and continue' }).click();
      await page.getByRole('heading', { name: 'Rules', level: 2, exact: true }).waitFor();
      await button('Back').click();
      const leave = dialog().getByRole('button', { name: 'Leave without adding' });
      await leave.or(row).first().waitFor();
      if (await leave.isVisible()) await leave.click();
      await row.getByText('Rule exists').waitFor();
    },
    PATIENCE_MS,
  );

  testPageFindings(() => browser);
});
