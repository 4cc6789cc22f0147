/** Dates and times out of text: the platform's own form, and the running user's locale. */
import { daysInMonth, daysOf, DAY_MS } from '../../runtime/date.ts';

/** Wall time as if it were UTC; null where the text is none. */
export function parseStandard(text: string): number | null {
  const match = /^(\d{1,4})-(\d{1,2})-(\d{1,2}) (\d{1,2}):(\d{1,2}):(\d{1,2})(?:\D.*)?$/.exec(text);
  return match === null ? null : rolledOver(match.slice(1).map(Number));
}

/** `2026-01-31`, whatever follows after a space. Days since 1970; null where the text is none. */
export function parseStandardDate(text: string): number | null {
  const match = /^(\d{1,4})-(\d{1,2})-(\d{1,2})(?:[ T].*)?$/.exec(text.trim());
  if (match === null) return null;
  const ms = wall([Number(match[1]), Number(match[2]), Number(match[3]), 0, 0, 0]);
  return ms === null ? null : Math.floor(ms / DAY_MS);
}

/** `1/31/2026` in the order of the locale. Days since 1970; null where the text is none. */
export function parseLocaleDate(text: string, locale: string): number | null {
  const numbers = /^(\d{1,4})\D(\d{1,2})\D(\d{1,4})\D?$/.exec(text.trim());
  if (numbers === null) return null;
  const order = dateOrder(locale);
  const [year, month, day] = [order.year, order.month, order.day].map((at) => Number(numbers[at + 1]));
  const ms = wall([fullYear(year!), month!, day!, 0, 0, 0]);
  return ms === null ? null : Math.floor(ms / DAY_MS);
}

/** `1/31/2026, 10:00 AM`. Wall time as if it were UTC; null where the text is none. */
export function parseLocaleDatetime(text: string, locale: string): number | null {
  const match = /^(.*?\d),?\s+(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?\s*([AaPp]\.?[Mm]\.?)?$/.exec(text.trim());
  if (match === null) return null;
  const days = parseLocaleDate(match[1]!, locale);
  const hour = Number(match[2]);
  const half = match[5]?.[0]?.toLowerCase() ?? null;
  if (days === null || hour > (half === null ? 23 : 12) || Number(match[3]) > 59) return null;
  const hours = half === null ? hour : (hour % 12) + (half === 'p' ? 12 : 0);
  return days * DAY_MS + ((hours * 60 + Number(match[3])) * 60 + Number(match[4] ?? 0)) * 1000;
}

function wall([year, month, day, hour, minute, second]: readonly number[]): number | null {
  if (
    month! < 1 ||
    month! > 12 ||
    day! < 1 ||
    day! > daysInMonth(year!, month!) ||
    hour! > 23 ||
    minute! > 59 ||
    second! > 59
  )
    return null;
  return daysOf(year!, month!, day!) * DAY_MS + ((hour! * 60 + minute!) * 60 + second!) * 1000;
}

/** Parts that are too large go over into the next larger one: 25 hours are a day and an hour. */
function rolledOver([year, month, day, hour, minute, second]: readonly number[]): number {
  const years = year! + Math.floor((month! - 1) / 12);
  const days = daysOf(years, ((((month! - 1) % 12) + 12) % 12) + 1, 1) + day! - 1;
  return days * DAY_MS + ((hour! * 60 + minute!) * 60 + second!) * 1000;
}

/** Two digits of a year: from 80 years ago to 20 years ahead, as java.text.SimpleDateFormat. */
function fullYear(year: number): number {
  if (year >= 100) return year;
  const current = new Date().getUTCFullYear();
  const candidate = Math.floor((current - 80) / 100) * 100 + year;
  return candidate < current - 80 ? candidate + 100 : candidate;
}

function dateOrder(locale: string): { year: number; month: number; day: number } {
  const parts = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'numeric', day: 'numeric' })
    .formatToParts(0)
    .map((part) => part.type)
    .filter((type) => type !== 'literal');
  return { year: parts.indexOf('year'), month: parts.indexOf('month'), day: parts.indexOf('day') };
}
