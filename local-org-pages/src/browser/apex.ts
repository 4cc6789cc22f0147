/** `@salesforce/apex` and each `@salesforce/apex/Class.method`: a function that is also a wire adapter. */

type Parameters = Readonly<Record<string, unknown>>;

export interface WireValue {
  readonly data: unknown;
  readonly error: unknown;
}

/** The error an Apex method rejects with, as the platform's has it. */
export interface ApexMethodError {
  readonly status: number;
  readonly statusText: string;
  readonly ok: false;
  readonly headers: object;
  readonly body: { readonly message: string; readonly exceptionType?: string };
}

interface LiveAdapter {
  last: WireValue | null;
  run(): Promise<void>;
}

const live = new Set<LiveAdapter>();

/** Calls `path` of the page's server. Rejects with ApexMethodError. */
export async function callServer(path: string, body: unknown, isWire = false): Promise<unknown> {
  let response: Response;
  let value: unknown;
  try {
    response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(isWire ? { 'x-wire': '1' } : {}) },
      body: JSON.stringify(body ?? {}),
    });
    const text = await response.text();
    value = text === '' ? null : JSON.parse(text);
  } catch {
    // Also for an answer of something in between, such as a proxy, which is not that of the org.
    throw failure(0, 'Disconnected', { message: 'Disconnected or Canceled' });
  }
  if (!response.ok)
    throw failure(
      response.status,
      response.statusText,
      (value as ApexMethodError['body'] | null) ?? { message: response.statusText },
    );
  return value;
}

function failure(status: number, statusText: string, body: ApexMethodError['body']): ApexMethodError {
  return { status, statusText, ok: false, headers: {}, body };
}

/** What components get from a wire is read-only. */
function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(freeze);
    Object.freeze(value);
  }
  return value;
}

type AdapterClass = new (callback: (value: WireValue) => void) => object;
export type ApexMethod = ((params?: Parameters) => Promise<unknown>) & { adapter: AdapterClass };

/** @param name `Class.method`, `ns.Class.method` */
export function apexMethod(name: string): ApexMethod {
  const dot = name.lastIndexOf('.');
  return serverMethod(`/aura/${name.slice(0, dot)}/${name.slice(dot + 1)}`);
}

/** A function and wire adapter in one, for an address of the page's server. */
export function serverMethod(path: string): ApexMethod {
  return Object.assign((params?: Parameters) => callServer(path, params), { adapter: adapterOf(path) });
}

function adapterOf(path: string): AdapterClass {
  return class implements LiveAdapter {
    last: WireValue | null = null;
    private readonly callback: (value: WireValue) => void;
    private isConnected = false;
    private params: Parameters | null = null;
    private call = 0;

    constructor(callback: (value: WireValue) => void) {
      this.callback = callback;
      callback({ data: undefined, error: undefined });
    }

    connect(): void {
      this.isConnected = true;
      live.add(this);
      void this.run();
    }

    disconnect(): void {
      this.isConnected = false;
      live.delete(this);
    }

    update(params: Parameters): void {
      this.params = params;
      void this.run();
    }

    async run(): Promise<void> {
      const { params } = this;
      // The platform calls nothing while a reactive parameter is undefined.
      if (!this.isConnected || params === null || Object.values(params).some((value) => value === undefined)) return;
      const call = ++this.call;
      const value = await callServer(path, params, true).then(
        (data): WireValue => ({ data: freeze(data), error: undefined }),
        (error: unknown): WireValue => ({ data: undefined, error }),
      );
      if (call !== this.call || !this.isConnected) return;
      this.last = value;
      this.callback(value);
    }
  };
}

/** Runs the wires again whose last value this is. */
export async function refreshApex(wired: WireValue | undefined): Promise<void> {
  const same = [...live].filter(
    ({ last }) => last !== null && wired !== undefined && last.data === wired.data && last.error === wired.error,
  );
  await Promise.all(same.map((adapter) => adapter.run()));
}

/** All wires that show records. */
export async function notifyRecordUpdateAvailable(): Promise<void> {
  await Promise.all([...live].map((adapter) => adapter.run()));
}

export function getSObjectValue(
  record: Readonly<Record<string, unknown>> | undefined,
  field: string | { fieldApiName: string },
): unknown {
  return record?.[typeof field === 'string' ? field : field.fieldApiName];
}
