/** A deployment as `checkDeployStatus` and the REST resource show it. */
import type { ApiServer } from '../api.ts';
import { syncResult } from '../tooling/routes.ts';
import type { Deployment } from './deployments.ts';

const iso = (ms: number): string => new Date(ms).toISOString();

export function deployResult(api: ApiServer, deployment: Deployment): Record<string, unknown> {
  const { status, options, failures, tests } = deployment;
  const done = status !== 'Pending' && status !== 'InProgress' && status !== 'Canceling';
  const isDeployed = status === 'Succeeded' || status === 'SucceededPartial';
  const isGood = done && failures.length === 0 && deployment.errorMessage === null;
  const successes = isDeployed || isGood ? deployment.successes : [];
  const testResult = {
    ...(tests === null
      ? { numFailures: 0, numTestsRun: 0, totalTime: 0 }
      : (syncResult(api, tests) as { numFailures: number; numTestsRun: number })),
    ...(deployment.coverageWarnings.length > 0
      ? {
          codeCoverageWarnings: deployment.coverageWarnings.map((message) => ({
            id: '',
            message,
            name: '',
            namespace: '',
          })),
        }
      : {}),
  };
  const changedAt = deployment.completedAt ?? deployment.startedAt ?? deployment.createdAt;
  return {
    canceledBy: deployment.canceledBy?.id,
    canceledByName: deployment.canceledBy?.name,
    checkOnly: options.checkOnly,
    completedDate: deployment.completedAt === null ? undefined : iso(deployment.completedAt),
    createdBy: deployment.user.id,
    createdByName: deployment.user.name,
    createdDate: iso(deployment.createdAt),
    details: {
      componentSuccesses: successes.map(({ warning, ...success }) => ({
        ...success,
        createdDate: iso(changedAt),
        success: true,
        warning: warning !== undefined,
        ...(warning === undefined ? {} : { problem: warning, problemType: 'Warning' }),
      })),
      componentFailures: failures.map((failure) => ({
        ...failure,
        lineNumber: failure.lineNumber ?? undefined,
        columnNumber: failure.columnNumber ?? undefined,
        changed: false,
        created: false,
        createdDate: iso(changedAt),
        deleted: false,
        problemType: 'Error',
        success: false,
        warning: false,
      })),
      runTestResult: testResult,
    },
    done,
    errorMessage: deployment.errorMessage ?? undefined,
    id: deployment.id,
    ignoreWarnings: options.ignoreWarnings,
    lastModifiedDate: iso(changedAt),
    numberComponentErrors: failures.length,
    numberComponentsDeployed: successes.length,
    numberComponentsTotal: Math.max(deployment.total, failures.length),
    numberTestErrors: deployment.testErrors,
    numberTestsCompleted: deployment.testsDone - deployment.testErrors,
    numberTestsTotal: tests === null ? deployment.testsTotal : testResult.numTestsRun,
    rollbackOnError: options.rollbackOnError,
    runTestsEnabled: options.testLevel !== null && options.testLevel !== 'NoTestRun',
    startDate: deployment.startedAt === null ? undefined : iso(deployment.startedAt),
    stateDetail: deployment.stateDetail ?? undefined,
    status,
    success: isDeployed,
  };
}
