/** A run as a row of the list. */
import { activeSeconds, resultLook, sourceText, stateLook, type RunRow } from 'c/maskingRunText';
import { stateCells, stateColumn } from 'c/maskingTable';
import { durationText, TIME } from 'c/maskingText';
import { labels } from './labels';

const numberColumn = (label: string, fieldName: string): object => ({
  label,
  fieldName,
  sortable: true,
  type: 'number',
  initialWidth: 95,
});

export const COLUMNS = [
  {
    label: labels.columnRun,
    fieldName: 'name',
    type: 'opener',
    initialWidth: 115,
    typeAttributes: { name: 'open', key: { fieldName: 'runId' } },
  },
  stateColumn('state', { label: labels.state, sortable: true }),
  stateColumn('verification', { label: labels.columnVerification, sortable: true }),
  { label: labels.ruleSet, fieldName: 'ruleSet', sortable: true },
  { label: labels.columnTrigger, fieldName: 'sourceText', sortable: true },
  {
    label: labels.columnRequested,
    fieldName: 'requestedAt',
    sortable: true,
    type: 'date',
    initialWidth: 130,
    typeAttributes: TIME,
  },
  { label: labels.columnRequestedBy, fieldName: 'requestedBy', sortable: true },
  { label: labels.columnDuration, fieldName: 'durationText', initialWidth: 95 },
  numberColumn(labels.columnMasked, 'valuesMasked'),
  numberColumn(labels.columnChanged, 'recordsChanged'),
  numberColumn(labels.columnFailed, 'recordsFailed'),
];

const USER_ID = /^005\w{12,15}$/;

export function rowOf(run: RunRow): object {
  const state = stateLook(run.status);
  const seconds = activeSeconds(run.startedAt, run.finishedAt, run.pausedSeconds);
  const result = Boolean(run.verification) && run.verification !== 'Not Run' ? resultLook(run.verification) : undefined;
  return {
    ...run,
    ...stateCells('state', run.isDryRun ? `${state.label} (${labels.kindDry})` : state.label, state),
    // A dry run masks nothing; its page shows what it would mask.
    valuesMasked: run.isDryRun ? undefined : run.valuesMasked,
    recordsChanged: run.isDryRun ? undefined : run.recordsChanged,
    // Of a run that came from another org only the id is known.
    requestedBy: USER_ID.test(run.requestedBy ?? '') ? undefined : run.requestedBy,
    sourceText: sourceText(run.source),
    ...stateCells('verification', result && (run.verdict ?? result.label), result),
    durationText: seconds === null ? '' : durationText(seconds),
  };
}
