/** System.URL: the parts of an address, as java.net.URL takes them apart. */
import { required } from '../runtime/args.ts';
import { tx } from '../runtime/context.ts';
import { ApexException } from '../runtime/exception.ts';
import { textHash } from '../runtime/hash.ts';
import { libraryClass } from '../runtime/library.ts';

const PARTS = /^([A-Za-z][A-Za-z0-9+.-]*):(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/;
const DEFAULT_PORTS: Readonly<Record<string, number>> = { http: 80, https: 443, ftp: 21, gopher: 70 };
const PROTOCOLS: ReadonlySet<string> = new Set(['http', 'https', 'ftp', 'file', 'jar', 'mailto']);

export class ApexUrl {
  readonly protocol: string;
  readonly authority: string | null;
  readonly path: string;
  readonly query: string | null;
  readonly ref: string | null;

  /** Throws StringException for text that is no URL. */
  constructor(text: string) {
    const match = PARTS.exec(text.trim());
    if (match === null) throw ApexException.of('System.StringException', `no protocol: ${text}`);
    this.protocol = match[1]!;
    if (!PROTOCOLS.has(this.protocol.toLowerCase()))
      throw ApexException.of('System.StringException', `unknown protocol: ${this.protocol.toLowerCase()}`);
    this.authority = match[2] ?? null;
    this.path = match[3]!;
    this.query = match[4] ?? null;
    this.ref = match[5] ?? null;
  }

  /** `mailto:somebody`: nothing in it is a path. */
  get isOpaque(): boolean {
    return this.authority === null && !this.path.startsWith('/');
  }

  get userInfo(): string | null {
    const at = this.authority?.lastIndexOf('@') ?? -1;
    return at < 0 ? null : this.authority!.slice(0, at);
  }

  get host(): string {
    return (this.authority ?? '').replace(/^.*@/, '').replace(/:\d*$/, '');
  }

  /** -1 without one. */
  get port(): number {
    const match = /:(\d+)$/.exec(this.authority ?? '');
    return match === null ? -1 : Number(match[1]);
  }

  get file(): string {
    return this.path + (this.query === null ? '' : `?${this.query}`);
  }

  tostring$0(): string {
    return `${this.protocol}:${this.authority === null ? '' : `//${this.authority}`}${this.file}${this.ref === null ? '' : `#${this.ref}`}`;
  }

  equals$1(other: unknown): boolean {
    return other instanceof ApexUrl && other.tostring$0() === this.tostring$0();
  }

  hashcode$0(): number {
    return textHash(this.tostring$0());
  }
}

/** A port of -1 is the protocol's own. */
function ofParts(protocol: string, host: string, port: number, file: string): ApexUrl {
  return new ApexUrl(
    `${required(protocol)}://${required(host, 2)}${port === -1 ? '' : `:${port}`}${required(file, 4)}`,
  );
}

/** The address of this org, as other parts of it print it. */
function orgUrl(): ApexUrl {
  return new ApexUrl((tx().org as { baseUrl?: string }).baseUrl ?? 'https://local-org.my.salesforce.com');
}

function resolved(context: ApexUrl, spec: string): ApexUrl {
  return new ApexUrl(new URL(required(spec, 2), required(context).tostring$0()).href);
}

function fileFieldUrl(id: string, field: string): string {
  return `${orgUrl().tostring$0()}/servlet/servlet.FileDownload?file=${required(id)}&field=${required(field, 2)}`;
}

export const urlClass = libraryClass({
  name: 'System.URL',
  instance: ApexUrl,
  members: {
    'new(String spec)': (spec: string) => new ApexUrl(required(spec)),
    'new(System.URL context, String spec)': resolved,
    'new(String protocol, String host, String file)': (protocol: string, host: string, file: string) =>
      ofParts(protocol, host, -1, file),
    'new(String protocol, String host, Integer port, String file)': ofParts,
    'static System.URL getCurrentRequestUrl()': orgUrl,
    'static System.URL getOrgDomainUrl()': orgUrl,
    'static System.URL getSalesforceBaseUrl()': orgUrl,
    'static String getFileFieldURL(String entityId, String fieldName)': fileFieldUrl,
    'String getAuthority()': (self: ApexUrl) => self.authority,
    'Integer getDefaultPort()': (self: ApexUrl) => DEFAULT_PORTS[self.protocol.toLowerCase()] ?? -1,
    'String getFile()': (self: ApexUrl) => self.file,
    'String getHost()': (self: ApexUrl) => self.host,
    'String getPath()': (self: ApexUrl) => (self.isOpaque ? null : self.path),
    'Integer getPort()': (self: ApexUrl) => self.port,
    'String getProtocol()': (self: ApexUrl) => self.protocol,
    'String getQuery()': (self: ApexUrl) => self.query,
    'String getRef()': (self: ApexUrl) => self.ref,
    'String getUserInfo()': (self: ApexUrl) => self.userInfo,
    'Boolean sameFile(System.URL URLToCompare)': (self: ApexUrl, other: ApexUrl) =>
      self.protocol.toLowerCase() === required(other).protocol.toLowerCase() &&
      self.host.toLowerCase() === other.host.toLowerCase() &&
      self.port === other.port &&
      self.file === other.file,
    'String toExternalForm()': (self: ApexUrl) => self.tostring$0(),
    'String toString()': (self: ApexUrl) => self.tostring$0(),
  },
});
