/**
 * What npm runs after `npm ci`: compiles the components, so that `sf project deploy start` finds them, and switches on the hooks of this
 * clone. It installs nothing and never makes an installation fail, because whoever repairs a component needs the installed compilers.
 */
import { spawnSync } from 'node:child_process';
import { runBundled } from './lib/bundle.mjs';

const HINT = 'The components are not compiled. Before `sf project deploy start`, run: npm run build:components\n';

try {
  if ((await runBundled('scripts/package/build-components.ts', [])) !== 0) process.stderr.write(HINT);
} catch (error) {
  // `npm ci --omit=dev` leaves the compilers out.
  process.stderr.write(`${error.code === 'ERR_MODULE_NOT_FOUND' ? '' : `${error.message}\n`}${HINT}`);
}

// Not a clone, no Git, or hooks of one's own: then nothing is switched on.
if (!process.env.CI) {
  const git = (...args) => spawnSync('git', args, { encoding: 'utf8' });
  const hooks = git('config', '--get', 'core.hooksPath');
  if (hooks.status === 1 && git('rev-parse', '--show-prefix').stdout === '\n')
    git('config', 'core.hooksPath', '.githooks');
}
