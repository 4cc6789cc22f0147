/** Compiles the page and the components of a project to one script. Loads the compilers, which takes a second. */
import path from 'node:path';
import { existsSync } from 'node:fs';
import type { ComponentFacts } from 'local-org/lightning';
import type { ProjectModel } from 'local-org/project';
import type { RollupCache } from 'rollup';
import type { Built } from './app-cache.ts';
import { componentNamespace, exposedOnly, moduleName, ownership, ownNamespace } from './namespace.ts';
import { browserFolder, packageFolder } from './paths.ts';
import { platformModules } from './platform-modules.ts';
import { components, definitions, isOurs, typeScript, type ModuleRecord } from './plugins.ts';
import { vendorModules } from './vendor-modules.ts';

const COMPONENTS = 'virtual:components';

/** What was compiled for the build before, by what there is and where: an unchanged file is not compiled again. */
const compiled = new Map<string, RollupCache>();

export type Components = Pick<ProjectModel, 'bundles' | 'namespace'>;

/** A bundle lives in `lwc/<name>`, the resolver looks for `<namespace>/<name>`: so each is resolved by name. TypeScript goes first. */
function records({ bundles, namespace }: Components): (ModuleRecord & { readonly name: string })[] {
  return bundles.flatMap((bundle) => {
    const { name, path: folder } = bundle;
    const file = ['.ts', '.js', '.html', '.css']
      .map((extension) => path.resolve(folder, name + extension))
      .find(existsSync);
    return file === undefined ? [] : [{ name: moduleName(bundle, { namespace }), path: file }];
  });
}

/** Throws what the compiler finds. */
export async function compileApp(project: Components, tabs: readonly string[], facts: ComponentFacts): Promise<Built> {
  const { rollup } = await import('rollup');
  const vendor = new Set(vendorModules());
  const namespace = componentNamespace(project.namespace);
  // The resolver wants a folder with a manifest, which a project of sources need not have.
  const root = packageFolder('local-org-pages');
  const modules = records(project);
  // What was resolved is kept, too, and a deployment puts a component elsewhere.
  const key = JSON.stringify([namespace, modules]);
  const owner = ownership(project.bundles, project.namespace);
  const registry = `${tabs.map((name, index) => `import C${index} from '${name}';`).join('\n')}\nexport default {${tabs.map((name, index) => `${JSON.stringify(name)}: C${index}`).join(', ')}};`;
  let hasWarnings = false;
  const bundle = await rollup({
    cache: compiled.get(key) ?? true,
    input: path.join(browserFolder(), 'host.ts'),
    external: (id) => vendor.has(id),
    onwarn(warning, report) {
      // A module that neither the base components nor this host have: better known now than in the browser.
      if (warning.code === 'UNRESOLVED_IMPORT') throw new Error(warning.message);
      if (!isOurs(warning)) return;
      hasWarnings = true;
      report(warning);
    },
    plugins: [
      {
        name: 'registry',
        resolveId: (id) => (id === COMPONENTS ? `\0${COMPONENTS}` : null),
        load: (id) => (id === `\0${COMPONENTS}` ? registry : null),
      },
      platformModules(facts, owner),
      exposedOnly(project.bundles, namespace, owner),
      ownNamespace(owner, new Set(modules.map(({ name }) => name)), root),
      typeScript(),
      components(root, modules),
      definitions(),
    ],
  });
  if (bundle.cache !== undefined) compiled.set(key, bundle.cache);
  const { output } = await bundle.generate({ format: 'esm', sourcemap: 'inline' });
  await bundle.close();
  return { code: output[0].code, hasWarnings };
}
