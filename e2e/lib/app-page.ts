/** The app in a real browser: pages that record what their console complained of, and their pictures with what axe-core finds. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type Locator, type Page } from 'playwright-core';
import { browserPath } from '../../scripts/lib/browser.mjs';
import { accessibilityFindings } from './accessibility.ts';

/** Compiled Apex is kept for the next suite. */
export const PAGE_CACHE = path.resolve('.local-org', 'cache', 'lightning');

/** With DOCS_IMAGES=1 the pictures of the guides are taken anew. */
const DOCS_IMAGES = process.env.DOCS_IMAGES === '1' ? path.resolve('docs', 'images') : null;
const TEST_IMAGES = path.resolve('test-results', 'pages');

const BROWSER = browserPath();

/**
 * Other suites keep the other processors busy: V8's own threads, which compile what a page runs often, take processor time and return little on
 * pages that live for seconds.
 */
const BROWSER_OPTIONS = ['--no-sandbox', '--disable-gpu', '--js-flags=--single-threaded'];

/** Never false in CI: there a missing browser is a failure. */
export const hasBrowser = BROWSER !== undefined || process.env.CI === 'true';

/** That of the user, as Lightning Experience shows times. */
const TIME_ZONE = 'America/Los_Angeles';

/** Beyond that something is wrong, also on a busy machine. */
const PATIENCE_MS = 300_000;

/** Times that a window grows with its page. */
const MOST_GROWTHS = 6;

/** A toast that cannot be clicked that long is on its way out. */
const TOAST_MS = 1000;

/** What the base component reports when the button that opened a dialogue is gone when it closes. */
const NO_OPENER = 'Modal :: Nothing to return focus to';

export class AppBrowser {
  /** What the consoles said, and what failed in the pages. */
  readonly complaints: string[] = [];
  /** What axe-core found, by picture. */
  readonly findings: string[] = [];
  private readonly browser: Browser;
  private readonly images: string;

  private constructor(browser: Browser, images: string) {
    this.browser = browser;
    this.images = images;
  }

  /** @param namespace of the installed package, whose pictures are not those of the guides */
  static async launch(namespace?: string): Promise<AppBrowser> {
    const images = namespace === undefined ? (DOCS_IMAGES ?? TEST_IMAGES) : path.join(TEST_IMAGES, namespace);
    mkdirSync(images, { recursive: true });
    const browser = await chromium.launch({ executablePath: BROWSER, args: BROWSER_OPTIONS });
    return new AppBrowser(browser, images);
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
    await closeToasts(page);
    // What the mouse is over changes its appearance.
    await page.mouse.move(0, 0);
    await wholePage(page, () =>
      page.screenshot({ path: path.join(this.images, `${name}.png`), animations: 'disabled' }),
    );
    if (isExamined) await this.examine(page, name);
  }

  /** Keeps what axe-core finds. */
  async examine(page: Page, name: string): Promise<void> {
    this.findings.push(...(await accessibilityFindings(page)).map((finding) => `${name}: ${finding}`));
  }

  /** Seconds of processor time that all processes of the browser have taken so far. */
  async processorSeconds(): Promise<number> {
    const session = await this.browser.newBrowserCDPSession();
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    await session.detach();
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  }

  close(): Promise<void> {
    return this.browser.close();
  }
}

/** As high as the page: what stays at the edge of the window belongs to the end of a picture, not into its middle. */
async function wholePage(page: Page, act: () => Promise<unknown>): Promise<void> {
  const size = page.viewportSize()!;
  // Some parts grow with the window: the page has its height when the window no longer needs to grow with it.
  for (let height = size.height, tries = 0; tries < MOST_GROWTHS; tries++) {
    const needed: number = await page.evaluate('document.documentElement.scrollHeight');
    if (needed <= height) break;
    height = needed;
    await page.setViewportSize({ ...size, height });
  }
  await act();
  await page.setViewportSize(size);
}

/** A toast goes by itself, too: perhaps while it is being closed. */
async function closeToasts(page: Page): Promise<void> {
  const toasts = page.locator('lightning-toast');
  while ((await toasts.count()) > 0)
    await toasts
      .first()
      .getByRole('button')
      .click({ timeout: TOAST_MS })
      .catch(() => undefined);
}

export const openTab = (page: Page, name: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Tabs' }).getByRole('link', { name }).click();

/** The numbers of a row by the words of their columns. */
export async function numbersOf(row: Locator): Promise<Map<string, number>> {
  const numbers = new Map<string, number>();
  for (const cell of await row.locator('[data-label]').all())
    numbers.set((await cell.getAttribute('data-label'))!, Number((await cell.innerText()).trim().replaceAll(',', '')));
  return numbers;
}

/** Tabs that do not fit go into a menu once they were measured, and a busy machine measures late. Only a page that stays too wide takes as long. */
const LAYOUT_MS = 30_000;
const NEXT_FRAME = 'new Promise((resolve) => requestAnimationFrame(() => resolve(null)))';

/** Until no part of the page is loading any more: several may be at once. */
export const untilLoaded = (page: Page): Promise<void> =>
  page.getByText('Loading').first().waitFor({ state: 'detached' });

/**
 * More than the window is wide where the page scrolls sideways, and goes on to. Asked from here again and again: what waits inside the page
 * evaluates a text there, which its content security policy refuses and the console reports.
 */
export async function pageWidth(page: Page): Promise<number> {
  const until = Date.now() + LAYOUT_MS;
  while (!(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')) && Date.now() < until)
    await page.evaluate(NEXT_FRAME);
  return page.evaluate('document.documentElement.scrollWidth');
}
