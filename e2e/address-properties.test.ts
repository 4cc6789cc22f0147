/** What must hold for every address, tried on a million of them with the package's own Apex. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import path from 'node:path';
import { openOrg, type Org } from 'local-org';
import { createPeople } from '../scripts/demo/data/people.ts';
import { HARD_ADDRESSES } from './hard-addresses.ts';

const GENERATED = 1_000_000;
const CHUNK = 5000;
const KEY = Buffer.alloc(32, 42).toString('base64');
const OTHER_KEY = Buffer.alloc(32, 43).toString('base64');
const DOMAIN = 'mail.acme.invalid';
const SHAPE = /^[a-z]{2,11}\.[a-z]{2,11}-\d{16}@mail\.acme\.invalid$/;

let org: Org;

beforeAll(() => {
  org = openOrg({ projectDirs: ['.', path.join('e2e', 'address-probe')] });
}, 120_000);

afterAll(() => org.close());

/** Calls a static method of the probe in a transaction of its own. */
function call(name: string, ...args: unknown[]): readonly unknown[] {
  return org.call('AddressProbe', name, args, { isAsync: true }) as readonly unknown[];
}

function mask(values: readonly string[], key = KEY): readonly string[] {
  return call('mask', values, key, DOMAIN) as readonly string[];
}

function areMasked(values: readonly string[]): readonly boolean[] {
  return call('areMasked', values) as readonly boolean[];
}

describe('masked addresses', () => {
  test('a million people: right shape, no collision, recognised, nothing left of the original', () => {
    const people = createPeople(20261121);
    const seen = new Set<string>();
    for (let from = 0; from < GENERATED; from += CHUNK) {
      const addresses = Array.from({ length: CHUNK }, (_, i) => people.person(from + i).email);
      const masked = mask(addresses);
      for (let i = 0; i < CHUNK; i++) {
        const result = masked[i];
        if (!SHAPE.test(result) || result.length > 80 || result.indexOf('@') > 40)
          throw new Error(`Wrong shape: ${result}`);
        const [local, domain] = addresses[i].split('@');
        if (result.includes(local) || result.includes(domain)) throw new Error(`The original shows in ${result}`);
        seen.add(result);
      }
      if (!areMasked(masked).every(Boolean)) throw new Error('A masked address was not recognised');
    }
    expect(seen.size).toBe(GENERATED);
  }, 300_000);

  test('hard addresses: each has one masked address of the right shape, and only our own count as masked', () => {
    const masked = mask(HARD_ADDRESSES);
    expect(masked.filter((address) => !SHAPE.test(address))).toEqual([]);
    expect(areMasked(masked)).not.toContain(false);
    expect(areMasked(HARD_ADDRESSES)).not.toContain(true);
    const normalForms = new Set(HARD_ADDRESSES.map((address) => address.trim().toLowerCase().normalize('NFC')));
    expect(new Set(masked).size).toBe(normalForms.size);
  });

  test('the same key gives the same address in every run, another key another one', () => {
    expect(mask(HARD_ADDRESSES)).toEqual(mask(HARD_ADDRESSES));
    const others = mask(HARD_ADDRESSES, OTHER_KEY);
    expect(mask(HARD_ADDRESSES).filter((address, i) => address === others[i])).toEqual([]);
  });

  test('masking what is masked changes nothing', () => {
    const masked = mask(HARD_ADDRESSES);
    expect(mask(masked)).toEqual(masked);
  });

  test('whatever people type: case, spaces and composition do not matter, and the result is always ours', () => {
    const address = fc.emailAddress();
    fc.assert(
      fc.property(fc.array(address, { minLength: 50, maxLength: 200 }), (addresses) => {
        const masked = mask(addresses);
        expect(mask(addresses.map((each) => `  ${each.toUpperCase()} `))).toEqual(
          mask(addresses.map((each) => each.toUpperCase())),
        );
        expect(mask(addresses.map((each) => each.toLowerCase()))).toEqual(masked);
        expect(masked.every((each) => SHAPE.test(each))).toBe(true);
      }),
      { numRuns: 30, seed: 1 },
    );
  });

  test('any text at all is masked as a whole or left blank', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'grapheme', maxLength: 90 }), { minLength: 20, maxLength: 100 }),
        (values) => {
          const masked = mask(values);
          values.forEach((value, i) => {
            if (value.trim() === '') expect(masked[i].trim()).toBe('');
            else expect(masked[i]).toMatch(SHAPE);
          });
        },
      ),
      { numRuns: 30, seed: 2 },
    );
  });
});
