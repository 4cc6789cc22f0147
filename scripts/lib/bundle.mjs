/** TypeScript of this repository → one JavaScript file that Node runs: esbuild, packages left outside, source maps inside. */
import path from 'node:path';
import { ROOT } from './setup.mjs';
import { writeWhole } from './write-whole.mjs';

/**
 * Builds `entry` (relative to the root) into dist/ and returns the file's path. Takes a few hundred milliseconds. The file appears whole:
 * another process may be reading the one before.
 */
export async function bundle(entry) {
  const { build } = await import('esbuild');
  const outfile = path.join(ROOT, 'dist', entry.replaceAll(/[/\\]/g, '-').replace(/\.ts$/, '.mjs'));
  const { outputFiles } = await build({
    entryPoints: [path.join(ROOT, entry)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: 'inline',
    logLevel: 'error',
    write: false,
  });
  for (const file of outputFiles) writeWhole(file.path, file.contents);
  return outfile;
}

/** Builds and runs an entry with the given arguments; the exit code is the program's. */
export async function runBundled(entry, args, nodeOptions = []) {
  const { run } = await import('./setup.mjs');
  const file = await bundle(entry);
  return run(process.execPath, ['--enable-source-maps', ...nodeOptions, file, ...args]);
}
