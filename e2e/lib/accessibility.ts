/** What axe-core finds on a page, shadow trees included. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Of the platform's base components as npm has them: nothing a page can repair. Rule and element. */
const NOT_OURS: readonly (readonly [string, string])[] = [
  ['nested-interactive', 'slds-tabs_default__overflow-button'],
  ['target-size', 'lightning-datepicker'],
  ['aria-dialog-name', 'lightning-interactive-dialog-base'],
  ['aria-tooltip-name', 'salesforce-lightning-tooltip-bubble'],
];

/** Elements that fade in or out have no colours of their own yet; what never ends, such as a spinner, is waited for a second at most. */
const FADES_ENDED = `Promise.race([
  Promise.allSettled(document.getAnimations().map((animation) => animation.finished)).then(() => undefined),
  new Promise((resolve) => setTimeout(resolve, 1000)),
])`;

/**
 * A line per finding: the rule, the element, what to do. The page has no frames, so axe-core runs in it as one (legacy mode) and hands
 * over only the elements with findings: with every element that passes a rule, a long table took minutes to transfer.
 */
export async function accessibilityFindings(page: Page): Promise<string[]> {
  await page.evaluate(FADES_ENDED);
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(RULES);
  if (page.frames().length > 1) throw new Error(`${page.url()} has frames, which are not examined`);
  const { violations, passes } = await axe.setLegacyMode().analyze();
  if (passes.length === 0) throw new Error(`No rule could be applied to ${page.url()}`);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes
      .filter(({ target }) => !NOT_OURS.some(([rule, name]) => rule === id && JSON.stringify(target).includes(name)))
      .map(({ target, html }) => `${id}: ${help}: ${JSON.stringify(target)} ${html.slice(0, 160)}`),
  );
}
