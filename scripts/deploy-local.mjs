/** `npm run deploy:local -- [--target-org ALIAS] [...]`: the package into an empty org on this machine, or into an org of yours. */
import { setUp } from './lib/setup.mjs';

setUp();
const { runBundled } = await import('./lib/bundle.mjs');
process.exitCode = await runBundled('scripts/deployment/deploy-package.ts', process.argv.slice(2));
