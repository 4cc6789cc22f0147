/** System.Http and its messages; see http-callout.ts for sending. */
import type { ApexBlob } from '../runtime/blob.ts';
import type { DomDocument } from './dom-document.ts';
import { libraryClass } from '../runtime/library.ts';
import { ApexException } from '../runtime/exception.ts';
import { XmlStreamReader } from './xml-stream-reader.ts';
import { listOfType } from '../host/apex-values.ts';
import { MAX_TIMEOUT_MS, sendRequest } from './http-callout.ts';
import { HttpRequest, HttpResponse } from './http-message.ts';

class Http {}

export const httpClass = libraryClass({
  name: 'System.Http',
  members: {
    'new()': () => new Http(),
    'System.HttpResponse send(System.HttpRequest request)': (_self: Http, request: HttpRequest | null) =>
      sendRequest(request),
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
      if (timeout < 1 || timeout > MAX_TIMEOUT_MS)
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
