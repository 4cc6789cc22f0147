/** Builds lwc and the base components. Loads the compilers, which takes a second. */
import path from 'node:path';
import type { ComponentFacts } from 'local-org/lightning';
import type { Plugin } from 'rollup';
import { packageFolder } from './paths.ts';
import { platformModules } from './platform-modules.ts';
import { components, definitions, typeScript } from './plugins.ts';
import { BASE, RIGHT_TO_LEFT, SHADOW, vendorModules } from './vendor-modules.ts';

/** Nothing of an org goes into the vendor bundle. */
const NO_ORG: ComponentFacts = {
  userId: '',
  labels: new Map(),
  isGlobal: () => false,
  hasCustomPermission: () => false,
  hasUserPermission: () => false,
};

function entries(): Plugin {
  const sources = path.join(packageFolder(BASE), 'src');
  return {
    name: 'entries',
    resolveId(id, importer) {
      if (importer !== undefined) return null;
      if (id === 'lwc') return path.join(packageFolder('@lwc/engine-dom'), 'dist', 'index.js');
      if (id === SHADOW) return path.join(packageFolder(SHADOW), 'dist', 'index.js');
      return path.join(sources, id, `${id.split('/')[1]}.js`);
    },
  };
}

const EMPTY_ICONS = '\0empty-icons';
const noRightToLeftIcons: Plugin = {
  name: 'no-right-to-left-icons',
  resolveId: (id) => (RIGHT_TO_LEFT.test(id) ? EMPTY_ICONS : null),
  load: (id) => (id === EMPTY_ICONS ? 'export default {};' : null),
};

/** @param dir gets a module per file */
export async function buildVendor(dir: string): Promise<void> {
  const { rollup } = await import('rollup');
  const rootDir = path.dirname(packageFolder('lwc'));
  const bundle = await rollup({
    input: Object.fromEntries(vendorModules().map((name) => [name, name])),
    preserveEntrySignatures: 'strict',
    onwarn: () => undefined,
    plugins: [
      entries(),
      noRightToLeftIcons,
      platformModules(NO_ORG),
      typeScript(),
      components(path.dirname(rootDir), [{ npm: BASE }]),
      definitions(),
    ],
  });
  await bundle.write({ dir, format: 'esm', entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' });
  await bundle.close();
}
