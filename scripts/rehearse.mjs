/** `npm run rehearse -- [--target-org ALIAS] [--stage STAGE]`: settles the open questions of this package in an org. */
import { setUp } from './lib/setup.mjs';

setUp();
const { runBundled } = await import('./lib/bundle.mjs');
process.exitCode = await runBundled('scripts/rehearsal/run-rehearsal.ts', process.argv.slice(2));
