/** Writing records for the API: permissions of the object, the save order, and what comes of it. */
import type { ApiServer } from '../api.ts';
import type { DmlError, DmlResult } from '../../dml/dml.ts';
import { SObject } from '../../runtime/sobject.ts';
import type { UserInfoRecord } from '../../runtime/transaction.ts';
import type { SObjectType } from '../../schema/model.ts';
import { asApexException } from '../../runtime/exception.ts';
import { toId18 } from '../../schema/ids.ts';
import { ApiError, notFound, ofDml } from '../api-errors.ts';

export type SaveOperation = 'insert' | 'update' | 'delete';

/** The type of that name that the user may at least see. Throws ApiError 404. */
export function typeNamed(api: ApiServer, user: UserInfoRecord, name: string): SObjectType {
  const { schema, security } = api.org.host;
  const type = schema.type(name);
  const isVisible =
    type !== null && (security.canObject(user, type, 'read') || security.canObject(user, type, 'create'));
  if (!isVisible) throw notFound();
  return type;
}

const VERBS = { insert: 'create', update: 'edit', delete: 'delete' } as const;
const FAILURES: Readonly<Record<SaveOperation, (type: SObjectType) => DmlError>> = {
  insert: (type) => ({
    statusCode: 'CANNOT_INSERT_UPDATE_ACTIVATE_ENTITY',
    message: `entity type cannot be inserted: ${type.label}`,
    fields: [],
  }),
  update: () => ({
    statusCode: 'INSUFFICIENT_ACCESS_OR_READONLY',
    message: 'insufficient access rights on object id',
    fields: [],
  }),
  delete: () => ({
    statusCode: 'INSUFFICIENT_ACCESS_OR_READONLY',
    message: 'insufficient access rights on object id',
    fields: [],
  }),
};

function refusal(api: ApiServer, user: UserInfoRecord, operation: SaveOperation, type: SObjectType): DmlError | null {
  const isPossible =
    type.category !== 'customMetadata' &&
    (operation === 'insert' ? type.createable : operation === 'update' ? type.updateable : type.deletable);
  if (isPossible && api.org.host.security.canObject(user, type, VERBS[operation])) return null;
  return FAILURES[operation](type);
}

/**
 * One Apex transaction for up to 200 records. Records that fail have their errors in the result; `allOrNone`: if one fails, none is kept.
 * Errors of a whole transaction (limits, exceptions of triggers) are the error of each record.
 */
export function save(
  api: ApiServer,
  user: UserInfoRecord,
  operation: SaveOperation,
  records: readonly SObject[],
  allOrNone: boolean,
): DmlResult[] {
  const refused = new Map<number, DmlError>();
  const kept: SObject[] = [];
  records.forEach((record, at) => {
    const error = refusal(api, user, operation, record.sobjectType);
    if (error === null) kept.push(record);
    else refused.set(at, error);
  });
  const undone = new Undone();
  let results: DmlResult[] = [];
  if (!(allOrNone && refused.size > 0)) {
    try {
      results = api.org.transaction({ user, quiddity: 'REST' }, ({ org }) => {
        const done = org.dml.execute(operation, kept, { access: 'user', sharing: 'with', allOrNone: false });
        if (allOrNone && done.some((result) => !result.success)) {
          undone.results = done;
          throw undone;
        }
        return done;
      });
    } catch (error) {
      if (error === undone)
        results = undone.results.map((result) => (result.success ? { ...result, ...ROLLED_BACK } : result));
      else
        results = kept.map((record) => ({ id: record.id, success: false, created: false, errors: failureOf(error) }));
    }
  } else {
    results = kept.map((record) => ({ id: record.id, created: false, ...ROLLED_BACK }));
  }
  const rest = results.values();
  return records.map((record, at) => {
    const error = refused.get(at);
    return error === undefined
      ? rest.next().value!
      : { id: record.id, success: false, created: false, errors: [error] };
  });
}

class Undone extends Error {
  results: DmlResult[] = [];
}

const ROLLED_BACK = {
  success: false,
  errors: [
    {
      statusCode: 'ALL_OR_NONE_OPERATION_ROLLED_BACK',
      message: 'Record rolled back because not all records were valid and the request was using AllOrNone header',
      fields: [],
    },
  ],
};

/** What a transaction that ended early reports about its records. Throws what is no matter of Apex. */
function failureOf(error: unknown): DmlError[] {
  const exception = asApexException(error);
  if (exception === null) throw error;
  if (exception.dml !== null)
    return exception.dml.map(({ statusCode, message, fields }) => ({ statusCode, message, fields }));
  return [
    {
      statusCode: 'CANNOT_INSERT_UPDATE_ACTIVATE_ENTITY',
      message: `${exception.typeName}: ${exception.getmessage$0() ?? ''}`,
      fields: [],
    },
  ];
}

/** One record; throws its errors. */
export function saveOne(api: ApiServer, user: UserInfoRecord, operation: SaveOperation, record: SObject): DmlResult {
  const [result] = save(api, user, operation, [record], true);
  if (!result.success) throw operation === 'insert' ? asBadRequest(ofDml(result.errors)) : ofDml(result.errors);
  return result;
}

function asBadRequest(error: ApiError): ApiError {
  return error.status === 404 ? new ApiError(400, error.errors) : error;
}

/** A record that holds nothing but its Id. Throws ApiError 404 for text that cannot be one of the type's. */
export function recordWithId(type: SObjectType, text: string): SObject {
  const id = toId18(text);
  if (id === null || (type.keyPrefix !== null && !id.startsWith(type.keyPrefix)))
    throw notFound(`Provided external ID field does not exist or is not accessible: ${text}`);
  const record = new SObject(type);
  record.values[0] = id;
  return record;
}
