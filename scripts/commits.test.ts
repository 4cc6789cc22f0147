/** Commit messages, and the hooks of a clone: with a real Git repository and real processes. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

const ROOT = process.cwd();
const COMMAND = path.join(ROOT, 'scripts', 'commits.mjs');
const GOOD = 'run: retry dead chunks\n\nA chunk that died of a limit was never tried again.\n';

let folder: string;

function git(...args: readonly string[]) {
  const config = ['-c', 'user.name=Jane', '-c', 'user.email=jane@example.com'];
  return spawnSync('git', [...config, ...args], { cwd: folder, encoding: 'utf8', env: { ...process.env, CI: '' } });
}

function check(message: string) {
  const file = path.join(folder, 'message.txt');
  writeFileSync(file, message);
  return spawnSync(process.execPath, [COMMAND, '--file', file], { encoding: 'utf8' });
}

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'commits-'));
  execFileSync('git', ['init', '-q', folder]);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the message of a commit', () => {
  test.each([
    GOOD,
    'style: format the scripts\n',
    'test(soql): seed the store\n\nOnce for all.\n',
    'Merge branch "x"\n',
    'run: try again\n# a comment of Git\n\nBecause it failed.\n',
  ])('%j is accepted', (message) => {
    expect(check(message)).toMatchObject({ status: 0, stderr: '' });
  });

  test.each([
    ['Retry dead chunks\n\nWhy.\n', 'no module in front'],
    [`run: ${'x'.repeat(80)}\n\nWhy.\n`, 'the subject has 85 characters; at most 72 are allowed'],
    ['run: retry dead chunks.\n\nWhy.\n', 'full stop'],
    ['run: fixed it\n\nWhy.\n', '"fixed" is not an imperative'],
    ['run: retry dead chunks\nWhy.\n', 'not empty'],
    ['run: retry dead chunks\n', 'no body'],
  ])('%j is refused with the rule', (message, rule) => {
    const { status, stderr } = check(message);
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining(rule) });
  });

  test('a command without a range prints its usage', () => {
    const { status, stderr } = spawnSync(process.execPath, [COMMAND], { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining('Usage: npm run check:commits') });
  });
});

describe('a clone with the hooks', () => {
  beforeAll(() => {
    git('config', 'core.hooksPath', path.join(ROOT, '.githooks').replaceAll('\\', '/'));
    mkdirSync(path.join(folder, 'scripts'));
    for (const name of ['node_modules', 'scripts/commits.mjs', '.prettierrc.json']) {
      symlinkSync(path.join(ROOT, name), path.join(folder, name), name === 'node_modules' ? 'junction' : 'file');
    }
    writeFileSync(path.join(folder, 'package.json'), readFileSync(path.join(ROOT, 'package.json')));
    writeFileSync(path.join(folder, '.gitignore'), 'node_modules\nscripts\n.prettierrc.json\nmessage.txt\n');
  });

  test('formats what is committed, and nothing else', () => {
    writeFileSync(path.join(folder, 'a.ts'), 'export const a = {b:1}');
    writeFileSync(path.join(folder, 'b.ts'), 'export const c = {d:1}');
    git('add', 'a.ts');
    const { status, stderr } = git('commit', '-q', '-m', GOOD);
    expect({ status, stderr }).toMatchObject({ status: 0 });
    expect(git('show', 'HEAD:a.ts').stdout).toBe('export const a = { b: 1 };\n');
    expect(readFileSync(path.join(folder, 'b.ts'), 'utf8')).toBe('export const c = {d:1}');
  });

  test('refuses a message that breaks a rule, and the range shows those made without the hook', () => {
    writeFileSync(path.join(folder, 'a.ts'), 'export const a = 2;\n');
    const refused = git('commit', '-q', '-a', '-m', 'changed a');
    expect({ status: refused.status, stderr: refused.stderr }).toEqual({
      status: 1,
      stderr: expect.stringContaining('no module in front'),
    });
    git('commit', '-q', '-a', '--no-verify', '-m', 'changed a');
    const { status, stderr } = spawnSync(process.execPath, [COMMAND, 'HEAD~1..HEAD'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining('"changed a": ') });
  });
});
