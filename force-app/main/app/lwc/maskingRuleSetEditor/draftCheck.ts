/** Asks the server what is wrong with a draft: once somebody pauses, not with each letter. */
import check from '@salesforce/apex/RuleEditorController.check';
import { draftText, isUntouched, type Problem, type RuleSet } from 'c/maskingRuleText';

/** A new rule does not complain of what nobody has had time to enter. */
const isEarly =
  ({ rules }: RuleSet) =>
  ({ code, rule }: Problem): boolean => {
    const about = rules[rule ?? -1];
    return code === 'blank' && about !== undefined && isUntouched(about);
  };

export class DraftCheck {
  private timer?: number;
  private request = 0;
  private problems: readonly Problem[] = [];
  /** True from an attempt to save until a rule is added. */
  private showsAll = false;
  private rules = 0;
  private readonly onProblems: (problems: Problem[]) => void;
  private readonly onError: (error: unknown) => void;

  constructor(onProblems: (problems: Problem[]) => void, onError: (error: unknown) => void) {
    this.onProblems = onProblems;
    this.onError = onError;
  }

  later(draft: RuleSet, milliseconds: number): void {
    this.stop();
    this.showsAll &&= draft.rules.length <= this.rules;
    this.rules = draft.rules.length;
    // eslint-disable-next-line @lwc/lwc/no-async-operation
    this.timer = window.setTimeout(() => void this.ask(draft), milliseconds);
  }

  stop(): void {
    window.clearTimeout(this.timer);
  }

  /** Shows what new rules lack, too. @return true when something keeps the draft from being saved */
  showAll(): boolean {
    this.showsAll = true;
    this.onProblems([...this.problems]);
    return this.problems.some(({ isHarmless }) => !isHarmless);
  }

  /** An answer that was overtaken by another question is not reported. */
  private async ask(draft: RuleSet): Promise<void> {
    const request = ++this.request;
    try {
      const problems = (await check({ draft: draftText(draft) })) as Problem[];
      if (request !== this.request) return;
      this.problems = problems;
      const isHidden = isEarly(draft);
      this.onProblems(this.showsAll ? problems : problems.filter((problem) => !isHidden(problem)));
    } catch (error) {
      this.onError(error);
    }
  }
}
