import compareFile from '@salesforce/apex/RuleEditorController.compareFile';
import readFile from '@salesforce/apex/RuleEditorController.readFile';
import MaskingFileModal from 'c/maskingFileModal';
import { fill } from 'c/maskingText';
import { labels } from './labels';

interface Difference {
  ruleSet: string;
  isNew: boolean;
  settings: string[];
  formerDefaults: string[];
  added: string[];
  edited: string[];
  moved: string[];
  kept: string[];
}

/** Reads a file of rules and shows what it would change; nothing is saved. Closes with the rule set, or with nothing. */
export default class MaskingRuleImport extends MaskingFileModal {
  labels = labels;
  difference?: Difference;

  protected async mayEnd(text: string): Promise<boolean> {
    if (this.difference !== undefined) return true;
    this.difference = (await compareFile({ text })) as Difference;
    return false;
  }

  protected send(text: string): Promise<unknown> {
    return readFile({ text });
  }

  protected forget(): void {
    super.forget();
    this.difference = undefined;
  }

  get openLabel(): string {
    return this.difference === undefined ? labels.compare : labels.open;
  }

  get heading(): string {
    const { ruleSet = '', isNew } = this.difference ?? {};
    return fill(isNew ? labels.newSet : labels.changes, ruleSet);
  }

  get parts(): { key: string; text: string; names: string }[] {
    const {
      settings = [],
      formerDefaults = [],
      added = [],
      edited = [],
      moved = [],
      kept = [],
    } = this.difference ?? {};
    return [
      { key: 'settings', label: labels.settings, names: settings },
      { key: 'formerDefaults', label: labels.formerDefaults, names: formerDefaults },
      { key: 'added', label: labels.added, names: added },
      { key: 'edited', label: labels.edited, names: edited },
      { key: 'moved', label: labels.moved, names: moved },
      { key: 'kept', label: labels.kept, names: kept },
    ]
      .filter(({ names }) => names.length > 0)
      .map(({ key, label, names }) => ({ key, text: fill(label, names.length), names: names.join(', ') }));
  }

  get isSame(): boolean {
    return this.parts.every(({ key }) => key === 'kept');
  }
}
