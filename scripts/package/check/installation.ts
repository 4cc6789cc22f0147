/** The package, built for the namespace and really installed in an org on this machine: its install script, an upgrade, and its removal. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { runNode } from '../../check/tool.ts';
import { openOrg } from 'local-org';
import { rows } from '../../demo/story/records.ts';
import { buildPackage } from '../build.ts';
import { PACKAGE_NAME } from '../commands.ts';
import { inProjectFile, PROJECT_FILE, type PackageCheck, type PackageContext, type ProjectFile } from './context.ts';

/** What the install script creates, and later versions must find again. */
const KEYS = ['Masking_Key__c', 'Masking_Audit_Key__c'] as const;
const PERMISSION_SET = /^force-app\/.*\/([^/]+)\.permissionset-meta\.xml$/;

export const installationCheck: PackageCheck = {
  name: 'installation',
  about: 'the package is installed under the namespace, its install script runs, and it is upgraded and uninstalled',
  async run(context) {
    const folder = mkdtempSync(path.join(tmpdir(), 'package-check-'));
    try {
      const message = await problemOf(context, folder);
      return message === null ? [] : [inProjectFile(context.project, 'postInstallScript', message)];
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

interface Installation {
  readonly built: string;
  readonly file: string;
  readonly namespace: string;
}

/** The first thing that goes wrong; null when nothing does. */
async function problemOf({ project, namespace }: PackageContext, folder: string): Promise<string | null> {
  const built = path.join(folder, 'built');
  try {
    buildPackage(project.root, built, namespace);
  } catch (error) {
    return `The components do not compile for the namespace ${namespace}: ${(error as Error).message}`;
  }
  const installation = { built, file: path.join(folder, 'org.db'), namespace };
  const installed = await localOrg(installation, 'install');
  if (installed !== null) return `The package is not installed: ${installed}`;
  const { keys, permissionSets } = stateOf(installation);
  const without = KEYS.filter((name) => keys[name] === undefined);
  if (without.length > 0) return `The install script left no record of ${without.join(' and ')}.`;
  const missing = project
    .matching(PERMISSION_SET)
    .map((file) => PERMISSION_SET.exec(file)![1])
    .filter((name) => !permissionSets.includes(name));
  if (missing.length > 0) return `After the installation, the org has no permission set ${missing.join(', ')}.`;
  raiseVersion(path.join(built, PROJECT_FILE));
  const upgraded = await localOrg(installation, 'install');
  if (upgraded !== null) return `The installed package is not upgraded: ${upgraded}`;
  if (!isDeepStrictEqual(stateOf(installation).keys, keys))
    return 'The upgrade replaced the keys that the installation created.';
  const removed = await localOrg(installation, 'uninstall');
  if (removed !== null) return `The package is not uninstalled: ${removed}`;
  const left = leftIn(installation);
  return left.length === 0 ? null : `After the package was uninstalled, the org still has ${left.join(', ')}.`;
}

/** A command of the local org; what it reports when it fails, null when it does not. */
async function localOrg(
  { built, file, namespace }: Installation,
  command: 'install' | 'uninstall',
): Promise<string | null> {
  const args = [
    command,
    '--project',
    built,
    '--org',
    file,
    ...(command === 'install' ? ['--namespace', namespace] : []),
  ];
  const { status, stdout, stderr } = await runNode('local-org/bin/local-org.mjs', args, process.cwd());
  return status === 0 ? null : (stderr.trim() || stdout.trim()).slice(0, 1000);
}

interface State {
  /** Values by the object. */
  readonly keys: Readonly<Record<string, string>>;
  readonly permissionSets: readonly string[];
}

function stateOf({ built, file, namespace }: Installation): State {
  const org = openOrg({ project: built, file });
  try {
    const keys = KEYS.flatMap((name) => {
      const [row] = rows(org, `SELECT ${namespace}__Value__c FROM ${namespace}__${name}`);
      return row === undefined ? [] : [[name, String(row(`${namespace}__Value__c`))]];
    });
    const sets = rows(org, `SELECT Name FROM PermissionSet WHERE NamespacePrefix = '${namespace}'`);
    return {
      keys: Object.fromEntries(keys) as State['keys'],
      permissionSets: sets.map((row) => String(row('Name'))),
    };
  } finally {
    org.close();
  }
}

/** As the next release does: the minor version goes up. */
function raiseVersion(file: string): void {
  const project = JSON.parse(readFileSync(file, 'utf8')) as ProjectFile;
  const packageDirectories = project.packageDirectories.map((directory) => {
    const [major, minor, ...rest] = (directory.versionNumber ?? '0.1.0.NEXT').split('.');
    const versionNumber = [major, Number(minor) + 1, ...rest].join('.');
    return directory.package === PACKAGE_NAME ? { ...directory, versionNumber } : directory;
  });
  writeFileSync(file, JSON.stringify({ ...project, packageDirectories }));
}

function leftIn({ file, namespace }: Installation): readonly string[] {
  const org = openOrg({ projectDirs: [], file });
  try {
    const types = org
      .describeAll()
      .map(({ name }) => name)
      .filter((name) => name.startsWith(`${namespace}__`));
    return [...types, ...rows(org, 'SELECT Name FROM ApexClass').map((row) => `the class ${String(row('Name'))}`)];
  } finally {
    org.close();
  }
}
