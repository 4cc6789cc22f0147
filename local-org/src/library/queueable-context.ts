/** System.QueueableContext and System.FinalizerContext. */
import { libraryClass } from '../runtime/library.ts';
import type { ApexException } from '../runtime/exception.ts';
import { libraryEnum } from '../host/apex-values.ts';

export class QueueableContext {
  readonly jobId: string;

  constructor(jobId: string) {
    this.jobId = jobId;
  }

  getjobid$0(): string {
    return this.jobId;
  }

  jsonEntries(): readonly (readonly [string, unknown])[] {
    return [['jobId', this.jobId]];
  }
}

export class FinalizerContext {
  readonly jobId: string;
  readonly exception: ApexException | null;

  constructor(jobId: string, exception: ApexException | null) {
    this.jobId = jobId;
    this.exception = exception;
  }

  getasyncapexjobid$0(): string {
    return this.jobId;
  }

  getrequestid$0(): string {
    return this.jobId;
  }

  getresult$0(): unknown {
    return libraryEnum('System.ParentJobResult', this.exception === null ? 'SUCCESS' : 'UNHANDLED_EXCEPTION');
  }

  getexception$0(): ApexException | null {
    return this.exception;
  }
}

export const queueableContextClass = libraryClass({
  name: 'System.QueueableContext',
  kind: 'interface',
  members: { 'Id getJobId()': (self: QueueableContext) => self.getjobid$0() },
  instance: QueueableContext,
});

export const parentJobResultClass = libraryClass({
  name: 'System.ParentJobResult',
  kind: 'enum',
  values: ['SUCCESS', 'UNHANDLED_EXCEPTION'],
});

export const finalizerContextClass = libraryClass({
  name: 'System.FinalizerContext',
  kind: 'interface',
  members: {
    'Id getAsyncApexJobId()': (self: FinalizerContext) => self.getasyncapexjobid$0(),
    'String getRequestId()': (self: FinalizerContext) => self.getrequestid$0(),
    'System.ParentJobResult getResult()': (self: FinalizerContext) => self.getresult$0(),
    'Exception getException()': (self: FinalizerContext) => self.getexception$0(),
  },
  instance: FinalizerContext,
});
