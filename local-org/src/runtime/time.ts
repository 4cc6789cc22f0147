/** Apex's Time: milliseconds since midnight. */
import { two } from './date.ts';

const DAY = 86_400_000;

export class ApexTime {
  /** 0 to 86,399,999 */
  readonly ms: number;

  constructor(ms: number) {
    this.ms = ((ms % DAY) + DAY) % DAY;
  }

  static of(hour: number, minute: number, second: number, millisecond: number): ApexTime {
    return new ApexTime(hour * 3_600_000 + minute * 60_000 + second * 1000 + millisecond);
  }

  get hour(): number {
    return Math.floor(this.ms / 3_600_000);
  }
  get minute(): number {
    return Math.floor(this.ms / 60_000) % 60;
  }
  get second(): number {
    return Math.floor(this.ms / 1000) % 60;
  }
  get millisecond(): number {
    return this.ms % 1000;
  }

  compare(other: ApexTime): number {
    return this.ms - other.ms;
  }

  equals(other: unknown): boolean {
    return other instanceof ApexTime && other.ms === this.ms;
  }

  valueOf(): number {
    return this.ms;
  }

  /** `14:05:30.000Z` */
  toString(): string {
    return `${two(this.hour)}:${two(this.minute)}:${two(this.second)}.${String(this.millisecond).padStart(3, '0')}Z`;
  }
}
