/** Stays after the story and serves the app's pages over the masked sandbox, until somebody presses Ctrl-C. */
import type { Org } from '../../../local-org/src/org/org.ts';
import { servePages, type ServedPages, type ServePagesOptions } from '../../../local-org/src/lightning/serve.ts';

const FIRST_PORT = 8080;
const PORTS_TO_TRY = 10;

/**
 * @param options without a port
 * @param onUrl called once the pages can be opened
 */
export async function stayAndServe(
  org: Org,
  options: Omit<ServePagesOptions, 'port'>,
  onUrl: (url: string) => void,
): Promise<void> {
  const pages = await serveOnAFreePort(org, options);
  onUrl(pages.url);
  await new Promise<void>((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
  await pages.close();
}

async function serveOnAFreePort(org: Org, options: Omit<ServePagesOptions, 'port'>): Promise<ServedPages> {
  for (let port = FIRST_PORT; ; port++) {
    try {
      return await servePages(org, { ...options, port: port < FIRST_PORT + PORTS_TO_TRY ? port : 0 });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || port > FIRST_PORT + PORTS_TO_TRY) throw error;
    }
  }
}
