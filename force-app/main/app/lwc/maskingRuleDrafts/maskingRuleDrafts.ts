import { LightningElement } from 'lwc';
import Confirm from 'c/maskingConfirm';
import { forgetDraft, keptDraftOf, keptDrafts } from 'c/maskingRuleDraft';
import type { RuleSet } from 'c/maskingRuleText';
import { fill } from 'c/maskingText';
import { labels } from './labels';

const nameOf = ({ label, name }: RuleSet): string => label || name || labels.newRuleSet;

/** A rule set to edit: the one that was given, or what was changed of it and is not saved. */
export interface Chosen {
  ruleSet: RuleSet;
  isDraft: boolean;
}

/** Asks which one to edit where there are two: neither is replaced without a question. @return undefined when somebody changed their mind */
export async function draftOrSaved(ruleSet: RuleSet): Promise<Chosen | undefined> {
  const draft = keptDraftOf(ruleSet);
  if (draft === undefined) return { ruleSet, isDraft: false };
  const answer = await Confirm.open<string>({
    size: 'small',
    label: fill(labels.kept, nameOf(draft)),
    message: labels.draftText,
    choices: [
      { value: 'discard', label: labels.openSaved },
      { value: 'resume', label: labels.goOn, variant: 'brand' },
    ],
  });
  if (answer === 'resume') return { ruleSet: draft, isDraft: true };
  if (answer !== 'discard') return undefined;
  forgetDraft(draft);
  return { ruleSet, isDraft: false };
}

/** What was changed in this tab of the browser and is not saved yet. Fires `resume` ({ draft }). */
export default class MaskingRuleDrafts extends LightningElement {
  labels = labels;
  drafts: RuleSet[] = keptDrafts();

  get kept(): { key: string; text: string }[] {
    return this.drafts.map((draft, index) => ({ key: String(index), text: fill(labels.kept, nameOf(draft)) }));
  }

  private draftOf(event: Event): RuleSet {
    return this.drafts[Number((event.currentTarget as HTMLElement).dataset.key)];
  }

  handleContinue(event: Event): void {
    this.dispatchEvent(new CustomEvent('resume', { detail: { draft: this.draftOf(event) } }));
  }

  async handleDiscard(event: Event): Promise<void> {
    const draft = this.draftOf(event);
    const answer = await Confirm.open<string>({
      size: 'small',
      label: labels.discardTitle,
      message: fill(labels.discardText, nameOf(draft)),
      cancelLabel: labels.keep,
      choices: [{ value: 'discard', label: labels.discard, variant: 'destructive' }],
    });
    if (answer !== 'discard') return;
    forgetDraft(draft);
    this.drafts = keptDrafts();
  }
}
