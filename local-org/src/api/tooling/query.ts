/** Tooling queries on objects that the data model does not have: coverage of the last test run, packages. */
import type { ApiServer } from '../api.ts';
import type { SoqlQuery } from '../../soql/ast.ts';
import { selectPlain, type PlainRow } from './plain-query.ts';

const TABLES: Readonly<Record<string, (api: ApiServer) => readonly PlainRow[]>> = {
  apexcodecoverage: (api) => api.tests.coverage.byTest,
  apexcodecoverageaggregate: (api) => api.tests.coverage.aggregate,
  apexorgwidecoverage: (api) => [{ PercentCovered: api.tests.coverage.percent }],
  installedsubscriberpackage: () => [],
};

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
