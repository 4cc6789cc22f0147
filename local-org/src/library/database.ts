/** System.Database: queries and DML by method, savepoints, batch. */
import type { DmlOperation } from '../apex/ast.ts';
import { executeBatch } from '../async/batch.ts';
import type { OrgDml } from '../dml/save-order.ts';
import { countLimit } from '../limits/counters.ts';
import { host } from '../host/host.ts';
import { listOfType } from '../host/apex-values.ts';
import { ApexList, type ApexMap } from '../runtime/collections.ts';
import { tx } from '../runtime/context.ts';
import { ApexException, nullPointer } from '../runtime/exception.ts';
import { libraryClass, type Implementation } from '../runtime/library.ts';
import type { SObject } from '../runtime/sobject.ts';
import type { SObjectFieldToken } from '../runtime/tokens.ts';
import { asyncMembers } from './database-async.ts';
import { convertLeads } from './database-lead-convert.ts';
import type { AccessLevel } from './database-options.ts';
import { Savepoint } from './database-options.ts';
import {
  bindsOf,
  countQuery,
  countQueryWithBinds,
  getCursor,
  getCursorWithBinds,
  getPaginationCursor,
  getQueryLocator,
  getQueryLocatorWithBinds,
  localsOf,
  query,
  queryWithBinds,
} from './database-queries.ts';
import { dmlOptionsOf, recordsOf } from './database-records.ts';
import {
  answer,
  DeleteResult,
  EmptyRecycleBinResult,
  MergeResult,
  type ResultClass,
  SaveResult,
  UndeleteResult,
  UpsertResult,
} from './database-results.ts';

function saver(operation: DmlOperation, Result: ResultClass, name: string): Implementation {
  return (argument: unknown, ...settings: unknown[]) =>
    answer(argument, tx().org.dml.execute(operation, recordsOf(argument), dmlOptionsOf(settings)), Result, name);
}

const upsert: Implementation = (argument: unknown, ...settings: unknown[]) => {
  const key = settings.find((setting) => setting !== null && typeof setting === 'object' && 'field' in setting) as
    SObjectFieldToken | undefined;
  const options = { ...dmlOptionsOf(settings), ...(key === undefined ? {} : { externalIdField: key.field.name }) };
  return answer(argument, tx().org.dml.execute('upsert', recordsOf(argument), options), UpsertResult, 'UpsertResult');
};

const merge: Implementation = (master: SObject, duplicates: unknown, ...settings: unknown[]) => {
  if (master === null) throw nullPointer();
  const records = recordsOf(duplicates);
  const results = tx().org.dml.execute('merge', records, { ...dmlOptionsOf(settings), mergeMaster: master });
  const success = results.every((result) => result.success);
  const merged = new MergeResult(
    { id: master.id, success, created: false, errors: results.flatMap((result) => result.errors) },
    success ? results.map((result) => result.id!) : [],
  );
  return duplicates instanceof ApexList ? listOfType('Database.MergeResult', [merged]) : merged;
};

const emptyRecycleBin: Implementation = (argument: unknown) =>
  answer(
    argument,
    (tx().org.dml as OrgDml).purge(recordsOf(argument), { ...dmlOptionsOf([]), allOrNone: false }),
    EmptyRecycleBinResult,
    'EmptyRecycleBinResult',
  );

/** The overloads of insert and update: what stands after the records. */
const SETTINGS = [
  '',
  ', Boolean allOrNone',
  ', Database.DMLOptions dmlOptions',
  ', System.AccessLevel accessLevel',
  ', Boolean allOrNone, System.AccessLevel accessLevel',
  ', Database.DMLOptions dmlOptions, System.AccessLevel accessLevel',
];
const NO_OPTIONS = SETTINGS.filter((text) => !text.includes('DMLOptions'));

function overloads(
  method: string,
  result: string,
  parameters: readonly string[],
  settings: readonly string[],
  implementation: Implementation,
): Record<string, Implementation> {
  const members: Record<string, Implementation> = {};
  for (const parameter of parameters) {
    const type = parameter.startsWith('List<') ? `List<Database.${result}>` : `Database.${result}`;
    for (const setting of settings) members[`static ${type} ${method}(${parameter}${setting})`] = implementation;
  }
  return members;
}

const RECORDS = ['SObject record', 'List<SObject> records'];
const IDS = ['Id recordId', 'List<Id> recordIds'];

let savepoints = 0;

function setSavepoint(): Savepoint {
  const { limits, org } = tx();
  countLimit(limits, 'dmlStatements', 1);
  countLimit(limits, 'savepoints', 1);
  const savepoint = new Savepoint(`apex_${++savepoints}`);
  org.store.savepoint(savepoint.name);
  return savepoint;
}

/** Records keep the Ids they got; the rows are gone. */
function rollback(savepoint: Savepoint): void {
  if (savepoint === null) throw nullPointer();
  const { limits, org } = tx();
  countLimit(limits, 'dmlStatements', 1);
  whereItExists(() => org.store.rollbackTo(savepoint.name));
  org.security?.invalidate();
}

function whereItExists(work: () => void): void {
  try {
    work();
  } catch {
    throw ApexException.of('System.TypeException', 'Savepoint does not exist in this context');
  }
}

function releaseSavepoint(savepoint: Savepoint): void {
  if (savepoint === null) throw nullPointer();
  const { limits, org } = tx();
  countLimit(limits, 'dmlStatements', 1);
  whereItExists(() => org.store.release(savepoint.name));
}

export const databaseClass = libraryClass({
  name: 'System.Database',
  members: {
    'static List<SObject> query(String queryString)': (text: string, ...rest: unknown[]) =>
      query(text, null, localsOf(rest)),
    'static List<SObject> query(String queryString, System.AccessLevel accessLevel)': (
      text: string,
      level: AccessLevel,
      ...rest: unknown[]
    ) => query(text, level, localsOf(rest)),
    'static List<SObject> queryWithBinds(String queryString, Map<String, Object> bindMap, System.AccessLevel accessLevel)':
      queryWithBinds,
    'static Integer countQuery(String query)': (text: string, ...rest: unknown[]) =>
      countQuery(text, null, localsOf(rest)),
    'static Integer countQuery(String query, System.AccessLevel accessLevel)': (
      text: string,
      level: AccessLevel,
      ...rest: unknown[]
    ) => countQuery(text, level, localsOf(rest)),
    'static Integer countQueryWithBinds(String query, Map<String, Object> bindMap, System.AccessLevel accessLevel)':
      countQueryWithBinds,
    'static Database.QueryLocator getQueryLocator(String query)': (text: string, ...rest: unknown[]) =>
      getQueryLocator(text, null, localsOf(rest)),
    'static Database.QueryLocator getQueryLocator(String query, System.AccessLevel accessLevel)': (
      text: string,
      level: AccessLevel,
      ...rest: unknown[]
    ) => getQueryLocator(text, level, localsOf(rest)),
    'static Database.QueryLocator getQueryLocator(List<SObject> query)': (source: ApexList) =>
      getQueryLocator(source, null, undefined),
    'static Database.QueryLocator getQueryLocatorWithBinds(String query, Map<String, Object> bindMap, System.AccessLevel accessLevel)':
      getQueryLocatorWithBinds,
    'static Database.Cursor getCursor(String query)': (text: string, ...rest: unknown[]) =>
      getCursor(text, null, localsOf(rest)),
    'static Database.Cursor getCursor(String query, System.AccessLevel accessLevel)': (
      text: string,
      level: AccessLevel,
      ...rest: unknown[]
    ) => getCursor(text, level, localsOf(rest)),
    'static Database.Cursor getCursorWithBinds(String query, Map<String, Object> bindMap, System.AccessLevel accessLevel)':
      (text: string, map: ApexMap, level: AccessLevel) => getCursorWithBinds(text, map, level),
    'static Database.PaginationCursor getPaginationCursor(String query)': (text: string, ...rest: unknown[]) =>
      getPaginationCursor(text, null, localsOf(rest)),
    'static Database.PaginationCursor getPaginationCursor(String query, System.AccessLevel accessLevel)': (
      text: string,
      level: AccessLevel,
      ...rest: unknown[]
    ) => getPaginationCursor(text, level, localsOf(rest)),
    'static Database.PaginationCursor getPaginationCursorWithBinds(String query, Map<String, Object> bindMap, System.AccessLevel accessLevel)':
      (text: string, map: ApexMap, level: AccessLevel) => getPaginationCursor(text, level, bindsOf(map)),
    ...overloads('insert', 'SaveResult', RECORDS, SETTINGS, saver('insert', SaveResult, 'SaveResult')),
    ...overloads('update', 'SaveResult', RECORDS, SETTINGS, saver('update', SaveResult, 'SaveResult')),
    ...overloads('upsert', 'UpsertResult', RECORDS, NO_OPTIONS, upsert),
    ...overloads(
      'upsert',
      'UpsertResult',
      RECORDS.map((records) => `${records}, Schema.SObjectField externalIdField`),
      NO_OPTIONS,
      upsert,
    ),
    ...overloads(
      'delete',
      'DeleteResult',
      [...RECORDS, ...IDS],
      NO_OPTIONS,
      saver('delete', DeleteResult, 'DeleteResult'),
    ),
    ...overloads(
      'undelete',
      'UndeleteResult',
      [...RECORDS, ...IDS],
      NO_OPTIONS,
      saver('undelete', UndeleteResult, 'UndeleteResult'),
    ),
    ...overloads('emptyRecycleBin', 'EmptyRecycleBinResult', [...RECORDS, 'List<Id> recordIds'], [''], emptyRecycleBin),
    ...mergeMembers(),
    ...asyncMembers(),
    ...convertMembers(),
    'static System.Savepoint setSavepoint()': setSavepoint,
    'static void rollback(System.Savepoint savepoint)': rollback,
    'static void releaseSavepoint(System.Savepoint savepoint)': releaseSavepoint,
    'static String executeBatch(Object batchClassObject)': (batch: object) => executeBatch(host(), batch, null),
    'static String executeBatch(Object batchClassObject, Integer scope)': (batch: object, scope: number) =>
      executeBatch(host(), batch, scope),
  },
});

function mergeMembers(): Record<string, Implementation> {
  const members: Record<string, Implementation> = {};
  for (const setting of NO_OPTIONS) {
    for (const duplicates of ['SObject duplicateRecord', 'Id duplicateId'])
      members[`static Database.MergeResult merge(SObject masterRecord, ${duplicates}${setting})`] = merge;
    for (const duplicates of ['List<SObject> duplicateRecords', 'List<Id> duplicateIds'])
      members[`static List<Database.MergeResult> merge(SObject masterRecord, ${duplicates}${setting})`] = merge;
  }
  return members;
}

function convertMembers(): Record<string, Implementation> {
  const members: Record<string, Implementation> = {};
  for (const options of ['', ', Boolean allOrNone', ', Database.DMLOptions options'])
    for (const access of ['', ', System.AccessLevel accessLevel']) {
      const rest = options + access;
      members[`static Database.LeadConvertResult convertLead(Database.LeadConvert leadToConvert${rest})`] =
        convertLeads;
      members[`static List<Database.LeadConvertResult> convertLead(List<Database.LeadConvert> leadsToConvert${rest})`] =
        convertLeads;
    }
  return members;
}
