/** Which test classes reach which line: every test class is run by itself, and the lines that it adds are counted. */
import { coverageOf, openTestOrg } from '../../local-org/src/testing/org.ts';
import { runTestClass, testClassesOf } from '../../local-org/src/testing/run-class.ts';
import { sourcesIn } from './worker.ts';

export interface CoverageMap {
  /** Test classes by `Class:line`, quickest first. */
  readonly classes: ReadonlyMap<string, readonly string[]>;
  /** Test classes that fail without any mutation. */
  readonly failing: readonly string[];
}

/** The test classes of the last line that is counted, from a line up to the beginning of its statement. */
export function classesOf(map: CoverageMap, className: string, line: number, statementLine: number): readonly string[] {
  for (let at = line; at >= statementLine; at--) {
    const classes = map.classes.get(`${className}:${at}`);
    if (classes !== undefined) return classes;
  }
  return [];
}

export function coverageMap(root: string, onClass: (name: string) => void): CoverageMap {
  const org = openTestOrg(sourcesIn(root), true);
  const reached = new Map<string, { name: string; time: number }[]>();
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
        reached.set(line, [...(reached.get(line) ?? []), { name: cls.$name, time }]);
      }
      before = after;
    }
  } finally {
    org.close();
  }
  const quickest = [...reached].map(([line, classes]): [string, readonly string[]] => [
    line,
    classes.sort((one, other) => one.time - other.time).map(({ name }) => name),
  ]);
  return { classes: new Map(quickest), failing };
}

function countsOf(org: ReturnType<typeof openTestOrg>): Map<string, number> {
  return new Map(
    coverageOf(org.host).flatMap(({ name, lines }) =>
      lines.map(([line, count]): [string, number] => [`${name}:${line}`, count]),
    ),
  );
}
