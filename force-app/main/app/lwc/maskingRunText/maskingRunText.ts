/** States, sources and results of runs in the words of the app. */
import { fill, secondsBetween } from 'c/maskingText';
import { labels } from './labels';

/** What the server reports about a run; what is not known is missing. */
export interface RunRow {
  runId: string;
  name: string;
  status: string;
  source?: string | null;
  ruleSet?: string | null;
  /** The only objects of a partial run; missing for all. */
  onlyObjects?: readonly string[] | null;
  onlyRules?: readonly string[] | null;
  isDryRun?: boolean | null;
  verification?: string | null;
  /** The result with what qualifies it. */
  verdict?: string | null;
  emailFieldsResult?: string | null;
  rulesResult?: string | null;
  fieldsNotCovered?: number | null;
  addressesNotCovered?: number | null;
  requestedAt?: string | null;
  startedAt?: string | null;
  finishedAt?: string | null;
  /** Between an end and a retry or resume. */
  pausedSeconds?: number | null;
  requestedBy?: string | null;
  sandboxName?: string | null;
  recordsScanned?: number | null;
  recordsChanged?: number | null;
  recordsDeleted?: number | null;
  recordsFailed?: number | null;
  valuesMasked?: number | null;
  valuesAlreadyMasked?: number | null;
  valuesSkipped?: number | null;
  residue?: number | null;
  fingerprint?: string | null;
  reasonCode?: string | null;
  message?: string | null;
  isImported?: boolean | null;
}

/** Counts of one field in a run. */
export interface EntryRow {
  entryKey: string;
  objectName: string;
  fieldName?: string | null;
  coverage?: string | null;
  rule?: string | null;
  method?: string | null;
  reason?: string | null;
  scanned?: number | null;
  masked?: number | null;
  alreadyMasked?: number | null;
  /** Texts in which no pattern found anything. */
  nothingFound?: number | null;
  /** Records without a value. */
  empty?: number | null;
  skipped?: number | null;
  deleted?: number | null;
  failed?: number | null;
  residue?: number | null;
  /** Values that a rule leaves as they are; null where nobody counted. */
  leftByRule?: number | null;
}

/** The records of one object that a run would delete. */
export interface Deletion {
  objectName: string;
  objectLabel: string;
  rules: string;
  /** Missing when they cannot be counted. */
  records?: number | null;
}

/** What became of a request about a run. */
export interface Outcome {
  isAccepted: boolean;
  runId?: string | null;
  message?: string | null;
}

interface Look {
  readonly label: string;
  readonly icon: string;
  /** Of a badge. */
  readonly theme: string;
  /** Of an icon. */
  readonly variant: string;
  /** Of a cell. */
  readonly textClass: string;
}

const PLAIN = { theme: '', variant: '', textClass: '' };
const GOOD = { theme: 'slds-theme_success', variant: 'success', textClass: 'slds-text-color_success' };
const DOUBTFUL = { theme: 'slds-theme_warning', variant: 'warning', textClass: '' };
const BAD = { theme: 'slds-theme_error', variant: 'error', textClass: 'slds-text-color_error' };

const STATES: Readonly<Record<string, Look>> = {
  Queued: { label: labels.stateQueued, icon: 'utility:clock', ...PLAIN },
  Waiting: { label: labels.stateWaiting, icon: 'utility:pause', ...DOUBTFUL },
  Running: { label: labels.stateRunning, icon: 'utility:sync', ...PLAIN },
  Verifying: { label: labels.stateVerifying, icon: 'utility:search', ...PLAIN },
  Completed: { label: labels.stateCompleted, icon: 'utility:success', ...GOOD },
  'Completed With Errors': {
    label: labels.stateCompletedWithErrors,
    icon: 'utility:warning',
    ...DOUBTFUL,
  },
  Refused: { label: labels.stateRefused, icon: 'utility:ban', ...BAD },
  Failed: { label: labels.stateFailed, icon: 'utility:error', ...BAD },
  Aborted: { label: labels.stateAborted, icon: 'utility:stop', ...PLAIN },
};

const SOURCES: Readonly<Record<string, string>> = {
  'Post Copy': labels.sourcePostCopy,
  REST: labels.sourceRest,
  Schedule: labels.sourceSchedule,
  'Command Line': labels.sourceCommandLine,
  Webhook: labels.sourceWebhook,
  Manual: labels.sourceManual,
  Flow: labels.sourceFlow,
};

const RESULTS: Readonly<Record<string, Look>> = {
  'Not Run': { label: labels.verifiedNotRun, icon: 'utility:dash', ...PLAIN },
  Passed: { label: labels.verifiedPassed, icon: 'utility:success', ...GOOD },
  'Passed With Exceptions': {
    label: labels.verifiedWithExceptions,
    icon: 'utility:warning',
    ...DOUBTFUL,
  },
  Failed: { label: labels.verifiedFailed, icon: 'utility:error', ...BAD },
};

const COVERAGES: Readonly<Record<string, string>> = {
  Masked: labels.coverageMasked,
  Deleted: labels.coverageDeleted,
  'Opted Out': labels.coverageOptedOut,
  'Not Maskable': labels.coverageNotMaskable,
  'Not Accessible': labels.coverageNotAccessible,
  'Not Sampled': labels.coverageNotSampled,
  'Not Covered': labels.coverageNotCovered,
};

/** `9,000 Cases (rule: Delete every case)` */
export const deletionText = ({ objectLabel, rules, records }: Deletion): string =>
  records === null || records === undefined
    ? fill(labels.willDeleteUnknown, objectLabel, rules)
    : fill(labels.willDeleteCount, records, objectLabel, rules);

const unknown = (value: string): Look => ({ label: value, icon: 'utility:question', ...PLAIN });

export const stateLook = (status: string): Look => STATES[status] ?? unknown(status);
export const resultLook = (result: string | null | undefined): Look =>
  RESULTS[result ?? 'Not Run'] ?? unknown(result ?? '');
export const sourceText = (source: string | null | undefined): string => SOURCES[source ?? ''] ?? source ?? '';
export const coverageText = (coverage: string | null | undefined): string =>
  COVERAGES[coverage ?? ''] ?? coverage ?? '';

const optionsOf = (looks: Readonly<Record<string, { label: string }>>): { label: string; value: string }[] =>
  Object.entries(looks).map(([value, { label }]) => ({ label, value }));

export const stateOptions = (): { label: string; value: string }[] => optionsOf(STATES);
export const resultOptions = (): { label: string; value: string }[] => optionsOf(RESULTS);
export const sourceOptions = (): { label: string; value: string }[] =>
  Object.entries(SOURCES).map(([value, label]) => ({ label, value }));

/** Seconds from start to end without those in which the run had ended and waited for a retry; null when one time is missing. */
export function activeSeconds(
  startedAt: string | null | undefined,
  finishedAt: string | null | undefined,
  pausedSeconds: number | null | undefined,
): number | null {
  const seconds = secondsBetween(startedAt, finishedAt);
  return seconds === null ? null : Math.max(0, seconds - (pausedSeconds ?? 0));
}

/** True while jobs of the run may still be at work. */
export const isActive = (status: string): boolean =>
  status === 'Queued' || status === 'Running' || status === 'Verifying';

/** Ended before it was complete: it can be resumed. */
export const hasStopped = (run: RunRow | undefined): boolean => /^(Waiting|Aborted|Failed)$/.test(run?.status ?? '');

/** Complete, with records that can be tried again. */
export const canRetry = (run: RunRow | undefined): boolean => run?.status === 'Completed With Errors';
