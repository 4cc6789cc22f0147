/** System.Search. */
import { libraryClass } from '../runtime/library.ts';
import { runSearch } from '../runtime/search.ts';
import { runningAccess, runningSharing } from '../runtime/sharing.ts';
import { parseSosl } from '../soql/parse/parse.ts';
import type { AccessLevel } from './database-options.ts';

function query(text: string, level: AccessLevel | null = null): unknown {
  const access = level === null ? runningAccess() : level.mode;
  return runSearch(parseSosl(text), { access, sharing: runningSharing(), binds: [] });
}

export const searchClass = libraryClass({
  name: 'System.Search',
  members: {
    'static List<List<SObject>> query(String query)': query,
    'static List<List<SObject>> query(String query, System.AccessLevel accessLevel)': query,
  },
});
