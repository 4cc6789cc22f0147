/** One deployment: read, checked as a whole, tested at the asked level, then everything or nothing. */
import { text } from '../../org/metadata.ts';
import type { PreparedDeployment } from '../../org/org.ts';
import { findComponent, hasComponent } from '../../project/inventory.ts';
import { ProjectError } from '../../project/errors.ts';
import type { Component, ComponentKey, ProjectModel } from '../../project/model.ts';
import { SchemaError } from '../../schema/errors.ts';
import type { ApiServer } from '../api.ts';
import { runSelection } from '../tooling/test-runs.ts';
import { readArchive } from './archive.ts';
import { problemsOf } from './check.ts';
import type { ComponentSuccess, Deployment, DeployStatus } from './deployments.ts';
import { readPackage, type ComponentFile, type ComponentProblem, type DeployPackage } from './package.ts';

/** Answers how it ended. Throws ApiError for an archive that cannot be read. */
export async function runDeployment(api: ApiServer, deployment: Deployment): Promise<DeployStatus> {
  const content = readPackage(await readArchive(deployment.bytes));
  deployment.total = content.components.length + content.removed.length;
  deployment.failures = [...content.problems, ...managedComponents(api, content)];
  if (deployment.failures.length > 0) return 'Failed';
  const { project } = api.org;
  const successes = successesOf(project, content);
  const prepared = prepare(api, deployment, content);
  if (prepared === null || deployment.failures.length > 0) return 'Failed';
  deployment.successes = successes;
  await runTests(api, deployment, prepared);
  if (isCanceled(deployment)) return 'Canceled';
  const failedTests = deployment.tests?.results.some((result) => result.outcome !== 'Pass') === true;
  if (failedTests || deployment.coverageWarnings.length > 0) return 'Failed';
  if (deployment.options.checkOnly) return 'Succeeded';
  const jobs = jobsInTheWay(api, content);
  if (jobs.length > 0) {
    deployment.failures = jobs;
    return 'Failed';
  }
  api.org.deploy(prepared);
  return 'Succeeded';
}

/** What subscribers may change of a managed package: fields and rules of their own in its objects, values of its records. */
const OPEN_TYPES: ReadonlySet<string> = new Set(['CustomObject', 'CustomMetadata']);

function managedComponents({ org }: ApiServer, { components, removed }: DeployPackage): ComponentProblem[] {
  const { isManaged, namespace } = org.project;
  if (!isManaged) return [];
  const isPackages = ({ type, fullName }: ComponentKey): boolean =>
    !OPEN_TYPES.has(type) &&
    fullName
      .slice(fullName.lastIndexOf('.') + 1)
      .toLowerCase()
      .startsWith(`${namespace!}__`.toLowerCase());
  return [...components.map(({ component, file }) => ({ key: component, file })), ...removed]
    .filter(({ key }) => isPackages(key) && hasComponent(org.project, key))
    .map(({ key, file }) => ({
      ...file,
      problem: `Cannot modify managed object: entity=${key.type}, component=${key.fullName}, state=installed`,
      lineNumber: null,
      columnNumber: null,
    }));
}

/** Another request may have changed it meanwhile. */
function isCanceled(deployment: Deployment): boolean {
  return deployment.status === 'Canceling';
}

/** null, with the failure told, where the metadata makes no data model. */
function prepare(api: ApiServer, deployment: Deployment, content: DeployPackage): PreparedDeployment | null {
  try {
    const prepared = api.org.prepareDeployment({
      put: content.components.map(({ component }) => component),
      removed: content.removed.map(({ key }) => key).filter((key) => hasComponent(api.org.project, key)),
    });
    deployment.failures = problemsOf(content.components, prepared);
    return prepared;
  } catch (error) {
    if (!(error instanceof SchemaError) && !(error instanceof ProjectError)) throw error;
    const { path, problem } = error;
    const own = content.components.find(
      ({ component, file }) =>
        file.fileName.endsWith(path ?? '') &&
        component.type !== 'CustomObject' &&
        problem.includes(component.fullName.split('.').at(-1)!),
    );
    const file: ComponentFile = own?.file ??
      content.components.find((item) => item.file.fileName.endsWith(path ?? ''))?.file ?? {
        componentType: '',
        fullName: path ?? '',
        fileName: path ?? '',
      };
    deployment.failures = [{ ...file, problem, lineNumber: null, columnNumber: null }];
    return null;
  }
}

function successesOf(project: ProjectModel, content: DeployPackage): ComponentSuccess[] {
  return [
    ...content.components.map(({ component, file }): ComponentSuccess => {
      const before = findComponent(project, component);
      return {
        ...file,
        created: before === null,
        changed: before === null || differs(before, component),
        deleted: false,
      };
    }),
    ...content.removed.map(({ key, file }): ComponentSuccess => {
      const exists = hasComponent(project, key);
      return {
        ...file,
        created: false,
        changed: exists,
        deleted: exists,
        ...(exists ? {} : { warning: `No ${key.type} named: ${key.fullName} found` }),
      };
    }),
  ];
}

function differs(before: Component, after: Component): boolean {
  const names = Object.keys(after.files);
  return (
    JSON.stringify(before.node) !== JSON.stringify(after.node) ||
    names.length !== Object.keys(before.files).length ||
    names.some((name) => before.files[name] === undefined || !Buffer.from(before.files[name]).equals(after.files[name]))
  );
}

/** Source: Salesforce Help, Deployment Settings: classes with jobs cannot be deployed unless the setting allows it. */
function jobsInTheWay(api: ApiServer, content: DeployPackage): ComponentProblem[] {
  const setting = api.org.project.components.find(({ type, name }) => type === 'Settings' && name === 'Deployment');
  if (setting !== undefined && text(setting.properties, 'enableDeployment') === 'true') return [];
  const busy = new Set(
    api.org.store
      .prepare('SELECT lower(class_name) FROM org_job UNION SELECT lower(class_name) FROM org_schedule')
      .rows()
      .map(([name]) => (name as string).split('.')[0]),
  );
  const before = api.org.project;
  return content.components.flatMap(({ component, file }) => {
    if (component.type !== 'ApexClass' || !busy.has(component.fullName.toLowerCase())) return [];
    const old = findComponent(before, component);
    if (old === null || !differs(old, component)) return [];
    return [
      {
        ...file,
        problem: 'This Apex class has batch or future jobs pending or in progress.',
        lineNumber: null,
        columnNumber: null,
      },
    ];
  });
}

/** Source: Salesforce Help: production takes no code below 75 %. */
const REQUIRED_COVERAGE = 75;

async function runTests(api: ApiServer, deployment: Deployment, prepared: PreparedDeployment): Promise<void> {
  const { testLevel, runTests: names } = deployment.options;
  const all = testLevel === 'RunLocalTests' || testLevel === 'RunAllTestsInOrg';
  if (!all && (testLevel !== 'RunSpecifiedTests' || names.length === 0)) return;
  deployment.stateDetail = 'Running Tests';
  deployment.tests = await runSelection(
    api,
    { selection: { tests: all ? [] : names, classNames: [], suiteNames: [] }, coverage: true, maxFailed: null },
    {
      selected: (classes) =>
        (deployment.testsTotal = classes.reduce((sum, { methods }) => sum + (methods?.length ?? 1), 0)),
      started: ({ name }) => (deployment.stateDetail = `Running Test: ${name}`),
      finished(_cls, results) {
        deployment.testsDone += results.length;
        deployment.testErrors += results.filter((result) => result.outcome !== 'Pass').length;
      },
      isStopped: () => isCanceled(deployment),
    },
    prepared.all,
  );
  if (all && !api.org.facts.isSandbox) deployment.coverageWarnings = coverageWarnings(deployment);
}

function coverageWarnings({ tests }: Deployment): string[] {
  const lines = (tests?.coverage ?? []).flatMap((entry) => entry.lines);
  if (lines.length === 0) return [];
  const percent = Math.floor((lines.filter(([, count]) => count > 0).length / lines.length) * 100);
  return percent >= REQUIRED_COVERAGE
    ? []
    : [
        `Average test coverage across all Apex Classes and Triggers is ${percent}%, at least ${REQUIRED_COVERAGE}% test coverage is required.`,
      ];
}
