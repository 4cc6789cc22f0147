/** Everybody can use the app: by keys alone, on a narrow screen, and at twice the size. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { maskSandbox } from '../../scripts/demo/story/masking.ts';
import { hasBrowser, openTab, pageWidth, untilLoaded } from '../lib/app-page.ts';
import { DemoPages } from '../lib/demo-pages.ts';
import { testPageFindings } from '../lib/page-findings.ts';
import { focused, walkDialogue, walkPage } from '../lib/keyboard.ts';

const RECORDS = 300;
/** For one test on a busy machine. */
const PATIENCE_MS = 240_000;
/** In which a tab bar has found its tabs that do not fit. */
const TAB_BAR_MS = 10_000;
const DIALOGUE = 'section[role=dialog]';

let demo: DemoPages;
let url: string;
let page: Page;

const button = (name: string) => page.getByRole('button', { name, exact: true });
const heading = (name: string, level: number): Promise<void> =>
  page.getByRole('heading', { name, level, exact: true }).waitFor();

/** By keys alone: everything is reached, and one sees where one is. axe-core takes minutes over long tables: other suites filter them. */
async function expectReachable(place: string, isLong = false): Promise<void> {
  const { reached, unreached, unmarked } = await walkPage(page);
  expect({ place, unreached, unmarked }).toEqual({ place, unreached: [], unmarked: [] });
  // A tooltip that stays would take the clicks on what is under it.
  await page.locator('lightning-primitive-bubble:not([aria-hidden])').waitFor({ state: 'detached' });
  // The frame alone has the launcher and four tabs.
  expect(reached.length).toBeGreaterThan(5);
  if (!isLong) await demo.browser.examine(page, place);
}

const MOST_ITEMS = 10;

/** Opens by keys what a button or a menu item opens, walks around in it, and leaves it with Escape. */
async function expectDialogue(name: string, open: () => Promise<void>, opener: string | null): Promise<void> {
  await open();
  await page.locator(DIALOGUE).waitFor();
  await demo.browser.examine(page, name);
  const { reached, unreached, unmarked, escapes } = await walkDialogue(page, DIALOGUE);
  expect({ name, unreached, unmarked, escapes }).toEqual({ name, unreached: [], unmarked: [], escapes: 0 });
  expect(reached.length).toBeGreaterThanOrEqual(2);
  await page.keyboard.press('Escape');
  await page.locator(DIALOGUE).waitFor({ state: 'detached' });
  if (opener !== null) expect([name, (await focused(page)).words]).toEqual([name, opener]);
}

/**
 * On a narrow screen, the tabs that do not fit are in a menu. The tab bar finds out when it has drawn them all, so that a tab which is there at
 * first may go before it is clicked.
 */
async function openTabOfRun(view: Page, name: string): Promise<void> {
  const tab = view.getByRole('tab', { name });
  const more = view.locator('lightning-tab-bar [data-overflow]').getByRole('button');
  await tab.or(more).first().waitFor();
  const click = (): Promise<boolean> =>
    tab.click({ timeout: TAB_BAR_MS }).then(
      () => true,
      () => false,
    );
  if ((await tab.isVisible()) && (await click())) return;
  await more.click();
  await view.getByRole('menuitem', { name }).click();
}

async function press(name: string): Promise<void> {
  const usable = page.getByRole('button', { name, exact: true, disabled: false });
  await usable.waitFor();
  await usable.focus();
  await page.keyboard.press('Enter');
}

async function pressItem(menu: string, item: string): Promise<void> {
  await press(menu);
  await page.getByRole('menuitem', { name: item }).waitFor();
  // The menu moves the focus into itself; the arrow keys continue from there.
  for (let steps = 0; steps < MOST_ITEMS && !(await focused(page)).words.includes(item); steps++)
    await page.keyboard.press('ArrowDown');
  expect((await focused(page)).words).toContain(item);
  await page.keyboard.press('Enter');
}

const TELEPHONE = 375;

const runId = (): string => demo.sandbox.query('SELECT Id FROM Masking_Run__c')[0]!.id!;

/** Opens a dialogue, which must be as wide as the screen at most, and have its buttons on it. */
async function expectFits(view: Page, name: string, open: () => Promise<void>): Promise<void> {
  await open();
  const dialogue = view.locator(DIALOGUE);
  await dialogue.waitFor();
  await untilLoaded(view);
  expect([name, await pageWidth(view)]).toEqual([name, TELEPHONE]);
  const controls = await dialogue.getByRole('button').all();
  // Each has one to close it, and one at its end.
  expect(controls.length).toBeGreaterThan(1);
  for (const control of controls) {
    const box = await control.boundingBox();
    expect([name, box !== null && box.x >= 0 && box.x + box.width <= TELEPHONE]).toEqual([name, true]);
  }
  await demo.browser.picture(view, `telephone ${name}`.toLowerCase().replaceAll(' ', '-'));
  await view.keyboard.press('Escape');
  await dialogue.waitFor({ state: 'detached' });
}

/** An error of a page, with what to do. */
async function expectTold(view: Page, name: string, words: RegExp): Promise<void> {
  const told = view.locator('[role=alert], c-masking-state, c-masking-notice').filter({ hasText: words }).first();
  await told.waitFor();
  expect([name, await pageWidth(view)]).toEqual([name, TELEPHONE]);
  await demo.browser.picture(view, `telephone ${name}`.toLowerCase().replaceAll(' ', '-'));
}

(hasBrowser ? describe : describe.skip)('the app for everybody', () => {
  beforeAll(async () => {
    demo = await DemoPages.open({ records: RECORDS });
    await maskSandbox(demo.sandbox, () => undefined);
    url = await demo.serve();
    page = await demo.browser.open(`${url}/lightning/n/Masking_Setup`);
  }, 240_000);

  afterAll(() => demo?.close());

  test('the walk finds what keys do not reach, and what does not show that it has the focus', async () => {
    await heading('Guided Setup', 1);
    const planted = await demo.browser.open(`${url}/lightning/n/Masking_Setup`);
    await planted.getByRole('heading', { name: 'Setup', level: 1 }).waitFor();
    await planted.evaluate(`document.querySelector('main').insertAdjacentHTML('beforebegin',
      '<div role="button" id="planted">No tab stop</div><button style="all:unset">No mark</button>')`);
    const { unreached, unmarked } = await walkPage(planted);
    expect({ unreached, unmarked }).toEqual({ unreached: ['button "No tab stop" '], unmarked: ['button "No mark" '] });
    await planted.context().close();
  }, 60_000);

  test(
    'keys reach everything in each step of the setup',
    async () => {
      await heading('Readiness', 2);
      for (const step of ['Readiness', 'Email fields', 'Rules', 'Preview', 'Refresh', 'Summary']) {
        await heading(step, 2);
        await untilLoaded(page);
        await expectReachable(`Setup: ${step}`, step === 'Email fields' || step === 'Rules');
        if (step !== 'Summary') await press('Next');
        // Rules for names, phone numbers and postal addresses are chosen and not added.
        if (step === 'Rules') {
          const dialogue = page.locator(DIALOGUE);
          await dialogue.getByRole('button', { name: 'Leave without adding' }).click();
          // It keeps the focus until it is gone.
          await dialogue.waitFor({ state: 'detached' });
        }
      }
    },
    PATIENCE_MS,
  );

  test(
    'keys reach everything except the sandbox refresh, and the date of a single run',
    async () => {
      await press('Back');
      for (const tab of ['Schedule', 'Webhook', 'Pipelines']) {
        await page.getByRole('tab', { name: tab }).click();
        await untilLoaded(page);
        await expectReachable(`Refresh: ${tab}`);
      }
      await page.getByRole('tab', { name: 'Schedule' }).click();
      await page.getByRole('combobox', { name: 'When' }).click();
      await page.getByRole('option', { name: 'Once' }).click();
      await page.getByRole('textbox', { name: 'Date' }).waitFor();
      await expectReachable('Refresh: Schedule once');
    },
    PATIENCE_MS,
  );

  test(
    'keys reach everything in Email Fields and Rules, and in the editor of a rule',
    async () => {
      await openTab(page, 'Email Fields');
      await page.getByText('Billing_Email__c').waitFor();
      await expectReachable('Email Fields', true);
      await page.getByLabel('Search objects and fields').fill('contact');
      await page.getByText('Account.Billing_Email__c').waitFor({ state: 'detached' });
      await demo.browser.examine(page, 'Email Fields, filtered');
      await openTab(page, 'Rules');
      await page.getByText('mail.sandbox.invalid').waitFor();
      await expectReachable('Rules');
      await expectDialogue('Import rules', () => press('Import rules'), 'Import rules');
      await press('Edit');
      await heading('Edit Default', 1);
      await press('New rule');
      // A new rule opens without a complaint; once something is typed, it shows what it lacks.
      await page.locator('[data-id=rule]').getByRole('textbox', { name: 'Label' }).first().fill('New');
      // The org checks the draft a moment later: its answer adds a button, which a walk that has already begun would have passed.
      await page.getByRole('button', { name: /^Errors: / }).waitFor();
      await expectReachable('Editor of a rule');
      await press('Cancel');
      await page.locator(DIALOGUE).getByRole('button', { name: 'Discard' }).click();
      await heading('Rules', 1);
    },
    PATIENCE_MS,
  );

  test(
    'keys reach everything in Options, and in the question before the key is deleted',
    async () => {
      await openTab(page, 'Options');
      await page.getByRole('heading', { name: 'Users during a run' }).waitFor();
      await expectReachable('Options');
      await expectDialogue('Delete the key', () => press('Delete the key'), 'Delete the key');
    },
    PATIENCE_MS,
  );

  test(
    'keys reach everything in Runs and in a run',
    async () => {
      await openTab(page, 'Runs');
      await button('RUN-000001').waitFor();
      // It can be chosen when the rule sets were read, which takes longer than the runs.
      await page.getByRole('button', { name: 'Run now', disabled: false }).waitFor();
      await expectReachable('Runs');
      await button('RUN-000001').click();
      await heading('RUN-000001', 1);
      for (const tab of ['Objects', 'Fields', 'Failures', 'Preflight']) {
        await page.getByRole('tab', { name: tab }).click();
        await untilLoaded(page);
        await expectReachable(`Run: ${tab}`, tab === 'Fields');
      }
      await press('All runs');
      await button('RUN-000001').waitFor();
      await page.getByRole('textbox', { name: 'To' }).focus();
      // Into the table, down to the first row.
      for (let steps = 0; steps < 5 && !(await focused(page)).isInTable; steps++) await page.keyboard.press('Tab');
      for (let steps = 0; steps < 3 && !(await focused(page)).words.includes('RUN-000001'); steps++)
        await page.keyboard.press('ArrowDown');
      // Into the cell; its button takes the same key or the next one.
      await page.keyboard.press('Enter');
      await heading('RUN-000001', 1).catch(() => page.keyboard.press('Enter'));
      await heading('RUN-000001', 1);
      await press('All runs');
    },
    PATIENCE_MS,
  );

  test(
    'dialogues keep the focus, close with Escape and give it back',
    async () => {
      await button('RUN-000001').waitFor();
      await expectDialogue('Run now', () => press('Run now'), 'Run now');
      await expectDialogue('Dry run', () => press('Dry run'), 'Dry run');
      // The item that opened it is gone with its menu.
      await expectDialogue('Purge', () => pressItem('More actions', 'Purge old runs'), null);
      const inSandbox = page;
      page = await demo.browser.open(`${await demo.serve(demo.production)}/lightning/n/Masking_Runs`);
      await expectDialogue('Import an audit file', () => pressItem('More actions', 'Import the audit file'), null);
      await page.context().close();
      page = inSandbox;
    },
    PATIENCE_MS,
  );

  test.each([
    ['a narrow screen', 320],
    ['a telephone', 375],
    ['a screen at twice the size', 640],
  ])(
    'every page fits %s, without a finding of axe-core',
    async (_, width) => {
      const [run] = demo.sandbox.query('SELECT Id FROM Masking_Run__c');
      const ofRun = `Masking_Runs?c__run=${run!.id!}`;
      const narrow = await demo.browser.open(`${url}/lightning/n/Masking_Runs`, width, 640);
      for (const [place, words, isLong = false] of [
        ['Masking_Home', /^Masked: \d/],
        ['Masking_Email_Fields', /Email fields on/, true],
        ['Masking_Rules', /mail.sandbox.invalid/],
        ['Masking_Rules?c__edit=Default', /Edit Default/],
        ['Masking_Rules?c__edit=Default&c__kind=Text%20Pattern&c__object=Case', /Rule 1/],
        ['Masking_Runs', /RUN-000001/],
        [ofRun, /Values per object/],
        [`${ofRun}&c__view=certificate`, /Masking certificate/],
        ['Masking_Options', /Users during a run/],
      ] as const) {
        await narrow.goto(`${url}/lightning/n/${place}`);
        await narrow.getByText(words).first().waitFor();
        await untilLoaded(narrow);
        expect([place, await pageWidth(narrow)]).toEqual([place, width]);
        if (!isLong) await demo.browser.examine(narrow, `${place} at ${width}`);
      }
      await narrow.goto(`${url}/lightning/n/${ofRun}`);
      for (const tab of ['Failures', 'Exceptions', 'Preflight']) {
        await openTabOfRun(narrow, tab);
        await untilLoaded(narrow);
        expect([tab, await pageWidth(narrow)]).toEqual([tab, width]);
        await demo.browser.examine(narrow, `${tab} of a run at ${width}`);
      }
      await narrow.context().close();
    },
    2 * PATIENCE_MS,
  );

  test(
    'every dialogue fits a telephone, without a finding of axe-core',
    async () => {
      const telephone = await demo.browser.open(`${url}/lightning/n/Masking_Runs`, TELEPHONE, 640);
      const click = (name: string | RegExp) => telephone.getByRole('button', { name }).first().click();
      const item = async (menu: string, name: string): Promise<void> => {
        await click(menu);
        await telephone.getByRole('menuitem', { name, exact: true }).click();
      };
      await telephone.getByText('RUN-000001').first().waitFor();
      await expectFits(telephone, 'Run now', () => click('Run now'));
      await expectFits(telephone, 'Dry run', () => click('Dry run'));
      await expectFits(telephone, 'Check a certificate', () => item('More actions', 'Check a certificate'));
      await expectFits(telephone, 'Purge old runs', () => item('More actions', 'Purge old runs'));
      await telephone.goto(`${url}/lightning/n/Masking_Runs?c__run=${runId()}`);
      await openTabOfRun(telephone, 'Failures');
      await expectFits(telephone, 'Exclude User.Email', () => click('Exclude User.Email'));
      await telephone.goto(`${url}/lightning/n/Masking_Rules`);
      await expectFits(telephone, 'Import rules', () => click('Import rules'));
      await expectFits(telephone, 'History', () => click(/History/));
      await expectFits(telephone, 'Review field list', () => item('More for Default', 'Review field list'));
      await telephone.goto(`${url}/lightning/n/Masking_Options`);
      await expectFits(telephone, 'Delete the key', () => click('Delete the key'));
      await telephone.context().close();
    },
    2 * PATIENCE_MS,
  );

  test(
    'what cannot be shown is reported on a telephone, without a finding of axe-core',
    async () => {
      const telephone = await demo.browser.open(
        `${url}/lightning/n/Masking_Runs?c__run=a00000000000000AAA`,
        TELEPHONE,
        640,
      );
      await expectTold(telephone, 'a run that does not exist', /There is no such run/);
      await telephone.goto(`${url}/lightning/n/Masking_Rules?c__edit=No_Such_Set`);
      await expectTold(telephone, 'a rule set that does not exist', /rule set that this org does not have/);
      await telephone.context().close();
    },
    PATIENCE_MS,
  );

  testPageFindings(() => demo.browser);
});
