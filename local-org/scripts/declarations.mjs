/** Type declarations of the public entry points, for programs that are checked against the installed package. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

const require = createRequire(import.meta.url);
/** A file of this package that a declaration names. */
const IMPORT = /(from |import\()(["'])(\.[^"']+)\.ts\2/g;
/** Imported for what it does, which declarations do not need. */
const EFFECT = /^import ["'][^"']+["'];\n/gm;

/**
 * Writes the declarations that the entry points lead to.
 * @param root of the package
 * @param target folder of the declarations
 * @param entries files relative to `src`, such as `public/server.ts`
 */
export function writeDeclarations(root, target, entries) {
  const all = mkdtempSync(path.join(tmpdir(), 'local-org-types-'));
  try {
    const tsc = path.join(path.dirname(require.resolve('typescript/package.json')), 'bin', 'tsc');
    const args = ['--project', path.join(root, 'tsconfig.types.json'), '--outDir', all];
    execFileSync(process.execPath, [tsc, ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
    // Relative to the repository: a package may name types of the other one.
    const written = path.join(all, path.basename(root), 'src');
    const waiting = [...entries];
    const seen = new Set(waiting);
    for (const entry of waiting) {
      const text = readFileSync(path.join(written, declarationOf(entry)), 'utf8').replace(EFFECT, '');
      for (const [, , , named] of text.matchAll(IMPORT)) {
        const file = path.posix.join(path.posix.dirname(entry), `${named}.ts`);
        if (!seen.has(file)) waiting.push(file);
        seen.add(file);
      }
      const file = path.join(target, declarationOf(entry));
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text.replace(IMPORT, '$1$2$3.js$2'));
    }
  } finally {
    rmSync(all, { recursive: true, force: true });
  }
}

/** `public/server.ts` → `public/server.d.ts` */
export function declarationOf(entry) {
  return entry.replace(/\.ts$/, '.d.ts');
}
