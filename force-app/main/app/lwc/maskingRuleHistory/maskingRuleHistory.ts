import { api } from 'lwc';
import LightningModal from 'lightning/modal';
import getChanges from '@salesforce/apex/RuleHistoryController.getChanges';
import getChangesOfRestore from '@salesforce/apex/RuleHistoryController.getChangesOfRestore';
import getFile from '@salesforce/apex/RuleHistoryController.getFile';
import getVersions from '@salesforce/apex/RuleHistoryController.getVersions';
import restore from '@salesforce/apex/RuleHistoryController.restore';
import MAY_CONFIGURE from '@salesforce/customPermission/Masking_Configure';
import { type ContentState, download, errorText, fill, readErrorText, stateOf, timeText } from 'c/maskingText';
import { labels } from './labels';

interface Version {
  saveId: string;
  savedAt: string;
  savedBy?: string | null;
  isFound: boolean;
}

interface Change {
  rule?: string | null;
  kind: 'added' | 'removed' | 'changed';
  field?: string | null;
  before?: string | null;
  after?: string | null;
}

const ACTIONS = [
  { name: 'show', label: labels.show },
  { name: 'download', label: labels.download },
  ...(MAY_CONFIGURE === true ? [{ name: 'restore', label: labels.restore }] : []),
];
const COLUMNS = [
  { label: labels.savedAt, fieldName: 'timeText', initialWidth: 190 },
  { label: labels.savedBy, fieldName: 'byText' },
  ...ACTIONS.map(({ name, label }) => ({
    type: 'button',
    initialWidth: 135,
    typeAttributes: { label, name, variant: 'base', title: { fieldName: `${name}Title` } },
  })),
];
const CHANGE_COLUMNS = [
  { label: labels.rule, fieldName: 'ruleText' },
  { label: labels.field, fieldName: 'fieldText', initialWidth: 140 },
  { label: labels.before, fieldName: 'before' },
  { label: labels.after, fieldName: 'after' },
];

/** The versions of a rule set: who saved what and when, as a file, and to restore. Closes with the id of the save, or with nothing. */
export default class MaskingRuleHistory extends LightningModal {
  /** Name of the rule set. */
  @api ruleSet = '';

  labels = labels;
  columns = COLUMNS;
  changeColumns = CHANGE_COLUMNS;
  versions: Version[] = [];
  changes?: Change[];
  /** The version whose changes are shown. */
  shown?: Version;
  /** Whether the changes are those that restoring makes. */
  isRestoring = false;
  isLoading = true;
  isBusy = false;
  errorMessage?: string;
  changeError?: string;

  connectedCallback(): void {
    void this.load();
  }

  private async load(): Promise<void> {
    try {
      this.versions = (await getVersions({ ruleSet: this.ruleSet })) as Version[];
    } catch (error) {
      this.errorMessage = readErrorText(error);
    }
    this.isLoading = false;
  }

  get state(): ContentState | undefined {
    const empty = this.versions.length === 0 ? { message: labels.none } : undefined;
    return stateOf(this.errorMessage, this.isLoading, empty);
  }

  get title(): string {
    return fill(labels.title, this.ruleSet);
  }

  get rows(): object[] {
    return this.versions.map((version) => {
      const time = timeText(version.savedAt);
      const titles = ACTIONS.map(({ name, label }) => [`${name}Title`, fill(labels.ofVersion, label, time)]);
      return {
        ...version,
        timeText: time,
        byText: version.isFound ? labels.found : version.savedBy,
        ...(Object.fromEntries(titles) as object),
      };
    });
  }

  get heading(): string {
    return fill(this.isRestoring ? labels.restores : labels.changes, timeText(this.shown?.savedAt ?? ''));
  }

  get changeRows(): object[] {
    return (this.changes ?? []).map((change, index) => ({
      ...change,
      key: String(index),
      ruleText: change.rule ?? labels.whole,
      fieldText: change.kind === 'changed' ? change.field : change.kind === 'added' ? labels.added : labels.removed,
    }));
  }

  get hasChanges(): boolean {
    return (this.changes?.length ?? 0) > 0;
  }

  get mayRestore(): boolean {
    return this.isRestoring && this.hasChanges;
  }

  async handleAction(event: CustomEvent<{ action: { name: string }; row: Version }>): Promise<void> {
    const { action, row } = event.detail;
    const { saveId } = row;
    this.changeError = undefined;
    try {
      if (action.name === 'download') {
        download(`${this.ruleSet}.json`, (await getFile({ saveId })) as string, 'application/json');
        return;
      }
      const isRestoring = action.name === 'restore';
      const changes = await (isRestoring ? getChangesOfRestore({ saveId }) : getChanges({ saveId }));
      this.changes = changes as Change[];
      this.isRestoring = isRestoring;
      this.shown = row;
    } catch (error) {
      this.changes = undefined;
      this.changeError = readErrorText(error);
    }
  }

  async handleRestore(): Promise<void> {
    this.isBusy = true;
    this.changeError = undefined;
    try {
      this.close(await restore({ saveId: this.shown?.saveId }));
    } catch (error) {
      this.changeError = errorText(error);
    }
    this.isBusy = false;
  }

  handleClose(): void {
    this.close();
  }
}
