/**
 * `node local-org/scripts/pack.mjs [FOLDER]`: the package as a tarball in FOLDER (default: `local-org/dist`), with JavaScript for
 * TypeScript. Prints the path of the tarball.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { packPackage } from './pack-package.mjs';

const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

const tarball = await packPackage({
  root: ROOT,
  copied: ['bin', 'data', 'docs', 'CHANGELOG.md', 'LICENSE', 'README.md', 'SECURITY.md'],
  programs: { cli: path.join(ROOT, 'src', 'cli', 'command-line.ts') },
  target: process.argv[2],
});
process.stdout.write(`${tarball}\n`);
