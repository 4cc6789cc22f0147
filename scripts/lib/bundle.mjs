/** TypeScript of this repository → JavaScript that Node runs: esbuild, packages left outside, source maps inside. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compilerDefinition, sourcesOf } from '../../local-org/scripts/workspace-sources.mjs';
import { isBuilt, keepBuilt } from './built.mjs';
import { fail, ROOT } from './setup.mjs';
import { writeWhole } from './write-whole.mjs';

/**
 * Builds `entry` (relative to the root) into dist/ and returns the file's path. Takes a few hundred milliseconds, or none when its sources
 * are as they were. What the program imports on demand is a file of its own, so that it starts without it. Files appear whole, and the one
 * that names the others last: another process may be reading those before.
 */
export async function bundle(entry) {
  const name = entry.replaceAll(/[/\\]/g, '-').replace(/\.ts$/, '');
  const outdir = path.join(ROOT, 'dist');
  const outfile = path.join(outdir, `${name}.mjs`);
  const options = optionsOf(name, entry, outdir);
  const record = path.join(outdir, `${name}.built.json`);
  const settings = JSON.stringify([options, versionOfCompiler()]);
  if (isBuilt(record, settings)) return outfile;
  const started = Date.now();
  const { build } = await import('esbuild');
  const { outputFiles, metafile } = await build(options);
  const isEntry = (file) => path.resolve(file.path) === outfile;
  for (const file of outputFiles.sort((a, b) => Number(isEntry(a)) - Number(isEntry(b))))
    writeWhole(file.path, file.contents);
  keepBuilt(record, {
    settings,
    inputs: [...Object.keys(metafile.inputs).map((file) => path.resolve(ROOT, file)), ...SETTINGS_OF_TYPESCRIPT],
    outputs: outputFiles.map((file) => file.path),
    started,
  });
  return outfile;
}

/** esbuild reads them, and does not name them among what it has read. */
const SETTINGS_OF_TYPESCRIPT = ['', 'local-org', 'local-org-pages', 'sf-plugin']
  .map((folder) => path.join(ROOT, folder, 'tsconfig.json'))
  .filter((file) => existsSync(file));

function optionsOf(name, entry, outdir) {
  return {
    absWorkingDir: ROOT,
    entryPoints: { [name]: path.join(ROOT, entry) },
    outdir,
    outExtension: { '.js': '.mjs' },
    chunkNames: 'shared/[name]-[hash]',
    splitting: true,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    // Its sources are TypeScript: they become part of the file.
    alias: localOrgSources(),
    define: compilerDefinition(),
    sourcemap: 'inline',
    // Node reads all of a map when it loads the file, and the sources are there as files.
    sourcesContent: false,
    logLevel: 'error',
    metafile: true,
    write: false,
  };
}

/** Null when it is not installed: then the build fails. */
function versionOfCompiler() {
  const manifest = path.join(ROOT, 'node_modules', 'esbuild', 'package.json');
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).version : null;
}

/** The files behind the public entry points of the local org and of its pages, by the names that programs import. */
export function localOrgSources() {
  return { ...sourcesOf('local-org'), ...sourcesOf('local-org-pages') };
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
