/** A compiled pattern at work on one input: find, match, look at, replace. */
import { compile, type CompiledPattern } from './compile-pattern.ts';
import { hasTransaction, tx } from '../context.ts';
import type { State } from './nodes.ts';

export interface RegexPattern extends CompiledPattern {
  readonly source: string;
  readonly flags: number;
}

const cache = new Map<string, RegexPattern>();
const MAX_CACHED = 500;

/** Throws PatternError. Compiled patterns are kept: they hold no state. */
export function regexPattern(source: string, flags = 0): RegexPattern {
  const key = `${flags}/${source}`;
  let pattern = cache.get(key);
  if (!pattern) {
    pattern = { ...compile(source, flags), source, flags };
    if (cache.size >= MAX_CACHED) cache.clear();
    cache.set(key, pattern);
  }
  return pattern;
}

export class RegexMatcher {
  pattern: RegexPattern;
  readonly state: State;
  /** Whether the last operation matched: `groups` are only then to be read. */
  matched = false;
  /** Where the next find begins. */
  private searchFrom = 0;

  constructor(pattern: RegexPattern, text: string) {
    this.pattern = pattern;
    this.state = {
      text,
      from: 0,
      to: text.length,
      groups: new Int32Array((pattern.groupCount + 1) * 2).fill(-1),
      locals: new Int32Array(pattern.localCount).fill(-1),
      accesses: 0,
      mustReachEnd: false,
      hitEnd: false,
      requireEnd: false,
      lastEnd: 0,
      transparentBounds: false,
      anchoringBounds: true,
    };
  }

  matches(): boolean {
    return this.at(this.state.from, true);
  }

  lookingAt(): boolean {
    return this.at(this.state.from, false);
  }

  /** The next match after the last one. */
  find(): boolean {
    const { state } = this;
    let from = this.searchFrom;
    if (this.matched && state.groups[0] === state.groups[1]) from++;
    if (from < state.from) from = state.from;
    return this.search(from);
  }

  findFrom(index: number): boolean {
    this.reset();
    return this.search(index);
  }

  reset(): void {
    const { state } = this;
    this.matched = false;
    this.searchFrom = 0;
    state.lastEnd = 0;
    state.from = 0;
    state.to = state.text.length;
    state.groups.fill(-1);
  }

  /** Starts anew on another input; the budget starts anew as well. */
  resetTo(text: string): void {
    (this.state as { text: string }).text = text;
    this.state.accesses = 0;
    this.reset();
  }

  region(from: number, to: number): void {
    this.reset();
    this.state.from = from;
    this.state.to = to;
    this.searchFrom = from;
  }

  usePattern(pattern: RegexPattern): void {
    this.pattern = pattern;
    (this.state as { groups: Int32Array }).groups = new Int32Array((pattern.groupCount + 1) * 2).fill(-1);
    (this.state as { locals: Int32Array }).locals = new Int32Array(pattern.localCount).fill(-1);
    this.matched = false;
  }

  /** Text of a group of the last match; null when the group took no part. */
  group(index: number): string | null {
    const { groups, text } = this.state;
    const start = groups[index * 2];
    return start < 0 ? null : text.slice(start, groups[index * 2 + 1]);
  }

  start(group: number): number {
    return this.state.groups[group * 2];
  }

  end(group: number): number {
    return this.state.groups[group * 2 + 1];
  }

  private at(index: number, mustReachEnd: boolean): boolean {
    const { state } = this;
    this.prepare();
    state.mustReachEnd = mustReachEnd;
    return this.conclude(this.pattern.root.match(state, index), index);
  }

  private search(from: number): boolean {
    const { state } = this;
    state.mustReachEnd = false;
    this.prepare();
    for (let index = from; index <= state.to; index++) {
      if (this.pattern.root.match(state, index)) return this.conclude(true, index);
    }
    state.hitEnd = true;
    return this.conclude(false, from);
  }

  private prepare(): void {
    const { state } = this;
    state.groups.fill(-1);
    state.locals.fill(-1);
    state.hitEnd = false;
    state.requireEnd = false;
  }

  private conclude(matched: boolean, start: number): boolean {
    const { state } = this;
    countAccesses(state.accesses);
    this.matched = matched;
    if (matched) {
      state.groups[0] = start;
      state.lastEnd = state.groups[1];
      this.searchFrom = state.groups[1];
    } else {
      state.groups.fill(-1);
    }
    return matched;
  }
}

/** A measure of the transaction: what the most expensive matcher has cost so far. */
function countAccesses(accesses: number): void {
  if (!hasTransaction()) return;
  const { limits } = tx();
  if (accesses > limits.regexAccesses) limits.regexAccesses = accesses;
}
