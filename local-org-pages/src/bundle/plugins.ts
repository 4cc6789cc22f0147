/** Rollup plugins that both bundles need. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import lwc from '@lwc/rollup-plugin';
import type { Plugin, RollupLog } from 'rollup';
import { transpileComponent } from './transpile.ts';

/** Before the LWC plugin, which knows no TypeScript. */
export function typeScript(): Plugin {
  return {
    name: 'typescript',
    resolveId(id, importer) {
      if (importer === undefined || !/^\.{1,2}\//.test(id)) return null;
      const file = path.resolve(path.dirname(importer.split('?')[0]), id).replace(/\.js$/, '.ts');
      return file.endsWith('.ts') && existsSync(file) ? file : null;
    },
    transform(code, id) {
      const file = id.split('?')[0];
      return file.endsWith('.ts') ? transpileComponent(code, file) : null;
    },
  };
}

/** What a bundler defines: base components read `import.meta.env`, the engine reads `process.env`. */
export function definitions(): Plugin {
  return {
    name: 'definitions',
    transform(code) {
      if (!/import\.meta\.env|process\.env\./.test(code)) return null;
      return {
        code: code
          .replaceAll('import.meta.env.SSR', 'false')
          .replaceAll('process.env.NODE_ENV', '"production"')
          .replaceAll('process.env.SKIP_LWC_VERSION_MISMATCH_CHECK', 'undefined'),
        map: null,
      };
    },
  };
}

/** Of the platform release whose components are compiled. */
const API_VERSION = 64;

const NOT_COMPONENTS = [
  '\0*',
  '**/local-org-pages/src/browser/**',
  '**/@lwc/engine-dom/**',
  '**/@lwc/synthetic-shadow/**',
  '**/@lwc/wire-service/**',
  '**/@lwc/shared/**',
];

export type ModuleRecord = { readonly npm: string } | { readonly name: string; readonly path: string };

export function components(rootDir: string, modules: readonly ModuleRecord[]): Plugin {
  return lwc({
    rootDir,
    modules: [...modules],
    exclude: NOT_COMPONENTS,
    enableDynamicComponents: true,
    enableLwcOn: true,
    apiVersion: API_VERSION,
  });
}

/** What base components and their circles warn of is known; of ours everything is reported. */
export function isOurs(warning: RollupLog): boolean {
  return (
    warning.code !== 'CIRCULAR_DEPENDENCY' &&
    !`${warning.loc?.file} ${warning.id} ${warning.message}`.includes('node_modules')
  );
}
