/** The project as the Salesforce CLI takes it: every package directory emitted, and the project file next to them. */
import { copyFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { emitPackage, type Emitted } from 'local-org-pages/components';
import { compiledCodeFolder } from '../lib/compiled-code.ts';

/** What the platform takes for the namespace of a package. */
export const NAMESPACE = /^(?!.*__)[A-Za-z](?:\w{0,13}[A-Za-z0-9])?$/;

/**
 * @param root folder with the project file
 * @param output relative to it; replaced as a whole
 * @throws what the component compiler finds for the namespace
 */
export function buildPackage(root: string, output: string, namespace: string): Emitted {
  const target = path.resolve(root, output);
  if (path.relative(target, root) === '' || !path.relative(target, root).startsWith('..'))
    throw new Error(`${target} holds the project itself and cannot be replaced`);
  const project = path.join(root, 'sfdx-project.json');
  const { packageDirectories } = JSON.parse(readFileSync(project, 'utf8')) as {
    packageDirectories: readonly { readonly path: string }[];
  };
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  copyFileSync(project, path.join(target, 'sfdx-project.json'));
  const cache = compiledCodeFolder(path.join(root, '.local-org', 'cache'));
  return packageDirectories
    .map((directory) =>
      emitPackage(path.join(root, directory.path), path.join(target, directory.path), namespace, cache),
    )
    .reduce((one, other) => ({ compiled: one.compiled + other.compiled, copied: one.copied + other.copied }));
}
