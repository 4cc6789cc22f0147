/** What the answer of an org proves about a conformance case. */
import { failsAsRecorded, type ConformanceCase } from '../../../local-org/test/conformance/cases.ts';
import type { Outcome } from '../verdict.ts';

/** How one Apex test ended, as the API answers it. */
export interface TestAnswer {
  readonly outcome: string;
  readonly message: string | null;
}

/** Refusals that come from what an org has added, or lacks: they prove nothing about the platform. */
const OF_THE_ORG = new RegExp(
  [
    'LICENSE_LIMIT_EXCEEDED',
    'STORAGE_LIMIT_EXCEEDED',
    'DUPLICATES_DETECTED',
    'CANNOT_INSERT_UPDATE_ACTIVATE_ENTITY',
    'CANNOT_EXECUTE_FLOW_TRIGGER',
    'UNABLE_TO_LOCK_ROW',
    'FUNCTIONALITY_NOT_ENABLED',
    'not enabled',
  ].join('|'),
);

/** @param answer null: the platform has no result of the case */
export function judgeCase({ fails }: ConformanceCase, answer: TestAnswer | null): Outcome {
  if (answer === null) return { verdict: 'not decided', words: 'The org has no result of this test.' };
  const { outcome, message } = answer;
  const words = outcome === 'Pass' ? 'Pass' : (message ?? outcome);
  if (outcome === 'Pass') return { verdict: fails === null ? 'confirmed' : 'contradicted', words };
  if (outcome !== 'Fail') return { verdict: 'not decided', words };
  if (fails !== null && failsAsRecorded(fails, message)) return { verdict: 'confirmed', words };
  return { verdict: OF_THE_ORG.test(words) ? 'not decided' : 'contradicted', words };
}

/** For people: the method's name as words. */
export const sentenceOf = ({ method }: ConformanceCase): string => {
  const words = method.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
};

/** For people: what is recorded. */
export const recorded = ({ fails }: ConformanceCase): string => fails ?? 'Pass';
