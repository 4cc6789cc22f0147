/** Pages that follow changes of their components: what is written is built, and open pages hear of it. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openOrg, type Org } from 'local-org';
import { servePages, type ServedPages } from 'local-org/pages';
import { greet, putHelloProject, putInto, type Put } from './hello-project.ts';

const CACHE = path.resolve('.local-org', 'cache', 'lightning');
/** The first of all builds the base components. */
const PATIENCE_MS = 180_000;

let dir: string;
let put: Put;
let org: Org;
let pages: ServedPages;
let complaints: unknown[];

async function serve(watch: boolean): Promise<void> {
  complaints = [];
  pages = await servePages(org, { port: 0, cacheDir: CACHE, watch, report: (error) => complaints.push(error) });
}

const text = async (place: string): Promise<string> => (await fetch(`${pages.url}${place}`)).text();

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'reloads-'));
  put = putInto(path.join(dir, 'project'));
  putHelloProject(put, 'Good morning');
  org = openOrg({ project: path.join(dir, 'project'), cacheDir: null });
});

afterEach(async () => {
  await pages.close();
  org.close();
  rmSync(dir, { recursive: true, force: true });
});

test(
  'a change is built and announced to open pages; what does not compile is reported and changes nothing',
  async () => {
    await serve(true);
    expect(await text('/')).toContain("new EventSource('/reloads')");
    expect(await text('/app.js')).toContain('Good morning');
    const told = (await fetch(`${pages.url}/reloads`)).body!.pipeThrough(new TextDecoderStream()).getReader();
    expect((await told.read()).value).not.toContain('reload');

    greet(put, 'Good evening');
    expect((await told.read()).value).toContain('event: reload');
    expect(await text('/app.js')).toContain('Good evening');
    expect(complaints).toEqual([]);

    put('lwc/hello/hello.html', '<template><p></template>');
    expect((await told.read()).value).toContain('event: reload');
    expect(await text('/app.js')).toContain('Good evening');
    expect(complaints.map(String)).toEqual([expect.stringContaining('hello.html')]);

    greet(put, 'Good night');
    expect(await text('/app.js')).toContain('Good night');
  },
  PATIENCE_MS,
);

test(
  'without watching, nothing is built again',
  async () => {
    await serve(false);
    expect(await text('/')).not.toContain('EventSource');
    greet(put, 'Good evening');
    expect(await text('/app.js')).toContain('Good morning');
    expect((await fetch(`${pages.url}/reloads`)).status).toBe(404);
  },
  PATIENCE_MS,
);

test(
  'a page that is closed before its request is complete is no fault',
  async () => {
    await serve(false);
    const { hostname, port, host } = new URL(pages.url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    const head = [
      'POST /record/read HTTP/1.1',
      `Host: ${host}`,
      'Content-Type: application/json',
      'Content-Length: 20',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n{"recordId"`);
    // The answer to another request on a later connection shows that the first was being read.
    await text('/app.js');
    socket.destroy();
    await once(socket, 'close');
    await text('/app.js');
    expect(complaints).toEqual([]);
  },
  PATIENCE_MS,
);
