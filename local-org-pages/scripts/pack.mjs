/**
 * `node local-org-pages/scripts/pack.mjs [FOLDER]`: the package as a tarball in FOLDER (default: `local-org-pages/dist`), with JavaScript
 * for TypeScript. What pages load in the browser is compiled when they are served. Prints the path of the tarball.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { packPackage } from '../../local-org/scripts/pack-package.mjs';

const tarball = await packPackage({
  root: path.dirname(path.dirname(fileURLToPath(import.meta.url))),
  copied: ['src/browser', 'CHANGELOG.md', 'LICENSE', 'README.md'],
  programs: {},
  target: process.argv[2],
});
process.stdout.write(`${tarball}\n`);
