import { api, LightningElement } from 'lwc';
import getUncovered from '@salesforce/apex/RuleProposalsController.getUncovered';
import MAY_CONFIGURE from '@salesforce/customPermission/Masking_Configure';
import type { Proposal } from 'c/maskingProposals';
import { fill, labelAndName, readErrorText } from 'c/maskingText';
import { labels } from './labels';

/** A text field without a rule, in which a sample found addresses. */
interface UncoveredField {
  objectName: string;
  objectLabel: string;
  fieldName: string;
  fieldLabel: string;
  sampled: number;
  withAddress: number;
  isThere: boolean;
  obstacle?: string | null;
}

type Row = Proposal & { stateText: string };

const TEXT_PATTERN = 'Text Pattern';
const COLUMNS = [
  { label: labels.object, fieldName: 'objectText' },
  { label: labels.field, fieldName: 'fieldText' },
  { label: labels.share, fieldName: 'shareText' },
  { label: labels.state, fieldName: 'stateText' },
];

function rowOf(field: UncoveredField): Row {
  const { objectName, objectLabel, fieldName, fieldLabel, sampled, withAddress, isThere, obstacle } = field;
  const row = {
    key: `${objectName}.${fieldName}`,
    objectName,
    fieldName,
    kind: TEXT_PATTERN,
    // What nobody can write is shown, but is no choice.
    isThere: isThere || Boolean(obstacle),
    objectText: labelAndName(objectLabel, objectName),
    fieldText: labelAndName(fieldLabel, fieldName),
    shareText: fill(labels.shareValue, withAddress, sampled),
    stateText: isThere ? labels.there : (obstacle ?? labels.notThere),
  };
  return row;
}

/** Offers rules for the text fields that no rule covered in a run. */
export default class MaskingUncovered extends LightningElement {
  /** The rule set of the run. */
  @api ruleSet: string | null = null;

  labels = labels;
  columns = COLUMNS;
  rows: Row[] = [];
  errorMessage?: string;
  private currentId?: string;

  @api
  get runId(): string | undefined {
    return this.currentId;
  }
  set runId(value: string | undefined) {
    this.currentId = value;
    void this.load();
  }

  async load(): Promise<void> {
    const runId = this.currentId;
    try {
      const fields = (await getUncovered({ runId })) as UncoveredField[];
      if (runId === this.currentId) this.rows = fields.map(rowOf);
    } catch (error) {
      if (runId === this.currentId) this.errorMessage = readErrorText(error);
    }
  }

  get hasRows(): boolean {
    return this.rows.length > 0;
  }

  get isShown(): boolean {
    return this.hasRows || this.errorMessage !== undefined;
  }

  get aboutText(): string {
    return MAY_CONFIGURE === true ? labels.about : labels.notHere;
  }

  handleAdded(event: CustomEvent<{ keys: string[] }>): void {
    const keys = new Set(event.detail.keys);
    this.rows = this.rows.map((row) => (keys.has(row.key) ? { ...row, isThere: true, stateText: labels.there } : row));
  }
}
