/** The counts of a run by object: columns, chart and legend. */
import type { Segment } from 'c/maskingSplitBar';
import { fill, numberText } from 'c/maskingText';
import { labels } from './labels';

export interface ObjectSum {
  objectName: string;
  fields: number;
  scanned?: number | null;
  masked?: number | null;
  alreadyMasked?: number | null;
  /** Texts in which no pattern found anything. */
  nothingFound?: number | null;
  skipped?: number | null;
  /** Missing where nothing was to be deleted. */
  deleted?: number | null;
  failed?: number | null;
  residue?: number | null;
}

export interface ObjectBar {
  key: string;
  label: string;
  total: string;
  segments: Segment[];
}

const NUMBER = { type: 'number', initialWidth: 110 };
const OBJECT_COLUMNS = [
  { label: labels.object, fieldName: 'objectName' },
  { label: labels.fieldsCount, fieldName: 'fields', ...NUMBER, initialWidth: 90 },
  { label: labels.scanned, fieldName: 'scanned', ...NUMBER },
  { label: labels.masked, fieldName: 'masked', ...NUMBER },
  { label: labels.alreadyMasked, fieldName: 'alreadyMasked', ...NUMBER, initialWidth: 170 },
  { label: labels.nothingFound, fieldName: 'nothingFound', ...NUMBER, initialWidth: 160 },
  { label: labels.skipped, fieldName: 'skipped', ...NUMBER },
  { label: labels.failed, fieldName: 'failed', ...NUMBER },
];
const DELETED_COLUMN = { label: labels.deleted, fieldName: 'deleted', ...NUMBER };

/** What is not known counts nothing. */
export const valuesOf = ({ masked, alreadyMasked, nothingFound, skipped, failed }: ObjectSum): number =>
  [masked, alreadyMasked, nothingFound, skipped, failed].reduce<number>((sum, count) => sum + (count ?? 0), 0);

export const nothingFoundIn = (sums: readonly ObjectSum[]): number =>
  sums.reduce((total, { nothingFound }) => total + (nothingFound ?? 0), 0);

/** Objects that were looked at, those with the most values first. */
export const shownOf = (sums: readonly ObjectSum[]): ObjectSum[] =>
  sums
    // A job that was stopped reports what it changed, not what it read.
    .filter(({ scanned, masked, failed, deleted }) =>
      [scanned, masked, failed, deleted].some((count) => (count ?? 0) > 0),
    )
    .sort((one, other) => valuesOf(other) - valuesOf(one) || (other.scanned ?? 0) - (one.scanned ?? 0));

/** Deletions and texts without a finding have a column where there are some. */
export function columnsOf(sums: readonly ObjectSum[], isDryRun: boolean): object[] {
  const deletes = sums.some(({ deleted }) => deleted !== null && deleted !== undefined);
  const columns = OBJECT_COLUMNS.filter(
    ({ fieldName }) => fieldName !== 'nothingFound' || nothingFoundIn(sums) > 0,
  ).map((column) => (column.fieldName === 'masked' && isDryRun ? { ...column, label: labels.wouldMask } : column));
  return deletes ? [...columns.slice(0, -1), DELETED_COLUMN, ...columns.slice(-1)] : columns;
}

export const barsOf = (sums: readonly ObjectSum[]): ObjectBar[] =>
  sums.map((sum) => {
    const { objectName } = sum;
    const [masked, alreadyMasked, nothingFound, skipped, failed] = [
      sum.masked,
      sum.alreadyMasked,
      sum.nothingFound,
      sum.skipped,
      sum.failed,
    ].map((count) => count ?? 0);
    return {
      key: objectName,
      label: fill(labels.chartLabel, objectName, masked, alreadyMasked, nothingFound, skipped, failed),
      total: numberText(valuesOf(sum)),
      segments: [
        { kind: 'masked', value: masked },
        { kind: 'kept', value: alreadyMasked },
        { kind: 'empty', value: nothingFound },
        { kind: 'skipped', value: skipped },
        { kind: 'failed', value: failed },
      ],
    };
  });

export const legendOf = (isDryRun: boolean): { key: string; label: string; segments: Segment[] }[] =>
  (
    [
      ['masked', isDryRun ? labels.wouldMask : labels.masked],
      ['kept', labels.alreadyMasked],
      ['empty', labels.nothingFound],
      ['skipped', labels.skipped],
      ['failed', labels.failed],
    ] as const
  ).map(([kind, label]) => ({ key: kind, label, segments: [{ kind, value: 1 }] }));
