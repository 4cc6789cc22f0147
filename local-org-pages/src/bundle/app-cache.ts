/**
 * Built apps by what went into them: components, compiler, and the facts of the org that they ask for. A file has the questions of the
 * sources; another one, named by their answers, has the script.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ComponentFacts } from 'local-org/lightning';
import type { Bundle } from 'local-org/project';
import { answer, askedFacts, type Question } from './asked-facts.ts';
import { packageFolder, packageInfo } from './paths.ts';

/** Of the stored form; other versions are not read. */
const FORMAT = 1;
const PACKAGES = ['lwc', '@lwc/compiler', '@lwc/rollup-plugin', 'rollup', 'typescript', 'lightning-base-components'];
/** The files that were not used for longest are deleted when all together are larger. */
const KEPT_BYTES = 128 * 1024 * 1024;
const FILE = /^app-[0-9a-f]{32}(?:-[0-9a-f]{32})?\.js(?:on)?$/;

export interface AppSources {
  readonly bundles: readonly Bundle[];
  readonly namespace: string | null;
  readonly tabs: readonly string[];
}

/** What a build makes. */
export interface Built {
  readonly code: string;
  /** Whether the compiler warned, which it should do again the next time. */
  readonly hasWarnings: boolean;
}

/**
 * The script that was built before of the same sources with the same facts, or what `build` makes.
 *
 * @param dir folder of the cache
 */
export async function builtBefore(
  dir: string,
  sources: AppSources,
  facts: ComponentFacts,
  build: (facts: ComponentFacts) => Promise<Built>,
): Promise<string> {
  const key = keyOf(sources);
  const known = readQuestions(dir, key);
  const script = known === null ? null : read(path.join(dir, scriptName(key, known, facts)));
  if (script !== null) return script;
  const asked = askedFacts(facts);
  const { code, hasWarnings } = await build(asked.facts);
  if (!hasWarnings) {
    const questions = asked.questions();
    write(dir, `app-${key}.json`, JSON.stringify(questions));
    write(dir, scriptName(key, questions, facts), code);
  }
  return code;
}

function keyOf({ bundles, namespace, tabs }: AppSources): string {
  const hash = createHash('sha256').update(JSON.stringify([FORMAT, namespace, tabs]));
  for (const name of PACKAGES) hash.update(`${name}@${packageInfo(name).version}\n`);
  addFolder(hash, path.join(packageFolder('local-org-pages'), 'src'));
  for (const { name, namespace: own, properties, path: folder } of bundles) {
    hash.update(JSON.stringify([name, own, properties]));
    addFolder(hash, folder);
  }
  return hash.digest('hex').slice(0, 32);
}

function addFolder(hash: ReturnType<typeof createHash>, folder: string): void {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  for (const file of files.sort()) hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
}

function scriptName(key: string, questions: readonly Question[], facts: ComponentFacts): string {
  const answers = JSON.stringify(questions.map((question) => answer(question, facts)));
  return `app-${key}-${createHash('sha256').update(answers).digest('hex').slice(0, 32)}.js`;
}

function readQuestions(dir: string, key: string): Question[] | null {
  const text = read(path.join(dir, `app-${key}.json`));
  return text === null ? null : (JSON.parse(text) as Question[]);
}

/** Null when there is no such file. */
function read(file: string): string | null {
  try {
    const text = readFileSync(file, 'utf8');
    const now = new Date();
    utimesSync(file, now, now);
    return text;
  } catch {
    return null;
  }
}

/** The file appears whole. A cache that cannot be written is no error. */
function write(dir: string, name: string, content: string): void {
  try {
    mkdirSync(dir, { recursive: true });
    const partial = path.join(dir, `${name}.${process.pid}`);
    writeFileSync(partial, content);
    renameSync(partial, path.join(dir, name));
    prune(dir);
  } catch {
    return;
  }
}

function prune(dir: string): void {
  const files = readdirSync(dir)
    .filter((name) => FILE.test(name))
    .map((name) => ({ file: path.join(dir, name), ...statSync(path.join(dir, name)) }))
    .sort((a, b) => b.mtimeMs - a.mtimeMs);
  let bytes = 0;
  for (const { file, size } of files) {
    bytes += size;
    if (bytes > KEPT_BYTES) rmSync(file, { force: true });
  }
}
