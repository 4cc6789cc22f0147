/** A run as a row of the list. */
import { activeSeconds, resultLook, sourceText, stateLook, type RunRow } from 'c/maskingRunText';
import { stateCells, stateColumn } from 'c/maskingTable';
import { durationText, TIME } from 'c/maskingText';
import { labels } from './labels';

/** Words are wrapped: the menu that wraps or clips them would hide those of the header. */
const WRAPPED = { wrapText: true, hideDefaultActions: true };
const SORTED = { ...WRAPPED, sortable: true };

const numberColumn = (label: string, fieldName: string): object => ({
  label,
  fieldName,
  ...SORTED,
  type: 'number',
  initialWidth: 95,
});

export const COLUMNS = [
  {
    label: labels.columnRun,
    fieldName: 'name',
    ...WRAPPED,
    type: 'opener',
    initialWidth: 115,
    typeAttributes: { name: 'open', key: { fieldName: 'runId' } },
  },
  stateColumn('state', { label: labels.state, ...SORTED }),
  stateColumn('verification', { label: labels.columnVerification, ...SORTED }),
  { label: labels.ruleSet, fieldName: 'ruleSet', ...SORTED },
  { label: labels.columnTrigger, fieldName: 'sourceText', ...SORTED },
  {
    label: labels.columnRequested,
    fieldName: 'requestedAt',
    ...SORTED,
    type: 'date',
    initialWidth: 130,
    typeAttributes: TIME,
  },
  { label: labels.columnRequestedBy, fieldName: 'requestedBy', ...SORTED },
  { label: labels.columnDuration, fieldName: 'durationText', ...WRAPPED, initialWidth: 95 },
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
