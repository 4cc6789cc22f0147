/** What a scan found, as rows of its tables. */
import type { Proposal } from 'c/maskingProposals';
import { fill, labelAndName, timeText, toCsv, type Cell } from 'c/maskingText';
import { labels } from './labels';

/** A field with addresses in its newest values, or with such a name. */
export interface FoundField {
  objectName: string;
  objectLabel: string;
  fieldName: string;
  fieldLabel: string;
  sampled: number;
  withAddress: number;
  share: number;
  example?: string | null;
  isThere: boolean;
  obstacle?: string | null;
  /** The Email field with which the package masks this one, without a rule. */
  handledWith?: string | null;
}

/** A field that the org's Data Classification calls personal. */
export interface Suggestion extends Omit<Proposal, 'key'> {
  objectLabel: string;
  fieldLabel: string;
}

/** A rule to choose, with its texts. */
export type Row = Proposal & Record<string, unknown>;

const TEXT_PATTERN = 'Text Pattern';

export function foundRow(field: FoundField): Row {
  const { objectName, fieldName, fieldLabel, sampled, withAddress, isThere, obstacle, handledWith } = field;
  return {
    ...field,
    key: `${objectName}.${fieldName}`,
    kind: TEXT_PATTERN,
    // What nobody can write is shown, but is no choice.
    isThere: isThere || Boolean(obstacle ?? handledWith),
    fieldText: labelAndName(fieldLabel, fieldName),
    shareText: withAddress === 0 ? labels.named : fill(labels.shareValue, withAddress, sampled),
    stateText: isThere
      ? labels.there
      : (obstacle ?? (handledWith ? fill(labels.handled, handledWith) : labels.notThere)),
  };
}

export function suggestedRow(suggestion: Suggestion): Row {
  const { objectName, fieldName, fieldLabel, isThere } = suggestion;
  return {
    ...suggestion,
    key: `${objectName}.${fieldName}`,
    fieldText: labelAndName(fieldLabel, fieldName),
    stateText: isThere ? labels.there : labels.notThere,
  };
}

const PLACE = [
  { label: labels.object, fieldName: 'objectLabel' },
  { label: labels.field, fieldName: 'fieldText' },
];
const STATE = { label: labels.state, fieldName: 'stateText' };

export const FOUND_COLUMNS = [
  ...PLACE,
  { label: labels.share, fieldName: 'shareText' },
  { label: labels.example, fieldName: 'example', initialWidth: 320 },
  STATE,
];
export const SUGGESTION_COLUMNS = [...PLACE, { label: labels.method, fieldName: 'method' }, STATE];

/** Names of fields, counts and states: no example, masked as it is. */
const CSV_HEADER = [labels.object, labels.field, labels.sampled, labels.withAddress, labels.method, labels.state];

const csvRow = ({ objectName, fieldName, sampled, withAddress, method, stateText }: Row): Cell[] =>
  [objectName, fieldName, sampled, withAddress, method, stateText] as Cell[];

export const csvOf = (rows: readonly Row[]): string => toCsv(CSV_HEADER, rows.map(csvRow));

/** Rows of which some are rules now. */
export const withRules = (rows: readonly Row[], keys: readonly string[]): Row[] =>
  rows.map((row) => (keys.includes(row.key) ? { ...row, isThere: true, stateText: labels.there } : row));

/** How far a scan came, and what it found. */
export interface Scanned {
  doneCount: number;
  totalCount: number;
  recordCount: number;
  found: readonly Row[];
  unreadable: readonly string[];
  scannedAt: string;
  scannedBy: string;
}

/** The same in sentences. */
export function summaryOf(scan: Scanned): string[] {
  const { doneCount, totalCount, recordCount, found, unreadable, scannedAt, scannedBy } = scan;
  return [
    doneCount >= totalCount
      ? fill(labels.done, doneCount, found.length)
      : fill(labels.stopped, doneCount, totalCount, found.length),
    scannedAt === '' ? '' : fill(labels.kept, recordCount, scannedBy, timeText(scannedAt)),
    unreadable.length === 0 ? '' : fill(labels.unreadable, unreadable.join(', ')),
  ].filter(Boolean);
}
