/** The page and the components of the project as one script. */
import type { ComponentFacts } from 'local-org/lightning';
import { builtBefore } from './app-cache.ts';
import type { Components } from './app-compiler.ts';

/**
 * @param tabs the bundles that fill tabs, as `moduleName` has them
 * @param cacheDir where built apps are kept
 * @return JavaScript. Throws what the compiler finds.
 */
export function buildApp(
  { bundles, namespace }: Components,
  tabs: readonly string[],
  facts: ComponentFacts,
  cacheDir: string,
): Promise<string> {
  return builtBefore(cacheDir, { bundles, namespace, tabs }, facts, async (asked) => {
    const { compileApp } = await import('./app-compiler.ts');
    return compileApp({ bundles, namespace }, tabs, asked);
  });
}
