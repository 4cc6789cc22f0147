/** `local-org install`, `local-org uninstall`: a managed package in an org, as its subscribers get it. */
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { InstallError, install, uninstall, type InstalledPackage } from '../org/install.ts';
import { openOrg } from '../org/open.ts';
import type { Org } from '../org/org.ts';
import { asApexException } from '../runtime/exception.ts';
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
    const { namespace, version } = install(org, values['post-install'] ?? handlerOf(org, 'InstallHandler'));
    return `${namespace} ${version} is installed in ${org.file}`;
  });
}

export async function uninstallCommand(args: readonly string[], output: Output): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  return withPackage(values, output, (org) => {
    const gone: InstalledPackage = uninstall(org, values['pre-uninstall'] ?? handlerOf(org, 'UninstallHandler'));
    return `${gone.namespace} ${gone.version} is uninstalled`;
  });
}

function withPackage(
  values: SourceValues & { readonly org?: string | undefined },
  output: Output,
  work: (org: Org) => string,
): number {
  const sources = sourcesOf(values);
  const file = values.org ?? path.join(sources.home, 'org.db');
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  if (values.namespace === undefined && !existsSync(file)) throw new UsageError('A new package needs --namespace NAME');
  const org = openOrg({ projectDirs: sources.folders, namespace: values.namespace, managed: true, file });
  try {
    output.out(work(org));
    return EXIT_OK;
  } catch (error) {
    if (error instanceof InstallError) output.err(error.message);
    else if (asApexException(error) === null) throw error;
    else
      output.err(
        `The script of the package failed, and the package is not installed: ${describeFailure(error).message}`,
      );
    return EXIT_ERROR;
  } finally {
    org.close();
  }
}

/** The one class that implements the contract; null without one. Throws InstallError for several. */
function handlerOf({ host, project }: Org, contract: string): string | null {
  const found = host.program
    .classes()
    .filter((cls) => !cls.$isTest && cls.$interfaces.some(({ name }) => name.replace(/^System\./, '') === contract));
  if (found.length > 1)
    throw new InstallError(
      `several_handlers: ${found.map((cls) => cls.$name).join(', ')} implement ${contract}; name one of them`,
    );
  return found.length === 0 ? null : `${project.namespace ?? ''}.${found[0].$name}`;
}
