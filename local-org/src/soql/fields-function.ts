/** `FIELDS(ALL)` and `FIELDS(CUSTOM)` need a limit of rows; `FIELDS(STANDARD)` names fields that are known. */
import type { SelectItem, SoqlQuery } from './ast.ts';
import { queryException } from './query-errors.ts';

const FIELDS_LIMIT = 200;

function isUnboundedFields(item: SelectItem): boolean {
  if (item.kind !== 'field' || item.expr.kind !== 'function' || item.expr.name.toLowerCase() !== 'fields') return false;
  const [which] = item.expr.args;
  return which?.kind !== 'path' || which.path[0].toLowerCase() !== 'standard';
}

/** Throws ApexException (System.QueryException). */
export function checkFieldsFunction(query: SoqlQuery): void {
  const isBounded =
    query.limit === null ? false : query.limit.kind !== 'number' || Number(query.limit.text) <= FIELDS_LIMIT;
  if (isBounded) return;
  for (const item of query.select) {
    if (isUnboundedFields(item)) {
      throw queryException(`The SOQL FIELDS function must have a LIMIT of at most ${FIELDS_LIMIT}`);
    }
  }
}
