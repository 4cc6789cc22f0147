/** `npm run bench -- <name> [options]`: the measurements of bench/. JSON lines on standard output. */
import { setUp } from './lib/setup.mjs';

setUp();
const { runBundled } = await import('./lib/bundle.mjs');
// Without a bound V8 lets garbage lie as long as the machine has memory, and the peak says nothing.
process.exitCode = await runBundled('bench/main.ts', process.argv.slice(2), ['--max-old-space-size=420']);
