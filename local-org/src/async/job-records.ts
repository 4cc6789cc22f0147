/** AsyncApexJob records: what people and Apex see of jobs. */
import type { OrgHost } from '../host/host.ts';
import type { RowValues } from '../store/system-rows.ts';

export interface JobRecord {
  readonly jobType: 'BatchApex' | 'Queueable' | 'Future' | 'ScheduledApex';
  readonly className: string;
  readonly methodName?: string | null;
  readonly status: string;
  readonly userId: string;
  readonly cronTriggerId?: string | null;
}

export function insertJobRecord(host: OrgHost, job: JobRecord): string {
  return host.rows.insert(
    'AsyncApexJob',
    {
      JobType: job.jobType,
      ApexClassId: apexClassId(host, job.className),
      MethodName: job.methodName ?? null,
      Status: job.status,
      JobItemsProcessed: 0,
      TotalJobItems: 0,
      NumberOfErrors: 0,
      CronTriggerId: job.cronTriggerId ?? null,
    },
    job.userId,
  );
}

export function updateJobRecord(host: OrgHost, id: string, values: RowValues): void {
  host.rows.update('AsyncApexJob', id, values);
}

/** The end of a job: `Completed`, `Failed` or `Aborted`. */
export function closeJobRecord(host: OrgHost, id: string, status: string, more: RowValues = {}): void {
  host.rows.update('AsyncApexJob', id, { Status: status, CompletedDate: host.clock.now(), ...more });
}

/** The Id of the ApexClass record of a class or of the outermost class around it; null for anonymous code. */
export function apexClassId(host: OrgHost, className: string): string | null {
  const name = className.replace(/\..*$/, '');
  return host.rows.find('ApexClass', { Name: name });
}
