/** System.Search and its results. Source: Apex Reference Guide, "Search Class", "Search Namespace". */
import { listOfType } from '../host/apex-values.ts';
import type { ApexList } from '../runtime/collections.ts';
import { libraryClass, notImplemented } from '../runtime/library.ts';
import { runSearch } from './run-search.ts';
import { runningAccess, runningSharing } from '../runtime/sharing.ts';
import { parseSosl } from '../soql/parse/parse.ts';
import { localsOf } from './database-queries.ts';
import type { AccessLevel } from './database-options.ts';

function query(text: string, level: AccessLevel | null, rest: readonly unknown[]): ApexList {
  const access = level === null ? runningAccess() : level.mode;
  return runSearch(parseSosl(text), { access, sharing: runningSharing(), binds: [], namedBinds: localsOf(rest) });
}

class SearchResult {
  readonly record: unknown;

  constructor(record: unknown) {
    this.record = record;
  }
}

class SearchResults {
  /** By object name in lower case. */
  readonly lists: ReadonlyMap<string, ApexList>;

  constructor(lists: ReadonlyMap<string, ApexList>) {
    this.lists = lists;
  }
}

function find(text: string, level: AccessLevel | null, rest: readonly unknown[]): SearchResults {
  const names = parseSosl(text).returning.map(({ object }) => object.toLowerCase());
  const lists = query(text, level, rest).items as readonly ApexList[];
  return new SearchResults(new Map(names.map((name, at) => [name, lists[at]!])));
}

export const searchResultClass = libraryClass({
  name: 'Search.SearchResult',
  members: {
    'SObject getSObject()': (self: SearchResult) => self.record,
    'String getSnippet()': notImplemented,
    'String getSnippet(String fieldName)': notImplemented,
  },
  instance: SearchResult,
});

export const searchResultsClass = libraryClass({
  name: 'Search.SearchResults',
  members: {
    'List<Search.SearchResult> get(String sObjectType)': (self: SearchResults, name: string) =>
      listOfType(
        'Search.SearchResult',
        (self.lists.get(name.toLowerCase())?.items ?? []).map((record) => new SearchResult(record)),
      ),
  },
  instance: SearchResults,
});

export const searchClass = libraryClass({
  name: 'System.Search',
  members: {
    'static List<List<SObject>> query(String query)': (text: string, ...rest: unknown[]) => query(text, null, rest),
    'static List<List<SObject>> query(String query, System.AccessLevel accessLevel)': (
      text: string,
      level: AccessLevel,
      ...rest: unknown[]
    ) => query(text, level, rest),
    'static Search.SearchResults find(String searchQuery)': (text: string, ...rest: unknown[]) =>
      find(text, null, rest),
    'static Search.SearchResults find(String searchQuery, System.AccessLevel accessLevel)': (
      text: string,
      level: AccessLevel,
      ...rest: unknown[]
    ) => find(text, level, rest),
  },
});
