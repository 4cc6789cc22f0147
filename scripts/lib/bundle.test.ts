/** Programs are built again when something that they were built from has changed, and only then. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { bundle } from './bundle.mjs';

let folder: string;
let entry: string;
let outputs: string[];

beforeEach(() => {
  mkdirSync('dist', { recursive: true });
  folder = mkdtempSync(path.join('dist', 'bundle-test-'));
  entry = path.join(folder, 'program.ts').replaceAll('\\', '/');
  outputs = [];
  write('program.ts', "import { word } from './part.ts';\nprocess.stdout.write(word);\n");
  write('part.ts', "export const word: string = 'first';\n");
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  for (const file of outputs) rmSync(file, { force: true });
});

/** As if it had been saved a while ago: seconds since 1970. */
function write(name: string, text: string, at = Date.now() / 1000 - 60): void {
  writeFileSync(path.join(folder, name), text);
  utimesSync(path.join(folder, name), at, at);
}

async function built(): Promise<{ readonly file: string; readonly text: string; readonly at: number }> {
  const file = await bundle(entry);
  outputs.push(file, file.replace(/\.mjs$/, '.built.json'));
  // Two files that are written within the same millisecond have different file numbers.
  const { mtimeMs, ino } = statSync(file);
  return { file, text: readFileSync(file, 'utf8'), at: mtimeMs + ino };
}

test('a program whose sources are as they were is not built again', async () => {
  const first = await built();
  expect(first.text).toContain('first');
  expect(await built()).toEqual(first);
});

test('a changed part makes another program', async () => {
  const { at } = await built();
  write('part.ts', "export const word: string = 'other';\n", Date.now() / 1000 - 30);
  const second = await built();
  expect(second.text).toContain('other');
  expect(second.at).not.toBe(at);
});

test('a part that is saved during the build is read again by the next one', async () => {
  write('part.ts', "export const word: string = 'first';\n", Date.now() / 1000 + 60);
  const { at } = await built();
  expect((await built()).at).not.toBe(at);
});

test('a program that was deleted is built again', async () => {
  const { file } = await built();
  rmSync(file);
  expect((await built()).text).toContain('first');
});

test('a part that was deleted is reported', async () => {
  await built();
  rmSync(path.join(folder, 'part.ts'));
  await expect(built()).rejects.toThrow(/Could not resolve "\.\/part\.ts"/);
});

test('the program runs', async () => {
  const { file } = await built();
  const words: string[] = [];
  const write = process.stdout.write;
  process.stdout.write = (word) => words.push(String(word)) > 0;
  try {
    await import(pathToFileURL(file).href);
  } finally {
    process.stdout.write = write;
  }
  expect(words).toEqual(['first']);
});
