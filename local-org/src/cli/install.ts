/** `local-org install`, `local-org uninstall`: a managed package in an org, as its subscribers get it. */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { InstallError, install, scriptOf, uninstall, type InstalledPackage } from '../org/install.ts';
import { compiledCodeFolder, openOrg } from '../org/open.ts';
import type { Org } from '../org/org.ts';
import { asApexException } from '../runtime/exception.ts';
import { openStore } from '../store/open.ts';
import { describeFailure } from '../testing/run-class.ts';
import { EXIT_ERROR, EXIT_OK, UsageError, type Output } from './output.ts';
import { SOURCE_OPTIONS, sourcesOf, type SourceValues } from './sources.ts';

const OPTIONS = {
  ...SOURCE_OPTIONS,
  org: { type: 'string' },
  'post-install': { type: 'string' },
  'pre-uninstall': { type: 'string' },
} as const;

export async function installCommand(args: readonly string[], output: Output): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  return withPackage(values, output, (org) => {
    const { namespace, version } = install(org, values['post-install'] ?? scriptOf(org.project, 'postInstallScript'));
    return `${namespace} ${version} is installed`;
  });
}

export async function uninstallCommand(args: readonly string[], output: Output): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  return withPackage(values, output, (org) => {
    const gone: InstalledPackage = uninstall(org, values['pre-uninstall'] ?? scriptOf(org.project, 'uninstallScript'));
    return `${gone.namespace} ${gone.version} is uninstalled`;
  });
}

function withPackage(
  values: SourceValues & { readonly org?: string | undefined },
  output: Output,
  work: (org: Org) => string,
): number {
  const sources = sourcesOf(values);
  const file = path.resolve(values.org ?? path.join(sources.home, 'org.db'));
  mkdirSync(path.dirname(file), { recursive: true });
  if (values.namespace === undefined && !existsSync(file)) throw new UsageError('A new package needs --namespace NAME');
  try {
    output.out(
      changedAsAWhole(file, (draft) => {
        const org = openOrg({
          projectDirs: sources.folders,
          namespace: values.namespace,
          managed: true,
          file: draft,
          options: sources.shape === undefined ? {} : { shape: sources.shape },
          cacheDir: compiledCodeFolder(`${file}.cache`),
        });
        try {
          return work(org);
        } finally {
          org.close();
        }
      }),
    );
    return EXIT_OK;
  } catch (error) {
    if (error instanceof InstallError) output.err(error.message);
    else if (asApexException(error) === null) throw error;
    else
      output.err(
        `The script of the package failed, and the package is not installed: ${describeFailure(error).message}`,
      );
    return EXIT_ERROR;
  }
}

/** The log first: a file without its log would miss what is there. */
const PARTS = ['-wal', '-shm', ''];

/** Works on a copy that replaces the org when all is well: what fails, or is killed, leaves the org as it was. */
function changedAsAWhole<T>(file: string, work: (draft: string) => T): T {
  const draft = `${file}.installing`;
  removeOrg(draft);
  // Open until the end, so that no other process has it meanwhile.
  const original = existsSync(file) ? openStore(file) : null;
  try {
    original?.copyTo(draft);
    const result = work(draft);
    original?.close();
    for (const end of PARTS) if (existsSync(draft + end)) renameSync(draft + end, file + end);
    return result;
  } catch (error) {
    original?.close();
    throw error;
  } finally {
    removeOrg(draft);
  }
}

function removeOrg(file: string): void {
  for (const end of PARTS) rmSync(file + end, { force: true });
}
