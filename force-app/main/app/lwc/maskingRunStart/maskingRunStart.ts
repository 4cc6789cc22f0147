import { api } from 'lwc';
import LightningModal from 'lightning/modal';
import { unreadableText } from 'c/maskingInventory';
import { firstChoice, ruleSetOptions, type RuleSetChoice } from 'c/maskingRuleSetChoice';
import { EVERYTHING, keptBy, type Kept, type RunScope, type ScopeChoice } from 'c/maskingRunScope';
import { fill, readErrorText } from 'c/maskingText';
import { labels } from './labels';
import { deletionsOf, factsOf, outlookOf, readOutlook, type Outlook, type OutlookFact } from './outlook';

/** What somebody decided to run. */
export interface Start extends Kept {
  ruleSet: string;
  /** What was typed to confirm deletions; null when nothing had to be confirmed. */
  confirmedName: string | null;
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
  ruleChoices: readonly ScopeChoice[] = [];
  private scope = EVERYTHING;
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
    if (this.lacksNames && this.knowsObjects) return;
    this.isCounting = true;
    try {
      const { value: ruleSet } = this;
      const known: Outlook[] = [];
      await readOutlook(ruleSet, keptBy(this.scope), (part, progress) => {
        if (request !== this.request) return false;
        known.push(part);
        if (this.isOfAll) this.addChoices(part);
        if (!this.isDryRun) this.outlook = outlookOf(known);
        this.progress = progress ?? this.progress;
        return true;
      });
    } catch (error) {
      if (request === this.request) this.errorMessage = readErrorText(error);
    }
    if (request !== this.request) return;
    this.knowsObjects ||= this.isOfAll && this.errorMessage === undefined;
    this.isCounting = false;
    this.progress = undefined;
  }

  private addChoices({ choices = [], ruleChoices = [] }: Outlook): void {
    this.objectLabels = new Map([...this.objectLabels, ...choices.map(({ name, label }) => [name, label] as const)]);
    if (ruleChoices.length > 0) this.ruleChoices = ruleChoices;
  }

  private get isPartial(): boolean {
    return this.scope.kind !== 'all';
  }

  private get lacksNames(): boolean {
    return this.isPartial && this.scope.names.length === 0;
  }

  /** True while the question is about everything: nothing was chosen yet. */
  private get isOfAll(): boolean {
    return this.scope.names.length === 0;
  }

  /** Objects that have something to do, as far as they are known. */
  get choices(): ScopeChoice[] {
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
    return deletionsOf(this.outlook);
  }

  /** What the run will do, before it is started. */
  get facts(): OutlookFact[] {
    return this.outlook === undefined ? [] : factsOf(this.outlook);
  }

  get automation(): string[] {
    return this.outlook?.automation ?? [];
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
    return this.value === undefined || this.lacksNames || !isReady || (this.deletes && this.confirmedName === null);
  }

  handleChange(event: CustomEvent<{ value: string }>): void {
    this.chosen = event.detail.value;
    this.objectLabels = new Map();
    this.knowsObjects = false;
    this.ruleChoices = [];
    this.scope = { kind: this.scope.kind, names: [] };
    this.template?.querySelector<HTMLElement & { clear(): void }>('c-masking-run-scope')?.clear();
    void this.load();
  }

  handleScope({ detail }: CustomEvent<RunScope>): void {
    this.scope = detail;
    void this.load();
  }

  handleTyped(event: CustomEvent<{ value: string; isMatch: boolean }>): void {
    this.confirmedName = event.detail.isMatch ? event.detail.value : null;
  }

  handleStart(): void {
    const { confirmedName } = this;
    const start: Start = { ruleSet: this.value ?? '', confirmedName, ...keptBy(this.scope) };
    this.close(start);
  }

  handleCancel(): void {
    this.close();
  }
}
