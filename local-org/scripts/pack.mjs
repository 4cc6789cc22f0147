/**
 * `node local-org/scripts/pack.mjs [FOLDER]`: the package as a tarball in FOLDER (default: `local-org/dist`), with JavaScript for
 * TypeScript. Prints the path of the tarball.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { declarationOf, writeDeclarations } from './declarations.mjs';

const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const STAGE = mkdtempSync(path.join(tmpdir(), 'local-org-'));
/** Copied as they are. What pages load in the browser is compiled when they are served. */
const COPIED = ['bin', 'data', 'docs', 'src/lightning/browser', 'CHANGELOG.md', 'LICENSE', 'README.md', 'SECURITY.md'];
/** Of no use where the package is installed. */
const LEFT_OUT = new Set(['private', 'devDependencies']);

const manifest = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
const entries = Object.values(manifest.exports).filter((file) => file.endsWith('.ts'));
const compiled = (file) => file.replace('./src/', './dist/').replace(/\.ts$/, '.mjs');
/** Declarations have a folder of their own: the compiled files are fewer than the sources. */
const exported = (file) =>
  file.endsWith('.ts') ? { types: declarationOf(file.replace('./src/', './types/')), default: compiled(file) } : file;

for (const name of COPIED) cpSync(path.join(ROOT, name), path.join(STAGE, name), { recursive: true });
await build({
  entryPoints: {
    cli: path.join(ROOT, 'src', 'cli', 'main.ts'),
    ...Object.fromEntries(entries.map((file) => [nameOf(compiled(file)), path.join(ROOT, file)])),
  },
  outdir: path.join(STAGE, 'dist'),
  outExtension: { '.js': '.mjs' },
  chunkNames: 'shared/[name]-[hash]',
  splitting: true,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  logLevel: 'error',
});
writeDeclarations(
  ROOT,
  path.join(STAGE, 'types'),
  entries.map((file) => file.replace('./src/', '')),
);
writeFileSync(
  path.join(STAGE, 'package.json'),
  JSON.stringify(
    {
      ...Object.fromEntries(Object.entries(manifest).filter(([key]) => !LEFT_OUT.has(key))),
      exports: Object.fromEntries(Object.entries(manifest.exports).map(([name, file]) => [name, exported(file)])),
    },
    null,
    2,
  ),
);
const target = path.resolve(process.argv[2] ?? path.join(ROOT, 'dist'));
mkdirSync(target, { recursive: true });
const [{ filename }] = JSON.parse(
  execFileSync('npm', ['pack', '--json', '--pack-destination', target], {
    cwd: STAGE,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'ignore'],
  }),
);
rmSync(STAGE, { recursive: true, force: true });
process.stdout.write(`${path.join(target, filename)}\n`);

/** `./dist/public/server.mjs` → `public/server`. */
function nameOf(file) {
  return file.replace('./dist/', '').replace(/\.mjs$/, '');
}
