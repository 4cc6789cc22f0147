/** A run as a row of the list. */
import { activeSeconds, resultLook, sourceText, stateLook, type RunRow } from 'c/maskingRunText';
import { durationText, TIME } from 'c/maskingText';
import { labels } from './labels';

export const COLUMNS = [
  {
    label: labels.columnRun,
    type: 'button',
    initialWidth: 115,
    typeAttributes: { label: { fieldName: 'name' }, name: 'open', variant: 'base' },
  },
  {
    label: labels.state,
    fieldName: 'stateText',
    sortable: true,
    initialWidth: 180,
    cellAttributes: { iconName: { fieldName: 'stateIcon' }, class: { fieldName: 'stateClass' } },
  },
  {
    label: labels.columnVerification,
    fieldName: 'verificationText',
    sortable: true,
    initialWidth: 140,
    cellAttributes: { iconName: { fieldName: 'verificationIcon' }, class: { fieldName: 'verificationClass' } },
  },
  { label: labels.ruleSet, fieldName: 'ruleSet', sortable: true, initialWidth: 100 },
  { label: labels.columnTrigger, fieldName: 'sourceText', sortable: true },
  {
    label: labels.columnRequested,
    fieldName: 'requestedAt',
    type: 'date',
    sortable: true,
    initialWidth: 195,
    typeAttributes: TIME,
  },
  { label: labels.columnDuration, fieldName: 'durationText', initialWidth: 95 },
  { label: labels.columnMasked, fieldName: 'valuesMasked', type: 'number', sortable: true, initialWidth: 145 },
  { label: labels.columnFailed, fieldName: 'recordsFailed', type: 'number', sortable: true, initialWidth: 145 },
];

export function rowOf(run: RunRow): object {
  const state = stateLook(run.status);
  const seconds = activeSeconds(run.startedAt, run.finishedAt, run.pausedSeconds);
  const result = Boolean(run.verification) && run.verification !== 'Not Run' ? resultLook(run.verification) : undefined;
  return {
    ...run,
    stateText: run.isDryRun ? `${state.label} (${labels.kindDry})` : state.label,
    stateIcon: state.icon,
    stateClass: state.textClass,
    // A dry run masks nothing; its page shows what it would mask.
    valuesMasked: run.isDryRun ? undefined : run.valuesMasked,
    sourceText: sourceText(run.source),
    verificationText: result && (run.verdict ?? result.label),
    verificationIcon: result?.icon,
    verificationClass: result?.textClass,
    durationText: seconds === null ? '' : durationText(seconds),
  };
}
