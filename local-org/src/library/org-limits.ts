/** System.OrgLimits: what the org as a whole has used of what it may. Source: Apex Reference Guide, OrgLimits; figures of an Enterprise Edition org. */
import { libraryClass } from '../runtime/library.ts';
import { host } from '../host/host.ts';
import { listOfType, mapOfType } from '../host/apex-values.ts';

const DAY = 86_400_000;

class OrgLimit {
  readonly name: string;
  readonly value: number;
  readonly limit: number;

  constructor(name: string, value: number, limit: number) {
    this.name = name;
    this.value = value;
    this.limit = limit;
  }

  tostring$0(): string {
    return `OrgLimit[name=${this.name}, value=${this.value}, limit=${this.limit}]`;
  }
}

/** Name to maximum; what this org counts itself is in `usage`. */
const MAXIMA: Readonly<Record<string, number>> = {
  ConcurrentAsyncGetReportInstances: 200,
  ConcurrentSyncReportRuns: 20,
  DailyApiRequests: 100_000,
  DailyAsyncApexExecutions: 250_000,
  DailyAsyncApexTests: 500,
  DailyBulkApiBatches: 15_000,
  DailyBulkV2QueryJobs: 10_000,
  DailyDurableGenericStreamingApiEvents: 10_000,
  DailyDurableStreamingApiEvents: 10_000,
  DailyGenericStreamingApiEvents: 10_000,
  DailyStandardVolumePlatformEvents: 10_000,
  DailyStreamingApiEvents: 10_000,
  DailyWorkflowEmails: 1_000,
  DataStorageMB: 10_240,
  FileStorageMB: 10_240,
  HourlyAsyncReportRuns: 1_200,
  HourlyDashboardRefreshes: 200,
  HourlyLongTermIdMapping: 100_000,
  HourlyODataCallout: 1_000,
  HourlyPublishedPlatformEvents: 50_000,
  HourlyPublishedStandardVolumePlatformEvents: 1_000,
  HourlyShortTermIdMapping: 100_000,
  HourlySyncReportRuns: 500,
  HourlyTimeBasedWorkflow: 1_000,
  MassEmail: 5_000,
  MonthlyPlatformEvents: 300_000,
  PackageCreateMaxPerDay: 10,
  SingleEmail: 5_000,
};

/** Every execution of a batch counts, as every queueable and future method does. */
function asyncExecutions(): number {
  const jobs = host().schema.type('AsyncApexJob');
  if (jobs === null) return 0;
  const row = host()
    .store.prepare(`SELECT coalesce(sum(max(1, "JobItemsProcessed")), 0) FROM "${jobs.table}" WHERE "CreatedDate" > ?`)
    .row(host().clock.now() - DAY);
  return row![0] as number;
}

function usage(name: string): number {
  if (name === 'DailyAsyncApexExecutions') return asyncExecutions();
  if (name === 'SingleEmail')
    return host()
      .store.prepare('SELECT count(*) FROM org_outbox WHERE delivered = 1 AND sent_at > ?')
      .row(host().clock.now() - DAY)![0] as number;
  return 0;
}

/** How much of a limit is left. */
export function remainingOf(name: string): number {
  return MAXIMA[name]! - usage(name);
}

const all = (): OrgLimit[] => Object.entries(MAXIMA).map(([name, limit]) => new OrgLimit(name, usage(name), limit));

export const orgLimitClass = libraryClass({
  name: 'System.OrgLimit',
  members: {
    'String getName()': (self: OrgLimit) => self.name,
    'Integer getValue()': (self: OrgLimit) => self.value,
    'Integer getLimit()': (self: OrgLimit) => self.limit,
    'String toString()': (self: OrgLimit) => self.tostring$0(),
  },
  instance: OrgLimit,
});

export const orgLimitsClass = libraryClass({
  name: 'System.OrgLimits',
  members: {
    'static List<System.OrgLimit> getAll()': () => listOfType('System.OrgLimit', all()),
    'static Map<String, System.OrgLimit> getMap()': () =>
      mapOfType(
        'String',
        'System.OrgLimit',
        all().map((limit) => [limit.name, limit] as const),
      ),
  },
});
