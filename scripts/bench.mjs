/** `npm run bench -- <name> [options]`: the measurements of bench/. JSON lines on standard output. */
import { setUp } from './lib/setup.mjs';

setUp();
const { runBundled } = await import('./lib/bundle.mjs');
process.exitCode = await runBundled('bench/main.ts', process.argv.slice(2));
