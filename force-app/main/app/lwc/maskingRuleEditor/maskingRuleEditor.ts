import { api, LightningElement } from 'lwc';
import getFields from '@salesforce/apex/RuleEditorController.getFields';
import type { PickerOption } from 'c/maskingPicker';
import { showsReplacement } from 'c/maskingRulePattern';
import {
  derivesFromPerson,
  hasPattern,
  KIND_DELETE,
  KIND_EMAIL,
  KIND_PERSONAL,
  kindOptions,
  showProblems,
  type Option,
  type Problem,
  type Rule,
} from 'c/maskingRuleText';
import { readErrorText } from 'c/maskingText';
import { labels } from './labels';
import { fieldOptions, methodOptions, objectOptions, readObjects, type Choice, type FieldChoice } from './ruleChoices';
import { hasMethods, otherProblems, withField, withKind, withMethod, withObject } from './ruleForm';

/** The form of one rule. Fires `rulechange` ({ rule }) with every change. */
export default class MaskingRuleEditor extends LightningElement {
  /** Masked domain of the rule set: part of masked addresses, which have to fit the field. */
  @api domain = '';

  labels = labels;
  kindOptions = kindOptions();
  objects: Choice[] = [];
  fields: FieldChoice[] = [];
  errorMessage?: string;
  /** How far the reading of objects is, where it takes more than one request. */
  progress?: string;
  private current: Rule = { isActive: true };
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
  @api problems: readonly Problem[] = [];

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
        await readObjects(kind, (objects, progress) => {
          if (this.objectsOf !== kind) return false;
          this.objects = objects;
          this.progress = progress;
          return true;
        });
      }
      const wanted = `${kind} ${objectName}`;
      if (kind && kind !== KIND_DELETE && objectName && this.fieldsOf !== wanted) {
        this.fieldsOf = wanted;
        this.fields = [];
        const fields = (await getFields({ kind, objectName, domain: this.domain })) as FieldChoice[];
        if (this.fieldsOf === wanted) this.fields = fields;
      }
    } catch (error) {
      this.errorMessage = readErrorText(error);
    }
  }

  renderedCallback(): void {
    showProblems(this.template, this.problems);
  }

  private problemOf(member: string): string | undefined {
    return this.problems.find((problem) => problem.member === member)?.message;
  }

  get objectProblem(): string | undefined {
    return this.problemOf('objectName');
  }

  get fieldProblem(): string | undefined {
    return this.problemOf('fieldName');
  }

  /** Those that no input of the form is for. */
  get otherProblems(): readonly Problem[] {
    return otherProblems(this.current, this.problems);
  }

  get warnings(): readonly Problem[] {
    return this.problems.filter(({ isWarning }) => isWarning);
  }

  get isOptOut(): boolean {
    return this.current.kind === KIND_EMAIL;
  }

  get isDeletion(): boolean {
    return this.current.kind === KIND_DELETE;
  }

  get isAboutField(): boolean {
    return !this.isDeletion;
  }

  get hasMethods(): boolean {
    return hasMethods(this.current);
  }

  get kindHint(): string {
    if (this.isDeletion) return labels.hintDelete;
    if (this.isOptOut) return labels.hintEmail;
    return this.current.kind === KIND_PERSONAL ? labels.hintPersonal : labels.hintPattern;
  }

  get objectOptions(): PickerOption[] {
    return objectOptions(this.current, this.objects);
  }

  get fieldOptions(): PickerOption[] {
    return fieldOptions(this.current, this.fields);
  }

  get hasNoObject(): boolean {
    return !this.current.objectName;
  }

  get methodOptions(): Option[] {
    return methodOptions(this.current, this.fields);
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

  get hasPatternOrText(): boolean {
    return this.showsPattern || showsReplacement(this.current);
  }

  handleMembers(event: CustomEvent<{ members: Partial<Rule> }>): void {
    this.change(event.detail.members);
  }

  handleChange(event: CustomEvent<{ value?: string; checked?: boolean }>): void {
    const { member = '' } = (event.currentTarget as HTMLElement).dataset;
    this.change({ [member]: event.detail.value });
  }

  handleFlag(event: CustomEvent<{ checked: boolean }>): void {
    const { flag = '' } = (event.currentTarget as HTMLElement).dataset;
    this.change({ [flag]: event.detail.checked });
  }

  handleMethod(event: CustomEvent<{ value: string }>): void {
    this.replace(withMethod(this.current, event.detail.value));
  }

  handleKind(event: CustomEvent<{ value: string }>): void {
    this.replace(withKind(this.current, event.detail.value));
  }

  handleObject(event: CustomEvent<{ value: string }>): void {
    this.replace(withObject(this.current, event.detail.value));
  }

  handleField(event: CustomEvent<{ value: string }>): void {
    this.replace(withField(this.current, event.detail.value, this.fields));
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
