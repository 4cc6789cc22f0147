/** Outcomes of Apex tests. */
export type Outcome = 'Pass' | 'Fail' | 'CompileFail' | 'Skip';

export interface TestResult {
  readonly className: string;
  readonly namespace: string | null;
  readonly methodName: string;
  readonly outcome: Outcome;
  /** `System.AssertException: Assertion Failed: ...` */
  readonly message: string | null;
  readonly stackTrace: string | null;
  /** Milliseconds. */
  readonly runTime: number;
  readonly isSetup: boolean;
  /** Platform calls that the test met and the local org does not have, caught or not. */
  readonly missingCalls?: readonly string[];
}

/** Lines of one class or trigger that could run, and how often they did. */
export interface CoverageEntry {
  readonly name: string;
  readonly path: string;
  /** Line and how often it ran. */
  readonly lines: readonly (readonly [number, number])[];
}

export interface TestRun {
  readonly startedAt: number;
  readonly results: readonly TestResult[];
  /** Milliseconds of the tests themselves. */
  readonly testTime: number;
  /** Milliseconds from start to end. */
  readonly totalTime: number;
  /** null when it was not asked for. */
  readonly coverage: readonly CoverageEntry[] | null;
  /** What was found while the metadata was loaded: `path:line:column: message`. */
  readonly warnings?: readonly string[];
}

export function coveredShare(entries: readonly CoverageEntry[]): { readonly covered: number; readonly total: number } {
  let covered = 0;
  let total = 0;
  for (const { lines } of entries) {
    total += lines.length;
    for (const [, count] of lines) if (count > 0) covered++;
  }
  return { covered, total };
}

/** Whole percent as the platform rounds. */
export function percent(part: number, whole: number): string {
  return `${whole === 0 ? 0 : Math.round((part / whole) * 100)}%`;
}

/** Adds up coverage of several processes. */
export function mergeCoverage(parts: readonly (readonly CoverageEntry[])[]): CoverageEntry[] {
  const merged = new Map<string, { path: string; lines: Map<number, number> }>();
  for (const part of parts) {
    for (const { name, path, lines } of part) {
      let entry = merged.get(name);
      if (entry === undefined) merged.set(name, (entry = { path, lines: new Map() }));
      for (const [line, count] of lines) entry.lines.set(line, (entry.lines.get(line) ?? 0) + count);
    }
  }
  return [...merged].map(([name, { path, lines }]) => ({ name, path, lines: [...lines].sort(([a], [b]) => a - b) }));
}
