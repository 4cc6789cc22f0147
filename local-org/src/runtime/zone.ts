/** Time zones: offsets by IANA name, and the wall clock of the running user. */
import { IANAZone } from 'luxon';
import { hasTransaction, tx } from './context.ts';
import type { ApexDatetime } from './datetime.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
/** Offsets change on quarters of an hour only. */
const SLICE = 15 * MINUTE;
const MAX_CACHED = 5_000;

interface Zone {
  readonly zone: IANAZone;
  readonly offsets: Map<number, number>;
}
const zones = new Map<string, Zone>();

/** The running user's time zone. */
export function userZone(): string {
  return hasTransaction() ? tx().user.timeZone : 'UTC';
}

/** `en_US` as `en-US`. */
export function userLocale(): string {
  return (hasTransaction() ? tx().user.locale : 'en_US').replaceAll('_', '-');
}

function isUtc(name: string): boolean {
  return name === 'UTC' || name === 'GMT' || name === 'Etc/UTC';
}

/** Milliseconds to add to UTC at that moment; `GMT+05:30` and IANA names. An unknown zone counts as GMT, as in java.util.TimeZone. */
export function offsetAt(name: string, ms: number): number {
  if (isUtc(name)) return 0;
  const fixed = /^(?:GMT|UTC)([+-])(\d{1,2}):?(\d{2})?$/.exec(name);
  if (fixed !== null) return (fixed[1] === '-' ? -1 : 1) * (Number(fixed[2]) * 60 + Number(fixed[3] ?? 0)) * MINUTE;
  let known = zones.get(name);
  if (known === undefined) zones.set(name, (known = { zone: IANAZone.create(name), offsets: new Map() }));
  if (!known.zone.isValid) return 0;
  const slice = Math.floor(ms / SLICE);
  let offset = known.offsets.get(slice);
  if (offset === undefined) {
    offset = known.zone.offset(slice * SLICE) * MINUTE;
    if (known.offsets.size >= MAX_CACHED) known.offsets.clear();
    known.offsets.set(slice, offset);
  }
  return offset;
}

export function isKnownZone(name: string): boolean {
  return isUtc(name) || IANAZone.isValidZone(name);
}

/** The moment at which clocks of the zone show this wall time (given as if it were UTC). Where they skip or repeat it, standard time counts, as in java.util.GregorianCalendar. */
export function fromWall(name: string, wall: number): number {
  const before = offsetAt(name, wall - DAY);
  const after = offsetAt(name, wall + DAY);
  if (before === after) return wall - before;
  const fitting = [before, after].filter((offset) => offsetAt(name, wall - offset) === offset);
  return wall - Math.min(...(fitting.length > 0 ? fitting : [before, after]));
}

/** The wall time of a moment, as if it were UTC. */
export function wallOf(name: string, ms: number): Date {
  return new Date(ms + offsetAt(name, ms));
}

/** `2026-01-31 10:00:00` in the running user's zone: `String.valueOf(datetime)`. */
export function localText(value: ApexDatetime): string {
  return wallOf(userZone(), value.ms).toISOString().slice(0, 19).replace('T', ' ');
}
