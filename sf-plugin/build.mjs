/**
 * TypeScript → JavaScript modules in dist/: one per command, because the CLI loads only the one it runs. It knows the others from
 * oclif.manifest.json; without that file it would load all of them, also for a command of another plugin.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Plugin } from '@oclif/core';
import { build } from 'esbuild';

const root = path.dirname(fileURLToPath(import.meta.url));
const source = path.join(root, 'src');
const dist = path.join(root, 'dist');
const manifest = path.join(root, 'oclif.manifest.json');

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
const changed = outputFiles.filter(
  ({ path: file, contents }) => !existsSync(file) || !readFileSync(file).equals(contents),
);
for (const { path: file, contents } of changed.sort((a, b) => Number(isShared(b)) - Number(isShared(a))))
  write(file, contents);
const built = new Set(outputFiles.map(({ path: file }) => file));
const old = filesIn(dist).filter((file) => file.endsWith('.js') && !built.has(file));
for (const file of old) rmSync(file, { force: true });
if (changed.length + old.length > 0 || !isNewerThanMessages(manifest)) write(manifest, await manifestText());

/** Descriptions and labels are not part of the modules. */
function isNewerThanMessages(file) {
  if (!existsSync(file)) return false;
  const { mtimeMs } = statSync(file);
  return [path.join(root, 'package.json'), ...filesIn(path.join(root, 'messages'))].every(
    (one) => statSync(one).mtimeMs < mtimeMs,
  );
}

/** Defaults that depend on who runs the command are left out. */
async function manifestText() {
  const plugin = new Plugin({ root, ignoreManifest: true, errorOnManifestCreate: true, respectNoCacheDefault: true });
  await plugin.load();
  return `${JSON.stringify(plugin.manifest, null, 2)}\n`;
}

function write(file, contents) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, contents);
  renameSync(`${file}.${process.pid}`, file);
}

function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}
