import { api } from 'lwc';
import LightningModal from 'lightning/modal';
import { unreadableText } from 'c/maskingInventory';
import type { ObjectChoice } from 'c/maskingObjectChoice';
import { firstChoice, ruleSetOptions, type RuleSetChoice } from 'c/maskingRuleSetChoice';
import { deletionText } from 'c/maskingRunText';
import { errorText, fill } from 'c/maskingText';
import { labels } from './labels';
import { factsOf, outlookOf, readOutlook, type Choice, type Outlook, type OutlookFact } from './outlook';

/** What somebody decided to run. */
export interface Start {
  ruleSet: string;
  /** What was typed to confirm deletions; null when nothing had to be confirmed. */
  confirmedName: string | null;
  /** The only objects of the run; missing for all. */
  onlyObjects?: readonly string[];
}

/**
 * Asks by which rules to run, and shows what the run deletes before it can be started. Closes with a {@link Start}, or with nothing.
 */
export default class MaskingRunStart extends LightningModal {
  @api ruleSets: readonly RuleSetChoice[] = [];
  @api isDryRun = false;

  labels = labels;
  outlook?: Outlook;
  errorMessage?: string;
  isCounting = false;
  /** How far the counting is, where it takes more than one request. */
  progress?: string;
  isPartial = false;
  chosenObjects: readonly string[] = [];
  /** Labels by object, as far as they are known. */
  private objectLabels: ReadonlyMap<string, string> = new Map();
  /** True when every object that can be chosen was read. */
  private knowsObjects = false;
  private chosen?: string;
  private confirmedName: string | null = null;
  private request = 0;

  connectedCallback(): void {
    void this.load();
  }

  /** A dry run deletes nothing. An answer that was overtaken by another choice is not shown. */
  private async load(): Promise<void> {
    const request = ++this.request;
    this.outlook = undefined;
    this.confirmedName = null;
    this.errorMessage = undefined;
    // A dry run asks for the objects only, once somebody chooses among them.
    if (this.value === undefined || (this.isDryRun && (!this.isPartial || this.knowsObjects))) return;
    if (this.isPartial && this.chosenObjects.length === 0 && this.knowsObjects) return;
    this.isCounting = true;
    try {
      const { value: ruleSet, onlyObjects } = this;
      const known: Outlook[] = [];
      await readOutlook(ruleSet, onlyObjects, (part, progress) => {
        if (request !== this.request) return false;
        known.push(part);
        if (onlyObjects === undefined) this.addChoices(part.choices ?? []);
        if (!this.isDryRun) this.outlook = outlookOf(known);
        this.progress = progress ?? this.progress;
        return true;
      });
    } catch (error) {
      if (request === this.request) this.errorMessage = errorText(error);
    }
    if (request !== this.request) return;
    this.knowsObjects ||= this.onlyObjects === undefined && this.errorMessage === undefined;
    this.isCounting = false;
    this.progress = undefined;
  }

  private addChoices(choices: readonly Choice[]): void {
    this.objectLabels = new Map([...this.objectLabels, ...choices.map(({ name, label }) => [name, label] as const)]);
  }

  /** Missing for a run of all objects. */
  private get onlyObjects(): readonly string[] | undefined {
    return this.isPartial && this.chosenObjects.length > 0 ? this.chosenObjects : undefined;
  }

  /** Objects that have something to do, as far as they are known. */
  get choices(): Choice[] {
    return [...this.objectLabels].map(([name, label]) => ({ name, label }));
  }

  get isReadingObjects(): boolean {
    return !this.knowsObjects;
  }

  get countingText(): string {
    return this.progress ?? labels.counting;
  }

  get unreadable(): string {
    return unreadableText(this.outlook?.unreadable ?? []);
  }

  get value(): string | undefined {
    return this.chosen ?? firstChoice(this.ruleSets);
  }

  get options(): { label: string; value: string }[] {
    return ruleSetOptions(this.ruleSets);
  }

  get title(): string {
    return this.isDryRun ? labels.dryTitle : labels.title;
  }

  get text(): string {
    return this.isDryRun ? labels.dryText : labels.text;
  }

  get deletes(): boolean {
    return this.outlook?.deletes === true;
  }

  get deletions(): { key: string; text: string }[] {
    return (this.outlook?.deletions ?? [])
      .filter(({ records }) => records !== 0)
      .map((deletion) => ({ key: deletion.objectName, text: deletionText(deletion) }));
  }

  /** What the run will do, before it is started. */
  get facts(): OutlookFact[] {
    return this.outlook === undefined ? [] : factsOf(this.outlook);
  }

  get hasFacts(): boolean {
    return this.facts.length > 0;
  }

  get automation(): string[] {
    return this.outlook?.automation ?? [];
  }

  get hasAutomation(): boolean {
    return this.automation.length > 0;
  }

  get hasDeletions(): boolean {
    return this.deletions.length > 0;
  }

  get sandboxName(): string {
    return this.outlook?.sandboxName ?? '';
  }

  get typeLabel(): string {
    return fill(labels.typeName, this.sandboxName);
  }

  get buttonLabel(): string {
    return this.isDryRun ? labels.dryRun : this.deletes ? labels.maskAndDelete : labels.runNow;
  }

  get buttonVariant(): string {
    return this.deletes ? 'destructive' : 'brand';
  }

  get cannotStart(): boolean {
    const isReady = this.isDryRun || this.outlook !== undefined;
    const lacksObjects = this.isPartial && this.chosenObjects.length === 0;
    return this.value === undefined || lacksObjects || !isReady || (this.deletes && this.confirmedName === null);
  }

  handleChange(event: CustomEvent<{ value: string }>): void {
    this.chosen = event.detail.value;
    this.objectLabels = new Map();
    this.knowsObjects = false;
    this.chosenObjects = [];
    this.template?.querySelector<HTMLElement & { clear(): void }>('c-masking-object-choice')?.clear();
    void this.load();
  }

  handleObjects({ detail }: CustomEvent<ObjectChoice>): void {
    this.isPartial = detail.isPartial;
    this.chosenObjects = detail.objectNames;
    void this.load();
  }

  handleTyped(event: CustomEvent<{ value: string; isMatch: boolean }>): void {
    this.confirmedName = event.detail.isMatch ? event.detail.value : null;
  }

  handleStart(): void {
    const { onlyObjects, confirmedName } = this;
    const start: Start = { ruleSet: this.value ?? '', confirmedName, ...(onlyObjects ? { onlyObjects } : {}) };
    this.close(start);
  }

  handleCancel(): void {
    this.close();
  }
}
