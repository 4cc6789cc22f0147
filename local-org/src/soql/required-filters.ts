/** Objects that are only queried for what they belong to. Source: Object Reference, "ContentDocumentLink". */
import type { Condition, SoqlQuery } from './ast.ts';
import { queryException } from './query-errors.ts';

const FILTERS: Readonly<Record<string, readonly string[]>> = {
  contentdocumentlink: ['contentdocumentid', 'linkedentityid', 'id'],
};

const RESTRICTION =
  "Implementation restriction: ContentDocumentLink requires a filter by a single Id on ContentDocumentId or LinkedEntityId using the equals operator or multiple Id's using the IN operator.";

export function checkFilters(query: SoqlQuery): void {
  const wanted = FILTERS[query.from.name.toLowerCase()];
  if (wanted !== undefined && !names(query.where, wanted)) throw queryException(RESTRICTION);
}

function names(condition: Condition | null, wanted: readonly string[]): boolean {
  if (condition === null) return false;
  switch (condition.kind) {
    case 'compare':
      return (
        (condition.op === '=' || condition.op === 'in') &&
        condition.left.kind === 'path' &&
        wanted.includes(condition.left.path.at(-1)!.toLowerCase())
      );
    case 'not':
      return false;
    default:
      return condition.operands.some((operand) => names(operand, wanted));
  }
}
