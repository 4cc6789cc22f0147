/** The register of assumptions, what answers prove about them, and the options of the command. */
import { mkdtempSync, rmSync, writeFileSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { readRegister, type Assumption, type Expectation } from './assumption.ts';
import { namesIn } from './deploy.ts';
import { REGISTER_FOLDER } from './folders.ts';
import { linesOf, openJournal } from './journal.ts';
import { readOptions } from './options.ts';
import { judge, type Answer } from './verdict.ts';

const REGISTER = readRegister(REGISTER_FOLDER);

describe('the register', () => {
  test('has at least 60 assumptions, each with a source', () => {
    expect(REGISTER.length).toBeGreaterThanOrEqual(60);
    expect(
      REGISTER.filter(({ source }) => !/^https:\/\/|docs\/|java\.util\.regex|Not documented/.test(source)),
    ).toEqual([]);
  });

  test('names files of the project that rely on each assumption', () => {
    const missing = REGISTER.flatMap(({ id, reliedOn }) =>
      reliedOn.filter((file) => !existsSync(file)).map((file) => `${id}: ${file}`),
    );
    expect(missing).toEqual([]);
  });

  test('contains each assumption once', () => {
    const statements = REGISTER.map(({ statement }) => statement);
    expect(new Set(statements).size).toBe(statements.length);
    expect(statements.filter((text) => !/^[A-Z].*\.$/.test(text))).toEqual([]);
  });

  test('has patterns that compile', () => {
    for (const { expect: wanted, undecidedIf } of REGISTER)
      for (const pattern of [wanted?.matches, wanted?.raises, undecidedIf])
        expect(() => new RegExp(pattern ?? '')).not.toThrow();
  });
});

describe('an assumption that is not whole', () => {
  const WHOLE =
    'statement: A.\nreliedOn: [a]\nifWrong: B.\nsource: c\nconfidence: inferred\nprobe: { apex: observed = 1; }\nexpect: { equals: 1 }\n';
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'register-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const read = (text: string): readonly Assumption[] => {
    writeFileSync(path.join(folder, 'one.yaml'), text);
    return readRegister(folder);
  };

  test('is accepted when it is', () => expect(read(WHOLE).map(({ id }) => id)).toEqual(['one']));

  test.each([
    ['a source', /^source.*\n/m, '', 'one.yaml: source is missing'],
    ['files', /^reliedOn.*\n/m, '', 'one.yaml: reliedOn is missing'],
    ['a known confidence', 'inferred', 'certain', 'one.yaml: confidence must be one of'],
    ['a probe', /^probe.*\n/m, '', 'one.yaml: probe must have one of'],
    ['an expectation', /^expect.*\n/m, '', 'one.yaml: expect must have one of'],
  ])('is refused without %s', (_name, from, to, message) => {
    expect(() => read(WHOLE.replace(from, to))).toThrow(message);
  });
});

describe('the verdict', () => {
  const verdict = (expect: Expectation, answer: Answer, undecidedIf?: string): string =>
    judge({ expect, ...(undecidedIf === undefined ? {} : { undecidedIf }) } as Assumption, answer).verdict;
  const value = (observed: unknown): Answer => ({ kind: 'value', value: observed });
  const error = (words: string): Answer => ({ kind: 'error', words });
  const impossible = (words: string): Answer => ({ kind: 'impossible', words });

  test.each<[string, Expectation, Answer, string]>([
    ['an equal value', { equals: [1, null] }, value([1, null]), 'confirmed'],
    ['another value', { equals: [1, null] }, value([1]), 'contradicted'],
    ['a text of the pattern', { matches: '^a' }, value('ab'), 'confirmed'],
    ['a text of another pattern', { matches: '^a' }, value('ba'), 'contradicted'],
    ['a number within the bound', { atMost: 2 }, value(2), 'confirmed'],
    ['a number beyond the bound', { atMost: 2 }, value(2.1), 'contradicted'],
    ['a number below the least', { atLeast: 2 }, value(1), 'contradicted'],
    ['null instead of a number', { atLeast: 0 }, value(null), 'contradicted'],
    ['the expected error', { raises: 'LOCKED' }, error('x LOCKED'), 'confirmed'],
    ['another error', { raises: 'LOCKED' }, error('y'), 'contradicted'],
    ['no error', { raises: 'LOCKED' }, value(null), 'contradicted'],
    ['an error instead of a value', { equals: 1 }, error('y'), 'contradicted'],
    ['a probe that does not compile', { equals: 1 }, impossible('y'), 'not decided'],
    ['a compilation that is refused as expected', { raises: 'y' }, impossible('y'), 'confirmed'],
  ])('of %s', (_name, expect_, answer, wanted) => expect(verdict(expect_, answer)).toBe(wanted));

  test('of an error that leaves the assumption open', () =>
    expect(verdict({ equals: 1 }, error('no such feature'), 'feature')).toBe('not decided'));
});

describe('the options', () => {
  test('have defaults', () => {
    expect(readOptions([])).toMatchObject({ targetOrg: null, stage: 'all', records: 400, keep: false });
  });

  test.each([
    [['--stage', 'everything'], '--stage must be one of'],
    [['--records', '1'], '--records must be a whole number'],
    [['--nonsense'], '--nonsense'],
  ])('refuse %j', (args, message) => expect(() => readOptions(args)).toThrow(message));
});

test('the journal survives the process and ends when everything is removed', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'journal-'));
  const manifest =
    '<types><members>A</members><members>B</members><name>ApexClass</name></types><types><members>F</members><name>Flow</name></types>';
  const journal = openJournal(folder, '00D1');
  journal.deploys('package', manifest);
  journal.created('Contact', ['1', '2']);
  journal.created('Contact', ['3']);
  const again = openJournal(folder, '00D1');
  expect(linesOf(again.brought())).toEqual(['2 ApexClass', '1 Flow', '3 records of Contact']);
  expect(openJournal(folder, '00D2').isEmpty()).toBe(true);
  again.removedRecords();
  again.removedManifest('package');
  expect([again.isEmpty(), existsSync(again.file)]).toEqual([true, false]);
  expect(namesIn(manifest, 'ApexClass')).toEqual(['A', 'B']);
  rmSync(folder, { recursive: true });
});
