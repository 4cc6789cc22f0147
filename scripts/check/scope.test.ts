/** What `npm run check -- --changed` looks at, in checkouts made with git. */
import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { withoutAccepted } from './accepted.ts';
import { gateOf, projectOf, removeProjects, type Files } from './planted.ts';
import { Project } from './project.ts';
import { scopeOf, type Scope } from './scope.ts';
import { Stamp } from './stamp.ts';
import { upstreamOf } from './upstream.ts';

afterEach(removeProjects);

const FILES: Files = {
  'package.json': '{}\n',
  'a.ts': 'const a = 1;\n',
  'b.ts': 'const b = 1;\n',
  'notes.md': 'one\n',
};

function git(root: string, ...args: readonly string[]): void {
  const settings = ['-c', 'user.name=t', '-c', 'user.email=t@example.com', '-c', 'commit.gpgsign=false'];
  execFileSync('git', [...settings, ...args], { cwd: root, stdio: 'pipe' });
}

/** The folder of a clone: what the files are upstream is committed there. */
function cloneOf(files: Files): string {
  const { root: origin } = projectOf(files);
  git(origin, 'init', '-q', '-b', 'main');
  git(origin, 'add', '.');
  git(origin, 'commit', '-q', '-m', 'one');
  const { root } = projectOf({});
  git(root, 'clone', '-q', origin, '.');
  return root;
}

function scope(root: string, gate: string): Scope {
  const project = new Project(root);
  return scopeOf(project, gateOf(gate), new Stamp(project, gateOf(gate)), upstreamOf(root));
}

function write(root: string, file: string, text: string): void {
  writeFileSync(path.join(root, file), text);
}

test('a gate looks at nothing in a fresh clone, and at everything where nobody has run it before', () => {
  expect(upstreamOf(cloneOf(FILES))).toEqual({ branch: 'origin/main', changed: new Set() });
  expect(scope(cloneOf(FILES), 'format')).toEqual({ kind: 'none' });
  const { root } = projectOf(FILES);
  expect([upstreamOf(root), scope(root, 'format')]).toEqual([null, { kind: 'all' }]);
  git(root, 'init', '-q');
  expect([upstreamOf(root), scope(root, 'format')]).toEqual([null, { kind: 'all' }]);
  expect(scope(cloneOf(FILES), 'words')).toEqual({ kind: 'all' });
});

test('a gate that judges each file by itself looks at what was changed, committed, or added', () => {
  const root = cloneOf(FILES);
  write(root, 'a.ts', 'const a = 2;\n');
  git(root, 'commit', '-q', '-a', '-m', 'two');
  write(root, 'b.ts', 'const b = 2;\n');
  write(root, 'c d.ts', 'const c = 1;\n');
  expect(scope(root, 'format')).toEqual({ kind: 'files', files: ['a.ts', 'b.ts', 'c d.ts'] });
  rmSync(path.join(root, 'a.ts'));
  expect(scope(root, 'lint')).toEqual({ kind: 'files', files: ['b.ts', 'c d.ts'] });
  expect(scope(root, 'types')).toEqual({ kind: 'all' });
});

test('a change that no gate reads, or one that every gate obeys', () => {
  const root = cloneOf(FILES);
  write(root, 'notes.md', 'two\n');
  expect([scope(root, 'lint'), scope(root, 'types')]).toEqual([{ kind: 'none' }, { kind: 'none' }]);
  write(root, 'package.json', '{"type":"module"}\n');
  expect([scope(root, 'lint'), scope(root, 'types')]).toEqual([{ kind: 'all' }, { kind: 'all' }]);
});

test('more files than one command line holds: everything is looked at', () => {
  const root = cloneOf(FILES);
  for (let at = 0; at < 201; at++) write(root, `f${at}.md`, 'text\n');
  expect(scope(root, 'format')).toEqual({ kind: 'all' });
});

test('format and lint find a violation that is planted in a changed file', async () => {
  const root = cloneOf({ ...FILES, 'eslint.config.js': 'module.exports = [{ rules: { eqeqeq: "warn" } }];\n' });
  write(root, 'a.js', 'let a;\nif (a == 1) a=2;\n');
  write(root, 'notes.unknown', 'text');
  const found = async (gate: string): Promise<readonly string[]> => {
    const planned = scope(root, gate);
    expect(planned.kind).toBe('files');
    if (planned.kind !== 'files') return [];
    const findings = (await gateOf(gate).runOn?.(new Project(root), planned.files)) ?? [];
    return findings.map(({ path: file, line, message }) => `${file}:${line}: ${message}`);
  };
  expect(await found('format')).toEqual(['a.js:1: is not formatted: npm run format']);
  expect(await found('lint')).toEqual(["a.js:2: Expected '===' and instead saw '=='. (eqeqeq)"]);
}, 60_000);

test('an accepted finding of a file that was not looked at stays accepted', () => {
  const entry = (file: string): object => ({ gate: 'lint', path: file, message: 'long', reason: 'because' });
  const accepted = JSON.stringify([entry('a.ts'), entry('b.ts'), entry('src/*')]);
  const project = projectOf({ ...FILES, 'config/accepted-findings.json': accepted });
  const of = (files: readonly string[] | null): readonly string[] =>
    withoutAccepted(project, gateOf('lint'), [], files).findings.map(({ message }) => message);
  expect(of(['a.ts'])).toEqual(['fits no finding any more: lint a.ts long']);
  expect(of(null)).toHaveLength(3);
});
