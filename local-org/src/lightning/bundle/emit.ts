/** Sources with TypeScript components → a copy that can be deployed: JavaScript beside templates, no tests, no type declarations. */
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from '@lwc/compiler';
import { transpileComponent } from './transpile.ts';

const LEFT_OUT = /(^|[/\\])(__tests__|__mocks__)[/\\]|(^|[/\\])(tsconfig.*|jsconfig)\.json$|\.d\.ts$/;
/** What remains of a file that held types only. */
const TYPES_ONLY = /^\s*(export \{\};?)?\s*$/;

export interface Emitted {
  /** Number of components' files that were TypeScript. */
  readonly compiled: number;
  readonly copied: number;
}

/**
 * @param source folder of a package directory
 * @param target replaced as a whole
 * @param namespace of the package; each file is put through the component compiler for it
 * @throws what the compilers find, and when JavaScript of the same name stands beside TypeScript
 */
export function emitPackage(source: string, target: string, namespace: string): Emitted {
  rmSync(target, { recursive: true, force: true });
  let compiled = 0;
  let copied = 0;
  for (const entry of readdirSync(source, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const relative = path.relative(source, file);
    if (!entry.isFile() || LEFT_OUT.test(relative)) continue;
    const to = path.join(target, relative);
    mkdirSync(path.dirname(to), { recursive: true });
    if (!file.endsWith('.ts')) {
      copyFileSync(file, to);
      copied++;
    } else if (emitComponent(file, to.replace(/\.ts$/, '.js'), namespace)) compiled++;
  }
  return { compiled, copied };
}

function emitComponent(file: string, to: string, namespace: string): boolean {
  if (existsSync(file.replace(/\.ts$/, '.js')))
    throw new Error(`${file}: JavaScript of the same name stands beside it`);
  const { code } = transpileComponent(readFileSync(file, 'utf8'), file);
  if (TYPES_ONLY.test(code)) return false;
  transformSync(code, to, { namespace, name: path.basename(path.dirname(file)) });
  writeFileSync(to, code);
  return true;
}
