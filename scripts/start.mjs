/** `npm start`: set-up, then the main job end to end. Options: see `npm start -- --help`. */
import { setUp } from './lib/setup.mjs';

setUp();
const { runBundled } = await import('./lib/bundle.mjs');
process.exitCode = await runBundled('scripts/demo/run-demo.ts', process.argv.slice(2));
