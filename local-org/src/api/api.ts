/** What the handlers share: the org, who is logged in, open query cursors, jobs. */
import { withTransaction } from '../runtime/context.ts';
import type { UserInfoRecord } from '../runtime/transaction.ts';
import { fromOutside } from '../schema/namespace-context.ts';
import { OrgTransaction } from '../host/unit.ts';
import type { Org } from '../org/org.ts';
import type { BulkJobs } from './bulk/jobs.ts';
import type { Channels } from './cometd.ts';
import type { Cursors } from './cursors.ts';
import type { ApiRequest, ApiResponse } from './http.ts';
import type { Deployments } from './metadata/deployments.ts';
import type { Retrievals } from './metadata/retrieve.ts';
import type { Sessions } from './sessions.ts';
import type { TestRuns } from './tooling/test-runs.ts';

/** Where the project's sources are: tests run in an org of their own, made of the same sources. */
export interface ApiSources {
  readonly folders: readonly string[];
  readonly namespace: string | undefined;
  readonly cacheDir: string;
}

export interface ApiServer {
  readonly org: Org;
  readonly sources: ApiSources;
  readonly sessions: Sessions;
  readonly cursors: Cursors;
  readonly tests: TestRuns;
  readonly bulk: BulkJobs;
  readonly channels: Channels;
  readonly deployments: Deployments;
  readonly retrievals: Retrievals;
  /** `http://127.0.0.1:PORT`, without a slash at the end. */
  readonly baseUrl: string;
  /** Answers one request, never throws. For composite and batch, which call other endpoints. */
  dispatch(request: ApiRequest): ApiResponse | Promise<ApiResponse>;
  /** There may be work for the background. */
  wake(): void;
  /** Hears of faults of this program. */
  readonly report: (error: unknown) => void;
}

/** Reads as a user, outside of an Apex transaction and its limits. */
export function asUser<T>(api: ApiServer, user: UserInfoRecord, work: () => T): T {
  return withTransaction(new OrgTransaction(api.org.host, { user, quiddity: 'REST' }), () => fromOutside(work));
}
