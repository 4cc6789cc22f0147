import { LightningElement } from 'lwc';
import { NavigationMixin } from 'lightning/navigation';
import { ShowToastEvent } from 'lightning/platformShowToastEvent';
import createKey from '@salesforce/apex/SetupController.createKey';
import MAY_CONFIGURE from '@salesforce/customPermission/Masking_Configure';
import { askWhyUsersAreExcluded, excludeUsers } from 'c/maskingExcludeUsers';
import { APPROVAL, NOT_MASKED, readReadiness, type Check, type Readiness } from 'c/maskingInventory';
import { explainMissingKey } from 'c/maskingMissingKey';
import { tabPage } from 'c/maskingPages';
import { errorText, readErrorText } from 'c/maskingText';
import { labels } from './labels';

interface Fix {
  label: string;
  /** A page of the platform's Setup. */
  url?: string;
  /** What the button does here. */
  action?: 'createKey' | 'explainKey' | 'leaveOutUsers' | 'openRules' | 'openRuns' | 'openFields';
}

/** What changes the org. */
const CHANGES: readonly (string | undefined)[] = ['createKey', 'leaveOutUsers'];

const LOOKS = {
  ok: { icon: 'utility:success', variant: 'success', text: labels.ok },
  attention: { icon: 'utility:warning', variant: 'warning', text: labels.toDo },
  info: { icon: 'utility:info', variant: undefined, text: labels.note },
  error: { icon: 'utility:error', variant: 'error', text: labels.toDo },
} as const;

/** The way out by the code of the finding. */
const FIXES: Readonly<Record<string, Fix>> = {
  rules: { label: labels.openRules, action: 'openRules' },
  approval: { label: labels.openFields, action: 'openFields' },
  users: { label: labels.leaveOutUsers, action: 'leaveOutUsers' },
  key: { label: labels.createKey, action: 'createKey' },
  missingKey: { label: labels.createKeyInProduction, action: 'explainKey' },
  auditKey: { label: labels.createKey, action: 'createKey' },
  lastRun: { label: labels.openRuns, action: 'openRuns' },
  [NOT_MASKED]: { label: labels.openRuns, action: 'openRuns' },
  capacity: { label: labels.openJobs, url: '/lightning/setup/AsyncApexJobs/home' },
  deliverability: { label: labels.openDeliverability, url: '/lightning/setup/OrgEmailSettings/home' },
  saving: { label: labels.openApexSettings, url: '/lightning/setup/ApexSettings/home' },
};

/** First step of the wizard: whether this org is ready, with a remedy next to each finding. Fires `go` with a step. */
export default class MaskingSetupReadiness extends NavigationMixin(LightningElement) {
  labels = labels;
  readiness?: Readiness;
  errorMessage?: string;
  isLoading = true;
  isSaving = false;

  private isShown = false;
  /** Which reading is the last one: answers to earlier ones are not shown. */
  private reading = 0;

  connectedCallback(): void {
    this.isShown = true;
    void this.load();
  }

  disconnectedCallback(): void {
    this.isShown = false;
  }

  async load(isFresh = false): Promise<void> {
    const reading = ++this.reading;
    this.isLoading = true;
    this.errorMessage = undefined;
    try {
      await readReadiness((readiness) => {
        if (reading !== this.reading) return false;
        this.readiness = readiness;
        this.isLoading = false;
        return this.isShown;
      }, isFresh);
    } catch (error) {
      this.errorMessage = readErrorText(error);
    }
    this.isLoading = false;
  }

  get checks(): object[] {
    return (this.readiness?.checks ?? []).map((check) => ({
      ...check,
      ...LOOKS[check.state],
      fix: fixOf(check),
    }));
  }

  get verdict(): string {
    if (this.readiness?.isSandbox === false) return labels.production;
    if (this.notMasked !== undefined) return this.notMasked.title;
    if (this.needsAttention) return labels.attention;
    return this.readingText ?? labels.ready;
  }

  get verdictKind(): string {
    if (this.notMasked !== undefined) return 'error';
    if (this.needsAttention) return 'warning';
    return this.readiness?.isSandbox === false || this.readingText !== undefined ? 'info' : 'success';
  }

  /** How far the comparison of Email fields is; undefined when it is done. */
  private get readingText(): string | undefined {
    if (this.readiness?.isPartial !== true) return undefined;
    return this.readiness.checks.find(({ code }) => code === APPROVAL)?.message;
  }

  private get notMasked(): Check | undefined {
    return this.readiness?.checks.find(({ code }) => code === NOT_MASKED);
  }

  private get needsAttention(): boolean {
    return this.readiness?.checks.some(({ state }) => state === 'attention') ?? false;
  }

  handleAgain(): void {
    void this.load(true);
  }

  handleFix(event: Event): void {
    const { action } = (event.currentTarget as HTMLElement).dataset;
    if (action === 'openRules') this[NavigationMixin.Navigate](tabPage('Masking_Rules'));
    else if (action === 'openRuns') this[NavigationMixin.Navigate](tabPage('Masking_Runs'));
    else if (action === 'openFields') this.dispatchEvent(new CustomEvent('go', { detail: { step: 'fields' } }));
    else if (action === 'explainKey') void this.explainKey();
    else if (action === 'leaveOutUsers') void this.leaveOutUsers();
    else void this.change(createKey, labels.keyCreated);
  }

  private async explainKey(): Promise<void> {
    if (await explainMissingKey()) this[NavigationMixin.Navigate](tabPage('Masking_Rules'));
  }

  private async leaveOutUsers(): Promise<void> {
    const reason = await askWhyUsersAreExcluded();
    if (reason !== undefined) await this.change(() => excludeUsers(null, reason), labels.saved);
  }

  private async change(start: () => Promise<unknown>, done: string): Promise<void> {
    this.isSaving = true;
    try {
      await start();
      this.dispatchEvent(new ShowToastEvent({ title: done, variant: 'success' }));
      await this.load();
    } catch (error) {
      this.dispatchEvent(new ShowToastEvent({ title: errorText(error), variant: 'error' }));
    }
    this.isSaving = false;
  }
}

/** Nothing that is in order needs a way out, and nobody without the right is offered one. */
function fixOf({ code, state, wayOut }: Check): Fix | undefined {
  const fix = state === 'ok' || wayOut === null || wayOut === undefined ? undefined : FIXES[code];
  const isForAdministrators = fix?.url !== undefined || CHANGES.includes(fix?.action);
  return isForAdministrators && MAY_CONFIGURE !== true ? undefined : fix;
}
