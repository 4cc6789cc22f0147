/** Sources with TypeScript components → JavaScript that can be deployed: in a copy without tests and type declarations, or next to its sources. */
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from '@lwc/compiler';
import { CompiledComponents } from './compiled-components.ts';
import { transpileComponent } from './transpile.ts';

const LEFT_OUT = /(^|[/\\])(__tests__|__mocks__)[/\\]|(^|[/\\])(tsconfig.*|jsconfig)\.json$|\.d\.ts$/;
/** What remains of a file that contained types only. */
const TYPES_ONLY = /^\s*(export \{\};?)?\s*$/;
/** First line of every compiled file. */
const COMPILED = /^\/\/ Compiled from \S+\.ts: changes of this file are lost\.\n/;

export interface Emitted {
  /** Number of components' files that were TypeScript. */
  readonly compiled: number;
  readonly copied: number;
}

/**
 * @param source folder of a package directory
 * @param target replaced as a whole
 * @param namespace of the package; each file is put through the component compiler for it
 * @param cacheDir folder that keeps what components compile to; null for none
 * @throws what the compilers find, and when JavaScript of the same name that was not compiled is next to TypeScript
 */
export function emitPackage(
  source: string,
  target: string,
  namespace: string,
  cacheDir: string | null = null,
): Emitted {
  const components = new CompiledComponents(cacheDir, namespace);
  rmSync(target, { recursive: true, force: true });
  let compiled = 0;
  let copied = 0;
  for (const file of filesOf(source)) {
    const to = path.join(target, path.relative(source, file));
    if (file.endsWith('.ts')) {
      const code = compile(file, namespace, components);
      if (code === null) continue;
      write(to.replace(/\.ts$/, '.js'), code);
      compiled++;
    } else if (!isCompiled(file)) {
      mkdirSync(path.dirname(to), { recursive: true });
      copyFileSync(file, to);
      copied++;
    }
  }
  components.save();
  return { compiled, copied };
}

export interface EmittedInPlace {
  /** Number of compiled files. */
  readonly compiled: number;
  /** Of these, files that differ from what was there. */
  readonly written: number;
  /** Number of compiled files that no TypeScript has any more. */
  readonly removed: number;
}

/**
 * Writes each component's JavaScript next to its TypeScript, where the Salesforce CLI looks for it, and removes compiled files without a
 * source. All files are compiled before the first is written.
 * @param source folder of a package directory
 * @param cacheDir as of `emitPackage`
 * @throws as `emitPackage`
 */
export function emitInPlace(source: string, namespace: string, cacheDir: string | null = null): EmittedInPlace {
  const components = new CompiledComponents(cacheDir, namespace);
  const files = filesOf(source);
  const outputs = new Map<string, string>();
  for (const file of files.filter((name) => name.endsWith('.ts'))) {
    const code = compile(file, namespace, components);
    if (code !== null) outputs.set(file.replace(/\.ts$/, '.js'), code);
  }
  components.save();
  const changed = [...outputs].filter(([file, code]) => !existsSync(file) || readFileSync(file, 'utf8') !== code);
  for (const [file, code] of changed) write(file, code);
  const stale = files.filter((file) => !outputs.has(file) && isCompiled(file));
  for (const file of stale) rmSync(file);
  return { compiled: outputs.size, written: changed.length, removed: stale.length };
}

/** Without tests, type declarations and settings of compilers. */
function filesOf(source: string): readonly string[] {
  return readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !LEFT_OUT.test(path.relative(source, file)));
}

function isCompiled(file: string): boolean {
  return file.endsWith('.js') && COMPILED.test(readFileSync(file, 'utf8'));
}

/** null: the file has types only. */
function compile(file: string, namespace: string, components: CompiledComponents): string | null {
  const output = file.replace(/\.ts$/, '.js');
  if (existsSync(output) && !isCompiled(output))
    throw new Error(`${output} was not compiled from ${path.basename(file)}: move its code there and delete it`);
  const source = readFileSync(file, 'utf8');
  return components.of(file, source, () => {
    const { code } = transpileComponent(source, file);
    if (TYPES_ONLY.test(code)) return null;
    transformSync(code, output, { namespace, name: path.basename(path.dirname(file)) });
    return `// Compiled from ${path.basename(file)}: changes of this file are lost.\n${code}`;
  });
}

function write(file: string, code: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, code);
}
