import { LightningElement, wire } from 'lwc';
import { CurrentPageReference, NavigationMixin, type PageReference } from 'lightning/navigation';
import { ShowToastEvent } from 'lightning/platformShowToastEvent';
import approve from '@salesforce/apex/RulesController.approve';
import getFile from '@salesforce/apex/RulesController.getFile';
import getPlace from '@salesforce/apex/RulesController.getPlace';
import getRuleSets from '@salesforce/apex/RulesController.getRuleSets';
import MAY_CONFIGURE from '@salesforce/customPermission/Masking_Configure';
import MAY_READ from '@salesforce/customPermission/Masking_Read_Audit';
import MAY_RUN from '@salesforce/customPermission/Masking_Run';
import { tabPage } from 'c/maskingPages';
import { confirmApproval } from 'c/maskingApproval';
import Confirm from 'c/maskingConfirm';
import { forgetDraft, keepDraft, keptDraftOf, keptDrafts, newDraftKey } from 'c/maskingRuleDraft';
import RuleHistory from 'c/maskingRuleHistory';
import RuleImport from 'c/maskingRuleImport';
import {
  copyOf,
  detailText,
  fieldText,
  kindText,
  methodText,
  newRuleSet,
  objectText,
  type Rule,
  type RuleSet,
} from 'c/maskingRuleText';
import { download, errorText, fill, labelAndName, numberText, stateOf, type ContentState } from 'c/maskingText';
import { labels } from './labels';

interface Place {
  isSandbox: boolean;
  sandboxName?: string | null;
}

const TAB = 'Masking_Rules';
const COLUMNS = [
  { label: labels.object, fieldName: 'objectText' },
  { label: labels.field, fieldName: 'fieldText' },
  { label: labels.kind, fieldName: 'kindText' },
  { label: labels.method, fieldName: 'methodText' },
  { label: labels.detail, fieldName: 'detail', wrapText: true, initialWidth: 300 },
  { label: labels.filter, fieldName: 'rowFilter', wrapText: true },
  { label: labels.state, fieldName: 'stateText', initialWidth: 110 },
];

/**
 * The Rules tab: what each rule set masks and what keeps a run from using it, or, for whoever may configure, the editor of one.
 * Other pages lead here with `c__edit` (name of a rule set) and the rule they want: `c__kind`, `c__object`, `c__field`, `c__pattern`.
 */
export default class MaskingRules extends NavigationMixin(LightningElement) {
  labels = labels;
  columns = COLUMNS;
  mayRead = MAY_CONFIGURE === true || MAY_READ === true || MAY_RUN === true;
  mayConfigure = MAY_CONFIGURE === true;
  isLoading = true;
  errorMessage?: string;
  edited?: RuleSet;
  editedIsChanged = false;
  seed?: Rule;
  drafts: RuleSet[] = [];
  saveId?: string;
  /** How far the reading of the fields to approve is, where it takes more than one request. */
  progress?: string;
  saveLabel = '';
  private ruleSets: RuleSet[] = [];
  private place?: Place;
  private page?: PageReference;

  @wire(CurrentPageReference)
  showPage(page?: PageReference): void {
    this.page = page;
    this.openWanted();
  }

  connectedCallback(): void {
    if (!this.mayRead) return;
    this.drafts = this.mayConfigure ? keptDrafts() : [];
    void this.load();
  }

  async load(): Promise<void> {
    this.isLoading = true;
    this.errorMessage = undefined;
    try {
      const [ruleSets, place] = await Promise.all([getRuleSets(), getPlace()]);
      this.ruleSets = ruleSets as RuleSet[];
      this.place = place as Place;
      this.openWanted();
    } catch (error) {
      this.errorMessage = errorText(error);
    }
    this.isLoading = false;
  }

  /** What another page asked for by the address. */
  private openWanted(): void {
    const { c__edit: name, c__kind: kind, c__object: objectName } = this.page?.state ?? {};
    const ruleSet = this.ruleSets.find((candidate) => candidate.name === name);
    if (!this.mayConfigure || this.edited !== undefined || ruleSet === undefined) return;
    const { c__field: fieldName, c__pattern: pattern } = this.page?.state ?? {};
    const method = pattern ? 'Replace Pattern' : undefined;
    this.open(ruleSet, false, kind ? { kind, objectName, fieldName, pattern, method, isActive: true } : undefined);
  }

  private open(ruleSet: RuleSet, isChanged: boolean, seed?: Rule): void {
    // A rule set that was never saved keeps its draft under a key of its own.
    this.edited = ruleSet.savedName || ruleSet.draftKey ? ruleSet : { ...ruleSet, draftKey: newDraftKey() };
    this.editedIsChanged = isChanged;
    if (isChanged) keepDraft(this.edited);
    this.seed = seed;
    this.saveId = undefined;
  }

  private closeEditor(): void {
    this.edited = undefined;
    this.drafts = keptDrafts();
    if (this.page?.state?.c__edit) this[NavigationMixin.Navigate](tabPage(TAB), true);
  }

  get sets(): object[] {
    return this.ruleSets.map((set) => ({
      ...set,
      heading: labelAndName(set.label ?? '', set.name ?? ''),
      stateText: set.isActive ? labels.active : labels.inactive,
      hasProblems: (set.problems?.length ?? 0) > 0,
      hasWarnings: (set.warnings?.length ?? 0) > 0,
      hasRules: set.rules.length > 0,
      historyLabel: fill(labels.historyOf, set.label ?? ''),
      actionsLabel: fill(labels.actionsOf, set.label ?? ''),
      facts: [
        { label: labels.domain, value: set.maskedDomain ?? '' },
        { label: labels.batchSize, value: numberText(set.batchSize) },
        { label: labels.verify, value: set.verifies ? labels.yes : labels.no },
        { label: labels.drift, value: set.driftPolicy === 'Stop' ? labels.driftStop : labels.driftMask },
        { label: labels.key, value: set.keyPolicy === 'Per Refresh' ? labels.keyPerRefresh : labels.keyStable },
        { label: labels.names, value: set.nameLibrary || labels.namesOfAddresses },
        { label: labels.approved, value: set.approvedAt ?? labels.notApproved, isTime: !!set.approvedAt },
        ...(set.reviewedBy ? [{ label: labels.reviewedBy, value: set.reviewedBy }] : []),
        ...(set.rulesChangedAt ? [{ label: labels.rulesChanged, value: set.rulesChangedAt, isTime: true }] : []),
      ],
      rules: set.rules.map((rule) => ({
        ...rule,
        objectText: objectText(rule),
        fieldText: fieldText(rule),
        kindText: kindText(rule.kind),
        methodText: methodText(rule.method),
        detail: detailText(rule),
        stateText: rule.isActive ? labels.active : labels.inactive,
      })),
    }));
  }

  get state(): ContentState | undefined {
    const isEmpty = this.ruleSets.length === 0;
    const empty = isEmpty ? { heading: labels.emptyTitle, message: labels.empty } : undefined;
    return stateOf(this.errorMessage, this.isLoading && isEmpty, empty);
  }

  /** Sandboxes forget at the next refresh what was changed in them. */
  get showsSandbox(): boolean {
    return this.mayConfigure && this.place?.isSandbox === true;
  }

  get sandboxText(): string {
    return fill(labels.sandbox, this.place?.sandboxName ?? '');
  }

  get isSaving(): boolean {
    return this.saveId !== undefined;
  }

  get kept(): { key: string; text: string }[] {
    return this.drafts.map((draft, index) => ({
      key: String(index),
      text: fill(labels.kept, draft.label || draft.name || labels.newRuleSet),
    }));
  }

  handleRetry(): void {
    void this.load();
  }

  private draftOf(event: Event): RuleSet | undefined {
    return this.drafts[Number((event.currentTarget as HTMLElement).dataset.key)];
  }

  handleContinue(event: Event): void {
    const draft = this.draftOf(event);
    if (draft !== undefined) this.open(draft, true);
  }

  async handleDiscard(event: Event): Promise<void> {
    const draft = this.draftOf(event);
    if (draft === undefined) return;
    const answer = await Confirm.open<string>({
      size: 'small',
      label: labels.discardTitle,
      message: fill(labels.discardText, draft.label || draft.name || labels.newRuleSet),
      cancelLabel: labels.keep,
      choices: [{ value: 'discard', label: labels.discard, variant: 'destructive' }],
    });
    if (answer !== 'discard') return;
    forgetDraft(draft);
    this.drafts = keptDrafts();
  }

  /** What was changed and not saved is not replaced without a question. */
  private async openSaved(ruleSet: RuleSet): Promise<void> {
    const draft = keptDraftOf(ruleSet);
    if (draft === undefined) {
      this.open(ruleSet, false);
      return;
    }
    const answer = await Confirm.open<string>({
      size: 'small',
      label: fill(labels.kept, draft.label ?? draft.name ?? ''),
      message: labels.draftText,
      choices: [
        { value: 'discard', label: labels.openSaved },
        { value: 'resume', label: labels.goOn, variant: 'brand' },
      ],
    });
    if (answer === 'resume') this.open(draft, true);
    if (answer !== 'discard') return;
    forgetDraft(draft);
    this.open(ruleSet, false);
  }

  handleNew(): void {
    this.open(newRuleSet(), true);
  }

  async handleImport(): Promise<void> {
    const ruleSet = await RuleImport.open<RuleSet>({ size: 'small', label: labels.importRules });
    if (ruleSet !== undefined) this.open(ruleSet, true);
  }

  async handleHistory(event: Event): Promise<void> {
    const { name = '' } = (event.currentTarget as HTMLElement).dataset;
    const saveId = await RuleHistory.open<string>({
      size: 'medium',
      label: fill(labels.historyOf, name),
      ruleSet: name,
    });
    if (saveId === undefined) return;
    this.saveId = saveId;
    this.saveLabel = this.ruleSets.find((candidate) => candidate.name === name)?.label ?? name;
  }

  async handleAction(event: CustomEvent<{ value: string }>): Promise<void> {
    const { name } = (event.currentTarget as HTMLElement).dataset;
    const ruleSet = this.ruleSets.find((candidate) => candidate.name === name);
    if (ruleSet === undefined) return;
    switch (event.detail.value) {
      case 'copy':
        this.open(copyOf(ruleSet), true);
        break;
      case 'approve':
        await this.approve(ruleSet);
        break;
      default:
        await this.exportFile(ruleSet);
    }
  }

  handleEdit(event: Event): void {
    const { name } = (event.currentTarget as HTMLElement).dataset;
    const ruleSet = this.ruleSets.find((candidate) => candidate.name === name);
    if (ruleSet !== undefined) void this.openSaved(ruleSet);
  }

  private async exportFile({ name }: RuleSet): Promise<void> {
    try {
      download(`${name}.json`, (await getFile({ ruleSet: name })) as string, 'application/json');
    } catch (error) {
      this.toast(labels.notDone, errorText(error), 'error');
    }
  }

  private async approve(ruleSet: RuleSet): Promise<void> {
    try {
      const fields = await confirmApproval(ruleSet.name ?? '', ruleSet.label ?? '', (progress) => {
        this.progress = progress;
      });
      if (fields === undefined) return;
      this.saveId = (await approve({ ruleSet: ruleSet.name, fields })) as string;
      this.saveLabel = ruleSet.label ?? '';
    } catch (error) {
      this.progress = undefined;
      this.toast(labels.notDone, errorText(error), 'error');
    }
  }

  handleSaving(event: CustomEvent<{ saveId: string; label: string }>): void {
    this.saveId = event.detail.saveId;
    this.saveLabel = event.detail.label;
  }

  handleSaved(): void {
    this.saveId = undefined;
    if (this.edited !== undefined) forgetDraft(this.edited);
    this.closeEditor();
    this.toast(fill(labels.saved, this.saveLabel), '', 'success');
    void this.load();
  }

  handleDismiss(): void {
    this.saveId = undefined;
  }

  handleCancel(): void {
    this.saveId = undefined;
    this.closeEditor();
  }

  private toast(title: string, message: string, variant: 'success' | 'error'): void {
    this.dispatchEvent(new ShowToastEvent({ title, message, variant }));
  }
}
