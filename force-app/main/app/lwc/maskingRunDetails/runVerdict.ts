/** What a run proves, in one sentence and a colour. */
import { hasStopped, isActive, type RunRow } from 'c/maskingRunText';
import { fill } from 'c/maskingText';
import { labels } from './labels';

/** How far one object has come in one phase. */
export interface ObjectProgress {
  phase: string;
  status: string;
}

export interface Verdict {
  title: string;
  text: string;
  icon: string;
  className: string;
  iconVariant?: string;
  /** Whether the Failures tab names what was found. */
  hasFailures?: boolean;
  /** Whether the run ended before it was complete, so that no more counts come. */
  endedEarly?: boolean;
}

const BOX = 'slds-box slds-box_x-small slds-media slds-media_center slds-m-top_medium';
const PLAIN = `${BOX} slds-theme_default`;
const DOUBTFUL = { icon: 'utility:warning', className: `${BOX} slds-theme_warning` };

/** Ended before it was complete. A dry run leaves nothing behind. */
export const isUnfinished = (run: RunRow | undefined): boolean => hasStopped(run) && run?.isDryRun !== true;

const isRefused = (run: RunRow | undefined): boolean => run?.status === 'Refused';

/** @param progress of a run that is unfinished */
export function verdictOf(run: RunRow | undefined, progress: readonly ObjectProgress[]): Verdict {
  const endedEarly = isRefused(run) || hasStopped(run);
  return { ...(verifiedVerdict(run) ?? unverifiedVerdict(run, progress)), endedEarly };
}

function verifiedVerdict(run: RunRow | undefined): Verdict | undefined {
  const parts = partsOf(run);
  switch (run?.verification) {
    case 'Passed':
      return {
        title: labels.verificationPassed,
        text: labels.verificationPassedText,
        icon: 'utility:success',
        className: `${BOX} slds-theme_success`,
        iconVariant: 'inverse',
      };
    case 'Passed With Exceptions':
      return { title: run.verdict ?? labels.verificationPassed, text: parts, ...DOUBTFUL };
    case 'Failed':
      return {
        title: labels.verificationFailed,
        text: `${fill(labels.verificationFailedText, run.residue ?? 0)} ${parts}`.trim(),
        icon: 'utility:error',
        className: `${BOX} slds-theme_error`,
        iconVariant: 'inverse',
        hasFailures: true,
      };
    default:
      return undefined;
  }
}

function unverifiedVerdict(run: RunRow | undefined, progress: readonly ObjectProgress[]): Verdict {
  const { verificationDryText, verificationPending, verificationPendingText } = labels;
  if (isRefused(run)) return { title: labels.verificationNone, text: labels.refusedText, ...DOUBTFUL };
  if (run?.isDryRun)
    return { title: labels.dryTitle, text: verificationDryText, icon: 'utility:info', className: PLAIN };
  if (run !== undefined && !run.isImported && isActive(run.status))
    return { title: verificationPending, text: verificationPendingText, icon: 'utility:clock', className: PLAIN };
  if (isUnfinished(run)) return { title: stoppedTitle(progress), text: labels.stoppedText, ...DOUBTFUL };
  return { title: labels.verificationNone, text: labels.verificationNoneText, icon: 'utility:info', className: PLAIN };
}

function stoppedTitle(progress: readonly ObjectProgress[]): string {
  const masking = progress.filter(({ phase }) => phase === 'Mask');
  const done = masking.filter(({ status }) => status === 'Done').length;
  return masking.length === 0 ? labels.stoppedTitle : fill(labels.stoppedCount, done, masking.length);
}

/** The three parts of the result; empty for a run of an earlier version. */
function partsOf(run: RunRow | undefined): string {
  const { emailFieldsResult, rulesResult, fieldsNotCovered, addressesNotCovered } = run ?? {};
  return emailFieldsResult && rulesResult
    ? fill(labels.verdictParts, emailFieldsResult, rulesResult, fieldsNotCovered ?? 0, addressesNotCovered ?? 0)
    : '';
}
