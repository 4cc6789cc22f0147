import { LightningElement } from 'lwc';
import { NavigationMixin } from 'lightning/navigation';
import getFieldSummary from '@salesforce/apex/SummaryController.getFieldSummary';
import getSummary from '@salesforce/apex/SummaryController.getSummary';
import { progressText, readParts, unreadableIn, unreadableText, type Part } from 'c/maskingInventory';
import { tabPage } from 'c/maskingPages';
import { resultLook, stateLook } from 'c/maskingRunText';
import { fill, numberText, readErrorText } from 'c/maskingText';
import { labels } from './labels';

interface Place {
  label: string;
  records?: number | null;
}

interface LastRun {
  runId: string;
  name: string;
  status: string;
  verification?: string | null;
  requestedAt?: string | null;
}

interface Summary extends Part {
  isSandbox: boolean;
  orgId: string;
  sandboxName?: string | null;
  ruleSet: string;
  maskedDomain: string;
  verifies: boolean;
  covered: number;
  personalData: number;
  textPatterns: number;
  optedOut: string[];
  notMaskable: string[];
  files: Place[];
  copies: Place[];
  lastRun?: LastRun | null;
}

interface Line {
  text: string;
  icon: string;
  variant?: string;
}

const good = (text: string): Line => ({ text, icon: 'utility:success', variant: 'success' });
const open = (text: string): Line => ({ text, icon: 'utility:warning', variant: 'warning' });

const linesOf = (places: readonly Place[]): string[] =>
  places.map(({ label, records }) => fill(labels.fileCount, label, numberText(records) || labels.uncounted));

const byLabel = (one: Place, other: Place): number => (one.label < other.label ? -1 : 1);

/** Of several answers; locations that every org has are in each of them. */
function summaryOf(parts: readonly Summary[]): Summary {
  if (parts.length === 1) return parts[0];
  return {
    ...parts[0],
    covered: parts.reduce((sum, { covered }) => sum + covered, 0),
    optedOut: parts.flatMap(({ optedOut }) => optedOut),
    notMaskable: parts.flatMap(({ notMaskable }) => notMaskable),
    copies: [...new Map(parts.flatMap(({ copies }) => copies).map((copy) => [copy.label, copy])).values()].sort(
      byLabel,
    ),
  };
}

/** Last step of the wizard: what is protected, what is not, and the checklist to print and sign. */
export default class MaskingSetupSummary extends NavigationMixin(LightningElement) {
  labels = labels;
  summary?: Summary;
  isLoading = true;
  progress?: string;
  unreadable = '';
  errorMessage?: string;

  connectedCallback(): void {
    void this.load();
  }

  async load(): Promise<void> {
    this.isLoading = true;
    this.errorMessage = undefined;
    try {
      const parts = await readParts<Summary>(
        (objectNames, isFirst) => (isFirst ? getSummary : getFieldSummary)({ ruleSet: null, objectNames }),
        {
          onPart: ({ rest = [] }, progress) => {
            this.progress = rest.length > 0 ? progressText(progress) : this.progress;
          },
        },
      );
      this.progress = undefined;
      this.unreadable = unreadableText(unreadableIn(parts));
      this.summary = summaryOf(parts);
    } catch (error) {
      this.errorMessage = readErrorText(error);
    }
    this.isLoading = false;
  }

  get protectedLines(): Line[] {
    const { summary } = this;
    if (summary === undefined) return [];
    return [
      good(fill(labels.covered, summary.covered, summary.maskedDomain)),
      ...(summary.personalData > 0 ? [good(fill(labels.personal, summary.personalData))] : []),
      ...(summary.textPatterns > 0 ? [good(fill(labels.patterns, summary.textPatterns))] : []),
      ...(summary.verifies ? [good(labels.verified)] : []),
    ];
  }

  get openLines(): Line[] {
    const { summary } = this;
    if (summary === undefined) return [];
    return [
      ...(summary.personalData > 0 ? [] : [open(labels.noPersonal)]),
      ...(summary.textPatterns > 0 ? [] : [open(labels.noPatterns)]),
      ...(summary.verifies ? [] : [open(labels.notVerified)]),
    ];
  }

  get lists(): { heading: string; lines: string[] }[] {
    const { optedOut = [], notMaskable = [], files = [], copies = [] } = this.summary ?? {};
    return [
      { heading: fill(labels.optedOut, optedOut.length), lines: optedOut },
      { heading: fill(labels.notMaskable, notMaskable.length), lines: notMaskable },
      { heading: labels.files, lines: linesOf(files) },
      { heading: labels.copies, lines: linesOf(copies) },
    ].filter(({ lines }) => lines.length > 0);
  }

  get lastRun(): LastRun | null | undefined {
    return this.summary?.lastRun;
  }

  get lastRunText(): string {
    const { lastRun } = this;
    if (!lastRun) return this.summary?.isSandbox === false ? labels.production : labels.noRun;
    const state = fill(labels.lastRunText, lastRun.name, stateLook(lastRun.status).label);
    return lastRun.verification
      ? `${state}. ${fill(labels.verification, resultLook(lastRun.verification).label)}`
      : state;
  }

  handleOpenRun(): void {
    this[NavigationMixin.Navigate](tabPage('Masking_Runs', { c__run: this.lastRun?.runId ?? '' }));
  }

  handleRetry(): void {
    void this.load();
  }
}
