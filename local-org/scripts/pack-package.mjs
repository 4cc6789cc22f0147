/** A package of this repository as others install it: JavaScript, type declarations, and the manifest that fits them. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { declarationOf, writeDeclarations } from './declarations.mjs';
import { compilerDefinition } from './workspace-sources.mjs';

/** Of no use where the package is installed. */
const LEFT_OUT = new Set(['private', 'devDependencies']);

const compiled = (file) => file.replace('./src/', './dist/').replace(/\.ts$/, '.mjs');
/** Declarations have a folder of their own: the compiled files are fewer than the sources. */
const exported = (file) =>
  file.endsWith('.ts') ? { types: declarationOf(file.replace('./src/', './types/')), default: compiled(file) } : file;

/**
 * @param root folder of the package
 * @param copied files and folders of the tarball that are as they are here
 * @param programs files that are no entry points, by the names of the compiled ones
 * @param target folder of the tarball; default: `dist` of the package
 * @returns the path of the tarball
 */
export async function packPackage({ root, copied, programs, target = path.join(root, 'dist') }) {
  const stage = mkdtempSync(path.join(tmpdir(), `${path.basename(root)}-`));
  try {
    for (const name of copied) cpSync(path.join(root, name), path.join(stage, name), { recursive: true });
    await compile(root, stage, programs);
    writeFileSync(path.join(stage, 'package.json'), JSON.stringify(installedManifest(root), null, 2));
    return tarballOf(stage, path.resolve(target));
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

const manifestOf = (root) => JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

async function compile(root, stage, programs) {
  const entries = Object.values(manifestOf(root).exports).filter((file) => file.endsWith('.ts'));
  await build({
    entryPoints: {
      ...programs,
      ...Object.fromEntries(entries.map((file) => [nameOf(compiled(file)), path.join(root, file)])),
    },
    outdir: path.join(stage, 'dist'),
    outExtension: { '.js': '.mjs' },
    chunkNames: 'shared/[name]-[hash]',
    splitting: true,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    define: compilerDefinition(),
    logLevel: 'error',
  });
  writeDeclarations(
    root,
    path.join(stage, 'types'),
    entries.map((file) => file.replace('./src/', '')),
  );
}

function installedManifest(root) {
  const manifest = manifestOf(root);
  return {
    ...Object.fromEntries(Object.entries(manifest).filter(([key]) => !LEFT_OUT.has(key))),
    exports: Object.fromEntries(Object.entries(manifest.exports).map(([name, file]) => [name, exported(file)])),
  };
}

function tarballOf(stage, target) {
  mkdirSync(target, { recursive: true });
  const [{ filename }] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--pack-destination', target], {
      cwd: stage,
      encoding: 'utf8',
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  );
  return path.join(target, filename);
}

/** `./dist/public/server.mjs` → `public/server`. */
function nameOf(file) {
  return file.replace('./dist/', '').replace(/\.mjs$/, '');
}
