/** The page and the components of the project as one script, in a fraction of a second. */
import path from 'node:path';
import { existsSync } from 'node:fs';
import type { RollupCache } from 'rollup';
import type { Bundle } from '../../project/model.ts';
import { componentNamespace, ownNamespace } from './namespace.ts';
import { browserFolder } from './paths.ts';
import { platformModules, type PlatformFacts } from './platform-modules.ts';
import { components, definitions, isOurs, typeScript, type ModuleRecord } from './plugins.ts';
import { vendorModules } from './vendor.ts';

const COMPONENTS = 'virtual:components';

/** What was compiled for the build before, by namespace: an unchanged file is not compiled again. */
const compiled = new Map<string, RollupCache>();

/** A bundle lives in `lwc/<name>`, the resolver looks for `<namespace>/<name>`: so each is told by name. TypeScript goes first. */
function records(bundles: readonly Bundle[], namespace: string): ModuleRecord[] {
  return bundles.flatMap(({ name, path: folder }) => {
    const file = ['.ts', '.js', '.html', '.css']
      .map((extension) => path.resolve(folder, name + extension))
      .find(existsSync);
    return file === undefined ? [] : [{ name: `${namespace}/${name}`, path: file }];
  });
}

/**
 * @param tabs names of the bundles that fill tabs
 * @return JavaScript. Throws what the compiler finds.
 */
export async function buildApp(
  bundles: readonly Bundle[],
  tabs: readonly string[],
  facts: PlatformFacts,
): Promise<string> {
  const { rollup } = await import('rollup');
  const vendor = new Set(vendorModules());
  const namespace = componentNamespace(facts.namespace);
  const registry = `${tabs.map((name, index) => `import C${index} from '${namespace}/${name}';`).join('\n')}\nexport default {${tabs.map((name, index) => `${JSON.stringify(name)}: C${index}`).join(', ')}};`;
  const bundle = await rollup({
    cache: compiled.get(namespace) ?? true,
    input: path.join(browserFolder(), 'host.ts'),
    external: (id) => vendor.has(id),
    onwarn(warning, report) {
      // A module that neither the base components nor this host have: better known now than in the browser.
      if (warning.code === 'UNRESOLVED_IMPORT') throw new Error(warning.message);
      if (isOurs(warning)) report(warning);
    },
    plugins: [
      {
        name: 'registry',
        resolveId: (id) => (id === COMPONENTS ? `\0${COMPONENTS}` : null),
        load: (id) => (id === `\0${COMPONENTS}` ? registry : null),
      },
      platformModules(facts),
      ownNamespace(namespace),
      typeScript(),
      components(path.resolve('.'), records(bundles, namespace)),
      definitions(),
    ],
  });
  if (bundle.cache !== undefined) compiled.set(namespace, bundle.cache);
  const { output } = await bundle.generate({ format: 'esm', sourcemap: 'inline' });
  await bundle.close();
  return output[0].code;
}
