/** A planted violation of each kind is found by the gates that ask another program, and a sound project passes them. */
import { createServer } from 'node:http';
import path from 'node:path';
import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { withApexParser } from './apex-parser.ts';
import { shortRuns } from './java.ts';
import { apex, type Files, gateOf, MAIN, projectOf, removeProjects } from './planted.ts';
import { Project } from './project.ts';

const SFDX = {
  'sfdx-project.json': '{"packageDirectories":[{"path":"force-app","default":true}],"sourceApiVersion":"67.0"}',
};
const A = `${MAIN}/classes/A.cls`;

// The graph engine needs half an hour for a package, and a second for a class.
beforeAll(() => {
  Object.assign(process.env, shortRuns());
});
afterEach(removeProjects);

async function findings(gate: string, files: Files): Promise<readonly string[]> {
  const found = await gateOf(gate).run(projectOf(files));
  return found.map(({ path: file, line, message }) => `${file}:${line}: ${message}`);
}

describe('gates that ask a program', () => {
  test('types', async () => {
    const files = {
      'tsconfig.json': '{"compilerOptions":{"strict":true,"noEmit":true,"types":[]}}',
      'a.ts': 'const a = 1;\n',
    };
    expect(await findings('types', files)).toEqual([]);
    expect(await findings('types', { ...files, 'b.ts': '\nconst b: number = "x";\n' })).toEqual([
      "b.ts:2: TS2322: Type 'string' is not assignable to type 'number'.",
    ]);
  }, 60_000);

  test('lint', async () => {
    const files = { 'eslint.config.js': 'module.exports = [{ rules: { eqeqeq: "warn" } }];\n' };
    expect(await findings('lint', files)).toEqual([]);
    expect(await findings('lint', { ...files, 'a.js': 'let a;\nif (a == 1) a = 2;\n' })).toEqual([
      "a.js:2: Expected '===' and instead saw '=='. (eqeqeq)",
    ]);
  }, 60_000);

  test('format', async () => {
    expect(await findings('format', { 'a.ts': 'const a = 1;\n' })).toEqual([]);
    expect(await findings('format', { 'b.ts': 'const a=1' })).toEqual(['b.ts:1: is not formatted: npm run format']);
    await expect(findings('format', { 'c.ts': 'const = ;' })).rejects.toThrow(/^prettier ended with 2: .*c\.ts/);
  }, 60_000);

  test('format has many files of Apex parsed by a server, which finds the same and ends with the gate', async () => {
    const plugin = path.resolve('node_modules', 'prettier-plugin-apex', 'dist', 'src', 'index.js');
    // The length of the path decides how Prettier would format its own configuration.
    const config = '.prettierrc.yaml';
    const files: Record<string, string> = {
      [config]: `plugins: [${JSON.stringify(plugin)}]\n`,
      '.prettierignore': `${config}\n`,
    };
    for (let i = 0; i < 100; i++) files[`C${i}.cls`] = `public with sharing class C${i} {\n}\n`;
    expect(await findings('format', files)).toEqual([]);
    expect(await findings('format', { ...files, 'B.cls': 'public   with sharing class B {}' })).toEqual([
      'B.cls:1: is not formatted: npm run format',
    ]);
    const used = await withApexParser('.', Object.keys(files), (options) => Promise.resolve(options));
    expect(used.slice(0, 2)).toEqual(['--apex-standalone-parser', 'built-in']);
    await expect(fetch(`http://127.0.0.1:${used.at(-1)!}/`)).rejects.toThrow();
    expect(await withApexParser('.', ['A.cls'], (options) => Promise.resolve(options))).toEqual([]);
  }, 120_000);

  test('compile', async () => {
    expect(await findings('compile', { ...SFDX, ...apex('A', 'public with sharing class A {}') })).toEqual([]);
    expect(
      await findings('compile', { ...SFDX, ...apex('A', 'public with sharing class A {\n  Integer a = true; }') }),
    ).toEqual([expect.stringMatching(/^force-app\/main\/run\/classes\/A\.cls:2: .*Boolean.*Integer/)]);
  }, 60_000);

  test('apex-ls', async () => {
    expect(await findings('apex-ls', { ...SFDX, ...apex('A', 'public with sharing class A {}') })).toEqual([]);
    expect(
      await findings('apex-ls', { ...SFDX, ...apex('A', 'public with sharing class A {\n  Integer a = none(); }') }),
    ).toEqual([`${A}:2: Missing: No matching method found for 'none' on 'A' taking no arguments`]);
  }, 60_000);

  const source = [
    'public with sharing class A {',
    '  @AuraEnabled',
    '  public static List<SObject> find(String name) {',
    "    return Database.query('SELECT Id FROM Account WHERE Name = \\'' + name + '\\'');",
    '  }',
    '}',
  ];

  test('code-analyzer', async () => {
    const found = await findings('code-analyzer', { ...SFDX, ...apex('A', source.join('\n')) });
    expect(found).toContainEqual(expect.stringMatching(/A\.cls:4: pmd\/ApexSOQLInjection/));
  }, 300_000);

  test('graph-engine asks anew when code or a directive has changed, and only then', async () => {
    const gate = gateOf('graph-engine');
    const { root } = projectOf({ ...SFDX, 'package.json': '{}', ...apex('A', source.join('\n')) });
    await gate.write?.(new Project(root));
    const kept = await gate.run(new Project(root));
    expect(kept).toContainEqual(
      expect.objectContaining({ path: A, line: 4, message: expect.stringMatching(/^sfge\/ApexFlsViolation/) }),
    );
    const stored = 'config/graph-engine.json';
    const changed = new Project(root);
    changed.write(stored, changed.text(stored).replace('ApexFlsViolation', 'KeptAsItIs'));
    await gate.write?.(new Project(root));
    expect(new Project(root).text(stored)).toContain('KeptAsItIs');
    const commented = new Project(root);
    commented.write(A, `${source[0]} // A comment, which the engine does not read.\n${source.slice(1).join('\n')}`);
    expect(await gate.run(new Project(root))).toContainEqual(
      expect.objectContaining({ message: expect.stringContaining('KeptAsItIs') }),
    );
    commented.write(A, ['/* sfge-disable */', ...source].join('\n'));
    expect(await gate.run(new Project(root))).toEqual([]);
    const sound = new Project(root);
    sound.write(A, 'public with sharing class A {}');
    expect(await gate.run(sound)).toEqual([]);
  }, 300_000);

  test('graph-engine keeps nothing when the engine cannot load a class', async () => {
    const loop =
      'public with sharing class A { void f(List<String> l) { for (String s : l ?? new List<String>()) { s.trim(); } } }';
    const { root } = projectOf({ ...SFDX, 'package.json': '{}', ...apex('A', loop) });
    const project = new Project(root);
    await expect(gateOf('graph-engine').write?.(project)).rejects.toThrow(/could not analyze the package/);
    expect(project.text('config/graph-engine.json')).toBe('');
  }, 300_000);

  test('vulnerabilities', async () => {
    const lock =
      '{"name":"x","version":"1.0.0","lockfileVersion":3,"packages":{"":{"name":"x","version":"1.0.0","dependencies":{"thing":"1.0.0"}},\n"node_modules/thing":{"version":"1.0.0"}}}';
    const files = {
      'package.json': '{"name":"x","version":"1.0.0","dependencies":{"thing":"1.0.0"}}',
      'package-lock.json': lock,
    };
    const advisory = {
      id: 1,
      url: 'https://example.com',
      title: 'bad',
      severity: 'high',
      vulnerable_versions: '<2.0.0',
    };
    expect(await withRegistry({ thing: [advisory] }, () => findings('vulnerabilities', files))).toEqual([
      'package-lock.json:2: thing 1.0.0 has a vulnerability (high)',
    ]);
    expect(await withRegistry({}, () => findings('vulnerabilities', files))).toEqual([]);
  }, 60_000);

  test('a program that does not answer is no closed gate', async () => {
    await expect(findings('types', {})).rejects.toThrow(/^tsc ended with /);
  }, 60_000);
});

/** Runs with a package registry of its own that knows one package and these advisories. */
async function withRegistry<T>(advisories: object, run: () => Promise<T>): Promise<T> {
  const versions = Object.fromEntries(['1.0.0', '2.0.0'].map((version) => [version, { name: 'thing', version }]));
  const server = createServer((request, response) => {
    const answer = request.url === '/thing' ? { name: 'thing', versions } : advisories;
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const before = process.env['npm_config_registry'];
  process.env['npm_config_registry'] = `http://127.0.0.1:${port}/`;
  try {
    return await run();
  } finally {
    if (before === undefined) delete process.env['npm_config_registry'];
    else process.env['npm_config_registry'] = before;
    server.close();
  }
}
