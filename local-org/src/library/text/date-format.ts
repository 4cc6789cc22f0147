/** Patterns of java.text.SimpleDateFormat. */
import { ApexException } from '../../runtime/exception.ts';
import { daysOf } from '../../runtime/date.ts';
import { offsetAt, wallOf } from '../../runtime/zone.ts';

type Field = (wall: Date, width: number, moment: Moment) => string;

interface Moment {
  readonly ms: number;
  readonly zone: string;
  readonly locale: string;
}

const pad = (value: number, width: number): string => String(value).padStart(width, '0');

function named(options: Intl.DateTimeFormatOptions): (wall: Date, locale: string) => string {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (wall, locale) => {
    let format = formats.get(locale);
    if (format === undefined)
      formats.set(locale, (format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })));
    return format.format(wall);
  };
}

const shortMonth = named({ month: 'short' });
const longMonth = named({ month: 'long' });
const shortDay = named({ weekday: 'short' });
const longDay = named({ weekday: 'long' });

const year: Field = (wall, width) =>
  width === 2 ? pad(wall.getUTCFullYear() % 100, 2) : pad(wall.getUTCFullYear(), width);

const month: Field = (wall, width, { locale }) => {
  if (width >= 4) return longMonth(wall, locale);
  return width === 3 ? shortMonth(wall, locale) : pad(wall.getUTCMonth() + 1, width);
};

function dayOfYear(wall: Date): number {
  return (
    daysOf(wall.getUTCFullYear(), wall.getUTCMonth() + 1, wall.getUTCDate()) - daysOf(wall.getUTCFullYear(), 1, 1) + 1
  );
}

/** Weeks begin on Sunday and the first week holds January 1st, as in the locale en_US. */
function weekOfYear(wall: Date): { week: number; year: number } {
  const year = wall.getUTCFullYear();
  const day = daysOf(year, wall.getUTCMonth() + 1, wall.getUTCDate());
  const weekday = (from: number) => (((from + 4) % 7) + 7) % 7;
  const nextYear = daysOf(year + 1, 1, 1);
  if (day >= nextYear - weekday(nextYear)) return { week: 1, year: year + 1 };
  const first = daysOf(year, 1, 1);
  return { week: Math.floor((day - (first - weekday(first))) / 7) + 1, year };
}

function offsetText(moment: Moment, separator: string, width = 4): string {
  const minutes = Math.round(offsetAt(moment.zone, moment.ms) / 60_000);
  const size = Math.abs(minutes);
  const hours = pad(Math.floor(size / 60), 2);
  return (minutes < 0 ? '-' : '+') + (width === 2 ? hours : `${hours}${separator}${pad(size % 60, 2)}`);
}

function zoneName(moment: Moment, width: number): string {
  if (moment.zone === 'GMT' || moment.zone === 'UTC')
    return width >= 4 && moment.zone === 'GMT' ? 'Greenwich Mean Time' : moment.zone;
  const name = width >= 4 ? intlName(moment, moment.locale, 'long') : shortName(moment);
  return /^(?:GMT|UTC)[+-]/.test(name) ? `GMT${offsetText(moment, ':')}` : name;
}

function intlName({ zone, ms }: Moment, locale: string, style: 'short' | 'long'): string {
  return new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: style })
    .formatToParts(ms)
    .find((part) => part.type === 'timeZoneName')!.value;
}

/** Abbreviations are known to Intl only in locales where they are in use; Java knows them all in English. */
const SHORT_NAME_LOCALES = ['en-US', 'en-GB', 'en-AU', 'en-NZ', 'en-IN', 'en-ZA'];

function shortName(moment: Moment): string {
  for (const locale of SHORT_NAME_LOCALES) {
    const name = intlName(moment, locale, 'short');
    if (/^[A-Z]{3,5}$/.test(name)) return name;
  }
  const long = intlName(moment, 'en-US', 'long');
  return /^(?:GMT|UTC)/.test(long)
    ? long
    : long
        .split(' ')
        .map((word) => word[0])
        .join('');
}

const FIELDS: Readonly<Record<string, Field>> = {
  G: (wall) => (wall.getUTCFullYear() > 0 ? 'AD' : 'BC'),
  y: year,
  u: (wall, width) => pad(wall.getUTCDay() || 7, width),
  Y: (wall, width) => (width === 2 ? pad(weekOfYear(wall).year % 100, 2) : pad(weekOfYear(wall).year, width)),
  M: month,
  L: month,
  w: (wall, width) => pad(weekOfYear(wall).week, width),
  W: (wall, width) =>
    pad(
      Math.ceil((wall.getUTCDate() + new Date(Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth(), 1)).getUTCDay()) / 7),
      width,
    ),
  D: (wall, width) => pad(dayOfYear(wall), width),
  d: (wall, width) => pad(wall.getUTCDate(), width),
  F: (wall, width) => pad(Math.ceil(wall.getUTCDate() / 7), width),
  E: (wall, width, { locale }) => (width >= 4 ? longDay(wall, locale) : shortDay(wall, locale)),
  a: (wall) => (wall.getUTCHours() < 12 ? 'AM' : 'PM'),
  H: (wall, width) => pad(wall.getUTCHours(), width),
  k: (wall, width) => pad(wall.getUTCHours() || 24, width),
  K: (wall, width) => pad(wall.getUTCHours() % 12, width),
  h: (wall, width) => pad(wall.getUTCHours() % 12 || 12, width),
  m: (wall, width) => pad(wall.getUTCMinutes(), width),
  s: (wall, width) => pad(wall.getUTCSeconds(), width),
  S: (wall, width) => pad(wall.getUTCMilliseconds(), width),
  z: (_wall, width, moment) => zoneName(moment, width),
  Z: (_wall, _width, moment) => offsetText(moment, ''),
  X: (_wall, width, moment) =>
    offsetAt(moment.zone, moment.ms) === 0 ? 'Z' : offsetText(moment, width === 3 ? ':' : '', width === 1 ? 2 : 4),
};

const compiled = new Map<string, readonly ((wall: Date, moment: Moment) => string)[]>();

/** Throws StringException for letters that mean nothing. */
export function formatDate(pattern: string, ms: number, zone: string, locale: string): string {
  let parts = compiled.get(pattern);
  if (parts === undefined) compiled.set(pattern, (parts = compile(pattern)));
  const wall = wallOf(zone, ms);
  const moment: Moment = { ms, zone, locale };
  let text = '';
  for (const part of parts) text += part(wall, moment);
  return text;
}

function compile(pattern: string): ((wall: Date, moment: Moment) => string)[] {
  const parts: ((wall: Date, moment: Moment) => string)[] = [];
  const matcher = /''|'((?:[^']|'')*)'|([A-Za-z])\2*|[^A-Za-z']+|'/g;
  for (let match = matcher.exec(pattern); match !== null; match = matcher.exec(pattern)) {
    const [all, quoted, letter] = match;
    if (letter !== undefined) {
      const field = FIELDS[letter];
      if (field === undefined)
        throw ApexException.of('System.StringException', `Illegal pattern character '${letter}'`);
      parts.push((wall, moment) => field(wall, all.length, moment));
    } else if (all === "'") {
      throw ApexException.of('System.StringException', 'Unterminated quote');
    } else {
      const text = all === "''" ? "'" : quoted === undefined ? all : quoted.replaceAll("''", "'");
      parts.push(() => text);
    }
  }
  return parts;
}
