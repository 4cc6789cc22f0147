/** System.PageReference: an address inside the org. */
import { libraryClass, notImplemented } from '../runtime/library.ts';
import type { SObject } from '../runtime/sobject.ts';
import { ApexException } from '../runtime/exception.ts';
import type { ApexList, ApexMap } from '../runtime/collections.ts';
import { emptyMap } from '../host/apex-values.ts';

export class PageReference {
  /** Null outside of any page. */
  path: string | null;
  readonly parameters: ApexMap = emptyMap('String', 'String');
  readonly headers: ApexMap = emptyMap('String', 'String');
  readonly cookies: ApexMap = emptyMap('String', 'System.Cookie');
  anchor: string | null = null;
  redirect: boolean | null = null;

  /** @param url path with query and anchor; null for the page of a test that set none. */
  constructor(url: string | null) {
    if (url === null) {
      this.path = null;
      return;
    }
    const hash = url.indexOf('#');
    const withoutAnchor = hash < 0 ? url : url.slice(0, hash);
    if (hash >= 0) this.anchor = url.slice(hash + 1);
    const query = withoutAnchor.indexOf('?');
    this.path = query < 0 ? withoutAnchor : withoutAnchor.slice(0, query);
    if (query >= 0)
      for (const [name, value] of new URLSearchParams(withoutAnchor.slice(query + 1))) this.parameters.put(name, value);
  }

  /** With the parameters in the order of their names. */
  get url(): string | null {
    if (this.path === null) return null;
    const parts: string[] = [];
    for (const [name, key] of [...this.parameters.keys()].map((key) => [String(key), key] as const).sort(byName))
      parts.push(`${encode(name)}=${encode(String(this.parameters.get(key) ?? ''))}`);
    return `${this.path}${parts.length > 0 ? `?${parts.join('&')}` : ''}${this.anchor === null ? '' : `#${this.anchor}`}`;
  }

  tostring$0(): string {
    return `System.PageReference[${this.url}]`;
  }
}

function byName([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  const [left, right] = [a.toLowerCase(), b.toLowerCase()];
  return left < right ? -1 : left > right ? 1 : 0;
}

function encode(text: string): string {
  return encodeURIComponent(text).replaceAll('%20', '+');
}

function ofRecord(record: SObject): PageReference {
  if (record.id === null) throw ApexException.of('System.NullPointerException', 'Argument cannot be null.');
  return new PageReference(`/${record.id}`);
}

export const pageReferenceClass = libraryClass({
  name: 'System.PageReference',
  members: {
    'new(String url)': (url: string) => new PageReference(url),
    'new(SObject record)': ofRecord,
    'String getUrl()': (self: PageReference) => self.url,
    'Map<String, String> getParameters()': (self: PageReference) => self.parameters,
    'Map<String, String> getHeaders()': (self: PageReference) => self.headers,
    'Map<String, System.Cookie> getCookies()': (self: PageReference) => self.cookies,
    'void setCookies(List<System.Cookie> cookies)': (self: PageReference, cookies: ApexList) => {
      for (const cookie of cookies.items as Cookie[]) self.cookies.put(cookie.name, cookie);
    },
    'String getAnchor()': (self: PageReference) => self.anchor,
    'System.PageReference setAnchor(String anchor)': (self: PageReference, anchor: string | null) => {
      self.anchor = anchor;
      return self;
    },
    'Boolean getRedirect()': (self: PageReference) => self.redirect,
    'System.PageReference setRedirect(Boolean redirect)': (self: PageReference, redirect: boolean | null) => {
      self.redirect = redirect;
      return self;
    },
    'Integer getRedirectCode()': () => 0,
    'System.PageReference setRedirectCode(Integer code)': (self: PageReference) => self,
    'Blob getContent()': notImplemented,
    'Blob getContentAsPDF()': notImplemented,
    'static System.PageReference forResource(String name)': (name: string) => new PageReference(`/resource/${name}`),
    'static System.PageReference forResource(String name, String path)': (name: string, path: string) =>
      new PageReference(`/resource/${name}/${path}`),
  },
  instance: PageReference,
});

class Cookie {
  readonly name: string | null;
  readonly value: string | null;
  readonly path: string | null;
  readonly maxAge: number | null;
  readonly isSecure: boolean | null;
  readonly sameSite: string | null;
  readonly isHttpOnly: boolean;

  constructor(
    name: string | null,
    value: string | null,
    path: string | null,
    maxAge: number | null,
    isSecure: boolean | null,
    sameSite: string | null = null,
    isHttpOnly = false,
  ) {
    this.name = name;
    this.value = value;
    this.path = path;
    this.maxAge = maxAge;
    this.isSecure = isSecure;
    this.sameSite = sameSite;
    this.isHttpOnly = isHttpOnly;
  }
}

const newCookie = (...values: ConstructorParameters<typeof Cookie>): Cookie => new Cookie(...values);
const COOKIE = 'String name, String value, String path, Integer maxAge, Boolean isSecure';

export const cookieClass = libraryClass({
  name: 'System.Cookie',
  members: {
    [`new(${COOKIE})`]: newCookie,
    [`new(${COOKIE}, String sameSite)`]: newCookie,
    [`new(${COOKIE}, String sameSite, Boolean isHttpOnly)`]: newCookie,
    'String getName()': (self: Cookie) => self.name,
    'String getValue()': (self: Cookie) => self.value,
    'String getPath()': (self: Cookie) => self.path,
    'String getDomain()': () => null,
    'Integer getMaxAge()': (self: Cookie) => self.maxAge,
    'String getSameSite()': (self: Cookie) => self.sameSite,
    'Boolean isSecure()': (self: Cookie) => self.isSecure,
    'Boolean isHttpOnly()': (self: Cookie) => self.isHttpOnly,
  },
  instance: Cookie,
});
