/** The frame around a page: app launcher, tabs of the app, name of the org. Markup is the design system's. */
import type { PageConfig, AppInfo, TabInfo } from '../page-config.ts';
import { go, PAGE_CHANGED } from './navigation.ts';

/** `h('a', { class: 'x', href: '/' }, 'text', child)` */
export function h(
  tag: string,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (string | Node)[]
): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** A link that changes the page without loading a document. */
export function link(
  href: string,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly (string | Node)[]
): HTMLElement {
  const anchor = h('a', { href, ...attributes }, ...children);
  anchor.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go(href);
  });
  return anchor;
}

export interface Shell {
  readonly main: HTMLElement;
  show(app: AppInfo | null, tab: string | null): void;
}

export function createShell(config: PageConfig): Shell {
  const main = h('main', { id: 'main', class: 'slds-p-around_medium', tabindex: '-1' });
  const appName = h('span', { class: 'slds-truncate' });
  const tabs = h('ul', { class: 'slds-grid' });
  const where = config.isSandbox ? `Sandbox: ${config.sandboxName ?? config.orgName}` : config.orgName;
  const header = h(
    'header',
    { class: 'slds-context-bar' },
    h(
      'div',
      { class: 'slds-context-bar__primary' },
      h(
        'div',
        { class: 'slds-context-bar__item slds-no-hover' },
        launcher(config),
        h('span', { class: 'slds-context-bar__label-action slds-context-bar__app-name' }, appName),
      ),
    ),
    h('nav', { class: 'slds-context-bar__secondary', 'aria-label': 'Tabs' }, tabs),
    h(
      'div',
      { class: 'slds-context-bar__tertiary slds-p-horizontal_medium' },
      h(
        'div',
        { class: `slds-text-color_weak host-where${config.users.length === 0 ? ' slds-truncate' : ''}` },
        `${where} · `,
        userMenu(config),
      ),
    ),
  );
  const skip = h(
    'a',
    { class: 'slds-assistive-text slds-assistive-text_focus', href: '#main' },
    'Skip to Main Content',
  );
  document.body.replaceChildren(skip, header, main);
  return {
    main,
    show(app, current) {
      appName.textContent = app?.label ?? '';
      tabs.replaceChildren(...(app?.tabs ?? []).map((tab) => tabItem(tab, tab.name === current)));
    },
  };
}

function tabItem(tab: TabInfo, isActive: boolean): HTMLElement {
  const anchor = link(
    `/lightning/n/${tab.name}`,
    { class: 'slds-context-bar__label-action', title: tab.label, ...(isActive ? { 'aria-current': 'page' } : {}) },
    h('span', { class: 'slds-truncate' }, tab.label),
  );
  return h('li', { class: `slds-context-bar__item${isActive ? ' slds-is-active' : ''}` }, anchor);
}

const WAFFLE_DOTS = 9;

function launcher(config: PageConfig): HTMLElement {
  const dots = Array.from({ length: WAFFLE_DOTS }, (_, index) => h('span', { class: `slds-r${index + 1}` }));
  const button = menuButton(
    { class: 'slds-button slds-icon-waffle_container slds-context-bar__button', title: 'App Launcher' },
    h('span', { class: 'slds-icon-waffle' }, ...dots),
    h('span', { class: 'slds-assistive-text' }, 'App Launcher'),
  );
  const items = config.apps.map((app) =>
    link(`/lightning/app/${app.name}`, { role: 'menuitem' }, truncated(app.label)),
  );
  return menu('App Launcher', 'slds-context-bar__icon-action', 'slds-dropdown_left', button, items);
}

/** Who is signed in; a menu where others may sign in. */
function userMenu({ users, userName }: PageConfig): HTMLElement {
  if (users.length === 0) return h('span', {}, userName);
  const button = menuButton(
    { class: 'slds-button', title: 'Sign in as another user' },
    `${userName} `,
    h('span', { 'aria-hidden': 'true' }, '▾'),
  );
  // Another user has another page: the document is loaded again.
  const items = users.map(({ id, name }) =>
    h('a', { href: `/sign-in/${id}`, role: 'menuitem' }, truncated(`Sign in as ${name}`)),
  );
  return menu('Users', 'host-user', 'slds-dropdown_right', button, items);
}

const truncated = (text: string): HTMLElement => h('span', { class: 'slds-truncate', title: text }, text);

const menuButton = (attributes: Readonly<Record<string, string>>, ...children: readonly (string | Node)[]) =>
  h('button', { ...attributes, type: 'button', 'aria-haspopup': 'true', 'aria-expanded': 'false' }, ...children);

function menu(
  label: string,
  cssClass: string,
  cssPlace: string,
  button: HTMLElement,
  items: readonly HTMLElement[],
): HTMLElement {
  const list = h(
    'ul',
    { class: 'slds-dropdown__list', role: 'menu', 'aria-label': label },
    ...items.map((item) => h('li', { class: 'slds-dropdown__item', role: 'presentation' }, item)),
  );
  const dropdown = h('div', { class: `slds-dropdown ${cssPlace}` }, list);
  const trigger = h(
    'div',
    { class: `${cssClass} slds-dropdown-trigger slds-dropdown-trigger_click` },
    button,
    dropdown,
  );
  const toggle = (isOpen: boolean): void => {
    trigger.classList.toggle('slds-is-open', isOpen);
    button.setAttribute('aria-expanded', String(isOpen));
    if (isOpen) dropdown.querySelector('a')?.focus();
  };
  button.addEventListener('click', () => toggle(!trigger.classList.contains('slds-is-open')));
  trigger.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    toggle(false);
    button.focus();
  });
  document.addEventListener('click', (event) => {
    if (!trigger.contains(event.target as Node)) toggle(false);
  });
  window.addEventListener(PAGE_CHANGED, () => toggle(false));
  return trigger;
}
