/** Values of fields: some with an address of a person, in every spelling that finding and masking read, and some that only look like one. */
import fc from 'fast-check';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

const word = fc.string({ unit: fc.constantFrom(...LETTERS), minLength: 2, maxLength: 9 });
const localPart = fc.oneof(
  word,
  fc.tuple(word, word).map((parts) => parts.join('.')),
  fc.tuple(word, word).map((parts) => parts.join('+')),
  fc.tuple(word, word).map((parts) => parts.join('_')),
  fc.tuple(word, word).map((parts) => parts.join('$')),
);
const domain = fc.oneof(
  word.map((name) => `${name}.com`),
  fc.tuple(word, word).map(([host, name]) => `${host}.${name}.co.uk`),
  word.map((name) => `${name}.example`),
);

/** An address of a person, such as `jane.doe@acme.com`. */
export const address: fc.Arbitrary<string> = fc
  .tuple(localPart, domain)
  .map(([local, host]) => `${local}@${host}`)
  .filter((value) => value.length <= 60);

/** At the same domain, somebody whose name has a letter that takes two positions in a text. */
const named = (value: string): string => value.replace(/^[^@]+/, '田𠮷');

/** The address that a mailing list sends from to the person. */
const returnPath = (value: string): string => `bounce+${value.replace('@', '=')}@lists.acme.com`;

/** How an address can be written in a text. */
const SPELLINGS: readonly ((value: string) => string)[] = [
  (value) => value,
  (value) => value.toUpperCase(),
  (value) => `mailto:${value}`,
  (value) => `<${value}>`,
  (value) => `<a href="mailto:${value}">write</a>`,
  (value) => value.replace('@', '&#64;'),
  (value) => value.replace('@', '&#x40;'),
  (value) => value.replace('@', '&commat;'),
  (value) => value.replace('@', '%40'),
  (value) => value.replaceAll('.', '%2E'),
  (value) => value.replaceAll('.', '&period;'),
  (value) => value.replaceAll('.', '&#46;'),
  (value) => [...value].map((letter) => `&#${letter.codePointAt(0)!};`).join(''),
  (value) => value.replace('@', '%2540').replaceAll('.', '%252E'),
  (value) => value.replace('@', '&amp;#64;'),
  (value) => value.replace('@', '&amp;commat;').replaceAll('.', '&amp;period;'),
  (value) => [...value].map((letter) => `%${letter.codePointAt(0)!.toString(16)}`).join(''),
  (value) => value.replace('@', String.raw`\u0040`),
  (value) => value.replace('@', String.raw`\x40`),
  (value) => accented(value, (letter) => letter),
  (value) => accented(value, encodeURIComponent),
  (value) => accented(value, () => '&uuml;'),
  (value) => accented(value, (letter) => `&#${letter.codePointAt(0)!};`),
  (value) => accented(value, (letter) => String.raw`\u00` + letter.codePointAt(0)!.toString(16)),
  named,
  (value) => encodeURIComponent(named(value)),
  (value) => named(value).replace('𠮷', '&#134071;'),
  returnPath,
  (value) => returnPath(value).replaceAll('+', '%2B').replace('=', '%3D').replace('@', '%40'),
  (value) => `https%3A%2F%2Facme.com%3Fb%3D${encodeURIComponent(returnPath(value))}`,
  (value) => returnPath(value).replace('=', '&#61;'),
  (value) => returnPath(value).replace('=', String.raw`\u003d`),
];

/** The same person with a letter beyond ASCII in the name, as a link, a page or source code spells it. */
const accented = (value: string, spelling: (letter: string) => string): string => spelling('ü') + value;

const spelled = fc.tuple(address, fc.constantFrom(...SPELLINGS)).map(([value, spelling]) => spelling(value));

const HARMLESS = ['', 'Likes tea.', 'at @ noon', 'a@b', 'version 1.2@3', 'see example.com', '50 % off & more; #64'];

const sentence = fc.constantFrom('Please write to', 'Reply from', 'cc', 'Contact:', 'と');

/**
 * Values of a text field, some of them with one or more addresses.
 *
 * @param length of the field, in characters; values fit into it
 */
export function text(length: number): fc.Arbitrary<string | null> {
  const withAddress = fc
    .tuple(sentence, fc.array(spelled, { minLength: 1, maxLength: 3 }))
    .map(([before, parts]) => `${before} ${parts.join(' and ')} today`);
  return fc
    .oneof(
      { weight: 3, arbitrary: withAddress },
      { weight: 1, arbitrary: spelled },
      { weight: 1, arbitrary: address },
      { weight: 2, arbitrary: fc.constantFrom<string | null>(...HARMLESS, null) },
    )
    .map((value) => (value === '' || (value !== null && value.length > length) ? null : value));
}

/** A text that fills its field: what replaces its address must not be cut within an address. */
export function fullText(length: number): fc.Arbitrary<string> {
  return address.map((value) => {
    const end = ` ${value}`;
    return 'word '.repeat(Math.ceil(length / 5)).slice(0, length - end.length) + end;
  });
}

/** Values of an Email field: people, the suffix that the platform adds to addresses at a refresh, and none. */
export const emailValue: fc.Arbitrary<string | null> = fc.oneof(
  { weight: 6, arbitrary: address },
  { weight: 1, arbitrary: address.map((value) => `${value}.invalid`) },
  { weight: 1, arbitrary: fc.constant(null) },
);
