/** The org of the rehearsal, as the Salesforce CLI knows it: its HTTP API, and commands of the CLI. */
import { execFile } from 'node:child_process';
import path from 'node:path';

const API = '/services/data/v67.0';
const OUTPUT_BYTES = 64 * 1024 * 1024;
/** A synchronous transaction ends after ten minutes at the latest. */
const TIMEOUT_MS = 11 * 60_000;

/** Ends the rehearsal with a sentence for the person who started it. */
export class RehearsalError extends Error {}

/** An answer with a status of 400 or more. */
export class RequestError extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

// Answers of the platform; callers define what they expect of them.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Json = any;

export interface Target {
  readonly name: string;
  readonly username: string;
  /** Below `/services/data/vNN.0`. Throws RequestError and RehearsalError. */
  request(method: string, path: string, body?: unknown): Promise<Json>;
  query(soql: string): Promise<readonly Json[]>;
  /** A command of the Salesforce CLI for this org, with its JSON. */
  sf(args: readonly string[], cwd?: string): Promise<Json>;
}

/** @throws RehearsalError when the CLI does not know the org, or cannot log in to it */
export async function connect(name: string): Promise<Target> {
  // Loaded late: it reads the folder of the user when it is loaded.
  const { Org } = await import('@salesforce/core');
  const org = await Org.create({ aliasOrUsername: name }).catch((error: unknown) => {
    throw new RehearsalError(
      `The Salesforce CLI cannot use the org ${name}: ${(error as Error).message} Log in with: sf org login web --alias ${name}`,
    );
  });
  const connection = org.getConnection();
  const send = async (method: string, below: string, body: unknown): Promise<Response> => {
    try {
      return await fetch(`${connection.instanceUrl.replace(/\/+$/, '')}${API}${below}`, {
        method,
        headers: {
          authorization: `Bearer ${connection.accessToken ?? ''}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    } catch (error) {
      const { message, cause } = error as { message: string; cause?: { message?: string } };
      throw new RehearsalError(`The connection to ${name} was lost: ${cause?.message || message}`);
    }
  };
  const request: Target['request'] = async (method, below, body) => {
    let response = await send(method, below, body);
    if (response.status === 401) {
      await org.refreshAuth().catch(() => undefined);
      response = await send(method, below, body);
    }
    const text = await response.text();
    if (response.status === 401)
      throw new RehearsalError(
        `The session of ${name} has expired or was revoked. Log in again with: sf org login web --alias ${name}`,
      );
    if (!response.ok) throw requestError(response.status, text);
    return text === '' ? null : JSON.parse(text);
  };
  return {
    name,
    username: org.getUsername() ?? name,
    request,
    async query(soql) {
      const rows: Json[] = [];
      for (let next = `/query?q=${encodeURIComponent(soql)}`; next !== '';) {
        const page = await request('GET', next);
        rows.push(...page.records);
        next =
          page.done === true ? '' : String(page.nextRecordsUrl).slice(String(page.nextRecordsUrl).indexOf('/query'));
      }
      return rows;
    },
    sf: (args, cwd) => runSf([...args, '--target-org', name], cwd),
  };
}

function requestError(status: number, text: string): RequestError {
  try {
    const [first] = [JSON.parse(text)].flat() as { errorCode?: string; message?: string }[];
    return new RequestError(first.errorCode ?? String(status), first.message ?? text);
  } catch {
    return new RequestError(String(status), text.slice(0, 500));
  }
}

/** A command of the Salesforce CLI with its JSON. */
export function runSf(args: readonly string[], cwd = process.cwd()): Promise<Json> {
  const program = path.resolve('node_modules', '.bin', process.platform === 'win32' ? 'sf.cmd' : 'sf');
  const env = { ...process.env, SF_SKIP_NEW_VERSION_CHECK: 'true', NODE_OPTIONS: '' };
  return new Promise((resolve, reject) => {
    const options = { cwd, env, maxBuffer: OUTPUT_BYTES, shell: process.platform === 'win32' };
    execFile(program, [...args, '--json'], options, (error, out, err) => {
      try {
        resolve(JSON.parse(out.slice(Math.max(0, out.indexOf('{')))));
      } catch {
        reject(new RehearsalError(`sf ${args[0]} ${args[1]} gave no answer: ${(err || error?.message) ?? out}`));
      }
    });
  });
}
