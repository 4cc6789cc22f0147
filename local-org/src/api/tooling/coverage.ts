/** Coverage as the Tooling API's objects show it. */
import { coveredShare, type CoverageEntry } from '../../testing/result.ts';
import { splitRecordName } from '../../project/api-names.ts';
import { toId18 } from '../../schema/ids.ts';
import type { ApiServer } from '../api.ts';
import type { PlainRow } from './plain-query.ts';

export interface CoverageRows {
  /** ApexCodeCoverage. Made when it is queried: a row for each class that each test method reaches. */
  byTest(): readonly PlainRow[];
  /** ApexCodeCoverageAggregate */
  readonly aggregate: readonly PlainRow[];
  /** ApexOrgWideCoverage.PercentCovered */
  readonly percent: number;
}

export const NO_COVERAGE: CoverageRows = { byTest: () => [], aggregate: [], percent: 0 };

export interface CoverageOfTest {
  readonly className: string;
  readonly methodName: string;
  /** The lines that ran, by the name of the class or trigger. */
  readonly covered: ReadonlyMap<string, readonly number[]>;
}

/** Id of the class or trigger of that name in the served org; `Name` of whoever has it, as coverage names classes. */
export function sourceId(api: ApiServer, name: string): string | null {
  return api.org.host.rows.find('ApexClass', { Name: name }) ?? api.org.host.rows.find('ApexTrigger', { Name: name });
}

/** `Name`, `ns__Name` */
export function namedSource({ org }: ApiServer, fullName: string): string | null {
  const { namespace, name } = splitRecordName(fullName);
  const key = { Name: name, NamespacePrefix: namespace ?? (org.project.isManaged ? null : org.project.namespace) };
  return org.host.rows.find('ApexClass', key) ?? org.host.rows.find('ApexTrigger', key);
}

/** Of each class and trigger: the lines that ran. */
export const coveredLines = (entries: readonly CoverageEntry[]): CoverageOfTest['covered'] =>
  new Map(entries.map(({ name, lines }) => [name, reached(lines)]));

const reached = (lines: CoverageEntry['lines']): number[] =>
  lines.filter(([, count]) => count > 0).map(([line]) => line);

export function coverageRows(
  api: ApiServer,
  entries: readonly CoverageEntry[],
  byTest: readonly CoverageOfTest[],
): CoverageRows {
  const idOf = remembered((name) => sourceId(api, name));
  const { covered, total } = coveredShare(entries);
  const aggregate = entries.map(({ name, lines }, at) =>
    coverageRow('715', at + 1, { id: idOf(name), name }, reached(lines), lines),
  );
  let rows: PlainRow[] | undefined;
  return {
    aggregate,
    byTest: () => (rows ??= rowsByTest(entries, byTest, idOf)),
    percent: total === 0 ? 0 : Math.round((covered / total) * 100),
  };
}

function rowsByTest(
  entries: readonly CoverageEntry[],
  byTest: readonly CoverageOfTest[],
  idOf: (name: string) => string | null,
): PlainRow[] {
  const linesOf = new Map(entries.map(({ name, lines }) => [name, lines]));
  let number = entries.length;
  return byTest.flatMap(({ className, methodName, covered: own }) =>
    [...own].map(([name, covered]) => ({
      ...coverageRow('714', ++number, { id: idOf(name), name }, covered, linesOf.get(name) ?? []),
      ApexTestClassId: idOf(className),
      ApexTestClass: { Id: idOf(className), Name: className },
      TestMethodName: methodName,
    })),
  );
}

/** @param lines of the whole class or trigger */
function coverageRow(
  prefix: string,
  number: number,
  { id, name }: { readonly id: string | null; readonly name: string },
  covered: readonly number[],
  lines: CoverageEntry['lines'],
): Record<string, unknown> {
  const ran = new Set(covered);
  const uncovered = lines.filter(([line]) => !ran.has(line)).map(([line]) => line);
  return {
    Id: toId18(`${prefix}${String(number).padStart(12, '0')}`),
    ApexClassOrTriggerId: id,
    ApexClassOrTrigger: { Id: id, Name: name },
    NumLinesCovered: covered.length,
    NumLinesUncovered: uncovered.length,
    Coverage: { coveredLines: covered, uncoveredLines: uncovered },
  };
}

function remembered<T>(find: (name: string) => T): (name: string) => T {
  const found = new Map<string, T>();
  return (name) => {
    if (!found.has(name)) found.set(name, find(name));
    return found.get(name)!;
  };
}
