/** System.TimeZone. */
import { required } from '../runtime/args.ts';
import type { ApexDatetime } from '../runtime/datetime.ts';
import { libraryClass } from '../runtime/library.ts';
import { isKnownZone, offsetAt, userLocale } from '../runtime/zone.ts';

export class ApexTimeZone {
  readonly id: string;

  constructor(id: string) {
    this.id = id;
  }

  /** `(GMT-08:00) Pacific Standard Time (America/Los_Angeles)` without the brackets' parts: the id. */
  tostring$0(): string {
    return this.id;
  }

  equals$1(other: unknown): boolean {
    return other instanceof ApexTimeZone && other.id === this.id;
  }
}

function displayName(zone: ApexTimeZone): string {
  if (zone.id === 'GMT') return '(GMT+00:00) Greenwich Mean Time (GMT)';
  const now = Date.now();
  const minutes = Math.round(offsetAt(zone.id, now) / 60_000);
  const size = Math.abs(minutes);
  const offset = `${minutes < 0 ? '-' : '+'}${String(Math.floor(size / 60)).padStart(2, '0')}:${String(size % 60).padStart(2, '0')}`;
  const name = new Intl.DateTimeFormat(userLocale(), { timeZone: zone.id, timeZoneName: 'long' })
    .formatToParts(now)
    .find((part) => part.type === 'timeZoneName')!.value;
  return `(GMT${offset}) ${name} (${zone.id})`;
}

export const timeZoneClass = libraryClass({
  name: 'System.TimeZone',
  instance: ApexTimeZone,
  members: {
    'static TimeZone getTimeZone(String timeZoneIdString)': (id: string) =>
      new ApexTimeZone(isKnownZone(required(id)) ? id : 'GMT'),
    'String getDisplayName()': displayName,
    'String getID()': (self: ApexTimeZone) => self.id,
    'Integer getOffset(Datetime date)': (self: ApexTimeZone, date: ApexDatetime) =>
      offsetAt(self.id, required(date).ms),
    'String toString()': (self: ApexTimeZone) => self.id,
  },
});
