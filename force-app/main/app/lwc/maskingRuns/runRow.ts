/** A run as a row of the list. */
import { activeSeconds, resultLook, sourceText, stateLook, type RunRow } from 'c/maskingRunText';
import { stateCells, stateColumn } from 'c/maskingTable';
import { durationText, TIME } from 'c/maskingText';
import { labels } from './labels';

const numberColumn = (label: string, fieldName: string): object => ({
  label,
  fieldName,
  type: 'number',
  sortable: true,
  hideDefaultActions: true,
  initialWidth: 140,
});

/** No column has the menu that wraps or clips its text: it is wrapped, and the menu would hide the words of the header. */
export const COLUMNS = [
  {
    label: labels.columnRun,
    fieldName: 'name',
    type: 'opener',
    initialWidth: 115,
    hideDefaultActions: true,
    typeAttributes: { name: 'open', key: { fieldName: 'runId' } },
  },
  stateColumn('state', { label: labels.state, sortable: true, hideDefaultActions: true }),
  stateColumn('verification', { label: labels.columnVerification, sortable: true, hideDefaultActions: true }),
  { label: labels.ruleSet, fieldName: 'ruleSet', sortable: true, wrapText: true, hideDefaultActions: true },
  { label: labels.columnTrigger, fieldName: 'sourceText', sortable: true, wrapText: true, hideDefaultActions: true },
  {
    label: labels.columnRequested,
    fieldName: 'requestedAt',
    type: 'date',
    sortable: true,
    wrapText: true,
    hideDefaultActions: true,
    initialWidth: 170,
    typeAttributes: TIME,
  },
  {
    label: labels.columnDuration,
    fieldName: 'durationText',
    wrapText: true,
    hideDefaultActions: true,
    initialWidth: 95,
  },
  numberColumn(labels.columnMasked, 'valuesMasked'),
  numberColumn(labels.columnFailed, 'recordsFailed'),
];

export function rowOf(run: RunRow): object {
  const state = stateLook(run.status);
  const seconds = activeSeconds(run.startedAt, run.finishedAt, run.pausedSeconds);
  const result = Boolean(run.verification) && run.verification !== 'Not Run' ? resultLook(run.verification) : undefined;
  return {
    ...run,
    ...stateCells('state', run.isDryRun ? `${state.label} (${labels.kindDry})` : state.label, state),
    // A dry run masks nothing; its page shows what it would mask.
    valuesMasked: run.isDryRun ? undefined : run.valuesMasked,
    sourceText: sourceText(run.source),
    ...stateCells('verification', result && (run.verdict ?? result.label), result),
    durationText: seconds === null ? '' : durationText(seconds),
  };
}
