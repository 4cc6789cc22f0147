/** `npm run build`: the command line of the local org as one file. */
import { setUp } from './lib/setup.mjs';

setUp();
const { bundle } = await import('./lib/bundle.mjs');
process.stdout.write(`${await bundle('local-org/src/cli/command-line.ts')}\n`);
