/** `npm run package -- create|version|promote [...]`: the managed package, with the Salesforce CLI. */
import { setUp } from './lib/setup.mjs';

setUp();
const { runBundled } = await import('./lib/bundle.mjs');
process.exitCode = await runBundled('scripts/package/release.ts', process.argv.slice(2));
