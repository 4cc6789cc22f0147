import { api, LightningElement } from 'lwc';
import { ruleSetOptions, type RuleSetChoice } from 'c/maskingRuleSetChoice';
import { resultOptions, sourceOptions, stateOptions } from 'c/maskingRunText';
import { labels } from './labels';

/** Which runs are listed, as Apex takes it; null leaves out none. */
export interface RunFilter {
  status: string | null;
  objectName: string | null;
  ruleSet: string | null;
  source: string | null;
  verification: string | null;
  /** True for dry runs, false for runs that write. */
  isDryRun: boolean | null;
  fromDay: string | null;
  toDay: string | null;
}

interface Option {
  label: string;
  value: string;
}

interface Choice {
  name: keyof RunFilter;
  label: string;
  value: string;
  options: Option[];
}

export const NO_FILTER: RunFilter = {
  status: null,
  objectName: null,
  ruleSet: null,
  source: null,
  verification: null,
  isDryRun: null,
  fromDay: null,
  toDay: null,
};

const ALL = 'all';
const KINDS = [
  { label: labels.kindMasking, value: 'false' },
  { label: labels.kindDry, value: 'true' },
];

/** What the list of runs shows. Fires `filter` ({@link RunFilter}). */
export default class MaskingRunFilter extends LightningElement {
  /** Objects that any run looked at. */
  @api objectNames: readonly string[] = [];
  @api ruleSets: readonly RuleSetChoice[] = [];

  labels = labels;
  filter: RunFilter = NO_FILTER;

  get choices(): Choice[] {
    const objects = this.objectNames.map((name) => ({ label: name, value: name }));
    return [
      this.choice('status', labels.state, stateOptions()),
      this.choice('verification', labels.verification, resultOptions()),
      this.choice('ruleSet', labels.ruleSet, ruleSetOptions(this.ruleSets)),
      this.choice('source', labels.source, sourceOptions()),
      this.choice('isDryRun', labels.kind, KINDS),
      this.choice('objectName', labels.object, objects),
    ];
  }

  private choice(name: keyof RunFilter, label: string, options: readonly Option[]): Choice {
    const value = String(this.filter[name] ?? ALL);
    return { name, label, value, options: [{ label: labels.all, value: ALL }, ...options] };
  }

  get isReversed(): boolean {
    const { fromDay, toDay } = this.filter;
    return fromDay !== null && toDay !== null && toDay < fromDay;
  }

  get isFiltered(): boolean {
    return Object.values(this.filter).some((value) => value !== null);
  }

  handleChange(event: CustomEvent<{ value: string }>): void {
    const name = (event.target as HTMLElement).dataset.filter as keyof RunFilter;
    const { value } = event.detail;
    const chosen = value === ALL || !value ? null : value;
    this.show({ ...this.filter, [name]: name === 'isDryRun' && chosen !== null ? chosen === 'true' : chosen });
  }

  handleClear(): void {
    this.show(NO_FILTER);
  }

  private show(filter: RunFilter): void {
    this.filter = filter;
    this.dispatchEvent(new CustomEvent<RunFilter>('filter', { detail: filter }));
  }
}
