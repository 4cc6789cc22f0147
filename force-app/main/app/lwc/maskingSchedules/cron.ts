/** Times of schedules ↔ cron expressions of the platform. */
export const DAYS = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] as const;
export type Day = (typeof DAYS)[number];

const DAILY = /^0 (\d{1,2}) (\d{1,2}) \* \* \?$/;
const WEEKLY = /^0 (\d{1,2}) (\d{1,2}) \? \* (MON|TUE|WED|THU|FRI|SAT|SUN)$/;
const ONCE = /^\d+ \d+ \d+ \d+ \d+ \? \d{4}$/;

/** @param time `HH:mm`, with or without seconds */
export function cronOf(time: string, day?: Day): string {
  const [hours, minutes] = time.split(':').map(Number);
  return day === undefined ? `0 ${minutes} ${hours} * * ?` : `0 ${minutes} ${hours} ? * ${day}`;
}

export interface Times {
  kind: 'once' | 'daily' | 'weekly' | 'other';
  /** `HH:mm` */
  time?: string;
  day?: Day;
}

export function timesOf(cron: string): Times {
  const daily = DAILY.exec(cron);
  if (daily !== null) return { kind: 'daily', time: clock(daily[2], daily[1]) };
  const weekly = WEEKLY.exec(cron);
  if (weekly !== null) return { kind: 'weekly', time: clock(weekly[2], weekly[1]), day: weekly[3] as Day };
  return { kind: ONCE.test(cron) ? 'once' : 'other' };
}

const clock = (hours: string, minutes: string): string => `${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}`;
