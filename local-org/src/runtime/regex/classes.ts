/** Character classes: predefined, POSIX and Unicode ones, and how they combine. */
import { block } from './blocks.ts';
import type { CharTest } from './nodes.ts';

export interface ClassFlags {
  readonly ignoreCase: boolean;
  readonly unicodeCase: boolean;
  readonly unicodeClass: boolean;
}

const range =
  (low: number, high: number): CharTest =>
  (c) =>
    c >= low && c <= high;
const code = (text: string): number => text.codePointAt(0)!;
export const not =
  (test: CharTest): CharTest =>
  (c) =>
    !test(c);
export const union = (tests: readonly CharTest[]): CharTest =>
  tests.length === 1 ? tests[0] : (c) => tests.some((test) => test(c));
export const both =
  (a: CharTest, b: CharTest): CharTest =>
  (c) =>
    a(c) && b(c);

const digit = range(code('0'), code('9'));
const lower = range(code('a'), code('z'));
const upper = range(code('A'), code('Z'));
const alpha: CharTest = (c) => lower(c) || upper(c);
const word: CharTest = (c) => alpha(c) || digit(c) || c === 95;
const space: CharTest = (c) => c === 32 || (c >= 9 && c <= 13);
const horizontal: CharTest = (c) =>
  c === 32 ||
  c === 9 ||
  c === 0xa0 ||
  c === 0x1680 ||
  c === 0x180e ||
  (c >= 0x2000 && c <= 0x200a) ||
  c === 0x202f ||
  c === 0x205f ||
  c === 0x3000;
const vertical: CharTest = (c) => (c >= 10 && c <= 13) || c === 0x85 || c === 0x2028 || c === 0x2029;

/** `\d`, `\W`, ... by letter. */
export function predefined(letter: string, flags: ClassFlags): CharTest | null {
  switch (letter) {
    case 'd':
      return flags.unicodeClass ? unicodeProperty('Nd') : digit;
    case 'D':
      return not(predefined('d', flags)!);
    case 'w':
      return flags.unicodeClass ? unicodeWord : word;
    case 'W':
      return not(predefined('w', flags)!);
    case 's':
      return flags.unicodeClass ? unicodeProperty('White_Space') : space;
    case 'S':
      return not(predefined('s', flags)!);
    case 'h':
      return horizontal;
    case 'H':
      return not(horizontal);
    case 'v':
      return vertical;
    case 'V':
      return not(vertical);
    default:
      return null;
  }
}

const punctuation: CharTest = (c) =>
  (c >= 33 && c <= 47) || (c >= 58 && c <= 64) || (c >= 91 && c <= 96) || (c >= 123 && c <= 126);

const POSIX: Readonly<Record<string, CharTest>> = {
  Lower: lower,
  Upper: upper,
  ASCII: range(0, 127),
  Alpha: alpha,
  Digit: digit,
  Alnum: (c) => alpha(c) || digit(c),
  Punct: punctuation,
  Graph: range(33, 126),
  Print: range(32, 126),
  Blank: (c) => c === 32 || c === 9,
  Cntrl: (c) => c < 32 || c === 127,
  XDigit: (c) => digit(c) || (c >= 97 && c <= 102) || (c >= 65 && c <= 70),
  Space: space,
  javaLowerCase: (c) => unicodeProperty('Lowercase')(c),
  javaUpperCase: (c) => unicodeProperty('Uppercase')(c),
  javaWhitespace: (c) =>
    space(c) || (c >= 28 && c <= 31) || (unicodeProperty('Z')(c) && c !== 0xa0 && c !== 0x2007 && c !== 0x202f),
  javaLetter: (c) => unicodeProperty('L')(c),
  javaDigit: (c) => unicodeProperty('Nd')(c),
  javaLetterOrDigit: (c) => unicodeProperty('L')(c) || unicodeProperty('Nd')(c),
  javaAlphabetic: (c) => unicodeProperty('Alphabetic')(c),
  L1: range(0, 255),
  all: () => true,
};

/** `\p{name}`; null when there is no such class. */
export function property(name: string): CharTest | null {
  const posix = POSIX[name];
  if (posix) return posix;
  const [key, value] = name.includes('=') ? name.split('=', 2) : [null, name];
  const inBlock = /^(?:blk|block)=|^In/i.test(name) ? block(key === null ? value.slice(2) : value) : null;
  if (inBlock !== null) return inBlock;
  const candidates =
    key === null
      ? [value.replace(/^Is/, ''), `Script=${value.replace(/^Is/, '')}`]
      : [`${KEYS[key.toLowerCase()] ?? key}=${value}`];
  for (const candidate of candidates) {
    try {
      return unicodeProperty(CATEGORY_NAMES[candidate.toUpperCase()] ?? candidate);
    } catch {
      continue;
    }
  }
  return null;
}

const KEYS: Readonly<Record<string, string>> = {
  sc: 'Script',
  script: 'Script',
  gc: 'General_Category',
  general_category: 'General_Category',
};
/** Java takes these names in capitals. */
const CATEGORY_NAMES: Readonly<Record<string, string>> = {
  ALPHABETIC: 'Alphabetic',
  LETTER: 'L',
  LOWERCASE: 'Lowercase',
  UPPERCASE: 'Uppercase',
  WHITE_SPACE: 'White_Space',
  PUNCTUATION: 'P',
  DIGIT: 'Nd',
  IDEOGRAPHIC: 'Ideographic',
  CONTROL: 'Cc',
};

const properties = new Map<string, CharTest>();

function unicodeProperty(name: string): CharTest {
  let test = properties.get(name);
  if (!test) {
    const expression = new RegExp(`^\\p{${name}}$`, 'u');
    const ascii = Array.from({ length: 128 }, (_, c) => expression.test(String.fromCodePoint(c)));
    test = (c) => (c < 128 ? ascii[c] : expression.test(String.fromCodePoint(c)));
    properties.set(name, test);
  }
  return test;
}

const unicodeWord: CharTest = (c) =>
  word(c) ||
  unicodeProperty('Alphabetic')(c) ||
  unicodeProperty('M')(c) ||
  unicodeProperty('Nd')(c) ||
  unicodeProperty('Pc')(c) ||
  unicodeProperty('Join_Control')(c);

export const isWordCharacter: CharTest = (c) =>
  word(c) || (c > 127 && (unicodeProperty('L')(c) || unicodeProperty('Nd')(c)));

/** Upper and lower case of ASCII letters only. */
export const asciiFold = (c: number): number => (c >= 65 && c <= 90 ? c + 32 : c);

export function unicodeFold(c: number): number {
  const folded = String.fromCodePoint(c).toUpperCase().toLowerCase();
  return folded.length === (c > 0xffff ? 2 : 1) ? folded.codePointAt(0)! : c;
}

export function single(codePoint: number, flags: ClassFlags): CharTest {
  if (!flags.ignoreCase) return (c) => c === codePoint;
  const fold = flags.unicodeCase ? unicodeFold : asciiFold;
  const wanted = fold(codePoint);
  return (c) => c === codePoint || fold(c) === wanted;
}

export function span(low: number, high: number, flags: ClassFlags): CharTest {
  const plain = range(low, high);
  if (!flags.ignoreCase) return plain;
  if (!flags.unicodeCase) return (c) => plain(c) || (upper(c) && plain(c + 32)) || (lower(c) && plain(c - 32));
  return (c) =>
    plain(c) || plain(unicodeFold(c)) || plain(String.fromCodePoint(unicodeFold(c)).toUpperCase().codePointAt(0)!);
}
