/** `node scripts/differential.mjs --compiler FILE [--seed N] [--count N] [--record FILE]` */
import { setUp } from './lib/setup.mjs';

setUp();
const { runBundled } = await import('./lib/bundle.mjs');
process.exitCode = await runBundled('scripts/differential/run-comparison.ts', process.argv.slice(2));
