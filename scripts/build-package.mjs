/** `npm run build:package -- [--namespace NAME] [--output FOLDER]`: what is deployed or packaged, with JavaScript for TypeScript. */
import { setUp } from './lib/setup.mjs';

setUp();
const { runBundled } = await import('./lib/bundle.mjs');
process.exitCode = await runBundled('scripts/package/package-command.ts', process.argv.slice(2));
