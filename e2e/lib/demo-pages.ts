/** The demo's production and its sandbox, with the app's pages over them in a browser. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Org } from 'local-org';
import { servePages, type ServedPages } from 'local-org/pages';
import { openProduction, SANDBOX_NAME } from '../../scripts/demo/story/sandbox-org.ts';
import { AppBrowser, PAGE_CACHE } from './app-page.ts';

const SEED = 7;

/** Somebody without a permission set. */
const OUTSIDER = `
  Id profile = [SELECT Id FROM Profile WHERE Name = 'Standard User' WITH SYSTEM_MODE].Id;
  insert as system new User(LastName = 'Outsider', Alias = 'outside', Email = 'outsider@example.com', Username = 'outsider@example.com.uat',
    EmailEncodingKey = 'UTF-8', LanguageLocaleKey = 'en_US', LocaleSidKey = 'en_US', TimeZoneSidKey = 'GMT', ProfileId = profile);
`;

export interface DemoPagesOptions {
  readonly records: number;
  /** Whether jobs run between requests. Default true; false when the test steps them. */
  readonly runsJobs?: boolean;
  /** What happens in production before the refresh, as anonymous Apex. */
  readonly beforeRefresh?: readonly string[];
  /** The package is installed under this namespace, and what the customer has is deployed in addition to it. */
  readonly namespace?: string | undefined;
  /** Milliseconds by which the clock of the orgs is ahead, asked at each reading. */
  readonly ahead?: () => number;
}

export class DemoPages {
  /** For files of the test; gone afterwards. */
  readonly dir: string;
  readonly production: Org;
  readonly sandbox: Org;
  readonly browser: AppBrowser;
  private readonly served: ServedPages[] = [];
  private readonly runsJobs: boolean;

  private constructor(dir: string, production: Org, browser: AppBrowser, runsJobs: boolean) {
    this.dir = dir;
    this.production = production;
    this.sandbox = production.refreshInto(path.join(dir, 'sandbox.org'), { sandboxName: SANDBOX_NAME });
    this.browser = browser;
    this.runsJobs = runsJobs;
  }

  static async open({
    records,
    runsJobs = true,
    beforeRefresh = [],
    namespace,
    ahead,
  }: DemoPagesOptions): Promise<DemoPages> {
    const dir = mkdtempSync(path.join(tmpdir(), 'demo-pages-'));
    const { org: production } = await openProduction(path.join(dir, 'production.org'), records, SEED, () => undefined, {
      automations: true,
      ...(namespace === undefined ? {} : { namespace }),
      ...(ahead === undefined ? {} : { clock: { now: () => Date.now() + ahead() } }),
    });
    for (const apex of beforeRefresh) production.runAnonymous(apex);
    return new DemoPages(dir, production, await AppBrowser.launch(namespace), runsJobs);
  }

  /** Serves the pages of one of the orgs until the end. @return their address */
  async serve(org: Org = this.sandbox, user?: string): Promise<string> {
    const pages = await servePages(org, {
      port: 0,
      cacheDir: PAGE_CACHE,
      runsJobs: this.runsJobs,
      report: (error) => this.browser.complaints.push(String(error)),
      ...(user === undefined ? {} : { user }),
    });
    this.served.push(pages);
    return pages.url;
  }

  /** The sandbox's pages as somebody without a permission set sees them. */
  serveToOutsider(): Promise<string> {
    this.sandbox.runAnonymous(OUTSIDER);
    return this.serve(this.sandbox, this.sandbox.query("SELECT Id FROM User WHERE Alias = 'outside'")[0]!.id!);
  }

  async close(): Promise<void> {
    await this.browser.close();
    for (const pages of this.served) await pages.close();
    this.sandbox.close();
    this.production.close();
    rmSync(this.dir, { recursive: true, force: true });
  }
}
