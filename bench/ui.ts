/** How soon each page of the app shows something, with thousands of fields and a long audit trail behind it. */
import { loadavg } from 'node:os';
import path from 'node:path';
import { AppBrowser, hasBrowser, PAGE_CACHE } from '../e2e/lib/app-page.ts';
import { FIELDS_PER_OBJECT, firstContents, openLargeOrg } from '../e2e/lib/large-org.ts';
import { servePages } from 'local-org/pages';
import { type Figures, say, UsageError } from './measurement.ts';

export interface PageFigures extends Figures {
  readonly page: string;
  /** From the click to the first content, the best and the median of the visits. */
  readonly best_ms: number;
  readonly median_ms: number;
  readonly visits: number;
  readonly email_fields: number;
  readonly audit_rows: number;
  /** Others on the machine make everything slower. */
  readonly load_average: number;
}

const RUNS = 300;
const SHARE_OF_FAILURES = 0.8;

/** @param rows of audit, roughly: failures and counts */
export async function ui(dir: string, fields: number, rows: number, visits: number): Promise<PageFigures[]> {
  if (!hasBrowser) throw new UsageError('The pages need Chromium or Chrome: install it, or name it in CHROMIUM_PATH.');
  const objects = Math.ceil(fields / FIELDS_PER_OBJECT);
  const failures = Math.round(rows * SHARE_OF_FAILURES);
  say(`an org of ${objects * FIELDS_PER_OBJECT} Email fields and ${rows} rows of audit`);
  const entriesOfARun = Math.max(1, Math.floor((rows - failures) / RUNS));
  const org = await openLargeOrg(dir, { objects, runs: RUNS, entriesOfARun, failures });
  const pages = await servePages(org, { port: 0, cacheDir: path.resolve(PAGE_CACHE) });
  const browser = await AppBrowser.launch();
  try {
    const page = await browser.open(pages.url);
    const times = new Map<string, number[]>();
    for (let visit = 0; visit < visits; visit++) {
      say(`visit ${visit + 1} of ${visits}`);
      for (const [name, time] of await firstContents(page)) times.set(name, [...(times.get(name) ?? []), time]);
    }
    return [...times].map(([name, found]) => ({
      bench: 'ui',
      page: name,
      best_ms: Math.round(Math.min(...found)),
      median_ms: Math.round(found.toSorted((one, other) => one - other)[Math.floor(found.length / 2)]!),
      visits,
      email_fields: objects * FIELDS_PER_OBJECT,
      audit_rows: rows,
      load_average: Math.round(loadavg()[0]! * 10) / 10,
    }));
  } finally {
    await browser.close();
    await pages.close();
    org.close();
  }
}
