import { api, LightningElement } from 'lwc';
import {
  builtInOptions,
  hasPattern,
  isBuiltIn,
  KIND_PERSONAL,
  METHOD_PATTERN,
  showProblems,
  type Option,
  type Problem,
  type Rule,
} from 'c/maskingRuleText';
import { labels } from './labels';

const OWN = 'own';
const REDACT = 'redact';
const REPLACE = 'replace';
const ADDRESSES = '{addresses}';
/** Methods that need, or may have, a text of the rule. */
const WITH_TEXT = ['Fixed Value', 'Redact Text', METHOD_PATTERN];

/** Whether a rule has a text that replaces what it masks. */
export function showsReplacement(rule: Rule): boolean {
  if (hasPattern(rule)) return rule.pattern !== ADDRESSES;
  return rule.kind === KIND_PERSONAL && WITH_TEXT.includes(rule.method ?? '');
}

/** What a rule looks for in a text, and what replaces it. Fires `members` ({ members }) with every change of the rule. */
export default class MaskingRulePattern extends LightningElement {
  @api rule: Rule = { isActive: true };
  private currentProblems: readonly Problem[] = [];

  /** What is wrong with the rule. */
  @api
  get problems(): readonly Problem[] {
    return this.currentProblems;
  }
  set problems(value: readonly Problem[]) {
    this.currentProblems = value;
    // The template does not read them, so that nothing else shows them once they are known.
    showProblems(this.template, value);
  }
  /** Masked domain of the rule set. */
  @api domain = '';

  labels = labels;
  patternOptions: Option[] = [...builtInOptions(), { value: OWN, label: labels.patternOwn }];
  replacementOptions: Option[] = [
    { value: REDACT, label: labels.redactMatches },
    { value: REPLACE, label: labels.replaceMatches },
  ];

  renderedCallback(): void {
    showProblems(this.template, this.problems);
  }

  get showsPattern(): boolean {
    return hasPattern(this.rule);
  }

  get showsReplacement(): boolean {
    return showsReplacement(this.rule);
  }

  get isOwnPattern(): boolean {
    return !isBuiltIn(this.rule.pattern);
  }

  get patternChoice(): string {
    return this.isOwnPattern ? OWN : (this.rule.pattern ?? OWN);
  }

  get showsReplacementText(): boolean {
    return !this.showsPattern || this.replacementChoice === REPLACE;
  }

  get replacementChoice(): string {
    return this.rule.deletesMatch === true || (this.rule.replacement ?? '') !== '' ? REPLACE : REDACT;
  }

  /** What the pattern is tried out with: nothing redacts, an empty text deletes. */
  get trialReplacement(): string | null {
    return this.rule.deletesMatch === true ? '' : this.rule.replacement || null;
  }

  get replacementLabel(): string {
    return this.rule.method === 'Fixed Value' ? labels.fixedValue : labels.replacement;
  }

  get replacementHint(): string {
    if (!this.showsPattern) return '';
    return this.showsReplacementText ? labels.replacementHint : labels.redactHint;
  }

  handleChange(event: CustomEvent<{ value: string }>): void {
    const { member = '' } = (event.currentTarget as HTMLElement).dataset;
    this.change({ [member]: event.detail.value });
  }

  handlePatternChoice(event: CustomEvent<{ value: string }>): void {
    const { value } = event.detail;
    this.change({
      pattern: value === OWN ? null : value,
      ...(value === ADDRESSES ? { replacement: null, deletesMatch: false } : {}),
    });
  }

  /** A replacement that is still empty deletes the match. */
  handleReplacementChoice(event: CustomEvent<{ value: string }>): void {
    this.change({ replacement: null, deletesMatch: event.detail.value === REPLACE });
  }

  handleReplacement(event: CustomEvent<{ value: string }>): void {
    const replacement = event.detail.value;
    this.change({ replacement, deletesMatch: this.showsPattern && replacement === '' });
  }

  private change(members: Partial<Rule>): void {
    this.dispatchEvent(new CustomEvent('members', { detail: { members } }));
  }
}
