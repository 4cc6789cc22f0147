#!/usr/bin/env node
/** Runs the command line as bundled files; builds them first when a source is newer. */
import { existsSync, mkdirSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import module from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const sources = path.join(root, 'src');
/** The pages are a package of their own, which commands load when they are asked for. */
const pages = path.join(path.dirname(root), 'local-org-pages', 'src');
const entry = path.join(sources, 'cli', 'command-line.ts');
const dist = path.join(root, 'dist');
const bundle = path.join(dist, 'cli.mjs');

// An installed package has no TypeScript to build.
if (
  existsSync(entry) &&
  Math.max(newest(sources), newest(pages)) > (existsSync(bundle) ? statSync(bundle).mtimeMs : 0)
) {
  const { build } = await import('esbuild');
  const { compilerDefinition, sourcesOf } = await import('../scripts/workspace-sources.mjs');
  const { outputFiles } = await build({
    entryPoints: { cli: entry },
    outdir: dist,
    outExtension: { '.js': '.mjs' },
    // A command loads its own part only.
    splitting: true,
    chunkNames: 'cli/[name]-[hash]',
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    alias: { ...sourcesOf('local-org'), ...sourcesOf('local-org-pages') },
    define: compilerDefinition(),
    sourcemap: true,
    // Node reads all of a map when it loads the file, and the sources are there as files.
    sourcesContent: false,
    logLevel: 'error',
    write: false,
  });
  // Another process may start at the same time: files appear whole, and the one that names the others last.
  const isEntry = (file) => path.resolve(file.path) === bundle;
  for (const file of outputFiles.sort((a, b) => Number(isEntry(a)) - Number(isEntry(b)))) {
    mkdirSync(path.dirname(file.path), { recursive: true });
    writeFileSync(`${file.path}.${process.pid}`, file.contents);
    renameSync(`${file.path}.${process.pid}`, file.path);
  }
}
module.enableCompileCache?.();
process.setSourceMapsEnabled(true);
process.argv[1] = bundle;
await import(pathToFileURL(bundle).href);

function newest(folder) {
  let time = 0;
  if (!existsSync(folder)) return time;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    time = Math.max(time, entry.isDirectory() ? newest(file) : statSync(file).mtimeMs);
  }
  return time;
}
