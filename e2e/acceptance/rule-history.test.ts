/** The history of a rule set in a real browser: versions, what changed, and an older version restored. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { hasBrowser, openTab, pageWidth } from '../lib/app-page.ts';
import { DemoPages } from '../lib/demo-pages.ts';
import { expectSoon } from '../lib/expect-soon.ts';
import { ruleSetForm, saveRuleSet, type RuleForm, type RuleSetForm } from '../lib/rule-set-form.ts';
import { rows } from '../../scripts/demo/story/records.ts';

const PATIENCE_MS = 120_000;

const ruleSet = (pattern: string, more: readonly RuleForm[] = []): RuleSetForm =>
  ruleSetForm('Orders', [
    {
      name: 'Order_Numbers',
      label: 'Order numbers',
      kind: 'Text Pattern',
      objectName: 'Case',
      fieldName: 'Subject',
      pattern,
      replacement: 'an order',
    },
    ...more,
  ]);
const FAX = {
  name: 'Fax_Numbers',
  label: 'Fax numbers',
  kind: 'Personal Data Field',
  objectName: 'Contact',
  fieldName: 'Fax',
  method: 'Phone',
  isActive: true,
};

let demo: DemoPages;
let page: Page;

const dialog = (): Locator => page.getByRole('dialog');

const save = (form: RuleSetForm): Promise<void> => saveRuleSet(demo.sandbox, form);

(hasBrowser ? describe : describe.skip)('the history of a rule set in a browser', () => {
  beforeAll(async () => {
    demo = await DemoPages.open({ records: 60 });
    await save(ruleSet('ORDER-1'));
    await save(ruleSet('ORDER-2', [FAX]));
    page = await demo.browser.open(`${await demo.serve()}/lightning/n/Masking_Rules`);
  }, 240_000);

  afterAll(() => demo?.close());

  test(
    'versions name who saved them, and what changed in each',
    async () => {
      await page.locator('[data-id=history][data-name=Orders]').getByRole('button').click();
      await dialog().getByRole('heading', { name: 'History of Orders' }).waitFor();
      const versions = dialog().locator('[data-id=versions] tbody tr');
      await versions.first().waitFor();
      await expectSoon(() => versions.count(), 2);
      await versions.first().getByRole('button', { name: 'Show changes' }).click();
      await dialog().getByText('ORDER-1', { exact: true }).waitFor();
      await dialog().getByText('ORDER-2', { exact: true }).waitFor();
      await dialog().getByText('Rule added', { exact: true }).waitFor();
      await demo.browser.picture(page, 'rules-history');
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        versions.last().getByRole('button', { name: 'Download' }).click(),
      ]);
      expect(file.suggestedFilename()).toBe('Orders.json');
      expect(readFileSync(await file.path(), 'utf8')).toContain('ORDER-1');
    },
    PATIENCE_MS,
  );

  test(
    'an older version is restored when its changes were confirmed, and a rule added since becomes inactive',
    async () => {
      await dialog().locator('[data-id=versions] tbody tr').last().getByRole('button', { name: 'Restore' }).click();
      await dialog().getByText('Rules that were added since become inactive').waitFor();
      await demo.browser.picture(page, 'rules-restore');
      await dialog().getByRole('button', { name: 'Restore this version' }).click();
      await page.getByText('Orders was saved.').waitFor();
      const rules = rows(
        demo.sandbox,
        "SELECT DeveloperName, Pattern__c, Is_Active__c FROM Masking_Rule__mdt WHERE DeveloperName IN ('Order_Numbers', 'Fax_Numbers') ORDER BY DeveloperName",
      ).map((value) => [value('DeveloperName'), value('Pattern__c'), value('Is_Active__c')]);
      expect(rules).toEqual([
        ['Fax_Numbers', null, false],
        ['Order_Numbers', 'ORDER-1', true],
      ]);
    },
    PATIENCE_MS,
  );

  test(
    'the history fits a narrow screen',
    async () => {
      await page.setViewportSize({ width: 375, height: 700 });
      await openTab(page, 'Rules');
      await page.locator('[data-id=history][data-name=Orders]').getByRole('button').click();
      const versions = dialog().locator('[data-id=versions] tbody tr');
      await versions.first().waitFor();
      await expectSoon(() => versions.count(), 3);
      await demo.browser.picture(page, 'rules-history-narrow');
      expect(await pageWidth(page)).toBe(375);
    },
    PATIENCE_MS,
  );

  test('axe-core finds nothing, and the console has nothing to complain of', () => {
    expect(demo.browser.findings).toEqual([]);
    expect(demo.browser.complaints).toEqual([]);
  });
});
