/** lwc and all base components as modules of their own: built once (tens of seconds), then kept by content. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { ComponentFacts } from 'local-org/lightning';
import type { Plugin } from 'rollup';
import { browserFolder, packageFolder, packageInfo } from './paths.ts';
import { OWN_MODULES, platformModules } from './platform-modules.ts';
import { components, definitions, typeScript } from './plugins.ts';

const BASE = 'lightning-base-components';
const SHADOW = '@lwc/synthetic-shadow';
/** Counts up whenever the way of building changes. */
const FORMAT = 1;

/** Right-to-left and all-in-one icon sets double the build time; overlay imports what the package lacks. */
const RIGHT_TO_LEFT = /^lightning\/iconSvgTemplates\w*Rtl$/;
const LEFT_OUT = new Set(['lightning/overlay', 'lightning/iconSvgTemplates', ...Object.keys(OWN_MODULES)]);

export function vendorModules(): string[] {
  const exposed = packageInfo(BASE).lwc!.expose.filter((name) => !LEFT_OUT.has(name) && !RIGHT_TO_LEFT.test(name));
  return ['lwc', SHADOW, ...exposed];
}

function contentKey(): string {
  const hash = createHash('sha256').update(String(FORMAT));
  for (const name of [BASE, 'lwc', '@lwc/engine-dom', SHADOW, '@lwc/rollup-plugin', 'rollup'])
    hash.update(`${name}@${packageInfo(name).version}\n`);
  const folder = browserFolder();
  for (const name of new Set(Object.values(OWN_MODULES))) hash.update(readFileSync(path.join(folder, name)));
  return hash.digest('hex').slice(0, 20);
}

/** Nothing of an org goes into the vendor bundle. */
const NO_ORG: ComponentFacts = {
  userId: '',
  labels: new Map(),
  isGlobal: () => false,
  hasCustomPermission: () => false,
  hasUserPermission: () => false,
};

/** The folder with a module per file; built when it is not there. */
export async function vendorFolder(cacheDir: string, onBuild: () => void = () => undefined): Promise<string> {
  const folder = path.join(cacheDir, `vendor-${contentKey()}`);
  if (existsSync(folder)) return folder;
  onBuild();
  mkdirSync(cacheDir, { recursive: true });
  const unfinished = `${folder}.${process.pid}`;
  rmSync(unfinished, { recursive: true, force: true });
  await build(unfinished);
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    // Another process was faster.
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  for (const name of readdirSync(cacheDir)) {
    if (/^vendor-[0-9a-f]{20}$/.test(name) && name !== path.basename(folder))
      rmSync(path.join(cacheDir, name), { recursive: true, force: true });
  }
  return folder;
}

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

async function build(dir: string): Promise<void> {
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
