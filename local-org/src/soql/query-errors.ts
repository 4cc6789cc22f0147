/** What the platform reports about queries it refuses. */
import { ApexException } from '../runtime/exception.ts';

const CUSTOM_HINT = 'Please reference your WSDL or the describe call for the appropriate names.';

export function queryException(message: string): ApexException {
  return ApexException.of('System.QueryException', message);
}

/** `FOR UPDATE` of rows that another transaction holds. */
export function rowsHeld(): ApexException {
  return queryException(
    'Record Currently Unavailable: The record you are attempting to edit, or one of its related records, is currently being modified by another user. Please try again.',
  );
}

export function noSuchColumn(column: string, entity: string): ApexException {
  return queryException(
    `No such column '${column}' on entity '${entity}'. If you are attempting to use a custom field, be sure to append the '__c' after the custom field name. ${CUSTOM_HINT}`,
  );
}

export function noSuchRelationship(name: string): ApexException {
  return queryException(
    `Didn't understand relationship '${name}' in field path. If you are attempting to use a custom relationship, be sure to append the '__r' after the custom relationship name. ${CUSTOM_HINT}`,
  );
}

export function noSuchChildRelationship(name: string): ApexException {
  return queryException(
    `Didn't understand relationship '${name}' in FROM part of query call. If you are attempting to use a custom relationship, be sure to append the '__r' after the custom relationship name. ${CUSTOM_HINT}`,
  );
}

export function unsupportedType(name: string): ApexException {
  return queryException(
    `sObject type '${name}' is not supported. If you are attempting to use a custom object, be sure to append the '__c' after the entity name. ${CUSTOM_HINT}`,
  );
}
