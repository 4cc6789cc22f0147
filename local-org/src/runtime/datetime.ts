/** Apex's Datetime: a moment. What reads as year, hour, ... depends on a time zone; the zone arithmetic is in zone.ts. */

export class ApexDatetime {
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  readonly ms: number;

  constructor(ms: number) {
    this.ms = ms;
  }

  compare(other: ApexDatetime): number {
    return this.ms - other.ms;
  }

  /** Seconds since 1970: what equality compares. Shown by open-force/jsonparse, whose tests pass on the platform with milliseconds on one side. */
  get second(): number {
    return Math.floor(this.ms / 1000);
  }

  equals(other: unknown): boolean {
    return other instanceof ApexDatetime && other.second === this.second;
  }

  valueOf(): number {
    return this.ms;
  }

  /** `2026-01-31T10:00:00.000Z` */
  toIso(): string {
    return new Date(this.ms).toISOString();
  }

  /** `2026-01-31 10:00:00` in GMT: the text of string concatenation and debug. */
  toString(): string {
    return this.toIso().slice(0, 19).replace('T', ' ');
  }
}
