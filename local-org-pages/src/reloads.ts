/** Notifies open pages that components have changed on disk, so that they load themselves anew. */
import { watch } from 'node:fs';
import type { ServerResponse } from 'node:http';

/** Where pages listen. */
export const RELOADS_PATH = '/reloads';

/** What a page does about it. It keeps its state in its address, so it comes back to the same position. */
export const RELOADING_SCRIPT = `new EventSource('${RELOADS_PATH}').addEventListener('reload', () => location.reload());`;

/** Editors write a file in several steps. */
const SETTLE_MS = 150;

export interface Reloads {
  /** Keeps the answer open and reports each change by it. */
  listen(reply: ServerResponse): void;
  close(): void;
}

/** @param folders watched with all that is below them */
export function watchForReloads(folders: readonly string[]): Reloads {
  const listeners = new Set<ServerResponse>();
  let settling: NodeJS.Timeout | undefined;
  const tell = (): void => listeners.forEach((reply) => reply.write('event: reload\ndata:\n\n'));
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, () => {
      clearTimeout(settling);
      settling = setTimeout(tell, SETTLE_MS);
    }),
  );
  return {
    listen(reply) {
      reply.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      reply.write(':\n\n');
      listeners.add(reply);
      reply.once('close', () => listeners.delete(reply));
    },
    close() {
      clearTimeout(settling);
      for (const watcher of watchers) watcher.close();
    },
  };
}
