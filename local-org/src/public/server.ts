/**
 * `local-org/server`: the REST, Tooling, Bulk, SOAP, Metadata and Streaming APIs of an open org, on the loopback address only.
 *
 * @example
 * import { openOrg } from 'local-org';
 * import { serve } from 'local-org/server';
 *
 * const sources = { folders: ['.'], namespace: undefined, cacheDir: '.local-org' };
 * const server = await serve({ org, port: 0, sources, report: (error) => faults.push(error) });
 * await fetch(`${server.url}/services/data/v67.0/limits`, { headers: { authorization: `Bearer ${server.token}` } });
 */
export { serve, type RunningServer, type ServeOptions } from '../api/server.ts';
export type { ApiSources } from '../api/api.ts';
