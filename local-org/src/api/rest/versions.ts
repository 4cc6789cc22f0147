/** `/services/data` and what stands right under it: versions, resources, limits. */
import type { ApiServer } from '../api.ts';
import { type ApiRequest, json, userOf } from '../http.ts';
import { API_VERSION, dataRoute, OLDEST_VERSION, route } from '../router.ts';

export const VERSION_ROUTES = [
  route('GET', '/services/data', () => json(versions()), { isOpen: true }),
  dataRoute('GET', '', (api, request, { version }) => json(resources(api, request, version))),
  dataRoute('GET', '/limits', () => json(limits())),
  dataRoute('GET', '/tooling', (_api, _request, { version }) => {
    const base = `/services/data/${version}/tooling`;
    return json({
      query: `${base}/query`,
      sobjects: `${base}/sobjects`,
      runTestsSynchronous: `${base}/runTestsSynchronous`,
      runTestsAsynchronous: `${base}/runTestsAsynchronous`,
      executeAnonymous: `${base}/executeAnonymous`,
    });
  }),
];

const SEASONS = ['Winter', 'Spring', 'Summer'];
/** Version 64 was Summer '25. */
const SUMMER_25 = 64;

function versions(): object[] {
  return Array.from({ length: API_VERSION - OLDEST_VERSION + 1 }, (_, at) => {
    const version = OLDEST_VERSION + at;
    const season = SEASONS[(((version - SUMMER_25 + 2) % 3) + 3) % 3];
    const year = 25 + Math.floor((version - SUMMER_25 + 2) / 3);
    return { label: `${season} '${year}`, url: `/services/data/v${version}.0`, version: `${version}.0` };
  });
}

function resources(api: ApiServer, request: ApiRequest, version: string): object {
  const base = `/services/data/${version}`;
  return {
    sobjects: `${base}/sobjects`,
    query: `${base}/query`,
    queryAll: `${base}/queryAll`,
    search: `${base}/search`,
    limits: `${base}/limits`,
    composite: `${base}/composite`,
    jobs: `${base}/jobs`,
    tooling: `${base}/tooling`,
    metadata: `${base}/metadata`,
    identity: `${api.baseUrl}/id/${api.org.facts.id}/${userOf(request).id}`,
  };
}

/** What a Developer Edition org may do in a day; nothing of it is counted or enforced here. */
function limits(): object {
  const of = (max: number): object => ({ Max: max, Remaining: max });
  return {
    DailyApiRequests: of(15_000),
    DailyAsyncApexExecutions: of(250_000),
    DailyBulkApiBatches: of(15_000),
    DailyBulkV2QueryJobs: of(10_000),
    DailyBulkV2QueryFileStorageMB: of(1_000_000),
    DailyDurableStreamingApiEvents: of(10_000),
    DailyStreamingApiEvents: of(10_000),
    DailyWorkflowEmails: of(1_000),
    DataStorageMB: of(1_024),
    FileStorageMB: of(1_024),
    HourlyAsyncReportRuns: of(1_200),
    HourlyPublishedPlatformEvents: of(50_000),
    MassEmail: of(10),
    SingleEmail: of(15),
  };
}
