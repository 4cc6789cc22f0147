/** One deployment: read, checked as a whole, tested at the asked level, then everything or nothing. */
import { text } from '../../project/metadata-node.ts';
import type { PreparedDeployment } from '../../org/org.ts';
import { findComponent, hasComponent } from '../../project/inventory.ts';
import { ProjectError } from '../../project/project-error.ts';
import type { Component, ComponentKey, ProjectModel } from '../../project/model.ts';
import { SchemaError } from '../../schema/schema-error.ts';
import type { ApiServer } from '../api.ts';
import { loadComponentCompiler, PagesNotInstalledError, type ComponentCompiler } from '../pages-package.ts';
import { runSelection } from '../tooling/test-runs.ts';
import { readArchive } from './archive.ts';
import { problemsOf } from './check-deployment.ts';
import { relevantTests } from './relevant-tests.ts';
import type { ComponentSuccess, Deployment, DeployStatus } from './deployments.ts';
import { readPackage, type ComponentFile, type ComponentProblem, type DeployPackage } from './package.ts';

/** Answers how it ended. Throws ApiError for an archive that cannot be read. */
export async function runDeployment(api: ApiServer, deployment: Deployment): Promise<DeployStatus> {
  const packed = readPackage(await readArchive(deployment.bytes));
  deployment.total = packed.components.length + packed.removed.length;
  const sound = soundPart(api, deployment, packed, await compilerFor(packed));
  if (sound === null) return 'Failed';
  const { content, prepared } = sound;
  deployment.successes = successesOf(api.org.project, content);
  await runTests(api, deployment, prepared);
  if (isCanceled(deployment)) return 'Canceled';
  const failedTests = deployment.tests?.results.some((result) => result.outcome !== 'Pass') === true;
  if (failedTests || deployment.coverageWarnings.length > 0) return 'Failed';
  const status = deployment.failures.length === 0 ? 'Succeeded' : 'SucceededPartial';
  if (deployment.options.checkOnly) return status;
  const jobs = jobsInTheWay(api, content);
  if (jobs.length > 0) {
    deployment.failures = [...deployment.failures, ...jobs];
    return 'Failed';
  }
  api.org.deploy(prepared);
  return status;
}

/** null: there are no components of pages. Without the package that compiles them, each of their files has that as its problem. */
async function compilerFor({ components }: DeployPackage): Promise<ComponentCompiler | null> {
  if (!components.some(({ component }) => component.type === 'LightningComponentBundle')) return null;
  try {
    return await loadComponentCompiler();
  } catch (error) {
    if (!(error instanceof PagesNotInstalledError)) throw error;
    const { message } = error;
    return { componentError: () => ({ message, line: null, column: null }) };
  }
}

interface Sound {
  readonly content: DeployPackage;
  readonly prepared: PreparedDeployment;
}

/** What can be deployed: all of it, or what is left without the components that fail, where the client asks for that. null: nothing. */
function soundPart(
  api: ApiServer,
  deployment: Deployment,
  packed: DeployPackage,
  compiler: ComponentCompiler | null,
): Sound | null {
  const mayLeaveOut = !deployment.options.rollbackOnError;
  let failures = [...packed.problems, ...managedComponents(api, packed)];
  let content = without(packed, failures);
  for (;;) {
    deployment.failures = failures;
    const isEmpty = content.components.length + content.removed.length === 0;
    if (failures.length > 0 && (!mayLeaveOut || isEmpty)) return null;
    const { prepared, problems } = prepare(api, content, compiler);
    if (problems.length === 0) return prepared === null ? null : { content, prepared };
    failures = [...failures, ...problems];
    const rest = without(content, problems);
    // What fails is not of this deployment: nothing can be left out.
    const isOther = rest.components.length === content.components.length;
    deployment.failures = failures;
    if (isOther) return null;
    content = rest;
  }
}

/** The package without the components that have a problem. */
function without(content: DeployPackage, problems: readonly ComponentProblem[]): DeployPackage {
  const keyOf = ({ componentType, fullName }: ComponentFile): string => `${componentType} ${fullName}`.toLowerCase();
  const failed = new Set(problems.map(keyOf));
  const isSound = ({ file }: { readonly file: ComponentFile }): boolean => !failed.has(keyOf(file));
  return { ...content, components: content.components.filter(isSound), removed: content.removed.filter(isSound) };
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

/** Without `prepared`, the metadata makes no data model: the problem contains the reason. */
function prepare(
  api: ApiServer,
  content: DeployPackage,
  compiler: ComponentCompiler | null,
): { readonly prepared: PreparedDeployment | null; readonly problems: readonly ComponentProblem[] } {
  try {
    const prepared = api.org.prepareDeployment({
      put: content.components.map(({ component }) => component),
      removed: content.removed.map(({ key }) => key).filter((key) => hasComponent(api.org.project, key)),
    });
    return { prepared, problems: problemsOf(content.components, prepared, compiler) };
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
    return { prepared: null, problems: [{ ...file, problem, lineNumber: null, columnNumber: null }] };
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
  const { testLevel, runTests: given } = deployment.options;
  const all = testLevel === 'RunLocalTests' || testLevel === 'RunAllTestsInOrg';
  const names = testLevel === 'RunRelevantTests' ? relevantTests(prepared) : given;
  const isSelected = testLevel === 'RunRelevantTests' || testLevel === 'RunSpecifiedTests';
  if (all || (isSelected && names.length > 0)) await runNamed(api, deployment, prepared, all ? [] : names);
  if (api.org.facts.isSandbox) return;
  if (all) deployment.coverageWarnings = coverageWarnings(deployment);
  else if (isSelected) deployment.coverageWarnings = coverageOfEach(deployment, prepared);
}

/** No names: all tests. */
async function runNamed(
  api: ApiServer,
  deployment: Deployment,
  prepared: PreparedDeployment,
  tests: readonly string[],
): Promise<void> {
  deployment.stateDetail = 'Running Tests';
  deployment.tests = await runSelection(
    api,
    { selection: { tests, classNames: [], suiteNames: [] }, coverage: true, maxFailed: null },
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
}

/** Source: Metadata API Developer Guide, RunSpecifiedTests: each class and trigger that is deployed counts for itself. */
function coverageOfEach({ tests }: Deployment, { changes, program }: PreparedDeployment): string[] {
  const entries = new Map((tests?.coverage ?? []).map((entry) => [entry.name.toLowerCase(), entry.lines]));
  return changes.put.flatMap(({ type, fullName }) => {
    const isTest = type === 'ApexClass' && program?.findClass(fullName)?.$isTest === true;
    if ((type !== 'ApexClass' && type !== 'ApexTrigger') || isTest) return [];
    const lines = tests === null ? null : (entries.get(fullName.toLowerCase()) ?? []);
    if (lines?.length === 0) return [];
    const covered = lines?.filter(([, count]) => count > 0).length ?? 0;
    const percent = Math.floor((covered / (lines?.length ?? 1)) * 100);
    return percent >= REQUIRED_COVERAGE
      ? []
      : [
          `Test coverage of ${type} ${fullName} is ${percent}%, at least ${REQUIRED_COVERAGE}% test coverage is required.`,
        ];
  });
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
