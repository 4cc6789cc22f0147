/** `lightning/navigation`: page references ↔ addresses of this host. */

export interface PageReference {
  readonly type: string;
  readonly attributes?: Readonly<Record<string, unknown>>;
  readonly state?: Readonly<Record<string, string | null | undefined>>;
}

/** Fired on window whenever another page is shown. */
export const PAGE_CHANGED = 'page-changed';

const Navigate = Symbol('Navigate');
const GenerateUrl = Symbol('GenerateUrl');

/** The address of a page. Throws for a kind of page this host has none of. */
export function urlOf({ type, attributes = {}, state = {} }: PageReference): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(state)) if (value != null) query.set(name, value);
  const suffix = query.size === 0 ? '' : `?${query}`;
  switch (type) {
    case 'standard__navItemPage':
      return `/lightning/n/${String(attributes.apiName)}${suffix}`;
    case 'standard__recordPage':
      return `/lightning/r/${String(attributes.objectApiName ?? 'sObject')}/${String(attributes.recordId)}/${String(attributes.actionName ?? 'view')}${suffix}`;
    case 'standard__app':
      return `/lightning/app/${String(attributes.appTarget)}${suffix}`;
    case 'standard__webPage':
      return String(attributes.url);
    default:
      throw new Error(`Pages of type ${type} are not served here`);
  }
}

/** The page an address shows. */
export function pageOf(location: Pick<Location, 'pathname' | 'search'>): PageReference {
  const [, , kind, name = '', id = '', action = 'view'] = location.pathname.split('/');
  const state = Object.fromEntries(new URLSearchParams(location.search));
  if (kind === 'r')
    return {
      type: 'standard__recordPage',
      attributes: { objectApiName: name, recordId: id, actionName: action },
      state,
    };
  if (kind === 'app') return { type: 'standard__app', attributes: { appTarget: name }, state };
  return { type: 'standard__navItemPage', attributes: { apiName: name }, state };
}

/** Shows another page. Pages elsewhere open in a new tab, as on the platform. */
export function go(url: string, replace = false): void {
  if (new URL(url, location.href).origin !== location.origin) {
    window.open(url, '_blank', 'noopener');
    return;
  }
  history[replace ? 'replaceState' : 'pushState'](null, '', url);
  window.dispatchEvent(new Event(PAGE_CHANGED));
}

// TypeScript wants exactly this of the base of a mixin.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Constructor = new (...args: any[]) => object;

export function NavigationMixin<Base extends Constructor>(base: Base): Base {
  return class extends base {
    [Navigate](page: PageReference, replace?: boolean): void {
      go(urlOf(page), replace);
    }
    [GenerateUrl](page: PageReference): Promise<string> {
      return Promise.resolve(urlOf(page));
    }
  };
}
NavigationMixin.Navigate = Navigate;
NavigationMixin.GenerateUrl = GenerateUrl;

// What base components use.
export const navigate = (_context: unknown, page: PageReference, options?: { readonly replace?: boolean }): void =>
  go(urlOf(page), options?.replace);
export const generateUrl = (_context: unknown, page: PageReference): string => urlOf(page);
export class NavigationContext {
  constructor(callback: (value: object) => void) {
    callback({});
  }
  connect(): void {}
  disconnect(): void {}
  update(): void {}
}

export class CurrentPageReference {
  private readonly show: () => void;
  constructor(callback: (page: PageReference) => void) {
    this.show = () => callback(pageOf(location));
  }
  connect(): void {
    window.addEventListener(PAGE_CHANGED, this.show);
    this.show();
  }
  disconnect(): void {
    window.removeEventListener(PAGE_CHANGED, this.show);
  }
  update(): void {}
}
