/** `/tooling`: test runs and the objects that clients look at. */
import type { ApiServer } from '../api.ts';
import { apiError, badJson, notFound } from '../api-errors.ts';
import { type ApiRequest, type ApiResponse, bodyObject, isObject, json, type JsonObject, userOf } from '../http.ts';
import { dataRoute, type Params } from '../router.ts';
import type { CoverageEntry, TestResult } from '../../testing/result.ts';
import { describeType } from '../rest/describe.ts';
import { readRecords } from '../rest/sobjects.ts';
import { recordWithId, typeNamed } from '../rest/save.ts';
import { Raw } from '../json.ts';
import { sourceId } from './coverage.ts';
import { runSelection, startRun, type FinishedRun, type RunRequest } from './test-runs.ts';

export const TOOLING_ROUTES = [
  dataRoute('POST', '/tooling/runTestsSynchronous', runSynchronous),
  dataRoute('POST', '/tooling/runTestsAsynchronous', (api, request) =>
    json(startRun(api, userOf(request).id, runRequest(api, request))),
  ),
  dataRoute('GET', '/tooling/sobjects/:type/describe', (api, request, { type, version }) =>
    json(describeType(api, userOf(request), typeNamed(api, userOf(request), type), version)),
  ),
  dataRoute('GET', '/tooling/sobjects/:type/:id', read),
];

function read(api: ApiServer, request: ApiRequest, { type: name, id, version }: Params): ApiResponse {
  const user = userOf(request);
  const type = typeNamed(api, user, name);
  const { records, write } = readRecords(
    api,
    user,
    type,
    request.query.get('fields'),
    'Id',
    [recordWithId(type, id).id!],
    version,
  );
  if (records.length === 0) throw notFound();
  return json(new Raw(write(records[0])));
}

function names(value: unknown): string[] {
  return typeof value === 'string'
    ? value
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '')
    : [];
}

function runRequest(api: ApiServer, request: ApiRequest): RunRequest {
  const { user } = request.session!;
  if (!api.org.host.security.hasSystemPermission(user, 'AuthorApex'))
    throw apiError(403, 'INSUFFICIENT_ACCESS', 'insufficient access rights: Author Apex is needed to run tests');
  const body = bodyObject(request);
  const classOf = (id: unknown): string => {
    const row = api.org.host.rows.select('ApexClass', ['Name'], {
      Id: recordWithId(api.org.host.schema.type('ApexClass')!, String(id)).id,
    })[0];
    if (row === undefined) throw apiError(400, 'INVALID_INPUT', `No class has the id ${String(id)}`);
    return row[0] as string;
  };
  const classNames = [...names(body.classNames), ...names(body.classids).map(classOf)];
  const tests: string[] = [];
  for (const entry of Array.isArray(body.tests) ? (body.tests as unknown[]) : []) {
    if (!isObject(entry)) throw badJson('tests must be a list of objects');
    const name = typeof entry.className === 'string' ? entry.className : classOf(entry.classId);
    const qualified =
      typeof entry.namespace === 'string' && entry.namespace !== '' ? `${entry.namespace}.${name}` : name;
    const methods = Array.isArray(entry.testMethods) ? (entry.testMethods as unknown[]).map(String) : [];
    if (methods.length === 0) classNames.push(qualified);
    else tests.push(...methods.map((method) => `${qualified}.${method}`));
  }
  const suiteNames = names(body.suiteNames);
  const isAll = /^(?:RunLocalTests|RunAllTestsInOrg)$/i.test(levelOf(body));
  if (!isAll && classNames.length + tests.length + suiteNames.length === 0)
    throw apiError(400, 'INVALID_INPUT', 'No tests were named');
  const maxFailed = Number(body.maxFailedTests ?? -1);
  return {
    selection: isAll ? { classNames: [], tests: [], suiteNames: [] } : { classNames, tests, suiteNames },
    coverage: body.skipCodeCoverage !== true,
    maxFailed: maxFailed >= 0 ? maxFailed : null,
  };
}

function levelOf(body: JsonObject): string {
  return typeof body.testLevel === 'string' ? body.testLevel : 'RunSpecifiedTests';
}

async function runSynchronous(api: ApiServer, request: ApiRequest): Promise<ApiResponse> {
  return json(syncResult(api, await runSelection(api, runRequest(api, request))));
}

/** Also the shape of `runTestResult` of deployments. */
export function syncResult(api: ApiServer, { results, coverage, totalTime }: FinishedRun): object {
  const describe = (result: TestResult): Record<string, unknown> => ({
    id: sourceId(api, result.className),
    methodName: result.methodName,
    name: result.className,
    namespace: result.namespace,
    seeAllData: false,
    time: Math.round(result.runTime),
  });
  const failures = results.filter((result) => result.outcome !== 'Pass');
  return {
    apexLogId: '',
    codeCoverage: (coverage ?? []).map((entry) => coverageResult(api, entry)),
    codeCoverageWarnings: [],
    failures: failures.map((result) => ({
      ...describe(result),
      message: result.message,
      packageName: result.className,
      stackTrace: result.stackTrace,
      type: 'Class',
    })),
    flowCoverage: [],
    flowCoverageWarnings: [],
    numFailures: failures.length,
    numTestsRun: results.length,
    successes: results.filter((result) => result.outcome === 'Pass').map(describe),
    totalTime: Math.round(totalTime),
  };
}

function coverageResult(api: ApiServer, { name, lines }: CoverageEntry): object {
  const missed = lines.filter(([, count]) => count === 0);
  const id = sourceId(api, name);
  return {
    dmlInfo: [],
    id,
    locationsNotCovered: missed.map(([line]) => ({ column: 0, line, numExecutions: 0, time: -1 })),
    methodInfo: [],
    name,
    namespace: null,
    numLocations: lines.length,
    numLocationsNotCovered: missed.length,
    soqlInfo: [],
    soslInfo: [],
    type: id?.startsWith('01q') === true ? 'Trigger' : 'Class',
  };
}
