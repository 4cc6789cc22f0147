/** The page: plays the part of Lightning Experience for the components of an org. */
import { createElement } from 'lwc';
import Toast from 'lightning/toast';
import components from 'virtual:components';
import type { AppInfo, PageConfig, TabInfo } from '../page-config.ts';
import { go, PAGE_CHANGED, pageOf } from './navigation.ts';
import { recordPage } from './record-page.ts';
import { createShell, h } from './shell.ts';
import { ShowToastEventName, type ToastDetail } from './toast-event.ts';

const config = JSON.parse(document.querySelector('#config')!.textContent!) as PageConfig;
const shell = createShell(config);
/** Kept while one goes from record to record. */
let currentApp: AppInfo | null = config.apps[0] ?? null;
let shown: string | null = null;

/** Components never see an event twice: the base component of the same event name gets its own. */
window.addEventListener(
  ShowToastEventName,
  (event) => {
    const { detail } = event as CustomEvent<Partial<ToastDetail> | null>;
    if (detail?.isOfPlatform !== true) return;
    event.stopImmediatePropagation();
    const { title = '', message, messageData = [], variant, mode } = detail;
    const words = message?.replace(/\{(\d+)\}/g, (place, index: string) => {
      const value = messageData[Number(index)];
      return value === undefined ? place : typeof value === 'string' ? value : value.label;
    });
    Toast.show({ label: title, message: words, variant, mode: mode === 'sticky' ? 'sticky' : 'dismissible' });
  },
  true,
);

function tabOf(name: string): { app: AppInfo; tab: TabInfo } | null {
  const apps = currentApp === null ? config.apps : [currentApp, ...config.apps];
  for (const app of apps) {
    const tab = app.tabs.find((candidate) => candidate.name === name);
    if (tab !== undefined) return { app, tab };
  }
  return null;
}

/** @param component `c/name` */
const tagOf = (component: string): string =>
  `${component.replace('/', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

function message(title: string, words: string): HTMLElement {
  return h(
    'div',
    { class: 'slds-card slds-p-around_large' },
    h('h1', { class: 'slds-text-heading_medium' }, title),
    h('p', {}, words),
  );
}

function fill(tab: TabInfo): HTMLElement {
  if (tab.component === null || components[tab.component] === undefined)
    return message(tab.label, 'This kind of tab is not served here.');
  return createElement(tagOf(tab.component), { is: components[tab.component] });
}

async function show(): Promise<void> {
  const { type, attributes = {} } = pageOf(location);
  if (type === 'standard__recordPage') {
    const id = String(attributes.recordId);
    if (shown === id) return;
    shown = id;
    shell.show(currentApp, null);
    shell.main.replaceChildren(await recordPage(id));
    return;
  }
  if (type === 'standard__app' || attributes.apiName === '') {
    const app = config.apps.find(({ name }) => name === attributes.appTarget) ?? currentApp;
    if (app?.tabs[0] !== undefined) go(`/lightning/n/${app.tabs[0].name}`, true);
    else shell.main.replaceChildren(message('No apps', 'No Lightning app of this org has a tab.'));
    return;
  }
  const name = String(attributes.apiName);
  // The same tab with another state: the component hears of it by CurrentPageReference.
  if (shown === name) return;
  shown = name;
  const found = tabOf(name);
  currentApp = found?.app ?? currentApp;
  shell.show(currentApp, found?.tab.name ?? null);
  document.title = found === null ? 'Page not found' : `${found.tab.label} | ${found.app.label}`;
  shell.main.replaceChildren(found === null ? message('Page not found', `There is no tab ${name}.`) : fill(found.tab));
}

window.addEventListener(PAGE_CHANGED, () => void show());
window.addEventListener('popstate', () => window.dispatchEvent(new Event(PAGE_CHANGED)));
void show();
