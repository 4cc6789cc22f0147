/** Where files of deployed components are kept. */
import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { bundleWriter } from '../../src/org/bundles.ts';
import type { Component } from '../../src/project/model.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bundles-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const bundle = (files: Readonly<Record<string, string>>): Component => ({
  type: 'LightningComponentBundle',
  fullName: 'hello',
  node: {},
  files: Object.fromEntries(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)])),
});

test('a bundle is written whole, and once as long as it is the same', () => {
  const write = bundleWriter(folder);
  const target = write(bundle({ 'hello.js': 'one', 'sub/help.js': 'two' }));
  expect(readFileSync(path.join(target, 'hello.js'), 'utf8')).toBe('one');
  expect(readFileSync(path.join(target, 'sub', 'help.js'), 'utf8')).toBe('two');
  const before = new Date(0);
  utimesSync(path.join(target, 'hello.js'), before, before);
  expect(write(bundle({ 'hello.js': 'one', 'sub/help.js': 'two' }))).toBe(target);
  expect(statSync(path.join(target, 'hello.js')).mtimeMs).toBe(0);
});

test('a file that is missing is written again', () => {
  const write = bundleWriter(folder);
  const files = { 'hello.js': 'one', 'help.js': 'two' };
  const target = write(bundle(files));
  rmSync(path.join(target, 'help.js'));
  write(bundle(files));
  expect(readFileSync(path.join(target, 'help.js'), 'utf8')).toBe('two');
});

test('bundles that differ by anything have folders of their own', () => {
  const write = bundleWriter(folder);
  const contents: Record<string, string>[] = [
    { 'a.js': 'bc' },
    { 'a.js': 'bd' },
    { 'b.js': 'bc' },
    // The same bytes in the same order, divided differently.
    { a: 'b', c: 'd' },
    { a: 'bcd' },
    { ab: 'cd' },
  ];
  const folders = contents.map((files) => write(bundle(files)));
  expect(new Set(folders).size).toBe(folders.length);
});
