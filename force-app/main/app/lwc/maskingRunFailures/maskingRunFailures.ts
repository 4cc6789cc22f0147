import { api } from 'lwc';
import getFailures from '@salesforce/apex/AuditController.getFailures';
import MaskingRunList, { type RowPage } from 'c/maskingRunList';
import { download, errorText, toCsv } from 'c/maskingText';
import { labels } from './labels';

interface FailureRow {
  failureId: string;
  objectName?: string | null;
  recordId?: string | null;
  fieldName?: string | null;
  reasonCode?: string | null;
  message?: string | null;
}

interface FailurePage {
  failures: FailureRow[];
  hasMore: boolean;
}

/** More would take a spreadsheet minutes to open; the file of the run and REST have all of them. */
const MOST_EXPORTED = 10_000;
const COLUMNS = [
  { label: labels.object, fieldName: 'objectName', initialWidth: 150 },
  {
    label: labels.record,
    fieldName: 'url',
    type: 'url',
    initialWidth: 180,
    typeAttributes: { label: { fieldName: 'recordId' }, target: '_blank' },
  },
  { label: labels.field, fieldName: 'fieldName', wrapText: true, initialWidth: 170 },
  { label: labels.code, fieldName: 'reasonCode', wrapText: true, initialWidth: 330 },
  { label: labels.message, fieldName: 'message', wrapText: true },
];

/** What a run could not mask, with links to the records. */
export default class MaskingRunFailures extends MaskingRunList<FailureRow> {
  /** For the file of an export. */
  @api runName = '';

  labels = labels;
  columns = COLUMNS;
  isExporting = false;

  protected async read(objectName: string | null, last: FailureRow | undefined): Promise<RowPage<FailureRow>> {
    const lastFailureId = last?.failureId ?? null;
    const page = (await getFailures({ runId: this.runId, objectName, lastFailureId })) as FailurePage;
    return { rows: page.failures, hasMore: page.hasMore };
  }

  get rows(): object[] {
    return this.shown.map((failure) => ({
      ...failure,
      url: failure.recordId ? `/lightning/r/sObject/${failure.recordId}/view` : undefined,
    }));
  }

  async handleExport(): Promise<void> {
    this.isExporting = true;
    try {
      const rows = await this.readAll(MOST_EXPORTED);
      const header = [labels.object, labels.record, labels.field, labels.code, labels.message];
      const cells = rows.map((row) => [row.objectName, row.recordId, row.fieldName, row.reasonCode, row.message]);
      download(`${this.runName}-failures.csv`, toCsv(header, cells));
    } catch (error) {
      this.errorMessage = errorText(error);
    }
    this.isExporting = false;
  }
}
