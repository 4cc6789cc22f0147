/** Sources for which nothing has changed are not compiled again, and a program with them is what it is without any cache. */
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type CompiledProject, compileProject, type CompileInput, linkProject } from '../../src/apex/compile.ts';
import { declarationText } from '../../src/apex/declaration-text.ts';
import { parseApex } from '../../src/apex/parse/parse.ts';
import { memoryFiles } from '../../src/project/file-system.ts';
import { loadProject } from '../../src/project/load.ts';
import { buildSchema } from '../../src/schema/build.ts';
import type { Schema } from '../../src/schema/model.ts';
import { input, inTransaction, statics } from './apex.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'unchanged-sources-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

type Sources = Readonly<Record<string, string>>;

/** Code that depends on nothing: with many such classes, most of a program stays the same. */
const fillers = (count: number): Sources =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [
      `Filler${at}.cls`,
      `public class Filler${at} { public Integer of(Integer n) { return n + ${at}; } }`,
    ]),
  );

const CHAIN: Sources = {
  ...fillers(12),
  'Deep.cls': "public class Deep { public static final Integer SIZE = 3; public String name() { return 'deep'; } }",
  'Middle.cls': 'public class Middle { public Deep first() { return new Deep(); } }',
  'Far.cls': 'public class Far { public static String text() { return new Middle().first().name(); } }',
  'Sized.cls': 'public class Sized { public static Integer twice() { return 2 * Deep.SIZE; } }',
};

function compiled(sources: Sources, more: Partial<CompileInput> = {}): CompiledProject {
  const given = input(sources, { cacheDir: dir, ...more });
  const result = compileProject(given);
  expect(result).toEqual(compileProject({ ...given, cacheDir: null }));
  return result;
}

/** Names of the files that are other objects than before: those that were compiled. */
function compiledAnew(before: CompiledProject, now: CompiledProject): string[] {
  const kept = new Set(before.files);
  return now.files!.filter((file) => !kept.has(file)).map(({ path }) => path);
}

/** Output that was written as what differs from an earlier program. */
const parts = (): number =>
  readdirSync(dir).filter(
    (name) => name.endsWith('.json') && (JSON.parse(readFileSync(join(dir, name), 'utf8')) as { base?: string }).base,
  ).length;

describe('a program of which the cache has most sources', () => {
  test('compiles a class that is new, or whose body is, alone', () => {
    const first = compiled(CHAIN);
    const added = compiled({ ...CHAIN, 'Added.cls': 'public class Added { Far far; }' });
    expect(compiledAnew(first, added)).toEqual(['Added.cls']);
    const changed = compiled({ ...CHAIN, 'Deep.cls': CHAIN['Deep.cls']!.replace("'deep'", "'deeper'") });
    expect(compiledAnew(first, changed)).toEqual(['Deep.cls']);
    expect(parts()).toBe(2);
    const program = linkProject(input(CHAIN), changed.files!);
    expect(inTransaction(() => statics(program, 'Far').text$!())).toBe('deeper');
  });

  test('compiles what a new declaration can matter to, at whatever distance', () => {
    const first = compiled(CHAIN);
    const other = compiled({ ...CHAIN, 'Deep.cls': CHAIN['Deep.cls']!.replace('SIZE = 3', 'SIZE = 4') });
    expect(compiledAnew(first, other)).toEqual(['Deep.cls', 'Middle.cls', 'Far.cls', 'Sized.cls']);
    const program = linkProject(input(CHAIN), other.files!);
    expect(inTransaction(() => statics(program, 'Sized').twice$!())).toBe(8);
  });

  test('reports what a class that is gone or cannot be read leaves behind', () => {
    compiled(CHAIN);
    const { 'Deep.cls': _, ...rest } = CHAIN;
    expect(compiled(rest).diagnostics.map(({ path }) => path)).toContain('Sized.cls');
    const unreadable = compiled({ ...CHAIN, 'Deep.cls': 'public class Deep {' });
    expect(new Set(unreadable.diagnostics.map(({ path }) => path))).toEqual(new Set(['Deep.cls']));
    expect(compiled(CHAIN).diagnostics).toEqual([]);
  });

  test('is read again, with its outlines, wherever the project is', () => {
    compiled(CHAIN);
    const sources = {
      ...CHAIN,
      'Added.cls': "public class Added { public static String text() { return 'added ' + Far.text(); } }",
    };
    const part = compiled(sources);
    expect(parts()).toBe(1);
    // What this process has in memory is not what is in the files any more.
    for (const name of readdirSync(dir)) if (name.endsWith('.json')) appendFileSync(join(dir, name), ' ');
    const given = input(sources, { cacheDir: dir });
    const moved = { ...given, sources: given.sources.map((file) => ({ ...file, path: `away/${file.path}` })) };
    const again = compileProject(moved);
    expect(again.files).toEqual(part.files!.map((file) => ({ ...file, path: `away/${file.path}` })));
    const program = linkProject(moved, again.files!);
    inTransaction(() =>
      program.runAnonymous("Assert.areEqual('added deep', Added.text()); Assert.isNotNull(new Middle().first());"),
    );
    expect(() => inTransaction(() => program.runAnonymous('new Middle().last();'))).toThrow(
      'Method does not exist or incorrect signature: void last() from the type Middle',
    );
  });

  test('is compiled as a whole where what it builds on is gone', () => {
    compiled(CHAIN);
    for (const name of readdirSync(dir)) if (!name.endsWith('.list')) rmSync(join(dir, name));
    compiled({ ...CHAIN, 'Added.cls': 'public class Added { Far far; }' });
    expect(parts()).toBe(0);
    // A program that is compiled again is listed once.
    for (const name of readdirSync(dir)) if (!name.endsWith('.list')) rmSync(join(dir, name));
    compiled({ ...CHAIN, 'Added.cls': 'public class Added { Far far; }' });
    const list = readFileSync(
      join(
        dir,
        readdirSync(dir).find((name) => name.endsWith('.list'))!,
      ),
      'utf8',
    );
    const entries = (JSON.parse(list) as readonly { readonly entry: string }[]).map(({ entry }) => entry);
    expect(entries).toHaveLength(2);
    expect(new Set(entries).size).toBe(2);
  });
});

describe('what a class declares', () => {
  const text = (source: string): string => declarationText(source, parseApex('A.cls', source, 'class').unit!);

  test('is all but its bodies', () => {
    const one =
      'public class A {\n Integer a = 1;\n { a = 2; }\n void run() {\n a = 3;\n }\n Integer b { get { return 1; } set; }\n}';
    expect(text(one)).toBe(
      text(one.replace('a = 2', 'a =\n 20').replace('a = 3', 'return').replace('return 1', 'return 2')),
    );
    for (const [from, to] of [
      ['Integer a = 1', 'Integer a = 2'],
      ['{ a = 2; }', ''],
      ['run()', 'run(Integer n)'],
      ['set;', ''],
    ] as const)
      expect(text(one)).not.toBe(text(one.replace(from, to)));
  });
});

/** A class with constants, initialisers and members that others use. */
interface RootModel {
  readonly constant: string;
  readonly hasStaticBlock: boolean;
  readonly hasBlock: boolean;
  readonly returns: 'Integer' | 'String' | 'Thing__c';
  readonly body: string;
}

interface ProgramModel {
  readonly root: RootModel;
  readonly hasRoot: boolean;
  readonly subclass: string;
  readonly hasExtra: boolean;
  readonly trigger: string | null;
  readonly size: 'Text' | 'Number' | 'Lookup' | null;
  readonly isOrderReversed: boolean;
  /** With few of them, a program that shares them is kept whole. */
  readonly fillers: number;
}

const root = ({ constant, hasStaticBlock, hasBlock, returns, body }: RootModel): string => `public virtual class Root {
  public static final Integer LIMITED = ${constant};
  public static Integer counted;
  ${hasStaticBlock ? 'static { counted = 1; }' : ''}
  public Integer own = 1;
  ${hasBlock ? '{ own = 2; }' : ''}
  public virtual ${returns} value() { ${body} return null; }
  public class Nested { public Integer deep = 1; }
}`;

const sourcesOf = (model: ProgramModel): Sources => {
  const sources: Record<string, string> = {
    ...fillers(model.fillers),
    ...(model.hasRoot ? { 'Root.cls': root(model.root) } : {}),
    'Sub.cls': `public class Sub extends Root { ${model.subclass} }`,
    'Uses.cls': `public class Uses { public static Object all() {
      return new List<Object>{ Root.LIMITED + 1, new Sub().value(), Root.counted, new Root.Nested().deep, new Sub().own }; } }`,
    // Depends on the superclass without its name.
    'Quiet.cls': 'public class Quiet { public static Object of() { return new Sub().value(); } }',
    'Behind.cls': 'public class Behind { public static String text() { return String.valueOf(Uses.all()); } }',
    'Reads.cls': 'public class Reads { public static Object of(Thing__c one) { return one.Size__c; } }',
    ...(model.hasExtra ? { 'Extra.cls': 'public class Extra { Sub sub = new Sub(); }' } : {}),
    ...(model.trigger === null
      ? {}
      : { 'OnThing.trigger': `trigger OnThing on Thing__c (before insert) { ${model.trigger} }` }),
  };
  return model.isOrderReversed ? Object.fromEntries(Object.entries(sources).reverse()) : sources;
};

const SIZE = {
  Text: '<length>80</length>',
  Number: '<precision>8</precision><scale>2</scale>',
  Lookup: '<referenceTo>Account</referenceTo><relationshipName>Things</relationshipName>',
};

function schemaOf(size: ProgramModel['size']): Schema {
  const files: Record<string, string> = {
    'p/sfdx-project.json': JSON.stringify({ packageDirectories: [{ path: 'app' }] }),
    'p/app/objects/Thing__c/Thing__c.object-meta.xml': '<CustomObject><label>Thing</label></CustomObject>',
  };
  if (size !== null)
    files['p/app/objects/Thing__c/fields/Size__c.field-meta.xml'] =
      `<CustomField><fullName>Size__c</fullName><type>${size}</type>${SIZE[size]}</CustomField>`;
  return buildSchema(loadProject('p', { files: memoryFiles(files) }));
}

/** The usual choice most of the time, so that many programs have no fault and differ in little. */
const mostly = <T>(usual: T, ...others: readonly T[]): fc.Arbitrary<T> =>
  fc.oneof({ weight: 12, arbitrary: fc.constant(usual) }, { weight: 2, arbitrary: fc.constantFrom(...others) });

const MODELS: fc.Arbitrary<ProgramModel> = fc.record({
  root: fc.record({
    constant: mostly('1', '2', 'Integer.valueOf(3)', 'null'),
    hasStaticBlock: fc.boolean(),
    hasBlock: fc.boolean(),
    returns: mostly<RootModel['returns']>('Integer', 'String', 'Thing__c'),
    body: fc.constantFrom('', 'counted = 2;', 'Sub other = new Sub();'),
  }),
  hasRoot: mostly(true, false),
  subclass: mostly('', 'public override Integer value() { return own; }', 'Extra extra;'),
  hasExtra: fc.boolean(),
  trigger: fc.constantFrom(null, 'Root.counted = 3;', 'Thing__c one = Trigger.new[0]; one.Size__c = null;'),
  size: mostly<ProgramModel['size']>('Number', 'Text', 'Lookup', null),
  isOrderReversed: mostly(false, true),
  fillers: mostly(32, 6),
});

test('programs compile to what they do without a cache, whatever was compiled before', () => {
  let right = 0;
  fc.assert(
    fc.property(MODELS, (model) => {
      const { files } = compiled(sourcesOf(model), { schema: schemaOf(model.size) });
      if (files !== null) right++;
    }),
    { numRuns: 80 },
  );
  expect(right).toBeGreaterThan(20);
  expect(parts()).toBeGreaterThan(5);
});
