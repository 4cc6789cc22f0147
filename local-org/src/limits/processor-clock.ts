/** Processor time of this process, for those who ask often. */

/** So soon after the system was asked, a process that asks again has used as much as has passed. */
const VALID_MS = 5;

/** Asking the system takes about 0.1 ms, longer than much of what lies between two questions. */
export class ProcessorClock {
  readonly #ask: () => number;
  readonly #now: () => number;
  #askedAt = -Infinity;
  #answer = 0;
  #last = 0;

  /**
   * @param ask processor time of the process in milliseconds
   * @param now time that passes in milliseconds
   */
  constructor(ask: () => number = processMs, now: () => number = () => performance.now()) {
    this.#ask = ask;
    this.#now = now;
  }

  /** Milliseconds since the process began, exact to 5; never less than before. */
  milliseconds(): number {
    const now = this.#now();
    if (now - this.#askedAt >= VALID_MS) {
      this.#answer = this.#ask();
      this.#askedAt = now;
    }
    this.#last = Math.max(this.#last, this.#answer + now - this.#askedAt);
    return this.#last;
  }
}

function processMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
