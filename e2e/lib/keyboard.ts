/**
 * What the tab key reaches on a page, and whether one sees it. Runs in a context of its own, apart from the page's scripts: there the
 * document is as the browser has it, without the borders that synthetic shadow puts up.
 */
import type { CDPSession, Page } from 'playwright-core';

export interface TabWalk {
  /** In the order of the tab key. */
  readonly reached: readonly string[];
  /** Controls that one sees and can use, but not with the tab key. */
  readonly unreached: readonly string[];
  /** Controls that look the same with the focus and without. */
  readonly unmarked: readonly string[];
}

/** Nobody presses the tab key more often on one page. */
const MOST_STEPS = 400;

/** Runs inside the browser, once per walk. `scope` is the selector of what is walked; null for the whole page. */
const LOOK = (scope: string | null): string => `(() => {
  const CONTROLS = 'a[href],button,input:not([type=hidden]),select,textarea,summary,[role=button],[role=tab],[role=combobox],[role=switch],[role=option],[tabindex="0"]';
  // One tab stop for all of it: arrow keys move inside.
  const GROUPS = '[role=tablist],[role=listbox],[role=grid],[role=treegrid],[role=menu],[role=radiogroup]';
  const STYLES = ['outlineStyle', 'outlineWidth', 'outlineColor', 'boxShadow', 'borderTopColor', 'borderBottomColor', 'backgroundColor', 'color', 'textDecorationLine'];
  const root = ${JSON.stringify(scope)} === null ? document : document.querySelector(${JSON.stringify(scope)});
  const isUsable = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && !element.disabled && element.getAttribute('aria-disabled') !== 'true' &&
      element.closest('[aria-hidden=true],[inert]') === null && element.checkVisibility({ visibilityProperty: true });
  };
  const name = (element) => {
    const words = element.getAttribute('aria-label') || element.labels?.[0]?.textContent || element.title || element.textContent || '';
    const owner = element.closest('c-masking-datatable,lightning-combobox,lightning-input,lightning-button,lightning-tabset')?.localName ?? '';
    return (element.getAttribute('role') ?? element.localName) + ' "' + words.trim().replaceAll(/\\s+/g, ' ').slice(0, 60) + '" ' + owner;
  };
  // What shows the focus may be the control, what is around it, or what is drawn in the place of a checkbox.
  const look = (element) => {
    const places = [element, element.parentElement, element.parentElement?.parentElement, ...(element.labels?.[0]?.querySelectorAll('span') ?? [])];
    return places.filter(Boolean).map((place) => [null, '::before', '::after'].map((pseudo) => {
      const style = getComputedStyle(place, pseudo);
      return STYLES.map((property) => style[property]).join();
    }).join()).join('|');
  };
  const still = document.createElement('style');
  // A tooltip that fades is gone when its transition has ended, which without a transition never comes: it would stay above the page.
  still.textContent = '*:not(.slds-popover_tooltip),*::before,*::after{transition:none!important;animation:none!important}';
  document.head.append(still);
  const reached = new Set();
  const unmarked = new Set();
  let last = null;
  globalThis.walk = {
    /** True while the focus is somewhere it has not been. */
    step() {
      const element = document.activeElement;
      if (last !== null && last.look === look(last.element)) unmarked.add(last.element);
      last = null;
      if (element === null || element === document.body || reached.has(element)) return false;
      reached.add(element);
      last = { element, look: look(element) };
      // What was never drawn has no transition either.
      const isStill = document.querySelector('lightning-primitive-bubble:not([aria-hidden])') === null;
      return isStill || new Promise((resolve) => requestAnimationFrame(() => resolve(true)));
    },
    /** Whether the focus is where it may be. */
    isInside: () => root.contains(document.activeElement),
    end() {
      still.remove();
      const groups = new Set([...reached].map((element) => element.closest(GROUPS)).filter(Boolean));
      const unreached = [...root.querySelectorAll(CONTROLS)].filter((element) =>
        isUsable(element) && !reached.has(element) && !groups.has(element.closest(GROUPS)));
      return { reached: [...reached].map(name), unreached: unreached.map(name), unmarked: [...unmarked].map(name) };
    },
  };
})()`;

/** A world in the browser that scripts of the page do not reach. */
async function besideThePage(
  page: Page,
): Promise<{ ask: (expression: string) => Promise<unknown>; session: CDPSession }> {
  const session = await page.context().newCDPSession(page);
  const { frameTree } = await session.send('Page.getFrameTree');
  const { executionContextId: contextId } = await session.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
  });
  const ask = async (expression: string): Promise<unknown> => {
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      expression,
      contextId,
      returnByValue: true,
      awaitPromise: true,
    });
    if (exceptionDetails !== undefined) throw new Error(exceptionDetails.exception?.description ?? expression);
    return result.value;
  };
  return { ask, session };
}

/** Presses the tab key from the beginning of the page until it has been everywhere. */
export async function walkPage(page: Page): Promise<TabWalk> {
  const { ask, session } = await besideThePage(page);
  await ask(
    'document.activeElement?.blur?.(); getSelection()?.removeAllRanges(); document.body.tabIndex = -1; document.body.focus()',
  );
  await ask(LOOK(null));
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    await page.keyboard.press('Tab');
    if (!(await ask('walk.step()'))) break;
  }
  const walk = (await ask('document.body.removeAttribute("tabindex"); walk.end()')) as TabWalk;
  await session.detach();
  return walk;
}

/** The same in an open dialogue, which must keep the focus: twice around, and back. */
export async function walkDialogue(page: Page, selector: string): Promise<TabWalk & { readonly escapes: number }> {
  const { ask, session } = await besideThePage(page);
  await ask(LOOK(selector));
  let escapes = 0;
  const count = async (): Promise<void> => {
    if (!(await ask('walk.isInside()'))) escapes++;
  };
  await count();
  for (let round = 0; round < 2; round++) {
    for (let steps = 0; steps < MOST_STEPS; steps++) {
      const isNew = await ask('walk.step()');
      if (!isNew && steps > 0) break;
      await page.keyboard.press('Tab');
      await count();
    }
  }
  for (let steps = 0; steps < 5; steps++) {
    await page.keyboard.press('Shift+Tab');
    await count();
  }
  const walk = (await ask('walk.end()')) as TabWalk;
  await session.detach();
  return { ...walk, escapes };
}

export interface Focus {
  /** `button`, `a`, `th` */
  readonly tag: string;
  readonly words: string;
  readonly isInTable: boolean;
}

/** What has the focus. */
export async function focused(page: Page): Promise<Focus> {
  const { ask, session } = await besideThePage(page);
  const focus = (await ask(`(() => {
    const element = document.activeElement ?? document.body;
    return { tag: element.localName, words: element.textContent.trim() || element.title, isInTable: element.closest('[role=grid]') !== null };
  })()`)) as Focus;
  await session.detach();
  return focus;
}
