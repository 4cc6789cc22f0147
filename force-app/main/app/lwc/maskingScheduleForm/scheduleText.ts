/** Times of schedules in words. */
import LOCALE from '@salesforce/i18n/locale';
import { fill } from 'c/maskingText';
import { timesOf, type Day } from './cron';
import { labels } from './labels';

export const DAY_LABELS: Readonly<Record<Day, string>> = {
  MON: labels.mon,
  TUE: labels.tue,
  WED: labels.wed,
  THU: labels.thu,
  FRI: labels.fri,
  SAT: labels.sat,
  SUN: labels.sun,
};

const clock = new Intl.DateTimeFormat(LOCALE, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });

/** `HH:mm` as people of the org read times. */
export const clockText = (time: string): string =>
  clock.format(new Date(`2000-01-01T${time}:00Z`)).replaceAll('\u202F', ' ');

/** When a schedule runs. */
export function whenText(cron: string): string {
  const { kind, time = '', day, dayOfMonth } = timesOf(cron);
  if (kind === 'once') return labels.once;
  if (kind === 'other') return fill(labels.other, cron);
  if (kind === 'monthly') return fill(labels.monthlyText, dayOfMonth ?? 1, clockText(time));
  return fill(labels.text, day === undefined ? labels.daily : DAY_LABELS[day], clockText(time));
}
