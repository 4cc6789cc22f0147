/** TypeScript → JavaScript modules in dist/: one per command, because the CLI loads only the one it runs. */
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = path.dirname(fileURLToPath(import.meta.url));
const source = path.join(root, 'src');

rmSync(path.join(root, 'dist'), { recursive: true, force: true });
await build({
  entryPoints: readdirSync(path.join(source, 'commands'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => path.join(entry.parentPath, entry.name)),
  outbase: source,
  outdir: path.join(root, 'dist'),
  chunkNames: 'shared/[name]-[hash]',
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  sourcemap: 'inline',
  logLevel: 'error',
});
