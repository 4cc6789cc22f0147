/** Compiled output is kept by content. */
import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, expect, test } from '@jest/globals';
import { compileProject, linkProject } from '../../src/apex/compile.ts';
import { openOrg } from '../../src/org/open.ts';
import { apexOrg } from '../org/apex-org.ts';
import { input, inTransaction, statics } from './apex.ts';

const dir = mkdtempSync(join(tmpdir(), 'apex-cache-'));
afterAll(() => rmSync(dir, { recursive: true }));

const sources = {
  'A.cls': 'public class A { public static String run() { return B.text(2); } }',
  'B.cls': "public class B { public static String text(Integer i) { return 'b' + i; } }",
};

test('an unchanged project is not compiled again, a changed one is', () => {
  const given = input(sources, { cacheDir: dir });
  const first = compileProject(given);
  const kept = readdirSync(dir);
  expect(kept.map((name) => name.replace(/.*\./, '')).sort()).toEqual(['json', 'key', 'list', 'outlines']);
  // What is in use is not read again, unless the file is another.
  expect(compileProject(given)).toBe(first);
  appendFileSync(
    join(
      dir,
      kept.find((name) => name.endsWith('.json'))!,
    ),
    ' ',
  );
  const again = compileProject(given);
  expect(again).not.toBe(first);
  expect(again).toEqual(first);
  const program = linkProject(given, again.files!);
  expect(inTransaction(() => statics(program, 'A').run$!())).toBe('b2');
  compileProject(input({ ...sources, 'B.cls': sources['B.cls'].replace("'b'", "'c'") }, { cacheDir: dir }));
  expect(readdirSync(dir)).toHaveLength(7);
  for (const name of kept) {
    writeFileSync(join(dir, name), '{ torn');
    expect(compileProject(given)).toEqual(first);
  }
});

test('a project that is in another folder is not compiled again, and has its own paths', () => {
  const folder = join(dir, 'moved');
  const faulty = { ...sources, 'E.cls': 'public class E { Integer i = nothing; }' };
  for (const [texts, names] of [
    [sources, ['A.cls', 'B.cls']],
    [faulty, ['E.cls']],
  ] as const) {
    const at = (root: string) => {
      const given = input(texts, { cacheDir: folder });
      return { ...given, sources: given.sources.map((file) => ({ ...file, path: `${root}/${file.path}` })) };
    };
    const pathsOf = ({ diagnostics, files }: ReturnType<typeof compileProject>): string[] =>
      [...diagnostics, ...(files ?? [])].map(({ path }) => path);
    expect(pathsOf(compileProject(at('one')))).toEqual(names.map((name) => `one/${name}`));
    const written = readdirSync(folder);
    expect(pathsOf(compileProject(at('two')))).toEqual(names.map((name) => `two/${name}`));
    const moved = compileProject(at('two'));
    expect(moved).toEqual(compileProject({ ...at('two'), cacheDir: null }));
    // Orgs of a process share what was moved.
    expect(compileProject(at('two'))).toBe(moved);
    expect(readdirSync(folder)).toEqual(written);
  }
});

test('orgs share compiled code as long as one of them has it', async () => {
  const given = input(sources, { cacheDir: join(dir, 'kept') });
  const filesOf = () => compileProject(given).files!;
  const program = linkProject(given, filesOf());
  const [file] = filesOf();
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  for (let i = 0; i < 2; i++) {
    await new Promise((resolve) => setTimeout(resolve, 0));
    collect();
  }
  expect(filesOf()[0]).toBe(file);
  expect(inTransaction(() => statics(program, 'A').run$!())).toBe('b2');
});

test('sources whose paths are in another order are compiled again: what is reported first depends on it', () => {
  const folder = join(dir, 'order');
  const circle = { 'A.cls': 'public class A extends B {}', 'B.cls': 'public virtual class B extends A {}' };
  const at = (paths: readonly string[]) => {
    const given = input(circle, { cacheDir: folder });
    return {
      ...given,
      sources: given.sources.map((file, index) => ({ ...file, path: `${paths[index]!}/${file.path}` })),
    };
  };
  for (const paths of [
    ['1', '2'],
    ['2', '1'],
  ])
    expect(compileProject(at(paths))).toEqual(compileProject({ ...at(paths), cacheDir: null }));
});

test('errors are kept as well, and without output', () => {
  const given = input({ 'E.cls': 'public class E { Integer i = nothing; }' }, { cacheDir: dir });
  expect(compileProject(given)).toEqual(compileProject(given));
  expect(compileProject(given).files).toBeNull();
});

test('orgs share the compiled code of the folder that LOCAL_ORG_CACHE names', () => {
  const folder = join(dir, 'shared');
  const before = process.env['LOCAL_ORG_CACHE'];
  process.env['LOCAL_ORG_CACHE'] = folder;
  try {
    for (let time = 0; time < 2; time++) {
      apexOrg({ A: sources['A.cls'], B: sources['B.cls'] }, { cacheDir: undefined }).close();
      expect(readdirSync(folder)).toHaveLength(4);
    }
  } finally {
    if (before === undefined) delete process.env['LOCAL_ORG_CACHE'];
    else process.env['LOCAL_ORG_CACHE'] = before;
  }
});

const PROGRAM = join('local-org', 'bin', 'local-org.mjs');

function writeProject(project: string): void {
  mkdirSync(join(project, 'app', 'classes'), { recursive: true });
  writeFileSync(join(project, 'sfdx-project.json'), JSON.stringify({ packageDirectories: [{ path: 'app' }] }));
  for (const [name, source] of Object.entries(sources)) writeFileSync(join(project, 'app', 'classes', name), source);
}

function run(folder: string, ...args: readonly string[]): string {
  const env = { ...process.env, LOCAL_ORG_CACHE: folder };
  const { status, stderr } = spawnSync(process.execPath, [PROGRAM, ...args], { encoding: 'utf8', env });
  return `${status} ${stderr}`;
}

test('the commands keep compiled code in the folder that LOCAL_ORG_CACHE names, not in the project', () => {
  const [project, folder] = [join(dir, 'package'), join(dir, 'of-commands')];
  writeProject(project);
  const org = join(project, 'org.db');
  expect(run(folder, 'install', '--project', project, '--namespace', 'ns', '--org', org)).toBe('0 ');
  expect(readdirSync(folder).filter((name) => name.endsWith('.json'))).toHaveLength(1);
  const test = "@IsTest class T { @IsTest static void runs() { Assert.areEqual('b2', A.run()); } }";
  writeFileSync(join(project, 'app', 'classes', 'T.cls'), test);
  expect(run(folder, 'test', '--project', project)).toBe('0 ');
  expect(readdirSync(folder).filter((name) => name.endsWith('.json'))).toHaveLength(2);
  expect(readdirSync(project, { recursive: true }).filter((name) => /apex-\w{40}/.test(String(name)))).toEqual([]);
});

test('a built program finds what the sources of the local org have compiled', () => {
  const [project, folder] = [join(dir, 'project'), join(dir, 'of-programs')];
  writeProject(project);
  writeFileSync(join(project, 'script.apex'), "Assert.areEqual('b2', A.run());");
  openOrg({ projectDirs: [project], cacheDir: folder }).close();
  const compiled = readdirSync(folder);
  expect(run(folder, 'exec', '--project', project, '--file', join(project, 'script.apex'))).toBe('0 ');
  expect(readdirSync(folder)).toEqual(compiled);
});
