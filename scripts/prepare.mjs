/**
 * What npm runs after `npm ci`: compiles the components, so that `sf project deploy start` finds them. It installs nothing and never makes
 * an installation fail, because whoever repairs a component needs the installed compilers.
 */
import { runBundled } from './lib/bundle.mjs';

const HINT = 'The components are not compiled. Before `sf project deploy start`, run: npm run build:components\n';

try {
  if ((await runBundled('scripts/package/components.ts', [])) !== 0) process.stderr.write(HINT);
} catch (error) {
  // `npm ci --omit=dev` leaves the compilers out.
  process.stderr.write(`${error.code === 'ERR_MODULE_NOT_FOUND' ? '' : `${error.message}\n`}${HINT}`);
}
