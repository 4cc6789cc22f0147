/** System.StaticResourceCalloutMock and MultiStaticResourceCalloutMock: answers to callouts from static resources. */
import { libraryClass } from '../runtime/library.ts';
import { ApexException } from '../runtime/exception.ts';
import { ApexBlob } from '../runtime/blob.ts';
import { host } from '../host/host.ts';
import { HttpResponse, type HttpRequest } from './http-message.ts';

class StaticResourceMock {
  /** Resource by endpoint; `*` for any. */
  readonly resources = new Map<string, string>();
  readonly headers: [string, string][] = [];
  status: string | null = null;
  statusCode = 200;

  respond$1(request: HttpRequest): HttpResponse {
    const name = this.resources.get(request.endpoint ?? '') ?? this.resources.get('*');
    const content = name === undefined ? null : host().staticResource(name);
    if (content === null)
      throw ApexException.of('System.CalloutException', `Static Resource not found: ${name ?? request.endpoint ?? ''}`);
    const response = new HttpResponse();
    response.blob = new ApexBlob(content);
    response.statusCode = this.statusCode;
    response.status = this.status;
    for (const [key, value] of this.headers) response.setHeader(key, value);
    return response;
  }
}

const common = {
  'void setHeader(String key, String value)': (self: StaticResourceMock, key: string, value: string) =>
    void self.headers.push([key, value]),
  'void setStatus(String status)': (self: StaticResourceMock, status: string) => {
    self.status = status;
  },
  'void setStatusCode(Integer code)': (self: StaticResourceMock, code: number) => {
    self.statusCode = code;
  },
  'System.HttpResponse respond(System.HttpRequest request)': (self: StaticResourceMock, request: HttpRequest) =>
    self.respond$1(request),
};

class SingleMock extends StaticResourceMock {}
class MultiMock extends StaticResourceMock {}

export const staticResourceCalloutMockClass = libraryClass({
  name: 'System.StaticResourceCalloutMock',
  implements: ['System.HttpCalloutMock'],
  members: {
    'new()': () => new SingleMock(),
    'void setStaticResource(String name)': (self: SingleMock, name: string) => void self.resources.set('*', name),
    ...common,
  },
  instance: SingleMock,
});

export const multiStaticResourceCalloutMockClass = libraryClass({
  name: 'System.MultiStaticResourceCalloutMock',
  implements: ['System.HttpCalloutMock'],
  members: {
    'new()': () => new MultiMock(),
    'void setStaticResource(String endpoint, String name)': (self: MultiMock, endpoint: string, name: string) =>
      void self.resources.set(endpoint, name),
    ...common,
  },
  instance: MultiMock,
});
