/** Deployments as clients follow them: asked for, one after another, called off, run again quickly. */
import { randomBytes } from 'node:crypto';
import type { UserInfoRecord } from '../../runtime/transaction.ts';
import { base62, toId18 } from '../../schema/ids.ts';
import type { ApiServer } from '../api.ts';
import { ApiError, apiError, notFound } from '../api-errors.ts';
import type { FinishedRun } from '../tooling/test-runs.ts';
import { runDeployment } from './deploy.ts';
import type { ComponentFile, ComponentProblem } from './package.ts';

export interface DeployOptions {
  readonly checkOnly: boolean;
  readonly testLevel: string | null;
  readonly runTests: readonly string[];
  readonly ignoreWarnings: boolean;
  /** Nothing is deployed where anything fails. Without it what can be deployed is, never in production. */
  readonly rollbackOnError: boolean;
}

export interface ComponentSuccess extends ComponentFile {
  readonly created: boolean;
  readonly changed: boolean;
  readonly deleted: boolean;
  /** What the platform reports without refusing. */
  readonly warning?: string;
}

export type DeployStatus =
  'Pending' | 'InProgress' | 'Succeeded' | 'SucceededPartial' | 'Failed' | 'Canceling' | 'Canceled';

export interface Deployment {
  readonly id: string;
  readonly user: UserInfoRecord;
  readonly options: DeployOptions;
  readonly bytes: Uint8Array;
  readonly createdAt: number;
  startedAt: number | null;
  completedAt: number | null;
  canceledBy: UserInfoRecord | null;
  status: DeployStatus;
  stateDetail: string | null;
  total: number;
  successes: readonly ComponentSuccess[];
  failures: readonly ComponentProblem[];
  testsTotal: number;
  testsDone: number;
  testErrors: number;
  tests: FinishedRun | null;
  coverageWarnings: readonly string[];
  errorMessage: string | null;
}

export interface Deployments {
  readonly byId: Map<string, Deployment>;
  /** Resolves when the last deployment that was asked for is done: the platform runs one at a time. */
  last: Promise<void>;
}

export function createDeployments(): Deployments {
  return { byId: new Map(), last: Promise.resolve() };
}

const TEST_LEVELS = new Set([
  'NoTestRun',
  'RunSpecifiedTests',
  'RunLocalTests',
  'RunAllTestsInOrg',
  'RunRelevantTests',
]);
const QUICK_DAYS = 10;
const DAY_MS = 86_400_000;

export function mayDeploy(api: ApiServer, user: UserInfoRecord): boolean {
  const { security } = api.org.host;
  return ['ModifyMetadata', 'ModifyAllData', 'AuthorApex'].some((name) => security.hasSystemPermission(user, name));
}

/** Answers the deployment at once; the work is done later. Throws ApiError. */
export function startDeploy(
  api: ApiServer,
  user: UserInfoRecord,
  bytes: Uint8Array,
  options: DeployOptions,
): Deployment {
  if (!mayDeploy(api, user))
    throw apiError(
      403,
      'INSUFFICIENT_ACCESS',
      'insufficient access rights: Modify Metadata Through Metadata API Functions is needed to deploy',
    );
  if (options.testLevel !== null && !TEST_LEVELS.has(options.testLevel))
    throw apiError(400, 'INVALID_INPUT', `${options.testLevel} is no test level: ${[...TEST_LEVELS].join(', ')}`);
  // Source: Metadata API Developer Guide, DeployOptions.
  const { isSandbox, organizationType } = api.org.facts;
  if (!options.rollbackOnError && !isSandbox && organizationType !== 'Developer Edition')
    throw apiError(400, 'INVALID_OPERATION', 'rollbackOnError must be true for a production org');
  const deployment: Deployment = {
    id: toId18(`0Af${base62(randomBytes(6).readUIntBE(0, 6), 12)}`)!,
    user,
    options,
    bytes,
    createdAt: Date.now(),
    startedAt: null,
    completedAt: null,
    canceledBy: null,
    status: 'Pending',
    stateDetail: null,
    total: 0,
    successes: [],
    failures: [],
    testsTotal: 0,
    testsDone: 0,
    testErrors: 0,
    tests: null,
    coverageWarnings: [],
    errorMessage: null,
  };
  api.deployments.byId.set(deployment.id, deployment);
  // A turn of the event loop in between: the answer with the Id goes out first.
  api.deployments.last = api.deployments.last
    .then(() => new Promise((resolve) => setImmediate(resolve)))
    .then(() => work(api, deployment));
  return deployment;
}

async function work(api: ApiServer, deployment: Deployment): Promise<void> {
  if (deployment.status === 'Pending') {
    deployment.status = 'InProgress';
    deployment.startedAt = Date.now();
    try {
      deployment.status = await runDeployment(api, deployment);
    } catch (error) {
      if (!(error instanceof ApiError)) api.report(error);
      deployment.status = 'Failed';
      deployment.errorMessage = error instanceof ApiError ? error.errors[0].message : 'An unexpected error occurred.';
    }
  } else deployment.status = 'Canceled';
  deployment.stateDetail = null;
  deployment.completedAt = Date.now();
}

/** Throws ApiError 404. */
export function findDeployment(api: ApiServer, id: string): Deployment {
  const found = api.deployments.byId.get(toId18(id) ?? id);
  if (found === undefined) throw notFound();
  return found;
}

/** What has not begun does not begin; what runs stops before it changes anything. */
export function cancelDeploy(deployment: Deployment, user: UserInfoRecord): void {
  if (deployment.status !== 'Pending' && deployment.status !== 'InProgress')
    throw apiError(400, 'INVALID_ID_FIELD', 'Deployment already completed');
  deployment.status = 'Canceling';
  deployment.canceledBy = user;
}

/** Deploys what was validated with tests in the last ten days, without running them again. Source: Metadata API, deployRecentValidation(). */
export function quickDeploy(api: ApiServer, user: UserInfoRecord, validationId: string): Deployment {
  const validated = findDeployment(api, validationId);
  const since = [...api.deployments.byId.values()].some(
    (other) =>
      !other.options.checkOnly &&
      other.status === 'Succeeded' &&
      (other.completedAt ?? 0) > (validated.completedAt ?? 0),
  );
  if (
    !validated.options.checkOnly ||
    validated.status !== 'Succeeded' ||
    validated.tests === null ||
    since ||
    Date.now() - validated.completedAt! > QUICK_DAYS * DAY_MS
  )
    throw apiError(400, 'INVALID_ID_FIELD', `Cannot quick deploy with validation ID: ${validationId}`);
  return startDeploy(api, user, validated.bytes, {
    ...validated.options,
    checkOnly: false,
    testLevel: null,
    runTests: [],
  });
}
