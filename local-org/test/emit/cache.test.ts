/** Compiled output is kept by content. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  expect(kept.map((name) => name.replace(/.*\./, '')).sort()).toEqual(['json', 'key', 'outlines']);
  const again = compileProject(given);
  expect(again).toEqual(first);
  const program = linkProject(given, again.files!);
  expect(inTransaction(() => statics(program, 'A').run$!())).toBe('b2');
  compileProject(input({ ...sources, 'B.cls': sources['B.cls'].replace("'b'", "'c'") }, { cacheDir: dir }));
  expect(readdirSync(dir)).toHaveLength(6);
  for (const name of kept) {
    writeFileSync(join(dir, name), '{ torn');
    expect(compileProject(given)).toEqual(first);
  }
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
      expect(readdirSync(folder)).toHaveLength(3);
    }
  } finally {
    if (before === undefined) delete process.env['LOCAL_ORG_CACHE'];
    else process.env['LOCAL_ORG_CACHE'] = before;
  }
});

const PROGRAM = join('local-org', 'bin', 'local-org.mjs');

test('a built program finds what the sources of the local org have compiled', () => {
  const [project, folder] = [join(dir, 'project'), join(dir, 'of-programs')];
  mkdirSync(join(project, 'app', 'classes'), { recursive: true });
  writeFileSync(join(project, 'sfdx-project.json'), JSON.stringify({ packageDirectories: [{ path: 'app' }] }));
  writeFileSync(join(project, 'script.apex'), "Assert.areEqual('b2', A.run());");
  for (const [name, source] of Object.entries(sources)) writeFileSync(join(project, 'app', 'classes', name), source);
  openOrg({ projectDirs: [project], cacheDir: folder }).close();
  const compiled = readdirSync(folder);
  const args = [PROGRAM, 'exec', '--project', project, '--file', join(project, 'script.apex')];
  const ran = spawnSync(process.execPath, args, { encoding: 'utf8', env: { ...process.env, LOCAL_ORG_CACHE: folder } });
  expect(`${ran.status} ${ran.stderr}`).toBe('0 ');
  expect(readdirSync(folder)).toEqual(compiled);
});
