/** System.Approval: record locks. This org has no approval process, so no record can be submitted to one. */
import { tx } from '../runtime/context.ts';
import { ApexMap } from '../runtime/collections.ts';
import { ApexException, nullPointer } from '../runtime/exception.ts';
import type { SObject } from '../runtime/sobject.ts';
import { libraryClass, type Implementation } from '../runtime/library.ts';
import { BOOLEAN, ID } from '../runtime/runtime-types.ts';
import { dmlError, ENTITY_IS_DELETED, errorText } from '../dml/dml-errors.ts';
import { host } from '../host/host.ts';
import { LOCKED } from '../dml/locked.ts';
import type { DmlError, DmlResult } from '../dml/dml.ts';
import { countLimit } from '../limits/counters.ts';
import { processResult } from './approval-process.ts';
import { listOfType } from '../host/apex-values.ts';
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

const NO_ACCESS = dmlError(
  'INSUFFICIENT_ACCESS_ON_CROSS_REFERENCE_ENTITY',
  'insufficient access rights on cross-reference id',
);
const NO_PROCESS = dmlError('NO_APPLICABLE_PROCESS', 'No applicable approval process was found.');

/** Counts as DML. Locks, or unlocks, what can be; all or none throws. */
function change(verb: 'Lock' | 'Unlock', argument: unknown, allOrNone: boolean | null): DmlResult[] {
  const records = recordsOf(argument);
  countLimit(tx().limits, 'dmlStatements', 1);
  countLimit(tx().limits, 'dmlRows', records.length);
  const results = records.map((record): DmlResult => {
    const error = refusal(record);
    return { id: record.id, success: error === null, created: false, errors: error === null ? [] : [error] };
  });
  failFirst(verb, results, allOrNone);
  for (const { id, success } of results)
    if (success && verb === 'Lock') locked().add(id!);
    else if (success) locked().delete(id!);
  return results;
}

function refusal({ id, sobjectType: type }: SObject): DmlError | null {
  const [row] = type.table === null ? [] : host().rows.select(type.name, ['IsDeleted'], { Id: id });
  if (row === undefined) return NO_ACCESS;
  return row[0] === 1 ? ENTITY_IS_DELETED : null;
}

function failFirst(verb: string, results: readonly DmlResult[], allOrNone: boolean | null): void {
  const at = allOrNone === false ? -1 : results.findIndex(({ success }) => !success);
  if (at < 0) return;
  const { id, errors } = results[at]!;
  throw ApexException.ofDml(`${verb} failed. First exception on row ${at}; first error: ${errorText(errors[0]!)}`, [
    { index: at, id, ...errors[0]! },
  ]);
}

/** Source: Apex Reference Guide, "Approval Class", process(); aer CHANGELOG v1.4.4 for the words. */
function submit(requests: readonly unknown[], allOrNone: boolean | null): unknown[] {
  countLimit(tx().limits, 'dmlStatements', 1);
  const results = requests.map((): DmlResult => ({ id: null, success: false, created: false, errors: [NO_PROCESS] }));
  failFirst('Process', results, allOrNone);
  return results.map(({ errors }) => processResult(errors));
}

const submitOne = (request: unknown, allOrNone: boolean | null = true): unknown => {
  if (request === null) throw nullPointer();
  return submit([request], allOrNone)[0];
};
const submitAll = (requests: ApexList, allOrNone: boolean | null = true): unknown =>
  listOfType('Approval.ProcessResult', submit(requests.items, allOrNone));

const isLocked = (argument: unknown): boolean => locked().has(recordsOf(argument)[0].id!);
const areLocked = (argument: ApexList): ApexMap => {
  const map = new ApexMap(ID, BOOLEAN);
  for (const record of recordsOf(argument)) map.put(record.id, locked().has(record.id!));
  return map;
};
const lockOne = (argument: unknown, allOrNone: boolean | null = true): LockResult =>
  new LockResult(change('Lock', argument, allOrNone)[0]);
const lockAll = (argument: unknown, allOrNone: boolean | null = true): unknown =>
  listOfType(
    'Approval.LockResult',
    change('Lock', argument, allOrNone).map((result) => new LockResult(result)),
  );
const unlockOne = (argument: unknown, allOrNone: boolean | null = true): UnlockResult =>
  new UnlockResult(change('Unlock', argument, allOrNone)[0]);
const unlockAll = (argument: unknown, allOrNone: boolean | null = true): unknown =>
  listOfType(
    'Approval.UnlockResult',
    change('Unlock', argument, allOrNone).map((result) => new UnlockResult(result)),
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
    'static Approval.ProcessResult process(Approval.ProcessRequest request)': submitOne,
    'static Approval.ProcessResult process(Approval.ProcessRequest request, Boolean allOrNone)': submitOne,
    'static List<Approval.ProcessResult> process(List<Approval.ProcessRequest> requests)': submitAll,
    'static List<Approval.ProcessResult> process(List<Approval.ProcessRequest> requests, Boolean allOrNone)': submitAll,
  },
});
