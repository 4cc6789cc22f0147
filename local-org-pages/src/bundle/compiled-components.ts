/** What components compiled to before, by their sources: the component compiler takes longer than all the rest of a deployment. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type FileCache, fileCache } from 'local-org/lightning';
import { packageFolder, packageInfo } from './paths.ts';

/** Of the stored form; other versions are not read. */
const FORMAT = 1;
const PACKAGES = ['local-org-pages', '@lwc/compiler', 'typescript'];
/** What uses them. */
const SOURCES = ['emit.ts', 'transpile.ts'];
const NAMES = /^components-[0-9a-f]{32}\.json$/;
const KEPT_BYTES = 32 * 1024 * 1024;
/** Sources that a file has at most: what was not compiled this time is dropped from a larger one. */
const MOST_SOURCES = 2000;

/** By the digest of a source; null for one that has types only. */
type Compiled = Record<string, string | null>;

/** The components of one namespace. */
export class CompiledComponents {
  readonly #files: FileCache | null;
  readonly #name: string;
  readonly #known: Compiled;
  readonly #used: Compiled = {};
  #isChanged = false;

  /** @param dir folder of the cache; null for none */
  constructor(dir: string | null, namespace: string) {
    const hash = createHash('sha256').update(JSON.stringify([FORMAT, namespace]));
    for (const name of PACKAGES) hash.update(`${name}@${packageInfo(name).version}\n`);
    for (const name of SOURCES)
      hash.update(readFileSync(path.join(packageFolder('local-org-pages'), 'src', 'bundle', name)));
    this.#name = `components-${hash.digest('hex').slice(0, 32)}.json`;
    this.#files = dir === null ? null : fileCache(dir, NAMES, KEPT_BYTES);
    this.#known = parsed(this.#files?.read(this.#name) ?? null);
  }

  /**
   * What a source was compiled to before, or what `compile` makes of it, which may throw.
   *
   * @param file its path, of which the component and the name of the file count
   */
  of(file: string, source: string, compile: () => string | null): string | null {
    const component = path.basename(path.dirname(file));
    const key = createHash('sha256')
      .update(JSON.stringify([component, path.basename(file), source]))
      .digest('hex');
    const known = this.#known[key];
    if (known !== undefined) return (this.#used[key] = known);
    this.#isChanged = true;
    return (this.#used[key] = compile());
  }

  /** Keeps what was compiled. Call when nothing has failed. */
  save(): void {
    if (!this.#isChanged || this.#files === null) return;
    const all = { ...this.#known, ...this.#used };
    this.#files.write(this.#name, JSON.stringify(Object.keys(all).length > MOST_SOURCES ? this.#used : all));
  }
}

/** Nothing of a file that is not there, or is torn. */
function parsed(bytes: Buffer | null): Compiled {
  try {
    return bytes === null ? {} : (JSON.parse(bytes.toString('utf8')) as Compiled);
  } catch {
    return {};
  }
}
