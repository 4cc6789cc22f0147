/** A planted violation of each kind makes its gate fail, and a project without one passes. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { ACCEPTED_FILE, withoutAccepted } from './accepted.ts';
import type { Finding, Gate } from './gate.ts';
import { GATES } from './gates.ts';
import {
  apex,
  type Files,
  findings,
  foundNow,
  gateOf,
  MAIN,
  META,
  object,
  projectOf,
  removeProjects,
  TEXT_FIELD,
} from './planted.ts';

afterEach(removeProjects);

const SECURITY = 'docs/security.md';

describe('words', () => {
  const source = (text: string, file = 'local-org/src/dml/a.ts'): readonly string[] =>
    findings('words', { [file]: text });

  test('a path of a machine, anywhere', () => {
    expect(source(`see ${'/ho'}me/jane/project`, 'docs/a.md')).toHaveLength(1);
    expect(source('see https://example.com/home/jane', 'docs/a.md')).toEqual([]);
  });
  test('a note of something to do', () => {
    expect(source(`// ${'TO'}DO later`, 'scripts/a.mjs')).toHaveLength(1);
    expect(source(`// ${'FIX'}ME`, `${MAIN}/classes/A.cls`)).toHaveLength(1);
  });
  test('console output outside the command line', () => {
    expect(source('console.log(1);')).toHaveLength(1);
    expect(source('process.stdout.write("");')).toHaveLength(1);
    expect(source('process.stdout.write("");', 'local-org/src/cli/a.ts')).toEqual([]);
  });
  test('a long file', () => {
    expect(source('a\n'.repeat(501))).toEqual(['local-org/src/dml/a.ts:501: 501 lines; 500 are enough for one file']);
    expect(source('a\n'.repeat(500))).toEqual([]);
  });
  test('a long part of a component, whose tests may be longer', () => {
    const long = 'a\n'.repeat(201);
    const folder = `${MAIN}/lwc/hello`;
    expect(source(long, `${folder}/hello.ts`)).toEqual([
      `${folder}/hello.ts:201: 201 lines; 200 are enough for one file`,
    ]);
    expect(source('a\n'.repeat(200), `${folder}/row.ts`)).toEqual([]);
    expect(source(long, `${folder}/__tests__/hello.test.ts`)).toEqual([]);
  });
});

test('what a rehearsal left behind is no file of ours', () => {
  const project = projectOf({
    'rehearsal/report.md': 'x',
    'rehearsal/report.json': '{}',
    'rehearsal/brought/sfdx-project.json': '{}',
    'rehearsal/assumptions/report.md': 'x',
  });
  expect(project.files()).toEqual(['rehearsal/assumptions/report.md']);
});

test('what is compiled next to the TypeScript of a component is no file of ours', () => {
  const folder = `${MAIN}/lwc/hello`;
  const files = {
    [`${folder}/hello.ts`]: '',
    [`${folder}/hello.js`]: '',
    [`${folder}/own.js`]: '',
    'a/a.js': '',
    'a/a.ts': '',
  };
  expect(projectOf(files).files()).toEqual(['a/a.js', 'a/a.ts', `${folder}/hello.ts`, `${folder}/own.js`]);
});

describe('secrets', () => {
  const RANDOM = 'q9Zt4Lx8Vb2Nw6Rk1Hs7';

  test.each([
    ['a private key', `-----BEGIN RSA ${'PRIV'}ATE KEY-----`],
    ['a session id', `00D000000000001${'!'}AQ${RANDOM}${RANDOM}${RANDOM}`],
    ['a token', `ghp${'_'}${RANDOM}${RANDOM}`],
    ['a cloud key', `AKI${'A'}ABCDEFGHIJ234567`],
    ['an auth URL', `force:${'//'}Client::5Aep@example.my.salesforce.com`],
    ['a password in a URL', `https:${'//'}jane:hunter2@example.com`],
    ['a web token', `eyJ${'a'.repeat(20)}.eyJ${'b'.repeat(20)}.${'c'.repeat(20)}`],
    ['a secret', `const password = '${RANDOM}';`],
  ])('%s', (_what, text) => {
    expect(findings('secrets', { 'scripts/a.ts': `first\n${text}` })[0]).toMatch(/^scripts\/a\.ts:2: /);
  });
  test('names and words are none', () => {
    expect(
      findings('secrets', {
        'scripts/a.ts': "const token = 'a-token-of-many-words';\nconst secret = process.env.SECRET;",
      }),
    ).toEqual([]);
  });
});

describe('licences', () => {
  const dependingOn = (licence: string): Files => ({
    'package.json': '{\n"dependencies": {\n"thing": "1.0.0" } }',
    'node_modules/thing/package.json': JSON.stringify({ name: 'thing', license: licence }),
  });

  test('one that nobody has allowed', () => {
    expect(findings('licences', dependingOn('GPL-3.0'))).toEqual([
      'package.json:3: thing has the licence "GPL-3.0", which nobody has allowed',
    ]);
    expect(findings('licences', dependingOn('(MIT OR GPL-3.0)'))).toEqual([]);
    expect(findings('licences', dependingOn('MIT AND GPL-3.0'))).toHaveLength(1);
  });
  test('a dependency that is not installed', () => {
    expect(findings('licences', { 'package.json': dependingOn('MIT')['package.json'] })).toEqual([
      'package.json:3: thing is not installed: its licence is unknown',
    ]);
  });
});

describe('metadata', () => {
  const field = (inside: string): readonly string[] => findings('metadata', object('Thing__c', { A__c: inside }));

  test('a file without a mistake', () => {
    expect(field(TEXT_FIELD)).toEqual([]);
  });
  test.each([
    ['not well-formed', '<label>', 'not well-formed'],
    ['an unknown element', `${TEXT_FIELD}<lenght>20</lenght>`, 'CustomField has no element lenght'],
    ['an unknown value', '<label>A</label><type>Txt</type>', 'CustomField.type cannot be "Txt"'],
    [
      'a word for a boolean',
      `${TEXT_FIELD}<required>yes</required>`,
      'CustomField.required is true or false, not "yes"',
    ],
    [
      'a word for a number',
      '<label>A</label><length>ten</length><type>Text</type>',
      'CustomField.length is a number, not "ten"',
    ],
    ['an element that stands twice', `${TEXT_FIELD}<label>B</label>`, 'CustomField.label stands twice'],
    ['elements in a text', '<label><b>x</b></label><type>Text</type>', 'CustomField.label holds a text, not elements'],
  ])('%s', (_what, inside, message) => {
    expect(field(inside)[0]).toContain(`fields/A__c.field-meta.xml:2: ${message}`);
  });
  test('an unknown type', () => {
    expect(findings('metadata', { 'force-app/main/A.thing-meta.xml': '<Thing/>' })).toEqual([
      'force-app/main/A.thing-meta.xml:1: Thing is no metadata type',
    ]);
  });
  test('a class without its metadata file, and the other way round', () => {
    expect(findings('metadata', { 'force-app/main/A.cls': 'public with sharing class A {}' })).toHaveLength(1);
    expect(findings('metadata', { 'force-app/main/A.cls-meta.xml': META })).toHaveLength(1);
  });
});

describe('sharing', () => {
  const sharing = (source: string): readonly string[] => findings('sharing', apex('A', source));

  test('a class without a keyword', () => {
    expect(sharing('public\nclass A {}')).toEqual([`${MAIN}/classes/A.cls:2: class A has no sharing keyword`]);
  });
  test('an inner class that does something', () => {
    expect(sharing('public with sharing class A {\n class B { void f() {} }\n class C { Integer i; } }')).toEqual([
      `${MAIN}/classes/A.cls:2: class B has no sharing keyword`,
    ]);
  });
  test('a global class that shares too much', () => {
    expect(sharing('global without sharing class A {}')).toEqual([
      `${MAIN}/classes/A.cls:1: global class A is not "with sharing"`,
    ]);
  });
  test('exceptions and tests need none', () => {
    expect(sharing('public class A extends Exception {}')).toEqual([]);
    expect(sharing('@IsTest\nprivate class A {}')).toEqual([]);
  });
});

describe('system-mode', () => {
  const EMPTY = '<!-- generated: system-mode places -->\n<!-- end of generated: system-mode places -->\n';

  function found(source: string): readonly string[] {
    const project = projectOf({ ...apex('A', source), [SECURITY]: EMPTY });
    gateOf('system-mode').write?.(project);
    return foundNow(gateOf('system-mode'), project).map(({ line, message }) => `${line}: ${message}`);
  }

  test('without sharing, without a reason', () => {
    expect(found('public without sharing class A {}')[0]).toMatch(
      /^1: class A is "without sharing" and its comment does not say why/,
    );
    expect(found('/** Without sharing: tests. */\npublic without sharing class A {}')).toEqual([]);
  });
  test.each([
    'insert as system new Account();',
    'List<Account> a = [SELECT Id FROM Account WITH SYSTEM_MODE];',
    'Database.insert(x, AccessLevel.SYSTEM_MODE);',
  ])('%s', (statement) => {
    expect(found(`public with sharing class A {\nvoid f() {\n${statement} } }`)[0]).toMatch(
      /^3: system mode in A\.f without a reason/,
    );
    expect(found(`public with sharing class A {\nvoid f() {\n// System mode: tests.\n${statement} } }`)).toEqual([]);
  });
  test('the words in a text or comment are no finding', () => {
    expect(found("public with sharing class A { String a = 'SYSTEM_MODE'; /* as system */ }")).toEqual([]);
  });
  test('a table that is not what the code contains', () => {
    const files = {
      ...apex('A', '/** Without sharing: tests. */\npublic without sharing class A {}'),
      [SECURITY]: EMPTY,
    };
    expect(findings('system-mode', files)).toEqual([
      expect.stringContaining('docs/security.md:1: the table of system-mode places is not what the code says'),
    ]);
    expect(findings('system-mode', { [SECURITY]: 'no marks' })).toEqual([
      'docs/security.md:1: has no generated block "system-mode places"',
    ]);
  });
});

describe('false-positives', () => {
  test('a table that is not what is accepted', () => {
    const entry = { gate: 'code-analyzer', path: 'force-app/main/A.cls', message: 'Rule', reason: 'because' };
    const project = projectOf({
      [ACCEPTED_FILE]: JSON.stringify([entry, { ...entry, gate: 'words' }]),
      [SECURITY]: '<!-- generated: false positives -->\n<!-- end of generated: false positives -->\n',
    });
    const gate = gateOf('false-positives');
    expect(foundNow(gate, project).map(({ line, message }) => `${line}: ${message}`)).toEqual([
      '1: the table of false positives is stale: npm run check -- --write',
    ]);
    gate.write?.(project);
    expect(project.text(SECURITY)).toContain('| code-analyzer | `Rule` | `A` | because |\n\n<!-- end');
    expect(foundNow(gate, project)).toEqual([]);
    expect(findings('false-positives', { [SECURITY]: 'no marks' })).toHaveLength(1);
  });
});

describe('global-surface', () => {
  test('what is new and what is gone', () => {
    const source = 'global with sharing class A { global static void f(List<Id> ids) {} public void g() {} }';
    const project = projectOf(apex('A', source));
    const gate = gateOf('global-surface');
    expect(foundNow(gate, project)).toHaveLength(2);
    gate.write?.(project);
    expect(foundNow(gate, project)).toEqual([]);
    expect(project.text('config/global-surface.txt')).toContain('static A.f(List<Id>): void');
    project.write('config/global-surface.txt', 'class A\nnew A()\nstatic A.f(List<Id>): void');
    expect(foundNow(gate, project).map(({ message }) => message)).toEqual(['is gone from the global surface: new A()']);
  });
});

describe('documents', () => {
  const documents = (text: string): readonly string[] =>
    findings('documents', {
      'package.json': '{"scripts":{"check":"x"}}',
      'docs/b.md': '# A heading: 1\n',
      'docs/a.md': text,
    });

  test('a link to a file or heading that is not there', () => {
    expect(documents('[b](b.md) [h](b.md#a-heading-1) [w](https://example.com)')).toEqual([]);
    expect(documents('x\n[b](c.md)')).toEqual(['docs/a.md:2: there is no file docs/c.md']);
    expect(documents('[b](b.md#gone)')).toEqual(['docs/a.md:1: docs/b.md has no heading #gone']);
  });
  test('a script or file that is not there', () => {
    expect(documents('`npm run check`, `docs/b.md`')).toEqual([]);
    expect(documents('npm run gone')).toEqual(['docs/a.md:1: package.json has no script gone']);
    expect(documents('`scripts/gone.mjs`')).toEqual(['docs/a.md:1: there is no file scripts/gone.mjs']);
  });
  test('a reason code that nothing explains', () => {
    const source = "public with sharing class RunRefusal {\n  public static final String NEW_ONE = 'new_one'; }";
    const files = { ...apex('RunRefusal', source), 'package.json': '{}' };
    expect(findings('documents', files)).toEqual([
      `${MAIN}/classes/RunRefusal.cls:2: docs/operations.md does not explain the code new_one`,
    ]);
    expect(findings('documents', { ...files, 'docs/operations.md': '`new_one`' })).toEqual([]);
  });
});

describe('vocabulary', () => {
  const VOCABULARY = {
    'config/vocabulary.json': '{"words":[{"old":"doors?","use":"entry point","allowed":["next door"]}]}',
  };
  const found = (file: string, text: string): readonly string[] =>
    findings('vocabulary', { ...VOCABULARY, [file]: text });
  const at = (file: string, line: number, word = 'door'): readonly string[] => [
    `${file}:${line}: "${word}": entry point`,
  ];

  test.each([
    ['a comment of TypeScript', 'a.ts', `const door = 'door';\n// The ${'do'}or of the org`, 2],
    ['a comment of Apex over several lines', `${MAIN}/classes/A.cls`, '/**\n * The\n * door.\n */\nclass A {}', 3],
    ['the name of a test', 'a.test.ts', `it('opens the ${'do'}or', () => undefined);`, 1],
    ['the name of a test per row', 'a.test.ts', `test.each([\n  [1],\n])('opens ${'do'}or %i', () => undefined);`, 3],
    ['the name of a test per constant row', 'a.test.ts', `it.each([[1]] as const)('opens ${'do'}or %i');`, 1],
    ['the name of a chosen suite', 'a.test.ts', `(x ? describe : describe.skip)('a ${'do'}or', () => undefined);`, 1],
    ['a label', 'a.labels-meta.xml', '<labels>\n<fullName>door</fullName>\n<value>A door</value>', 3],
    ['a document', 'docs/a.md', '`door`\n\nThe door.', 3],
  ])('finds a word in %s, and not in code', (_where, file, text, line) => {
    expect(found(file, text)).toEqual(at(file, line));
  });
  test('finds a word in the name of an Apex test and of a file', () => {
    const file = `${MAIN}/classes/A.cls`;
    expect(found(file, '@IsTest\nstatic void theDoorIsOpen() {}')).toEqual(at(file, 2, 'Door'));
    expect(found('a/front-door.txt', '')).toEqual(at('a/front-door.txt', 1));
  });
  test('accepts phrases in which the word has its ordinary meaning', () => {
    expect(found('docs/a.md', 'The people next\ndoor.')).toEqual([]);
  });
});

describe('dependencies', () => {
  const LAYERS = {
    'config/layers.json': '{"force-app/main":[["run"],["rules"]],"local-org/src":[["org"],["dml","flow"]]}',
  };
  const dependencies = (files: Files): readonly string[] => findings('dependencies', { ...LAYERS, ...files });
  const RULES = 'force-app/main/rules/classes/R.cls';

  test('the same layer and lower ones may be used', () => {
    const files = {
      ...apex('A', 'public with sharing class A { R r; }'),
      [RULES]: 'public with sharing class R {}',
      'local-org/src/org/a.ts': "import { b } from '../dml/b.ts';\nconsole.log(b);",
      'local-org/src/dml/b.ts': "import { c } from '../flow/c.ts';\nexport const b = c;",
      'local-org/src/flow/c.ts': "import type { B } from '../org/a.ts';\nexport const c: B = 1;",
    };
    expect(dependencies(files)).toEqual([]);
  });
  test('a class or an object of a higher layer', () => {
    const code = "public with sharing class R {\n // A\n String a = 'A';\n A b; Thing__c t; }";
    const files = { ...apex('A', 'public with sharing class A {}'), ...object('Thing__c', {}), [RULES]: code };
    expect(dependencies(files)).toEqual([
      `${RULES}:4: rules is in a lower layer than run: A`,
      `${RULES}:4: rules is in a lower layer than run: Thing__c`,
    ]);
  });
  test('a file of a higher layer, and one outside the codebase', () => {
    const files = {
      'local-org/src/org/a.ts': 'export const a = 1;',
      'local-org/src/dml/b.ts':
        "import { a } from '../org/a.ts';\nimport { x } from '../../../scripts/x.ts';\nexport const b = a + x;",
      'scripts/x.ts': 'export const x = 1;',
    };
    expect(dependencies(files)).toEqual([
      'local-org/src/dml/b.ts:1: dml is in a lower layer than org: local-org/src/org/a.ts',
      'local-org/src/dml/b.ts:1: leaves local-org/src: scripts/x.ts',
    ]);
  });
  test('a module without a layer', () => {
    expect(dependencies({ 'local-org/src/attic/a.ts': '' })).toEqual([
      'local-org/src/attic/a.ts:1: config/layers.json has no module attic',
    ]);
  });
  test('a codebase within another one has layers of its own, and may use code outside of it', () => {
    const layers = '{"force-app/main":[["run"],["rules"]],"force-app/main/run":[["control"],["work"]]}';
    const files = {
      'config/layers.json': layers,
      [RULES]: 'public with sharing class R {}',
      [`${MAIN}/control/classes/C.cls`]: 'public with sharing class C { W w; R r; }',
      [`${MAIN}/work/classes/W.cls`]: 'public with sharing class W { C c; R r; }',
    };
    expect(dependencies(files)).toEqual([`${MAIN}/work/classes/W.cls:1: work is in a lower layer than control: C`]);
  });
  test('files that import each other in a cycle, wherever they are', () => {
    const files = {
      'scripts/a.ts': "import { c } from './c.ts';\nexport const a = (): number => c();",
      'scripts/b.ts': "export * from './a.ts';",
      'scripts/c.ts': "export const c = async (): Promise<number> => (await import('./b.ts')).a();",
      'scripts/d.ts': "import { a } from './a.ts';\nexport const d = a;",
    };
    expect(dependencies(files)).toEqual(['scripts/a.ts:1: a cycle: scripts/a.ts, scripts/b.ts, scripts/c.ts']);
  });
});

describe('accepted findings', () => {
  const gate: Gate = { name: 'words', about: '', run: () => [] };
  const found: readonly Finding[] = [{ path: 'a/b/c.ts', line: 3, message: 'too long' }];
  const outcome = (entry: Readonly<Record<string, string>>): readonly string[] =>
    withoutAccepted(projectOf({ [ACCEPTED_FILE]: JSON.stringify([entry]) }), gate, found).findings.map(
      ({ message }) => message,
    );

  test('fit by gate, path and words, and have a reason', () => {
    expect(outcome({ gate: 'words', path: 'a/*', message: 'long', reason: 'r' })).toEqual([]);
    expect(outcome({ gate: 'secrets', path: 'a/*', message: 'long', reason: 'r' })).toEqual(['too long']);
    expect(outcome({ gate: 'words', path: 'a/b/c.ts', message: 'long', reason: '' })).toEqual([
      'has no reason: words a/b/c.ts long',
    ]);
    expect(outcome({ gate: 'words', path: 'b/*', message: 'long', reason: 'r' })).toEqual([
      'too long',
      'fits no finding any more: words b/* long',
    ]);
  });
});

describe('every gate', () => {
  const tests = readdirSync(path.join(process.cwd(), 'scripts/check'))
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(path.join(process.cwd(), 'scripts/check', file), 'utf8'))
    .join('\n');

  test.each(GATES.map(({ name }) => name))('%s is asked about a planted violation', (name) => {
    expect(tests).toMatch(new RegExp(`(?:findings|gateOf)\\('${name}'`));
  });
});

describe('class-cycles', () => {
  const of = (name: string, body: string): Files => apex(name, `public with sharing class ${name} {\n${body}\n}`);
  const cycles = (...classes: readonly Files[]): readonly string[] =>
    findings('class-cycles', Object.assign({}, ...classes) as Files);
  const FOUND = `${MAIN}/classes/A.cls:1: classes that depend on each other in a cycle: A, B, C`;

  test('classes that depend on others one way have none', () => {
    expect(
      cycles(of('A', 'B b; C c;'), of('B', 'C c; void f() { new B(); }'), of('C', "// A\n String s = 'A';")),
    ).toEqual([]);
  });
  test.each([
    ['a field', 'A a;'],
    ['a parameter', 'void f(List<A> a) {}'],
    ['an inner class of it', 'void f() { Object o = new A.Inner(); }'],
    ['a static method, in another case', 'void f() { a.go(); }'],
    ['a cast', 'void f(Object o) { Object p = (A) o; }'],
    ['its name in a text', "void f() { Object o = Type.forName('A').newInstance(); }"],
  ])('%s closes the cycle', (_what, body) => {
    expect(cycles(of('A', 'B b;'), of('B', 'void f() { C.go(); }'), of('C', body))).toEqual([FOUND]);
  });
  test('a variable that is named like a class is none of its uses', () => {
    expect(cycles(of('A', 'B b;'), of('B', 'void f(Integer a) { Integer c = a; a++; }'))).toEqual([]);
  });
});

describe('function-size', () => {
  const body = (lines: number): string => '\n    f();'.repeat(lines);
  const of = (lines: number): readonly string[] =>
    findings('function-size', apex('A', `public class A {\n  void f() {${body(lines)}\n  }\n}`));

  test('a method has thirty lines, its name and its last brace included', () => {
    expect(of(28)).toEqual([]);
    expect(of(29)).toEqual([`${MAIN}/classes/A.cls:2: the method f has 31 lines`]);
  });
  test('a method has at most twenty ways through it', () => {
    const branches = 'if (a && b || c) { } for (;;) { } while (a) { } try { } catch (E e) { } x = a ? b : c?.d ?? e;';
    const switched = "switch on s { when 'if' { } when 'b' { } when else { } }";
    const of = (more: string): readonly string[] =>
      findings(
        'function-size',
        apex('A', `public class A {\n  void f() {\n ${branches} ${branches} ${switched} ${more} }\n}`),
      );
    expect(of('if (d) { } if (e) { } if (f) { }')).toEqual([]);
    expect(of('if (d) { } if (e) { } if (f) { } if (g) { }')).toEqual([
      `${MAIN}/classes/A.cls:2: the method f has a complexity of 21`,
    ]);
  });
  test('methods and constructors of inner classes count', () => {
    const inner = `public class A {\n  class B {\n    B() {${body(40)}\n    }\n  }\n}`;
    expect(findings('function-size', apex('A', inner))).toEqual([`${MAIN}/classes/A.cls:3: the method B has 42 lines`]);
  });
});

describe('when-else', () => {
  const method = (lastCase: string): string =>
    `Object f(String s) {\n    switch on s {\n      when else {\n        ${lastCase}\n      }\n    }\n  }`;
  const of = (lastCase: string): readonly string[] =>
    findings('when-else', apex('A', `public class A {\n  ${method(lastCase)}\n}`));

  test.each([
    'throw new A.E();',
    'return null;',
    'return false;',
    'return new List<String>();',
    '// Others have none.\n f();',
  ])('%s is a clear answer', (lastCase) => {
    expect(of(lastCase)).toEqual([]);
  });
  test.each(['return 0;', 'f();', '//', "return 'other';"])(
    '%s answers for values that nobody has thought of',
    (lastCase) => {
      expect(of(lastCase)).toEqual([expect.stringMatching(/A\.cls:4: "when else" neither throws nor/)]);
    },
  );
});
