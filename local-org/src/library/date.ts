/** System.Date. Source: Apex Reference Guide, "Date Class". */
import { given, required } from '../runtime/args.ts';
import { tx } from '../runtime/context.ts';
import { datetimeToDate } from '../runtime/convert.ts';
import { ApexDate, daysInMonth, daysOf, isLeapYear } from '../runtime/date.ts';
import { ApexDatetime } from '../runtime/datetime.ts';
import { ApexException } from '../runtime/exception.ts';
import { libraryClass } from '../runtime/library.ts';
import { userLocale, userZone, wallOf } from '../runtime/zone.ts';
import { parseLocaleDate, parseStandardDate } from './text/date-parse.ts';
import { notNullValue, typeException } from './text/numbers.ts';

function parsed(text: string, days: number | null): ApexDate {
  if (days === null) throw typeException(`Invalid date: ${text}`);
  return new ApexDate(days);
}

function dateOf(value: unknown): ApexDate {
  if (value instanceof ApexDate) return value;
  if (value instanceof ApexDatetime) return datetimeToDate(value);
  if (typeof value === 'string') return parsed(value, parseStandardDate(value));
  throw typeException('Invalid date');
}

/** The current day in the running user's zone. */
export function today(): ApexDate {
  return datetimeToDate(new ApexDatetime(wallOf(userZone(), tx().now()).getTime()));
}

/** As a user of the locale reads it, with the year in full. */
export function localeDate(date: ApexDate): string {
  return new Intl.DateTimeFormat(userLocale(), {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(date.utc());
}

function weekStart(self: ApexDate): ApexDate {
  const weekday = (((self.days + 4) % 7) + 7) % 7;
  return self.addDays(-((weekday - firstDayOfWeek() + 7) % 7));
}

/** 0 is Sunday; Monday where the locale's weeks begin so. */
function firstDayOfWeek(): number {
  // `getWeekInfo` is newer than the type of the standard library.
  const locale = new Intl.Locale(userLocale()) as Intl.Locale & {
    getWeekInfo?(): { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  const first = (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 7;
  return first % 7;
}

function newDate(year: number, month: number, day: number): ApexDate {
  return ApexDate.of(given(year), given(month), given(day));
}

function daysInMonthChecked(year: number, month: number): number {
  if (month < 1 || month > 12) throw ApexException.of('System.InvalidParameterValueException', 'Invalid month');
  return daysInMonth(year, month);
}

export const dateClass = libraryClass({
  name: 'System.Date',
  members: {
    'static Integer daysInMonth(Integer year, Integer month)': daysInMonthChecked,
    'static Boolean isLeapYear(Integer year)': isLeapYear,
    'static Date newInstance(Integer year, Integer month, Integer day)': newDate,
    'static Date parse(String stringDate)': (text: string) =>
      parsed(required(text), parseLocaleDate(text, userLocale())),
    'static Date today()': today,
    'static Date valueOf(String stringDate)': (text: string) => parsed(notNullValue(text), parseStandardDate(text)),
    'static Date valueOf(Object fieldValue)': (value: unknown) => dateOf(notNullValue(value)),
    'Date addDays(Integer additionalDays)': (self: ApexDate, days: number) => self.addDays(given(days)),
    'Date addMonths(Integer additionalMonths)': (self: ApexDate, months: number) => self.addMonths(given(months)),
    'Date addYears(Integer additionalYears)': (self: ApexDate, years: number) => self.addMonths(given(years) * 12),
    'Integer day()': (self: ApexDate) => self.day,
    'Integer dayOfYear()': (self: ApexDate) => self.days - daysOf(self.year, 1, 1) + 1,
    'Integer daysBetween(Date secondDate)': (self: ApexDate, other: ApexDate) => given(other).days - self.days,
    'String format()': (self: ApexDate) => (self.days, localeDate(self)),
    'Boolean isSameDay(Date dateToCompare)': (self: ApexDate, other: ApexDate) => self.days === given(other).days,
    'Integer month()': (self: ApexDate) => self.month,
    'Integer monthsBetween(Date secondDate)': (self: ApexDate, other: ApexDate) =>
      (given(other).year - self.year) * 12 + other.month - self.month,
    'Date toStartOfMonth()': (self: ApexDate) => ApexDate.of(self.year, self.month, 1),
    'Date toStartOfWeek()': weekStart,
    'Integer year()': (self: ApexDate) => self.year,
  },
});
