/** Files that save work: written whole, read by name, deleted by last use. */
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { fileCache } from '../../src/project/file-cache.ts';

const NAMES = /^part-\d\.txt$/;
let dir: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'file-cache-'));
});

afterEach(() => rmSync(dir, { recursive: true, force: true }));

function setUsed(name: string, minutes: number): void {
  const time = new Date(Date.UTC(2026, 0, 1, 0, minutes));
  utimesSync(join(dir, name), time, time);
}

test('a file is read as it was written, and one that is not there is null', () => {
  const cache = fileCache(join(dir, 'made'), NAMES, 100);
  expect(cache.read('part-1.txt')).toBeNull();
  cache.write('part-1.txt', 'one');
  expect(cache.read('part-1.txt')?.toString()).toBe('one');
  expect(readdirSync(join(dir, 'made'))).toEqual(['part-1.txt']);
});

test('files that were not used for longest are deleted, others in the folder are left alone', () => {
  const cache = fileCache(dir, NAMES, 25);
  writeFileSync(join(dir, 'other.txt'), 'x'.repeat(100));
  cache.write('part-1.txt', 'x'.repeat(10));
  cache.write('part-2.txt', 'x'.repeat(10));
  setUsed('part-1.txt', 1);
  setUsed('part-2.txt', 2);
  cache.read('part-1.txt');
  cache.write('part-3.txt', 'x'.repeat(10));
  expect(readdirSync(dir).sort()).toEqual(['other.txt', 'part-1.txt', 'part-3.txt']);
});

test('a folder that cannot be written is no error', () => {
  writeFileSync(join(dir, 'file'), '');
  const cache = fileCache(join(dir, 'file'), NAMES, 25);
  cache.write('part-1.txt', 'one');
  expect(cache.read('part-1.txt')).toBeNull();
});
