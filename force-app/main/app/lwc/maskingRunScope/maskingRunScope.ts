import { api, LightningElement } from 'lwc';
import type { PickerOption } from 'c/maskingPicker';
import { labels } from './labels';

export type ScopeKind = 'all' | 'objects' | 'rules';

/** What somebody chose; without any name, nothing but a run of everything can start yet. */
export interface RunScope {
  kind: ScopeKind;
  names: readonly string[];
}

/** The same as a request names it; empty for a run of everything. */
export interface Kept {
  /** API names of the only objects. */
  onlyObjects?: readonly string[];
  /** API names of the only rules. */
  onlyRules?: readonly string[];
}

export const EVERYTHING: RunScope = { kind: 'all', names: [] };

export function keptBy({ kind, names }: RunScope): Kept {
  if (names.length === 0) return {};
  return kind === 'rules' ? { onlyRules: names } : { onlyObjects: names };
}

/** An object or a rule that a run can be kept to. */
export interface ScopeChoice {
  name: string;
  label: string;
  /** Of a rule. */
  objectName?: string;
}

const KINDS = [
  { label: labels.all, value: 'all' },
  { label: labels.onlySome, value: 'objects' },
  { label: labels.someRules, value: 'rules' },
];

/** Keeps a run to some objects or rules. Fires `choose` ({@link RunScope}). */
export default class MaskingRunScope extends LightningElement {
  /** Objects to choose from, as far as they are known. */
  @api objects: readonly ScopeChoice[] = [];
  @api rules: readonly ScopeChoice[] = [];
  /** Whether others may follow: nothing can be chosen until all are there. */
  @api isReading = false;

  labels = labels;
  kinds = KINDS;
  kind: ScopeKind = 'all';
  private chosen: readonly string[] = [];

  get isPartial(): boolean {
    return this.kind !== 'all';
  }

  get help(): string {
    return this.kind === 'rules' ? labels.someRulesHelp : labels.onlySomeHelp;
  }

  get pickerLabel(): string {
    return this.kind === 'rules' ? labels.rules : labels.objects;
  }

  get placeholder(): string {
    return this.kind === 'rules' ? labels.searchRules : labels.searchObjects;
  }

  private get choices(): readonly ScopeChoice[] {
    return this.kind === 'rules' ? this.rules : this.objects;
  }

  get options(): PickerOption[] {
    return this.choices
      .filter(({ name }) => !this.chosen.includes(name))
      .map(({ name, label, objectName }) => ({ value: name, label, meta: objectName ?? name }));
  }

  get pills(): { name: string; label: string }[] {
    const labelOf = (name: string): string => this.choices.find((choice) => choice.name === name)?.label ?? name;
    return this.chosen.map((name) => ({ name, label: labelOf(name) }));
  }

  handleKind(event: CustomEvent<{ value: string }>): void {
    this.kind = event.detail.value as ScopeKind;
    this.choose([]);
  }

  handlePick(event: CustomEvent<{ value: string }>): void {
    this.choose([...this.chosen, event.detail.value]);
  }

  handleRemove(event: CustomEvent<{ item: { name: string } }>): void {
    this.choose(this.chosen.filter((name) => name !== event.detail.item.name));
  }

  /** Forgets what was chosen: it belongs to another rule set. */
  @api
  clear(): void {
    this.chosen = [];
  }

  private choose(names: readonly string[]): void {
    this.chosen = names;
    const { kind } = this;
    this.dispatchEvent(new CustomEvent<RunScope>('choose', { detail: { kind, names } }));
  }
}
