/**
 * The machine of a compiled pattern: nodes linked by `next`, each trying to match at a position and handing on to the next, as
 * java.util.regex does. Own code instead of JavaScript's RegExp, because the platform has Java's semantics (possessive quantifiers,
 * atomic groups, class intersections, regions, hitEnd) and counts every access to the input: past 1,000,000 the transaction dies.
 */

/** Input accesses a matcher may make. Source: Apex Developer Guide, "Using Patterns and Matchers". */
export const MAX_INPUT_ACCESSES = 1_000_000;

/** Thrown when the budget is used up; becomes the platform's uncatchable LimitException. */
export class RegexBudgetError extends Error {}

export interface State {
  readonly text: string;
  from: number;
  to: number;
  /** Start and end by group; -1 = did not take part. */
  groups: Int32Array;
  readonly locals: Int32Array;
  accesses: number;
  /** The match must reach `to`. */
  mustReachEnd: boolean;
  hitEnd: boolean;
  requireEnd: boolean;
  /** End of the last match of all, for \G. */
  lastEnd: number;
  transparentBounds: boolean;
  anchoringBounds: boolean;
}

export type CharTest = (codePoint: number) => boolean;

export abstract class Node {
  next: Node = ACCEPT_ANY;
  abstract match(m: State, i: number): boolean;
}

/** Counts an access to the input and reads the code unit. */
function read(m: State, i: number): number {
  if (++m.accesses > MAX_INPUT_ACCESSES) throw new RegexBudgetError('Regex too complicated');
  return m.text.charCodeAt(i);
}

function readCodePoint(m: State, i: number): number {
  const unit = read(m, i);
  return unit >= 0xd800 && unit < 0xdc00 && i + 1 < m.to ? m.text.codePointAt(i)! : unit;
}

const width = (codePoint: number): number => (codePoint > 0xffff ? 2 : 1);

/** End of a look-around or an atomic group: remembers where it ended. */
class AcceptAny extends Node {
  match(m: State, i: number): boolean {
    m.groups[1] = i;
    return true;
  }
}
const ACCEPT_ANY: Node = Object.create(AcceptAny.prototype) as Node;

export class Accept extends Node {
  match(m: State, i: number): boolean {
    if (m.mustReachEnd && i !== m.to) return false;
    m.groups[1] = i;
    return true;
  }
}

export class Char extends Node {
  readonly test: CharTest;
  constructor(test: CharTest) {
    super();
    this.test = test;
  }
  match(m: State, i: number): boolean {
    if (i >= m.to) {
      m.hitEnd = true;
      return false;
    }
    const c = readCodePoint(m, i);
    return this.test(c) && this.next.match(m, i + width(c));
  }
}

/** A run of literal code units, case-sensitive. */
export class Slice extends Node {
  readonly literal: string;
  constructor(literal: string) {
    super();
    this.literal = literal;
  }
  match(m: State, i: number): boolean {
    const { literal } = this;
    for (let k = 0; k < literal.length; k++) {
      if (i + k >= m.to) {
        m.hitEnd = true;
        return false;
      }
      if (read(m, i + k) !== literal.charCodeAt(k)) return false;
    }
    return this.next.match(m, i + literal.length);
  }
}

export type Greed = 'greedy' | 'lazy' | 'possessive';

/** A quantified single character: no recursion, no state. */
export class CharCurly extends Node {
  readonly test: CharTest;
  readonly min: number;
  readonly max: number;
  readonly greed: Greed;
  constructor(test: CharTest, min: number, max: number, greed: Greed) {
    super();
    this.test = test;
    this.min = min;
    this.max = max;
    this.greed = greed;
  }
  match(m: State, i: number): boolean {
    let count = 0;
    let at = i;
    for (; count < this.min; count++) {
      const after = this.step(m, at);
      if (after < 0) return false;
      at = after;
    }
    if (this.greed === 'lazy') return this.lazy(m, at, count);
    const least = at;
    for (; count < this.max; count++) {
      const after = this.step(m, at);
      if (after < 0) break;
      at = after;
    }
    if (this.greed === 'possessive') return this.next.match(m, at);
    for (;;) {
      if (this.next.match(m, at)) return true;
      if (at === least) return false;
      // A search may have begun inside a surrogate pair: never back beyond the beginning.
      at = Math.max(before(m.text, at), least);
    }
  }
  private lazy(m: State, start: number, done: number): boolean {
    let at = start;
    for (let count = done; ; count++) {
      if (this.next.match(m, at)) return true;
      if (count >= this.max) return false;
      const after = this.step(m, at);
      if (after < 0) return false;
      at = after;
    }
  }
  private step(m: State, i: number): number {
    if (i >= m.to) {
      m.hitEnd = true;
      return -1;
    }
    const c = readCodePoint(m, i);
    return this.test(c) ? i + width(c) : -1;
  }
}

function before(text: string, i: number): number {
  const low = text.charCodeAt(i - 1);
  if (low >= 0xdc00 && low < 0xe000 && i >= 2) {
    const high = text.charCodeAt(i - 2);
    if (high >= 0xd800 && high < 0xdc00) return i - 2;
  }
  return i - 1;
}

/** Alternatives; each ends in a Join whose next is what follows the branch. */
export class Branch extends Node {
  readonly alternatives: readonly Node[];
  constructor(alternatives: readonly Node[]) {
    super();
    this.alternatives = alternatives;
  }
  match(m: State, i: number): boolean {
    for (const alternative of this.alternatives) if (alternative.match(m, i)) return true;
    return false;
  }
}

/** Hands on. Also the empty pattern, and the meeting point of alternatives. */
export class Join extends Node {
  match(m: State, i: number): boolean {
    return this.next.match(m, i);
  }
}

export class GroupHead extends Node {
  readonly local: number;
  constructor(local: number) {
    super();
    this.local = local;
  }
  match(m: State, i: number): boolean {
    const saved = m.locals[this.local];
    m.locals[this.local] = i;
    const matched = this.next.match(m, i);
    m.locals[this.local] = saved;
    return matched;
  }
}

export class GroupTail extends Node {
  readonly local: number;
  readonly group: number;
  constructor(local: number, group: number) {
    super();
    this.local = local;
    this.group = group * 2;
  }
  match(m: State, i: number): boolean {
    const { group } = this;
    const start = m.groups[group];
    const end = m.groups[group + 1];
    m.groups[group] = m.locals[this.local];
    m.groups[group + 1] = i;
    if (this.next.match(m, i)) return true;
    m.groups[group] = start;
    m.groups[group + 1] = end;
    return false;
  }
}

/** Entry of a repeated group: starts the count, then the loop decides. */
export class LoopEntry extends Node {
  readonly loop: Loop;
  constructor(loop: Loop) {
    super();
    this.loop = loop;
  }
  match(m: State, i: number): boolean {
    const { countLocal, startLocal } = this.loop;
    const count = m.locals[countLocal];
    const start = m.locals[startLocal];
    m.locals[countLocal] = 0;
    m.locals[startLocal] = -1;
    const matched = this.loop.match(m, i);
    m.locals[countLocal] = count;
    m.locals[startLocal] = start;
    return matched;
  }
}

export class Loop extends Node {
  body: Node = ACCEPT_ANY;
  readonly min: number;
  readonly max: number;
  readonly lazy: boolean;
  readonly countLocal: number;
  readonly startLocal: number;
  constructor(min: number, max: number, lazy: boolean, countLocal: number, startLocal: number) {
    super();
    this.min = min;
    this.max = max;
    this.lazy = lazy;
    this.countLocal = countLocal;
    this.startLocal = startLocal;
  }
  match(m: State, i: number): boolean {
    const count = m.locals[this.countLocal];
    if (count < this.min) return this.again(m, i, count);
    // An iteration that took nothing ends the loop: otherwise (a*)* would never end.
    const empty = i === m.locals[this.startLocal];
    if (this.lazy) return this.leave(m, i) || (!empty && count < this.max && this.again(m, i, count));
    return (!empty && count < this.max && this.again(m, i, count)) || this.leave(m, i);
  }
  private again(m: State, i: number, count: number): boolean {
    const start = m.locals[this.startLocal];
    m.locals[this.countLocal] = count + 1;
    m.locals[this.startLocal] = i;
    if (this.body.match(m, i)) return true;
    m.locals[this.countLocal] = count;
    m.locals[this.startLocal] = start;
    return false;
  }
  private leave(m: State, i: number): boolean {
    return this.next.match(m, i);
  }
}

/** `(?>X)`, `X*+`, `(?=X)`, `(?!X)`: the inside is matched on its own and never revisited. */
export class Independent extends Node {
  readonly inside: Node;
  readonly kind: 'atomic' | 'ahead' | 'notAhead';
  constructor(inside: Node, kind: 'atomic' | 'ahead' | 'notAhead') {
    super();
    this.inside = inside;
    this.kind = kind;
  }
  match(m: State, i: number): boolean {
    const end = m.groups[1];
    const to = m.to;
    if (this.kind !== 'atomic' && m.transparentBounds) m.to = m.text.length;
    const matched = this.inside.match(m, i);
    m.to = to;
    const reached = m.groups[1];
    m.groups[1] = end;
    // What the inside captured stays captured, as in Java.
    if (this.kind === 'notAhead') return !matched && this.next.match(m, i);
    return matched && this.next.match(m, this.kind === 'atomic' ? reached : i);
  }
}

export class LookBehind extends Node {
  readonly inside: Node;
  readonly min: number;
  readonly max: number;
  readonly negative: boolean;
  constructor(inside: Node, min: number, max: number, negative: boolean) {
    super();
    this.inside = inside;
    this.min = min;
    this.max = max;
    this.negative = negative;
  }
  match(m: State, i: number): boolean {
    return this.behind(m, i) !== this.negative && this.next.match(m, i);
  }
  private behind(m: State, i: number): boolean {
    const { from, to } = m;
    const first = Math.max(i - this.max, m.transparentBounds ? 0 : from);
    const end = m.groups[1];
    const mustReachEnd = m.mustReachEnd;
    m.from = first;
    m.to = i;
    m.mustReachEnd = true;
    let found = false;
    for (let start = i - this.min; !found && start >= first; start--) found = this.inside.match(m, start);
    m.from = from;
    m.to = to;
    m.mustReachEnd = mustReachEnd;
    m.groups[1] = end;
    return found;
  }
}

export class BackReference extends Node {
  readonly group: number;
  readonly fold: ((codeUnit: number) => number) | null;
  constructor(group: number, fold: ((codeUnit: number) => number) | null) {
    super();
    this.group = group * 2;
    this.fold = fold;
  }
  match(m: State, i: number): boolean {
    const start = m.groups[this.group];
    if (start < 0) return false;
    const length = m.groups[this.group + 1] - start;
    if (i + length > m.to) {
      m.hitEnd = true;
      return false;
    }
    for (let k = 0; k < length; k++) {
      const a = read(m, i + k);
      const b = read(m, start + k);
      if (a !== b && (this.fold === null || this.fold(a) !== this.fold(b))) return false;
    }
    return this.next.match(m, i + length);
  }
}

/** A position, not a character: `^`, `$`, `\b`, `\A`, `\z`, `\Z`, `\G`. */
export class Place extends Node {
  readonly holds: (m: State, i: number) => boolean;
  constructor(holds: (m: State, i: number) => boolean) {
    super();
    this.holds = holds;
  }
  match(m: State, i: number): boolean {
    return this.holds(m, i) && this.next.match(m, i);
  }
}
