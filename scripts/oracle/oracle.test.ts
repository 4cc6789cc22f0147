/** The offline oracle against the package's own Apex, and its command line. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { HARD_ADDRESSES } from '../../e2e/hard-addresses.ts';
import { openOrg, type Org } from 'local-org';
import { createPeople } from '../demo/data/people.ts';
import { ROWS } from './compose.ts';
import { KEY_FORMAT, readKeyFile } from './keyFile.ts';
import { isMasked, MaskedAddresses } from './maskedAddress.ts';
import { FIRST_NAMES, LAST_NAMES } from './names.ts';

const KEY = Buffer.from(Array.from({ length: 32 }, (_, i) => i)).toString('base64');
const KEY_FILE = JSON.stringify({ format: KEY_FORMAT, key: KEY });
const DOMAIN = 'mail.acme.invalid';
const oracle = new MaskedAddresses(readKeyFile(KEY_FILE), DOMAIN);

/** Spellings around the address: what people, imports and other systems make of it. */
const SPELLINGS: readonly ((address: string) => string)[] = [
  (address) => address,
  (address) => ` ${address.toUpperCase()}\t`,
  (address) => address.normalize('NFD'),
  (address) => `${address}; ${address.toUpperCase().normalize('NFD')}`,
  (address) => `\u00a0${address}`,
];

/** Letters and marks in orders and scripts that composition must treat as the package does. */
const COMPOSED = [
  'a\u0302\u0323',
  'a\u0323\u0302',
  'o\u031b\u0301',
  'u\u0308\u0304',
  '\u0301a',
  'a\u0301\u0302\u0323',
  'α\u0301\u0345',
  'か\u3099',
  '\u1112\u1161\u11ab',
  'е\u0308',
  'x\u0334\u0301',
].map((text) => `${text}@example.com`);

const BLANKS = ['', '  ', '\t\n', '\u2003', '\u00a0', '\u200b'];

describe('the offline oracle and the package', () => {
  let org: Org;

  beforeAll(() => {
    org = openOrg({
      projectDirs: ['.', path.join('e2e', 'address-probe')],
    });
  }, 120_000);

  afterAll(() => org.close());

  function maskInApex(values: readonly string[]): readonly unknown[] {
    return org.call('AddressProbe', 'mask', [values, KEY, DOMAIN], { isAsync: true }) as readonly unknown[];
  }

  test('give the same masked address for 10,000 addresses of people in all spellings', () => {
    const people = createPeople(4);
    const addresses = Array.from({ length: 10_000 }, (_, i) =>
      SPELLINGS[i % SPELLINGS.length](people.person(i).email.replace('e', i % 3 === 0 ? 'é' : 'e')),
    );
    expect(addresses.map((address) => oracle.mask(address))).toEqual(maskInApex(addresses));
  });

  test.each([
    ['hard addresses', HARD_ADDRESSES],
    ['letters with combining marks', COMPOSED],
    ['blank values', BLANKS],
    ['addresses masked already', HARD_ADDRESSES.map((address) => oracle.mask(address))],
  ])('agree on %s', (_, addresses) => {
    expect(addresses.map((address) => oracle.mask(address))).toEqual(maskInApex(addresses));
  });

  test('have the same lists', () => {
    expect(FIRST_NAMES).toEqual(rowsOf('FirstNames').join(' ').split(' '));
    expect(LAST_NAMES).toEqual(rowsOf('LastNames').join(' ').split(' '));
    expect(ROWS).toEqual(rowsOf('UnicodeComposer'));
  });
});

/** The texts of the constant ROWS of a class. */
function rowsOf(className: string): readonly string[] {
  const source = readFileSync(path.join('force-app', 'main', 'address', 'classes', `${className}.cls`), 'utf8');
  const [, list] = /ROWS = new List<String>\{(.*?)\n {2}\};/s.exec(source)!;
  return [...list.matchAll(/'([^']*)'/g)].map(([, text]) =>
    text.replace(/\\u([0-9A-Fa-f]{4})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
  );
}

describe('what the oracle refuses', () => {
  test.each(['', 'no json', '[]', '{"format":"other/1","key":"x"}'])('a text that is no key file: %s', (text) => {
    expect(() => readKeyFile(text)).toThrow(/no key file/);
  });

  test.each(['', 'c2hvcnQ=', `${KEY}!`, 7])('a damaged key, which the message does not quote: %s', (key) => {
    let message = '';
    try {
      readKeyFile(JSON.stringify({ format: KEY_FORMAT, key }));
    } catch (error) {
      message = (error as Error).message;
    }
    expect(message).toMatch(/damaged/);
    expect(message).not.toContain(KEY);
  });

  test.each(['', 'invalid', '.invalid', 'acme.com', 'Acme.invalid', '-a.invalid', `${'a'.repeat(40)}.invalid`])(
    'a domain no rule set can have: %s',
    (domain) => {
      expect(() => new MaskedAddresses(readKeyFile(KEY_FILE), domain)).toThrow(/cannot be used/);
    },
  );

  test.each(['norbert.garica-9007199254740992@x.invalid', 'norbert.zzyzx-5229649484423178@x.invalid'])(
    'to call masked what is not: %s',
    (address) => expect(isMasked(address)).toBe(false),
  );
});

describe('the command line', () => {
  let folder: string;
  let keyFile: string;

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'oracle-'));
    keyFile = path.join(folder, 'key.json');
    writeFileSync(keyFile, KEY_FILE);
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  function run(args: readonly string[], input = '') {
    return spawnSync(process.execPath, ['scripts/oracle.mjs', ...args], { encoding: 'utf8', input });
  }

  test('prints a masked address per line, of arguments or of standard input', () => {
    const expected = 'norbert.garica-5229649484423178@mail.acme.invalid\n';
    const options = ['--key-file', keyFile, '--domain', DOMAIN];
    expect(run([...options, 'jane.doe@example.com']).stdout).toBe(expected);
    expect(run(options, 'jane.doe@example.com\nJane.Doe@Example.com\r\n').stdout).toBe(expected + expected);
  });

  test('reports what is wrong, and never the key', () => {
    const unreadable = run(['--key-file', path.join(folder, 'none.json'), '--domain', DOMAIN, 'a@b.co']);
    expect([unreadable.status, unreadable.stderr]).toEqual([1, expect.stringMatching(/cannot be read/)]);
    const domain = run(['--key-file', keyFile, '--domain', 'acme.com', 'a@b.co']);
    expect([domain.status, domain.stderr]).toEqual([1, expect.stringMatching(/"acme.com" cannot be used/)]);
    const usage = run(['--domain', DOMAIN]);
    expect([usage.status, usage.stderr]).toEqual([2, expect.stringMatching(/--key-file is missing/)]);
    expect(unreadable.stderr + domain.stderr + usage.stderr).not.toContain(KEY);
  });
});
