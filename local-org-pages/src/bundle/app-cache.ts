/**
 * Built apps by what went into them: components, compiler, and the facts of the org that they ask for. A file has the questions of the
 * sources; another one, named by their answers, has the script.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ComponentFacts, fileCache } from 'local-org/lightning';
import type { Bundle } from 'local-org/project';
import { answer, askedFacts, type Question } from './asked-facts.ts';
import { packageFolder, packageInfo } from './paths.ts';

/** Of the stored form; other versions are not read. */
const FORMAT = 1;
const PACKAGES = [
  'local-org-pages',
  'lwc',
  '@lwc/compiler',
  '@lwc/rollup-plugin',
  'rollup',
  'typescript',
  'lightning-base-components',
];
/** The files that were not used for longest are deleted when all together are larger. */
const KEPT_BYTES = 128 * 1024 * 1024;
const NAMES = /^app-[0-9a-f]{32}(?:-[0-9a-f]{32})?\.js(?:on)?$/;

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
  const cache = fileCache(dir, NAMES, KEPT_BYTES);
  const key = keyOf(sources);
  const questions = questionsOf(cache.read(`app-${key}.json`));
  const script = questions === null ? null : cache.read(scriptName(key, questions, facts));
  if (script !== null) return script.toString();
  const asked = askedFacts(facts);
  const { code, hasWarnings } = await build(asked.facts);
  if (!hasWarnings) {
    cache.write(`app-${key}.json`, JSON.stringify(asked.questions()));
    cache.write(scriptName(key, asked.questions(), facts), code);
  }
  return code;
}

/** Null for a file that is not there, or is torn. */
function questionsOf(bytes: Buffer | null): Question[] | null {
  try {
    return bytes === null ? null : (JSON.parse(bytes.toString()) as Question[]);
  } catch {
    return null;
  }
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
