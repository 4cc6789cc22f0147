/** System.BusinessHours, for hours that never end: those of a new org. Source: Apex Reference Guide, "BusinessHours Class". */
import { missingCall } from '../runtime/missing-calls.ts';
import { required } from '../runtime/args.ts';
import { tx } from '../runtime/context.ts';
import { ApexDatetime } from '../runtime/datetime.ts';
import { ApexException } from '../runtime/exception.ts';
import { libraryClass } from '../runtime/library.ts';
import { host } from '../host/host.ts';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Throws for hours that are not there, or that end. */
function always(id: string | null): void {
  const key = required(id);
  if (host().rows.find('BusinessHours', { Id: key }) === null)
    throw ApexException.of('System.InvalidParameterValueException', `Invalid business hours id: ${key}`);
  const type = tx().org.schema.type('BusinessHours')!;
  const fields = DAYS.flatMap((day) => [`${day}StartTime`, `${day}EndTime`]).filter(
    (name) => type.field(name) !== null,
  );
  const [times] = host().rows.select('BusinessHours', fields, { Id: key });
  if (times!.some((time) => time !== null && time !== 0)) throw missingCall('BusinessHours of hours that end');
}

export const businessHoursClass = libraryClass({
  name: 'System.BusinessHours',
  members: {
    'static Datetime add(String businessHoursId, Datetime startDate, Long interval)': (
      id: string,
      start: ApexDatetime,
      interval: bigint,
    ) => (always(id), new ApexDatetime(required(start).ms + Number(interval))),
    'static Datetime addGmt(String businessHoursId, Datetime startDate, Long interval)': (
      id: string,
      start: ApexDatetime,
      interval: bigint,
    ) => (always(id), new ApexDatetime(required(start).ms + Number(interval))),
    'static Long diff(String businessHoursId, Datetime startDate, Datetime endDate)': (
      id: string,
      start: ApexDatetime,
      end: ApexDatetime,
    ) => (always(id), BigInt(required(end).ms - required(start).ms)),
    'static Boolean isWithin(String businessHoursId, Datetime targetDate)': (id: string, at: ApexDatetime) => (
      always(id),
      required(at) !== null
    ),
    'static Datetime nextStartDate(String businessHoursId, Datetime targetDate)': (id: string, at: ApexDatetime) => (
      always(id),
      required(at)
    ),
  },
});
