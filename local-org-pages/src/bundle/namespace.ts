/**
 * Components of a package: it writes `c/name` and `<c-name>` of its own, which in an org are `namespace/name`. What is deployed next to a
 * managed package is `c/name` itself.
 */
import path from 'node:path';
import type { Plugin } from 'rollup';
import type { Bundle, ProjectModel } from 'local-org/project';

const OWN = 'c';

/** Where the components of a project are: `c` without a namespace. */
export function componentNamespace(namespace: string | null): string {
  return namespace?.toLowerCase() ?? OWN;
}

/** `namespace/name`, as others import it. */
export function moduleName({ name, namespace }: Bundle, project: Pick<ProjectModel, 'namespace'>): string {
  return `${namespace === null ? OWN : componentNamespace(project.namespace)}/${name}`;
}

/** Reports whose a file is. */
export interface Ownership {
  /** What `c` and names without a namespace stand for in the file; null for none. */
  prefixOf(file: string | undefined): string | null;
  /** Whether the file belongs to a component of a subscriber. */
  isBeside(file: string | undefined): boolean;
}

export function ownership(bundles: readonly Bundle[], namespace: string | null): Ownership {
  const foldersOf = (some: readonly Bundle[]): string[] => some.map((bundle) => path.resolve(bundle.path) + path.sep);
  const beside = foldersOf(bundles.filter((bundle) => bundle.namespace === null));
  const own = foldersOf(bundles.filter((bundle) => bundle.namespace !== null));
  const isIn = (folders: readonly string[], file: string | undefined): boolean =>
    file !== undefined && folders.some((folder) => path.resolve(file).startsWith(folder));
  return { isBeside: (file) => isIn(beside, file), prefixOf: (file) => (isIn(own, file) ? namespace : null) };
}

/**
 * Puts the namespace for `c` in the package's files, before the component compiler sees them.
 * @param modules names of the org's components
 * @param root where they are resolved from: deployed ones stand where no folder above has a configuration
 */
export function ownNamespace(owner: Ownership, modules: ReadonlySet<string>, root: string): Plugin {
  return {
    name: 'own-namespace',
    resolveId(id, importer) {
      const named = id.startsWith(`${OWN}/`) ? componentNamespace(owner.prefixOf(importer)) + id.slice(OWN.length) : id;
      return modules.has(named) ? this.resolve(named, path.join(root, 'index.js'), { skipSelf: true }) : null;
    },
    transform(code, id) {
      const namespace = componentNamespace(owner.prefixOf(id));
      if (namespace === OWN || !id.split('?')[0].endsWith('.html') || id.includes('node_modules')) return null;
      return { code: code.replaceAll(/(<\/?)c-(?=[a-z])/g, `$1${namespace}-`), map: null };
    },
  };
}

/** What is deployed next to a managed package imports those of its components that are exposed. */
export function exposedOnly(bundles: readonly Bundle[], namespace: string, owner: Ownership): Plugin {
  const hidden = new Set(
    bundles
      .filter((bundle) => bundle.namespace !== null && bundle.properties.isExposed !== 'true')
      .map(({ name }) => `${namespace}/${name}`),
  );
  return {
    name: 'exposed-only',
    resolveId(id, importer) {
      if (hidden.has(id) && owner.isBeside(importer)) throw new Error(`${id} is not exposed by its package`);
      return null;
    },
  };
}
