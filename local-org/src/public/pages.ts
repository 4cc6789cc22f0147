/**
 * `local-org/pages`: the Lightning pages of an open org, on the loopback address only. It loads the compilers of Lightning web components.
 *
 * @example
 * import { servePages } from 'local-org/pages';
 *
 * const pages = await servePages(org, { port: 8080, cacheDir: '.local-org' });
 * const response = await fetch(pages.url);
 */
export { servePages, type ServedPages, type ServePagesOptions } from '../lightning/serve.ts';
