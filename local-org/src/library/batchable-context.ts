/** Database.BatchableContext. */
import { libraryClass } from '../runtime/library.ts';

export class BatchableContext {
  readonly jobId: string;
  readonly childJobId: string | null;

  constructor(jobId: string, childJobId: string | null) {
    this.jobId = jobId;
    this.childJobId = childJobId;
  }

  getjobid$0(): string {
    return this.jobId;
  }

  getchildjobid$0(): string | null {
    return this.childJobId;
  }

  jsonEntries(): readonly (readonly [string, unknown])[] {
    return [
      ['jobId', this.jobId],
      ['childJobId', this.childJobId],
    ];
  }
}

/** Interface, because tests of other people write their own. */
export const batchableContextClass = libraryClass({
  name: 'Database.BatchableContext',
  kind: 'interface',
  members: {
    'Id getJobId()': (self: BatchableContext) => self.getjobid$0(),
    'Id getChildJobId()': (self: BatchableContext) => self.getchildjobid$0(),
  },
  instance: BatchableContext,
});
