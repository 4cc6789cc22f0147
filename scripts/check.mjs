/** `npm run check -- [--write] [--only NAME] [--except NAME] [--list] [--json FILE]`: every gate of scripts/check/. Exit code 1 when one finds something. */
import { setUpJava } from './lib/java.mjs';
import { setUp } from './lib/setup.mjs';

setUp();
setUpJava();
const { runBundled } = await import('./lib/bundle.mjs');
process.exitCode = await runBundled('scripts/check/run-gates.ts', process.argv.slice(2));
