/** What somebody writes in an afternoon: read every record over the API, replace the addresses, write them back 200 at a time. */
import { copycat } from '@snaplet/copycat';
import { faker } from '@faker-js/faker';
import type { OrgProcess } from './org-process.ts';

const API = '/services/data/v66.0';
/** Records of one request of sObject Collections. */
const PART = 200;

export type Replace = (original: string) => string;

/** The same address gives the same result; what comes out is somebody's real domain. */
export const byCopycat: Replace = (original) => copycat.email(original.toLowerCase());

/** Reproducible by its seed, but a value belongs to its position in the order, not to the address. */
export function bySeededFaker(seed: number): Replace {
  faker.seed(seed);
  return () => faker.internet.email();
}

interface Page {
  readonly records: readonly (Readonly<Record<string, unknown>> & { readonly Id: string })[];
  readonly nextRecordsUrl?: string;
}

/** Answers how many records were written. */
export async function maskOverApi(
  org: OrgProcess,
  fields: ReadonlyMap<string, readonly string[]>,
  replace: Replace,
): Promise<number> {
  let written = 0;
  for (const [object, names] of fields) {
    const soql = `SELECT Id, ${names.join(', ')} FROM ${object} ORDER BY Id`;
    for (let next: string | undefined = `${API}/query?q=${encodeURIComponent(soql)}`; next !== undefined;) {
      const page: Page = await call(org, 'GET', next);
      const changed = page.records.flatMap((record) => {
        const values = names.flatMap((name) => {
          const value = record[name];
          return typeof value === 'string' ? [[name, replace(value)]] : [];
        });
        return values.length === 0
          ? []
          : [{ attributes: { type: object }, Id: record.Id, ...(Object.fromEntries(values) as object) }];
      });
      for (let from = 0; from < changed.length; from += PART) {
        const records = changed.slice(from, from + PART);
        const results: readonly { readonly success: boolean }[] = await call(
          org,
          'PATCH',
          `${API}/composite/sobjects`,
          { allOrNone: false, records },
        );
        written += results.filter(({ success }) => success).length;
      }
      next = page.nextRecordsUrl;
    }
  }
  return written;
}

async function call<T>(org: OrgProcess, method: string, url: string, body?: unknown): Promise<T> {
  const response = await fetch(`${org.url}${url}`, {
    method,
    headers: { Authorization: `Bearer ${org.accessToken}`, 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${url} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}
