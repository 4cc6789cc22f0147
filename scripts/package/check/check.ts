/** `npm run package -- --check`: everything about a release that can be validated without a Dev Hub, and the commands of the first release. */
import { parseArgs } from 'node:util';
import type { Finding } from '../../check/gate.ts';
import { Project } from '../../check/project.ts';
import { PackageUsageError } from '../commands.ts';
import { ancestorsCheck } from './ancestors.ts';
import { apexTestsCheck } from './apex-tests.ts';
import type { PackageCheck, PackageContext } from './context.ts';
import { definitionsCheck } from './definitions.ts';
import { installationCheck } from './installation.ts';
import { namesCheck } from './names.ts';
import { permissionSetsCheck } from './permission-sets.ts';
import { projectFileCheck } from './project-file.ts';
import { globalSurfaceCheck, metadataCheck } from './sources.ts';

/** The quick ones first. */
export const CHECKS: readonly PackageCheck[] = [
  projectFileCheck,
  ancestorsCheck,
  namesCheck,
  metadataCheck,
  globalSurfaceCheck,
  permissionSetsCheck,
  definitionsCheck,
  installationCheck,
  apexTestsCheck,
];

export interface CheckOptions {
  readonly namespace: string;
  readonly isJson: boolean;
  readonly only: readonly string[];
}

/** Throws PackageUsageError, and what parseArgs throws. */
export function readCheckOptions(args: readonly string[]): CheckOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      check: { type: 'boolean' },
      namespace: { type: 'string', default: 'sbxmask' },
      json: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true, default: [] },
    },
  });
  const unknown = values.only.filter((name) => !CHECKS.some((check) => check.name === name));
  if (unknown.length > 0)
    throw new PackageUsageError(`--only must be one of ${CHECKS.map(({ name }) => name).join(', ')}`);
  return { namespace: values.namespace, isJson: values.json, only: values.only };
}

export interface CheckResult {
  readonly name: string;
  readonly about: string;
  readonly seconds: number;
  readonly findings: readonly Finding[];
}

/** @param report is called with each result as soon as it is there */
export async function runChecks(
  checks: readonly PackageCheck[],
  context: PackageContext,
  report: (result: CheckResult) => void,
): Promise<readonly CheckResult[]> {
  const results: CheckResult[] = [];
  for (const check of checks) {
    const started = performance.now();
    const findings = await findingsOf(check, context);
    const { name, about } = check;
    const result = { name, about, seconds: (performance.now() - started) / 1000, findings };
    results.push(result);
    report(result);
    // Without valid names nothing can be installed or tested.
    if (check === namesCheck && findings.length > 0) break;
  }
  return results;
}

async function findingsOf(check: PackageCheck, context: PackageContext): Promise<readonly Finding[]> {
  try {
    return await check.run(context);
  } catch (error) {
    return [
      {
        path: 'sfdx-project.json',
        line: 1,
        message: `The check could not be carried out: ${(error as Error).message}`,
      },
    ];
  }
}

/** For the first released version of the package, in this order. */
export const firstRelease = (namespace: string): readonly string[] => [
  'sf org login web --set-default-dev-hub --alias devhub',
  `npm run package -- create --namespace ${namespace} --target-dev-hub devhub`,
  `npm run package -- version --namespace ${namespace} --target-dev-hub devhub`,
  'sf package install --package 04tXXXXXXXXXXXXXXX --target-org rehearsal --wait 30',
  'npm run package -- promote --package 04tXXXXXXXXXXXXXXX --target-dev-hub devhub',
];

/** Answers the exit code. */
export async function checkPackage(args: readonly string[], root = process.cwd()): Promise<number> {
  const { namespace, isJson, only } = readCheckOptions(args);
  const say = (text: string): void => void (isJson || process.stdout.write(`${text}\n`));
  const chosen = CHECKS.filter(({ name }) => only.length === 0 || only.includes(name));
  const results = await runChecks(chosen, { project: new Project(root), namespace }, (result) => say(textOf(result)));
  const isReady = results.every(({ findings }) => findings.length === 0);
  const commands = firstRelease(namespace);
  if (isJson) process.stdout.write(`${JSON.stringify({ namespace, isReady, checks: results, commands }, null, 2)}\n`);
  say(isReady ? readyText(namespace, commands) : 'The package is not ready for a release.');
  return isReady ? 0 : 1;
}

const textOf = ({ name, about, seconds, findings }: CheckResult): string =>
  [
    `${findings.length === 0 ? 'passed' : 'FAILED'}  ${name}: ${about} (${seconds.toFixed(1)} s)`,
    ...findings.map(({ path, line, message }) => `        ${path}:${line}: ${message}`),
  ].join('\n');

const readyText = (namespace: string, commands: readonly string[]): string =>
  [
    '',
    `The first released version, when the namespace ${namespace} is registered and linked to the Dev Hub, and rehearsal is a sandbox or scratch org:`,
    ...commands.map((command, at) => `  ${at + 1}. ${command}`),
  ].join('\n');
