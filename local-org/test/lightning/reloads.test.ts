/** Pages that follow changes of their components: what is written is built, and open pages hear of it. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { servePages, type ServedPages } from '../../src/lightning/serve.ts';
import { openOrg } from '../../src/org/open.ts';
import type { Org } from '../../src/org/org.ts';

const NS = 'xmlns="http://soap.sforce.com/2006/04/metadata"';
const CACHE = path.resolve('.local-org', 'cache', 'lightning');
/** The first of all builds the base components. */
const PATIENCE_MS = 180_000;

let dir: string;
let org: Org;
let pages: ServedPages;
let complaints: unknown[];

function put(name: string, text: string): void {
  const file = path.join(dir, 'project', name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const greet = (words: string): void => put('lwc/hello/hello.html', `<template><p>${words}</p></template>`);

async function serve(watch: boolean): Promise<void> {
  complaints = [];
  pages = await servePages(org, { port: 0, cacheDir: CACHE, watch, report: (error) => complaints.push(error) });
}

const text = async (place: string): Promise<string> => (await fetch(`${pages.url}${place}`)).text();

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'reloads-'));
  put(
    'applications/Demo.app-meta.xml',
    `<CustomApplication ${NS}><label>Demo</label><tabs>Hello</tabs><uiType>Lightning</uiType></CustomApplication>`,
  );
  put(
    'tabs/Hello.tab-meta.xml',
    `<CustomTab ${NS}><label>Hello</label><lwcComponent>hello</lwcComponent><motif>Custom1: Heart</motif></CustomTab>`,
  );
  put(
    'lwc/hello/hello.js-meta.xml',
    `<LightningComponentBundle ${NS}><apiVersion>67.0</apiVersion><isExposed>true</isExposed></LightningComponentBundle>`,
  );
  put(
    'lwc/hello/hello.ts',
    "import { LightningElement } from 'lwc';\nexport default class Hello extends LightningElement {}\n",
  );
  greet('Good morning');
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

    greet('Good evening');
    expect((await told.read()).value).toContain('event: reload');
    expect(await text('/app.js')).toContain('Good evening');
    expect(complaints).toEqual([]);

    put('lwc/hello/hello.html', '<template><p></template>');
    expect((await told.read()).value).toContain('event: reload');
    expect(await text('/app.js')).toContain('Good evening');
    expect(complaints.map(String)).toEqual([expect.stringContaining('hello.html')]);

    greet('Good night');
    expect(await text('/app.js')).toContain('Good night');
  },
  PATIENCE_MS,
);

test(
  'without watching, nothing is built again',
  async () => {
    await serve(false);
    expect(await text('/')).not.toContain('EventSource');
    greet('Good evening');
    expect(await text('/app.js')).toContain('Good morning');
    expect((await fetch(`${pages.url}/reloads`)).status).toBe(404);
  },
  PATIENCE_MS,
);
