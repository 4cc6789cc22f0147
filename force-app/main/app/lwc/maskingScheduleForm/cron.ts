/** Times of schedules ↔ cron expressions of the platform. */
export const DAYS = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] as const;
export type Day = (typeof DAYS)[number];

/** Every month has them. */
export const DAYS_OF_MONTH = 28;

const DAILY = /^0 (\d{1,2}) (\d{1,2}) \* \* \?$/;
const WEEKLY = /^0 (\d{1,2}) (\d{1,2}) \? \* (MON|TUE|WED|THU|FRI|SAT|SUN)$/;
const MONTHLY = /^0 (\d{1,2}) (\d{1,2}) (\d{1,2}) \* \?$/;
const ONCE = /^\d+ \d+ \d+ \d+ \d+ \? \d{4}$/;

/**
 * @param time `HH:mm`, with or without seconds
 * @param day a day of the week, or the number of a day of the month; every day where it is missing
 */
export function cronOf(time: string, day?: Day | number): string {
  const [hours, minutes] = time.split(':').map(Number);
  if (typeof day === 'number') return `0 ${minutes} ${hours} ${day} * ?`;
  return day === undefined ? `0 ${minutes} ${hours} * * ?` : `0 ${minutes} ${hours} ? * ${day}`;
}

export interface Times {
  kind: 'once' | 'daily' | 'weekly' | 'monthly' | 'other';
  /** `HH:mm` */
  time?: string;
  day?: Day;
  dayOfMonth?: number;
}

export function timesOf(cron: string): Times {
  const daily = DAILY.exec(cron);
  if (daily !== null) return { kind: 'daily', time: clock(daily[2], daily[1]) };
  const weekly = WEEKLY.exec(cron);
  if (weekly !== null) return { kind: 'weekly', time: clock(weekly[2], weekly[1]), day: weekly[3] as Day };
  const monthly = MONTHLY.exec(cron);
  if (monthly !== null) return { kind: 'monthly', time: clock(monthly[2], monthly[1]), dayOfMonth: Number(monthly[3]) };
  return { kind: ONCE.test(cron) ? 'once' : 'other' };
}

const clock = (hours: string, minutes: string): string => `${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}`;
