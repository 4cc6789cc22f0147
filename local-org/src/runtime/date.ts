/** Apex's Date: a calendar day without a time zone, counted in days since 1970-01-01 (proleptic Gregorian). */

export const DAY_MS = 86_400_000;
const ISO = /^(-?\d{1,4})-(\d{1,2})-(\d{1,2})$/;

export class ApexDate {
  /** Days since 1970-01-01. */
  readonly days: number;

  constructor(days: number) {
    this.days = days;
  }

  /** Month 1 to 12; values beyond the calendar roll over, as on the platform. */
  static of(year: number, month: number, day: number): ApexDate {
    return new ApexDate(daysOf(year, month, day));
  }

  /** `2026-01-31`. The text is known to be right (the store's). */
  static parseIso(text: string): ApexDate {
    const match = ISO.exec(text);
    return match === null ? new ApexDate(NaN) : ApexDate.of(Number(match[1]), Number(match[2]), Number(match[3]));
  }

  get year(): number {
    return this.utc().getUTCFullYear();
  }
  /** 1 to 12 */
  get month(): number {
    return this.utc().getUTCMonth() + 1;
  }
  get day(): number {
    return this.utc().getUTCDate();
  }

  /** This day at midnight, as if it were in UTC. */
  utc(): Date {
    return new Date(this.days * DAY_MS);
  }

  addDays(days: number): ApexDate {
    return new ApexDate(this.days + days);
  }

  /** The last day of the month where the day does not exist there. */
  addMonths(months: number): ApexDate {
    const total = this.year * 12 + this.month - 1 + months;
    const year = Math.floor(total / 12);
    const month = total - year * 12 + 1;
    return ApexDate.of(year, month, Math.min(this.day, daysInMonth(year, month)));
  }

  toIso(): string {
    const { year } = this;
    const text = year < 0 ? `-${String(-year).padStart(4, '0')}` : String(year).padStart(4, '0');
    return `${text}-${two(this.month)}-${two(this.day)}`;
  }

  compare(other: ApexDate): number {
    return this.days - other.days;
  }

  equals(other: unknown): boolean {
    return other instanceof ApexDate && other.days === this.days;
  }

  /** What `String.valueOf` gives since API 20: `2026-01-31`. Debug and concatenation: see text.ts. */
  toString(): string {
    return this.toIso();
  }

  /** Days: makes `<` and `>` of JavaScript right. */
  valueOf(): number {
    return this.days;
  }
}

export function two(value: number): string {
  return value < 10 ? `0${value}` : String(value);
}

export function daysOf(year: number, month: number, day: number): number {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return Math.round(date.getTime() / DAY_MS);
}

export function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/** @param month 1 to 12 */
export function daysInMonth(year: number, month: number): number {
  return daysOf(year, month + 1, 1) - daysOf(year, month, 1);
}
