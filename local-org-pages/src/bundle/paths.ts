/** Where installed packages and the browser's half of this host are, also when this program runs as one bundled file. */
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** Folder of an installed package. Throws MODULE_NOT_FOUND. */
export function packageFolder(name: string): string {
  for (const folder of require.resolve.paths(name) ?? []) {
    const file = path.join(folder, name, 'package.json');
    if (isFile(file)) return path.dirname(require.resolve(file));
  }
  throw Object.assign(new Error(`The package ${name} is not installed`), { code: 'MODULE_NOT_FOUND' });
}

function isFile(file: string): boolean {
  try {
    require.resolve(file);
    return true;
  } catch {
    return false;
  }
}

export interface PackageInfo {
  readonly version: string;
  readonly lwc?: { readonly expose: readonly string[] };
}

export const packageInfo = (name: string): PackageInfo =>
  require(path.join(packageFolder(name), 'package.json')) as PackageInfo;

export const browserFolder = (): string => path.join(packageFolder('local-org-pages'), 'src', 'browser');
