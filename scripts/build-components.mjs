/** `npm run build:components -- [--watch]`: JavaScript for the components, next to their TypeScript. */
import { setUp } from './lib/setup.mjs';

setUp();
const { runBundled } = await import('./lib/bundle.mjs');
process.exitCode = await runBundled('scripts/package/build-components.ts', process.argv.slice(2));
