import { api } from 'lwc';
import { NavigationMixin } from 'lightning/navigation';
import leaveOutSuggestions from '@salesforce/apex/RuleProposalsController.leaveOutSuggestions';
import getTemplates from '@salesforce/apex/RuleProposalsController.getTemplates';
import MAY_CONFIGURE from '@salesforce/customPermission/Masking_Configure';
import MaskingChoosingStep from 'c/maskingChoosingStep';
import { tabPage } from 'c/maskingPages';
import type { Proposal } from 'c/maskingProposals';
import { labelAndName, readErrorText } from 'c/maskingText';
import { labels } from './labels';

interface Template extends Omit<Proposal, 'key'> {
  objectLabel: string;
  fieldLabel: string;
  /** Chosen unless somebody leaves it out. */
  isSuggested?: boolean;
}

type Row = Proposal & { objectLabel: string; fieldText: string; methodText: string; stateText: string };

const ALL = 'all';
const TEXT_PATTERN = 'Text Pattern';

const COLUMNS = [
  { label: labels.object, fieldName: 'objectLabel' },
  { label: labels.field, fieldName: 'fieldText' },
  { label: labels.method, fieldName: 'methodText' },
  { label: labels.state, fieldName: 'stateText' },
];

/** Third step of the wizard: rules for personal data to switch on, and the way to patterns. */
export default class MaskingSetupRules extends NavigationMixin(MaskingChoosingStep) {
  labels = labels;
  columns = COLUMNS;
  isLoading = true;
  errorMessage?: string;
  objectName = ALL;
  private all: Row[] = [];
  /** Keys to choose as soon as the list is there. */
  private suggested: readonly string[] = [];
  /** Whether rules were suggested and none has been added since. */
  private hasSuggestions = false;

  connectedCallback(): void {
    void this.load();
  }

  async load(): Promise<void> {
    this.isLoading = true;
    this.errorMessage = undefined;
    try {
      const templates = (await getTemplates({ ruleSet: null })) as Template[];
      this.all = templates.map(toRow);
      this.suggested = templates.filter(({ isSuggested }) => isSuggested === true).map(keyOf);
      this.hasSuggestions = this.suggested.length > 0;
    } catch (error) {
      this.errorMessage = readErrorText(error);
    }
    this.isLoading = false;
  }

  renderedCallback(): void {
    if (this.suggested.length === 0) return;
    const list = this.template?.querySelector<HTMLElement & { choose(keys: readonly string[]): void }>(
      'c-masking-proposals',
    );
    if (!list) return;
    list.choose(this.suggested);
    this.suggested = [];
  }

  /** The step is left without a rule of those that were suggested: they are not selected again at the next visit. */
  @api
  async leaveOut(): Promise<void> {
    if (!this.hasSuggestions || MAY_CONFIGURE !== true) return;
    this.hasSuggestions = false;
    await leaveOutSuggestions();
  }

  /** Nobody else can select rules. */
  get about(): string {
    return MAY_CONFIGURE === true ? labels.about : labels.aboutRead;
  }

  get rows(): Row[] {
    return this.all.filter((row) => this.objectName === ALL || row.objectName === this.objectName);
  }

  get hasTemplates(): boolean {
    return this.all.length > 0;
  }

  get objectOptions(): { label: string; value: string }[] {
    const byName = new Map(this.all.map(({ objectName, objectLabel }) => [objectName, objectLabel]));
    return [{ label: labels.all, value: ALL }, ...[...byName].map(([value, label]) => ({ label, value }))];
  }

  handleObject(event: CustomEvent<{ value: string }>): void {
    this.objectName = event.detail.value;
  }

  handleAdded(event: CustomEvent<{ keys: string[] }>): void {
    const keys = new Set(event.detail.keys);
    this.hasSuggestions = false;
    this.all = this.all.map((row) => (keys.has(row.key) ? { ...row, isThere: true, stateText: labels.there } : row));
  }

  handleOpenRules(): void {
    this[NavigationMixin.Navigate](tabPage('Masking_Rules'));
  }

  handleRetry(): void {
    void this.load();
  }
}

const keyOf = ({ objectName, fieldName }: Template): string => `${objectName}.${fieldName}`;

function toRow(template: Template): Row {
  return {
    ...template,
    key: keyOf(template),
    // Labels such as Name and Phone are not unique on a case.
    fieldText: labelAndName(template.fieldLabel, template.fieldName),
    methodText: template.kind === TEXT_PATTERN ? labels.addresses : (template.method ?? ''),
    stateText: template.isThere ? labels.there : labels.notThere,
  };
}
