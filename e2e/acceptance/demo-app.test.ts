/** The end of `npm start`: the app is served, each role signs in, and the repair that the terminal suggests is done in the pages. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { AppBrowser, hasBrowser, openTab } from '../lib/app-page.ts';
import { expectSoon } from '../lib/expect-soon.ts';

const PATIENCE_MS = 300_000;
type Role = 'administrator' | 'operator' | 'auditor';

let dir: string;
let demo: ChildProcess;
let output = '';
let browser: AppBrowser;
let signIn: Record<Role, string>;

/** `npm start` with these options, until the app is served. */
async function start(...options: string[]): Promise<void> {
  demo = spawn(
    process.execPath,
    ['scripts/start.mjs', '--records', '400', '--org-dir', path.join(dir, 'demo'), ...options],
    // Jest asks its processes for colours.
    { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, FORCE_COLOR: undefined, CI: 'true' } },
  );
  const ended = once(demo, 'exit').then(([code]) => {
    throw new Error(`The demo ended with ${String(code)}: ${output}`);
  });
  const served = new Promise<void>((resolve) => {
    demo.stdout!.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (output.includes('Press Ctrl-C to end.')) resolve();
    });
  });
  await Promise.race([served, ended]);
}

const addressOf = (role: Role): string => new RegExp(`Sign in as ${role} +(http\\S+)`).exec(output)?.[1] ?? 'none';

beforeAll(async () => {
  if (!hasBrowser) return;
  dir = mkdtempSync(path.join(tmpdir(), 'demo-app-'));
  await start('--port', '0');
  signIn = {
    administrator: addressOf('administrator'),
    operator: addressOf('operator'),
    auditor: addressOf('auditor'),
  };
  browser = await AppBrowser.launch();
}, PATIENCE_MS);

afterAll(async () => {
  if (!hasBrowser) return;
  await browser.close();
  if (demo.exitCode === null) {
    demo.kill('SIGTERM');
    await once(demo, 'exit');
  }
  rmSync(dir, { recursive: true, force: true });
});

(hasBrowser ? describe : describe.skip)('the app at the end of the demo', () => {
  test('piped output has no colour codes, also in continuous integration', () => {
    expect(output).toContain('Press Ctrl-C to end.');
    expect(output).not.toContain('\u001B');
  });

  test.each<[Role, number]>([
    ['administrator', 1],
    ['operator', 1],
    ['auditor', 0],
  ])(
    'the %s signs in with the address of the terminal and has the own buttons',
    async (role, runNow) => {
      const page = await browser.open(signIn[role]);
      await openTab(page, 'Runs');
      await page.getByRole('button', { name: 'RUN-000001' }).waitFor();
      await expectSoon(() => page.getByRole('button', { name: 'Run now' }).count(), runNow);
      if (role !== 'administrator')
        await expectSoon(() => page.getByRole('button', { name: new RegExp(role, 'i') }).count(), 1);
      await page.close();
    },
    PATIENCE_MS,
  );

  test(
    'another user signs in from the menu of the page',
    async () => {
      const page = await browser.open(signIn.operator);
      await page.getByRole('button', { name: 'Sample Operator' }).click();
      await page.getByRole('menuitem', { name: 'Sign in as Sample Auditor' }).click();
      await page.getByRole('button', { name: 'Sample Auditor' }).waitFor();
      await browser.examine(page, 'signed-in-auditor');
      await page.close();
    },
    PATIENCE_MS,
  );

  test(
    'the repair that the terminal suggests ends green',
    async () => {
      const page = await browser.open(signIn.administrator);
      await openTab(page, 'Runs');
      await page.getByRole('button', { name: 'RUN-000001' }).click();
      await page.getByRole('tab', { name: /Failures/ }).click();
      const contacts = [...new Set(output.match(/\b003\w{15}\b/g))];
      expect(output).toContain(`${contacts.length} contacts stay real`);
      for (const contact of contacts) await repair(page, contact);
      await page.goto(signIn.administrator);
      await openTab(page, 'Runs');
      await page.getByRole('button', { name: 'RUN-000001' }).click();
      await page.getByRole('button', { name: 'Retry failed' }).click();
      await page
        .getByText(/^Passed/)
        .first()
        .waitFor();
      await page.close();
    },
    PATIENCE_MS,
  );

  test('nothing is wrong in the console, and axe-core finds nothing', () => {
    expect(browser.complaints).toEqual([]);
    expect(browser.findings).toEqual([]);
  });
});

/** Gives a contact what the validation rule of the demo's org wants; the first try breaks the rule again. */
async function repair(page: Page, contact: string): Promise<void> {
  const base = new URL(signIn.administrator).origin;
  await page.goto(`${base}/lightning/r/Contact/${contact}/view`);
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Department').fill('Sales');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('An assistant needs a phone number.').waitFor();
  await browser.examine(page, 'record-form');
  await page.getByLabel('Asst. Phone').fill('+1 202 555 0100');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('+1 202 555 0100').waitFor();
}
