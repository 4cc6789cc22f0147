import { LightningElement } from 'lwc';
import getRuleSets from '@salesforce/apex/RulesController.getRuleSets';
import MAY_CONFIGURE from '@salesforce/customPermission/Masking_Configure';
import MAY_READ from '@salesforce/customPermission/Masking_Read_Audit';
import MAY_RUN from '@salesforce/customPermission/Masking_Run';
import { errorText, numberText } from 'c/maskingText';
import { labels } from './labels';

interface RuleRow {
  name: string;
  label: string;
  kind: string;
  objectName?: string | null;
  fieldName?: string | null;
  method?: string | null;
  pattern?: string | null;
  replacement?: string | null;
  reason?: string | null;
  rowFilter?: string | null;
  isActive: boolean;
}

interface RuleSetRow {
  name: string;
  label: string;
  description?: string | null;
  maskedDomain?: string | null;
  batchSize?: number | null;
  isDefault: boolean;
  isActive: boolean;
  verifies: boolean;
  driftPolicy?: string | null;
  keyPolicy?: string | null;
  approvedAt?: string | null;
  rules: RuleRow[];
  problems: string[];
}

const COLUMNS = [
  { label: labels.object, fieldName: 'objectText' },
  { label: labels.field, fieldName: 'fieldText' },
  { label: labels.kind, fieldName: 'kind' },
  { label: labels.method, fieldName: 'method' },
  { label: labels.detail, fieldName: 'detail', wrapText: true, initialWidth: 300 },
  { label: labels.filter, fieldName: 'rowFilter', wrapText: true },
  { label: labels.state, fieldName: 'stateText', initialWidth: 110 },
];

const EVERY = '*';

/** The Rules tab: what each rule set masks, and what keeps a run from using it. */
export default class MaskingRules extends LightningElement {
  labels = labels;
  columns = COLUMNS;
  mayRead = MAY_CONFIGURE === true || MAY_READ === true || MAY_RUN === true;
  isLoading = true;
  errorMessage?: string;
  private ruleSets: RuleSetRow[] = [];

  connectedCallback(): void {
    if (this.mayRead) void this.load();
  }

  async load(): Promise<void> {
    this.isLoading = true;
    this.errorMessage = undefined;
    try {
      this.ruleSets = (await getRuleSets()) as RuleSetRow[];
    } catch (error) {
      this.errorMessage = errorText(error);
    }
    this.isLoading = false;
  }

  get sets(): object[] {
    return this.ruleSets.map((set) => ({
      ...set,
      stateText: set.isActive ? labels.active : labels.inactive,
      hasProblems: set.problems.length > 0,
      hasRules: set.rules.length > 0,
      facts: [
        { label: labels.domain, value: set.maskedDomain ?? '' },
        { label: labels.batchSize, value: numberText(set.batchSize) },
        { label: labels.verify, value: set.verifies ? labels.yes : labels.no },
        { label: labels.drift, value: set.driftPolicy ?? '' },
        { label: labels.key, value: set.keyPolicy ?? '' },
        { label: labels.approved, value: set.approvedAt ?? labels.notApproved, isTime: !!set.approvedAt },
      ],
      rules: set.rules.map((rule) => ({
        ...rule,
        objectText: rule.objectName === EVERY ? labels.everyObject : rule.objectName,
        fieldText: rule.fieldName === EVERY ? labels.everyField : rule.fieldName,
        detail: [rule.pattern, rule.replacement, rule.reason].filter(Boolean).join(' → '),
        stateText: rule.isActive ? labels.active : labels.inactive,
      })),
    }));
  }

  get hasSets(): boolean {
    return this.ruleSets.length > 0;
  }

  handleRetry(): void {
    void this.load();
  }
}
