/** Section C of the review of the app, row by row: what an administrator sees and does in lists, forms and dialogues. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { hasBrowser, openTab, pageWidth, untilLoaded, type AppBrowser } from './lib/app-page.ts';
import { DemoPages } from './lib/demo-pages.ts';
import { expectSoon } from './lib/expect-soon.ts';
import { testPageFindings } from './lib/page-findings.ts';
import { ruleSetForm, saveRuleSet } from './lib/rule-set-form.ts';

const RECORDS = 60;
const RULES = 30;
/** For one test on a busy machine. */
const PATIENCE_MS = 120_000;

const BIG = ruleSetForm(
  'Big',
  Array.from({ length: RULES }, (_, index) => ({
    name: `Rule_${index}`,
    label: `Rule ${index}`,
    kind: 'Text Pattern',
    objectName: ['Case', 'Contact', 'Lead', 'Account'][index % 4],
    fieldName: 'Description',
    pattern: `ORDER-${index}-[0-9]{1,8}`,
    replacement: 'an order',
  })),
);

/** Reverses the direction of what stands behind it, unless the text is isolated. */
const OVERRIDE = '\u202e';
const LONG_REASON = `${'Only addresses of our own shop, which nobody reads. '.repeat(4)}${OVERRIDE}\u05e9\u05dc\u05d5\u05dd`;

let demo: DemoPages;
let browser: AppBrowser;
let url: string;
let page: Page;

const button = (name: string | RegExp): Locator => page.getByRole('button', { name, exact: true });
const editor = (): Locator => page.locator('c-masking-rule-set-editor');
const rule = (name: string): Locator => editor().getByRole('button', { name, exact: true });
const step = (name: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Steps of the setup' }).getByText(name, { exact: true }).click();

/** What is cut off at the end of its cell or header, as it is shown. */
const cut = (place: Locator): Promise<string[]> =>
  place
    .locator('.slds-truncate')
    .evaluateAll((elements) =>
      (elements as unknown as { scrollWidth: number; clientWidth: number; textContent: string }[])
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
        .map(({ textContent }) => textContent.trim()),
    );

async function choose(label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Opens the editor of the rule set with many rules, without a draft. */
async function edit(): Promise<void> {
  await page.goto(`${url}/lightning/n/Masking_Rules`);
  await page.locator('[data-id=edit][data-name=Big]').getByRole('button').click();
  await rule('Rule 0').waitFor();
}

async function discard(): Promise<void> {
  await button('Cancel').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await page.locator('[data-id=edit][data-name=Big]').waitFor();
}

(hasBrowser ? describe : describe.skip)('the details of the app in a browser', () => {
  beforeAll(async () => {
    demo = await DemoPages.open({ records: RECORDS });
    browser = demo.browser;
    await saveRuleSet(demo.sandbox, BIG);
    // Contacts stay as they are, for the preview.
    demo.sandbox.runAnonymous(
      "MaskingService.start(new MaskingRequest(StartSource.MANUAL).onlyFor(new List<String>{ 'Account' }));",
    );
    await demo.sandbox.runJobs();
    url = await demo.serve();
    page = await browser.open(`${url}/lightning/n/Masking_Runs`);
  }, 240_000);

  afterAll(() => demo?.close());

  test(
    'no header and no value of the list of runs is cut at 1280 pixels, and it has who asked and what changed (C1)',
    async () => {
      await button('RUN-000001').waitFor();
      const list = page.locator('c-masking-runs');
      for (const header of ['Rule set', 'Requested by', 'Records changed', 'Records failed'])
        await list.getByRole('columnheader', { name: header }).waitFor({ state: 'attached' });
      await list.getByRole('gridcell', { name: 'User User' }).waitFor();
      expect(await cut(list)).toEqual([]);
    },
    PATIENCE_MS,
  );

  test(
    'runs are filtered by rule set, days in the wrong order are marked, and one click clears the filters (C1)',
    async () => {
      await choose('Rule set', 'Big');
      await page.getByText('No runs match your filters').waitFor();
      await button('Clear filters').click();
      await button('RUN-000001').waitFor();
      await expectSoon(() => button('Clear filters').count(), 0);
      for (const [label, day] of [
        ['From', 'Nov 20, 2026'],
        ['To', 'Nov 10, 2026'],
      ] as const) {
        await page.getByLabel(label, { exact: true }).fill(day);
        await page.getByLabel(label, { exact: true }).blur();
      }
      await page.getByRole('alert').getByText('The last day is before the first day.').waitFor();
      await browser.examine(page, 'days in the wrong order');
      await button('Clear filters').click();
      await button('RUN-000001').waitFor();
    },
    PATIENCE_MS,
  );

  test(
    'icons of states have the color of their state, and notices the color of their kind (C2)',
    async () => {
      const state = page.locator('c-masking-runs').getByRole('gridcell', { name: /^(Completed|Failed)/ });
      await state.first().waitFor();
      await state.locator('lightning-icon svg').first().waitFor();
      for (const icon of await state.locator('lightning-icon svg').all())
        expect(await icon.getAttribute('class')).toMatch(/slds-icon-text-(success|warning|error)/);
      await openTab(page, 'Email Fields');
      const masked = page.getByRole('gridcell', { name: 'Masked', exact: true }).first();
      await masked.locator('svg.slds-icon-text-success').waitFor();
      const notice = page.locator('c-masking-notice .slds-scoped-notification.warning');
      await notice.waitFor();
      const [edge, background] = await notice.evaluate((element) => {
        const { borderInlineStartColor, backgroundColor } = (
          globalThis as unknown as { getComputedStyle(of: unknown): Record<string, string> }
        ).getComputedStyle(element);
        return [borderInlineStartColor, backgroundColor];
      });
      expect(edge).not.toBe(background);
    },
    PATIENCE_MS,
  );

  test(
    'objects without records can be left out, a reason is required, and the page states what happened (C6, C7, C8)',
    async () => {
      await choose('Show', 'Objects with records');
      await page.getByText(/^\d+ of \d+ fields match/).waitFor();
      await expectSoon(() => page.getByRole('rowheader', { name: 'Alternative Payment Method' }).count(), 0);
      await page
        .getByRole('row', { name: /Account\.Billing_Email__c/ })
        .getByRole('button', { name: 'Show actions' })
        .click();
      await page.getByRole('menuitem', { name: 'Opt out' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText(/^The object has \d+ records?\./).waitFor();
      expect(await dialog.getByRole('button', { name: 'Opt out' }).isEnabled()).toBe(false);
      await browser.examine(page, 'opting out');
      await dialog.getByRole('textbox').fill(LONG_REASON);
      await dialog.getByRole('button', { name: 'Opt out' }).click();
      await page.getByText('Account.Billing_Email__c is excluded from masking.').waitFor();
    },
    PATIENCE_MS,
  );

  test(
    'a reason cannot turn the words behind it around, and makes no row higher than a few lines (C9, C10)',
    async () => {
      const row = page.getByRole('row', { name: /Account\.Billing_Email__c/ });
      const reason = row.getByRole('gridcell', { name: /Only addresses of our own shop/ });
      await reason.waitFor();
      const text = (await reason.textContent())!;
      expect(text).not.toContain(OVERRIDE);
      expect(text).toMatch(/\u2068[^\u2069]*our own shop[^\u2069]*\u2069/);
      expect((await row.boundingBox())!.height).toBeLessThan(150);
    },
    PATIENCE_MS,
  );

  test(
    'the steps keep their names, and none is ticked because it was passed over (C3, C24)',
    async () => {
      await openTab(page, 'Guided Setup');
      await page.getByRole('heading', { name: 'Guided Setup', level: 1 }).waitFor();
      await step('Preview');
      await page.getByRole('heading', { name: 'Preview', level: 2, exact: true }).waitFor();
      const steps = page.getByRole('navigation', { name: 'Steps of the setup' });
      expect(
        (await steps.getByRole('button').allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').trim()),
      ).toEqual(['1. Readiness', '2. Email fields', '3. Rules', '4. Preview', '5. Refresh', '6. Summary']);
      expect(await steps.locator('[aria-current=step]').innerText()).toContain('Preview');
      expect(await steps.locator('lightning-icon').count()).toBe(0);
    },
    PATIENCE_MS,
  );

  test(
    'the preview has names, newest records first, and no object without records (C16)',
    async () => {
      await button('Show the preview').click();
      await page.getByText(/^Values that would change: \d+/).waitFor();
      const [first] = demo.sandbox.query('SELECT Id, Name FROM Contact WHERE Email != NULL ORDER BY Id DESC LIMIT 1');
      const names = page.locator('c-masking-setup-preview tbody th');
      expect(await names.first().innerText()).not.toMatch(/^003/);
      expect(await names.first().locator('a').getAttribute('href')).toContain(String(first!.id));
      await page.locator('c-masking-setup-preview [data-id=object]').getByRole('combobox').click();
      expect(await page.getByRole('option', { name: /Card Payment Method/ }).count()).toBe(0);
      await page.keyboard.press('Escape');
    },
    PATIENCE_MS,
  );

  test(
    'suggested rules name each field by its API name, too, and have postal addresses of orders and contracts (C17)',
    async () => {
      await step('Rules');
      await page.getByRole('row', { name: /Case Name \(SuppliedName\)/ }).waitFor();
      for (const name of [/Order Shipping Street \(ShippingStreet\)/, /Contract Billing City \(BillingCity\)/])
        await expectSoon(() => page.getByRole('row', { name }).count(), 1);
    },
    PATIENCE_MS,
  );

  test(
    'schedules are chosen and listed with the same time of day, monthly too, and their time zone is named (C14, C15)',
    async () => {
      await step('Refresh');
      await page.getByRole('dialog').getByRole('button', { name: 'Leave without adding' }).click();
      await page.getByRole('tab', { name: 'Schedule' }).click();
      await choose('When', 'Every month');
      await choose('Time', '9:00 PM');
      await choose('Rule set', 'Big');
      await button('Schedule').click();
      const row = page.getByRole('row', { name: /Every month on day 1, 9:00 PM/ });
      await row.getByRole('gridcell', { name: 'Big' }).waitFor();
      expect(await row.innerText()).toMatch(/\d{1,2}:\d\d [AP]M [A-Z]{3,4}/);
      expect(await row.innerText()).not.toMatch(/ 0\d:/);
      await choose('When', 'Once');
      const date = page.locator('c-masking-schedule-form [data-input=date] input');
      await date.fill('Nov 1, 2020');
      await date.blur();
      await page.locator('c-masking-schedule-form [data-input=date] [data-error-message]').waitFor();
    },
    PATIENCE_MS,
  );

  test(
    'the summary counts what stays, names what to do with files, and the checklist knows org, run and its ticks (C18)',
    async () => {
      await step('Summary');
      const summary = page.locator('c-masking-setup-summary');
      await summary.getByText(/^Case History: \d+/).waitFor();
      await summary.getByText('rules that delete records remove them').waitFor();
      await summary.getByText('The tab Files of the step Refresh lists what to do.').waitFor();
      const list = page.locator('c-masking-checklist');
      for (const fact of ['Org ID', 'Sandbox', 'Rule set', 'RUN-000001'])
        await list.getByText(fact, { exact: true }).waitFor();
      const tick = list.getByRole('checkbox', { name: /^Spot-check ten records/ });
      await list.getByText(/^Spot-check ten records/).click();
      await expectSoon(() => tick.isChecked(), true);
      await page.reload();
      await tick.waitFor({ state: 'attached' });
      await expectSoon(() => tick.isChecked(), true);
    },
    PATIENCE_MS,
  );

  test(
    'many rules are searched and deactivated together, undone at once, and saving stays in sight (C4, C22)',
    async () => {
      await edit();
      await page.getByRole('searchbox', { name: 'Search rules' }).fill('lead');
      const deactivate = button(/^Deactivate shown rules \(\d+\)$/);
      await deactivate.click();
      await editor().getByRole('gridcell', { name: 'Inactive', exact: true }).nth(5).waitFor();
      await page.getByText('Unsaved changes').waitFor();
      await button('Undo').click();
      await page.getByText('Unsaved changes').waitFor({ state: 'detached' });
      await expectSoon(() => editor().getByRole('gridcell', { name: 'Inactive', exact: true }).count(), 0);
      await page.getByRole('searchbox', { name: 'Search rules' }).fill('');
      await page.mouse.wheel(0, -10_000);
      const { y, height } = (await button('Save').boundingBox())!;
      expect(y + height).toBeLessThanOrEqual(page.viewportSize()!.height);
    },
    PATIENCE_MS,
  );

  test(
    'a new rule does not begin with errors, types of fields are in plain words, and the name follows (C4, C13)',
    async () => {
      await button('New rule').click();
      const form = page.locator('[data-id=rule]');
      await form.waitFor();
      expect(await form.locator('.slds-has-error').count()).toBe(0);
      expect(await page.locator('[data-id=summary]').count()).toBe(0);
      await choose('What the rule does', 'Text pattern (regex)');
      const pick = async (id: string, words: string, option: RegExp): Promise<void> => {
        await form.locator(`[data-id=${id}]`).getByRole('combobox').fill(words);
        await page.getByRole('option', { name: option }).click();
      };
      await pick('object', 'case', /^Case Case$/);
      await form.locator('[data-id=field]').getByRole('combobox').fill('descr');
      const option = page.getByRole('option', { name: /Description/ });
      await option.waitFor();
      expect(await option.innerText()).toContain('Text Area');
      expect(await option.innerText()).not.toContain('TEXTAREA');
      await option.click();
      await rule('Case Description').waitFor();
    },
    PATIENCE_MS,
  );

  test(
    'the refusal of a costly pattern is shown at its input and names its part and the cause that applies (C11)',
    async () => {
      await choose('Looks for', 'Regular expression of your own');
      await page.getByRole('textbox', { name: 'Regular expression' }).fill('((a+)+)+b');
      const refusal = page.locator('[data-member=pattern]').getByText('can take too long');
      await refusal.waitFor();
      expect(await refusal.innerText()).toContain('"(a+)+" can match the same text in many ways');
      await browser.examine(page, 'a costly pattern');
    },
    PATIENCE_MS,
  );

  test(
    'the number of errors leads to the rule that has them (C4)',
    async () => {
      await button('Close').click();
      await page.locator('[data-id=rule]').waitFor({ state: 'detached' });
      await page.locator('[data-id=summary]').getByRole('button', { name: 'Errors: 1' }).click();
      await page.locator('[data-id=rule] [data-member=pattern]').waitFor();
    },
    PATIENCE_MS,
  );

  test(
    'a rule that deletes names the setting that allows it as the form does (C12)',
    async () => {
      await choose('What the rule does', 'Delete records');
      await page.locator('[data-id=rule] [data-id=object]').getByRole('combobox').fill('case');
      await page.getByRole('option', { name: /^Case Case$/ }).click();
      await page.getByText('Select "Allow record deletion" in the rule set first.').first().waitFor();
      await page.getByRole('checkbox', { name: 'Allow record deletion' }).waitFor({ state: 'attached' });
      await discard();
    },
    PATIENCE_MS,
  );

  test(
    'a draft is tried on a record of one’s choice (C16)',
    async () => {
      const [chosen] = demo.sandbox.query('SELECT Id FROM Case WHERE SuppliedEmail != NULL ORDER BY Id LIMIT 1');
      await edit();
      const preview = page.locator('c-masking-rule-preview');
      await preview.locator('[data-id=object]').getByRole('combobox').fill('case');
      await page.getByRole('option', { name: /^Case Case$/ }).click();
      await preview.getByLabel('Record ID (optional)').fill(String(chosen!.id));
      await button('Show preview').click();
      const link = preview.locator('tbody th a').first();
      await link.waitFor();
      const ids = await preview
        .locator('tbody th a')
        .evaluateAll((links) => (links as unknown as { href: string }[]).map(({ href }) => href.split('/').at(-2)));
      expect(new Set(ids)).toEqual(new Set([String(chosen!.id)]));
      await preview.getByLabel('Record ID (optional)').fill('001000000000001AAA');
      await button('Show preview').click();
      await preview.getByText('This is not the ID of a record of the chosen object.').waitFor();
      // The browser's own, for the answer that refuses.
      for (const complaint of browser.complaints.splice(0)) expect(complaint).toMatch(/Failed to load resource/);
      await browser.examine(page, 'a draft on one record');
    },
    PATIENCE_MS,
  );

  test.each([
    ['375 pixels', 375],
    ['200 percent', 640],
  ])(
    'every tab, every step, a run and the editor fit %s, where axe-core finds nothing',
    async (size, width) => {
      const narrow = await browser.open(`${url}/lightning/n/Masking_Home`, width, 640);
      const check = async (state: string, anchor: Locator): Promise<void> => {
        await anchor.first().waitFor();
        await untilLoaded(narrow);
        expect([state, await pageWidth(narrow)]).toEqual([state, width]);
        await browser.examine(narrow, `${state} at ${size}`);
      };
      await check('Home', narrow.getByText('What to do next'));
      for (const [name, anchor] of [
        ['Masking_Email_Fields', 'Account.Billing_Email__c'],
        ['Masking_Rules', 'Import rules'],
        ['Masking_Options', 'Masking key'],
        ['Masking_Runs', 'RUN-000001'],
      ] as const) {
        await narrow.goto(`${url}/lightning/n/${name}`);
        await check(name, narrow.getByText(anchor));
      }
      await narrow.getByRole('button', { name: 'RUN-000001' }).click();
      await check('a run', narrow.getByRole('tab', { name: 'Objects' }));
      await narrow.goto(`${url}/lightning/n/Masking_Rules`);
      await narrow.locator('[data-id=edit][data-name=Big]').getByRole('button').click();
      await narrow.locator('c-masking-rule-set-editor').getByRole('button', { name: 'Rule 0', exact: true }).click();
      await check('the editor', narrow.locator('[data-id=rule] [data-member=pattern] textarea'));
      await narrow.goto(`${url}/lightning/n/Masking_Setup`);
      for (const name of ['Readiness', 'Email fields', 'Rules', 'Preview', 'Refresh', 'Summary']) {
        await narrow.getByRole('navigation', { name: 'Steps of the setup' }).getByText(name, { exact: true }).click();
        const leave = narrow.getByRole('dialog').getByRole('button', { name: 'Leave without adding' });
        const heading = narrow.getByRole('heading', { name, level: 2, exact: true });
        await leave.or(heading).first().waitFor();
        if (await leave.isVisible()) await leave.click();
        await check(name, heading);
      }
      await narrow.context().close();
    },
    PATIENCE_MS,
  );

  testPageFindings(() => browser);
});
