import { api, LightningElement } from 'lwc';
import getFields from '@salesforce/apex/RuleEditorController.getFields';
import getObjects from '@salesforce/apex/RuleEditorController.getObjects';
import { progressText, readParts, type Part } from 'c/maskingInventory';
import type { PickerOption } from 'c/maskingPicker';
import {
  builtInOptions,
  deletionOptions,
  derivesFromPerson,
  EVERY,
  hasPattern,
  isBuiltIn,
  KIND_DELETE,
  KIND_EMAIL,
  KIND_PATTERN,
  KIND_PERSONAL,
  kindOptions,
  METHOD_LEAVE,
  METHOD_PATTERN,
  methodText,
  type Option,
  type Problem,
  type Rule,
} from 'c/maskingRuleText';
import { errorText } from 'c/maskingText';
import { labels } from './labels';

interface Choice {
  name: string;
  label: string;
}

interface Choices extends Part {
  choices: Choice[];
}

interface FieldChoice extends Choice {
  type: string;
  length: number;
  methods: string[];
}

type Input = HTMLElement & { setCustomValidity(message: string): void; reportValidity(): boolean };

const OWN = 'own';
const REDACT = 'redact';
const REPLACE = 'replace';
/** Methods that need, or may have, a text of the rule. */
const WITH_TEXT = ['Fixed Value', 'Redact Text', METHOD_PATTERN];

/** The form of one rule. Fires `rulechange` ({ rule }) with every change. */
export default class MaskingRuleEditor extends LightningElement {
  /** Masked domain of the rule set: part of masked addresses, which have to fit the field. */
  @api domain = '';

  labels = labels;
  objects: Choice[] = [];
  fields: FieldChoice[] = [];
  errorMessage?: string;
  /** How far the reading of objects is, where it takes more than one request. */
  progress?: string;
  private current: Rule = { isActive: true };
  private currentProblems: readonly Problem[] = [];
  private objectsOf?: string;
  private fieldsOf?: string;

  @api
  get rule(): Rule {
    return this.current;
  }
  set rule(value: Rule) {
    this.current = value;
    void this.loadChoices();
  }

  /** What is wrong with the rule. */
  @api
  get problems(): readonly Problem[] {
    return this.currentProblems;
  }
  set problems(value: readonly Problem[]) {
    this.currentProblems = value;
  }

  /** Puts the cursor into the first input. */
  @api
  focus(): void {
    this.template?.querySelector<HTMLElement>('lightning-combobox')?.focus();
  }

  /** Objects by kind, fields by kind and object: asked for once. */
  private async loadChoices(): Promise<void> {
    const { kind, objectName } = this.current;
    try {
      if (kind && this.objectsOf !== kind) {
        this.objectsOf = kind;
        await this.loadObjects(kind);
      }
      const wanted = `${kind} ${objectName}`;
      if (kind && kind !== KIND_DELETE && objectName && this.fieldsOf !== wanted) {
        this.fieldsOf = wanted;
        this.fields = [];
        const fields = (await getFields({ kind, objectName, domain: this.domain })) as FieldChoice[];
        if (this.fieldsOf === wanted) this.fields = fields;
      }
    } catch (error) {
      this.errorMessage = errorText(error);
    }
  }

  /** Objects can be chosen as soon as they are read. */
  private async loadObjects(kind: string): Promise<void> {
    const ask = (objectNames: readonly string[] | null): Promise<unknown> => getObjects({ kind, objectNames });
    let found: Choice[] = [];
    await readParts<Choices>(ask, {
      // What is known from a short time ago are objects with Email fields.
      isFresh: kind !== KIND_EMAIL,
      onPart: ({ choices, rest = [] }, progress) => {
        if (this.objectsOf !== kind) return false;
        found = [...found, ...choices];
        this.objects = found;
        this.progress = rest.length > 0 ? progressText(progress) : this.progress;
        return true;
      },
    });
    if (this.objectsOf === kind) this.progress = undefined;
  }

  renderedCallback(): void {
    for (const input of this.template?.querySelectorAll<Input>('[data-member]') ?? []) {
      input.setCustomValidity(this.problemOf(input.dataset.member ?? '') ?? '');
      input.reportValidity();
    }
  }

  private problemOf(member: string): string | undefined {
    return this.currentProblems.find((problem) => problem.member === member)?.message;
  }

  get objectProblem(): string | undefined {
    return this.problemOf('objectName');
  }

  get fieldProblem(): string | undefined {
    return this.problemOf('fieldName');
  }

  /** Those that no input of the form is for. */
  get otherProblems(): readonly Problem[] {
    const shown = ['kind', 'objectName', 'fieldName'];
    if (this.hasMethods) shown.push('method');
    if (this.showsPattern) shown.push('pattern');
    if (this.showsReplacement) shown.push('replacement');
    if (this.mayFollowRecord) shown.push('followsRecord');
    if (this.isOptOut) shown.push('reason');
    else shown.push('rowFilter');
    return this.currentProblems.filter(({ member, isWarning }) => !isWarning && !shown.includes(member ?? ''));
  }

  get warnings(): readonly Problem[] {
    return this.currentProblems.filter(({ isWarning }) => isWarning);
  }

  get kindOptions(): Option[] {
    return kindOptions();
  }

  get isOptOut(): boolean {
    return this.current.kind === KIND_EMAIL;
  }

  get isPersonal(): boolean {
    return this.current.kind === KIND_PERSONAL;
  }

  get isDeletion(): boolean {
    return this.current.kind === KIND_DELETE;
  }

  get isAboutField(): boolean {
    return !this.isDeletion;
  }

  get hasMethods(): boolean {
    return this.isPersonal || this.isDeletion;
  }

  get kindHint(): string {
    if (this.isDeletion) return labels.hintDelete;
    if (this.isOptOut) return labels.hintEmail;
    return this.isPersonal ? labels.hintPersonal : labels.hintPattern;
  }

  get objectOptions(): PickerOption[] {
    const found = this.objects.map(({ name, label }) => ({ value: name, label, meta: name }));
    return this.isOptOut || this.isDeletion ? [{ value: EVERY, label: labels.everyObject }, ...found] : found;
  }

  get fieldOptions(): PickerOption[] {
    const found = this.fields.map(({ name, label, type }) => ({ value: name, label, meta: `${name} · ${type}` }));
    return this.isOptOut ? [{ value: EVERY, label: labels.everyField }, ...found] : found;
  }

  get hasNoObject(): boolean {
    return !this.current.objectName;
  }

  get methodOptions(): Option[] {
    if (this.isDeletion) return deletionOptions();
    const field = this.fields.find(({ name }) => name === this.current.fieldName);
    const methods = field?.methods ?? [];
    const { method } = this.current;
    const all = method && !methods.includes(method) ? [method, ...methods] : methods;
    return all.map((value) => ({ value, label: methodText(value) }));
  }

  get hasNoMethods(): boolean {
    return this.methodOptions.length === 0;
  }

  get mayFollowRecord(): boolean {
    return derivesFromPerson(this.current);
  }

  get showsPattern(): boolean {
    return hasPattern(this.current);
  }

  get isOwnPattern(): boolean {
    return !isBuiltIn(this.current.pattern);
  }

  get patternChoice(): string {
    return this.isOwnPattern ? OWN : (this.current.pattern ?? OWN);
  }

  get patternOptions(): Option[] {
    return [...builtInOptions(), { value: OWN, label: labels.patternOwn }];
  }

  get showsReplacement(): boolean {
    const { method, pattern } = this.current;
    if (this.showsPattern) return pattern !== '{addresses}';
    return this.isPersonal && WITH_TEXT.includes(method ?? '');
  }

  get showsReplacementText(): boolean {
    return !this.showsPattern || this.replacementChoice === REPLACE;
  }

  get replacementChoice(): string {
    return this.current.deletesMatch === true || (this.current.replacement ?? '') !== '' ? REPLACE : REDACT;
  }

  get replacementOptions(): Option[] {
    return [
      { value: REDACT, label: labels.redactMatches },
      { value: REPLACE, label: labels.replaceMatches },
    ];
  }

  /** What the pattern is tried out with: nothing redacts, an empty text deletes. */
  get trialReplacement(): string | null {
    return this.current.deletesMatch === true ? '' : this.current.replacement || null;
  }

  get replacementLabel(): string {
    return this.current.method === 'Fixed Value' ? labels.fixedValue : labels.replacement;
  }

  get replacementHint(): string {
    if (!this.showsPattern) return '';
    return this.showsReplacementText ? labels.replacementHint : labels.redactHint;
  }

  handleChange(event: CustomEvent<{ value?: string; checked?: boolean }>): void {
    const { member = '' } = (event.currentTarget as HTMLElement).dataset;
    this.change({ [member]: event.detail.value });
  }

  handleActive(event: CustomEvent<{ checked: boolean }>): void {
    this.change({ isActive: event.detail.checked });
  }

  handleFollowsRecord(event: CustomEvent<{ checked: boolean }>): void {
    this.change({ followsRecord: event.detail.checked });
  }

  /** A method whose values derive from no address cannot follow the record. */
  handleMethod(event: CustomEvent<{ value: string }>): void {
    const method = event.detail.value;
    const { followsRecord } = this.current;
    this.change({ method, followsRecord: followsRecord && derivesFromPerson({ ...this.current, method }) });
  }

  /** What belongs to another kind goes with it. */
  handleKind(event: CustomEvent<{ value: string }>): void {
    const kind = event.detail.value;
    const { name, label, isActive } = this.current;
    const method = { [KIND_EMAIL]: METHOD_LEAVE, [KIND_PATTERN]: METHOD_PATTERN, [KIND_DELETE]: 'Delete' }[kind];
    this.replace({ name, label, isActive, kind, method });
  }

  handleObject(event: CustomEvent<{ value: string }>): void {
    this.change({
      objectName: event.detail.value,
      fieldName: null,
      method: this.isPersonal ? null : this.current.method,
    });
  }

  handleField(event: CustomEvent<{ value: string }>): void {
    const fieldName = event.detail.value;
    const methods = this.fields.find(({ name }) => name === fieldName)?.methods ?? [];
    const fits = methods.includes(this.current.method ?? '');
    this.change({ fieldName, ...(this.isPersonal && !fits ? { method: null } : {}) });
  }

  handlePatternChoice(event: CustomEvent<{ value: string }>): void {
    const { value } = event.detail;
    this.change({
      pattern: value === OWN ? null : value,
      ...(value === '{addresses}' ? { replacement: null, deletesMatch: false } : {}),
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
    this.replace({ ...this.current, ...members });
  }

  private replace(rule: Rule): void {
    this.current = rule;
    void this.loadChoices();
    this.dispatchEvent(new CustomEvent('rulechange', { detail: { rule } }));
  }
}
