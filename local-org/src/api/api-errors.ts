/** Error answers of the platform's HTTP endpoints: a status and a list of `{ message, errorCode, fields }`. */
import { CompileFailure } from '../apex/compile-failure.ts';
import { asApexException, type ApexException } from '../runtime/exception.ts';
import { NotImplementedError } from '../runtime/library.ts';
import type { DmlError } from '../dml/dml.ts';

export interface ErrorBody {
  readonly message: string;
  readonly errorCode: string;
  readonly fields?: readonly string[];
}

export class ApiError extends Error {
  readonly status: number;
  readonly errors: readonly ErrorBody[];

  constructor(status: number, errors: readonly ErrorBody[]) {
    super(errors.map((error) => `${error.errorCode}: ${error.message}`).join('; '));
    this.status = status;
    this.errors = errors;
  }
}

export function apiError(status: number, errorCode: string, message: string, fields?: readonly string[]): ApiError {
  return new ApiError(status, [fields === undefined ? { message, errorCode } : { message, errorCode, fields }]);
}

export const notFound = (message = 'The requested resource does not exist'): ApiError =>
  apiError(404, 'NOT_FOUND', message);
export const badJson = (message: string): ApiError => apiError(400, 'JSON_PARSER_ERROR', message);

/** Anything that was thrown while answering, as an answer. `report` hears of what is a fault of this program. */
export function toApiError(error: unknown, report: (error: unknown) => void): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof CompileFailure) return apiError(400, 'APEX_ERROR', error.message);
  if (error instanceof NotImplementedError) return apiError(500, 'APEX_ERROR', error.message);
  const exception = asApexException(error);
  if (exception !== null) return ofApex(exception);
  report(error);
  return apiError(500, 'UNKNOWN_EXCEPTION', 'An unexpected error occurred.');
}

function ofApex(exception: ApexException): ApiError {
  const message = exception.getmessage$0() ?? '';
  if (exception.typeName === 'System.QueryException') return apiError(400, queryCode(message), message);
  if (exception.typeName === 'System.SearchException') return apiError(400, 'MALFORMED_SEARCH', message);
  if (exception.dml !== null)
    return new ApiError(
      400,
      exception.dml.map((failure) => ({
        message: failure.message,
        errorCode: failure.statusCode,
        fields: failure.fields,
      })),
    );
  if (exception.typeName === 'System.SecurityException') return apiError(403, 'INSUFFICIENT_ACCESS', message);
  if (exception.typeName === 'System.LimitException') return apiError(400, 'LIMIT_EXCEEDED', message);
  return apiError(400, 'CANNOT_INSERT_UPDATE_ACTIVATE_ENTITY', `${exception.typeName}: ${message}`);
}

/** The API's code for a text of System.QueryException. */
export function queryCode(message: string): string {
  if (message.startsWith('sObject type') || message.includes('in FROM part of query call')) return 'INVALID_TYPE';
  if (/^No such column|^Didn't understand relationship|can not be filtered|value of filter criterion/.test(message))
    return 'INVALID_FIELD';
  if (/^(?:invalid|Invalid) (?:ID|id)/.test(message)) return 'INVALID_QUERY_FILTER_OPERATOR';
  if (message.includes('queryMore()')) return 'EXCEEDED_ID_LIMIT';
  return 'MALFORMED_QUERY';
}

const STATUS_OF: Readonly<Record<string, number>> = {
  ENTITY_IS_DELETED: 404,
  INVALID_CROSS_REFERENCE_KEY: 404,
  INSUFFICIENT_ACCESS_OR_READONLY: 403,
  INSUFFICIENT_ACCESS_ON_CROSS_REFERENCE_ENTITY: 403,
};

/** A record that the save order refused. */
export function ofDml(errors: readonly DmlError[]): ApiError {
  const status = errors.length === 1 ? (STATUS_OF[errors[0].statusCode] ?? 400) : 400;
  return new ApiError(
    status,
    errors.map(({ statusCode, message, fields }) => ({ message, errorCode: statusCode, fields })),
  );
}
