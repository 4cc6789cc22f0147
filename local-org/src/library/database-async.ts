/** Database methods for external objects. The platform takes records of its own objects, too: saved at once, but for `insertAsync`. */
import type { DmlOperation } from '../apex/ast.ts';
import type { DmlResult } from '../dml/dml.ts';
import { tx } from '../runtime/context.ts';
import { type Implementation, notImplemented } from '../runtime/library.ts';
import type { SObject } from '../runtime/sobject.ts';
import { dmlOptionsOf, recordsOf } from './database-records.ts';
import { answer, DeleteResult, type ResultClass, SaveResult } from './database-results.ts';

const VERBS: readonly (readonly [verb: DmlOperation, kind: 'Save' | 'Delete', Result: ResultClass])[] = [
  ['insert', 'Save', SaveResult],
  ['update', 'Save', SaveResult],
  ['delete', 'Delete', DeleteResult],
];

/** `insertImmediate` and its like, and what is asked about operations that go on elsewhere. */
export function asyncMembers(): Record<string, Implementation> {
  const members: Record<string, Implementation> = {
    'static Database.SaveResult getAsyncSaveResult(String asyncLocator)': notImplemented,
    'static Database.SaveResult getAsyncSaveResult(Database.SaveResult saveResult)': notImplemented,
    'static Database.DeleteResult getAsyncDeleteResult(String asyncLocator)': notImplemented,
    'static Database.DeleteResult getAsyncDeleteResult(Database.DeleteResult deleteResult)': notImplemented,
    'static String getAsyncLocator(Object result)': notImplemented,
    'static Database.GetDeletedResult getDeleted(String sObjectType, Datetime startDate, Datetime endDate)':
      notImplemented,
    'static Database.GetUpdatedResult getUpdated(String sObjectType, Datetime startDate, Datetime endDate)':
      notImplemented,
  };
  for (const [verb, kind, Result] of VERBS) {
    const name = `${kind}Result`;
    const save: Implementation = (argument: unknown, ...settings: unknown[]) =>
      answer(argument, saved(verb, recordsOf(argument), settings), Result, name);
    const insertLater: Implementation = (argument: unknown) =>
      answer(argument, recordsOf(argument).map(refused), Result, name);
    for (const [manner, options] of [
      ['Immediate', ['']],
      ['Async', ['', `, DataSource.Async${kind}Callback callback`]],
    ] as const)
      for (const rest of options.flatMap((option) => [option, `${option}, System.AccessLevel accessLevel`])) {
        const call = verb === 'insert' && manner === 'Async' ? insertLater : save;
        members[`static Database.${name} ${verb}${manner}(SObject record${rest})`] = call;
        members[`static List<Database.${name}> ${verb}${manner}(List<SObject> records${rest})`] = call;
      }
  }
  return members;
}

function saved(verb: DmlOperation, records: readonly SObject[], settings: readonly unknown[]): readonly DmlResult[] {
  return tx().org.dml.execute(verb, records, { ...dmlOptionsOf(settings), allOrNone: false });
}

function refused({ sobjectType }: SObject): DmlResult {
  const message = `entity type cannot be inserted: ${sobjectType.label}`;
  const error = { statusCode: 'CANNOT_INSERT_UPDATE_ACTIVATE_ENTITY', message, fields: [] };
  return { id: null, success: false, created: false, errors: [error] };
}
