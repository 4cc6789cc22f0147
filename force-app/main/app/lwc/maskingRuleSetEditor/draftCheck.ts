/** Asks the server what is wrong with a draft: once somebody pauses, not with each letter. */
import check from '@salesforce/apex/RuleEditorController.check';
import { draftText, type Problem, type RuleSet } from 'c/maskingRuleText';

export class DraftCheck {
  private timer?: number;
  private request = 0;
  private readonly onProblems: (problems: Problem[]) => void;
  private readonly onError: (error: unknown) => void;

  constructor(onProblems: (problems: Problem[]) => void, onError: (error: unknown) => void) {
    this.onProblems = onProblems;
    this.onError = onError;
  }

  later(draft: RuleSet, milliseconds: number): void {
    this.stop();
    // eslint-disable-next-line @lwc/lwc/no-async-operation
    this.timer = window.setTimeout(() => void this.ask(draft), milliseconds);
  }

  stop(): void {
    window.clearTimeout(this.timer);
  }

  /** An answer that was overtaken by another question is not reported. */
  private async ask(draft: RuleSet): Promise<void> {
    const request = ++this.request;
    try {
      const problems = (await check({ draft: draftText(draft) })) as Problem[];
      if (request === this.request) this.onProblems(problems);
    } catch (error) {
      this.onError(error);
    }
  }
}
