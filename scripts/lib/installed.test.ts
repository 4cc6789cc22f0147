import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { hasAll, isInstalled } from './installed.mjs';

const WANTED = {
  '': { version: '0.1.0' },
  'node_modules/one': { version: '1.0.0', integrity: 'sha512-one' },
  'node_modules/for-another-system': { version: '2.0.0', integrity: 'sha512-two', optional: true },
  'node_modules/workspace': { link: true },
};
const INSTALLED = {
  'node_modules/one': { version: '1.0.0', integrity: 'sha512-one' },
  'node_modules/workspace': { link: true },
};

describe('the packages of the lock file', () => {
  test('are installed when npm has recorded each of them; an optional one may be missing', () => {
    expect(hasAll(WANTED, INSTALLED)).toBe(true);
  });

  test.each([
    ['is missing', { 'node_modules/workspace': { link: true } }],
    ['has another version', { ...INSTALLED, 'node_modules/one': { version: '1.0.1', integrity: 'sha512-one' } }],
    ['has another content', { ...INSTALLED, 'node_modules/one': { version: '1.0.0', integrity: 'sha512-1' } }],
  ])('are not installed when one %s', (_what, installed) => {
    expect(hasAll(WANTED, installed)).toBe(false);
  });
});

describe('a project of its own', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'installed-'));
    writeFileSync(
      path.join(folder, 'package.json'),
      '{ "name": "project", "version": "1.0.0", "dependencies": { "one": "file:one" } }',
    );
    mkdirSync(path.join(folder, 'one'));
    writeFileSync(path.join(folder, 'one', 'package.json'), '{ "name": "one", "version": "1.0.0" }');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const npm = (...args: readonly string[]): number | null =>
    spawnSync('npm', [...args, '--offline', '--no-audit', '--no-fund'], {
      cwd: folder,
      stdio: 'ignore',
      shell: process.platform === 'win32',
    }).status;

  test('is installed after npm ci, and no more when its lock file changes', () => {
    expect(npm('install', '--package-lock-only')).toBe(0);
    expect(isInstalled(folder)).toBe(false);
    expect(npm('ci')).toBe(0);
    expect(isInstalled(folder)).toBe(true);
    const lock = path.join(folder, 'package-lock.json');
    writeFileSync(lock, JSON.stringify({ packages: { 'node_modules/two': { version: '1.0.0' } } }));
    expect(isInstalled(folder)).toBe(false);
  });
});
