/** Failures by what they have in common. */
import type { Failure } from './run.ts';

export interface Cause {
  readonly count: number;
  /** The message without what differs from test to test. */
  readonly message: string;
  /** A test, and where it failed. */
  readonly example: string;
}

/** The most frequent first. */
export function causesOf(failures: readonly Failure[]): Cause[] {
  const groups = new Map<string, Failure[]>();
  for (const failure of failures) {
    const key = failure.message
      .split('\n')[0]!
      .replace(/^.*?:\d+:\d+: /, 'Does not compile: ')
      .replace(/\b(?=\w*\d)[0-9a-zA-Z]{15,18}\b/g, '<Id>')
      .replace(/\d+/g, '#')
      .slice(0, 200);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [failure]);
    else group.push(failure);
  }
  return [...groups]
    .map(([message, group]) => ({
      count: group.length,
      message,
      example: `${group[0]!.test} ${group[0]!.stackTrace.split('\n')[0]}`.trim(),
    }))
    .sort((a, b) => b.count - a.count);
}
