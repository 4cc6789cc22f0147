import { api } from 'lwc';
import getEntries from '@salesforce/apex/AuditController.getEntries';
import MaskingRunList, { type RowPage } from 'c/maskingRunList';
import { coverageText, type EntryRow } from 'c/maskingRunText';
import { fill, isolated } from 'c/maskingText';
import { labels } from './labels';

interface EntryPage {
  entries: EntryRow[];
  hasMore: boolean;
}

const count = (label: string, fieldName: string, initialWidth: number, sortable = false): object => ({
  label,
  fieldName,
  type: 'number',
  sortable,
  initialWidth,
});
/** All of them fit a window of 1280 pixels. A column that can be sorted needs more width, so that only the counts that matter can be. */
const COLUMNS = [
  { label: labels.object, fieldName: 'objectName', sortable: true, initialWidth: 120 },
  { label: labels.field, fieldName: 'fieldName', sortable: true, initialWidth: 120 },
  { label: labels.coverage, fieldName: 'coverageText', sortable: true, initialWidth: 140 },
  { label: labels.method, fieldName: 'methodText', sortable: true },
  count(labels.scanned, 'scanned', 78),
  count(labels.masked, 'masked', 92, true),
  count(labels.alreadyMasked, 'alreadyMasked', 75),
  count(labels.nothingFound, 'nothingFound', 75),
  count(labels.empty, 'empty', 66),
  count(labels.skipped, 'skipped', 98, true),
  count(labels.deleted, 'deleted', 72),
  count(labels.failed, 'failed', 85, true),
  count(labels.residue, 'residue', 110, true),
];

/** With the number of addresses that a rule leaves as they are. */
const reasonOf = ({ reason, leftByRule }: EntryRow): string =>
  [isolated(reason ?? ''), leftByRule ? fill(labels.addressesLeft, leftByRule) : ''].filter(Boolean).join(' ');

/** The counts of a run, field by field. */
export default class MaskingRunFields extends MaskingRunList<EntryRow> {
  labels = labels;
  /** A dry run masks nothing: its words are those of what would be. */
  @api isDryRun?: boolean | null = false;
  /** Whether the run ended before it was complete. */
  @api wasStopped = false;

  protected get emptyText(): string {
    return this.wasStopped ? labels.noCounts : labels.noEntries;
  }

  get columns(): object[] {
    return COLUMNS.map((column) =>
      'fieldName' in column && column.fieldName === 'masked' && this.isDryRun
        ? { ...column, label: labels.wouldMask }
        : column,
    );
  }

  protected async read(objectName: string | null, last: EntryRow | undefined): Promise<RowPage<EntryRow>> {
    const lastKey = last?.entryKey ?? null;
    const { entries, hasMore } = (await getEntries({ runId: this.runId, objectName, lastKey })) as EntryPage;
    return { rows: entries, hasMore };
  }

  private coverageOf(coverage: string | null | undefined): string {
    return this.isDryRun && coverage === 'Masked' ? labels.wouldMask : coverageText(coverage);
  }

  get rows(): object[] {
    return this.shown.map((entry) => ({
      ...entry,
      coverageText: [this.coverageOf(entry.coverage), reasonOf(entry)].filter(Boolean).join(': '),
      methodText: entry.rule ? `${entry.method ?? ''} (${entry.rule})` : entry.method,
    }));
  }
}
