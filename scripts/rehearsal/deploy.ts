/** Deployments of the rehearsal with the Salesforce CLI, and their removal. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildPackage } from '../package/build.ts';
import { PROBES_FOLDER } from './folders.ts';
import { linesOf, type Journal } from './journal.ts';
import { RehearsalError, RequestError, runSf, type Json, type Target } from './target.ts';

const EMPTY_MANIFEST =
  '<?xml version="1.0" encoding="UTF-8"?>\n<Package xmlns="http://soap.sforce.com/2006/04/metadata"><version>67.0</version></Package>\n';

export interface Deployed {
  readonly components: number;
  readonly testsRun: number;
  readonly testsFailed: number;
  /** Apex tests that failed, in the platform's words. */
  readonly failures: readonly string[];
  readonly seconds: number;
}

/** What is deployed together. */
export interface Sources {
  /** In the journal. */
  readonly name: string;
  /** An sfdx project. */
  readonly project: string;
  /** In the project. */
  readonly folder: string;
}
export const PROBES: Sources = { name: 'probes', project: PROBES_FOLDER, folder: 'classes' };

/** The package in a folder of its own, so that the components are those of the sources as they are now. */
export async function deployPackage(target: Target, journal: Journal): Promise<Deployed> {
  const project = mkdtempSync(path.join(tmpdir(), 'rehearsal-'));
  try {
    buildPackage(process.cwd(), project, 'c');
    return await deploy({ name: 'package', project, folder: 'force-app' }, target, journal, 'RunLocalTests');
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}

/** The org must not have a class, trigger or object of the same name: it would be overwritten and could not be brought back. */
export async function deploy(
  { name, project, folder }: Sources,
  target: Target,
  journal: Journal,
  testLevel: 'RunLocalTests' | 'NoTestRun',
): Promise<Deployed> {
  const started = performance.now();
  const manifest = await manifestOf(project, folder);
  if (journal.brought().manifests[name] === undefined) await requireAbsent(manifest, target);
  journal.deploys(name, manifest);
  const answer = await deployFolder({ project, folder }, target, ['--test-level', testLevel]);
  const result = answer.result ?? answer.data ?? {};
  const tests = result.details?.runTestResult ?? {};
  const failures = [tests.failures ?? []].flat().map((one: Json) => `${one.name}.${one.methodName}: ${one.message}`);
  if (answer.status !== 0 && failures.length === 0)
    throw new RehearsalError(`${name} was not deployed: ${problemOf(answer)}`);
  return {
    components: Number(result.numberComponentsDeployed ?? 0),
    testsRun: Number(result.numberTestsCompleted ?? 0) + Number(result.numberTestErrors ?? 0),
    testsFailed: failures.length,
    failures,
    seconds: (performance.now() - started) / 1000,
  };
}

function deployFolder(
  { project, folder }: Omit<Sources, 'name'>,
  target: Target,
  options: readonly string[],
): Promise<Json> {
  const args = ['project', 'deploy', 'start', '--source-dir', folder, '--wait', '90', ...options];
  return target.sf(args, path.resolve(project));
}

export interface PartlyDeployed {
  readonly components: number;
  /** Names that the org has already; then nothing was deployed. */
  readonly taken: readonly string[];
  /** What the org refused, in its words, such as `ApexClass Name` → `Invalid type`. */
  readonly refused: ReadonlyMap<string, string>;
  readonly seconds: number;
}

/** What the org refuses does not keep the rest from being deployed. */
export async function deployPartly(sources: Sources, target: Target, journal: Journal): Promise<PartlyDeployed> {
  const started = performance.now();
  const manifest = await manifestOf(sources.project, sources.folder);
  const taken = journal.brought().manifests[sources.name] === undefined ? await namesLeft(manifest, target) : [];
  if (taken.length > 0) return { components: 0, taken, refused: new Map(), seconds: 0 };
  journal.deploys(sources.name, manifest);
  const answer = await deployFolder(sources, target, ['--test-level', 'NoTestRun', '--ignore-errors']);
  const result = answer.result ?? answer.data ?? {};
  const failures = failuresIn(answer);
  if (answer.status !== 0 && failures.length === 0)
    throw new RehearsalError(`${sources.name} was not deployed: ${problemOf(answer)}`);
  return {
    components: Number(result.numberComponentsDeployed ?? 0),
    taken,
    refused: new Map(failures.map((one) => [`${one.componentType} ${one.fullName}`, String(one.problem)])),
    seconds: (performance.now() - started) / 1000,
  };
}

const failuresIn = (answer: Json): Json[] =>
  [answer.result?.details?.componentFailures ?? answer.data?.details?.componentFailures ?? []].flat();

function problemOf(answer: Json): string {
  const words = failuresIn(answer).map((one) => `${one.componentType} ${one.fullName}: ${one.problem}`);
  return words.length > 0 ? words.slice(0, 10).join('; ') : String(answer.message ?? JSON.stringify(answer));
}

async function manifestOf(project: string, folder: string): Promise<string> {
  const out = mkdtempSync(path.join(tmpdir(), 'rehearsal-'));
  try {
    const args = ['project', 'generate', 'manifest', '--source-dir', folder, '--output-dir', out];
    const answer = await runSf(args, path.resolve(project));
    if (answer.status !== 0) throw new RehearsalError(`${folder} has no manifest: ${problemOf(answer)}`);
    return readFileSync(path.join(out, 'package.xml'), 'utf8');
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

async function requireAbsent(manifest: string, target: Target): Promise<void> {
  const there = await namesLeft(manifest, target);
  if (there.length > 0)
    throw new RehearsalError(
      `${target.name} already has ${there.length} components of the same names, such as ${there[0]}. ` +
        'They were not overwritten. Rehearse in an org without the package, or only with --stage probe.',
    );
}

/** Components of the manifest that the org has: classes, triggers and objects. The rest does without a name of its own, or belongs to them. */
async function namesLeft(manifest: string, target: Target): Promise<readonly string[]> {
  const found: string[] = [];
  for (const type of ['ApexClass', 'ApexTrigger']) {
    const rows = await target.query(`SELECT Name FROM ${type} WHERE NamespacePrefix = NULL`);
    found.push(...rows.map(({ Name }) => `${type} ${String(Name)}`));
  }
  const { sobjects } = await target.request('GET', '/sobjects');
  found.push(...(sobjects as Json[]).map(({ name }) => `CustomObject ${String(name)}`));
  const brought = new Set(
    ['ApexClass', 'ApexTrigger', 'CustomObject'].flatMap((type) =>
      namesIn(manifest, type)
        .filter((name) => type !== 'CustomObject' || /__(?:c|e|mdt)$/.test(name))
        .map((name) => `${type} ${name}`),
    ),
  );
  return found.filter((name) => brought.has(name));
}

export function namesIn(manifest: string, type: string): readonly string[] {
  const section = [...manifest.matchAll(/<types>(.*?)<\/types>/gs)].find(([, inside]) =>
    inside.includes(`<name>${type}</name>`),
  );
  return section === undefined
    ? []
    : [...section[1].matchAll(/<members>(.*?)<\/members>/g)].map(([, member]) => member);
}

export interface Removed {
  readonly lines: readonly string[];
  /** What is still in the org, in the platform's words. */
  readonly left: readonly string[];
}

/** Records first, in the reverse order of their creation; then what was deployed last. */
export async function remove(target: Target, journal: Journal): Promise<Removed> {
  const lines = linesOf(journal.brought());
  const left: string[] = [];
  for (const { object, ids } of journal.brought().records.toReversed())
    left.push(...(await deleteAll(object, ids, target)));
  if (left.length === 0) journal.removedRecords();
  for (const [name, manifest] of Object.entries(journal.brought().manifests).toReversed()) {
    await deactivateFlows(manifest, target);
    const problems = await deleteComponents(name, manifest, target);
    if (problems.length === 0) problems.push(...(await namesLeft(manifest, target)));
    if (problems.length === 0) journal.removedManifest(name);
    left.push(...problems);
  }
  return { lines, left };
}

const CHUNK = 200;

async function deleteAll(object: string, ids: readonly string[], target: Target): Promise<readonly string[]> {
  const left: string[] = [];
  for (let start = 0; start < ids.length; start += CHUNK) {
    const some = ids.slice(start, start + CHUNK).join(',');
    const results = (await target.request('DELETE', `/composite/sobjects?ids=${some}&allOrNone=false`)) as Json[];
    for (const { errors } of results)
      for (const { statusCode, message } of errors as Json[])
        if (statusCode !== 'ENTITY_IS_DELETED' && statusCode !== 'INVALID_CROSS_REFERENCE_KEY')
          left.push(`${object}: ${statusCode}: ${message}`);
  }
  return [...new Set(left)];
}

/** An active flow cannot be deleted. What the org refuses shows when it is deleted. */
async function deactivateFlows(manifest: string, target: Target): Promise<void> {
  for (const name of namesIn(manifest, 'Flow')) {
    try {
      const soql = encodeURIComponent(
        `SELECT Id FROM FlowDefinition WHERE DeveloperName = '${name}' AND ActiveVersionId != NULL`,
      );
      const { records } = await target.request('GET', `/tooling/query?q=${soql}`);
      const body = { Metadata: { activeVersionNumber: 0 } };
      for (const { Id } of records as Json[])
        await target.request('PATCH', `/tooling/sobjects/FlowDefinition/${String(Id)}`, body);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
    }
  }
}

/** An object takes what belongs to it along; record types cannot be deleted by themselves. */
export function withoutChildren(manifest: string): string {
  const objects = new Set(namesIn(manifest, 'CustomObject').filter((name) => /__(?:c|e|mdt)$/.test(name)));
  return manifest
    .replaceAll(/\s*<members>([^<]*)\.[^<]*<\/members>/g, (member, object: string) =>
      objects.has(object) ? '' : member,
    )
    .replaceAll(/\s*<types>\s*<name>[^<]*<\/name>\s*<\/types>/g, '');
}

async function deleteComponents(name: string, manifest: string, target: Target): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'rehearsal-'));
  try {
    const [empty, destructive] = ['package.xml', 'destructiveChanges.xml'].map((file) => path.join(folder, file));
    writeFileSync(empty, EMPTY_MANIFEST);
    writeFileSync(destructive, withoutChildren(manifest));
    const args = ['project', 'deploy', 'start', '--manifest', empty, '--post-destructive-changes', destructive];
    const answer = await target.sf([...args, '--test-level', 'NoTestRun', '--wait', '90']);
    return answer.status === 0 ? [] : [`${name}: ${problemOf(answer)}`];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
