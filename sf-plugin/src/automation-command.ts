/** What commands about paused automation share. */
import { Flags } from '@salesforce/sf-plugins-core';
import { texts } from './messages.ts';

export const snapshotFlag = {
  'snapshot-file': Flags.string({ summary: texts('automation').getMessage('flags.snapshot-file.summary') }),
};
