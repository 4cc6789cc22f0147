/**
 * `local-org/pages`: the Lightning pages of an open org, on the loopback address only. The package `local-org-pages` serves them; it is
 * loaded by the call, which throws `PagesNotInstalledError` when it is not installed.
 *
 * @example
 * import { servePages } from 'local-org/pages';
 *
 * const pages = await servePages(org, { port: 8080, cacheDir: '.local-org' });
 * const response = await fetch(pages.url);
 */
import { loadPages, type ServedPages, type ServePagesOptions } from '../api/pages-package.ts';
import type { Org } from '../org/org.ts';

export { PagesNotInstalledError, type ServedPages, type ServePagesOptions } from '../api/pages-package.ts';

/**
 * Throws PagesNotInstalledError, what listening throws (EADDRINUSE, EACCES), and what the component compiler finds.
 *
 * @param options where and for whom the pages are served
 */
export async function servePages(org: Org, options: ServePagesOptions): Promise<ServedPages> {
  const pages = await loadPages();
  return pages.servePages(org, options);
}
