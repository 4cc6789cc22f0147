/** What an answer of the org proves about an assumption. */
import { isDeepStrictEqual } from 'node:util';
import type { Assumption, Expectation } from './assumption.ts';

export type Verdict = 'confirmed' | 'contradicted' | 'not decided';

/** How a probe ended. */
export type Answer =
  | { readonly kind: 'value'; readonly value: unknown }
  /** The platform refused what the probe did. */
  | { readonly kind: 'error'; readonly words: string }
  /** The probe could not be carried out: it does not compile, the org lacks something, the connection broke. */
  | { readonly kind: 'impossible'; readonly words: string };

export interface Outcome {
  readonly verdict: Verdict;
  /** The platform's own words, or the value that it returned. */
  readonly words: string;
}

export function judge({ expect, undecidedIf }: Assumption, answer: Answer): Outcome {
  if (answer.kind === 'value') {
    const words = wordsOf(answer.value);
    return { verdict: expect !== null && isMet(expect, answer.value) ? 'confirmed' : 'contradicted', words };
  }
  const { words } = answer;
  if (expect?.raises !== undefined && new RegExp(expect.raises).test(words)) return { verdict: 'confirmed', words };
  if (answer.kind === 'impossible' || (undecidedIf !== undefined && new RegExp(undecidedIf).test(words)))
    return { verdict: 'not decided', words };
  return { verdict: 'contradicted', words };
}

function isMet(expect: Expectation, value: unknown): boolean {
  if ('equals' in expect) return isDeepStrictEqual(value, expect.equals);
  if (expect.matches !== undefined) return new RegExp(expect.matches).test(wordsOf(value));
  if (expect.atMost !== undefined) return typeof value === 'number' && value <= expect.atMost;
  return expect.atLeast !== undefined && typeof value === 'number' && value >= expect.atLeast;
}

export const wordsOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');

/** For reports: what the assumption expects. */
export function expected({ expect }: Assumption): string {
  if (expect === null) return 'what a person sees';
  if ('equals' in expect) return wordsOf(expect.equals);
  if (expect.matches !== undefined) return `a text like /${expect.matches}/`;
  if (expect.raises !== undefined) return `an error like /${expect.raises}/`;
  return expect.atMost === undefined ? `at least ${String(expect.atLeast)}` : `at most ${expect.atMost}`;
}
