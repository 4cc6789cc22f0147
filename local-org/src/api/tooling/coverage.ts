/** Coverage as the Tooling API's objects show it. */
import { coveredShare, type CoverageEntry } from '../../testing/result.ts';
import { splitRecordName } from '../../project/api-names.ts';
import { toId18 } from '../../schema/ids.ts';
import type { ApiServer } from '../api.ts';
import type { PlainRow } from './plain-query.ts';

export interface CoverageRows {
  /** ApexCodeCoverage */
  readonly byTest: readonly PlainRow[];
  /** ApexCodeCoverageAggregate */
  readonly aggregate: readonly PlainRow[];
  /** ApexOrgWideCoverage.PercentCovered */
  readonly percent: number;
}

export const NO_COVERAGE: CoverageRows = { byTest: [], aggregate: [], percent: 0 };

export interface CoverageOfTest {
  readonly className: string;
  readonly methodName: string;
  readonly entries: readonly CoverageEntry[];
}

/** Id of the class or trigger of that name in the served org. */
/** `Name` of whoever has it, as coverage names classes. */
export function sourceId(api: ApiServer, name: string): string | null {
  return api.org.host.rows.find('ApexClass', { Name: name }) ?? api.org.host.rows.find('ApexTrigger', { Name: name });
}

/** `Name`, `ns__Name` */
export function namedSource({ org }: ApiServer, fullName: string): string | null {
  const { namespace, name } = splitRecordName(fullName);
  const key = { Name: name, NamespacePrefix: namespace ?? (org.project.isManaged ? null : org.project.namespace) };
  return org.host.rows.find('ApexClass', key) ?? org.host.rows.find('ApexTrigger', key);
}

export function coverageRows(
  api: ApiServer,
  entries: readonly CoverageEntry[],
  byTest: readonly CoverageOfTest[],
): CoverageRows {
  let next = 0;
  const row = (prefix: string, entry: CoverageEntry): Record<string, unknown> => {
    const covered = entry.lines.filter(([, count]) => count > 0).map(([line]) => line);
    const uncovered = entry.lines.filter(([, count]) => count <= 0).map(([line]) => line);
    const id = sourceId(api, entry.name);
    return {
      Id: toId18(`${prefix}${String(++next).padStart(12, '0')}`),
      ApexClassOrTriggerId: id,
      ApexClassOrTrigger: { Id: id, Name: entry.name },
      NumLinesCovered: covered.length,
      NumLinesUncovered: uncovered.length,
      Coverage: { coveredLines: covered, uncoveredLines: uncovered },
    };
  };
  const { covered, total } = coveredShare(entries);
  return {
    aggregate: entries.map((entry) => row('715', entry)),
    byTest: byTest.flatMap(({ className, methodName, entries: own }) =>
      own.map((entry) => ({
        ...row('714', entry),
        ApexTestClassId: sourceId(api, className),
        ApexTestClass: { Id: sourceId(api, className), Name: className },
        TestMethodName: methodName,
      })),
    ),
    percent: total === 0 ? 0 : Math.round((covered / total) * 100),
  };
}
