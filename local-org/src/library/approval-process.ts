/** Approval processes: requests and results compile and can be mocked; this org runs no approval process. */
import { libraryClass, type PropertyImplementation } from '../runtime/library.ts';
import type { DmlError } from '../dml/dml.ts';
import { listOfType } from '../host/apex-values.ts';
import { DatabaseError } from './database-results.ts';
import { registerJsonReader, type PlainObject } from './json/platform.ts';

class ProcessResult {
  readonly value: PlainObject;

  constructor(value: PlainObject) {
    this.value = value;
  }

  jsonEntries(): readonly (readonly [string, unknown])[] {
    return [
      ['success', this.value['success'] === true],
      ['entityId', this.value['entityid'] ?? null],
      ['errors', errorsOf(this)],
    ];
  }

  list(name: string): readonly unknown[] {
    return (this.value[name] ?? []) as readonly unknown[];
  }
}

/** The result of a request that was refused. */
export function processResult(errors: readonly DmlError[]): object {
  return new ProcessResult({
    success: false,
    errors: errors.map(({ statusCode, message }) => ({ statuscode: statusCode, message })),
  });
}

registerJsonReader('Approval.ProcessResult', (value) => new ProcessResult(value));

function errorsOf(self: ProcessResult): unknown {
  const errors = self.list('errors').map((error) => {
    const plain = error as PlainObject;
    return new DatabaseError({
      statusCode: String(plain['statuscode']),
      message: String(plain['message'] ?? ''),
      fields: [],
    });
  });
  return listOfType('Database.Error', errors);
}

export const processResultClass = libraryClass({
  name: 'Approval.ProcessResult',
  members: {
    'String getEntityId()': (self: ProcessResult) => self.value['entityid'] ?? null,
    'List<Database.Error> getErrors()': errorsOf,
    'String getInstanceId()': (self: ProcessResult) => self.value['instanceid'] ?? null,
    'String getInstanceStatus()': (self: ProcessResult) => self.value['instancestatus'] ?? null,
    'List<Id> getNewWorkitemIds()': (self: ProcessResult) => listOfType('Id', self.list('newworkitemids')),
    'List<Id> getActorIds()': (self: ProcessResult) => listOfType('Id', self.list('actorids')),
    'Boolean isSuccess()': (self: ProcessResult) => self.value['success'] === true,
  },
  instance: ProcessResult,
});

class ProcessRequest {
  /** By property name. */
  readonly values: Record<string, unknown> = {};
}
class ProcessSubmitRequest extends ProcessRequest {}
class ProcessWorkitemRequest extends ProcessRequest {}

function accessors(
  fields: readonly (readonly [string, string])[],
): Record<string, ((self: ProcessRequest, value: unknown) => unknown) | PropertyImplementation> {
  const members: Record<string, (self: ProcessRequest, value: unknown) => unknown> = {};
  for (const [type, name] of fields) {
    members[`${type} get${name}()`] = (self) => self.values[name] ?? null;
    members[`void set${name}(${type} value)`] = (self, value) => {
      self.values[name] = value;
    };
  }
  return members;
}

export const processRequestClass = libraryClass({
  name: 'Approval.ProcessRequest',
  kind: 'abstract',
  members: accessors([
    ['String', 'Comments'],
    ['List<Id>', 'NextApproverIds'],
  ]),
  instance: ProcessRequest,
});

export const processSubmitRequestClass = libraryClass({
  name: 'Approval.ProcessSubmitRequest',
  extends: 'Approval.ProcessRequest',
  members: {
    'new()': () => new ProcessSubmitRequest(),
    ...accessors([
      ['Id', 'ObjectId'],
      ['Id', 'SubmitterId'],
      ['String', 'ProcessDefinitionNameOrId'],
      ['Boolean', 'SkipEntryCriteria'],
    ]),
  },
  instance: ProcessSubmitRequest,
});

export const processWorkitemRequestClass = libraryClass({
  name: 'Approval.ProcessWorkitemRequest',
  extends: 'Approval.ProcessRequest',
  members: {
    'new()': () => new ProcessWorkitemRequest(),
    ...accessors([
      ['Id', 'WorkitemId'],
      ['String', 'Action'],
    ]),
  },
  instance: ProcessWorkitemRequest,
});
