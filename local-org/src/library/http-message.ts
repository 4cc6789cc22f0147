/** HttpRequest and HttpResponse as data. */
import { required } from '../runtime/args.ts';
import { ApexBlob } from '../runtime/blob.ts';
import { DomDocument } from './dom-document.ts';

/** What request and response have in common. Header names ignore case. */
export class HttpMessage {
  private readonly headers = new Map<string, { readonly name: string; readonly value: string | null }>();
  /** Text or Blob. */
  private content: string | ApexBlob | null = null;
  private given: DomDocument | null = null;

  get body(): string {
    if (this.content instanceof ApexBlob) return Buffer.from(this.content.bytes).toString('utf8');
    return this.content ?? '';
  }

  set body(value: string | null) {
    this.content = value;
    this.given = null;
  }

  /** The document that was put in, or what the text states. */
  get document(): DomDocument {
    return this.given ?? DomDocument.parse(this.body);
  }

  set document(value: DomDocument) {
    this.content = required(value).xml;
    this.given = value;
  }

  get blob(): ApexBlob {
    return this.content instanceof ApexBlob ? this.content : ApexBlob.ofText(this.content ?? '');
  }

  /** The content as it goes over the wire, which counts in no heap. */
  get bytes(): Uint8Array {
    return this.content instanceof ApexBlob ? this.content.bytes : Buffer.from(this.content ?? '', 'utf8');
  }

  set blob(value: ApexBlob | null) {
    this.content = value;
    this.given = null;
  }

  header(name: string): string | null {
    return this.headers.get(name.toLowerCase())?.value ?? null;
  }

  setHeader(name: string, value: string | null): void {
    this.headers.set(name.toLowerCase(), { name, value });
  }

  headerNames(): string[] {
    return [...this.headers.values()].map((header) => header.name);
  }
}

export class HttpRequest extends HttpMessage {
  endpoint: string | null = null;
  method: string | null = null;
  timeout: number | null = null;
  compressed = false;

  tostring$0(): string {
    return `System.HttpRequest[Endpoint=${this.endpoint ?? 'null'}, Method=${this.method ?? 'null'}]`;
  }
}

export class HttpResponse extends HttpMessage {
  status: string | null = null;
  statusCode = 0;

  tostring$0(): string {
    return `System.HttpResponse[Status=${this.status ?? 'null'}, StatusCode=${this.statusCode}]`;
  }
}
