import { api, LightningElement } from 'lwc';
import { ShowToastEvent } from 'lightning/platformShowToastEvent';
import getExclusions from '@salesforce/apex/AuditController.getExclusions';
import getObjects from '@salesforce/apex/AuditController.getObjects';
import getFile from '@salesforce/apex/CertificateController.getFile';
import getProblems from '@salesforce/apex/ExceptionsController.getProblems';
import getRun from '@salesforce/apex/RunsController.getRun';
import { decisionText, targetText, type ProblemRow } from 'c/maskingExceptionText';
import { fact, type Fact } from 'c/maskingFacts';
import { readCauses, type FailureGroup } from 'c/maskingFailureCauses';
import { sourceText, stateLook, type EntryRow, type RunRow } from 'c/maskingRunText';
import { type ContentState, download, fill, numberText, readErrorText, stateOf } from 'c/maskingText';
import { labels } from './labels';

interface Section {
  id: string;
  title: string;
  facts?: Fact[];
  lines?: { key: string; text: string }[];
  hasLines?: boolean;
  none?: string;
}

const count = (label: string, value: number | null | undefined): Fact => ({
  label,
  value: numberText(value ?? 0),
  isTime: false,
});

const lineOf = ({ objectName, reasonCode, message, records }: FailureGroup): { key: string; text: string } => ({
  key: `${objectName ?? ''} ${reasonCode ?? ''}`,
  text: fill(labels.failure, objectName ?? '', records, message ?? ''),
});

/** What a run proves, on one page to print and sign. Fires `back`. */
export default class MaskingCertificate extends LightningElement {
  @api runId?: string;

  labels = labels;
  signature = [labels.signName, labels.signDate, labels.signature];
  run?: RunRow;
  isLoading = true;
  errorMessage?: string;
  private objectNames: string[] = [];
  private exclusions: EntryRow[] = [];
  private groups: FailureGroup[] = [];
  private accepted: ProblemRow[] = [];

  connectedCallback(): void {
    void this.load();
  }

  async load(): Promise<void> {
    const { runId } = this;
    this.isLoading = true;
    this.errorMessage = undefined;
    try {
      const [run, objects, exclusions, groups, problems] = await Promise.all([
        getRun({ runId }),
        getObjects({ runId }),
        getExclusions({ runId }),
        readCauses(runId),
        getProblems({ runId }),
      ]);
      const found = (run as RunRow | null) ?? undefined;
      this.run = found?.isDryRun ? undefined : found;
      this.objectNames = (objects as { objectName: string }[]).map(({ objectName }) => objectName);
      this.exclusions = exclusions as EntryRow[];
      this.groups = groups;
      this.accepted = (problems as ProblemRow[]).filter(({ state }) => Boolean(state));
      if (this.run === undefined) this.errorMessage = found === undefined ? labels.unknown : labels.dryRun;
    } catch (error) {
      this.errorMessage = readErrorText(error);
    }
    this.isLoading = false;
  }

  get state(): ContentState | undefined {
    return stateOf(this.errorMessage, this.isLoading);
  }

  get title(): string {
    return this.run === undefined ? labels.title : `${labels.title}: ${this.run.name}`;
  }

  get resultText(): string {
    const { status = '', verdict, verification } = this.run ?? {};
    const isVerified = Boolean(verification) && verification !== 'Not Run';
    return `${stateLook(status).label} · ${labels.verification}: ${isVerified ? (verdict ?? verification) : labels.notVerified}`;
  }

  get sections(): Section[] {
    const excluded = this.exclusions.map(({ entryKey, objectName, fieldName, reason, leftByRule }) => ({
      key: entryKey,
      text: `${objectName}.${fieldName ?? ''}: ${reason ?? ''} ${leftByRule ? fill(labels.addressesLeft, leftByRule) : ''}`,
    }));
    const failed = this.groups.filter(({ canBeRetried }) => canBeRetried).map(lineOf);
    const found = this.groups.filter(({ canBeRetried }) => !canBeRetried).map(lineOf);
    const accepted = this.accepted.map((problem) => ({
      key: problem.key,
      text: fill(labels.exception, targetText(problem), problem.reasonCode, problem.records, decisionText(problem)),
    }));
    return [
      { id: 'scope', title: labels.scope, facts: this.scope },
      { id: 'counts', title: labels.counts, facts: this.counts },
      { id: 'verification', title: labels.verification, facts: this.verification },
      {
        id: 'exclusions',
        title: labels.exclusions,
        lines: excluded,
        hasLines: excluded.length > 0,
        none: labels.noExclusions,
      },
      {
        id: 'exceptions',
        title: labels.exceptions,
        lines: accepted,
        hasLines: accepted.length > 0,
        none: labels.noExceptions,
      },
      { id: 'failures', title: labels.failures, lines: failed, hasLines: failed.length > 0, none: labels.noFailures },
      { id: 'found', title: labels.found, lines: found, hasLines: found.length > 0, none: labels.noneFound },
    ];
  }

  private get scope(): Fact[] {
    const { sandboxName, ruleSet, onlyObjects, onlyRules, fingerprint, requestedBy, source, startedAt, finishedAt } =
      this.run ?? {};
    return [
      ...fact(labels.sandbox, sandboxName),
      ...fact(labels.ruleSet, ruleSet),
      ...fact(labels.onlyObjects, onlyObjects?.join(', ')),
      ...fact(labels.onlyRules, onlyRules?.join(', ')),
      ...fact(labels.fingerprint, fingerprint),
      ...fact(labels.source, sourceText(source)),
      ...fact(labels.requestedBy, requestedBy),
      ...fact(labels.startedAt, startedAt, true),
      ...fact(labels.finishedAt, finishedAt, true),
      ...fact(labels.objects, this.objectNames.join(', ')),
    ];
  }

  private get counts(): Fact[] {
    const { recordsScanned, recordsChanged, recordsDeleted, recordsFailed, valuesMasked } = this.run ?? {};
    return [
      count(labels.recordsScanned, recordsScanned),
      count(labels.recordsChanged, recordsChanged),
      count(labels.valuesMasked, valuesMasked),
      count(labels.recordsDeleted, recordsDeleted),
      count(labels.recordsFailed, recordsFailed),
    ];
  }

  private get verification(): Fact[] {
    const { emailFieldsResult, rulesResult, residue, fieldsNotCovered } = this.run ?? {};
    return [
      ...fact(labels.emailFields, emailFieldsResult),
      ...fact(labels.rules, rulesResult),
      count(labels.residue, residue),
      count(labels.notCovered, fieldsNotCovered),
    ];
  }

  handlePrint(): void {
    window.print();
  }

  /** The same statements as a file whose signature can be checked. */
  async handleDownload(): Promise<void> {
    const { runId, run } = this;
    try {
      const file = (await getFile({ runId })) as string | null;
      if (file !== null) download(`${run?.name ?? ''}-certificate.json`, file, 'application/json');
    } catch (error) {
      this.dispatchEvent(
        new ShowToastEvent({ title: labels.notDone, message: readErrorText(error), variant: 'error' }),
      );
    }
  }

  handleBack(): void {
    this.dispatchEvent(new CustomEvent('back'));
  }

  handleRetry(): void {
    void this.load();
  }
}
