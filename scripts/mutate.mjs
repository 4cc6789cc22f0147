/** `npm run mutate -- --module NAME [--count N] [--seed S] [--json]`: small faults in the Apex, and whether its tests notice. */
import { setUp } from './lib/setup.mjs';

setUp();
const { runBundled } = await import('./lib/bundle.mjs');
process.exitCode = await runBundled('scripts/mutate/run-mutations.ts', process.argv.slice(2));
