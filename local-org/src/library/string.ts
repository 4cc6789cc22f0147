/** System.String. Source: Apex Reference Guide, "String Class"; many methods follow Apache Commons Lang's StringUtils. */
import { STEP_BUDGET } from '../runtime/step-budget.ts';
import { required } from '../runtime/args.ts';
import { type ApexList, type ApexMap, iterate } from '../runtime/collections.ts';
import type { ApexDate } from '../runtime/date.ts';
import type { ApexDatetime } from '../runtime/datetime.ts';
import type { ApexDecimal } from '../runtime/decimal.ts';
import { doubleText } from '../runtime/double.ts';
import { ApexException } from '../runtime/exception.ts';
import { textHash } from '../runtime/hash.ts';
import { libraryClass, notImplemented } from '../runtime/library.ts';
import { integerList, stringList } from '../runtime/lists.ts';
import { RegexMatcher } from '../runtime/regex/matcher.ts';
import { replaceMatches, splitText } from '../runtime/regex/replace.ts';
import { apexText, elementText } from '../runtime/text.ts';
import { localText } from '../runtime/zone.ts';
import { compilePattern, withinBudget } from './pattern.ts';
import * as escapes from './text/escapes.ts';
import { formatMessage } from './text/format.ts';
import {
  center,
  commonPrefix,
  indexOfDifference,
  levenshtein,
  splitByCharacterType,
  stripHtmlTags,
} from './text/words.ts';

const stringException = (message: string): ApexException => ApexException.of('System.StringException', message);

const LETTERS = /^\p{L}+$/u;
const LETTERS_SPACE = /^[\p{L} ]*$/u;
const ALPHANUMERIC = /^[\p{L}\p{Nd}]+$/u;
const ALPHANUMERIC_SPACE = /^[\p{L}\p{Nd} ]*$/u;
const NUMERIC = /^\p{Nd}+$/u;
const NUMERIC_SPACE = /^[\p{Nd} ]*$/u;
const ASCII_PRINTABLE = /^[\x20-\x7e]*$/;
const LOWER = /^\p{Ll}+$/u;
const UPPER = /^\p{Lu}+$/u;
/** java.lang.Character.isWhitespace: no no-break spaces. */
const SPACE = '[\\t-\\r\\x1c-\\x20\\u1680\\u2000-\\u2006\\u2008-\\u200a\\u2028\\u2029\\u205f\\u3000]';
const SPACES = new RegExp(`${SPACE}+`, 'g');
const ONLY_SPACE = new RegExp(`^${SPACE}*$`);
const OUTER_SPACE = /^[\x00-\x20]+|[\x00-\x20]+$/g;

function isBlank(text: string | null): boolean {
  return text === null || ONLY_SPACE.test(text);
}

/** `trim` of Java takes control characters too; the common case needs neither. */
function trim(self: string): string {
  const { length } = self;
  if (length === 0 || (self.charCodeAt(0) > 32 && self.charCodeAt(length - 1) > 32)) return self;
  return self.replace(OUTER_SPACE, '');
}

function substring(self: string, start: number, end: number): string {
  if (start < 0 || start > self.length) throw stringException(`Starting position out of bounds: ${start}`);
  if (end < start || end > self.length) throw stringException(`Ending position out of bounds: ${end}`);
  return self.slice(start, end);
}

function checkIndex(self: string, index: number): number {
  if (index < 0 || index >= self.length) throw stringException(`String index out of range: ${index}`);
  return index;
}

function abbreviate(self: string, width: number, offset: number): string {
  if (width < 4) throw stringException('Minimum abbreviation width is 4');
  if (self.length <= width) return self;
  let from = Math.min(Math.max(offset, 0), self.length);
  if (self.length - from < width - 3) from = self.length - (width - 3);
  if (from <= 4) return `${self.slice(0, width - 3)}...`;
  if (width < 7) throw stringException('Minimum abbreviation width with offset is 7');
  return from + width - 3 < self.length
    ? `...${abbreviate(self.slice(from), width - 3, 0)}`
    : `...${self.slice(self.length - (width - 3))}`;
}

function capitalized(self: string, up: boolean): string {
  if (self === '') return self;
  return (up ? self[0]!.toUpperCase() : self[0]!.toLowerCase()) + self.slice(1);
}

function countMatches(self: string, part: string): number {
  if (part === '') return 0;
  let count = 0;
  for (let at = self.indexOf(part); at >= 0; at = self.indexOf(part, at + part.length)) count++;
  return count;
}

/** The index of the first character that is (not) one of `characters`. */
function indexOfAny(self: string, characters: string, wanted: boolean): number {
  for (let at = 0; at < self.length; at++) if (characters.includes(self[at]!) === wanted) return at;
  return -1;
}

function swapCase(self: string): string {
  return [...self].map((unit) => (unit === unit.toLowerCase() ? unit.toUpperCase() : unit.toLowerCase())).join('');
}

function join(iterable: unknown, separator: string): string {
  const type = (iterable as { elementType?: ApexList['elementType'] }).elementType ?? null;
  const parts: string[] = [];
  for (const item of iterate(required(iterable, 1) as object)) parts.push(item === null ? '' : elementText(item, type));
  return parts.join(separator ?? '');
}

function replaceRegex(self: string, regex: string, replacement: string, all: boolean): string {
  const pattern = compilePattern(required(regex));
  return withinBudget(() => replaceMatches(new RegexMatcher(pattern, self.toString()), required(replacement, 2), all));
}

const PLAIN = /^(?:[^\\[\](){}.*+?^$|]|\\[^A-Za-z0-9])$/;

function split(self: string, regex: string, limit: number): ApexList {
  const text = self.toString();
  STEP_BUDGET.take(text.length, null);
  if (PLAIN.test(required(regex)) && limit === 0) {
    const parts = text.split(regex.length === 2 ? regex[1]! : regex);
    while (parts.length > 1 && parts[parts.length - 1] === '') parts.pop();
    // Only separators: nothing is left.
    if (parts.length === 1 && parts[0] === '' && text !== '') parts.pop();
    return stringList(parts);
  }
  return stringList(withinBudget(() => splitText(compilePattern(regex), text, limit)));
}

function equalsText(self: string, other: unknown): boolean {
  if (typeof other !== 'string') return self.length < 0;
  if (self.length === other.length) return self === other;
  return (self.length === 15 && other.length === 18) || (self.length === 18 && other.length === 15)
    ? sameRecord(self, other)
    : false;
}

const ID = /^[0-9A-Za-z]{5}0[0-9A-Za-z]{9}(?:[A-Z0-5]{3})?$/;

/** The 15 and the 18 characters of one Id. */
function sameRecord(a: string, b: string): boolean {
  return ID.test(a) && ID.test(b) && a.slice(0, 15) === b.slice(0, 15);
}

function codePoints(list: ApexList): string {
  return String.fromCharCode(...(required(list).items as number[]));
}

/** Measured: several times faster than Array.from with a callback. */
function codeUnits(text: string): number[] {
  const units = new Array<number>(text.length);
  for (let at = 0; at < units.length; at++) units[at] = text.charCodeAt(at);
  return units;
}

/** Shown by j-fischer/rflib. */
function patternOf(text: string | null): string {
  if (text === null) throw ApexException.of('System.NullPointerException', 'Argument cannot be null.');
  return text;
}

const MOST_CHARACTERS = 6_000_000;

function repeated(text: string, separator: string, times: number): string {
  const count = Math.max(times, 0);
  if (count * (text.length + separator.length) - separator.length > MOST_CHARACTERS)
    throw ApexException.of('System.LimitException', 'String is too long.');
  return count === 0 ? '' : `${text.toString()}${separator}`.repeat(count - 1) + text.toString();
}

/** A `toString` that answers null shows nothing here, and `null` inside of other text. */
function shownText(value: unknown): string {
  const own = (value as { tostring$0?: unknown }).tostring$0;
  return typeof own === 'function' ? ((own as () => string | null).call(value) ?? '') : apexText(value);
}

export const stringClass = libraryClass({
  name: 'System.String',
  members: {
    'String abbreviate(Integer maxWidth)': (self: string, width: number) => abbreviate(self, width, 0),
    'String abbreviate(Integer maxWidth, Integer offset)': abbreviate,
    'String capitalize()': (self: string) => capitalized(self.toString(), true),
    'String center(Integer size)': (self: string, size: number) => center(self.toString(), size, ' '),
    'String center(Integer size, String paddingString)': (self: string, size: number, pad: string) =>
      center(self.toString(), size, required(pad, 2) || ' '),
    'Integer charAt(Integer index)': (self: string, index: number) => self.charCodeAt(checkIndex(self, index)),
    'Integer codePointAt(Integer index)': (self: string, index: number) => self.codePointAt(checkIndex(self, index)),
    'Integer codePointBefore(Integer index)': (self: string, index: number) => {
      checkIndex(self, index - 1);
      const pair = index >= 2 ? self.codePointAt(index - 2)! : 0;
      return pair > 0xffff ? pair : self.charCodeAt(index - 1);
    },
    'Integer codePointCount(Integer beginIndex, Integer endIndex)': (self: string, from: number, to: number) =>
      [...substring(self, from, to)].length,
    'Integer compareTo(String secondString)': (self: string, other: string) => compareUnits(self, required(other)),
    'Boolean contains(String substring)': (self: string, part: string) => self.includes(required(part)),
    'Boolean containsAny(String inputString)': (self: string, characters: string) =>
      indexOfAny(self, required(characters), true) >= 0,
    'Boolean containsIgnoreCase(String substring)': (self: string, part: string) =>
      self.toLowerCase().includes(required(part).toLowerCase()),
    'Boolean containsNone(String inputString)': (self: string, characters: string) =>
      indexOfAny(self, characters ?? '', true) < 0,
    'Boolean containsOnly(String inputString)': (self: string, characters: string) =>
      indexOfAny(self, required(characters), false) < 0,
    'Boolean containsWhitespace()': (self: string) => self.search(new RegExp(SPACE)) >= 0,
    'Integer countMatches(String substring)': (self: string, part: string) =>
      countMatches(self.toString(), required(part)),
    'String deleteWhitespace()': (self: string) => self.replace(SPACES, ''),
    'String difference(String secondString)': (self: string, other: string) => {
      const at = indexOfDifference(self.toString(), required(other));
      return at < 0 ? '' : other.slice(at);
    },
    'Boolean endsWith(String suffix)': (self: string, suffix: string) => self.endsWith(required(suffix)),
    'Boolean endsWithIgnoreCase(String suffix)': (self: string, suffix: string) =>
      self.toLowerCase().endsWith(required(suffix).toLowerCase()),
    'Boolean equals(Object stringOrId)': equalsText,
    'Boolean equalsIgnoreCase(String secondString)': (self: string, other: string) =>
      self.toLowerCase() === (other === null ? null : other.toLowerCase()),
    'String escapeCsv()': (self: string) => escapes.escapeCsv(self.toString()),
    'String escapeEcmaScript()': (self: string) => escapes.escapeEcmaScript(self.toString()),
    'String escapeHtml3()': (self: string) => escapes.escapeHtml3(self.toString()),
    'String escapeHtml4()': (self: string) => escapes.escapeHtml4(self.toString()),
    'String escapeJava()': (self: string) => escapes.escapeJava(self.toString()),
    'static String escapeSingleQuotes(String stringToEscape)': (text: string) =>
      required(text).replace(/['\\]/g, '\\$&'),
    'String escapeUnicode()': (self: string) => escapes.escapeUnicode(self.toString()),
    'String escapeXml()': (self: string) => escapes.escapeXml(self.toString()),
    'static String format(String stringToFormat, List<Object> formattingArguments)': (
      pattern: string,
      args: ApexList | null,
    ) =>
      formatMessage(
        patternOf(pattern),
        (args?.items ?? []).map((item) => stringValue(item)),
      ),
    'static String fromCharArray(List<Integer> charArray)': codePoints,
    'List<Integer> getChars()': (self: string) => integerList(codeUnits(self)),
    'static String getCommonPrefix(List<String> strings)': (texts: ApexList) =>
      commonPrefix(required(texts).items as string[]),
    'Integer getLevenshteinDistance(String stringToCompare)': (self: string, other: string) =>
      levenshtein(self.toString(), required(other)),
    'Integer getLevenshteinDistance(String stringToCompare, Integer threshold)': (
      self: string,
      other: string,
      threshold: number,
    ) => levenshtein(self.toString(), required(other), threshold),
    'Integer hashCode()': (self: string) => textHash(self.toString()),
    'Integer indexOf(String substring)': (self: string, part: string) => self.indexOf(required(part)),
    'Integer indexOf(String substring, Integer index)': (self: string, part: string, from: number) =>
      self.indexOf(required(part), from),
    'Integer indexOfAny(String substring)': (self: string, characters: string) =>
      indexOfAny(self, required(characters), true),
    'Integer indexOfAnyBut(String substring)': (self: string, characters: string) =>
      indexOfAny(self, required(characters), false),
    'Integer indexOfChar(Integer character)': (self: string, unit: number) => self.indexOf(String.fromCodePoint(unit)),
    'Integer indexOfChar(Integer character, Integer startIndex)': (self: string, unit: number, from: number) =>
      self.indexOf(String.fromCodePoint(unit), from),
    'Integer indexOfDifference(String stringToCompare)': (self: string, other: string) =>
      indexOfDifference(self.toString(), required(other)),
    'Integer indexOfIgnoreCase(String substring)': (self: string, part: string) =>
      self.toLowerCase().indexOf(required(part).toLowerCase()),
    'Integer indexOfIgnoreCase(String substring, Integer startPosition)': (self: string, part: string, from: number) =>
      self.toLowerCase().indexOf(required(part).toLowerCase(), from),
    'Boolean isAllLowerCase()': (self: string) => LOWER.test(self.toString()),
    'Boolean isAllUpperCase()': (self: string) => UPPER.test(self.toString()),
    'Boolean isAlpha()': (self: string) => LETTERS.test(self.toString()),
    'Boolean isAlphaSpace()': (self: string) => LETTERS_SPACE.test(self.toString()),
    'Boolean isAlphanumeric()': (self: string) => ALPHANUMERIC.test(self.toString()),
    'Boolean isAlphanumericSpace()': (self: string) => ALPHANUMERIC_SPACE.test(self.toString()),
    'Boolean isAsciiPrintable()': (self: string) => ASCII_PRINTABLE.test(self.toString()),
    'static Boolean isBlank(String inputString)': isBlank,
    'static Boolean isEmpty(String inputString)': (text: string | null) => text === null || text === '',
    'static Boolean isNotBlank(String inputString)': (text: string | null) => !isBlank(text),
    'static Boolean isNotEmpty(String inputString)': (text: string | null) => text !== null && text !== '',
    'Boolean isNumeric()': (self: string) => NUMERIC.test(self.toString()),
    'Boolean isNumericSpace()': (self: string) => NUMERIC_SPACE.test(self.toString()),
    'Boolean isWhitespace()': (self: string) => ONLY_SPACE.test(self.toString()),
    'static String join(Iterable<Object> iterableObj, String separator)': join,
    'Integer lastIndexOf(String substring)': (self: string, part: string) => self.lastIndexOf(required(part)),
    'Integer lastIndexOf(String substring, Integer endPosition)': (self: string, part: string, end: number) =>
      end < 0 ? -1 : self.lastIndexOf(required(part), end),
    'Integer lastIndexOfChar(Integer character)': (self: string, unit: number) =>
      self.lastIndexOf(String.fromCodePoint(unit)),
    'Integer lastIndexOfChar(Integer character, Integer endIndex)': (self: string, unit: number, end: number) =>
      end < 0 ? -1 : self.lastIndexOf(String.fromCodePoint(unit), end),
    'Integer lastIndexOfIgnoreCase(String substring)': (self: string, part: string) =>
      self.toLowerCase().lastIndexOf(required(part).toLowerCase()),
    'Integer lastIndexOfIgnoreCase(String substring, Integer endPosition)': (
      self: string,
      part: string,
      end: number,
    ) => (end < 0 ? -1 : self.toLowerCase().lastIndexOf(required(part).toLowerCase(), end)),
    'String left(Integer length)': (self: string, length: number) => self.slice(0, Math.max(length, 0)),
    'String leftPad(Integer length)': (self: string, length: number) => self.padStart(length),
    'String leftPad(Integer length, String padStr)': (self: string, length: number, pad: string) =>
      self.padStart(length, pad || ' '),
    'Integer length()': (self: string) => self.length,
    'String mid(Integer startIndex, Integer length)': (self: string, from: number, length: number) =>
      length < 0 || from > self.length ? '' : self.slice(Math.max(from, 0), Math.max(from, 0) + length),
    'String normalizeSpace()': (self: string) => trim(self.replace(SPACES, ' ')),
    'Integer offsetByCodePoints(Integer index, Integer codePointOffset)': (
      self: string,
      index: number,
      offset: number,
    ) =>
      offset < 0
        ? index - [...self.slice(0, index)].slice(offset).join('').length
        : index + [...self.slice(index)].slice(0, offset).join('').length,
    'String remove(String substring)': (self: string, part: string) =>
      part ? self.replaceAll(part, '') : self.toString(),
    'String removeEnd(String substring)': (self: string, part: string) =>
      part && self.endsWith(part) ? self.slice(0, -part.length) : self.toString(),
    'String removeEndIgnoreCase(String substring)': (self: string, part: string) =>
      part && self.toLowerCase().endsWith(part.toLowerCase()) ? self.slice(0, -part.length) : self.toString(),
    'String removeStart(String substring)': (self: string, part: string) =>
      part && self.startsWith(part) ? self.slice(part.length) : self.toString(),
    'String removeStartIgnoreCase(String substring)': (self: string, part: string) =>
      part && self.toLowerCase().startsWith(part.toLowerCase()) ? self.slice(part.length) : self.toString(),
    'String repeat(Integer numberOfTimes)': (self: string, times: number) => repeated(self, '', times),
    'String repeat(String separator, Integer numberOfTimes)': (self: string, separator: string, times: number) =>
      repeated(self, separator ?? '', times),
    'String replace(String target, String replacement)': (self: string, target: string, replacement: string) =>
      self.replaceAll(required(target), () => required(replacement, 2)),
    'String replaceAll(String regExp, String replacement)': (self: string, regex: string, replacement: string) =>
      replaceRegex(self, regex, replacement, true),
    'String replaceFirst(String regExp, String replacement)': (self: string, regex: string, replacement: string) =>
      replaceRegex(self, regex, replacement, false),
    'String reverse()': (self: string) => [...self].reverse().join(''),
    'String right(Integer length)': (self: string, length: number) =>
      length <= 0 ? self.slice(0, 0) : self.slice(-length),
    'String rightPad(Integer length)': (self: string, length: number) => self.padEnd(length),
    'String rightPad(Integer length, String padStr)': (self: string, length: number, pad: string) =>
      self.padEnd(length, pad || ' '),
    'List<String> split(String regExp)': (self: string, regex: string) => split(self, regex, 0),
    'List<String> split(String regExp, Integer limitValue)': split,
    'List<String> splitByCharacterType()': (self: string) => stringList(splitByCharacterType(self.toString(), false)),
    'List<String> splitByCharacterTypeCamelCase()': (self: string) =>
      stringList(splitByCharacterType(self.toString(), true)),
    'Boolean startsWith(String prefix)': (self: string, prefix: string) => self.startsWith(required(prefix)),
    'Boolean startsWithIgnoreCase(String prefix)': (self: string, prefix: string) =>
      self.toLowerCase().startsWith(required(prefix).toLowerCase()),
    'String stripHtmlTags()': (self: string) => stripHtmlTags(self.toString()),
    'String substring(Integer startIndex)': (self: string, start: number) => substring(self, start, self.length),
    'String substring(Integer startIndex, Integer endIndex)': substring,
    'String substringAfter(String separator)': (self: string, separator: string) =>
      after(self, separator, self.indexOf(separator ?? '\0')),
    'String substringAfterLast(String separator)': (self: string, separator: string) =>
      separator ? after(self, separator, self.lastIndexOf(separator)) : self.slice(0, 0),
    'String substringBefore(String separator)': (self: string, separator: string) =>
      before(self, separator === null ? -1 : self.indexOf(separator)),
    'String substringBeforeLast(String separator)': (self: string, separator: string) =>
      before(self, separator ? self.lastIndexOf(separator) : -1),
    'String substringBetween(String tag)': (self: string, tag: string) => between(self, tag, tag),
    'String substringBetween(String open, String close)': between,
    'String swapCase()': (self: string) => swapCase(self.toString()),
    'String template(Map<String,Object> valueMap)': notImplemented as (self: string, values: ApexMap) => string,
    'String toLowerCase()': (self: string) => self.toLowerCase(),
    'String toLowerCase(String locale)': (self: string, locale: string) => self.toLocaleLowerCase(languageOf(locale)),
    'String toString()': (self: string) => self.toString(),
    'String toUpperCase()': (self: string) => self.toUpperCase(),
    'String toUpperCase(String locale)': (self: string, locale: string) => self.toLocaleUpperCase(languageOf(locale)),
    'String trim()': trim,
    'String uncapitalize()': (self: string) => capitalized(self.toString(), false),
    'String unescapeCsv()': (self: string) => escapes.unescapeCsv(self.toString()),
    'String unescapeEcmaScript()': (self: string) => escapes.unescapeJava(self.toString()),
    'String unescapeHtml3()': (self: string) => escapes.unescapeHtml3(self.toString()),
    'String unescapeHtml4()': (self: string) => escapes.unescapeHtml4(self.toString()),
    'String unescapeJava()': (self: string) => escapes.unescapeJava(self.toString()),
    'String unescapeUnicode()': (self: string) => escapes.unescapeUnicode(self.toString()),
    'String unescapeXml()': (self: string) => escapes.unescapeXml(self.toString()),
    'static String valueOf(Date dateToConvert)': (value: ApexDate | null) => (value === null ? null : value.toIso()),
    'static String valueOf(Datetime datetimeToConvert)': (value: ApexDatetime | null) =>
      value === null ? null : localText(value),
    'static String valueOf(Decimal decimalToConvert)': (value: ApexDecimal | null) =>
      value === null ? null : value.toString(),
    'static String valueOf(Double doubleToConvert)': (value: number | null) =>
      value === null ? null : doubleText(value),
    'static String valueOf(Integer integerToConvert)': (value: number | null) =>
      value === null ? null : String(value),
    'static String valueOf(Long longToConvert)': (value: bigint | null) => (value === null ? null : String(value)),
    'static String valueOf(Object toConvert)': (value: unknown) => (value === null ? null : shownText(value)),
    'static String valueOfGmt(Datetime datetimeToConvert)': (value: ApexDatetime | null) =>
      value === null ? null : value.toString(),
  },
});

/** Java's String.compareTo: the difference of the first characters that differ, else of the lengths. */
function compareUnits(a: string, b: string): number {
  const shorter = Math.min(a.length, b.length);
  for (let at = 0; at < shorter; at++) {
    const difference = a.charCodeAt(at) - b.charCodeAt(at);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

function after(self: string, separator: string, at: number): string {
  return at < 0 || separator === null ? '' : self.slice(at + separator.length);
}

function before(self: string, at: number): string {
  return at < 0 ? self.toString() : self.slice(0, at);
}

function between(self: string, open: string, close: string): string | null {
  if (open === null || close === null) return null;
  const start = self.indexOf(open);
  if (start < 0) return null;
  const end = self.indexOf(close, start + open.length);
  return end < 0 ? null : self.slice(start + open.length, end);
}

function languageOf(locale: string): string {
  return required(locale).replaceAll('_', '-');
}

function stringValue(value: unknown): string {
  return apexText(value);
}
