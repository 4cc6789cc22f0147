/** The org that tests run in: the project deployed into an org without data, in memory. */
import type { Conditions } from '../conditions/conditions.ts';
import { openOrg } from '../org/open.ts';
import { NO_CHANGES, type MetadataChanges } from '../project/changes.ts';
import type { OrgShape } from '../project/org-shape.ts';
import type { Org } from '../org/org.ts';
import type { OrgHost } from '../host/host.ts';
import type { CountedLines } from '../runtime/program.ts';
import type { CoverageEntry } from './result.ts';

export interface TestSources {
  readonly folders: readonly string[];
  readonly namespace: string | undefined;
  /** Default: what the folders' definition file asks for. */
  readonly shape?: OrgShape | undefined;
  /** What the org is that the tests are started in: they see the same. Default: no sandbox. */
  readonly identity?: { readonly isSandbox: boolean; readonly sandboxName: string } | undefined;
  /** The sources are a managed package's; default: they are not. */
  readonly isManaged?: boolean;
  /** null: nothing is kept between runs. */
  readonly cacheDir: string | null;
  readonly conditions?: Conditions | undefined;
}

/**
 * @param changes what was deployed over the sources
 *
 * Permission sets of `apexTestAccess` are assigned to the user who runs the tests. Throws CompileFailure.
 */
export function openTestOrg(sources: TestSources, coverage: boolean, changes: MetadataChanges = NO_CHANGES): Org {
  const org = openOrg({
    projectDirs: sources.folders,
    namespace: sources.namespace,
    managed: sources.isManaged ?? false,
    cacheDir: sources.cacheDir,
    coverage,
    file: ':memory:',
    options: { ...(sources.shape === undefined ? {} : { shape: sources.shape }), ...sources.identity },
    leaveOutBroken: true,
    conditions: sources.conditions,
    changes,
  });
  const { rows, adminId } = org.host;
  const sets = org.project.packageDirectories.flatMap((directory) => directory.apexTestAccess.permissionSets);
  org.store.begin();
  for (const name of new Set(sets)) {
    const id = rows.find('PermissionSet', { Name: name });
    if (id !== null) rows.insert('PermissionSetAssignment', { AssigneeId: adminId, PermissionSetId: id, IsActive: 1 });
  }
  org.store.commit();
  return org;
}

/**
 * Covered lines of everything that is no test.
 * @param since counts what ran after that, and only classes and triggers of which something did; default: everything
 */
export function coverageOf(host: OrgHost, since?: CountedLines): CoverageEntry[] {
  const entries: CoverageEntry[] = [];
  for (const [name, { lines, path }] of host.program.coverage(since)) {
    const cls = host.program.findClass(name);
    if (cls?.$isTest === true || (host.schema.isManaged && cls?.$namespace != null)) continue;
    entries.push({ name, path, lines: [...lines].sort(([a], [b]) => a - b) });
  }
  return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
}
