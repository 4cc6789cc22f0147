/** What axe-core finds on a page, shadow trees included. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Of the platform's base components as npm has them: nothing a page can repair. Rule and element. */
const NOT_OURS: readonly (readonly [string, string])[] = [
  ['target-size', 'lightning-datepicker'],
  ['aria-dialog-name', 'lightning-interactive-dialog-base'],
  ['aria-tooltip-name', 'salesforce-lightning-tooltip-bubble'],
];

/** Elements that fade in or out have no colours of their own yet; what never ends, such as a spinner, is waited for a second at most. */
const FADES_ENDED = `Promise.race([
  Promise.allSettled(document.getAnimations().map((animation) => animation.finished)).then(() => undefined),
  new Promise((resolve) => setTimeout(resolve, 1000)),
])`;

/** A line per finding: the rule, the element, what to do. The page must come from a context of its own. */
export async function accessibilityFindings(page: Page): Promise<string[]> {
  await page.evaluate(FADES_ENDED);
  const { violations, passes } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  if (passes.length === 0) throw new Error(`No rule could be applied to ${page.url()}`);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes
      .filter(({ target }) => !NOT_OURS.some(([rule, name]) => rule === id && JSON.stringify(target).includes(name)))
      .map(({ target, html }) => `${id}: ${help}: ${JSON.stringify(target)} ${html.slice(0, 160)}`),
  );
}
