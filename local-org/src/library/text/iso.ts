/** Dates and times as JSON carries them: ISO 8601, with one digit where two are usual, as the platform's parser takes them. */
import { daysInMonth, daysOf, DAY_MS } from '../../runtime/date.ts';
import { offsetAt, userZone } from '../../runtime/zone.ts';

const TIME = '(\\d{1,2})(?::(\\d{1,2})(?::(\\d{1,2})(?:[.,](\\d{1,9}))?)?)?(Z|[+-]\\d{2}(?::?\\d{2})?)?';
const DATETIME = new RegExp(`^(-?\\d{1,9})-(\\d{1,2})-(\\d{1,2})(?:[Tt ]${TIME})?$`, 'i');
const TIME_ONLY = new RegExp(`^T?${TIME}$`, 'i');

/** Milliseconds since 1970; without an offset the text is in GMT. Null where it is none. */
export function parseIsoDatetime(text: string): number | null {
  const match = DATETIME.exec(text.trim());
  if (match === null) return null;
  const days = daysIn(match);
  const ms = match[4] === undefined ? 0 : timeIn(match.slice(4));
  return days === null || ms === null ? null : days * DAY_MS + ms;
}

/** Days since 1970; a time that follows does not count. Null where the text is none. */
export function parseIsoDate(text: string): number | null {
  const match = DATETIME.exec(text.trim());
  return match === null ? null : daysIn(match);
}

/**
 * Milliseconds since midnight in GMT, which may lie in the day before or after; null where the text is none. Without an offset the text is in the running user's zone, as the
 * tests of Click-to-Cloud/Script.apex show: there `1:8:54` and `1:8:54Z` differ.
 */
export function parseIsoTime(text: string): number | null {
  const match = TIME_ONLY.exec(text.trim());
  const ms = match === null ? null : timeIn(match.slice(1));
  return ms === null || match![5] !== undefined ? ms : ms - offsetAt(userZone(), 0);
}

function daysIn(match: readonly (string | undefined)[]): number | null {
  const [year, month, day] = match.slice(1, 4).map(Number) as [number, number, number];
  return month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month) ? null : daysOf(year, month, day);
}

function timeIn([hour, minute = '0', second = '0', fraction = '0', offset]: readonly (string | undefined)[]):
  number | null {
  const [h, m, s] = [Number(hour), Number(minute), Number(second)];
  if (h > 23 || m > 59 || s > 59) return null;
  const ms = Math.floor(Number(`0.${fraction}`) * 1000 + 1e-6);
  return ((h * 60 + m) * 60 + s) * 1000 + ms - offsetIn(offset);
}

function offsetIn(offset: string | undefined): number {
  if (offset === undefined || /^z$/i.test(offset)) return 0;
  const digits = offset.slice(1).replace(':', '');
  return (offset.startsWith('-') ? -1 : 1) * (Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2) || 0)) * 60_000;
}
