/** System.Search. */
import { libraryClass } from '../runtime/library.ts';
import { runSearch } from '../runtime/search.ts';
import { runningAccess, runningSharing } from '../runtime/sharing.ts';
import { parseSosl } from '../soql/parse/parse.ts';
import { localsOf } from './database-queries.ts';
import type { AccessLevel } from './database-options.ts';

function query(text: string, level: AccessLevel | null, rest: readonly unknown[]): unknown {
  const access = level === null ? runningAccess() : level.mode;
  return runSearch(parseSosl(text), { access, sharing: runningSharing(), binds: [], namedBinds: localsOf(rest) });
}

export const searchClass = libraryClass({
  name: 'System.Search',
  members: {
    'static List<List<SObject>> query(String query)': (text: string, ...rest: unknown[]) => query(text, null, rest),
    'static List<List<SObject>> query(String query, System.AccessLevel accessLevel)': (
      text: string,
      level: AccessLevel,
      ...rest: unknown[]
    ) => query(text, level, rest),
  },
});
