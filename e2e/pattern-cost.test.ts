/**
 * The cost that the checker works out for a regular expression, compared with what a matcher reads. The local org's matcher
 * counts its reads as the platform does. Patterns are random, and texts are made of the characters that the patterns name.
 */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openOrg, type Org } from 'local-org';
import { RegexBudgetError, RegexMatcher, regexPattern } from 'local-org/regular-expressions';

const SEED = 20261123;
const PATTERNS = 300;
const TEXTS_PER_PATTERN = 12;
const ALPHABET = 'ab1-. ';
const READS_ALLOWED = 500_000;
const ATOMS = ['a', 'b', '1', '-', ' ', '[ab]', '\\w', '\\d', '.', '[^a]', '\\s', '[a1]', '\\.'];
/** Literals that limit where a pattern can begin to match. */
const BEGINNINGS = ['', '', '', 'ab1', 'aab', '\\ba-b', '1a1a'];
const QUANTIFIERS = ['', '', '', '?', '+', '*', '{2}', '{1,9}', '{3,30}', '{0,200}', '+?', '++', '{2,}'];

interface Analysis {
  readonly pattern: string;
  readonly isTooCostly: boolean;
  readonly window: number;
}

let org: Org;

beforeAll(() => {
  org = openOrg({ projectDirs: ['.'] });
}, 120_000);

afterAll(() => org.close());

/** A generator of numbers below a limit, the same ones for the same seed (mulberry32). */
function numbers(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
}

function randomPattern(below: (limit: number) => number, depth = 0): string {
  const pick = <T>(list: readonly T[]): T => list[below(list.length)];
  const parts = Array.from({ length: 1 + below(4) }, () => {
    if (depth < 2 && below(4) === 0) {
      const kind = pick(['(', '(?:', '(?:', '(?>', '(?=', '(?<!']);
      const isLook = kind.endsWith('=') || kind.endsWith('!');
      const inside = kind === '(?<!' ? pick(ATOMS) : randomPattern(below, depth + 1);
      const branch = below(3) === 0 && kind !== '(?<!' ? `|${randomPattern(below, depth + 1)}` : '';
      return `${kind}${inside}${branch})${isLook ? '' : pick(QUANTIFIERS)}`;
    }
    return pick(ATOMS) + pick(QUANTIFIERS);
  });
  return (depth === 0 ? pick(BEGINNINGS) : '') + parts.join('');
}

const apexText = (text: string): string => `'${text.replace(/\\/g, '\\\\').replace(/'/g, "\\'")}'`;

function analysesOf(patterns: readonly string[]): Analysis[] {
  const analyses: Analysis[] = [];
  for (let at = 0; at < patterns.length; at += 50) {
    const list = patterns
      .slice(at, at + 50)
      .map(apexText)
      .join(', ');
    const { log } = org.runAnonymous(`
      for (String source : new List<String>{ ${list} }) {
        PatternAnalysis found = PatternAnalysis.of(source);
        System.debug(JSON.serialize(new Map<String, Object>{
          'pattern' => source, 'isTooCostly' => found.isTooCostly, 'window' => found.window
        }));
      }
    `);
    analyses.push(...log.map((line) => JSON.parse(line.message) as Analysis));
  }
  return analyses;
}

/** Reads of a matcher that finds everything in a text; null when it used up the platform's budget. */
function readsOf(pattern: string, text: string): number | null {
  const matcher = new RegexMatcher(regexPattern(pattern), text);
  try {
    while (matcher.find());
  } catch (error) {
    if (error instanceof RegexBudgetError) return null;
    throw error;
  }
  return matcher.state.accesses;
}

/** Random texts, and texts that repeat something short, in which a search goes on longest. */
function textOf(below: (limit: number) => number, length: number): string {
  const letters = (count: number): string =>
    Array.from({ length: count }, () => ALPHABET[below(ALPHABET.length)]).join('');
  const repeated = letters(1 + below(4));
  return below(3) === 0 ? letters(length) : repeated.repeat(Math.ceil(length / repeated.length)).slice(0, length);
}

describe('the cost of random patterns', () => {
  test('accepted patterns read no more than the budget in their largest window', () => {
    const below = numbers(SEED);
    const patterns = [...new Set(Array.from({ length: PATTERNS }, () => randomPattern(below)))];
    const analyses = analysesOf(patterns);
    expect(analyses.map((one) => one.pattern)).toEqual(patterns);
    const accepted = analyses.filter((one) => !one.isTooCostly);
    expect(accepted.length).toBeGreaterThan(PATTERNS / 3);
    expect(accepted.length).toBeLessThan(patterns.length);
    const over: string[] = [];
    for (const { pattern, window } of accepted) {
      for (let i = 0; i < TEXTS_PER_PATTERN; i++) {
        const text = textOf(below, window);
        const reads = readsOf(pattern, text);
        if (reads === null || reads > READS_ALLOWED) over.push(`${pattern} on ${text.slice(0, 20)}: ${reads}`);
      }
    }
    expect(over).toEqual([]);
  }, 300_000);
});

/** Patterns of PatternCostTest with the reads that it expects of one attempt, where 10 and where 200 characters are left. */
function listedCosts(): readonly (readonly [string, number, number])[] {
  const source = readFileSync('force-app/test/rules/classes/PatternCostTest.cls', 'utf8');
  return [...source.matchAll(/^ {4}'(.+)' => '(\d+) (\d+)',?$/gm)].map(([, pattern, few, many]) => [
    pattern.replaceAll('\\\\', '\\'),
    Number(few),
    Number(many),
  ]);
}

describe('the costs that PatternCostTest lists', () => {
  const SHORT = ['a', 'b', 'ab', 'abb', 'aab', 'abc', 'x', 'xa', '1', '1,', '1 ', '1  ', 'bc', 'aaab', 'abab'];

  test('are not below what an attempt reads in any of many texts', () => {
    const listed = listedCosts();
    expect(listed.length).toBeGreaterThan(50);
    const below = numbers(SEED);
    const over: string[] = [];
    for (const [pattern, few, many] of listed) {
      for (const [length, limit] of [
        [10, few],
        [200, many],
      ] as const) {
        const texts = SHORT.map((part) => part.repeat(length).slice(0, length));
        for (let i = 0; i < 40; i++) texts.push(textOf(below, length));
        for (const text of texts) {
          const matcher = new RegexMatcher(regexPattern(pattern), text);
          matcher.lookingAt();
          if (matcher.state.accesses > limit) over.push(`${pattern} on ${text}: ${matcher.state.accesses} > ${limit}`);
        }
      }
    }
    expect(over).toEqual([]);
  });
});

describe('the budget', () => {
  const a = (length: number): string => 'a'.repeat(length);

  test.each([
    ['[a-z]{1,28}[a-z]{1,28}!', a(300), '[a-z]{1,29}[a-z]{1,29}!'],
    ['(?:[ab]|[bc]){9}!', 'b'.repeat(300), '(?:[ab]|[bc]){10}!'],
    ['.*.*x', a(72), '.*.*.*x'],
  ])('%s is accepted and reads more than a quarter of it', (accepted, text, refused) => {
    const [first, second] = analysesOf([accepted, refused]);
    expect([first.isTooCostly, second.isTooCostly]).toEqual([false, true]);
    const worst = text.repeat(Math.ceil(first.window / text.length)).slice(0, first.window);
    expect(readsOf(accepted, worst)).toBeLessThanOrEqual(READS_ALLOWED);
    expect(readsOf(accepted, worst)).toBeGreaterThan(READS_ALLOWED / 4);
    expect(readsOf(refused, worst) ?? Infinity).toBeGreaterThan(READS_ALLOWED / 4);
  });
});
