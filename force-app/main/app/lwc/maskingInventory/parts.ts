/**
 * Reads what is made of the Email fields of the org. Describing every object of a large org takes more CPU time than one request has, so each
 * answer names which objects are left, and these are asked for until none is. In a small org one request is enough.
 */
import { fill } from 'c/maskingText';
import { labels } from './labels';

/** What each answer contains besides its content. */
export interface Part {
  /** Names of the objects that are left. */
  rest?: string[];
  /** How many objects the answer is about. */
  looked?: number;
  /** Objects that could not be described. */
  unreadable?: string[];
  /** Objects with Email fields, and those that could not be described. */
  candidates?: string[];
}

export interface Progress {
  looked: number;
  total: number;
}

interface Options<T> {
  /** True to look at every object, whatever is known from a short time ago. */
  isFresh?: boolean;
  /** False where an answer is about few objects for another reason than their number, so that the org may be small. */
  isKept?: boolean;
  /** Hears each answer; false stops the reading. */
  onPart?: (part: T, progress: Progress) => unknown;
}

type Ask = (objectNames: readonly string[] | null, isFirst: boolean) => Promise<unknown>;

/** Requests at the same time. Browsers make six to one host, and the platform takes ten long ones of an org. */
const LANES = 3;
/** Names in one request, which answers with those that it had no time for. */
const NAMES_AT_ONCE = 200;
const KEPT_MS = 10 * 60_000;

/** Objects with Email fields, as far as reading them took more than one request: others get no Email field within some minutes. */
let kept: { names: readonly string[]; until: number } | undefined;

/** A reading of every object that is under way. */
let running: Promise<unknown> | undefined;

/** Makes the next reading look at every object. */
export function forgetInventory(): void {
  kept = undefined;
}

/**
 * @param ask makes a request: with null about all objects of the org, with names about those
 * @returns all answers, the first one first
 */
export async function readParts<T extends Part>(
  ask: Ask,
  { isFresh = false, isKept = true, onPart }: Options<T> = {},
): Promise<T[]> {
  const known = isFresh ? undefined : namesKept();
  const reading = new Reading<T>(ask, onPart);
  await reading.begin(known ?? null);
  if (!isFresh && running !== undefined) {
    // Another component of the page reads the same objects: it will know which of them are worth asking for.
    await running.catch(() => undefined);
    reading.leaveOut(namesKept());
  }
  if (known !== undefined || !reading.isUnfinished) {
    await reading.finish();
    return reading.parts;
  }
  const whole = reading.finish().then((isWhole) => {
    if (isWhole && isKept) keep(reading.parts);
  });
  running ??= whole;
  try {
    await whole;
  } finally {
    if (running === whole) running = undefined;
  }
  return reading.parts;
}

/** The requests of one reading. */
class Reading<T extends Part> {
  readonly parts: T[] = [];
  private readonly ask: Ask;
  private readonly onPart?: Options<T>['onPart'];
  /** Names of objects that nobody has asked for yet. */
  private waiting: string[] = [];
  private looked = 0;
  private inFlight = 0;
  private goesOn = true;

  constructor(ask: Ask, onPart: Options<T>['onPart']) {
    this.ask = ask;
    this.onPart = onPart;
  }

  get isUnfinished(): boolean {
    return this.goesOn && this.waiting.length > 0;
  }

  async begin(objectNames: readonly string[] | null): Promise<void> {
    this.take((await this.ask(objectNames, true)) as T);
  }

  /** Leaves out the objects that are known to have no Email field. */
  leaveOut(candidates: readonly string[] | undefined): void {
    if (candidates === undefined) return;
    const wanted = new Set(candidates.map((name) => name.toLowerCase()));
    this.waiting = this.waiting.filter((name) => wanted.has(name.toLowerCase()));
  }

  /** @returns true when every object was read */
  async finish(): Promise<boolean> {
    try {
      await Promise.all(Array.from({ length: LANES }, async () => this.work()));
    } catch (error) {
      this.goesOn = false;
      throw error;
    }
    return this.goesOn;
  }

  private async work(): Promise<void> {
    while (this.isUnfinished) {
      const names = this.waiting.splice(0, Math.min(NAMES_AT_ONCE, Math.ceil(this.waiting.length / LANES)));
      this.inFlight += names.length;
      // Each answer may leave names for the next request.
      // eslint-disable-next-line no-await-in-loop
      const part = (await this.ask(names, false)) as T;
      this.inFlight -= names.length;
      this.take(part);
    }
  }

  private take(part: T): void {
    this.parts.push(part);
    this.looked += part.looked ?? 0;
    this.waiting.push(...(part.rest ?? []));
    const total = this.looked + this.waiting.length + this.inFlight;
    if (this.onPart?.(part, { looked: this.looked, total }) === false) this.goesOn = false;
  }
}

function namesKept(): readonly string[] | undefined {
  return kept !== undefined && kept.until > Date.now() ? kept.names : undefined;
}

function keep(parts: readonly Part[]): void {
  const names = [...new Set(parts.flatMap(({ candidates = [] }) => candidates))];
  if (names.length > 0) kept = { names, until: Date.now() + KEPT_MS };
}

export const progressText = ({ looked, total }: Progress): string => fill(labels.reading, looked, total);

/** Names of the objects that no answer is about, because the platform does not describe them. */
export const unreadableIn = (parts: readonly Part[]): string[] => parts.flatMap(({ unreadable = [] }) => unreadable);

/** A sentence about these objects; empty when there is none. */
export const unreadableText = (names: readonly string[]): string =>
  names.length === 0 ? '' : fill(labels.unreadable, names.length, names.join(', '));
