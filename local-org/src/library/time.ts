/** System.Time. */
import { given } from '../runtime/args.ts';
import { libraryClass } from '../runtime/library.ts';
import { ApexTime } from '../runtime/time.ts';

export const timeClass = libraryClass({
  name: 'System.Time',
  members: {
    'static Time newInstance(Integer hour, Integer minutes, Integer seconds, Integer milliseconds)': (
      hour: number,
      minute: number,
      second: number,
      ms: number,
    ) => ApexTime.of(given(hour), given(minute), given(second), given(ms)),
    'Time addHours(Integer additionalHours)': (self: ApexTime, hours: number) =>
      new ApexTime(self.ms + given(hours) * 3_600_000),
    'Time addMilliseconds(Integer additionalMilliseconds)': (self: ApexTime, ms: number) =>
      new ApexTime(self.ms + given(ms)),
    'Time addMinutes(Integer additionalMinutes)': (self: ApexTime, minutes: number) =>
      new ApexTime(self.ms + given(minutes) * 60_000),
    'Time addSeconds(Integer additionalSeconds)': (self: ApexTime, seconds: number) =>
      new ApexTime(self.ms + given(seconds) * 1000),
    'Integer hour()': (self: ApexTime) => self.hour,
    'Integer millisecond()': (self: ApexTime) => self.millisecond,
    'Integer minute()': (self: ApexTime) => self.minute,
    'Integer second()': (self: ApexTime) => self.second,
  },
});
