/**
 * Patterns of rules that look for something else than addresses, texts that they match, and what becomes of a text: computed here once more,
 * on the whole text at once.
 */
import fc from 'fast-check';

export interface SecretPattern {
  /** As the rule has it. */
  readonly pattern: string;
  /** Of the rule; null for a rule without one. */
  readonly replacement: string | null;
  /** Whether its matches have a greatest length: then no text is redacted as a whole. */
  readonly isBounded: boolean;
  /** Whether the beginning of a secret is one as well, so that none may be cut. */
  readonly isFoundInPart: boolean;
  /** What the pattern matches. */
  readonly secret: fc.Arbitrary<string>;
  /** Begins like a match and is none, or ends like one. */
  readonly nearly: string;
  /** The text without its matches. */
  mask(text: string): string;
}

export const REDACTED = '[redacted]';

/** Below and above the smallest windows of 72 and 300 characters and the greatest one of 30,000. */
const LENGTHS = [1, 9, 60, 71, 72, 73, 140, 260, 300, 301, 340, 700, 2500, 12_000, 29_990, 30_001, 45_000];

/** A word that is repeated until it has the length. */
const run = (letters: string): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 7 }),
      fc.oneof(
        { weight: 60, arbitrary: fc.constantFrom(...LENGTHS.slice(0, 12)) },
        fc.constantFrom(...LENGTHS.slice(12)),
      ),
    )
    .map(([word, length]) => word.repeat(Math.ceil(length / word.length)).slice(0, length));

const digits = (length: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });

interface Expression {
  readonly source: string;
  readonly nearly: string;
  readonly secret: fc.Arbitrary<string>;
  readonly flags?: string;
  readonly replacement?: string;
  readonly isBounded?: boolean;
}

/** One that means the same in Java and in JavaScript, as long as texts are ASCII. */
function expression({ source, nearly, secret, flags = '', replacement, isBounded = false }: Expression): SecretPattern {
  const found = new RegExp(source, `g${flags}`);
  return {
    pattern: (flags === '' ? '' : `(?${flags})`) + source,
    replacement: replacement ?? null,
    isBounded,
    isFoundInPart: false,
    secret,
    nearly,
    mask: (text) => text.replace(found, () => replacement ?? REDACTED),
  };
}

const inside = 'abc xyz.';

const EXPRESSIONS: readonly Expression[] = [
  {
    source: String.raw`Ref: [A-Z]+\d+ end`,
    nearly: 'Ref: ABC end',
    secret: run('ABCXYZ').map((name) => `Ref: ${name}7 end`),
  },
  {
    source: '<secret>.*?</secret>',
    nearly: '<secret>half',
    secret: run(inside).map((name) => `<secret>${name}</secret>`),
  },
  {
    source: String.raw`BEGIN[\s\S]+?END`,
    nearly: 'END BEGI',
    secret: run(inside).map((name) => `BEGIN${name}END`),
    replacement: 'gone',
  },
  { source: String.raw`https?://\S+`, nearly: 'http:/x', secret: run('abc/x.=-').map((name) => `https://${name}`) },
  { source: String.raw`[A-Z]+\d+`, nearly: 'ABCABC', secret: run('ABCXYZ').map((name) => `${name}42`) },
  {
    source: String.raw`\bcustomer:\s*\w+`,
    flags: 'i',
    nearly: 'customers: none',
    secret: fc.tuple(run(' '), run('abc_1')).map(([gap, name]) => `Customer:${gap}${name}`),
    replacement: 'somebody',
  },
  {
    source: 'KEY .*? KEY',
    nearly: 'KEYS',
    secret: run(inside).map((name) => `KEY ${name} KEY`),
    replacement: 'no key',
  },
  {
    source: String.raw`\b\d{3}-\d{2}-\d{4}\b`,
    nearly: '123-45-678',
    secret: fc.tuple(digits(3), digits(2), digits(4)).map((parts) => parts.join('-')),
    isBounded: true,
  },
  {
    source: String.raw`pin-\d{4}(?=[^;]* ok)`,
    nearly: 'pin-123',
    secret: run(inside).map((name) => `pin-1234 ${name} ok`),
  },
];

interface NumberPattern {
  readonly pattern: string;
  readonly nearly: string;
  /** What each number becomes. */
  readonly standIns: Readonly<Record<string, string>>;
  /** Other digits and words around a number, as people write them. */
  readonly around: readonly (readonly [before: string, after: string])[];
}

const AROUND_CHECKED: NumberPattern['around'] = [
  ['No ', ' or'],
  ['No ', ' 12/27 or'],
  ['No ', ' 123 or'],
  ['No ', ' soon or late'],
  ['No ', ', 1'],
  ['Since 12 34 ', ' it is'],
];

const NUMBERS: readonly NumberPattern[] = [
  {
    pattern: '{cards}',
    nearly: 'Card 4111 1111 1111 1112 ok',
    standIns: {
      '4111 1111 1111 1111': '0000 0000 0000 0001',
      '5500-0000-0000-0004': '0000-0000-0000-0001',
      '4539578763621486123': '0000000000000000001',
      '3782 822463 10005': '0000 000000 00001',
    },
    around: AROUND_CHECKED,
  },
  {
    pattern: '{ibans}',
    nearly: 'Pay BE68 5390 0754 7035 ok',
    standIns: {
      'BE68 5390 0754 7034': 'BE00 0000 0000 0000',
      BE68539007547034: 'BE00000000000000',
      'GB82 WEST 1234 5698 7654 32': 'GB00 XXXX 0000 0000 0000 00',
      NO2812345678901: 'NO0000000000000',
    },
    around: AROUND_CHECKED,
  },
  {
    pattern: '{phones}',
    nearly: 'Order 12345678 of 2024-05-01 ok',
    // Of the ranges in docs/phone-numbers.md, which names their sources, the first that fits: reserved for films; without a country code, in
    // no country.
    standIns: {
      '+49 151 12345678': '+49 176 04069000',
      '030 1234567': '004 2830000',
      '(415) 555-2671': '(520) 555-0100',
      '+33 6 71 82 93 14': '+33 1 99 00 00 00',
      '0301234567': '0042830000',
      '+14155552671': '+12025550100',
      '0711/1234567': '0042/8300000',
    },
    around: [
      ['Call ', ' now'],
      ['Call ', ', please'],
      ['Born 1970-01-01 ', ' ok'],
      ['Call ', ' on 2024-05-01'],
      ['Call 030 1234567 / ', ' or'],
      ['Call ', ' or +14155552671 ok'],
    ],
  },
];

/** How a space and a hyphen within a number are written in plain and in rich text. */
const SPELLINGS: readonly (readonly [space: string, hyphen: string])[] = [
  [' ', '-'],
  ['\u00a0', '\u2013'],
  ['&nbsp;', '&ndash;'],
  ['%20', '\u2011'],
];

const spelled = (number: string, [space, hyphen]: (typeof SPELLINGS)[number]): string =>
  number.replaceAll(' ', space).replaceAll('-', hyphen);

function numbers({ pattern, nearly, standIns, around }: NumberPattern): SecretPattern {
  const secret = fc.tuple(
    fc.constantFrom(...Object.keys(standIns)),
    fc.oneof({ weight: 3, arbitrary: fc.constant(SPELLINGS[0]) }, fc.constantFrom(...SPELLINGS.slice(1))),
    fc.constantFrom(...around),
  );
  const replacements = Object.entries(standIns).flatMap(([number, standIn]) =>
    SPELLINGS.map((spelling) => [spelled(number, spelling), spelled(standIn, spelling)] as const),
  );
  return {
    pattern,
    replacement: null,
    isBounded: true,
    isFoundInPart: pattern === '{phones}',
    secret: secret.map(([number, spelling, [before, after]]) => before + spelled(number, spelling) + after),
    nearly,
    mask: (text) => replacements.reduce((masked, [number, standIn]) => masked.replaceAll(number, standIn), text),
  };
}

/** What stands around matches: nothing of it is part of one. */
const UNITS = ['tea and cake. ', 'x', 'ab ', '- ', 'words, more words '];

const FILLERS = [0, 1, 30, 40, 65, 72, 150, 290, 600, 3000, 20_000, 50_000];

const filler = fc
  .tuple(
    fc.constantFrom(...UNITS),
    fc.oneof({ weight: 60, arbitrary: fc.constantFrom(...FILLERS.slice(0, 9)) }, fc.constantFrom(...FILLERS.slice(9))),
  )
  .map(([unit, length]) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length));

/** Joins parts until a further one would be cut. */
function wholeParts(parts: readonly string[], length: number): string {
  const lengths = parts.map((_, index) => parts.slice(0, index + 1).join(' ').length);
  return parts.filter((_, index) => lengths[index] <= length).join(' ');
}

/**
 * Values of a text field with matches of a pattern, and with what nearly is one.
 *
 * @param length of the field, in characters; longer values are cut, or end before the part that would be cut
 */
export function textWith(
  { secret, nearly, isFoundInPart }: SecretPattern,
  length: number,
): fc.Arbitrary<string | null> {
  const planted = fc.oneof({ weight: 4, arbitrary: secret }, { weight: 1, arbitrary: fc.constant(nearly) });
  return fc
    .tuple(fc.array(fc.tuple(filler, planted), { maxLength: 3 }), filler)
    .map(([parts, end]) => [...parts.flat(), end].filter((part) => part !== ''))
    .map((parts) => (isFoundInPart ? wholeParts(parts, length) : parts.join(' ').slice(0, length)).trim())
    .map((value) => (value === '' ? null : value));
}

export const secretPattern: fc.Arbitrary<SecretPattern> = fc.constantFrom(
  ...EXPRESSIONS.map(expression),
  ...NUMBERS.map(numbers),
);
