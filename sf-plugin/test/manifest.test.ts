/** What the Salesforce CLI knows of the commands without loading them. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { buildPlugin, PLUGIN } from './sandbox.ts';

const COMMANDS = path.join(PLUGIN, 'src', 'commands');

let folder: string;

beforeAll(() => {
  buildPlugin();
  folder = mkdtempSync(path.join(tmpdir(), 'sf-plugin-manifest-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the manifest names every command', () => {
  const { commands } = JSON.parse(readFileSync(path.join(PLUGIN, 'oclif.manifest.json'), 'utf8')) as {
    commands: object;
  };
  const files = readdirSync(COMMANDS, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const ids = files.map((file) => file.replace(/\.ts$/, '').split(path.sep).join(':'));
  expect(ids.length).toBeGreaterThan(20);
  expect(Object.keys(commands).sort()).toEqual(ids.sort());
});

/** Names of the modules in dist/commands that a command line loads. */
function loadedBy(...args: readonly string[]): readonly string[] {
  // Node writes down which scripts it has run.
  const env = { ...process.env, NODE_V8_COVERAGE: folder };
  spawnSync(process.execPath, [path.join(PLUGIN, 'bin', 'run.js'), ...args], { env });
  const scripts = readdirSync(folder).flatMap((file) => {
    const { result } = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as { result: { url: string }[] };
    return result.flatMap(({ url }) => /\/sf-plugin\/dist\/commands\/(.+)\.js$/.exec(url)?.slice(1) ?? []);
  });
  // One for the process and one for each thread.
  expect(readdirSync(folder).length).toBeGreaterThan(0);
  for (const file of readdirSync(folder)) rmSync(path.join(folder, file));
  return [...new Set(scripts)];
}

test('help loads no command, and a command loads no other', () => {
  expect(loadedBy('--help')).toEqual([]);
  expect(loadedBy('mask', 'rules', 'convert', '--help')).toEqual([]);
  // It refuses a folder in which there is nothing.
  expect(loadedBy('mask', 'rules', 'convert', '--source-dir', path.join(folder, 'nowhere'))).toEqual([
    'mask/rules/convert',
  ]);
});
