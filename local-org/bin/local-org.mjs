#!/usr/bin/env node
/** Runs the command line as one bundled file; builds it first when a source is newer than it. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const sources = path.join(root, 'src');
const bundle = path.join(root, 'dist', 'cli.mjs');

if (existsSync(sources) && newest(sources) > (existsSync(bundle) ? statSync(bundle).mtimeMs : 0)) {
  const { build } = await import('esbuild');
  await build({
    entryPoints: [path.join(sources, 'cli', 'main.ts')],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    logLevel: 'error',
  });
}
process.setSourceMapsEnabled(true);
process.argv[1] = bundle;
await import(pathToFileURL(bundle).href);

function newest(folder) {
  let time = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    time = Math.max(time, entry.isDirectory() ? newest(file) : statSync(file).mtimeMs);
  }
  return time;
}
