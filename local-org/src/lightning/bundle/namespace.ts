/** Components of a package: it writes `c/name` and `<c-name>` of its own, which in an org are `namespace/name`. */
import type { Plugin } from 'rollup';

const OWN = 'c';

/** Where the components of a project are: `c` without a namespace. */
export function componentNamespace(namespace: string | null): string {
  return namespace?.toLowerCase() ?? OWN;
}

/** Puts the namespace for `c`, before the component compiler sees a file. */
export function ownNamespace(namespace: string): Plugin {
  return {
    name: 'own-namespace',
    resolveId(id, importer) {
      if (namespace === OWN || !id.startsWith(`${OWN}/`)) return null;
      return this.resolve(namespace + id.slice(OWN.length), importer, { skipSelf: true });
    },
    transform(code, id) {
      if (namespace === OWN || !id.split('?')[0].endsWith('.html') || id.includes('node_modules')) return null;
      return { code: code.replaceAll(/(<\/?)c-(?=[a-z])/g, `$1${namespace}-`), map: null };
    },
  };
}
