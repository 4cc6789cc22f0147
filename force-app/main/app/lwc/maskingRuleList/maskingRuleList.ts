import { api, LightningElement } from 'lwc';
import { ShowToastEvent } from 'lightning/platformShowToastEvent';
import getTemplateRules from '@salesforce/apex/RuleEditorController.getTemplateRules';
import getTemplates from '@salesforce/apex/RuleEditorController.getTemplates';
import { newRule, type Problem, type Rule } from 'c/maskingRuleText';
import type { RuleAction } from 'c/maskingRuleTable';
import { fill } from 'c/maskingText';
import { labels } from './labels';
import { activated, fresh, isOtherOrder, replaced, swapped, withKeys, without } from './ruleOrder';

export { withKeys } from './ruleOrder';

/**
 * The rules of a draft, and the form of the one that is chosen. Fires `ruleschange` ({ rules, typedIn }), where `typedIn` is the key of the
 * rule that somebody types in, or blank, and `failed` ({ error }).
 */
export default class MaskingRuleList extends LightningElement {
  /** Masked domain of the rule set. */
  @api domain = '';

  labels = labels;
  /** The rules as the table shows them: not renewed with each letter that somebody types. */
  shownRules: readonly Rule[] = [];
  templates: { name: string; label: string }[] = [];
  chosen = -1;
  private wantsFocus = false;
  private current: readonly Rule[] = [];
  private currentProblems: readonly Problem[] = [];

  @api
  get rules(): readonly Rule[] {
    return this.current;
  }
  set rules(value: readonly Rule[]) {
    const key = this.selectedRule?.key;
    this.current = value;
    this.chosen = key === undefined ? -1 : value.findIndex((rule) => rule.key === key);
    if (isOtherOrder(value, this.shownRules)) this.shownRules = value;
  }

  /** What is wrong with the draft, asked when somebody pauses. */
  @api
  get problems(): readonly Problem[] {
    return this.currentProblems;
  }
  set problems(value: readonly Problem[]) {
    this.currentProblems = value;
    this.shownRules = this.current;
  }

  connectedCallback(): void {
    void this.attempt(async () => {
      this.templates = (await getTemplates()) as { name: string; label: string }[];
    });
  }

  renderedCallback(): void {
    if (!this.wantsFocus) return;
    this.wantsFocus = false;
    this.focusRule();
  }

  private focusRule(): void {
    this.template?.querySelector<HTMLElement>('c-masking-rule-editor')?.focus();
  }

  get selectedRule(): Rule | undefined {
    return this.current[this.chosen];
  }

  get hasSelection(): boolean {
    return this.selectedRule !== undefined;
  }

  get selectedKey(): string | undefined {
    return this.selectedRule?.key;
  }

  get selectedProblems(): Problem[] {
    return this.currentProblems.filter(({ rule }) => rule === this.chosen);
  }

  get selectedTitle(): string {
    return fill(labels.ruleTitle, this.chosen + 1);
  }

  /** Next to the form of a rule where the window is wide enough. */
  get tableClass(): string {
    const size = this.hasSelection ? 'slds-large-size_5-of-12' : '';
    return `slds-col slds-size_1-of-1 ${size}`.trim();
  }

  get hasTemplates(): boolean {
    return this.templates.length > 0;
  }

  get templateItems(): object[] {
    return this.templates.map(({ name, label }) => ({ name, label: fill(labels.templateOf, label) }));
  }

  handleRule(event: CustomEvent<{ rule: Rule }>): void {
    const { key = '' } = this.current[this.chosen];
    this.current = replaced(this.current, this.chosen, event.detail.rule);
    this.tell(key);
  }

  handleActivate(event: CustomEvent<{ keys: string[]; isActive: boolean }>): void {
    this.change(activated(this.current, event.detail.keys, event.detail.isActive));
  }

  handleRuleAction(event: CustomEvent<{ action: RuleAction; index: number }>): void {
    const { action, index } = event.detail;
    const rule = this.current[index];
    if (action === 'up' || action === 'down') this.move(index, action === 'up' ? index - 1 : index + 1);
    else if (action === 'copy') this.add([{ ...rule, name: null }]);
    else if (action === 'toggle') this.change(replaced(this.current, index, { ...rule, isActive: !rule.isActive }));
    else if (action === 'remove') this.remove(index);
    else this.select(index);
  }

  private move(from: number, to: number): void {
    if (this.chosen === from) this.chosen = to;
    else if (this.chosen === to) this.chosen = from;
    this.change(swapped(this.current, from, to));
  }

  private remove(index: number): void {
    if (this.chosen === index) this.chosen = -1;
    else if (this.chosen > index) this.chosen--;
    this.change(without(this.current, index));
  }

  private add(rules: readonly Rule[]): void {
    const index = this.current.length;
    this.change([...this.current, ...withKeys(rules)]);
    if (rules.length === 1) this.select(index);
  }

  /** Opens the form of a rule. */
  @api
  select(index: number): void {
    // A form that is shown already is not rendered again.
    if (this.chosen === index) this.focusRule();
    else this.wantsFocus = true;
    this.chosen = index;
  }

  handleNewRule(): void {
    this.add([newRule()]);
  }

  async handleTemplate(event: CustomEvent<{ value: string }>): Promise<void> {
    await this.attempt(async () => {
      const rules = (await getTemplateRules({ objectName: event.detail.value })) as Rule[];
      const added = fresh(this.current, rules);
      this.add(added);
      this.dispatchEvent(new ShowToastEvent({ title: fill(labels.templateAdded, added.length), variant: 'success' }));
    });
  }

  handleCloseRule(): void {
    this.chosen = -1;
  }

  private change(rules: readonly Rule[]): void {
    this.current = rules;
    this.shownRules = rules;
    this.tell('');
  }

  private tell(typedIn: string): void {
    this.dispatchEvent(new CustomEvent('ruleschange', { detail: { rules: this.current, typedIn } }));
  }

  private async attempt(act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      this.dispatchEvent(new CustomEvent('failed', { detail: { error } }));
    }
  }
}
