/**
 * SOSL. Tests get what `Test.setFixedSearchResults` named, and nothing without it, as on the platform. Elsewhere the words are looked for
 * in the text fields of each object; the platform's index, with its stems and ranks, is not imitated.
 * Source: SOQL and SOSL Reference; Apex Developer Guide, "Adding SOSL Queries to Unit Tests".
 */
import type { Condition, FieldExpr, SoqlQuery, SoslQuery, Value } from '../soql/ast.ts';
import type { AccessMode, QueryOptions } from '../soql/queries.ts';
import type { FieldInfo, SObjectType } from '../schema/model.ts';
import { countLimit } from '../limits/counters.ts';
import { testState } from './test/state.ts';
import { ApexList } from '../runtime/collections.ts';
import { tx } from '../runtime/context.ts';
import { ApexException } from '../runtime/exception.ts';
import { listOf, SOBJECT } from '../runtime/runtime-types.ts';
import { parseSoql } from '../soql/parse/parse.ts';

export interface SearchOptions {
  readonly access: AccessMode;
  readonly sharing: 'with' | 'without';
  /** Values of `:0`, `:1`, ... */
  readonly binds: readonly unknown[];
  /** Values of names in a dynamic search. */
  readonly namedBinds?: QueryOptions['namedBinds'];
}

type Returning = SoslQuery['returning'][number];

const NOWHERE = { line: 1, column: 1, endLine: 1, endColumn: 1 };
const MAX_ROWS = 2_000;

/** A list of records for each object of RETURNING. Counts limits. */
export function runSearch(query: SoslQuery, options: SearchOptions): ApexList {
  countLimit(tx().limits, 'soslQueries', 1);
  const words = wordsOf(query.search, options.binds);
  const objects = query.returning.map(({ object }) => object.toLowerCase());
  // An object that is named twice has one list.
  const distinct = query.returning.filter((_, i) => objects.indexOf(objects[i]!) === i);
  const lists = distinct.map((returning) => new ApexList(SOBJECT, rowsOf(query, returning, words, options)));
  return new ApexList(listOf(SOBJECT), lists);
}

function wordsOf(search: Value, binds: readonly unknown[]): string {
  const value = search.kind === 'bind' ? binds[search.index] : search.kind === 'string' ? search.value : null;
  if (typeof value !== 'string')
    throw ApexException.of('System.SearchException', 'search term must be longer than one character');
  const words = value
    .replace(/^\{|\}$/g, '')
    .replace(/["']/g, '')
    .trim();
  if (words.replace(/[*?]/g, '').length < 2)
    throw ApexException.of('System.SearchException', `search term must be longer than one character: ${words}`);
  return words;
}

function rowsOf(query: SoslQuery, returning: Returning, words: string, options: SearchOptions) {
  const { org, isTest } = tx();
  const type = org.schema.type(returning.object);
  if (type === null)
    throw ApexException.of('System.QueryException', `sObject type '${returning.object}' is not supported.`);
  const found = isTest ? fixed(type) : matching(type, query.in, words);
  if (found === null) return [];
  const where: Condition = returning.where === null ? found : { kind: 'and', operands: [found, returning.where] };
  const fields = returning.fields.length === 0 ? ['Id'] : returning.fields;
  const soql: SoqlQuery = {
    kind: 'select',
    text: `FIND ${returning.object} ${JSON.stringify([fields, where, returning.orderBy, returning.limit, returning.offset, query.limit])}`,
    span: NOWHERE,
    select: fields.map(selected),
    from: { name: returning.object, alias: null, span: NOWHERE },
    moreFrom: [],
    usingScope: null,
    where,
    with: null,
    groupBy: null,
    having: null,
    orderBy: returning.orderBy,
    limit: returning.limit ?? query.limit ?? { kind: 'number', text: String(MAX_ROWS) },
    offset: returning.offset,
    allRows: false,
    forClause: [],
    binds: [],
  };
  return org.queries.run(soql, { ...options, uncounted: true });
}

/** A field of RETURNING as it is written: a path, a function, an alias. */
function selected(text: string): SoqlQuery['select'][number] {
  if (/^[\w.]+$/.test(text)) return { kind: 'field', expr: pathOf(text), alias: null };
  return parseSoql(`SELECT ${text} FROM Name`).select[0]!;
}

function pathOf(name: string): FieldExpr {
  return { kind: 'path', path: name.split('.'), span: NOWHERE };
}

function compare(name: string, op: 'in' | 'like', right: Value): Condition {
  return { kind: 'compare', left: pathOf(name), op, right, span: NOWHERE };
}

function fixed(type: SObjectType): Condition | null {
  const ids = (testState().fixedSearchResults ?? []).filter((id) => id?.startsWith(type.keyPrefix ?? '-'));
  return ids.length === 0
    ? null
    : compare('Id', 'in', { kind: 'list', values: ids.map((value) => ({ kind: 'string', value })) });
}

const TEXT_TYPES: ReadonlySet<string> = new Set([
  'string',
  'email',
  'phone',
  'url',
  'picklist',
  'combobox',
  'autonumber',
]);

function isSearched(field: FieldInfo, group: string): boolean {
  if (field.column === null || !field.filterable) return false;
  switch (group) {
    case 'name':
      return field.isNameField;
    case 'email':
      return field.type === 'email';
    case 'phone':
      return field.type === 'phone';
    default:
      return TEXT_TYPES.has(field.type);
  }
}

function matching(type: SObjectType, group: string | null, words: string): Condition | null {
  const pattern = `%${words
    .replace(/[\\%_]/g, (character) => `\\${character}`)
    .replaceAll('*', '%')
    .replaceAll('?', '_')}%`;
  const fields = type.fields.filter((field) => isSearched(field, (group ?? 'all').toLowerCase()));
  return fields.length === 0
    ? null
    : { kind: 'or', operands: fields.map((field) => compare(field.name, 'like', { kind: 'string', value: pattern })) };
}
