/** Results of DML by method: Database.SaveResult and its like, Database.Error, System.StatusCode. */
import type { DmlError, DmlResult } from '../dml/dml.ts';
import { ApexList } from '../runtime/collections.ts';
import { libraryClass, type Implementation, type PropertyImplementation } from '../runtime/library.ts';
import { emptyList, libraryEnum, listOfType } from '../host/apex-values.ts';
import { DuplicateResult } from './datacloud.ts';
import { registerJsonReader, type PlainObject } from './json/platform.ts';
import { STATUS_CODES } from './database-status-codes.ts';

export const statusCodeClass = libraryClass({ name: 'System.StatusCode', kind: 'enum', values: STATUS_CODES });

export class DatabaseError {
  readonly error: DmlError;

  constructor(error: DmlError) {
    this.error = error;
  }

  jsonEntries(): readonly (readonly [string, unknown])[] {
    const { statusCode, message, fields } = this.error;
    return [
      ['statusCode', statusCode],
      ['message', message],
      ['fields', listOfType('String', fields)],
    ];
  }

  tostring$0(): string {
    const { statusCode, message, fields } = this.error;
    return `Database.Error[getFields=(${fields.join(', ')});getMessage=${message};getStatusCode=${statusCode};]`;
  }
}

class DuplicateError extends DatabaseError {
  get duplicates(): DuplicateResult {
    return new DuplicateResult(this.error.duplicate!, this.error.message);
  }
}

export function databaseError(error: DmlError): DatabaseError {
  return error.duplicate === undefined ? new DatabaseError(error) : new DuplicateError(error);
}

const ERROR_MEMBERS: Record<string, Implementation | PropertyImplementation> = {
  'property List<String> fields': { get: (self: DatabaseError) => listOfType('String', self.error.fields) },
  'property String message': { get: (self: DatabaseError) => self.error.message },
  'property System.StatusCode statusCode': { get: (self: DatabaseError) => statusCode(self.error.statusCode) },
  'List<String> getFields()': (self: DatabaseError) => listOfType('String', self.error.fields),
  'String getMessage()': (self: DatabaseError) => self.error.message,
  'System.StatusCode getStatusCode()': (self: DatabaseError) => statusCode(self.error.statusCode),
};

function statusCode(name: string): unknown {
  return libraryEnum('System.StatusCode', STATUS_CODES.includes(name) ? name : 'UNKNOWN_EXCEPTION');
}

export const databaseErrorClass = libraryClass({
  name: 'Database.Error',
  members: ERROR_MEMBERS,
  instance: DatabaseError,
});

export const duplicateErrorClass = libraryClass({
  name: 'Database.DuplicateError',
  extends: 'Database.Error',
  members: { 'Datacloud.DuplicateResult getDuplicateResult()': (self: DuplicateError) => self.duplicates },
  instance: DuplicateError,
});

/** What all results share. */
class Result {
  readonly result: DmlResult;

  constructor(result: DmlResult) {
    this.result = result;
  }

  jsonEntries(): readonly (readonly [string, unknown])[] {
    const { id, success, errors } = this.result;
    return [
      ['success', success],
      ['id', id],
      ['errors', listOfType('Database.Error', errors.map(databaseError))],
    ];
  }

  protected text(name: string): string {
    const { id, success, errors } = this.result;
    return `Database.${name}[getErrors=(${errors.map((error) => new DatabaseError(error).tostring$0()).join(', ')});getId=${id};isSuccess=${success};]`;
  }
}

export class SaveResult extends Result {
  tostring$0(): string {
    return this.text('SaveResult');
  }
}
export class UpsertResult extends Result {
  tostring$0(): string {
    return this.text('UpsertResult');
  }
}
export class DeleteResult extends Result {
  tostring$0(): string {
    return this.text('DeleteResult');
  }
}
export class UndeleteResult extends Result {
  tostring$0(): string {
    return this.text('UndeleteResult');
  }
}
export class EmptyRecycleBinResult extends Result {
  tostring$0(): string {
    return this.text('EmptyRecycleBinResult');
  }
}

export class MergeResult extends Result {
  readonly mergedIds: readonly string[];

  constructor(result: DmlResult, mergedIds: readonly string[]) {
    super(result);
    this.mergedIds = mergedIds;
  }
}

const RESULT_MEMBERS: Record<string, Implementation | PropertyImplementation> = {
  'property Id id': { get: (self: Result) => self.result.id },
  'property Boolean success': { get: (self: Result) => self.result.success },
  'property List<Database.Error> errors': {
    get: (self: Result) => listOfType('Database.Error', self.result.errors.map(databaseError)),
  },
  'Id getId()': (self: Result) => self.result.id,
  'Boolean isSuccess()': (self: Result) => self.result.success,
  'List<Database.Error> getErrors()': (self: Result) =>
    listOfType('Database.Error', self.result.errors.map(databaseError)),
};

export const saveResultClass = libraryClass({
  name: 'Database.SaveResult',
  members: RESULT_MEMBERS,
  instance: SaveResult,
});
export const upsertResultClass = libraryClass({
  name: 'Database.UpsertResult',
  members: {
    ...RESULT_MEMBERS,
    'property Boolean created': { get: (self: UpsertResult) => self.result.created },
    'Boolean isCreated()': (self: UpsertResult) => self.result.created,
  },
  instance: UpsertResult,
});
export const deleteResultClass = libraryClass({
  name: 'Database.DeleteResult',
  members: RESULT_MEMBERS,
  instance: DeleteResult,
});
export const undeleteResultClass = libraryClass({
  name: 'Database.UndeleteResult',
  members: RESULT_MEMBERS,
  instance: UndeleteResult,
});
export const emptyRecycleBinResultClass = libraryClass({
  name: 'Database.EmptyRecycleBinResult',
  members: RESULT_MEMBERS,
  instance: EmptyRecycleBinResult,
});
export const mergeResultClass = libraryClass({
  name: 'Database.MergeResult',
  members: {
    ...RESULT_MEMBERS,
    'property List<Id> mergedRecordIds': { get: (self: MergeResult) => listOfType('Id', self.mergedIds) },
    'property List<Id> updatedRelatedIds': { get: () => emptyList('Id') },
    'List<Id> getMergedRecordIds()': (self: MergeResult) => listOfType('Id', self.mergedIds),
    'List<Id> getUpdatedRelatedIds()': () => emptyList('Id'),
  },
  instance: MergeResult,
});

export function resultOfJson(value: PlainObject): DmlResult {
  const errors = ((value['errors'] ?? []) as readonly PlainObject[]).map(errorOfJson);
  return {
    id: (value['id'] ?? null) as string | null,
    success: value['success'] === true,
    created: value['created'] === true,
    errors,
  };
}

function errorOfJson(value: PlainObject): DmlError {
  return {
    statusCode: String(value['statuscode'] ?? 'UNKNOWN_EXCEPTION'),
    message: String(value['message'] ?? ''),
    fields: ((value['fields'] ?? []) as readonly string[]).map(String),
  };
}

registerJsonReader('Database.Error', (value) => new DatabaseError(errorOfJson(value)));
registerJsonReader('Database.SaveResult', (value) => new SaveResult(resultOfJson(value)));
registerJsonReader('Database.UpsertResult', (value) => new UpsertResult(resultOfJson(value)));
registerJsonReader('Database.DeleteResult', (value) => new DeleteResult(resultOfJson(value)));
registerJsonReader('Database.UndeleteResult', (value) => new UndeleteResult(resultOfJson(value)));
registerJsonReader('Database.EmptyRecycleBinResult', (value) => new EmptyRecycleBinResult(resultOfJson(value)));
registerJsonReader(
  'Database.MergeResult',
  (value) => new MergeResult(resultOfJson(value), ((value['mergedrecordids'] ?? []) as readonly string[]).map(String)),
);

/** The Database.SaveResult of a saved or published record. */
export function saveResult(result: DmlResult): SaveResult {
  return new SaveResult(result);
}

export type ResultClass = new (result: DmlResult) => object;

/** A list for a list, one result for one record. */
export function answer(argument: unknown, results: readonly DmlResult[], Result: ResultClass, name: string): unknown {
  return argument instanceof ApexList
    ? listOfType(
        `Database.${name}`,
        results.map((result) => new Result(ofSaved(result))),
      )
    : new Result(ofSaved(results[0]!));
}

const NOT_THERE = new Set(['INVALID_CROSS_REFERENCE_KEY', 'ENTITY_IS_DELETED']);

/**
 * What is not there, or was not made, has no Id; a record that stays as it was keeps its own. The Apex Reference Guide ("SaveResult
 * Class", getId) documents null for all that failed; apexfarm/ApexDatabaseContext shows the one, beyond-the-cloud-dev/dml-lib the other.
 */
function ofSaved(result: DmlResult): DmlResult {
  return result.errors.some(({ statusCode }) => NOT_THERE.has(statusCode)) ? { ...result, id: null } : result;
}
