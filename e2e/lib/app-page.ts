/** The app in a real browser: pages that tell what their console complained of, and their pictures with what axe-core finds. */
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { accessibilityFindings } from './accessibility.ts';

export const PAGE_CACHE = path.resolve('.local-org', 'cache', 'lightning');

/** With DOCS_IMAGES=1 the pictures of the guides are taken anew. */
const IMAGES = process.env.DOCS_IMAGES === '1' ? path.resolve('docs', 'images') : path.resolve('test-results', 'pages');

const BROWSER = [
  process.env.CHROMIUM_PATH ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
].find((file) => file !== '' && existsSync(file));

/** Never false in CI: there a missing browser is a failure. */
export const hasBrowser = BROWSER !== undefined || process.env.CI === 'true';

/** That of the user, as Lightning Experience shows times. */
const TIME_ZONE = 'America/Los_Angeles';

/** Beyond that something is wrong, also on a busy machine. */
const PATIENCE_MS = 20_000;

/** What the base component says when the button that opened a dialogue is gone when it closes. */
const NO_OPENER = 'Modal :: Nothing to return focus to';

export class AppBrowser {
  /** What the consoles said, and what failed in the pages. */
  readonly complaints: string[] = [];
  /** What axe-core found, by picture. */
  readonly findings: string[] = [];
  private readonly browser: Browser;

  private constructor(browser: Browser) {
    this.browser = browser;
  }

  static async launch(): Promise<AppBrowser> {
    mkdirSync(IMAGES, { recursive: true });
    return new AppBrowser(await chromium.launch({ executablePath: BROWSER, args: ['--no-sandbox', '--disable-gpu'] }));
  }

  async open(url: string, width = 1280, height = 900): Promise<Page> {
    const context = await this.browser.newContext({
      viewport: { width, height },
      permissions: ['clipboard-read', 'clipboard-write'],
      timezoneId: TIME_ZONE,
    });
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    page.on('console', (message) => {
      if ((message.type() === 'error' || message.type() === 'warning') && message.text() !== NO_OPENER)
        this.complaints.push(`${page.url()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.complaints.push(`${page.url()}: ${error.message}`));
    await page.goto(url);
    return page;
  }

  /** Takes the picture of a state of a page, in which axe-core must find nothing. Long tables are examined when they are filtered. */
  async picture(page: Page, name: string, isExamined = true): Promise<void> {
    for (const toast of await page.locator('lightning-toast button').all()) await toast.click().catch(() => undefined);
    await page.screenshot({ path: path.join(IMAGES, `${name}.png`), fullPage: true, animations: 'disabled' });
    if (isExamined) await this.examine(page, name);
  }

  /** Keeps what axe-core finds. */
  async examine(page: Page, name: string): Promise<void> {
    this.findings.push(...(await accessibilityFindings(page)).map((finding) => `${name}: ${finding}`));
  }

  close(): Promise<void> {
    return this.browser.close();
  }
}
