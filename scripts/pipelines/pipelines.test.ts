/** Ready pipelines: each can be read, runs only commands that exist with flags that exist, masks, and has secrets in no command. */
import { describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { accessSync, constants, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const HERE = path.dirname(fileURLToPath(import.meta.url));
const ROOT = path.join(HERE, '..', '..');
const PIPELINES = [
  'github-actions.yml',
  'gitlab-ci.yml',
  'azure-pipelines.yml',
  'bitbucket-pipelines.yml',
  'Jenkinsfile',
];
/** Where pipelines keep what is to be run. */
const SCRIPT_KEYS = new Set(['run', 'script', 'before_script', 'after_script', 'after-script']);

function commandsOf(file: string): string[] {
  const text = readFileSync(path.join(HERE, file), 'utf8');
  if (file === 'Jenkinsfile') return [...text.matchAll(/\bsh '([^']*)'/g)].map(([, command]) => command);
  const commands: string[] = [];
  collect(parse(text), commands);
  return commands;
}

function collect(node: unknown, commands: string[]): void {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (SCRIPT_KEYS.has(key))
      commands.push(...[value].flat().filter((item): item is string => typeof item === 'string'));
    collect(value, commands);
  }
}

interface Manifest {
  readonly commands: Readonly<
    Record<string, { readonly flags: Readonly<Record<string, { readonly allowNo?: boolean }>> }>
  >;
}

/** Commands of the CLI by their id; those of `sf mask` as this repository builds them. */
function manifests(): Manifest['commands'] {
  const packages = path.join(ROOT, 'node_modules');
  const all: Record<string, Manifest['commands'][string]> = {};
  for (const name of ['@salesforce', '@oclif'].flatMap((scope) =>
    readdirSync(path.join(packages, scope)).map((part) => path.join(scope, part)),
  )) {
    try {
      const manifest = JSON.parse(readFileSync(path.join(packages, name, 'oclif.manifest.json'), 'utf8')) as Manifest;
      Object.assign(all, manifest.commands);
    } catch {
      // No plugin.
    }
  }
  return Object.assign(all, ownCommands());
}

function ownCommands(): Manifest['commands'] {
  const plugin = path.join(ROOT, 'sf-plugin');
  const built = spawnSync(process.execPath, [path.join(plugin, 'build.mjs')], { encoding: 'utf8' });
  expect([built.status, built.stderr]).toEqual([0, '']);
  const load = `const { Config } = await import('@oclif/core');
    const config = await Config.load({ root: ${JSON.stringify(plugin)} });
    const commands = {};
    for (const command of config.commands) commands[command.id] = { flags: command.flags };
    process.stdout.write(JSON.stringify(commands));`;
  const loaded = spawnSync(process.execPath, ['--input-type=module', '-e', load], { encoding: 'utf8', cwd: plugin });
  return JSON.parse(loaded.stdout) as Manifest['commands'];
}

/** Words of a command of the shell; variables before it are left out. */
const wordsOf = (command: string): string[] =>
  (command.match(/"[^"]*"|\S+/g) ?? []).filter((word, i) => !(i === 0 && /^\w+=/.test(word)));

describe.each(PIPELINES)('%s', (file) => {
  const commands = commandsOf(file);

  test('refreshes, waits, masks, and keeps the audit file, in this order', () => {
    const order = [
      'install-plugin.sh',
      'login.sh production',
      'sf org refresh sandbox',
      'watch-refresh.mjs',
      'login.sh sandbox',
      'sf mask run',
      'sf mask audit',
    ];
    const places = order.map((part) => commands.findIndex((command) => command.includes(part)));
    expect([places, places.includes(-1)]).toEqual([[...places].sort((a, b) => a - b), false]);
  });

  test('runs scripts that are there', () => {
    const scripts = commands.flatMap((command) => wordsOf(command).filter((word) => word.startsWith('scripts/')));
    expect(scripts.length).toBeGreaterThan(3);
    for (const script of scripts)
      accessSync(path.join(ROOT, script), script.endsWith('.sh') ? constants.X_OK : constants.R_OK);
  });

  test('has no secret in a command, and lets no failure pass', () => {
    for (const command of commands) {
      expect(command).not.toMatch(/SECRET|TOKEN|JWT_KEY|password/i);
      expect(command).not.toMatch(/\|\|\s*true|;\s*true|set \+e/);
    }
    expect(readFileSync(path.join(HERE, file), 'utf8')).not.toMatch(/continue-on-error|allow_failure|catchError/);
  });
});

test('every sf command of the pipelines and scripts exists, with its flags', () => {
  const known = manifests();
  const scripts = readdirSync(HERE)
    .filter((name) => name.endsWith('.sh'))
    .flatMap((name) => readFileSync(path.join(HERE, name), 'utf8').split('\n'))
    .flatMap((line) => /(?:^|\bif )\s*(sf .*?)(?:;|$)/.exec(line)?.[1] ?? []);
  const commands = [...PIPELINES.flatMap(commandsOf), ...scripts].filter((command) => command.startsWith('sf '));
  expect(commands.length).toBeGreaterThanOrEqual(PIPELINES.length * 3);
  for (const command of commands) {
    const words = wordsOf(command).slice(1);
    const firstFlag = words.findIndex((word) => word.startsWith('-'));
    const parts = firstFlag < 0 ? words : words.slice(0, firstFlag);
    const id = Object.keys(known).find(
      (name) => name === parts.join(':') || (name === parts.slice(0, 2).join(':') && parts.length === 3),
    );
    expect([command, id ?? 'unknown']).toEqual([command, expect.not.stringMatching(/^unknown$/)]);
    const flags = known[id!].flags;
    for (const flag of words.filter((word) => word.startsWith('--')))
      expect([command, flag, flag.slice(2) in flags || flags[flag.slice(5)]?.allowNo === true]).toEqual([
        command,
        flag,
        true,
      ]);
  }
});
