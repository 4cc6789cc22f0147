/** Which Email fields the table shows, and in what order. */
import type { Sorting } from 'c/maskingTable';
import { labelAndName } from 'c/maskingText';
import { COVERAGES, type Row } from './fieldRow';
import { labels } from './labels';

export const ALL = 'all';
const NEW = 'New';
const WITH_RECORDS = 'With Records';

export interface Filter {
  search: string;
  coverage: string;
  objectName: string;
}

type Option = { label: string; value: string };

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

function shows({ search, coverage, objectName }: Filter, row: Row): boolean {
  const words = search.trim().toLowerCase();
  if (words !== '' && !row.text.includes(words)) return false;
  if (objectName !== ALL && row.objectName !== objectName) return false;
  if (coverage === NEW) return row.isNew;
  if (coverage === WITH_RECORDS) return (row.records ?? 0) > 0;
  return coverage === ALL || row.coverage === coverage;
}

/** Rows that match, sorted. */
export function matchingOf(rows: readonly Row[], filter: Filter, { by, direction }: Sorting): Row[] {
  const key = by as keyof Row;
  const sign = direction === 'asc' ? 1 : -1;
  return rows
    .filter((row) => shows(filter, row))
    .sort(
      (one, other) =>
        sign *
        (collator.compare(String(one[key] ?? ''), String(other[key] ?? '')) || collator.compare(one.key, other.key)),
    );
}

export const coverageOptions = (): Option[] => [
  { label: labels.all, value: ALL },
  { label: labels.withRecords, value: WITH_RECORDS },
  ...Object.entries(COVERAGES).map(([value, { label }]) => ({ label, value })),
  { label: labels.fieldsNew, value: NEW },
];

export function objectOptionsOf(rows: readonly Row[]): Option[] {
  const byName = new Map(rows.map((row) => [row.objectName, labelAndName(row.objectLabel, row.objectName)]));
  return [
    { label: labels.allObjects, value: ALL },
    ...[...byName].map(([value, label]) => ({ label, value })).sort((a, b) => collator.compare(a.label, b.label)),
  ];
}
