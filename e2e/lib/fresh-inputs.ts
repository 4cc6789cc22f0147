/** Inputs that a seed makes: addresses, texts with known addresses in them, patterns, phones. */
import type { Random } from '../../scripts/differential/random.ts';

export interface Part {
  readonly words: string;
  readonly isAddress: boolean;
}

/** A text, and what the generator put it together from. */
export interface WrittenText {
  readonly text: string;
  readonly parts: readonly Part[];
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const WORDS = [
  'call',
  'Order',
  'refund',
  'São',
  'Größe',
  '注文',
  'заказ',
  'invoice',
  '2026-11-23',
  '€ 12.50',
  'v1.2.3',
  'a@b',
  'x @ y',
  '@handle',
  'C-1042',
  'AB12-99',
  '555-0143',
  'not.an.address',
  '😀',
];
const LOCAL_SIGNS = ['.', '-', '_', '+', "'", '$'];
const ENDINGS = ['com', 'org', 'de', 'co.uk', 'museum', 'io', 'com.br', 'xn--p1ai'];
/** What may be next to an address without belonging to it. */
const BEFORE = [' ', ': ', '<', '(', '"', '\n', ', ', '; ', 'mailto:', '[', ' email='];
const BEHIND = [' ', '. ', '>', ')', '"', '\n', ', ', '; ', '?', '!', ']', '. Bye', ' - '];

const word = (random: Random, least: number, most: number): string =>
  Array.from({ length: least + random.below(most - least + 1) }, () => random.of([...LETTERS])).join('');

/** A well-formed address that nobody masked, in any case, some of them of a user of a sandbox. */
export function address(random: Random): string {
  const local = Array.from(
    { length: 1 + random.below(4) },
    () => word(random, 1, 8) + (random.chance(0.3) ? random.below(1000) : ''),
  );
  const name = local.reduce((start, each) => start + random.of(LOCAL_SIGNS) + each);
  const labels = Array.from({ length: 1 + random.below(3) }, () => word(random, 2, 12));
  const written = `${name}@${[...labels, random.of(ENDINGS)].join('.')}${random.chance(0.1) ? '.invalid' : ''}`;
  return random.chance(0.2) ? written.toUpperCase() : written;
}

/** Words with addresses between them. */
export function textFor(random: Random): WrittenText {
  const parts: Part[] = [{ words: random.of(WORDS), isAddress: false }];
  for (let i = random.below(6); i >= 0; i--) {
    parts.push({ words: random.of(BEFORE), isAddress: false });
    parts.push({ words: address(random), isAddress: true });
    parts.push({ words: random.of(BEHIND) + sentence(random, random.below(8)), isAddress: false });
  }
  return { text: parts.map(({ words }) => words).join(''), parts };
}

/** Words without an address. */
export const sentence = (random: Random, words: number): string => wordsOf(WORDS, random, words);

/** The same in ASCII: Java and JavaScript disagree about where words of other scripts begin. */
export const plainSentence = (random: Random, words: number): string =>
  wordsOf(
    WORDS.filter((each) => /^[ -~]+$/.test(each)),
    random,
    words,
  );

const wordsOf = (choices: readonly string[], random: Random, words: number): string =>
  Array.from({ length: words }, () => random.of(choices)).join(' ');

/** A cheap pattern whose meaning is the same in Java and JavaScript, and which matches no empty text. */
export function pattern(random: Random): string {
  const parts = Array.from({ length: 1 + random.below(3) }, () => atom(random));
  const bounded = random.chance(0.3) ? `\\b${parts.join('')}` : parts.join('');
  return random.chance(0.2) ? `(?:${bounded}|${random.of(['refund', 'C-', 'Order'])})` : bounded;
}

function atom(random: Random): string {
  const one = random.of(['\\d', '[A-Z]', '[a-z]', '[0-9A-F]', '[^ ]', '(?:AB|C-)', 'v', 'o', '-', '[.-]']);
  const least = 1 + random.below(2);
  return random.chance(0.5) ? `${one}{${least},${least + random.below(4)}}${random.chance(0.2) ? '?' : ''}` : one;
}

/** A number in one of the notations of the world. */
export function phone(random: Random): string {
  const digits = (count: number): string => Array.from({ length: count }, () => random.below(10)).join('');
  return random.of([
    `+49 1${digits(2)} ${digits(8)}`,
    `(${2 + random.below(8)}${digits(2)}) ${2 + random.below(8)}${digits(2)}-${digits(4)}`,
    `+44 20 ${digits(4)} ${digits(4)}`,
    `+33 6 ${digits(2)} ${digits(2)} ${digits(2)} ${digits(2)}`,
    `0${digits(2)}/${digits(7)}`,
    `+81-3-${digits(4)}-${digits(4)}`,
  ]);
}
