/** System.Datetime. Source: Apex Reference Guide, "Datetime Class". What is not named GMT is in the running user's time zone. */
import { given, required } from '../runtime/args.ts';
import { tx } from '../runtime/context.ts';
import { ApexDate, DAY_MS, daysOf } from '../runtime/date.ts';
import { ApexDatetime } from '../runtime/datetime.ts';
import { libraryClass } from '../runtime/library.ts';
import { ApexTime } from '../runtime/time.ts';
import { fromWall, userLocale, userZone, wallOf } from '../runtime/zone.ts';
import { formatDate } from './text/date-format.ts';
import { parseLocaleDatetime, parseStandard } from './text/date-parse.ts';
import { notNullValue, typeException } from './text/numbers.ts';

const GMT = 'GMT';

const local = (self: ApexDatetime): Date => wallOf(userZone(), self.ms);
const gmt = (self: ApexDatetime): Date => new Date(self.ms);

function make(zone: string, year: number, month: number, day: number, hour = 0, minute = 0, second = 0): ApexDatetime {
  const wall =
    daysOf(given(year), given(month), given(day)) * DAY_MS +
    ((given(hour) * 60 + given(minute)) * 60 + given(second)) * 1000;
  return new ApexDatetime(fromWall(zone, wall));
}

function ofParts(zone: string, date: ApexDate, time: ApexTime): ApexDatetime {
  return new ApexDatetime(fromWall(zone, given(date).days * DAY_MS + given(time).ms));
}

/** Adds by the calendar of the user: the wall time stays. */
/** Days, months and years go by GMT: a day has 24 hours, whatever the user's clock does in it. */
function shifted(self: ApexDatetime, change: (date: ApexDate) => ApexDate): ApexDatetime {
  const days = Math.floor(self.ms / DAY_MS);
  return new ApexDatetime(change(new ApexDate(days)).days * DAY_MS + (self.ms - days * DAY_MS));
}

function parsed(text: string, wall: number | null, zone: string): ApexDatetime {
  if (wall === null) throw typeException(`Invalid date/time: ${text}`);
  return new ApexDatetime(fromWall(zone, wall));
}

function datetimeOf(value: unknown): ApexDatetime {
  if (value instanceof ApexDatetime) return value;
  if (value instanceof ApexDate) return new ApexDatetime(value.days * DAY_MS);
  if (typeof value === 'bigint') return new ApexDatetime(Number(value));
  if (typeof value === 'string') return parsed(value, parseStandard(value), userZone());
  throw typeException('Invalid date/time');
}

const dayOf = (wall: Date): ApexDate => new ApexDate(Math.floor(wall.getTime() / DAY_MS));
const dayOfYear = (wall: Date): number => dayOf(wall).days - daysOf(wall.getUTCFullYear(), 1, 1) + 1;
const timeOf = (wall: Date): ApexTime => new ApexTime(wall.getTime());

/** `1/31/2026, 10:00 AM` in the order and words of the user's locale. */
function localeText(self: ApexDatetime, withSeconds: boolean): string {
  const options: Intl.DateTimeFormatOptions = {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: userZone(),
  };
  if (withSeconds) Object.assign(options, { second: '2-digit', timeZoneName: 'short' });
  return new Intl.DateTimeFormat(userLocale(), options).format(self.ms).replaceAll('\u202f', ' ');
}

const formatted = (self: ApexDatetime, pattern: string, zone: string): string =>
  formatDate(required(pattern), self.ms, zone, userLocale());

export const datetimeClass = libraryClass({
  name: 'System.Datetime',
  members: {
    'static Datetime newInstance(Long milliseconds)': (ms: bigint) => new ApexDatetime(Number(given(ms))),
    'static Datetime newInstance(Date date, Time time)': (date: ApexDate, time: ApexTime) =>
      ofParts(userZone(), date, time),
    'static Datetime newInstance(Integer year, Integer month, Integer day)': (
      year: number,
      month: number,
      day: number,
    ) => make(userZone(), year, month, day),
    'static Datetime newInstance(Integer year, Integer month, Integer day, Integer hour, Integer minute, Integer second)':
      (y: number, mo: number, d: number, h: number, mi: number, s: number) => make(userZone(), y, mo, d, h, mi, s),
    'static Datetime newInstanceGmt(Date date, Time time)': (date: ApexDate, time: ApexTime) =>
      ofParts(GMT, date, time),
    'static Datetime newInstanceGmt(Integer year, Integer month, Integer date)': (
      year: number,
      month: number,
      day: number,
    ) => make(GMT, year, month, day),
    'static Datetime newInstanceGmt(Integer year, Integer month, Integer date, Integer hour, Integer minute, Integer second)':
      (y: number, mo: number, d: number, h: number, mi: number, s: number) => make(GMT, y, mo, d, h, mi, s),
    'static Datetime now()': () => new ApexDatetime(tx().now()),
    'static Datetime parse(String datetimeString)': (text: string) =>
      parsed(required(text), parseLocaleDatetime(text, userLocale()), userZone()),
    'static Datetime valueOf(String dateTimeString)': (text: string) =>
      parsed(notNullValue(text), parseStandard(text), userZone()),
    'static Datetime valueOf(Object fieldValue)': (value: unknown) => datetimeOf(notNullValue(value)),
    'static Datetime valueOfGmt(String dateTimeString)': (text: string) =>
      parsed(notNullValue(text), parseStandard(text), GMT),
    'Datetime addDays(Integer additionalDays)': (self: ApexDatetime, days: number) =>
      shifted(self, (date) => date.addDays(given(days))),
    'Datetime addHours(Integer additionalHours)': (self: ApexDatetime, hours: number) =>
      new ApexDatetime(self.ms + given(hours) * 3_600_000),
    'Datetime addMinutes(Integer additionalMinutes)': (self: ApexDatetime, minutes: number) =>
      new ApexDatetime(self.ms + given(minutes) * 60_000),
    'Datetime addMonths(Integer additionalMonths)': (self: ApexDatetime, months: number) =>
      shifted(self, (date) => date.addMonths(given(months))),
    'Datetime addSeconds(Integer additionalSeconds)': (self: ApexDatetime, seconds: number) =>
      new ApexDatetime(self.ms + given(seconds) * 1000),
    'Datetime addYears(Integer additionalYears)': (self: ApexDatetime, years: number) =>
      shifted(self, (date) => date.addMonths(given(years) * 12)),
    'Date date()': (self: ApexDatetime) => dayOf(local(self)),
    'Date dateGmt()': (self: ApexDatetime) => dayOf(gmt(self)),
    'Integer day()': (self: ApexDatetime) => local(self).getUTCDate(),
    'Integer dayGmt()': (self: ApexDatetime) => gmt(self).getUTCDate(),
    'Integer dayOfYear()': (self: ApexDatetime) => dayOfYear(local(self)),
    'Integer dayOfYearGmt()': (self: ApexDatetime) => dayOfYear(gmt(self)),
    'String format()': (self: ApexDatetime) => localeText(self, false),
    'String format(String dateFormatString)': (self: ApexDatetime, pattern: string) =>
      formatted(self, pattern, userZone()),
    'String format(String dateFormatString, String timezone)': (self: ApexDatetime, pattern: string, zone: string) =>
      formatted(self, pattern, zone ?? userZone()),
    'String formatGmt(String dateFormatString)': (self: ApexDatetime, pattern: string) => formatted(self, pattern, GMT),
    'String formatLong()': (self: ApexDatetime) => localeText(self, true),
    'Long getTime()': (self: ApexDatetime) => BigInt(self.ms),
    'Integer hour()': (self: ApexDatetime) => local(self).getUTCHours(),
    'Integer hourGmt()': (self: ApexDatetime) => gmt(self).getUTCHours(),
    'Boolean isSameDay(Datetime dateToCompare)': (self: ApexDatetime, other: ApexDatetime) =>
      dayOf(local(self)).days === dayOf(local(given(other))).days,
    'Integer millisecond()': (self: ApexDatetime) => local(self).getUTCMilliseconds(),
    'Integer millisecondGmt()': (self: ApexDatetime) => gmt(self).getUTCMilliseconds(),
    'Integer minute()': (self: ApexDatetime) => local(self).getUTCMinutes(),
    'Integer minuteGmt()': (self: ApexDatetime) => gmt(self).getUTCMinutes(),
    'Integer month()': (self: ApexDatetime) => local(self).getUTCMonth() + 1,
    'Integer monthGmt()': (self: ApexDatetime) => gmt(self).getUTCMonth() + 1,
    'Integer second()': (self: ApexDatetime) => local(self).getUTCSeconds(),
    'Integer secondGmt()': (self: ApexDatetime) => gmt(self).getUTCSeconds(),
    'Time time()': (self: ApexDatetime) => timeOf(local(self)),
    'Time timeGmt()': (self: ApexDatetime) => timeOf(gmt(self)),
    'Integer year()': (self: ApexDatetime) => local(self).getUTCFullYear(),
    'Integer yearGmt()': (self: ApexDatetime) => gmt(self).getUTCFullYear(),
  },
});
