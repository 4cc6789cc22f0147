/** Violations planted for the gate `file-names`. */
import { afterEach, expect, test } from '@jest/globals';
import { findings, removeProjects } from './planted.ts';

afterEach(removeProjects);

const named = (...files: readonly string[]): readonly string[] =>
  findings('file-names', Object.fromEntries(files.map((file) => [file, 'export {};'])));

test('accepts a name that three files have, and names that frameworks decide', () => {
  const folders = ['a', 'b', 'c', 'd'];
  expect(
    named(
      'scripts/a/main.ts',
      'scripts/b/main.ts',
      'scripts/c/main.ts',
      ...folders.map((folder) => `scripts/${folder}/index.ts`),
      ...folders.map((folder) => `sf-plugin/src/commands/${folder}/list.ts`),
      ...folders.map((folder) => `force-app/main/app/lwc/${folder}/labels.ts`),
    ),
  ).toEqual([]);
});

test('rejects a name that four files have', () => {
  expect(named('bench/main.ts', 'scripts/a/main.ts', 'scripts/b/main.ts', 'sf-plugin/src/main.ts')).toEqual([
    'bench/main.ts:1: 4 files are called main.ts; 3 are enough',
    'scripts/a/main.ts:1: 4 files are called main.ts; 3 are enough',
    'scripts/b/main.ts:1: 4 files are called main.ts; 3 are enough',
    'sf-plugin/src/main.ts:1: 4 files are called main.ts; 3 are enough',
  ]);
});
