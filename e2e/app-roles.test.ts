/** What each role and each kind of org is offered: buttons that work, texts of their own, and no name of the API. In a real browser. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { addUser } from './acceptance/lib/permission-users.ts';
import { hasBrowser, openTab, untilLoaded, type AppBrowser } from './lib/app-page.ts';
import { DemoPages } from './lib/demo-pages.ts';
import { expectSoon } from './lib/expect-soon.ts';
import { testPageFindings } from './lib/page-findings.ts';
import { SANDBOX_NAME } from '../scripts/demo/story/sandbox-org.ts';

const RECORDS = 60;
/** For one test on a busy machine. */
const PATIENCE_MS = 120_000;
const STEPS = ['Readiness', 'Email fields', 'Rules', 'Preview', 'Refresh', 'Summary'];
/** Custom permissions and permission sets by their API names. */
const API_NAMES = /Masking_(Administrator|Operator|Auditor|Configure|Run|Read_Audit|Use_REST|Export_Key)/;

let demo: DemoPages;
let browser: AppBrowser;
let url: string;
let production: string;

async function open(address: string, tab: string): Promise<Page> {
  const page = await browser.open(`${address}/lightning/n/${tab}`);
  return page;
}

/** Goes to a step of the setup; a question on the way would keep it from being shown. */
async function showStep(page: Page, name: string): Promise<Locator> {
  await page.getByRole('navigation', { name: 'Steps of the setup' }).getByText(name, { exact: true }).click();
  await page.getByRole('heading', { name, level: 2, exact: true }).waitFor();
  await untilLoaded(page);
  return page.locator('main');
}

/** The same for an administrator, who leaves out the rules that are selected. */
async function passTo(page: Page, name: string): Promise<Locator> {
  await page.getByRole('navigation', { name: 'Steps of the setup' }).getByText(name, { exact: true }).click();
  const leave = page.getByRole('dialog').getByRole('button', { name: 'Leave without adding' });
  const heading = page.getByRole('heading', { name, level: 2, exact: true });
  await leave.or(heading).first().waitFor();
  if (await leave.isVisible()) await leave.click();
  await heading.waitFor();
  return page.locator('main');
}

(hasBrowser ? describe : describe.skip)('the app by role and by org in a browser', () => {
  beforeAll(async () => {
    demo = await DemoPages.open({ records: RECORDS });
    browser = demo.browser;
    demo.sandbox.runAnonymous('MaskingService.start(new MaskingRequest(StartSource.MANUAL));');
    await demo.sandbox.runJobs();
    url = await demo.serve();
    production = await demo.serve(demo.production);
  }, 240_000);

  afterAll(() => demo?.close());

  test.each([
    ['operator', 'Masking_Operator', 'Only a Masking Administrator can edit rules'],
    ['auditor', 'Masking_Auditor', 'Only a Masking Administrator or a Masking Operator can start'],
  ])(
    'the %s goes through Guided Setup without a question about rules, a link to Setup, or an API name (review B13)',
    async (role, permissionSet, sentence) => {
      const page = await open(
        await demo.serve(demo.sandbox, addUser(demo.sandbox, role, permissionSet)),
        'Masking_Setup',
      );
      await page.getByText(sentence).waitFor();
      for (const name of STEPS) {
        const step = await showStep(page, name);
        expect([name, API_NAMES.exec(await step.innerText())]).toEqual([name, null]);
        expect([name, await step.locator('a[href*="/lightning/setup/"]').count()]).toEqual([name, 0]);
        expect([name, await step.getByRole('button', { name: 'Open Permission Sets' }).count()]).toEqual([name, 0]);
        expect([name, await step.getByRole('button', { name: /^(Add|Exclude|Create|Mark as|Scan)/ }).count()]).toEqual([
          name,
          0,
        ]);
      }
      const rules = await showStep(page, 'Rules');
      await rules.getByText('Only a Masking Administrator can add them.').waitFor();
      await rules.getByRole('row', { name: /Contact First Name/ }).waitFor();
      expect(await rules.getByRole('checkbox').count()).toBe(0);
      await browser.picture(page, `setup-rules-${role}`, false);
      const preview = await showStep(page, 'Preview');
      const refused = preview.getByText('Only a Masking Administrator or a Masking Operator can preview values.');
      await (role === 'operator' ? preview.getByRole('button', { name: 'Show the preview' }) : refused).waitFor();
      const refresh = await showStep(page, 'Refresh');
      await refresh.getByRole('tab', { name: 'Webhook' }).click();
      await refresh.getByText('Only a Masking Administrator can manage the webhook secret.').waitFor();
      await refresh.getByRole('tab', { name: 'Imports and REST' }).click();
      await refresh.getByText('Masking Integration').waitFor();
      expect(await refresh.locator('a[href*="/lightning/setup/"]').count()).toBe(0);
      await browser.examine(page, `setup of the ${role}`);
      await page.context().close();
    },
    PATIENCE_MS,
  );

  test(
    'a review of the field list in production names what it records, wherever it begins (review B15)',
    async () => {
      const page = await open(production, 'Masking_Email_Fields');
      const text = async (): Promise<string> => {
        await page.getByRole('dialog').getByRole('button', { name: 'Mark as reviewed' }).waitFor();
        const shown = await page.getByRole('dialog').locator('p').first().innerText();
        await page.getByRole('dialog').getByRole('button', { name: 'Cancel', exact: true }).click();
        return shown;
      };
      await page.getByRole('button', { name: 'Mark as reviewed', exact: true }).click();
      const fromFields = await text();
      expect(fromFields).toContain('This org is recorded as production: no run will ever write in it.');
      await openTab(page, 'Rules');
      await page.getByRole('button', { name: 'More for Default' }).click();
      await page.getByRole('menuitem', { name: 'Review field list' }).click();
      expect(await text()).toBe(fromFields);
      await page.context().close();
    },
    PATIENCE_MS,
  );

  test(
    'production is offered no run and no schedule, and its pages are about production (review B11)',
    async () => {
      const page = await open(production, 'Masking_Runs');
      await page.getByText('Masking runs in sandboxes only.').waitFor();
      await page.getByText('This is production. Masking never runs here').waitFor();
      expect(await page.getByRole('button', { name: /^(Run now|Dry run)$/ }).count()).toBe(0);
      expect(await page.getByText(/first run|Run now/).count()).toBe(0);
      await openTab(page, 'Guided Setup');
      await page.getByText('This is production. Masking never runs here').waitFor();
      expect(await page.getByText('A run creates one').count()).toBe(0);
      const refresh = await showStep(page, 'Refresh');
      await refresh.getByRole('tab', { name: 'Schedule' }).click();
      await refresh.getByText('This is production, where masking never runs.').waitFor();
      expect(await refresh.getByRole('button', { name: 'Schedule', exact: true }).count()).toBe(0);
      await browser.examine(page, 'schedules of production');
      await page.context().close();
    },
    PATIENCE_MS,
  );

  test(
    'the audit file of a sandbox is imported in production only (review B10)',
    async () => {
      for (const [address, count] of [
        [url, 0],
        [production, 1],
      ] as const) {
        const page = await open(address, 'Masking_Runs');
        await page.getByRole('button', { name: 'More actions' }).click();
        await page.getByRole('menuitem', { name: 'Purge old runs' }).waitFor();
        await expectSoon(() => page.getByRole('menuitem', { name: 'Import the audit file' }).count(), count);
        expect(await page.getByText('no refresh wipes it').count()).toBe(0);
        await page.context().close();
      }
    },
    PATIENCE_MS,
  );

  test.each([
    ['a sandbox', () => url, SANDBOX_NAME],
    ['production', () => production, 'production'],
  ])(
    'the key of %s is not in Guided Setup, and is replaced only after the name of the org was typed (review B17)',
    async (org, address, name) => {
      const page = await open(address(), 'Masking_Setup');
      const readiness = await passTo(page, 'Readiness');
      await readiness.locator('li[data-code=key][data-state=ok]').waitFor();
      for (const step of STEPS)
        expect(
          await (await passTo(page, step)).getByRole('button', { name: /Generate a new key|Delete the key/ }).count(),
        ).toBe(0);
      await passTo(page, 'Readiness');
      await openTab(page, 'Options');
      const dialog = page.getByRole('dialog');
      for (const act of ['Generate a new key', 'Delete the key']) {
        await page.getByRole('button', { name: act, exact: true }).click();
        await dialog.getByText('Masked addresses will change in every sandbox refreshed from now on').waitFor();
        const confirm = dialog.getByRole('button', { name: act, exact: true });
        await expectSoon(async () => [act, await confirm.isDisabled()], [act, true]);
        const typed = dialog.getByLabel(`Type ${name} to confirm`);
        await typed.fill(`${name}2`);
        await expectSoon(async () => [act, await confirm.isDisabled()], [act, true]);
        await typed.fill(name);
        await expectSoon(async () => [act, await confirm.isEnabled()], [act, true]);
        await browser.examine(page, `${act} of ${org}`);
        await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
        await dialog.waitFor({ state: 'detached' });
      }
      await page.getByText('Key created.').waitFor();
      await page.context().close();
    },
    PATIENCE_MS,
  );

  test(
    'the summary has the last run under a heading of its own, with its result and a link to it (review B14)',
    async () => {
      const page = await open(url, 'Masking_Setup');
      const summary = await passTo(page, 'Summary');
      await summary.getByRole('heading', { name: 'Last run', exact: true }).waitFor();
      await summary
        .locator('[data-id=lastRun]')
        .getByText(/^RUN-000001: Completed.*\. Verification: \w+/)
        .waitFor();
      await browser.picture(page, 'setup-summary-last-run');
      await summary.getByRole('button', { name: 'Open the run' }).click();
      await page.getByRole('heading', { name: 'RUN-000001', level: 1 }).waitFor();
      await page.context().close();
    },
    PATIENCE_MS,
  );

  testPageFindings(() => browser);
});
