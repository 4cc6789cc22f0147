/**
 * A managed package in an org: installed, upgraded, uninstalled, its handlers run as the platform runs them. Sources: ISVforce Guide,
 * "Running Apex on Package Install/Upgrade" and "Running Apex on Package Uninstall".
 */
import { InstallContext, UninstallContext } from '../library/install-handler.ts';
import { ApexVersion } from '../library/version.ts';
import type { PackageDirectory, ProjectModel } from '../project/model.ts';
import type { UserClass } from '../runtime/types.ts';
import type { OrgStore } from '../store/store.ts';
import type { Org } from './org.ts';

/** What an org remembers of the package that is installed in it. */
export interface InstalledPackage {
  readonly namespace: string;
  /** `1.2.0.4` */
  readonly version: string;
}

const INSTALLED = 'package';

/** The package that is installed in an org, or null. */
export const installedPackage = ({ store }: Org): InstalledPackage | null => packageIn(store);

/** The same, of an org that is not open yet. */
export function packageIn(store: OrgStore): InstalledPackage | null {
  return store.getMeta<InstalledPackage | null>(INSTALLED);
}

/** A package that cannot be installed or taken away, in a sentence for people. */
export class InstallError extends Error {}

function defaultDirectory(directories: ProjectModel['packageDirectories']): PackageDirectory | undefined {
  return directories.find((directory) => directory.isDefault) ?? directories[0];
}

/** Name of the class that the project file names for this; null: it names none, and nothing runs. */
export function scriptOf(
  { packageDirectories, namespace }: ProjectModel,
  script: 'postInstallScript' | 'uninstallScript',
): string | null {
  const name = defaultDirectory(packageDirectories)?.[script] ?? null;
  return name === null || namespace === null ? name : `${namespace}.${name}`;
}

/** Version of the default package directory; `NEXT` counts as 1. */
export function versionOf({ packageDirectories }: ProjectModel): string {
  const written = defaultDirectory(packageDirectories)?.versionNumber;
  const parts = (written ?? '0.1.0.NEXT').split('.');
  return [0, 1, 2, 3].map((at) => (/^\d+$/.test(parts[at] ?? '') ? Number(parts[at]) : at === 3 ? 1 : 0)).join('.');
}

/**
 * Notes the package and runs its install handler, which may refuse: then nothing of it stays.
 * @param handler name of the class; null: the package has none. Throws InstallError, ApexException.
 */
export function install(org: Org, handler: string | null): InstalledPackage {
  const { store, project, facts, host } = org;
  if (project.namespace === null)
    throw new InstallError('no_namespace: a managed package needs a namespace: --namespace NAME');
  const before = packageIn(store);
  const version = versionOf(project);
  if (before !== null && before.namespace !== project.namespace)
    throw new InstallError(
      `other_package: ${before.namespace} ${before.version} is installed here; uninstall it first`,
    );
  if (before !== null && compare(version, before.version) < 0)
    throw new InstallError(
      `older_version: ${before.namespace} ${before.version} is installed here, ${version} is older`,
    );
  if (handler !== null) {
    const context = new InstallContext(
      facts.id,
      host.adminId,
      before === null ? null : versionObject(before.version),
      false,
    );
    runHandler(org, handler, 'InstallHandler', (instance) =>
      (instance as { oninstall$1(context: object): void }).oninstall$1(context),
    );
  }
  const installed = { namespace: project.namespace, version };
  store.setMeta(INSTALLED, installed);
  return installed;
}

/** Runs the uninstall handler and takes everything of the package away: its objects with their records, and what stands for its components. */
export function uninstall(org: Org, handler: string | null): InstalledPackage {
  const { store, facts, host } = org;
  const installed = packageIn(store);
  if (installed === null) throw new InstallError('not_installed: no package is installed in this org');
  const users = dependents(org, installed.namespace);
  if (users.length > 0) throw new InstallError(`in_use: ${users.join(', ')} of this org refer to the package`);
  // A handler that fails does not keep a package from going.
  if (handler !== null)
    runHandler(org, handler, 'UninstallHandler', (instance) =>
      (instance as { onuninstall$1(context: object): void }).onuninstall$1(
        new UninstallContext(facts.id, host.adminId),
      ),
    );
  store.begin();
  try {
    removeEverything(org, installed.namespace);
    store.setMeta(INSTALLED, null);
    store.commit();
  } catch (error) {
    store.rollback();
    throw error;
  }
  return installed;
}

function runHandler(org: Org, name: string, contract: string, call: (instance: object) => void): void {
  const { host } = org;
  const cls = host.program.findClass(name);
  if (cls?.$new == null || !implementsContract(cls, contract))
    throw new InstallError(
      `no_handler: ${name} is no class that implements ${contract} and has a constructor without parameters`,
    );
  // Source: the script runs as a special system user that represents the package, and reaches all that is in it.
  const { profileId } = host.user(host.adminId)!;
  host.security.invalidate();
  try {
    org.transaction(
      {
        user: { ...host.user(host.autoprocId)!, profileId, isAutomatedProcess: false },
        quiddity: 'POST_INSTALL_SCRIPT',
      },
      () => call(cls.$new!()),
    );
  } finally {
    host.security.invalidate();
  }
}

function implementsContract(cls: UserClass, contract: string): boolean {
  for (let at: UserClass | null = cls; at !== null; at = at.$superclass)
    if (at.$interfaces.some((type) => type.library?.name === contract || type.name === contract)) return true;
  return false;
}

/** Components of the org's own that refer to components of the package. Source: Salesforce Help, Uninstall a Managed Package. */
function dependents({ changes }: Org, namespace: string): string[] {
  const mention = new RegExp(`\\b${namespace}(?:__\\w|\\s*\\.)`, 'i');
  return changes.put
    .filter(({ fullName, node, files }) =>
      [fullName, JSON.stringify(node), ...Object.values(files).map((file) => Buffer.from(file).toString('utf8'))].some(
        (text) => mention.test(text),
      ),
    )
    .map(({ type, fullName }) => `${type} ${fullName}`);
}

function removeEverything({ host, store }: Org, namespace: string): void {
  const tables = new Set(
    store
      .prepare("SELECT name FROM sqlite_schema WHERE type = 'table'")
      .rows()
      .map(([name]) => name as string),
  );
  const prefix = `${namespace}__`.toLowerCase();
  for (const type of host.schema.types) {
    if (type.table === null || !tables.has(type.table)) continue;
    const table = `"${type.table}"`;
    if (type.name.toLowerCase().startsWith(prefix)) {
      store.exec(`DROP TABLE ${table}`);
      continue;
    }
    const column = type.field('NamespacePrefix')?.column;
    if (column != null && type.name !== 'Organization')
      store.prepare(`DELETE FROM ${table} WHERE "${column}" = ?`).run(namespace);
  }
  for (const table of ['org_job', 'org_schedule'])
    store.prepare(`DELETE FROM ${table} WHERE lower(class_name) LIKE ?`).run(`${namespace.toLowerCase()}.%`);
}

function versionObject(version: string): object {
  const [major, minor, patch] = version.split('.').map(Number);
  return new ApexVersion(major, minor, patch);
}

function compare(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number));
  for (let at = 0; at < 4; at++) if (left[at] !== right[at]) return left[at] - right[at];
  return 0;
}
