/** Deployments of Apex: checked as a whole, tested at the asked level, then everything or nothing. */
import { randomBytes } from 'node:crypto';
import { base62, toId18 } from '../../schema/ids.ts';
import type { UserInfoRecord } from '../../runtime/transaction.ts';
import { testClassesOf } from '../../testing/run-class.ts';
import type { ApiServer } from '../api.ts';
import { ApiError, apiError, notFound } from '../errors.ts';
import { runSelection, type FinishedRun } from '../tooling/test-runs.ts';
import { syncResult } from '../tooling/routes.ts';
import { readPackage, type ComponentFile, type DeployPackage } from './package.ts';
import { checkSources, exists, keepSources, keptSources, keyOf, merged, type Deployed } from './sources.ts';

export interface DeployOptions {
  readonly checkOnly: boolean;
  readonly testLevel: string | null;
  readonly runTests: readonly string[];
}

export interface Deployment {
  readonly id: string;
  readonly user: UserInfoRecord;
  readonly options: DeployOptions;
  readonly startedAt: number;
  completedAt: number | null;
  status: 'Pending' | 'InProgress' | 'Succeeded' | 'Failed';
  successes: object[];
  failures: object[];
  tests: FinishedRun | null;
  errorMessage: string | null;
}

export type Deployments = Map<string, Deployment>;

/** Answers the Id; the work is done later. Throws ApiError. */
export function startDeploy(
  api: ApiServer,
  user: UserInfoRecord,
  bytes: Uint8Array,
  options: DeployOptions,
): Deployment {
  if (!api.org.host.security.hasSystemPermission(user, 'AuthorApex'))
    throw apiError(403, 'INSUFFICIENT_ACCESS', 'insufficient access rights: Author Apex is needed to deploy');
  const deployment: Deployment = {
    id: toId18(`0Af${base62(randomBytes(6).readUIntBE(0, 6), 12)}`)!,
    user,
    options,
    startedAt: Date.now(),
    completedAt: null,
    status: 'Pending',
    successes: [],
    failures: [],
    tests: null,
    errorMessage: null,
  };
  api.deployments.set(deployment.id, deployment);
  setImmediate(() => {
    run(api, deployment, bytes)
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) api.report(error);
        deployment.status = 'Failed';
        deployment.errorMessage = error instanceof ApiError ? error.errors[0].message : 'An unexpected error occurred.';
      })
      .finally(() => (deployment.completedAt = Date.now()));
  });
  return deployment;
}

/** Throws ApiError 404. */
export function findDeployment(api: ApiServer, id: string): Deployment {
  const found = api.deployments.get(toId18(id) ?? id);
  if (found === undefined) throw notFound();
  return found;
}

async function run(api: ApiServer, deployment: Deployment, bytes: Uint8Array): Promise<void> {
  deployment.status = 'InProgress';
  const content = await readPackage(bytes);
  const before = keptSources(api.org);
  const after = merged(
    before,
    content.sources.map(({ source }) => source),
    content.removed.map(({ key }) => key),
  );
  deployment.failures = problemsOf(api, content, before, after);
  if (deployment.failures.length === 0) await runTests(api, deployment, after);
  const failedTests = deployment.tests?.results.some((result) => result.outcome !== 'Pass') === true;
  if (deployment.failures.length > 0 || failedTests || deployment.errorMessage !== null) {
    deployment.status = 'Failed';
    return;
  }
  if (!deployment.options.checkOnly) keepSources(api.org, after);
  deployment.successes = [
    ...content.sources.map(({ source, component }) => ({
      ...result(component),
      success: true,
      changed: true,
      created: !exists(api.org, before, keyOf(source)),
      deleted: false,
    })),
    ...content.removed.map(({ component }) => ({
      ...result(component),
      success: true,
      changed: true,
      created: false,
      deleted: true,
    })),
  ];
  deployment.status = 'Succeeded';
}

function result(component: ComponentFile): object {
  return { ...component, createdDate: new Date().toISOString(), warning: false };
}

function problemsOf(api: ApiServer, content: DeployPackage, before: Deployed, after: Deployed): object[] {
  const failure = (component: ComponentFile, problem: string, lineNumber?: number, columnNumber?: number): object => ({
    ...result(component),
    success: false,
    changed: false,
    created: false,
    deleted: false,
    problem,
    problemType: 'Error',
    lineNumber,
    columnNumber,
  });
  const failures = content.others.map((component) =>
    failure(component, `Not implemented: deployment of ${component.componentType}`),
  );
  for (const { key, component } of content.removed) {
    if (!/^(?:class|trigger):/.test(key))
      failures.push(failure(component, `Not implemented: deletion of ${component.componentType}`));
    else if (!exists(api.org, before, key))
      failures.push(failure(component, `No ${component.componentType} named: ${component.fullName} found`));
  }
  if (failures.length > 0) return failures;
  const byPath = new Map(content.sources.map(({ source, component }) => [source.path, component]));
  for (const { severity, path, line, column, message } of checkSources(api.org, after)) {
    if (severity !== 'error') continue;
    const own = byPath.get(path);
    if (own !== undefined) {
      failures.push(failure(own, message, line, column));
      continue;
    }
    const name = path.replace(/^.*\//, '').replace(/\.\w+$/, '');
    const type = path.endsWith('.trigger') ? 'ApexTrigger' : 'ApexClass';
    failures.push(
      failure(
        {
          componentType: type,
          fullName: name,
          fileName: `${type === 'ApexClass' ? 'classes' : 'triggers'}/${path.replace(/^.*\//, '')}`,
        },
        `Dependent class is invalid and needs recompilation: Class ${name} : ${message}`,
        line,
        column,
      ),
    );
  }
  return failures;
}

async function runTests(api: ApiServer, deployment: Deployment, deployed: Deployed): Promise<void> {
  const { testLevel, runTests: names } = deployment.options;
  const all = testLevel === 'RunLocalTests' || testLevel === 'RunAllTestsInOrg';
  if (!all && (testLevel !== 'RunSpecifiedTests' || names.length === 0)) return;
  if (all && testClassesOf(api.org.host).length === 0 && deployed.sources.length === 0) return;
  const selection = all
    ? { tests: [], classNames: [], suiteNames: [] }
    : { tests: names, classNames: [], suiteNames: [] };
  deployment.tests = await runSelection(api, { selection, coverage: true, maxFailed: null }, {}, deployed);
}

/** As `checkDeployStatus` and the REST resource show it. */
export function deployResult(api: ApiServer, deployment: Deployment): Record<string, unknown> {
  const { status, options, failures, successes, tests } = deployment;
  const done = status === 'Succeeded' || status === 'Failed';
  const iso = (ms: number): string => new Date(ms).toISOString();
  const testResult =
    tests === null
      ? { numFailures: 0, numTestsRun: 0, totalTime: 0 }
      : (syncResult(api, tests) as { numFailures: number; numTestsRun: number });
  return {
    checkOnly: options.checkOnly,
    completedDate: deployment.completedAt === null ? undefined : iso(deployment.completedAt),
    createdBy: deployment.user.id,
    createdByName: deployment.user.name,
    createdDate: iso(deployment.startedAt),
    details: { componentSuccesses: successes, componentFailures: failures, runTestResult: testResult },
    done,
    errorMessage: deployment.errorMessage ?? undefined,
    id: deployment.id,
    ignoreWarnings: false,
    lastModifiedDate: iso(deployment.completedAt ?? deployment.startedAt),
    numberComponentErrors: failures.length,
    numberComponentsDeployed: successes.length,
    numberComponentsTotal: successes.length + failures.length,
    numberTestErrors: testResult.numFailures,
    numberTestsCompleted: testResult.numTestsRun - testResult.numFailures,
    numberTestsTotal: testResult.numTestsRun,
    rollbackOnError: true,
    runTestsEnabled: tests !== null,
    startDate: iso(deployment.startedAt),
    status,
    success: status === 'Succeeded',
  };
}
