/** TypeScript of this repository → one JavaScript file that Node runs: esbuild, packages left outside, source maps inside. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fail, ROOT } from './setup.mjs';
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
    // Its sources are TypeScript: they become part of the file.
    alias: localOrgSources(),
    sourcemap: 'inline',
    logLevel: 'error',
    write: false,
  });
  for (const file of outputFiles) writeWhole(file.path, file.contents);
  return outfile;
}

/** The files behind the public entry points of the local org, by the names that programs import. */
export function localOrgSources() {
  const folder = path.join(ROOT, 'local-org');
  const { exports } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const entries = Object.entries(exports).filter(([, file]) => file.endsWith('.ts'));
  // A name also matches what is below it: the longer ones come first.
  return Object.fromEntries(
    entries.reverse().map(([name, file]) => [path.posix.join('local-org', name), path.join(folder, file)]),
  );
}

/** Builds and runs an entry with the given arguments; the exit code is the program's. It ends when this process is asked to end. */
export async function runBundled(entry, args, nodeOptions = []) {
  const file = await bundle(entry);
  const program = spawn(process.execPath, ['--enable-source-maps', ...nodeOptions, file, ...args], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  // Ctrl-C reaches the program as well, which ends in its own way; its exit code is what counts.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => program.kill('SIGTERM'));
  return new Promise((resolve) => {
    program.on('error', (error) => fail(`${process.execPath} could not be started: ${error.message}`));
    program.on('exit', (code) => resolve(code ?? 1));
  });
}
