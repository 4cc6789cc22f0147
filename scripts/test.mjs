/** `npm test -- [--all] [--coverage] [--workers N]`: set-up, then the gates of `npm run check` and every test. */
import { setUpBrowser } from './lib/browser.mjs';
import { setUpJava } from './lib/java.mjs';
import { setUp } from './lib/setup.mjs';

setUp();
setUpBrowser();
setUpJava();
const { runBundled } = await import('./lib/bundle.mjs');
process.exitCode = await runBundled('scripts/test-run/run-tests.ts', process.argv.slice(2));
