/** How long the app keeps an administrator waiting: the editor with 200 rules. The home page is measured in large.test.ts. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { availableParallelism, loadavg } from 'node:os';
import type { CDPSession, Page } from 'playwright-core';
import { hasBrowser, pageWidth } from '../lib/app-page.ts';
import { DemoPages } from '../lib/demo-pages.ts';
import { ruleSetForm, saveRuleSet } from '../lib/rule-set-form.ts';

const RULES = 200;
/** From a key to the frame that shows its effect. Where other processes make the page wait, its processor time counts, which they do not take. */
const KEYSTROKE_MS = 50;
/** On a machine to itself; with others, as much longer as they make it wait. */
const OPEN_MS = 1500;
const SAVE_MS = 1500;
const KEYSTROKES = 21;
const PATIENCE_MS = 240_000;
/** Processes on both threads of a core take each other's caches and units: each needs up to twice the processor time. */
const SLOWEST_SHARE = 2;
const SPIN_MS = 300;

/** How much longer this process waits than it works just now, or did in the last minute. */
function crowding(): number {
  const before = process.cpuUsage();
  const until = performance.now() + SPIN_MS;
  while (performance.now() < until);
  const { user, system } = process.cpuUsage(before);
  return Math.max(1, (SPIN_MS * 1000) / (user + system), loadavg()[0]! / availableParallelism());
}

const allowance = (milliseconds: number): number => milliseconds * crowding();

/** 200 rules about the texts of a few objects. */
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

/** Milliseconds of processor time that the page has taken for its work so far. */
async function processorTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000;
}

/** Milliseconds from a key to the frame that shows its effect, in the page itself. */
const WATCH_KEYS = `
  window.keyTimes = [];
  window.addEventListener('keydown', () => {
    const began = performance.now();
    requestAnimationFrame(() => setTimeout(() => window.keyTimes.push(performance.now() - began)));
  }, true);
`;

const median = (times: readonly number[]): number => [...times].sort((one, other) => one - other)[times.length >> 1]!;

let demo: DemoPages;
let url: string;
let page: Page;

(hasBrowser ? describe : describe.skip)('the editor with 200 rules', () => {
  beforeAll(async () => {
    demo = await DemoPages.open({ records: 30 });
    await saveRuleSet(demo.sandbox, BIG);
    url = await demo.serve();
    page = await demo.browser.open(`${url}/lightning/n/Masking_Rules`);
    await page.getByText('Rule 199', { exact: true }).or(page.getByText('ORDER-199-[0-9]{1,8}')).first().waitFor();
  }, PATIENCE_MS);

  afterAll(() => demo?.close());

  test(
    'opens within one and a half seconds',
    async () => {
      const times: number[] = [];
      for (let visit = 0; visit < 3; visit++) {
        const started = performance.now();
        await page.locator('[data-id=edit][data-name=Big]').getByRole('button').click();
        await page.locator('c-masking-rule-set-editor').getByRole('button', { name: 'Rule 49', exact: true }).waitFor();
        await page.getByText('Rules 1 to 50 of 200').waitFor();
        times.push(performance.now() - started);
        if (visit === 2) break;
        await page.getByRole('button', { name: 'Cancel', exact: true }).click();
        await page.locator('[data-id=edit][data-name=Big]').waitFor();
      }
      process.stderr.write(`opening 200 rules: ${times.map(Math.round).join(', ')} ms\n`);
      expect(Math.min(...times)).toBeLessThan(allowance(OPEN_MS));
    },
    PATIENCE_MS,
  );

  test(
    'shows fifty of its rules at a time, on a screen of 375 pixels, too',
    async () => {
      await demo.browser.picture(page, 'rule-pages');
      await page.setViewportSize({ width: 375, height: 800 });
      await demo.browser.picture(page, 'rule-pages-375');
      expect(await pageWidth(page)).toBeLessThanOrEqual(375);
      await page.setViewportSize({ width: 1280, height: 900 });
      expect(demo.browser.findings).toEqual([]);
    },
    PATIENCE_MS,
  );

  test(
    'shows a keystroke in a pattern within 50 milliseconds',
    async () => {
      const editor = page.locator('c-masking-rule-set-editor');
      for (let turns = 0; turns < 2; turns++) await editor.getByRole('button', { name: 'Next', exact: true }).click();
      await page.getByText('Rules 101 to 150 of 200').waitFor();
      await editor.getByRole('button', { name: 'Rule 100', exact: true }).click();
      const pattern = page.locator('[data-member=pattern] textarea');
      await pattern.waitFor();
      await pattern.focus();
      await page.keyboard.press('End');
      await page.evaluate(WATCH_KEYS);
      const session = await page.context().newCDPSession(page);
      await session.send('Performance.enable', { timeDomain: 'threadTicks' });
      const before = await processorTime(session);
      for (let key = 0; key < KEYSTROKES; key++) await page.keyboard.type('a', { delay: 30 });
      await page.waitForFunction(`window.keyTimes.length === ${KEYSTROKES}`);
      const times = (await page.evaluate('window.keyTimes')) as number[];
      const perKey = ((await processorTime(session)) - before) / KEYSTROKES;
      await session.detach();
      process.stderr.write(
        `keystrokes with 200 rules: ${Math.round(perKey)} ms each; shown after ${times.map(Math.round).join(', ')} ms\n`,
      );
      expect(perKey).toBeGreaterThan(0);
      const crowded = crowding();
      const ofProcessor = perKey / Math.min(crowded, SLOWEST_SHARE);
      expect(Math.min(ofProcessor, median(times) / crowded)).toBeLessThan(KEYSTROKE_MS);
      expect(await pattern.inputValue()).toContain('a'.repeat(KEYSTROKES));
      // The table follows when somebody pauses.
      await page.getByRole('row', { name: 'a'.repeat(KEYSTROKES) }).waitFor();
    },
    PATIENCE_MS,
  );

  test(
    'saves within one and a half seconds',
    async () => {
      const started = performance.now();
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByText('Big was saved.').waitFor();
      const time = performance.now() - started;
      process.stderr.write(`saving 200 rules: ${Math.round(time)} ms\n`);
      expect(time).toBeLessThan(allowance(SAVE_MS));
    },
    PATIENCE_MS,
  );

  test('the console has nothing to complain of', () => {
    expect(demo.browser.complaints).toEqual([]);
  });
});
