/** Which test classes reach which line: every test class is run by itself, and the lines that it adds are counted. */
import { coverageOf, openTestOrg, runTestClass, testClassesOf } from 'local-org/testing';
import type { Mutation } from './mutations.ts';
import { sourcesIn } from './worker.ts';

export interface CoverageMap {
  /** Test classes by `Class:line`, quickest first. */
  readonly classes: ReadonlyMap<string, readonly string[]>;
  /** Test classes by the class that they reach, quickest first. */
  readonly reaching: ReadonlyMap<string, readonly string[]>;
  /** Test classes that fail without any mutation. */
  readonly failing: readonly string[];
}

type Place = Pick<Mutation, 'line' | 'statementLine' | 'isInitial'>;

/**
 * The test classes of the last line that is counted, from a line up to the beginning of its statement; for the initial value of a field,
 * every test class that reaches the class.
 */
export function classesOf(map: CoverageMap, className: string, place: Place): readonly string[] {
  for (let at = place.line; at >= place.statementLine; at--) {
    const classes = map.classes.get(`${className}:${at}`);
    if (classes !== undefined) return classes;
  }
  return place.isInitial ? (map.reaching.get(className) ?? []) : [];
}

export function coverageMap(root: string, onClass: (name: string) => void): CoverageMap {
  const org = openTestOrg(sourcesIn(root), true);
  const reached = new Map<string, Map<string, number>>();
  const reaching = new Map<string, Map<string, number>>();
  const failing: string[] = [];
  try {
    let before = countsOf(org);
    for (const cls of testClassesOf(org.host)) {
      onClass(cls.$name);
      const results = runTestClass(org.host, cls, null);
      if (results.some(({ outcome }) => outcome !== 'Pass')) failing.push(cls.$name);
      const time = results.reduce((sum, { runTime }) => sum + runTime, 0);
      const after = countsOf(org);
      for (const [line, count] of after) {
        if (count === (before.get(line) ?? 0)) continue;
        add(reached, line, cls.$name, time);
        add(reaching, line.split(':')[0]!, cls.$name, time);
      }
      before = after;
    }
  } finally {
    org.close();
  }
  return { classes: quickestFirst(reached), reaching: quickestFirst(reaching), failing };
}

type Times = Map<string, Map<string, number>>;

function add(times: Times, key: string, name: string, time: number): void {
  times.set(key, (times.get(key) ?? new Map<string, number>()).set(name, time));
}

const quickestFirst = (times: Times): ReadonlyMap<string, readonly string[]> =>
  new Map(
    [...times].map(([key, classes]): [string, readonly string[]] => [
      key,
      [...classes].sort(([, one], [, other]) => one - other).map(([name]) => name),
    ]),
  );

function countsOf(org: ReturnType<typeof openTestOrg>): Map<string, number> {
  return new Map(
    coverageOf(org.host).flatMap(({ name, lines }) =>
      lines.map(([line, count]): [string, number] => [`${name}:${line}`, count]),
    ),
  );
}
