/** `npm run check -- [--write] [--only NAME]`: every gate of scripts/check/. Exit code 1 when one finds something. */
import { setUp } from './lib/setup.mjs';

setUp();
const { runBundled } = await import('./lib/bundle.mjs');
process.exitCode = await runBundled('scripts/check/main.ts', process.argv.slice(2));
