import { api, LightningElement } from 'lwc';
import type { Segment } from 'c/maskingSplitBar';
import type { ContentState } from 'c/maskingText';
import { labels } from './labels';
import { barsOf, columnsOf, legendOf, shownOf, valuesOf, type ObjectBar, type ObjectSum } from './objectSums';

export { nothingFoundIn, type ObjectSum } from './objectSums';

/** What became of the values of a run, object by object: as a chart and as a table. */
export default class MaskingRunObjects extends LightningElement {
  @api sums: readonly ObjectSum[] = [];
  @api isDryRun?: boolean | null;
  /** Whether the run ended before it was complete. */
  @api wasStopped = false;

  labels = labels;

  get columns(): object[] {
    return columnsOf(this.sums, this.isDryRun === true);
  }

  get objects(): ObjectSum[] {
    return shownOf(this.sums);
  }

  get hasObjects(): boolean {
    return this.objects.length > 0;
  }

  get noObjects(): ContentState {
    return { kind: 'empty', message: this.wasStopped ? labels.noCounts : labels.noEntries };
  }

  get chart(): ObjectBar[] {
    return barsOf(this.objects);
  }

  get greatestSum(): number {
    return Math.max(0, ...this.objects.map(valuesOf));
  }

  get legend(): { key: string; label: string; segments: Segment[] }[] {
    return legendOf(this.isDryRun === true);
  }
}
