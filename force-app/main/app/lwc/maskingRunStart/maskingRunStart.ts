import { api } from 'lwc';
import LightningModal from 'lightning/modal';
import getWork from '@salesforce/apex/RunStartController.getWork';
import getOutlook from '@salesforce/apex/RunStartController.getOutlook';
import { progressText, readParts, unreadableIn, unreadableText, type Part } from 'c/maskingInventory';
import type { PickerOption } from 'c/maskingPicker';
import { deletionText, type Deletion } from 'c/maskingRunText';
import { durationText, errorText, fill, labelAndName, numberText } from 'c/maskingText';
import { labels } from './labels';

/** A rule set that can be run. */
export interface RuleSetChoice {
  name: string;
  label: string;
  isDefault: boolean;
}

/** What somebody decided to run. */
export interface Start {
  ruleSet: string;
  /** What was typed to confirm deletions; null when nothing had to be confirmed. */
  confirmedName: string | null;
  /** The only objects of the run; missing for all. */
  onlyObjects?: readonly string[];
}

interface Choice {
  name: string;
  label: string;
}

interface Outlook extends Part {
  sandboxName: string;
  deletes: boolean;
  deletions: Deletion[];
  records?: number | null;
  objects?: number | null;
  notCounted?: number | null;
  executions?: number | null;
  executionsLeft?: number | null;
  /** At the pace of the last completed run. */
  seconds?: number | null;
  excluded?: string[];
  automation?: string[];
  /** Objects that have something to do. */
  choices?: Choice[];
}

/** Of several answers: the counts of their objects is added up. */
function outlookOf(parts: readonly Outlook[]): Outlook {
  if (parts.length === 1) return parts[0];
  const sum = (member: 'records' | 'objects' | 'notCounted' | 'executions' | 'seconds'): number =>
    parts.reduce((total, part) => total + (part[member] ?? 0), 0);
  return {
    ...parts[0],
    records: sum('records'),
    objects: sum('objects'),
    notCounted: sum('notCounted'),
    executions: sum('executions'),
    seconds: sum('seconds'),
    automation: [...new Set(parts.flatMap(({ automation = [] }) => automation))],
    unreadable: unreadableIn(parts),
  };
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
      const ruleSet = this.value;
      const { onlyObjects } = this;
      const known: Outlook[] = [];
      await readParts<Outlook>(
        (objectNames, isFirst) => (isFirst ? getOutlook : getWork)({ ruleSet, onlyObjects, objectNames }),
        {
          // Records are counted, too: at most 40 objects with Email fields in each request.
          isKept: false,
          onPart: (part, progress) => {
            if (request !== this.request) return false;
            known.push(part);
            if (onlyObjects === undefined) this.addChoices(part.choices ?? []);
            if (!this.isDryRun) this.outlook = outlookOf(known);
            this.progress = (part.rest?.length ?? 0) > 0 ? progressText(progress) : this.progress;
            return true;
          },
        },
      );
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

  get objectOptions(): PickerOption[] {
    return [...this.objectLabels]
      .filter(([value]) => !this.chosenObjects.includes(value))
      .map(([value, label]) => ({ value, label, meta: value }));
  }

  get isReadingObjects(): boolean {
    return !this.knowsObjects;
  }

  get pills(): { name: string; label: string }[] {
    return this.chosenObjects.map((name) => ({ name, label: this.objectLabels.get(name) ?? name }));
  }

  get countingText(): string {
    return this.progress ?? labels.counting;
  }

  get unreadable(): string {
    return unreadableText(this.outlook?.unreadable ?? []);
  }

  get value(): string | undefined {
    return this.chosen ?? (this.ruleSets.find(({ isDefault }) => isDefault) ?? this.ruleSets[0])?.name;
  }

  get options(): { label: string; value: string }[] {
    return this.ruleSets.map(({ name, label, isDefault }) => ({
      value: name,
      label: isDefault ? labelAndName(label, labels.isDefault) : label,
    }));
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
  get facts(): { label: string; value: string }[] {
    if (this.outlook === undefined) return [];
    const {
      sandboxName,
      records,
      objects,
      notCounted,
      executions,
      executionsLeft,
      seconds,
      excluded = [],
    } = this.outlook;
    const left = executionsLeft === null || executionsLeft === undefined ? '' : fill(labels.left, executionsLeft);
    const more = notCounted ? ` ${fill(labels.notCounted, notCounted)}` : '';
    return [
      { label: labels.sandbox, value: sandboxName },
      { label: labels.records, value: fill(labels.recordsIn, records ?? 0, objects ?? 0) + more },
      ...(seconds ? [{ label: labels.duration, value: durationText(seconds) }] : []),
      { label: labels.executions, value: `${numberText(executions ?? 0)} ${left}`.trim() },
      { label: labels.excluded, value: excluded.length === 0 ? labels.none : excluded.join(', ') },
    ];
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
    void this.load();
  }

  handlePartial(event: CustomEvent<{ checked: boolean }>): void {
    this.isPartial = event.detail.checked;
    this.chosenObjects = [];
    void this.load();
  }

  handlePick(event: CustomEvent<{ value: string }>): void {
    this.chosenObjects = [...this.chosenObjects, event.detail.value];
    void this.load();
  }

  handleRemove(event: CustomEvent<{ item: { name: string } }>): void {
    this.chosenObjects = this.chosenObjects.filter((name) => name !== event.detail.item.name);
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
