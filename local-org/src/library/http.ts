/** System.Http and its messages. Callouts reach mocks in tests; this org makes none. Source: Apex Developer Guide, "Testing HTTP Callouts". */
import { missingCall } from '../runtime/missing-calls.ts';
import { libraryClass } from '../runtime/library.ts';
import { tx } from '../runtime/context.ts';
import { ApexException } from '../runtime/exception.ts';
import { required } from '../runtime/args.ts';
import { ApexBlob } from '../runtime/blob.ts';
import { DomDocument } from './dom-document.ts';
import { XmlStreamReader } from './xml-stream-reader.ts';
import { countLimit } from '../limits/counters.ts';
import { listOfType } from '../host/values.ts';
import { mockFor } from './test/state.ts';

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

  /** The document that was put in, or what the text says. */
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

const MAX_TIMEOUT = 120_000;

function send(request: HttpRequest | null): unknown {
  if (request === null) throw ApexException.of('System.NullPointerException', 'Argument cannot be null.');
  const transaction = tx();
  countLimit(transaction.limits, 'callouts', 1);
  if (transaction.limits.dmlStatements > 0)
    throw ApexException.of(
      'System.CalloutException',
      'You have uncommitted work pending. Please commit or rollback before calling out',
    );
  if (!transaction.isTest) throw missingCall(`a callout to ${request.endpoint ?? 'null'}`);
  const mock = mockFor('System.HttpCalloutMock') as { respond$1(request: object): unknown } | null;
  if (mock !== null) return mock.respond$1(request);
  throw ApexException.of('System.TypeException', 'Methods defined as TestMethod do not support Web service callouts');
}

class Http {}

export const httpClass = libraryClass({
  name: 'System.Http',
  members: {
    'new()': () => new Http(),
    'System.HttpResponse send(System.HttpRequest request)': (_self: Http, request: HttpRequest | null) => send(request),
    'String toString()': () => 'System.Http[]',
  },
  instance: Http,
});

export const httpCalloutMockClass = libraryClass({
  name: 'System.HttpCalloutMock',
  kind: 'interface',
  members: {
    'System.HttpResponse respond(System.HttpRequest request)': (
      self: { respond$1(request: object): unknown },
      request: object,
    ) => self.respond$1(request),
  },
});

export const httpRequestClass = libraryClass({
  name: 'System.HttpRequest',
  members: {
    'new()': () => new HttpRequest(),
    'String getBody()': (self: HttpRequest) => self.body,
    'Blob getBodyAsBlob()': (self: HttpRequest) => self.blob,
    'Dom.Document getBodyDocument()': (self: HttpRequest) => self.document,
    'Boolean getCompressed()': (self: HttpRequest) => self.compressed,
    'String getEndpoint()': (self: HttpRequest) => self.endpoint,
    'String getHeader(String key)': (self: HttpRequest, key: string) => self.header(key),
    'String getMethod()': (self: HttpRequest) => self.method,
    'void setBody(String body)': (self: HttpRequest, body: string | null) => {
      self.body = body;
    },
    'void setBodyAsBlob(Blob body)': (self: HttpRequest, body: ApexBlob | null) => {
      self.blob = body;
    },
    'void setBodyDocument(Dom.Document document)': (self: HttpRequest, document: DomDocument) => {
      self.document = document;
    },
    'void setClientCertificate(String certificate, String password)': () => undefined,
    'void setClientCertificateName(String name)': () => undefined,
    'void setCompressed(Boolean flag)': (self: HttpRequest, flag: boolean) => {
      self.compressed = flag;
    },
    'void setEndpoint(String endpoint)': (self: HttpRequest, endpoint: string | null) => {
      self.endpoint = endpoint;
    },
    'void setHeader(String key, String value)': (self: HttpRequest, key: string, value: string | null) =>
      self.setHeader(key, value),
    'void setMethod(String method)': (self: HttpRequest, method: string | null) => {
      self.method = method;
    },
    'void setTimeout(Integer timeout)': (self: HttpRequest, timeout: number) => {
      if (timeout < 1 || timeout > MAX_TIMEOUT)
        throw ApexException.of('System.CalloutException', `Invalid timeout: ${timeout}`);
      self.timeout = timeout;
    },
    'String toString()': (self: HttpRequest) => self.tostring$0(),
  },
  instance: HttpRequest,
});

export const httpResponseClass = libraryClass({
  name: 'System.HttpResponse',
  members: {
    'new()': () => new HttpResponse(),
    'String getBody()': (self: HttpResponse) => self.body,
    'Blob getBodyAsBlob()': (self: HttpResponse) => self.blob,
    'Dom.Document getBodyDocument()': (self: HttpResponse) => self.document,
    'XmlStreamReader getXmlStreamReader()': (self: HttpResponse) => new XmlStreamReader(self.body),
    'String getHeader(String key)': (self: HttpResponse, key: string) => self.header(key),
    'List<String> getHeaderKeys()': (self: HttpResponse) => listOfType('String', self.headerNames().sort()),
    'String getStatus()': (self: HttpResponse) => self.status,
    'Integer getStatusCode()': (self: HttpResponse) => self.statusCode,
    'void setBody(String body)': (self: HttpResponse, body: string | null) => {
      self.body = body;
    },
    'void setBodyAsBlob(Blob body)': (self: HttpResponse, body: ApexBlob | null) => {
      self.blob = body;
    },
    'void setHeader(String key, String value)': (self: HttpResponse, key: string, value: string | null) =>
      self.setHeader(key, value),
    'void setStatus(String status)': (self: HttpResponse, status: string | null) => {
      self.status = status;
    },
    'void setStatusCode(Integer code)': (self: HttpResponse, code: number) => {
      self.statusCode = code;
    },
    'String toString()': (self: HttpResponse) => self.tostring$0(),
  },
  instance: HttpResponse,
});
