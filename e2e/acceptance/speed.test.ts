/** How long the app keeps an administrator waiting: the editor with 200 rules. The home page is measured in large.test.ts. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { hasBrowser, pageWidth } from '../lib/app-page.ts';
import { DemoPages } from '../lib/demo-pages.ts';
import { ruleSetForm, saveRuleSet } from '../lib/rule-set-form.ts';
import { timed, type Timed } from '../lib/time-alone.ts';

const RULES = 200;
/** On a machine to itself; with others, as much longer as they make it wait meanwhile. A keystroke is from the key to the frame that shows its effect. */
const KEYSTROKE_MS = 50;
const OPEN_MS = 1500;
const SAVE_MS = 1500;
const KEYSTROKES = 21;
const MOST_ATTEMPTS = 10;
const PATIENCE_MS = 240_000;

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

/** Milliseconds on a machine to itself; reports what it was measured from. */
function alone(what: string, { milliseconds, crowding }: Timed<unknown>): number {
  process.stderr.write(`${what}: ${Math.round(milliseconds)} ms, crowding ${crowding.toFixed(2)}\n`);
  return milliseconds / crowding;
}

/** Again until it was in time once: a busy moment of the machine is no failure, and what is always late is one. */
async function expectInTime(
  what: string,
  boundMs: number,
  attempt: (number: number) => Promise<Timed<unknown>>,
): Promise<void> {
  let best = Infinity;
  for (let tries = 0; tries < MOST_ATTEMPTS && best >= boundMs; tries++)
    best = Math.min(best, alone(what, await attempt(tries)));
  expect(best).toBeLessThan(boundMs);
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

async function openEditor(): Promise<void> {
  await page.locator('[data-id=edit][data-name=Big]').getByRole('button').click();
  await page.locator('c-masking-rule-set-editor').getByRole('button', { name: 'Rule 49', exact: true }).waitFor();
  await page.getByText('Rules 1 to 50 of 200').waitFor();
}

/** The pattern of a rule on the third page. */
async function openPattern(): Promise<Locator> {
  const editor = page.locator('c-masking-rule-set-editor');
  for (let turns = 0; turns < 2; turns++) await editor.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByText('Rules 101 to 150 of 200').waitFor();
  await editor.getByRole('button', { name: 'Rule 100', exact: true }).click();
  const pattern = page.locator('[data-member=pattern] textarea');
  await pattern.waitFor();
  return pattern;
}

(hasBrowser ? describe : describe.skip)('the editor with 200 rules', () => {
  beforeAll(async () => {
    demo = await DemoPages.open({ records: 30 });
    await saveRuleSet(demo.sandbox, BIG);
    url = await demo.serve();
    page = await demo.browser.open(`${url}/lightning/n/Masking_Rules`);
    await page.getByText('ORDER-49-[0-9]{1,8}').first().waitFor();
    await page.getByText('Rules 1 to 50 of 200').waitFor();
  }, PATIENCE_MS);

  afterAll(() => demo?.close());

  test(
    'opens within one and a half seconds',
    () =>
      expectInTime('opening 200 rules', OPEN_MS, async (attempt) => {
        if (attempt > 0) {
          await page.getByRole('button', { name: 'Cancel', exact: true }).click();
          await page.locator('[data-id=edit][data-name=Big]').waitFor();
        }
        return timed(demo.browser, openEditor);
      }),
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
      const pattern = await openPattern();
      await pattern.focus();
      await page.keyboard.press('End');
      await page.evaluate(WATCH_KEYS);
      await expectInTime('a keystroke', KEYSTROKE_MS, async () => {
        await page.evaluate('window.keyTimes = []');
        const typing = await timed(demo.browser, async () => {
          for (let key = 0; key < KEYSTROKES; key++) await page.keyboard.type('a', { delay: 30 });
          await page.waitForFunction(`window.keyTimes.length === ${KEYSTROKES}`);
        });
        return { ...typing, milliseconds: median(await page.evaluate('window.keyTimes')) };
      });
      expect(await pattern.inputValue()).toContain('a'.repeat(KEYSTROKES));
      // The table follows when somebody pauses.
      await page.getByRole('row', { name: 'a'.repeat(KEYSTROKES) }).waitFor();
    },
    PATIENCE_MS,
  );

  test(
    'saves within one and a half seconds',
    () => {
      const saved = page.getByText('Big was saved.');
      return expectInTime('saving 200 rules', SAVE_MS, async (attempt) => {
        if (attempt > 0) {
          await saved.waitFor({ state: 'detached' });
          await openEditor();
          await (await openPattern()).fill(`ORDER-100-[0-9]{1,${8 + attempt}}`);
        }
        return timed(demo.browser, async () => {
          await page.getByRole('button', { name: 'Save', exact: true }).click();
          await saved.waitFor();
        });
      });
    },
    PATIENCE_MS,
  );

  test('the console has nothing to complain of', () => {
    expect(demo.browser.complaints).toEqual([]);
  });
});
