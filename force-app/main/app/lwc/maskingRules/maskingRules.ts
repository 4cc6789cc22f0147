import { LightningElement, wire } from 'lwc';
import { CurrentPageReference, NavigationMixin, type PageReference } from 'lightning/navigation';
import { ShowToastEvent } from 'lightning/platformShowToastEvent';
import approve from '@salesforce/apex/RulesController.approve';
import getPlace from '@salesforce/apex/RulesController.getPlace';
import getRuleSets from '@salesforce/apex/RulesController.getRuleSets';
import MAY_CONFIGURE from '@salesforce/customPermission/Masking_Configure';
import MAY_READ from '@salesforce/customPermission/Masking_Read_Audit';
import MAY_RUN from '@salesforce/customPermission/Masking_Run';
import { tabPage } from 'c/maskingPages';
import { confirmApproval } from 'c/maskingApproval';
import { forgetDraft, keepDraft, newDraftKey } from 'c/maskingRuleDraft';
import { draftOrSaved } from 'c/maskingRuleDrafts';
import RuleHistory from 'c/maskingRuleHistory';
import RuleImport from 'c/maskingRuleImport';
import { copyOf, newRuleSet, type Rule, type RuleSet } from 'c/maskingRuleText';
import { type ContentState, errorText, fill, readErrorText, stateOf } from 'c/maskingText';
import { labels } from './labels';
import { lacksWanted, wantedBy } from './wanted';

interface Place {
  isSandbox: boolean;
  sandboxName?: string | null;
}

const TAB = 'Masking_Rules';
/**
 * The Rules tab: what each rule set masks and what keeps a run from using it, or, for whoever may configure, the editor of one.
 */
export default class MaskingRules extends NavigationMixin(LightningElement) {
  labels = labels;
  mayRead = MAY_CONFIGURE === true || MAY_READ === true || MAY_RUN === true;
  mayConfigure = MAY_CONFIGURE === true;
  isLoading = true;
  errorMessage?: string;
  edited?: RuleSet;
  editedIsChanged = false;
  seed?: Rule;
  saveId?: string;
  /** How far the reading of the fields to approve is, where it takes more than one request. */
  progress?: string;
  saveLabel = '';
  ruleSets: RuleSet[] = [];
  private place?: Place;
  private page?: PageReference;

  @wire(CurrentPageReference)
  showPage(page?: PageReference): void {
    this.page = page;
    this.openWanted();
  }

  connectedCallback(): void {
    if (!this.mayRead) return;
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
      this.errorMessage = readErrorText(error);
    }
    this.isLoading = false;
  }

  /** What another page asked for by the address. */
  private openWanted(): void {
    const { name, seed } = wantedBy(this.page);
    const ruleSet = this.ruleSets.find((candidate) => candidate.name === name);
    if (this.mayConfigure && this.edited === undefined && ruleSet !== undefined) this.open(ruleSet, false, seed);
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
    if (this.page?.state?.c__edit) this[NavigationMixin.Navigate](tabPage(TAB), true);
  }

  get state(): ContentState | undefined {
    const isEmpty = this.ruleSets.length === 0;
    const empty = isEmpty ? { heading: labels.emptyTitle, message: labels.empty } : undefined;
    return stateOf(this.errorMessage, this.isLoading && isEmpty, empty);
  }

  get lacksWanted(): boolean {
    return this.state === undefined && !this.isLoading && lacksWanted(this.page, this.ruleSets);
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

  handleRetry(): void {
    void this.load();
  }

  handleResume(event: CustomEvent<{ draft: RuleSet }>): void {
    this.open(event.detail.draft, true);
  }

  handleNew(): void {
    this.open(newRuleSet(), true);
  }

  async handleImport(): Promise<void> {
    const ruleSet = await RuleImport.open<RuleSet>({ size: 'small', label: labels.importRules });
    if (ruleSet !== undefined) this.open(ruleSet, true);
  }

  async handleHistory(event: Event): Promise<void> {
    const { name, label } = ruleSetOf(event);
    const saveId = await RuleHistory.open<string>({
      size: 'medium',
      label: fill(labels.historyOf, name ?? ''),
      ruleSet: name,
    });
    if (saveId !== undefined) this.follow(saveId, label ?? name ?? '');
  }

  async handleAct(event: CustomEvent<{ action: string }>): Promise<void> {
    const ruleSet = ruleSetOf(event);
    if (event.detail.action === 'copy') this.open(copyOf(ruleSet), true);
    else await this.approve(ruleSet);
  }

  async handleEdit(event: Event): Promise<void> {
    const chosen = await draftOrSaved(ruleSetOf(event));
    if (chosen !== undefined) this.open(chosen.ruleSet, chosen.isDraft);
  }

  private async approve(ruleSet: RuleSet): Promise<void> {
    try {
      const fields = await confirmApproval(ruleSet.name ?? '', ruleSet.label ?? '', (progress) => {
        this.progress = progress;
      });
      if (fields === undefined) return;
      this.follow((await approve({ ruleSet: ruleSet.name, fields })) as string, ruleSet.label ?? '');
    } catch (error) {
      this.progress = undefined;
      this.toast(labels.notDone, errorText(error), 'error');
    }
  }

  handleSaving(event: CustomEvent<{ saveId: string; label: string }>): void {
    this.follow(event.detail.saveId, event.detail.label);
  }

  /** Shows how the platform gets on with a save. */
  private follow(saveId: string, label: string): void {
    this.saveId = saveId;
    this.saveLabel = label;
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

/** Of the card that fired. */
const ruleSetOf = (event: Event): RuleSet => (event.currentTarget as HTMLElement & { ruleSet: RuleSet }).ruleSet;
