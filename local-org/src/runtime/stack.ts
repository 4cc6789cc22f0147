/** From JavaScript stacks to Apex stacks: emitted files keep their lines, so a frame's file and line show which method it is in. */

export interface ApexFrame {
  /** `Class.Outer.Inner`, `Trigger.Name` or `AnonymousBlock`; with the namespace where there is one. */
  readonly unit: string;
  /** Null where the unit itself runs (trigger bodies, anonymous blocks). */
  readonly method: string | null;
  readonly line: number;
  readonly path: string;
  /** Sharing keyword of the class; `trigger` and `anonymous` for those. */
  readonly sharing: Sharing;
  readonly apiVersion: number;
}

export type Sharing = 'with' | 'without' | 'inherited' | 'none' | 'trigger' | 'anonymous';

/** Lines `from` to `to` of a file belong to a method of a class. Innermost ranges win. */
export interface FrameRange {
  readonly from: number;
  readonly to: number;
  readonly unit: string;
  readonly method: string | null;
  readonly sharing: Sharing;
  readonly apiVersion: number;
}

const files = new Map<string, readonly FrameRange[]>();

/** Records which methods are on which lines of an emitted file. A later file of the same path replaces an earlier one. */
export function registerFrames(path: string, ranges: readonly FrameRange[]): void {
  files.set(path, ranges);
}

/** Whether a file is emitted Apex. */
export function isApexFile(path: string): boolean {
  return files.has(path);
}

/** The Apex frames of a JavaScript error, innermost first. */
export function apexFrames(error: object): readonly ApexFrame[] {
  const known = resolved.get(error);
  if (known !== undefined) return known;
  const { frames } = readSites(() => (error as { stack?: unknown }).stack);
  resolved.set(error, frames);
  return frames;
}

/** The Apex frames of the running code, innermost first. */
export function currentFrames(): readonly ApexFrame[] {
  return framesUpTo(() => false);
}

/** The Apex frame in which the running code is; null outside of Apex. */
export function currentFrame(): ApexFrame | null {
  return framesUpTo(() => true)[0] ?? null;
}

/** How many JavaScript frames usually have the Apex frame that is asked for among them. */
const SHALLOW = 16;

/** The Apex frames of the running code, innermost first, up to one that is enough; all of them where none is. */
export function framesUpTo(isEnough: (frame: ApexFrame) => boolean): readonly ApexFrame[] {
  const near = framesWithin(SHALLOW, isEnough);
  return near.isComplete ? near.frames : framesWithin(Infinity, isEnough).frames;
}

function framesWithin(depth: number, isEnough: (frame: ApexFrame) => boolean): Frames {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = depth;
  try {
    const holder: { stack?: unknown } = {};
    return readSites(
      () => {
        Error.captureStackTrace(holder, framesUpTo);
        return holder.stack;
      },
      depth,
      isEnough,
    );
  } finally {
    Error.stackTraceLimit = limit;
  }
}

/** As `Exception.getStackTraceString()` prints them. */
export function formatFrames(frames: readonly ApexFrame[]): string {
  return frames
    .map((frame) => `${frame.unit}${frame.method === null ? '' : `.${frame.method}`}: line ${frame.line}, column 1`)
    .join('\n');
}

const resolved = new WeakMap<object, readonly ApexFrame[]>();

interface Site {
  getFileName(): string | null;
  getLineNumber(): number | null;
  getFunctionName(): string | null;
  isConstructor(): boolean;
}

interface Frames {
  readonly frames: readonly ApexFrame[];
  /** None is missing that was asked for. */
  readonly isComplete: boolean;
}

/** @param depth how many JavaScript frames were captured at most */
function readSites(
  read: () => unknown,
  depth = Infinity,
  isEnough: (frame: ApexFrame) => boolean = () => false,
): Frames {
  const before = Error.prepareStackTrace;
  let sites: Site[] | null = null;
  Error.prepareStackTrace = (_error, callSites) => {
    sites = callSites as unknown as Site[];
    return '';
  };
  let text: unknown;
  try {
    text = read();
  } finally {
    Error.prepareStackTrace = before;
  }
  return sites !== null
    ? fromSites(sites, depth, isEnough)
    : { frames: fromText(String(text ?? '')), isComplete: depth === Infinity };
}

function fromSites(sites: readonly Site[], depth: number, isEnough: (frame: ApexFrame) => boolean): Frames {
  const frames: ApexFrame[] = [];
  for (const site of sites) {
    const path = site.getFileName();
    if (path === null || !files.has(path) || site.isConstructor()) continue;
    const frame = frameAt(path, site.getLineNumber() ?? 0, site.getFunctionName() ?? '');
    if (frame === null) continue;
    frames.push(frame);
    if (isEnough(frame)) return { frames, isComplete: true };
  }
  return { frames, isComplete: sites.length < depth };
}

/** For errors whose stack was already made into text, or made by another realm. */
function fromText(text: string): ApexFrame[] {
  const frames: ApexFrame[] = [];
  for (const line of text.split('\n')) {
    const match = /^\s*at (?:(.*?) \()?(.*?):(\d+):\d+\)?$/.exec(line);
    if (match === null || match[1]?.startsWith('new ')) continue;
    const frame = frameAt(match[2]!, Number(match[3]), match[1] ?? '');
    if (frame !== null) frames.push(frame);
  }
  return frames;
}

function frameAt(path: string, line: number, fn: string): ApexFrame | null {
  const ranges = files.get(path);
  if (ranges === undefined) return null;
  let best: FrameRange | null = null;
  for (const range of ranges) {
    if (line < range.from || line > range.to) continue;
    if (best === null || better(range, best, fn)) best = range;
  }
  return best === null
    ? null
    : { unit: best.unit, method: best.method, line, path, sharing: best.sharing, apiVersion: best.apiVersion };
}

function better(range: FrameRange, than: FrameRange, fn: string): boolean {
  const size = range.to - range.from;
  const thanSize = than.to - than.from;
  return size < thanSize || (size === thanSize && matches(range, fn) && !matches(than, fn));
}

function matches(range: FrameRange, fn: string): boolean {
  return (
    range.method !== null &&
    fn.toLowerCase().includes(`${range.method === '<init>' ? 'new' : range.method.toLowerCase()}$`)
  );
}
