/** Requests byte for byte, and what comes back. */

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** undefined when it is no JSON. */
  readonly json: unknown;
}

export interface Request {
  readonly method: string;
  /** Below `/services/apexrest`: `/mask/runs`. */
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

export type Send = (request: Request) => Promise<Answer>;

/** @param token null for none */
export function sender(base: string, token: string | null): Send {
  return async ({ method, url, headers = {}, body }) => {
    const response = await fetch(`${base}/services/apexrest${url}`, {
      method,
      headers: { ...(token === null ? {} : { authorization: `Bearer ${token}` }), ...headers },
      ...(body === undefined ? {} : { body: body as NonNullable<RequestInit['body']> }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: parsed(text) };
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The members of an answer. */
export function bodyOf(answer: Answer): Record<string, unknown> {
  return (answer.json ?? {}) as Record<string, unknown>;
}

export function codeOf(answer: Answer): string | null {
  const error = bodyOf(answer)['error'] as { code?: string } | undefined;
  return error?.code ?? null;
}
