/** What to do in a sandbox that has no masking key: nothing of it can be done in the sandbox but to change the key policy. */
import { isSure } from 'c/maskingConfirm';
import { labels } from './labels';

/** @returns true when the person wants to open the rules, where the key policy can be changed */
export function explainMissingKey(): Promise<boolean> {
  return isSure({ title: labels.title, message: labels.steps, act: labels.openRules, isHarmless: true });
}
