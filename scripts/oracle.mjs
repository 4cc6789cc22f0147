/** `npm run oracle -- --key-file FILE --domain DOMAIN [ADDRESS...]`: masked addresses without an org. */
import { setUp } from './lib/setup.mjs';

setUp();
const { runBundled } = await import('./lib/bundle.mjs');
process.exitCode = await runBundled('scripts/oracle/expected-address.ts', process.argv.slice(2));
