/** System.Approval: record locks. Processes of approval are not modelled. */
import { tx } from '../runtime/context.ts';
import { ApexMap } from '../runtime/collections.ts';
import { libraryClass, notImplemented, type Implementation } from '../runtime/library.ts';
import { BOOLEAN, ID } from '../runtime/runtime-types.ts';
import { INVALID_CROSS_REFERENCE } from '../dml/errors.ts';
import { host } from '../host/host.ts';
import { LOCKED } from '../dml/locked.ts';
import type { DmlResult } from '../dml/dml.ts';
import { listOfType } from '../host/values.ts';
import type { ApexList } from '../runtime/collections.ts';
import { DatabaseError, resultOfJson } from './database-results.ts';
import { registerJsonReader } from './json/platform.ts';
import { recordsOf } from './database-records.ts';

class LockResult {
  readonly result: DmlResult;
  constructor(result: DmlResult) {
    this.result = result;
  }

  jsonEntries(): readonly (readonly [string, unknown])[] {
    const { id, success, errors } = this.result;
    return [
      ['success', success],
      ['id', id],
      [
        'errors',
        listOfType(
          'Database.Error',
          errors.map((error) => new DatabaseError(error)),
        ),
      ],
    ];
  }
}
class UnlockResult extends LockResult {}

const RESULT = {
  'property Id id': { get: (self: LockResult) => self.result.id },
  'property Boolean success': { get: (self: LockResult) => self.result.success },
  'Id getId()': (self: LockResult) => self.result.id,
  'Boolean isSuccess()': (self: LockResult) => self.result.success,
  'List<Database.Error> getErrors()': (self: LockResult) =>
    listOfType(
      'Database.Error',
      self.result.errors.map((error) => new DatabaseError(error)),
    ),
};

registerJsonReader('Approval.LockResult', (value) => new LockResult(resultOfJson(value)));
registerJsonReader('Approval.UnlockResult', (value) => new UnlockResult(resultOfJson(value)));

export const lockResultClass = libraryClass({ name: 'Approval.LockResult', members: RESULT, instance: LockResult });
export const unlockResultClass = libraryClass({
  name: 'Approval.UnlockResult',
  members: RESULT,
  instance: UnlockResult,
});

function locked(): Set<string> {
  const { state } = tx();
  let ids = state.get(LOCKED) as Set<string> | undefined;
  if (ids === undefined) state.set(LOCKED, (ids = new Set()));
  return ids;
}

function change(argument: unknown, lock: boolean): DmlResult[] {
  return recordsOf(argument).map((record) => {
    const { name, table } = record.sobjectType;
    if (table === null || host().rows.find(name, { Id: record.id }) === null)
      return { id: record.id, success: false, created: false, errors: [INVALID_CROSS_REFERENCE] };
    if (lock) locked().add(record.id!);
    else locked().delete(record.id!);
    return { id: record.id, success: true, created: false, errors: [] };
  });
}

const isLocked = (argument: unknown): boolean => locked().has(recordsOf(argument)[0].id!);
const areLocked = (argument: ApexList): ApexMap => {
  const map = new ApexMap(ID, BOOLEAN);
  for (const record of recordsOf(argument)) map.put(record.id, locked().has(record.id!));
  return map;
};
const lockOne = (argument: unknown): LockResult => new LockResult(change(argument, true)[0]);
const lockAll = (argument: unknown): unknown =>
  listOfType(
    'Approval.LockResult',
    change(argument, true).map((result) => new LockResult(result)),
  );
const unlockOne = (argument: unknown): UnlockResult => new UnlockResult(change(argument, false)[0]);
const unlockAll = (argument: unknown): unknown =>
  listOfType(
    'Approval.UnlockResult',
    change(argument, false).map((result) => new UnlockResult(result)),
  );

function lockMembers(): Record<string, Implementation> {
  const members: Record<string, Implementation> = {};
  for (const rest of ['', ', Boolean allOrNothing'])
    for (const [one, many] of [
      ['Id recordId', 'List<Id> recordIds'],
      ['SObject record', 'List<SObject> records'],
    ]) {
      members[`static Approval.LockResult lock(${one}${rest})`] = lockOne;
      members[`static List<Approval.LockResult> lock(${many}${rest})`] = lockAll;
      members[`static Approval.UnlockResult unlock(${one}${rest})`] = unlockOne;
      members[`static List<Approval.UnlockResult> unlock(${many}${rest})`] = unlockAll;
    }
  return members;
}

export const approvalClass = libraryClass({
  name: 'System.Approval',
  members: {
    'static Boolean isLocked(Id recordId)': isLocked,
    'static Boolean isLocked(SObject record)': isLocked,
    'static Map<Id, Boolean> isLocked(List<Id> recordIds)': areLocked,
    'static Map<Id, Boolean> isLocked(List<SObject> records)': areLocked,
    ...lockMembers(),
    'static Object process(Object request)': notImplemented,
  },
});
