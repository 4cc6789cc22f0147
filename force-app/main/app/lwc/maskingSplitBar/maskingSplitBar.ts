import { api, LightningElement } from 'lwc';

export interface Segment {
  /** masked, kept, empty, skipped or failed: what the colour stands for */
  kind: 'masked' | 'kept' | 'empty' | 'skipped' | 'failed';
  value: number;
}

/** One bar of a chart, split by what became of values. Its length is its share of the longest bar. */
export default class MaskingSplitBar extends LightningElement {
  @api segments: readonly Segment[] = [];
  /** Sum of the longest bar. */
  @api greatest = 0;
  /** The bar in words. */
  @api label = '';

  get parts(): { kind: string; className: string; style: string }[] {
    const whole = Math.max(1, this.greatest);
    return this.segments
      .filter(({ value }) => value > 0)
      .map(({ kind, value }) => ({ kind, className: `part ${kind}`, style: `width:${(100 * value) / whole}%` }));
  }
}
