/** `npm run corpora -- --dir FOLDER`: the Apex tests of every project in a folder. JSON lines on standard output, a table on standard error. */
import { setUp } from './lib/setup.mjs';

setUp();
const { runBundled } = await import('./lib/bundle.mjs');
process.exitCode = await runBundled('scripts/corpora/run-suites.ts', process.argv.slice(2));
