/**
 * The app in a real browser, served from a demo sandbox: what an administrator sees, tab by tab, without an error in the console.
 * With DOCS_IMAGES=1 the pictures of the guides are taken anew.
 */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { servePages, type ServedPages } from '../local-org/src/lightning/serve.ts';
import type { Org } from '../local-org/src/org/org.ts';
import { accessibilityFindings } from './lib/accessibility.ts';
import { maskSandbox } from '../scripts/demo/story/masking.ts';
import { openProduction, SANDBOX_NAME } from '../scripts/demo/story/sandbox-org.ts';

const RECORDS = 2000;
const CACHE = path.resolve('.local-org', 'cache', 'lightning');
const IMAGES = process.env.DOCS_IMAGES === '1' ? path.resolve('docs', 'images') : path.resolve('test-results', 'pages');
const BROWSER = [
  process.env.CHROMIUM_PATH ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
].find((file) => file !== '' && existsSync(file));

/** What the guide tells an administrator to do after the installation. */
const GRANT = `
  Id permissionSet = [SELECT Id FROM PermissionSet WHERE Name = 'Masking_Administrator' WITH SYSTEM_MODE].Id;
  insert as system new PermissionSetAssignment(AssigneeId = UserInfo.getUserId(), PermissionSetId = permissionSet);
`;
const OUTSIDER = `
  Id profile = [SELECT Id FROM Profile WHERE Name = 'Standard User' WITH SYSTEM_MODE].Id;
  insert as system new User(LastName = 'Outsider', Alias = 'outside', Email = 'outsider@example.com', Username = 'outsider@example.com.uat',
    EmailEncodingKey = 'UTF-8', LanguageLocaleKey = 'en_US', LocaleSidKey = 'en_US', TimeZoneSidKey = 'GMT', ProfileId = profile);
`;

/** What the base component says when the button that opened a dialogue is gone when it closes. */
const NO_OPENER = 'Modal :: Nothing to return focus to';

let dir: string;
let production: Org;
let sandbox: Org;
let pages: ServedPages;
let browser: Browser;
let page: Page;
const complaints: string[] = [];
const findings: string[] = [];

async function openPage(url: string, width = 1280, height = 900): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height } });
  const opened = await context.newPage();
  opened.on('console', (message) => {
    if ((message.type() === 'error' || message.type() === 'warning') && message.text() !== NO_OPENER)
      complaints.push(`${opened.url()}: ${message.text()}`);
  });
  opened.on('pageerror', (error) => complaints.push(`${opened.url()}: ${error.message}`));
  await opened.goto(url);
  return opened;
}

/** Takes the picture of a state of a page, in which axe-core must find nothing. */
async function picture(of: Page, name: string): Promise<void> {
  await of.screenshot({ path: path.join(IMAGES, `${name}.png`), fullPage: true, animations: 'disabled' });
  findings.push(...(await accessibilityFindings(of)).map((finding) => `${name}: ${finding}`));
}
const openTab = (name: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Tabs' }).getByRole('link', { name }).click();

(BROWSER === undefined && process.env.CI !== 'true' ? describe.skip : describe)('the app in a browser', () => {
  beforeAll(async () => {
    mkdirSync(IMAGES, { recursive: true });
    dir = mkdtempSync(path.join(tmpdir(), 'pages-'));
    ({ org: production } = await openProduction(path.join(dir, 'production.org'), RECORDS, 7, () => undefined));
    sandbox = production.refreshInto(path.join(dir, 'sandbox.org'), { sandboxName: SANDBOX_NAME });
    sandbox.runAnonymous(GRANT);
    sandbox.runAnonymous(OUTSIDER);
    await maskSandbox(sandbox, () => undefined);
    pages = await servePages(sandbox, {
      port: 0,
      cacheDir: CACHE,
      runsJobs: false,
      report: (error) => complaints.push(String(error)),
    });
    browser = await chromium.launch({ executablePath: BROWSER, args: ['--no-sandbox', '--disable-gpu'] });
    page = await openPage(pages.url);
  }, 240_000);

  afterAll(async () => {
    await browser?.close();
    await pages?.close();
    sandbox?.close();
    production?.close();
    rmSync(dir, { recursive: true, force: true });
  });

  test('Setup says whether the sandbox is ready', async () => {
    await page.getByRole('heading', { name: 'Setup', level: 1 }).waitFor();
    await page.getByText('This is the sandbox uat').waitFor();
    expect(await page.locator('li[data-state=ok]').count()).toBeGreaterThanOrEqual(5);
    await picture(page, 'setup');
  }, 60_000);

  test('Email Fields lists, searches and filters', async () => {
    await openTab('Email Fields');
    await page.getByText('Billing_Email__c').waitFor();
    await picture(page, 'email-fields');
    await page.getByLabel('Search objects and fields').fill('contact');
    await page.getByText('Account.Billing_Email__c').waitFor({ state: 'detached' });
    await page.getByText('Contact.Secondary_Email__c').waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('email-fields.csv');
  }, 60_000);

  test('whoever has no permission set is told so', async () => {
    const outsider = sandbox.query("SELECT Id FROM User WHERE Alias = 'outside'")[0]!.id!;
    const others = await servePages(sandbox, { port: 0, cacheDir: CACHE, runsJobs: false, user: outsider });
    try {
      const view = await openPage(`${others.url}/lightning/n/Masking_Runs`);
      await view.getByText('You do not have access to this page').waitFor();
      expect(await view.getByRole('button', { name: 'Run now' }).count()).toBe(0);
      await picture(view, 'no-permission');
      await view.close();
    } finally {
      await others.close();
    }
  }, 60_000);

  test('the pages fit a narrow screen', async () => {
    const narrow = await openPage(`${pages.url}/lightning/n/Masking_Setup`, 320, 640);
    await narrow.getByText('This is the sandbox uat').waitFor();
    expect(await narrow.getByRole('link', { name: 'Runs' }).isVisible()).toBe(true);
    expect(await narrow.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
    await picture(narrow, 'narrow');
    await narrow.close();
  }, 60_000);

  test('axe-core finds nothing on any page', () => {
    expect(findings).toEqual([]);
  });

  test('the console has nothing to complain of', () => {
    expect(complaints).toEqual([]);
  });
});
