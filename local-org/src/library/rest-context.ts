/** RestContext, RestRequest, RestResponse: what an Apex REST call and its tests see. */
import { libraryClass } from '../runtime/library.ts';
import { tx } from '../runtime/context.ts';
import { emptyMap } from '../host/apex-values.ts';

export class RestRequest {
  headers: object = emptyMap('String', 'String');
  httpMethod: string | null = null;
  params: object = emptyMap('String', 'String');
  remoteAddress: string | null = null;
  requestBody: unknown = null;
  requestURI: string | null = null;
  resourcePath: string | null = null;

  addHeader(name: string, value: string | null): void {
    (this.headers as PutMap).put(name, value);
  }

  addParameter(name: string, value: string | null): void {
    (this.params as PutMap).put(name, value);
  }
}

export class RestResponse {
  headers: object = emptyMap('String', 'String');
  responseBody: unknown = null;
  statusCode: number | null = null;

  addHeader(name: string, value: string | null): void {
    (this.headers as PutMap).put(name, value);
  }
}

interface PutMap {
  put(key: string, value: unknown): unknown;
}

interface RestState {
  request: RestRequest | null;
  response: RestResponse | null;
}

const KEY = Symbol('rest context');

/** Of the running transaction. */
export function restState(): RestState {
  const { state } = tx();
  let found = state.get(KEY) as RestState | undefined;
  if (found === undefined) state.set(KEY, (found = { request: null, response: null }));
  return found;
}

export const restContextClass = libraryClass({
  name: 'System.RestContext',
  members: {
    'static property System.RestRequest request': {
      get: () => restState().request,
      set: (value: RestRequest | null) => {
        restState().request = value;
      },
    },
    'static property System.RestResponse response': {
      get: () => restState().response,
      set: (value: RestResponse | null) => {
        restState().response = value;
      },
    },
  },
});

export const restRequestClass = libraryClass({
  name: 'System.RestRequest',
  members: {
    'new()': () => new RestRequest(),
    'property Map<String, String> headers': {
      get: (self: RestRequest) => self.headers,
      set: (self: RestRequest, value: object) => {
        self.headers = value;
      },
    },
    'property String httpMethod': {
      get: (self: RestRequest) => self.httpMethod,
      set: (self: RestRequest, value: string | null) => {
        self.httpMethod = value;
      },
    },
    'property Map<String, String> params': {
      get: (self: RestRequest) => self.params,
      set: (self: RestRequest, value: object) => {
        self.params = value;
      },
    },
    'property String remoteAddress': {
      get: (self: RestRequest) => self.remoteAddress,
      set: (self: RestRequest, value: string | null) => {
        self.remoteAddress = value;
      },
    },
    'property Blob requestBody': {
      get: (self: RestRequest) => self.requestBody,
      set: (self: RestRequest, value: unknown) => {
        self.requestBody = value;
      },
    },
    'property String requestURI': {
      get: (self: RestRequest) => self.requestURI,
      set: (self: RestRequest, value: string | null) => {
        self.requestURI = value;
      },
    },
    'property String resourcePath': {
      get: (self: RestRequest) => self.resourcePath,
      set: (self: RestRequest, value: string | null) => {
        self.resourcePath = value;
      },
    },
    'void addHeader(String name, String value)': (self: RestRequest, name: string, value: string | null) =>
      self.addHeader(name, value),
    'void addParameter(String name, String value)': (self: RestRequest, name: string, value: string | null) =>
      self.addParameter(name, value),
  },
  instance: RestRequest,
});

export const restResponseClass = libraryClass({
  name: 'System.RestResponse',
  members: {
    'new()': () => new RestResponse(),
    'property Map<String, String> headers': {
      get: (self: RestResponse) => self.headers,
      set: (self: RestResponse, value: object) => {
        self.headers = value;
      },
    },
    'property Blob responseBody': {
      get: (self: RestResponse) => self.responseBody,
      set: (self: RestResponse, value: unknown) => {
        self.responseBody = value;
      },
    },
    'property Integer statusCode': {
      get: (self: RestResponse) => self.statusCode,
      set: (self: RestResponse, value: number | null) => {
        self.statusCode = value;
      },
    },
    'void addHeader(String name, String value)': (self: RestResponse, name: string, value: string | null) =>
      self.addHeader(name, value),
  },
  instance: RestResponse,
});
