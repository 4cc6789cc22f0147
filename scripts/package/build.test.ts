/** What `npm run build:package` writes of the real package. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildPackage, NAMESPACE } from './build.ts';

const COMPONENTS = path.join('force-app', 'main', 'app', 'lwc');
const ROOT = process.cwd();

describe('the package as it is deployed', () => {
  let target: string;
  let files: readonly string[];
  let compiled: number;

  beforeAll(() => {
    target = mkdtempSync(path.join(tmpdir(), 'package-'));
    ({ compiled } = buildPackage(ROOT, target, 'sbxmask'));
    files = readdirSync(target, { recursive: true }).map(String);
  }, 60_000);
  afterAll(() => rmSync(target, { recursive: true, force: true }));

  test('has a JavaScript file for every component', () => {
    const names = readdirSync(path.join(ROOT, COMPONENTS), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name);
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !existsSync(path.join(target, COMPONENTS, name, `${name}.js`)))).toEqual([]);
    expect(compiled).toBeGreaterThanOrEqual(names.length);
  });

  test('has no TypeScript, no test of a component and no settings of a compiler', () => {
    expect(files.filter((file) => /\.ts$|__tests__|__mocks__|[jt]sconfig.*\.json$/.test(file))).toEqual([]);
  });

  test('is a project of its own', () => {
    const { packageDirectories } = JSON.parse(readFileSync(path.join(target, 'sfdx-project.json'), 'utf8')) as {
      packageDirectories: { path: string }[];
    };
    for (const { path: directory } of packageDirectories) expect(existsSync(path.join(target, directory))).toBe(true);
  });

  test('never replaces the project or what holds it', () => {
    expect(() => buildPackage(ROOT, '.', 'sbxmask')).toThrow(/cannot be replaced/);
    expect(() => buildPackage(ROOT, '..', 'sbxmask')).toThrow(/cannot be replaced/);
  });
});

test('namespaces are distinguished from other words', () => {
  expect(['sbxmask', 'a', 'Mask_1', 'abcdefghijklmno'].filter((name) => !NAMESPACE.test(name))).toEqual([]);
  expect(['', '1a', 'a__b', 'a_', 'has-dash', 'abcdefghijklmnop'].filter((name) => NAMESPACE.test(name))).toEqual([]);
});
