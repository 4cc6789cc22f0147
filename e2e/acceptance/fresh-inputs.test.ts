/**
 * Addresses, texts, patterns and people that nobody has seen before, judged by other means than the package's own: the oracle, texts
 * whose addresses the generator put there itself, and the regular expressions of JavaScript. Another seed gives other inputs:
 * `FRESH_SEED=7 npm run test:acceptance -- e2e/acceptance/fresh-inputs.test.ts`.
 */
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openOrg, type Org } from 'local-org';
import { Random } from '../../scripts/differential/random.ts';
import { MaskedAddresses } from '../../scripts/oracle/maskedAddress.ts';
import { address, pattern, phone, plainSentence, sentence, textFor, type WrittenText } from '../lib/fresh-inputs.ts';

const SEED = Number(process.env.FRESH_SEED ?? 20261123);
const KEY = Buffer.alloc(32, 77);
const DOMAIN = 'mail.acme.invalid';
const oracle = new MaskedAddresses(KEY, DOMAIN);

let org: Org;

beforeAll(() => {
  process.stdout.write(`Seed of the inputs: ${SEED}\n`);
  org = openOrg({ projectDirs: ['.', path.join('e2e', 'address-probe')] });
}, 120_000);

afterAll(() => org?.close());

/** Calls a static method of a probe, in transactions of at most so many values, with the key and the domain. */
function call(className: string, name: string, lists: readonly (readonly string[])[], chunk = 100): string[] {
  const results: string[] = [];
  for (let from = 0; from < lists[0]!.length; from += chunk) {
    const parts = lists.map((list) => list.slice(from, from + chunk));
    const answer = org.call(className, name, [...parts, KEY.toString('base64'), DOMAIN], { isAsync: true });
    results.push(...(answer as string[]));
  }
  return results;
}

const listOf = <T>(count: number, seed: number, make: (random: Random) => T): T[] => {
  const random = new Random(SEED + seed);
  return Array.from({ length: count }, () => make(random));
};

describe('fresh inputs', () => {
  test('addresses become what the oracle computes', () => {
    const addresses = listOf(834, 1, address);
    const masked = call('AddressProbe', 'mask', [addresses]);
    const wrong = addresses.flatMap((each, i) => (masked[i] === oracle.mask(each) ? [] : [[each, masked[i]]]));
    expect(wrong).toEqual([]);
  }, 120_000);

  test('texts lose each address that was written into them, and nothing else', () => {
    const texts = listOf(340, 2, (random): WrittenText => textFor(random));
    const masked = call('FreshInputProbe', 'maskTexts', [texts.map(({ text }) => text)]);
    const wrong = texts.flatMap(({ text, parts }, i) => {
      const wanted = parts.map(({ words, isAddress }) => (isAddress ? oracle.mask(words) : words)).join('');
      return masked[i] === wanted ? [] : [{ text, masked: masked[i], wanted }];
    });
    expect(wrong).toEqual([]);
  }, 120_000);

  test('patterns replace what the regular expressions of JavaScript find', () => {
    const rules = listOf(321, 3, (random) => {
      const source = pattern(random);
      return { source, text: source.includes('\\b') ? plainSentence(random, 40) : sentence(random, 40) };
    });
    const replaced = call('FreshInputProbe', 'replace', [
      rules.map(({ source }) => source),
      rules.map(({ text }) => text),
    ]);
    const wrong = rules.flatMap(({ source, text }, i) => {
      const wanted = text.replace(new RegExp(source, 'gu'), '#');
      return replaced[i] === wanted ? [] : [{ source, text, replaced: replaced[i], wanted }];
    });
    expect(wrong).toEqual([]);
  }, 120_000);

  test('people have one name and one phone on every object, and none of their own', () => {
    const addresses = [...new Set(listOf(300, 4, address))];
    const phones = listOf(addresses.length, 5, phone);
    const values = call('FreshInputProbe', 'people', [addresses, phones], 50);
    const wrong = addresses.flatMap((each, i) => {
      const [first, last, masked, ...lead] = values.slice(i * 6, i * 6 + 6);
      const [spelledFirst, spelledLast] = oracle.mask(each).split(/[.-]/);
      const isRight =
        first!.toLowerCase() === spelledFirst &&
        last!.toLowerCase() === spelledLast &&
        masked !== phones[i] &&
        JSON.stringify([first, last, masked]) === JSON.stringify(lead);
      return isRight ? [] : [{ each, phone: phones[i], contact: [first, last, masked], lead }];
    });
    expect(wrong).toEqual([]);
  }, 120_000);
});
