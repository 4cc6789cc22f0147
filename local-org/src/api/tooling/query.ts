/** Tooling queries on objects that the data model does not have: coverage of the last test run, packages. */
import type { ApiServer } from '../api.ts';
import type { SoqlQuery } from '../../soql/ast.ts';
import { installedPackage } from '../../org/install.ts';
import { spread } from '../../project/api-names.ts';
import { base62, toId18 } from '../../schema/ids.ts';
import { selectPlain, type PlainRow } from './plain-query.ts';

const TABLES: Readonly<Record<string, (api: ApiServer) => readonly PlainRow[]>> = {
  apexcodecoverage: (api) => api.tests.coverage.byTest(),
  apexcodecoverageaggregate: (api) => api.tests.coverage.aggregate,
  apexorgwidecoverage: (api) => [{ PercentCovered: api.tests.coverage.percent }],
  installedsubscriberpackage: installedPackages,
};

/** Ids come from the namespace: the same package has the same in every org. */
function installedPackages({ org }: ApiServer): PlainRow[] {
  const installed = installedPackage(org);
  if (installed === null) return [];
  const { namespace, version } = installed;
  const id = (prefix: string, text: string): string | null => toId18(`${prefix}${base62(spread(text), 12)}`);
  const [major, minor, patch, build] = version.split('.').map(Number);
  const packageId = id('033', namespace);
  return [
    {
      Id: id('0A3', namespace),
      SubscriberPackageId: packageId,
      SubscriberPackage: { Id: packageId, Name: org.project.name ?? namespace, NamespacePrefix: namespace },
      SubscriberPackageVersionId: id('04t', `${namespace} ${version}`),
      SubscriberPackageVersion: {
        Id: id('04t', `${namespace} ${version}`),
        Name: version,
        MajorVersion: major,
        MinorVersion: minor,
        PatchVersion: patch,
        BuildNumber: build,
        IsManaged: true,
        Package2ContainerOptions: 'Managed',
      },
    },
  ];
}

/** null: an object that ordinary queries answer. */
export function toolingQuery(api: ApiServer, query: SoqlQuery, version: string, wantsColumns: boolean): object | null {
  const rows = TABLES[query.from.name.toLowerCase()];
  if (rows === undefined) return null;
  if (wantsColumns)
    return {
      columnMetadata: query.select.map((item) => ({
        aggregate: false,
        columnName: item.kind === 'field' && item.expr.kind === 'path' ? item.expr.path.join('.') : '',
        displayName: '',
        joinColumns: [],
      })),
    };
  return selectPlain(query, rows(api), version);
}
