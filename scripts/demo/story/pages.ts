/** Stays after the story and serves the app's pages over the masked sandbox, until somebody presses Ctrl-C. */
import type { Org } from '../../../local-org/src/org/org.ts';
import { servePages } from '../../../local-org/src/lightning/serve.ts';

const FIRST_PORT = 8080;
const PORTS_TO_TRY = 10;

/** @param onUrl told once the pages can be opened. */
export async function stayAndServe(
  org: Org,
  cacheDir: string,
  onFirstBuild: () => void,
  onUrl: (url: string) => void,
): Promise<void> {
  const pages = await serveOnAFreePort(org, cacheDir, onFirstBuild);
  onUrl(pages.url);
  await new Promise<void>((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
  await pages.close();
}

async function serveOnAFreePort(org: Org, cacheDir: string, onFirstBuild: () => void) {
  for (let port = FIRST_PORT; ; port++) {
    try {
      return await servePages(org, { port: port < FIRST_PORT + PORTS_TO_TRY ? port : 0, cacheDir, onFirstBuild });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || port > FIRST_PORT + PORTS_TO_TRY) throw error;
    }
  }
}
