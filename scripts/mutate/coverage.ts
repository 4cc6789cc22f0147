/**
 * Which test methods reach which line: every test method is run, and the lines that it adds are counted. What was found is kept in a
 * file: while only test classes change, only these are run again.
 */
import { countedLines, coverageOf, openTestOrg, runTestClass, testClassesOf } from 'local-org/testing';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compiledCodeFolder } from '../lib/compiled-code.ts';
import type { Mutation } from './mutations.ts';
import { sourcesIn } from './worker.ts';

const CACHE = path.join('.local-org', 'cache');

/** Methods of a test class. */
export interface ChosenTests {
  readonly className: string;
  /** In lower case; null for all. */
  readonly methods: readonly string[] | null;
}

/** What one method reaches: lines by class. Its name is empty for what prepares all methods of the class. */
interface MethodReach {
  readonly method: string;
  readonly milliseconds: number;
  readonly lines: Readonly<Record<string, readonly number[]>>;
}

interface ClassReach {
  /** Of the source of the test class. */
  readonly hash: string;
  readonly passes: boolean;
  readonly methods: readonly MethodReach[];
}

interface Kept {
  /** Of everything but test classes. */
  readonly hash: string;
  readonly classes: Readonly<Record<string, ClassReach>>;
}

export interface CoverageMap {
  readonly classes: ReadonlyMap<string, ClassReach>;
  /** Test classes that fail without any mutation. */
  readonly failing: readonly string[];
}

type Place = Pick<Mutation, 'line' | 'statementLine' | 'isInitial'>;

/**
 * The tests of the last line that is counted, from a line up to the beginning of its statement; for the initial value of a field,
 * every test that reaches the class. Those of the class of the same name come first, then the quickest.
 */
export function testsOf(map: CoverageMap, className: string, place: Place): readonly ChosenTests[] {
  for (let at = place.line; at >= place.statementLine; at--) {
    const tests = testsThat(map, className, ({ lines }) => lines[className]?.includes(at) ?? false);
    if (tests.length > 0) return tests;
  }
  return place.isInitial ? testsThat(map, className, ({ lines }) => className in lines) : [];
}

function testsThat(
  map: CoverageMap,
  className: string,
  reaches: (method: MethodReach) => boolean,
): readonly ChosenTests[] {
  const chosen: (ChosenTests & { readonly rank: number })[] = [];
  for (const [name, { methods }] of map.classes) {
    const reaching = methods.filter(reaches);
    if (reaching.length === 0) continue;
    const isAll = reaching.some(({ method }) => method === '');
    const time = (isAll ? methods : reaching).reduce((sum, { milliseconds }) => sum + milliseconds, 0);
    const rank = name.startsWith(className) ? time - 1e9 : time;
    chosen.push({ className: name, methods: isAll ? null : reaching.map(({ method }) => method), rank });
  }
  return chosen
    .sort((one, other) => one.rank - other.rank)
    .map(({ className: name, methods }) => ({ className: name, methods }));
}

/**
 * @param keptIn a file in which the map is kept; null for none
 * @param only names of test classes that alone are run; empty for all. Throws when there is no such test class.
 */
export function coverageMap(
  root: string,
  keptIn: string | null,
  onClass: (name: string) => void,
  only: readonly string[] = [],
): CoverageMap {
  const org = openTestOrg({ ...sourcesIn(root), cacheDir: compiledCodeFolder(path.join(root, CACHE)) }, true);
  const classes = new Map<string, ClassReach>();
  try {
    const all = testClassesOf(org);
    const tests = only.length === 0 ? all : chosen(all, only);
    const hashes = hashesOf(root, new Set(all.map(({ $name }) => `${$name}.cls`)));
    const kept = keptIn !== null && existsSync(keptIn) ? (JSON.parse(readFileSync(keptIn, 'utf8')) as Kept) : null;
    const known = kept?.hash === hashes.others ? kept.classes : {};
    const count = counter(org);
    for (const cls of tests) {
      const hash = hashes.ofFile.get(`${cls.$name}.cls`)!;
      if (known[cls.$name]?.hash !== hash) onClass(cls.$name);
      classes.set(cls.$name, known[cls.$name]?.hash === hash ? known[cls.$name]! : reachOf(org, cls, hash, count));
    }
    if (keptIn !== null) write(keptIn, { hash: hashes.others, classes: { ...known, ...Object.fromEntries(classes) } });
  } finally {
    org.close();
  }
  return { classes, failing: [...classes].filter(([, { passes }]) => !passes).map(([name]) => name) };
}

function chosen<T extends { readonly $name: string }>(classes: readonly T[], names: readonly string[]): readonly T[] {
  const found = names.map((name) => classes.find(({ $name }) => $name.toLowerCase() === name.toLowerCase()));
  const missing = names.filter((_, at) => found[at] === undefined);
  if (missing.length > 0) throw new Error(`These are no test classes: ${missing.join(', ')}`);
  return found as readonly T[];
}

type TestOrg = ReturnType<typeof openTestOrg>;
type Lines = Record<string, number[]>;

function reachOf(
  org: TestOrg,
  cls: ReturnType<typeof testClassesOf>[number],
  hash: string,
  count: () => Lines,
): ClassReach {
  const methods: MethodReach[] = [];
  let passes = true;
  count();
  runTestClass(org, cls, null, ({ outcome, isSetup, methodName, runTime }) => {
    passes &&= outcome === 'Pass';
    methods.push({ method: isSetup ? '' : methodName.toLowerCase(), milliseconds: runTime, lines: count() });
    return true;
  });
  return { hash, passes, methods };
}

/** Each call answers the lines that were reached since the call before. */
function counter(org: TestOrg): () => Lines {
  let before = countedLines(org);
  return () => {
    const reached = coverageOf(org, before).map(({ name, lines }) => [
      name,
      lines.filter(([, count]) => count > 0).map(([line]) => line),
    ]);
    before = countedLines(org);
    return Object.fromEntries(reached) as Lines;
  };
}

/** Hashes of the test classes, by file name, and one of all else that the org is made of. */
function hashesOf(
  root: string,
  testFiles: ReadonlySet<string>,
): { readonly ofFile: ReadonlyMap<string, string>; readonly others: string } {
  const ofFile = new Map<string, string>();
  const others = createHash('sha256');
  const folder = path.join(root, 'force-app');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!/\.(?:cls|trigger|xml)$/.test(name)) continue;
    const source = readFileSync(path.join(folder, name), 'utf8');
    const file = path.basename(name);
    if (testFiles.has(file)) ofFile.set(file, createHash('sha256').update(source).digest('hex'));
    else others.update(name).update(source);
  }
  return { ofFile, others: others.digest('hex') };
}

function write(file: string, kept: Kept): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(kept));
}
