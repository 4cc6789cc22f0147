/** The columns of the table of Email fields, what can be done with a row, and the same as a file. */
import { stateColumn } from 'c/maskingTable';
import { toCsv } from 'c/maskingText';
import { COVERED, OPTED_OUT, type Row } from './fieldRow';
import { labels } from './labels';

export interface RowAction {
  label: string;
  name: 'optOut' | 'maskAgain' | 'none';
  disabled?: boolean;
}

const COLUMNS = [
  { label: labels.object, fieldName: 'objectLabel', sortable: true },
  { label: labels.field, fieldName: 'fieldLabel', sortable: true },
  { label: labels.apiName, fieldName: 'apiName', sortable: true, initialWidth: 300 },
  stateColumn('coverage', { label: labels.coverage, sortable: true, initialWidth: 170 }),
  { label: labels.records, fieldName: 'records', type: 'number', sortable: true, initialWidth: 110 },
  { label: labels.columnTraits, fieldName: 'traits', sortable: true, initialWidth: 110 },
  { label: labels.reason, fieldName: 'reasonText', initialWidth: 230 },
];
const ACTIONS = { type: 'action', typeAttributes: { rowActions: actionsOf, menuAlignment: 'auto' } };

export const columnsFor = (mayConfigure: boolean): object[] => (mayConfigure ? [...COLUMNS, ACTIONS] : COLUMNS);

/** What can be done with a field depends on its coverage. */
function actionsOf(row: Row, done: (actions: RowAction[]) => void): void {
  if (row.coverage === COVERED) done([{ label: labels.optOut, name: 'optOut' }]);
  else if (row.coverage === OPTED_OUT && row.isOwnOptOut) done([{ label: labels.maskAgain, name: 'maskAgain' }]);
  else done([{ label: labels.noAction, name: 'none', disabled: true }]);
}

export const csvOf = (rows: readonly Row[]): string =>
  toCsv(
    [
      labels.object,
      labels.field,
      labels.apiName,
      labels.length,
      labels.coverage,
      labels.records,
      labels.columnTraits,
      labels.reason,
    ],
    rows.map((row) => [
      row.objectLabel,
      row.fieldLabel,
      row.apiName,
      row.length,
      row.coverageText,
      row.records,
      row.traits,
      row.reasonText,
    ]),
  );
