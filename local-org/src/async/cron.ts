/**
 * The cron expressions of `System.schedule`: `seconds minutes hours day-of-month month day-of-week [year]`, in the time zone of the
 * user who scheduled. Source: Apex Reference Guide, System.schedule; the messages are those of the scheduler behind it.
 */
import { DateTime } from 'luxon';
import { ApexException } from '../runtime/exception.ts';

export interface CronExpression {
  readonly text: string;
  readonly seconds: number;
  readonly minutes: number;
  readonly hours: readonly number[];
  readonly months: readonly number[];
  readonly years: readonly number[] | null;
  readonly matchesDay: (day: DateTime) => boolean;
}

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const DAYS = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'];
const FIRST_YEAR = 1970;
/** The platform's scheduler searches a hundred years ahead, whatever the documents state. */
const LAST_YEAR = new Date().getUTCFullYear() + 100;

/** Throws System.StringException with the scheduler's text for what it does not take. */
export function parseCron(text: string): CronExpression {
  const parts = text.trim().split(/\s+/);
  if (parts.length < 6) throw illegal(`Unexpected end of expression.`);
  const [seconds, minutes, hours, dayOfMonth, month, dayOfWeek, year] = parts.map((part) => part.toUpperCase());
  if (!/^\d+$/.test(seconds!) || !/^\d+$/.test(minutes!)) {
    throw ApexException.of('System.StringException', `Seconds and minutes must be specified as integers: ${text}`);
  }
  const second = Number(seconds);
  const minute = Number(minutes);
  if (second > 59 || minute > 59) throw illegal('Minute and Second values must be between 0 and 59');
  for (const value of [hours!, month!]) {
    if (value.includes('?')) throw illegal("'?' can only be specfied for Day-of-Month or Day-of-Week.");
  }
  if (dayOfMonth === '?' && dayOfWeek === '?')
    throw illegal("'?' can only be specfied for Day-of-Month -OR- Day-of-Week.");
  if (dayOfMonth !== '?' && dayOfWeek !== '?') {
    if (dayOfMonth !== '*' && dayOfWeek !== '*')
      throw illegal('Support for specifying both a day-of-week AND a day-of-month parameter is not implemented.');
  }
  const matchMonthDay = dayOfMonth === '?' || dayOfMonth === '*' ? null : monthDayMatcher(dayOfMonth!);
  const matchWeekDay = dayOfWeek === '?' || dayOfWeek === '*' ? null : weekDayMatcher(dayOfWeek!);
  return {
    text,
    seconds: second,
    minutes: minute,
    hours: numbers(hours!, 0, 23, null, 0),
    months: numbers(month!, 1, 12, MONTHS, 1),
    years: year === undefined || year === '*' ? null : numbers(year, FIRST_YEAR, LAST_YEAR, null, 0),
    matchesDay: (day) => (matchMonthDay?.(day) ?? true) && (matchWeekDay?.(day) ?? true),
  };
}

/** The first time after `afterMs` (milliseconds since 1970) at which the expression fires; null when it never does again. */
export function nextFireTime(cron: CronExpression, afterMs: number, zone: string): number | null {
  let day = DateTime.fromMillis(afterMs, { zone }).startOf('day');
  while (day.year <= LAST_YEAR) {
    if (cron.years !== null && !cron.years.includes(day.year)) {
      const next = cron.years.find((year) => year > day.year);
      if (next === undefined) return null;
      day = DateTime.fromObject({ year: next }, { zone });
    } else if (!cron.months.includes(day.month)) {
      day = day.startOf('month').plus({ months: 1 });
    } else {
      if (cron.matchesDay(day)) {
        for (const hour of cron.hours) {
          const at = day.set({ hour, minute: cron.minutes, second: cron.seconds, millisecond: 0 });
          if (at.hour === hour && at.toMillis() > afterMs) return at.toMillis();
        }
      }
      day = day.plus({ days: 1 });
    }
  }
  return null;
}

function monthDayMatcher(text: string): (day: DateTime) => boolean {
  if (text === 'L') return (day) => day.day === day.daysInMonth;
  const beforeLast = /^L-(\d+)$/.exec(text);
  if (beforeLast) return (day) => day.day === day.daysInMonth! - Number(beforeLast[1]);
  if (text === 'LW') return (day) => day.day === nearestWeekday(day, day.daysInMonth!);
  const nearest = /^(\d+)W$/.exec(text);
  if (nearest) return (day) => day.day === nearestWeekday(day, Math.min(Number(nearest[1]), day.daysInMonth!));
  const allowed = new Set(numbers(text, 1, 31, null, 0));
  return (day) => allowed.has(day.day);
}

/** The weekday nearest to a day of the month, without leaving the month. */
function nearestWeekday(inMonth: DateTime, dayOfMonth: number): number {
  const target = inMonth.set({ day: dayOfMonth });
  if (target.weekday === 6) return dayOfMonth === 1 ? 3 : dayOfMonth - 1;
  if (target.weekday === 7) return dayOfMonth === target.daysInMonth ? dayOfMonth - 2 : dayOfMonth + 1;
  return dayOfMonth;
}

function weekDayMatcher(text: string): (day: DateTime) => boolean {
  if (text === 'L') return (day) => sundayFirst(day) === 7;
  const last = /^(\w+)L$/.exec(text);
  if (last) {
    const weekDay = named(last[1]!, DAYS, 1);
    return (day) => sundayFirst(day) === weekDay && day.day + 7 > day.daysInMonth!;
  }
  const nth = /^(\w+)#(\d)$/.exec(text);
  if (nth) {
    const weekDay = named(nth[1]!, DAYS, 1);
    const which = Number(nth[2]);
    if (which < 1 || which > 5) throw illegal("A numeric value between 1 and 5 must follow the '#' option");
    return (day) => sundayFirst(day) === weekDay && Math.ceil(day.day / 7) === which;
  }
  const allowed = new Set(numbers(text, 1, 7, DAYS, 1));
  return (day) => allowed.has(sundayFirst(day));
}

/** 1 is Sunday. */
function sundayFirst(day: DateTime): number {
  return (day.weekday % 7) + 1;
}

function numbers(text: string, low: number, high: number, names: readonly string[] | null, nameBase: number): number[] {
  const result = new Set<number>();
  for (const part of text.split(',')) {
    const [range, stepText] = part.split('/');
    const step = stepText === undefined ? 1 : Number(stepText);
    if (!Number.isInteger(step) || step < 1) throw illegal("'/' must be followed by an integer.");
    let from = low;
    let to = high;
    if (range !== '*' && range !== '') {
      const [first, second] = range!.split('-');
      from = named(first!, names, nameBase);
      to = second === undefined ? (stepText === undefined ? from : high) : named(second, names, nameBase);
    }
    if (from < low || from > high || to < low || to > high) throw illegal(`${outOfRange(low, high)}`);
    if (to < from) to += high - low + 1;
    for (let value = from; value <= to; value += step) result.add(value > high ? value - (high - low + 1) : value);
  }
  return [...result].sort((a, b) => a - b);
}

function outOfRange(low: number, high: number): string {
  if (high === 23) return 'Hour values must be between 0 and 23';
  if (high === 31) return 'Day of month values must be between 1 and 31';
  if (high === 12) return 'Month values must be between 1 and 12';
  if (high === 7) return 'Day-of-Week values must be between 1 and 7';
  return `Year values must be between ${low} and ${high}`;
}

function named(text: string, names: readonly string[] | null, base: number): number {
  if (/^\d+$/.test(text)) return Number(text);
  const at = names?.indexOf(text) ?? -1;
  if (at >= 0) return at + base;
  throw illegal(
    names === DAYS
      ? `Invalid Day-of-Week value: '${text}'`
      : names === MONTHS
        ? `Invalid Month value: '${text}'`
        : `Illegal characters for this position: '${text}'`,
  );
}

function illegal(detail: string): ApexException {
  return ApexException.of('System.StringException', `Illegal cron expression format (${detail})`);
}
