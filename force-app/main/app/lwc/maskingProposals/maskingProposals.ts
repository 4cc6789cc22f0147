import { api, LightningElement } from 'lwc';
import { ShowToastEvent } from 'lightning/platformShowToastEvent';
import addRules from '@salesforce/apex/RuleProposalsController.addRules';
import MAY_CONFIGURE from '@salesforce/customPermission/Masking_Configure';
import { waitForSave } from 'c/maskingSave';
import { errorText, fill } from 'c/maskingText';
import { labels } from './labels';

/** What Apex needs to make a rule; a row may hold more to be shown. */
export interface Proposal {
  key: string;
  objectName: string;
  fieldName: string;
  kind: string;
  method?: string | null;
  isThere: boolean;
}

/** A component with rules that were chosen and are not added yet. */
export interface Choosing extends HTMLElement {
  chosenCount: number;
  addChosen(): Promise<boolean>;
  /** Remembers that what was suggested is not wanted. */
  leaveOut?(): Promise<void>;
}

/** Rules to choose from and to add to a rule set. Fires `added` with the keys of what is a rule now. */
export default class MaskingProposals extends LightningElement {
  @api columns: object[] = [];
  /** Name of the rule set; null for the default one. */
  @api ruleSet: string | null = null;
  /** Whether every row that can be chosen is chosen from the beginning. */
  @api areAllChosen = false;

  labels = labels;
  mayConfigure = MAY_CONFIGURE === true;
  selectedKeys: string[] = [];
  private shown: Proposal[] = [];
  /** Every row that was ever shown: what is chosen stays chosen while a filter hides it. */
  private readonly known = new Map<string, Proposal>();
  errorMessage?: string;
  isSaving = false;

  /** What can be chosen; a filter may leave out some of it. */
  @api
  get rows(): Proposal[] {
    return this.shown;
  }
  set rows(value: Proposal[]) {
    this.shown = value;
    for (const row of value) this.known.set(row.key, row);
    // The table forgets the ticks of rows that it does not show.
    this.selectedKeys = [...this.selectedKeys];
  }

  /** Chooses rows beforehand, for users who can add them. */
  @api
  choose(keys: readonly string[]): void {
    if (this.mayConfigure) this.selectedKeys = [...keys];
  }

  connectedCallback(): void {
    if (this.areAllChosen && this.mayConfigure)
      this.selectedKeys = this.rows.filter(({ isThere }) => !isThere).map(({ key }) => key);
  }

  private get chosen(): Proposal[] {
    return this.selectedKeys.flatMap((key) => this.known.get(key) ?? []).filter(({ isThere }) => !isThere);
  }

  /** Rules that were chosen and are not added yet. */
  @api
  get chosenCount(): number {
    return this.chosen.length;
  }

  /** Adds them. @return false when they could not be saved */
  @api
  async addChosen(): Promise<boolean> {
    if (this.chosen.length > 0) await this.handleAdd();
    return this.errorMessage === undefined;
  }

  /** Nobody else can choose. */
  get tickedKeys(): readonly string[] | undefined {
    return this.mayConfigure ? this.selectedKeys : undefined;
  }

  get addLabel(): string {
    const { length } = this.chosen;
    if (length === 0) return labels.addNone;
    return length === 1 ? labels.addOne : fill(labels.add, length);
  }

  get cannotAdd(): boolean {
    return this.isSaving || this.chosen.length === 0;
  }

  handleSelection(event: CustomEvent<{ selectedRows: Proposal[] }>): void {
    // What is a rule already, or cannot be one, loses its tick again.
    const hidden = this.selectedKeys.filter((key) => !this.shown.some((row) => row.key === key));
    const ticked = event.detail.selectedRows.filter(({ isThere }) => !isThere).map(({ key }) => key);
    this.selectedKeys = [...hidden, ...ticked];
  }

  async handleAdd(): Promise<void> {
    const { chosen } = this;
    this.isSaving = true;
    this.errorMessage = undefined;
    try {
      const proposals = chosen.map(({ objectName, fieldName, kind, method }) => ({
        objectName,
        fieldName,
        kind,
        method,
      }));
      await waitForSave(await addRules({ ruleSet: this.ruleSet, proposals }));
      this.selectedKeys = [];
      this.dispatchEvent(new CustomEvent('added', { detail: { keys: chosen.map(({ key }) => key) } }));
      this.dispatchEvent(new ShowToastEvent({ title: fill(labels.saved, chosen.length), variant: 'success' }));
    } catch (error) {
      this.errorMessage = errorText(error);
    }
    this.isSaving = false;
  }
}
