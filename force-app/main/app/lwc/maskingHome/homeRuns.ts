/** Runs as the home page shows them: the verdict of one, the latest of this org, the latest of each sandbox. */
import { isActive, resultLook, stateLook, type RunRow } from 'c/maskingRunText';
import type { Check } from 'c/maskingInventory';
import { stateCells } from 'c/maskingTable';
import { fill } from 'c/maskingText';
import { labels } from './labels';

export interface HomeVerdict {
  title: string;
  text: string;
  icon: string;
  className: string;
  variant?: string;
  runId?: string;
}

const BOX = 'slds-box slds-media slds-media_center';
/** Runs that are shown of the latest. */
const SHOWN = 8;

const time = ({ finishedAt, requestedAt }: RunRow): string => finishedAt ?? requestedAt ?? '';

/**
 * The state of the org in one sentence and one colour.
 *
 * @param notMasked the finding that no run followed the copy of the sandbox, if it is so
 */
export function verdictOf(run: RunRow | undefined, isSandbox: boolean, notMasked?: Check): HomeVerdict {
  if (notMasked !== undefined)
    return {
      title: notMasked.title,
      text: [notMasked.message, notMasked.wayOut ?? ''].join(' '),
      icon: 'utility:error',
      variant: 'inverse',
      className: `${BOX} slds-theme_error`,
    };
  if (run === undefined) {
    const text = isSandbox ? labels.neverRun : labels.production;
    const theme = isSandbox ? 'slds-theme_warning' : 'slds-theme_default';
    const icon = isSandbox ? 'utility:warning' : 'utility:info';
    return { title: isSandbox ? labels.notMasked : labels.isProduction, text, icon, className: `${BOX} ${theme}` };
  }
  const { runId, name, status, verification, residue } = run;
  const look = (title: string, text: string, icon: string, theme: string, variant?: string): HomeVerdict => ({
    title,
    text,
    icon,
    variant,
    runId,
    className: `${BOX} ${theme}`,
  });
  if (isActive(status))
    return look(
      labels.running,
      fill(labels.runIs, name, stateLook(status).label),
      'utility:sync',
      'slds-theme_default',
    );
  if (status === 'Aborted' || status === 'Failed')
    return look(labels.stopped, fill(labels.stoppedText, name), 'utility:warning', 'slds-theme_warning');
  if (verification === 'Failed')
    return look(
      labels.failed,
      fill(labels.failedText, name, residue ?? 0),
      'utility:error',
      'slds-theme_error',
      'inverse',
    );
  if (status !== 'Completed')
    return look(
      labels.withErrors,
      fill(labels.withErrorsText, name, run.recordsFailed ?? 0),
      'utility:warning',
      'slds-theme_warning',
    );
  if (verification === 'Passed')
    return look(labels.passed, fill(labels.passedText, name), 'utility:success', 'slds-theme_success', 'inverse');
  if (verification === 'Passed With Exceptions')
    return look(
      run.verdict ?? labels.passed,
      fill(labels.exceptionsText, name),
      'utility:warning',
      'slds-theme_warning',
    );
  return look(labels.notVerified, fill(labels.notVerifiedText, name), 'utility:info', 'slds-theme_default');
}

const rowOf = (run: RunRow): object => {
  const hasResult = Boolean(run.verification) && run.verification !== 'Not Run';
  const state = stateLook(run.status);
  return {
    ...run,
    key: run.runId,
    time: time(run),
    ...stateCells('state', run.isDryRun ? labels.dryRun : state.label, run.isDryRun ? { icon: state.icon } : state),
    ...(hasResult
      ? stateCells('result', run.verdict ?? resultLook(run.verification).label, resultLook(run.verification))
      : stateCells('result', labels.notVerified, undefined)),
  };
};

/** The latest runs, the newest first. */
export const trendOf = (runs: readonly RunRow[]): object[] => runs.slice(0, SHOWN).map(rowOf);

/** The latest run of each sandbox, those that were masked longest ago last. */
export function bySandbox(runs: readonly RunRow[]): object[] {
  const latest = new Map<string, RunRow>();
  for (const run of runs) {
    const before = latest.get(run.sandboxName ?? '');
    if (run.isDryRun !== true && (before === undefined || time(before) < time(run)))
      latest.set(run.sandboxName ?? '', run);
  }
  return [...latest.values()].sort((one, other) => time(other).localeCompare(time(one))).map(rowOf);
}
