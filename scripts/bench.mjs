/** `npm run bench -- <name> [options]`: the measurements of bench/. JSON lines on standard output. */
import { setUp } from './lib/setup.mjs';

setUp();
const { runBundled } = await import('./lib/bundle.mjs');
// Without a bound V8 lets garbage lie as long as the machine has memory, and the peak means nothing. The records of a chunk fit into the
// young generation, where they cost nothing when they are not needed any more.
const MEMORY = ['--max-old-space-size=420', '--min-semi-space-size=32', '--max-semi-space-size=32'];
const [name] = process.argv.slice(2);
// Pages with half a million rows behind them are not about memory.
process.exitCode = await runBundled('bench/run-benchmark.ts', process.argv.slice(2), name === 'ui' ? [] : MEMORY);
