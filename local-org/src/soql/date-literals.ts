/** Date literals (`TODAY`, `LAST_N_DAYS:30`, `THIS_FISCAL_QUARTER`) as ranges of days in the user's time zone. Weeks begin on Sunday (en_US). */
import { DateTime } from 'luxon';
import { queryException } from './query-errors.ts';

/** First day and the day after the last. */
export interface DayRange {
  readonly from: DateTime;
  readonly until: DateTime;
}

type Unit = 'day' | 'week' | 'month' | 'quarter' | 'year';

const WHOLE_UNIT = /^(THIS|LAST|NEXT)_(?:FISCAL_)?(WEEK|MONTH|QUARTER|YEAR)$/;
const COUNTED = /^(LAST|NEXT)_N_(?:FISCAL_)?(DAYS|WEEKS|MONTHS|QUARTERS|YEARS)$/;
const AGO = /^N_(?:FISCAL_)?(DAYS|WEEKS|MONTHS|QUARTERS|YEARS)_AGO$/;

function startOfWeek(day: DateTime): DateTime {
  return day.minus({ days: day.weekday % 7 });
}

function startOf(day: DateTime, unit: Unit): DateTime {
  if (unit === 'day') return day;
  return unit === 'week' ? startOfWeek(day) : day.startOf(unit);
}

function shift(day: DateTime, unit: Unit, count: number): DateTime {
  return day.plus({ [`${unit}s`]: count });
}

function unitOf(plural: string): Unit {
  return plural.toLowerCase().replace(/s$/, '') as Unit;
}

/** @param zone IANA name; fiscal years are calendar years, as in an org without a fiscal year of its own. */
export function dateLiteral(name: string, n: number | null, now: number, zone: string): DayRange {
  const today = DateTime.fromMillis(now, { zone }).startOf('day');
  const upper = name.toUpperCase();
  const days = (from: number, count: number): DayRange => ({
    from: today.plus({ days: from }),
    until: today.plus({ days: from + count }),
  });
  if (upper === 'TODAY') return days(0, 1);
  if (upper === 'YESTERDAY') return days(-1, 1);
  if (upper === 'TOMORROW') return days(1, 1);
  if (upper === 'LAST_90_DAYS') return { from: today.minus({ days: 90 }), until: today.plus({ days: 1 }) };
  if (upper === 'NEXT_90_DAYS') return days(1, 90);
  const whole = WHOLE_UNIT.exec(upper);
  if (whole !== null) {
    const unit = unitOf(whole[2]);
    const from = shift(startOf(today, unit), unit, whole[1] === 'THIS' ? 0 : whole[1] === 'LAST' ? -1 : 1);
    return { from, until: shift(from, unit, 1) };
  }
  const counted = COUNTED.exec(upper);
  if (counted !== null && n !== null) return countedRange(today, counted[1] === 'LAST', unitOf(counted[2]), n);
  const ago = AGO.exec(upper);
  if (ago !== null && n !== null) {
    const unit = unitOf(ago[1]);
    const from = shift(startOf(today, unit), unit, -n);
    return { from, until: shift(from, unit, 1) };
  }
  throw queryException(`unexpected token: '${name}'`);
}

/** `LAST_N_DAYS:n` includes today; longer units stop before, and begin after, the current one. Source: SOQL and SOSL Reference, "Date Formats and Date Literals". */
function countedRange(today: DateTime, isLast: boolean, unit: Unit, n: number): DayRange {
  if (unit === 'day') {
    return isLast
      ? { from: today.minus({ days: n }), until: today.plus({ days: 1 }) }
      : { from: today.plus({ days: 1 }), until: today.plus({ days: n + 1 }) };
  }
  const current = startOf(today, unit);
  return isLast
    ? { from: shift(current, unit, -n), until: current }
    : { from: shift(current, unit, 1), until: shift(current, unit, n + 1) };
}

export function isoDay(day: DateTime): string {
  return day.toFormat('yyyy-MM-dd');
}
