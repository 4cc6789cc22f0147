/** Calls of the package's REST interface. Whatever goes wrong becomes one of our errors, which never quote a token. */
import type { Connection } from '@salesforce/core';
import { RefusedError, UnreachableError } from '../errors.ts';
import { texts } from '../messages.ts';

const messages = texts('org');

/** Reports the org that it is the command line that calls: the audit trail shows it. */
const CLIENT_HEADER = 'X-Sandbox-Mask-Client';
const CLIENT = 'sf-mask';

export type Json = Readonly<Record<string, unknown>>;
export type Call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: Json | string) => Promise<Json>;

/** Calls below `/services/apexrest[/namespace]/mask`. */
export function caller(connection: Connection, namespace: string | undefined): Call {
  const base = `${connection.instanceUrl}/services/apexrest${namespace === undefined ? '' : `/${namespace}`}/mask`;
  return async (method, path, body) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body ?? {});
    try {
      const answer: unknown = await connection.request(
        {
          method,
          url: base + path,
          headers: { [CLIENT_HEADER]: CLIENT, 'Content-Type': 'application/json' },
          ...(method === 'POST' ? { body: text } : {}),
        },
        // Followers of a run try again by themselves, and report it.
        { retry: { maxRetries: 1 } },
      );
      return (answer ?? {}) as Json;
    } catch (error) {
      throw understood(error, path);
    }
  };
}

interface HttpFailure extends Error {
  readonly errorCode?: string;
  readonly data?: unknown;
  readonly cause?: unknown;
}

function understood(error: unknown, path: string): Error {
  const { errorCode, data, message } = error as HttpFailure;
  const status = Number(/^ERROR_HTTP_(\d+)$/.exec(errorCode ?? '')?.[1] ?? 0);
  const answer = status === 0 ? null : objectIn((data as { message?: unknown } | undefined)?.message);
  const ours = answer?.['error'] as { code?: unknown; message?: unknown } | undefined;
  if (typeof ours?.code === 'string') return new RefusedError(ours.code, String(ours.message), status, answer ?? {});
  if (errorCode === 'NOT_FOUND')
    return new UnreachableError(
      messages.getMessage('error.noPackage', [path]),
      messages.getMessages('error.noPackage.actions'),
    );
  if (status === 0 && errorCode !== undefined && /^[A-Z_]+$/.test(errorCode))
    return new RefusedError(errorCode, message, 0, {});
  return new UnreachableError(
    messages.getMessage('error.unreachable', [reasonOf(error as HttpFailure, status)]),
    messages.getMessages('error.unreachable.actions'),
  );
}

/** `fetch failed` is no explanation; its cause is. */
function reasonOf({ message, cause }: HttpFailure, status: number): string {
  if (status !== 0) return `HTTP ${status}`;
  const inner = cause as { code?: unknown; message?: unknown } | undefined;
  return String(inner?.code ?? inner?.message ?? message);
}

function objectIn(text: unknown): Json | null {
  try {
    const value: unknown = JSON.parse(String(text));
    return typeof value === 'object' && value !== null ? (value as Json) : null;
  } catch {
    return null;
  }
}
