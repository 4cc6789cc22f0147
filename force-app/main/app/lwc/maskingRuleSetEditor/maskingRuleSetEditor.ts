import { api, LightningElement } from 'lwc';
import save from '@salesforce/apex/RuleEditorController.save';
import { forgetDraft, keepDraft } from 'c/maskingRuleDraft';
import { withKeys } from 'c/maskingRuleList';
import { draftText, type Problem, type Rule, type RuleSet } from 'c/maskingRuleText';
import { errorText, fill } from 'c/maskingText';
import { DraftCheck } from './draftCheck';
import { DraftHistory } from './draftHistory';
import { downloadDraft } from './draftFile';
import { labels } from './labels';
import { mayDiscard } from './question';

type List = HTMLElement & { select(index: number): void };
type Form = HTMLElement & { focusMember(member: string): void };

/** Somebody still types. */
const PAUSE_MS = 500;

/**
 * Edits a rule set with its rules. Fires `saving` ({ saveId }) when the platform has taken it, and `cancel`. What is not saved
 * survives leaving the page: it is kept for this tab of the browser.
 */
export default class MaskingRuleSetEditor extends LightningElement {
  labels = labels;
  draft?: RuleSet;
  problems: readonly Problem[] = [];
  isBusy = false;
  canUndo = false;
  errorMessage?: string;
  /** Index of the rule to open once it is shown. */
  private toOpen?: number;
  private currentSeed?: Rule;
  private original = '';
  /** Whether the draft differs from the original: comparing hundreds of rules takes as long as showing a keystroke. */
  private differs = false;
  private readonly history = new DraftHistory();
  private readonly checking = new DraftCheck(
    (problems) => {
      this.problems = [...problems];
    },
    (error) => this.fail(error),
  );

  /** The rule set to begin with. */
  @api
  get ruleSet(): RuleSet | undefined {
    return this.draft;
  }
  set ruleSet(value: RuleSet | undefined) {
    if (value === undefined) return;
    this.draft = { ...value, rules: withKeys(value.rules) };
    this.original = draftText(this.draft);
    this.differs = false;
    this.checking.later(this.draft, 0);
    this.plant();
  }

  /** The platform is at it. */
  @api isSaving = false;
  /** True when there is something to save from the beginning: a copy, a file, what was kept. */
  @api startsChanged = false;

  /** A rule to begin with, as another page wants it. */
  @api
  get seed(): Rule | undefined {
    return this.currentSeed;
  }
  set seed(value: Rule | undefined) {
    this.currentSeed = value;
    this.plant();
  }

  /** Once both the rule set and the rule are there, in whatever order they come. */
  private plant(): void {
    if (this.draft === undefined || this.currentSeed === undefined) return;
    const seed = this.currentSeed;
    this.currentSeed = undefined;
    this.toOpen = this.rules.length;
    this.keep({ rules: [...this.rules, ...withKeys([seed])] }, '');
  }

  connectedCallback(): void {
    window.addEventListener('beforeunload', this.warn);
  }

  disconnectedCallback(): void {
    this.checking.stop();
    window.removeEventListener('beforeunload', this.warn);
  }

  /** The browser asks before the document goes away. */
  private warn = (event: BeforeUnloadEvent): void => {
    if (this.isChanged) event.preventDefault();
  };

  renderedCallback(): void {
    const list = this.template?.querySelector<List>('c-masking-rule-list');
    if (this.toOpen === undefined || !list) return;
    list.select(this.toOpen);
    this.toOpen = undefined;
  }

  get rules(): readonly Rule[] {
    return this.draft?.rules ?? [];
  }

  get isChanged(): boolean {
    return this.draft !== undefined && (this.startsChanged || this.differs);
  }

  get title(): string {
    return this.draft?.savedName ? fill(labels.editTitle, this.draft.label ?? '') : labels.newTitle;
  }

  /** What is wrong with the rule set itself: said once something was changed. */
  get problemsOfSet(): readonly Problem[] {
    return this.isChanged ? this.problems.filter(({ rule }) => rule === null || rule === undefined) : [];
  }

  get isWorking(): boolean {
    return this.isBusy || this.isSaving;
  }

  /** The first mistake: its field of the rule set gets the focus, or its rule is opened. */
  handleProblem(event: CustomEvent<{ problem: Problem }>): void {
    const { rule, member } = event.detail.problem;
    if (rule !== null && rule !== undefined) this.template?.querySelector<List>('c-masking-rule-list')?.select(rule);
    else this.template?.querySelector<Form>('c-masking-rule-set-form')?.focusMember(member ?? '');
  }

  handleMembers(event: CustomEvent<{ members: Partial<RuleSet> }>): void {
    const { members } = event.detail;
    this.keep(members, Object.keys(members).join());
  }

  handleRules({ detail }: CustomEvent<{ rules: readonly Rule[]; typedIn: string }>): void {
    this.keep({ rules: [...detail.rules] }, detail.typedIn);
  }

  handleUndo(): void {
    const before = this.history.undo();
    if (before !== undefined) this.take(before);
  }

  /** @param typedIn the input or rule that somebody types in; blank for a change of its own */
  private keep(members: Partial<RuleSet>, typedIn: string): void {
    if (this.draft === undefined) return;
    this.history.remember(this.draft, typedIn);
    this.take({ ...this.draft, ...members });
  }

  private take(draft: RuleSet): void {
    this.draft = draft;
    this.differs = draftText(draft) !== this.original;
    this.canUndo = !this.history.isEmpty;
    if (this.isChanged) keepDraft(draft);
    else forgetDraft(draft);
    this.checking.later(draft, PAUSE_MS);
  }

  async handleSave(): Promise<void> {
    const { draft } = this;
    if (draft === undefined || this.checking.showAll()) return;
    this.isBusy = true;
    this.errorMessage = undefined;
    await this.attempt(async () => {
      const saveId = (await save({ draft: draftText(draft) })) as string;
      this.dispatchEvent(new CustomEvent('saving', { detail: { saveId, label: draft.label } }));
    });
    this.isBusy = false;
  }

  /** What cannot be saved is not lost: the file can be imported, which shows the differences. */
  async handleDownload(): Promise<void> {
    await this.attempt(() => downloadDraft(this.draft));
  }

  async handleCancel(): Promise<void> {
    if (this.isChanged && !(await mayDiscard())) return;
    if (this.draft !== undefined) forgetDraft(this.draft);
    this.draft = undefined;
    this.dispatchEvent(new CustomEvent('cancel'));
  }

  handleFailed(event: CustomEvent<{ error: unknown }>): void {
    this.fail(event.detail.error);
  }

  private fail(error: unknown): void {
    this.errorMessage = errorText(error);
  }

  private async attempt(act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      this.fail(error);
    }
  }
}
