/** Stays after the story and serves the app's pages over the masked sandbox, until somebody presses Ctrl-C. */
import openBrowser from 'open';
import type { Org } from 'local-org';
import { servePages, type ServedPages, type ServePagesOptions } from 'local-org/pages';
import { createAppUsers, type AppUser } from './app-users.ts';

const FIRST_PORT = 8080;
const PORTS_TO_TRY = 10;

export interface StayOptions extends Omit<ServePagesOptions, 'port' | 'otherUsers'> {
  /** null: the first free one from 8080. */
  readonly port: number | null;
  /** Open the pages in the browser of this machine. */
  readonly open: boolean;
}

/** Somebody else uses the port that was asked for. */
export class PortInUseError extends Error {
  constructor(port: number) {
    super(`Port ${port} is in use or may not be used. Choose another with --port.`);
  }
}

/** @param onUrl called once the pages can be opened, with who can sign in there */
export async function stayAndServe(
  org: Org,
  { port, open, ...options }: StayOptions,
  onUrl: (url: string, users: readonly AppUser[]) => void,
): Promise<void> {
  const users = createAppUsers(org);
  const pages = await serve(org, port, { ...options, otherUsers: users.slice(1).map(({ id }) => id) });
  onUrl(pages.url, users);
  if (open) await openBrowser(pages.url);
  await new Promise<void>((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
  await pages.close();
}

async function serve(org: Org, port: number | null, options: Omit<ServePagesOptions, 'port'>): Promise<ServedPages> {
  if (port === null) return serveOnAFreePort(org, options);
  try {
    return await servePages(org, { ...options, port });
  } catch (error) {
    if (!['EADDRINUSE', 'EACCES'].includes(String((error as NodeJS.ErrnoException).code))) throw error;
    throw new PortInUseError(port);
  }
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
