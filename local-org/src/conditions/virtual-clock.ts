/** A clock that moves with the work alone: nobody waits, and the same work always takes the same time. */

const DAY = 86_400_000;

export interface VirtualClock {
  /** Milliseconds since 1970. */
  now(): number;
  /** When it began. */
  readonly startedAt: number;
  /** The latest moment that any work reached. */
  readonly latest: number;
  /** To another moment: work that runs side by side begins before what ran last has ended. */
  set(moment: number): void;
  advance(milliseconds: number): void;
}

export function virtualClock(startedAt: number, present: number = startedAt): VirtualClock {
  let now = present;
  let latest = present;
  const set = (moment: number): void => {
    now = Math.round(moment);
    latest = Math.max(latest, now);
  };
  return {
    now: () => now,
    startedAt,
    get latest() {
      return latest;
    },
    set,
    advance: (milliseconds) => set(now + milliseconds),
  };
}

/** Where a clock begins that nobody set: schedules then fire at the same distance whenever the program is started. */
export function nextMidnight(now: number): number {
  return Math.ceil(now / DAY) * DAY;
}
