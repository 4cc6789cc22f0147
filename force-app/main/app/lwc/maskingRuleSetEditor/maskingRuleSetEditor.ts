import { api, LightningElement } from 'lwc';
import { ShowToastEvent } from 'lightning/platformShowToastEvent';
import check from '@salesforce/apex/RuleEditorController.check';
import getNameLibraries from '@salesforce/apex/RuleEditorController.getNameLibraries';
import getDraftFile from '@salesforce/apex/RuleEditorController.getDraftFile';
import getTemplateRules from '@salesforce/apex/RuleEditorController.getTemplateRules';
import getTemplates from '@salesforce/apex/RuleEditorController.getTemplates';
import save from '@salesforce/apex/RuleEditorController.save';
import Confirm from 'c/maskingConfirm';
import { forgetDraft, keepDraft } from 'c/maskingRuleDraft';
import {
  detailText,
  draftText,
  fieldText,
  kindText,
  methodText,
  newRule,
  objectText,
  type Option,
  type Problem,
  type Rule,
  type RuleSet,
} from 'c/maskingRuleText';
import { download, errorText, fill } from 'c/maskingText';
import { labels } from './labels';

type Input = HTMLElement & { setCustomValidity(message: string): void; reportValidity(): boolean };

interface Choice {
  name: string;
  label: string;
}

interface RuleRow extends Rule {
  key: string;
}

/** In place of a library: names as masked addresses spell them. */
const OF_ADDRESSES = '*';
/** Somebody still types. */
const PAUSE_MS = 500;
const ACTIONS = { edit: 'edit', up: 'up', down: 'down', copy: 'copy', toggle: 'toggle', remove: 'remove' } as const;

/**
 * Edits a rule set with its rules. Fires `saving` ({ saveId }) when the platform has taken it, and `cancel`. What is not saved
 * survives leaving the page: it is kept for this tab of the browser.
 */
export default class MaskingRuleSetEditor extends LightningElement {
  labels = labels;
  columns: object[] = [];
  draft?: RuleSet;
  /** The table of rules. With hundreds of rows it takes as long as several keystrokes, so it is not renewed with each of them. */
  rows: object[] = [];
  problems: readonly Problem[] = [];
  templates: Choice[] = [];
  nameLibraries: Choice[] = [];
  chosen = -1;
  isBusy = false;
  isChanged = false;
  errorMessage?: string;
  private timer?: number;
  private request = 0;
  private keys: string[] = [];
  private nextKey = 0;
  private wantsFocus = false;
  private currentSeed?: Rule;
  private original = '';
  /** What was given differs from what is saved already. */
  private beganChanged = false;

  /** The rule set to begin with. */
  @api
  get ruleSet(): RuleSet | undefined {
    return this.draft;
  }
  set ruleSet(value: RuleSet | undefined) {
    if (value === undefined) return;
    this.draft = { ...value, rules: value.rules.map((rule) => ({ ...rule })) };
    this.keys = value.rules.map(() => this.newKey());
    this.original = draftText(this.draft);
    this.showRows();
    this.checkLater(0);
    this.plant();
  }

  /** The platform is at it. */
  @api isSaving = false;

  /** True when there is something to save from the beginning: a copy, a file, what was kept. */
  @api
  get startsChanged(): boolean {
    return this.isChanged;
  }
  set startsChanged(value: boolean) {
    this.beganChanged = value;
    this.isChanged = value;
  }

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
    this.add([seed]);
  }

  connectedCallback(): void {
    // Rows know by themselves which actions they have.
    this.columns = [
      {
        label: labels.rule,
        type: 'button',
        initialWidth: 230,
        typeAttributes: { label: { fieldName: 'title' }, name: ACTIONS.edit, variant: 'base' },
        cellAttributes: { iconName: { fieldName: 'problemIcon' }, iconAlternativeText: { fieldName: 'problemText' } },
      },
      { label: labels.kind, fieldName: 'kindText', initialWidth: 160 },
      { label: labels.object, fieldName: 'objectText', initialWidth: 140 },
      { label: labels.field, fieldName: 'fieldText', initialWidth: 150 },
      { label: labels.method, fieldName: 'methodText', initialWidth: 140 },
      { label: labels.detail, fieldName: 'detail', wrapText: true },
      { label: labels.state, fieldName: 'stateText', initialWidth: 100 },
      { type: 'action', typeAttributes: { rowActions: this.actionsOf } },
    ];
    window.addEventListener('beforeunload', this.warn);
    void this.loadTemplates();
    void this.loadNameLibraries();
  }

  disconnectedCallback(): void {
    window.clearTimeout(this.timer);
    window.removeEventListener('beforeunload', this.warn);
  }

  /** The browser asks before the document goes away. */
  private warn = (event: BeforeUnloadEvent): void => {
    if (this.isChanged) event.preventDefault();
  };

  private async loadTemplates(): Promise<void> {
    try {
      this.templates = (await getTemplates()) as Choice[];
    } catch (error) {
      this.errorMessage = errorText(error);
    }
  }

  private async loadNameLibraries(): Promise<void> {
    try {
      this.nameLibraries = (await getNameLibraries()) as Choice[];
    } catch (error) {
      this.errorMessage = errorText(error);
    }
  }

  private newKey(): string {
    return `rule-${this.nextKey++}`;
  }

  private actionsOf = (row: RuleRow, done: (actions: object[]) => void): void => {
    const place = this.keys.indexOf(row.key);
    const actions = [
      { label: labels.edit, name: ACTIONS.edit },
      { label: labels.up, name: ACTIONS.up, disabled: place === 0 },
      { label: labels.down, name: ACTIONS.down, disabled: place === this.keys.length - 1 },
      { label: labels.duplicate, name: ACTIONS.copy },
      { label: row.isActive ? labels.deactivate : labels.activate, name: ACTIONS.toggle },
    ];
    // What was saved cannot be deleted by Apex: it is deactivated.
    done(row.name ? actions : [...actions, { label: labels.remove, name: ACTIONS.remove }]);
  };

  renderedCallback(): void {
    for (const input of this.template?.querySelectorAll<Input>('[data-set-member]') ?? []) {
      const problem = this.problems.find((found) => isOfSet(found) && found.member === input.dataset.setMember);
      input.setCustomValidity(this.isChanged ? (problem?.message ?? '') : '');
      input.reportValidity();
    }
    if (this.wantsFocus) {
      this.wantsFocus = false;
      this.focusRule();
    }
  }

  private focusRule(): void {
    this.template?.querySelector<HTMLElement>('c-masking-rule-editor')?.focus();
  }

  get title(): string {
    return this.draft?.savedName ? fill(labels.editTitle, this.draft.label ?? '') : labels.newTitle;
  }

  get isNew(): boolean {
    return !this.draft?.savedName;
  }

  /** Rows that are as they were keep the table as it is. */
  private showRows(): void {
    const rows = (this.draft?.rules ?? []).map((rule, index) => this.rowOf(rule, index));
    if (JSON.stringify(rows) !== JSON.stringify(this.rows)) this.rows = rows;
  }

  private rowOf(rule: Rule, index: number): object {
    const problems = this.problemsOf(index);
    const isSerious = problems.some(({ isHarmless }) => !isHarmless);
    return {
      ...rule,
      key: this.keys[index],
      title: rule.label || [objectText(rule), fieldText(rule)].filter(Boolean).join(' ') || labels.newRule,
      kindText: kindText(rule.kind),
      objectText: objectText(rule),
      fieldText: fieldText(rule),
      methodText: methodText(rule.method),
      detail: detailText(rule),
      stateText: rule.isActive ? labels.active : labels.inactive,
      problemIcon: problems.length === 0 ? undefined : isSerious ? 'utility:error' : 'utility:warning',
      problemText: problems.map(({ message }) => message).join(' '),
    };
  }

  get hasRules(): boolean {
    return this.keys.length > 0;
  }

  private problemsOf(index: number): Problem[] {
    return this.problems.filter(({ rule }) => rule === index);
  }

  get selectedRule(): Rule | undefined {
    return this.draft?.rules[this.chosen];
  }

  get selectedProblems(): Problem[] {
    return this.problemsOf(this.chosen);
  }

  get selectedTitle(): string {
    return fill(labels.ruleTitle, this.chosen + 1);
  }

  get domain(): string {
    return this.draft?.maskedDomain ?? '';
  }

  get flags(): { member: string; label: string; isSet: boolean }[] {
    const { isActive, isDefault, verifies, allowsDeletes } = this.draft ?? {};
    return [
      { member: 'isActive', label: labels.active, isSet: isActive === true },
      { member: 'isDefault', label: labels.isDefault, isSet: isDefault === true },
      { member: 'verifies', label: labels.verify, isSet: verifies === true },
      { member: 'allowsDeletes', label: labels.allowsDeletes, isSet: allowsDeletes === true },
    ];
  }

  get driftOptions(): Option[] {
    return [
      { label: labels.driftMask, value: 'Mask Anyway' },
      { label: labels.driftStop, value: 'Stop' },
    ];
  }

  get keyOptions(): Option[] {
    return [
      { label: labels.keyStable, value: 'Stable' },
      { label: labels.keyPerRefresh, value: 'Per Refresh' },
    ];
  }

  get nameLibrary(): string {
    return this.draft?.nameLibrary || OF_ADDRESSES;
  }

  /** The chosen library stays among them where the org does not have it: the form states what is wrong with it. */
  get nameOptions(): Option[] {
    const found = this.nameLibraries.map(({ name, label }) => ({ label, value: name }));
    const value = this.nameLibrary;
    const isKnown = value === OF_ADDRESSES || found.some((option) => option.value === value);
    return [
      { label: labels.namesOfAddresses, value: OF_ADDRESSES },
      ...(isKnown ? [] : [{ label: value, value }]),
      ...found,
    ];
  }

  get hasTemplates(): boolean {
    return this.templates.length > 0;
  }

  get templateItems(): object[] {
    return this.templates.map(({ name, label }) => ({ name, label: fill(labels.templateOf, label) }));
  }

  private get serious(): Problem[] {
    return this.problems.filter(({ isHarmless }) => !isHarmless);
  }

  get problemSummary(): string {
    const count = this.serious.length;
    return this.isChanged && count > 0 ? fill(labels.problemCount, count) : '';
  }

  get cannotSave(): boolean {
    return this.isBusy || this.isSaving || !this.isChanged || this.serious.length > 0;
  }

  /** The first mistake: its field of the rule set gets the focus, or its rule is opened. */
  handleProblems(): void {
    const [{ rule, member }] = this.serious;
    if (rule !== null && rule !== undefined) this.select(rule);
    else this.template?.querySelector<Input>(`[data-set-member="${member ?? ''}"]`)?.focus();
  }

  handleMember(event: CustomEvent<{ value: string }>): void {
    const { setMember = '' } = (event.currentTarget as HTMLElement).dataset;
    const value = setMember === 'batchSize' ? Number(event.detail.value) : event.detail.value;
    this.change({ [setMember]: value });
  }

  handleNameLibrary(event: CustomEvent<{ value: string }>): void {
    const { value } = event.detail;
    this.change({ nameLibrary: value === OF_ADDRESSES ? null : value });
  }

  handleFlag(event: CustomEvent<{ checked: boolean }>): void {
    const { setFlag = '' } = (event.currentTarget as HTMLElement).dataset;
    this.change({ [setFlag]: event.detail.checked });
  }

  handleRule(event: CustomEvent<{ rule: Rule }>): void {
    const rules = [...(this.draft?.rules ?? [])];
    rules[this.chosen] = event.detail.rule;
    this.keep({ rules });
  }

  handleRowAction(event: CustomEvent<{ action: { name: string }; row: RuleRow }>): void {
    const place = this.keys.indexOf(event.detail.row.key);
    const rules = [...(this.draft?.rules ?? [])];
    switch (event.detail.action.name) {
      case ACTIONS.up:
        return this.move(place, place - 1);
      case ACTIONS.down:
        return this.move(place, place + 1);
      case ACTIONS.copy:
        return this.add([{ ...rules[place], name: null }]);
      case ACTIONS.toggle:
        rules[place] = { ...rules[place], isActive: !rules[place].isActive };
        return this.change({ rules });
      case ACTIONS.remove:
        return this.remove(place);
      default:
        return this.select(place);
    }
  }

  private move(from: number, to: number): void {
    const rules = [...(this.draft?.rules ?? [])];
    [rules[from], rules[to]] = [rules[to], rules[from]];
    [this.keys[from], this.keys[to]] = [this.keys[to], this.keys[from]];
    if (this.chosen === from) this.chosen = to;
    else if (this.chosen === to) this.chosen = from;
    this.change({ rules });
  }

  private remove(place: number): void {
    this.keys.splice(place, 1);
    if (this.chosen === place) this.chosen = -1;
    else if (this.chosen > place) this.chosen--;
    this.change({ rules: (this.draft?.rules ?? []).filter((_rule, index) => index !== place) });
  }

  private add(rules: readonly Rule[]): void {
    const before = this.draft?.rules ?? [];
    this.keys.push(...rules.map(() => this.newKey()));
    this.change({ rules: [...before, ...rules] });
    if (rules.length === 1) this.select(before.length);
  }

  private select(place: number): void {
    // An editor that is shown already is not rendered again.
    if (this.chosen === place) this.focusRule();
    else this.wantsFocus = true;
    this.chosen = place;
  }

  handleNewRule(): void {
    this.add([newRule()]);
  }

  async handleTemplate(event: CustomEvent<{ value: string }>): Promise<void> {
    try {
      const rules = (await getTemplateRules({ objectName: event.detail.value })) as Rule[];
      const known = new Set((this.draft?.rules ?? []).map(({ objectName, fieldName }) => `${objectName}.${fieldName}`));
      const fresh = rules.filter(({ objectName, fieldName }) => !known.has(`${objectName}.${fieldName}`));
      this.add(fresh);
      this.toast(fill(labels.templateAdded, fresh.length), '', 'success');
    } catch (error) {
      this.errorMessage = errorText(error);
    }
  }

  handleCloseRule(): void {
    this.chosen = -1;
  }

  private change(members: Partial<RuleSet>): void {
    this.keep(members);
    this.showRows();
  }

  private keep(members: Partial<RuleSet>): void {
    if (this.draft === undefined) return;
    this.draft = { ...this.draft, ...members };
    this.isChanged = this.beganChanged || draftText(this.draft) !== this.original;
    if (this.isChanged) keepDraft(this.draft);
    else forgetDraft(this.draft);
    this.checkLater(PAUSE_MS);
  }

  private checkLater(milliseconds: number): void {
    window.clearTimeout(this.timer);
    // One question when somebody pauses, not one for each letter.
    // eslint-disable-next-line @lwc/lwc/no-async-operation
    this.timer = window.setTimeout(() => void this.check(), milliseconds);
  }

  private async check(): Promise<void> {
    const request = ++this.request;
    if (this.draft === undefined) return;
    try {
      const problems = (await check({ draft: draftText(this.draft) })) as Problem[];
      if (request !== this.request) return;
      this.problems = problems;
      this.showRows();
    } catch (error) {
      this.errorMessage = errorText(error);
    }
  }

  async handleSave(): Promise<void> {
    if (this.draft === undefined) return;
    this.isBusy = true;
    this.errorMessage = undefined;
    try {
      const saveId = (await save({ draft: draftText(this.draft) })) as string;
      this.dispatchEvent(new CustomEvent('saving', { detail: { saveId, label: this.draft.label } }));
    } catch (error) {
      this.errorMessage = errorText(error);
    }
    this.isBusy = false;
  }

  /** What cannot be saved is not lost: the file can be imported, which shows the differences. */
  async handleDownload(): Promise<void> {
    if (this.draft === undefined) return;
    try {
      const file = (await getDraftFile({ draft: draftText(this.draft) })) as string;
      download(`${this.draft.name || 'draft'}.json`, file, 'application/json');
    } catch (error) {
      this.errorMessage = errorText(error);
    }
  }

  async handleCancel(): Promise<void> {
    if (this.isChanged && !(await this.mayDiscard())) return;
    this.isChanged = false;
    if (this.draft !== undefined) forgetDraft(this.draft);
    this.dispatchEvent(new CustomEvent('cancel'));
  }

  private async mayDiscard(): Promise<boolean> {
    const answer = await Confirm.open<string>({
      size: 'small',
      label: labels.leaveTitle,
      message: labels.leaveText,
      cancelLabel: labels.keepEditing,
      choices: [{ value: 'discard', label: labels.discard, variant: 'destructive' }],
    });
    return answer === 'discard';
  }

  private toast(title: string, message: string, variant: 'success' | 'error'): void {
    this.dispatchEvent(new ShowToastEvent({ title, message, variant }));
  }
}

const isOfSet = ({ rule }: Problem): boolean => rule === null || rule === undefined;
