import { api, LightningElement } from 'lwc';
import { ShowToastEvent } from 'lightning/platformShowToastEvent';
import getFile from '@salesforce/apex/RulesController.getFile';
import MAY_CONFIGURE from '@salesforce/customPermission/Masking_Configure';
import { fact, type Fact } from 'c/maskingFacts';
import { detailText, fieldText, kindText, methodText, objectText, type Rule, type RuleSet } from 'c/maskingRuleText';
import { type ContentState, download, fill, labelAndName, numberText, readErrorText } from 'c/maskingText';
import { labels } from './labels';

const COLUMNS = [
  { label: labels.object, fieldName: 'objectText' },
  { label: labels.field, fieldName: 'fieldText' },
  { label: labels.kind, fieldName: 'kindText' },
  { label: labels.method, fieldName: 'methodText' },
  { label: labels.detail, fieldName: 'detail', initialWidth: 300 },
  { label: labels.filter, fieldName: 'rowFilter' },
  { label: labels.state, fieldName: 'stateText', initialWidth: 110 },
];

/** Rows that the table takes at a time: the platform's takes as long for 200 as an admin waits for a page. */
const STEP = 50;

/** A rule set, what keeps a run from using it, and its rules. Fires `edit`, `history`, and `act` ({ action: copy or approve }). */
export default class MaskingRuleSetCard extends LightningElement {
  @api ruleSet?: RuleSet;

  labels = labels;
  columns = COLUMNS;
  mayConfigure = MAY_CONFIGURE === true;
  private shownCount = STEP;

  private get label(): string {
    return this.ruleSet?.label ?? '';
  }

  get heading(): string {
    return labelAndName(this.label, this.ruleSet?.name ?? '');
  }

  get stateText(): string {
    return this.ruleSet?.isActive ? labels.active : labels.inactive;
  }

  get historyLabel(): string {
    return fill(labels.historyOf, this.label);
  }

  get actionsLabel(): string {
    return fill(labels.actionsOf, this.label);
  }

  get hasProblems(): boolean {
    return (this.ruleSet?.problems?.length ?? 0) > 0;
  }

  get hasWarnings(): boolean {
    return (this.ruleSet?.warnings?.length ?? 0) > 0;
  }

  get facts(): Fact[] {
    const { maskedDomain, batchSize, verifies, driftPolicy, keyPolicy, nameLibrary } = this.ruleSet ?? {};
    const { approvedAt, reviewedBy, rulesChangedAt } = this.ruleSet ?? {};
    return [
      ...fact(labels.domain, maskedDomain),
      ...fact(labels.batchSize, numberText(batchSize)),
      ...fact(labels.verify, verifies ? labels.yes : labels.no),
      ...fact(labels.drift, driftPolicy === 'Stop' ? labels.driftStop : labels.driftMask),
      ...fact(labels.key, keyPolicy === 'Per Refresh' ? labels.keyPerRefresh : labels.keyStable),
      ...fact(labels.names, nameLibrary || labels.namesOfAddresses),
      ...fact(labels.approved, approvedAt ?? labels.notApproved, Boolean(approvedAt)),
      ...fact(labels.reviewedBy, reviewedBy),
      ...fact(labels.rulesChanged, rulesChangedAt, true),
    ];
  }

  private get rules(): readonly Rule[] {
    return this.ruleSet?.rules ?? [];
  }

  get shownRules(): object[] {
    return this.rules.slice(0, this.shownCount).map((rule) => ({
      ...rule,
      objectText: objectText(rule),
      fieldText: fieldText(rule),
      kindText: kindText(rule.kind),
      methodText: methodText(rule.method),
      detail: detailText(rule),
      stateText: rule.isActive ? labels.active : labels.inactive,
    }));
  }

  get hasMore(): boolean {
    return this.shownCount < this.rules.length;
  }

  /** How many of how many are shown, where not all are. */
  get shownText(): string {
    return this.hasMore ? fill(labels.page, 1, this.shownCount, this.rules.length) : '';
  }

  get noRules(): ContentState | undefined {
    return this.rules.length > 0 ? undefined : { kind: 'empty', message: labels.noRules };
  }

  handleLoadMore(): void {
    this.shownCount += STEP;
  }

  handleEdit(): void {
    this.dispatchEvent(new CustomEvent('edit'));
  }

  handleHistory(): void {
    this.dispatchEvent(new CustomEvent('history'));
  }

  async handleAct(event: CustomEvent<{ value: string }>): Promise<void> {
    const action = event.detail.value;
    if (action === 'export') await this.exportFile();
    else this.dispatchEvent(new CustomEvent('act', { detail: { action } }));
  }

  private async exportFile(): Promise<void> {
    const name = this.ruleSet?.name;
    try {
      download(`${name ?? ''}.json`, (await getFile({ ruleSet: name })) as string, 'application/json');
    } catch (error) {
      this.dispatchEvent(
        new ShowToastEvent({ title: labels.notDone, message: readErrorText(error), variant: 'error' }),
      );
    }
  }
}
