/** TypeScript → JavaScript modules in dist/: one per command, because the CLI loads only the one it runs. */
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = path.dirname(fileURLToPath(import.meta.url));
const source = path.join(root, 'src');
const dist = path.join(root, 'dist');

const { outputFiles } = await build({
  entryPoints: filesIn(path.join(source, 'commands')).filter((file) => file.endsWith('.ts')),
  outbase: source,
  outdir: dist,
  chunkNames: 'shared/[name]-[hash]',
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  sourcemap: 'inline',
  logLevel: 'error',
  write: false,
});

// A command may be running: files appear whole, those that others name first, and what is no longer built goes last.
const isShared = ({ path: file }) => path.basename(path.dirname(file)) === 'shared';
for (const { path: file, contents } of outputFiles.sort((a, b) => Number(isShared(b)) - Number(isShared(a)))) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, contents);
  renameSync(`${file}.${process.pid}`, file);
}
const built = new Set(outputFiles.map(({ path: file }) => file));
for (const file of filesIn(dist)) if (file.endsWith('.js') && !built.has(file)) rmSync(file, { force: true });

function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}
