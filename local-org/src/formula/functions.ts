/** The functions of formulas. Those that must not evaluate every argument are in evaluate.ts. Source: Salesforce Help, "All Formula Operators and Functions". */
import { compile } from '../runtime/regex/compile-pattern.ts';
import { RegexMatcher, regexPattern } from '../runtime/regex/matcher.ts';
import {
  DAY_MS,
  equal,
  FormulaDate,
  FormulaDatetime,
  FormulaTime,
  isBlank,
  isoDate,
  numeric,
  ordinal,
  textOf,
  type FormulaValue,
} from './formula-values.ts';

export interface FormulaClock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Minutes that the user's time zone is ahead of UTC at that moment. */
  offsetMinutes(ms: number): number;
}

type FormulaFunction = (args: readonly FormulaValue[], clock: FormulaClock) => FormulaValue;

const text = (value: FormulaValue | undefined): string => textOf(value ?? null);
const num = (value: FormulaValue | undefined): number => numeric(value ?? null) ?? 0;
const onNumber =
  (f: (n: number) => number): FormulaFunction =>
  ([value]) =>
    numeric(value) === null ? null : f(num(value));
const onDate =
  (f: (date: Date) => number): FormulaFunction =>
  ([value]) =>
    value instanceof FormulaDate ? f(new Date(value.days * DAY_MS)) : null;

/** Half away from zero, as decimals of the platform round. */
function round(value: number, digits: number): number {
  const shifted = Math.abs(Number(`${value}e${digits}`));
  return (Math.sign(value) || 1) * Number(`${Math.round(shifted)}e${-digits}`);
}

/** Null, the value of an error, where there is no such day. */
function dayOf(year: number, month: number, day: number): FormulaDate | null {
  const ms = Date.UTC(year, month - 1, day);
  const date = new Date(ms);
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  return new FormulaDate(ms / DAY_MS);
}

function localDay(ms: number, clock: FormulaClock): FormulaDate {
  return new FormulaDate(Math.floor((ms + clock.offsetMinutes(ms) * 60_000) / DAY_MS));
}

function addMonths(date: FormulaDate, months: number): FormulaDate {
  const from = new Date(date.days * DAY_MS);
  const lastOf = (year: number, month: number): number => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const target = from.getUTCMonth() + Math.trunc(months);
  const year = from.getUTCFullYear() + Math.floor(target / 12);
  const month = ((target % 12) + 12) % 12;
  const isLast = from.getUTCDate() === lastOf(from.getUTCFullYear(), from.getUTCMonth());
  return new FormulaDate(
    Date.UTC(year, month, isLast ? lastOf(year, month) : Math.min(from.getUTCDate(), lastOf(year, month))) / DAY_MS,
  );
}

function extreme(values: readonly FormulaValue[], sign: number): FormulaValue {
  const present = values.filter((value) => value !== null);
  return present.reduce<FormulaValue>(
    (best, value) => (best === null || (ordinal(value)! > ordinal(best)! ? 1 : -1) === sign ? value : best),
    null,
  );
}

export const FUNCTIONS: Readonly<Record<string, FormulaFunction>> = {
  NOT: ([value]) => value !== true,
  ISBLANK: ([value]) => isBlank(value),
  ISNULL: ([value]) => value === null,
  ISNUMBER: ([value]) => /^\s*[-+]?(\d+\.?\d*|\.\d+)([eE][-+]?\d+)?\s*$/.test(text(value)),
  NULLVALUE: ([value, otherwise]) => (value === null ? otherwise : value),
  BLANKVALUE: ([value, otherwise]) => (isBlank(value) ? otherwise : value),
  ISPICKVAL: ([value, wanted]) => equal(value ?? null, wanted ?? null),
  TEXT: ([value]) => (value === null ? null : text(value)),
  VALUE: ([value]) => (isBlank(value) ? null : Number(text(value))),
  LEN: ([value]) => text(value).length,
  LEFT: ([value, count]) => text(value).slice(0, Math.max(0, num(count))),
  RIGHT: ([value, count]) => (num(count) <= 0 ? '' : text(value).slice(-num(count))),
  MID: ([value, start, count]) =>
    text(value).slice(Math.max(num(start), 1) - 1, Math.max(num(start), 1) - 1 + Math.max(0, num(count))),
  FIND: ([wanted, value, start]) => text(value).indexOf(text(wanted), start === undefined ? 0 : num(start) - 1) + 1,
  SUBSTITUTE: ([value, from, to]) => (text(from) === '' ? text(value) : text(value).replaceAll(text(from), text(to))),
  TRIM: ([value]) => text(value).trim(),
  UPPER: ([value]) => text(value).toUpperCase(),
  LOWER: ([value]) => text(value).toLowerCase(),
  INITCAP: ([value]) =>
    text(value)
      .toLowerCase()
      .replace(/(^|[^\p{L}\d])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase()),
  REVERSE: ([value]) => [...text(value)].reverse().join(''),
  LPAD: ([value, length, fill]) =>
    text(value)
      .slice(0, num(length))
      .padStart(num(length), fill === undefined ? ' ' : text(fill)),
  RPAD: ([value, length, fill]) =>
    text(value)
      .slice(0, num(length))
      .padEnd(num(length), fill === undefined ? ' ' : text(fill)),
  CONTAINS: ([value, part]) => text(value).includes(text(part)),
  BEGINS: ([value, part]) => text(value).startsWith(text(part)),
  INCLUDES: ([value, item]) => text(value).split(';').includes(text(item)),
  REGEX: ([value, pattern]) => {
    compile(text(pattern), 0);
    return new RegexMatcher(regexPattern(text(pattern)), text(value)).matches();
  },
  ASCII: ([value]) => text(value).codePointAt(0) ?? null,
  CHR: ([value]) => String.fromCodePoint(num(value)),
  BR: () => '\n',
  HYPERLINK: ([url, label]) => `<a href="${text(url)}" target="_blank">${text(label)}</a>`,
  IMAGE: ([url, label]) => `<img src="${text(url)}" alt="${text(label)}" border="0"/>`,
  CASESAFEID: ([value]) => value ?? null,
  ABS: onNumber(Math.abs),
  CEILING: onNumber((n) => (n < 0 ? Math.floor(n) : Math.ceil(n))),
  FLOOR: onNumber((n) => (n < 0 ? Math.ceil(n) : Math.floor(n))),
  MCEILING: onNumber(Math.ceil),
  MFLOOR: onNumber(Math.floor),
  EXP: onNumber(Math.exp),
  LN: onNumber(Math.log),
  LOG: onNumber(Math.log10),
  SQRT: onNumber(Math.sqrt),
  ROUND: ([value, digits]) => (numeric(value) === null ? null : round(num(value), num(digits))),
  TRUNC: ([value, digits]) =>
    numeric(value) === null ? null : Math.trunc(num(value) * 10 ** num(digits)) / 10 ** num(digits),
  MOD: ([value, divisor]) =>
    numeric(value) === null || num(divisor) === 0
      ? null
      : num(value) - num(divisor) * Math.floor(num(value) / num(divisor)),
  MAX: (args) => extreme(args, 1),
  MIN: (args) => extreme(args, -1),
  PI: () => Math.PI,
  TODAY: (_, clock) => localDay(clock.now(), clock),
  NOW: (_, clock) => new FormulaDatetime(clock.now()),
  TIMENOW: (_, clock) =>
    new FormulaTime((((clock.now() + clock.offsetMinutes(clock.now()) * 60_000) % DAY_MS) + DAY_MS) % DAY_MS),
  DATE: ([year, month, day]) => dayOf(num(year), num(month), num(day)),
  DATEVALUE: ([value], clock) => {
    if (value instanceof FormulaDatetime) return localDay(value.ms, clock);
    if (value instanceof FormulaDate) return value;
    const match = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(text(value));
    return match === null ? null : dayOf(Number(match[1]), Number(match[2]), Number(match[3]));
  },
  DATETIMEVALUE: ([value]) => {
    if (value instanceof FormulaDatetime) return value;
    if (value instanceof FormulaDate) return new FormulaDatetime(value.days * DAY_MS);
    const ms = Date.parse(`${text(value).trim().replace(' ', 'T').replace(/Z?$/, '')}Z`);
    return Number.isNaN(ms) ? null : new FormulaDatetime(ms);
  },
  TIMEVALUE: ([value]) => {
    if (value instanceof FormulaDatetime) return new FormulaTime(((value.ms % DAY_MS) + DAY_MS) % DAY_MS);
    const ms = Date.parse(`1970-01-01T${text(value)}Z`);
    return Number.isNaN(ms) ? null : new FormulaTime(ms);
  },
  YEAR: onDate((date) => date.getUTCFullYear()),
  MONTH: onDate((date) => date.getUTCMonth() + 1),
  DAY: onDate((date) => date.getUTCDate()),
  WEEKDAY: onDate((date) => date.getUTCDay() + 1),
  DAYOFYEAR: onDate((date) => Math.floor((date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / DAY_MS) + 1),
  HOUR: ([value]) => (value instanceof FormulaTime ? Math.floor(value.ms / 3_600_000) : null),
  MINUTE: ([value]) => (value instanceof FormulaTime ? Math.floor(value.ms / 60_000) % 60 : null),
  SECOND: ([value]) => (value instanceof FormulaTime ? Math.floor(value.ms / 1000) % 60 : null),
  MILLISECOND: ([value]) => (value instanceof FormulaTime ? value.ms % 1000 : null),
  UNIXTIMESTAMP: ([value]) =>
    value instanceof FormulaDatetime
      ? Math.floor(value.ms / 1000)
      : value instanceof FormulaDate
        ? value.days * 86_400
        : null,
  FROMUNIXTIME: ([value]) => (numeric(value) === null ? null : new FormulaDatetime(num(value) * 1000)),
  ADDMONTHS: ([value, months]) =>
    value instanceof FormulaDate
      ? addMonths(value, num(months))
      : value instanceof FormulaDatetime
        ? shiftMoment(value, num(months))
        : null,
  ISODATE: ([value]) => (value instanceof FormulaDate ? isoDate(value) : null),
};

function shiftMoment(value: FormulaDatetime, months: number): FormulaDatetime {
  const day = Math.floor(value.ms / DAY_MS);
  return new FormulaDatetime(addMonths(new FormulaDate(day), months).days * DAY_MS + (value.ms - day * DAY_MS));
}
