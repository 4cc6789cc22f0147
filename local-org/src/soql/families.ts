/** How values of a field compare in SQL. */
import type { FieldInfo } from '../schema/model.ts';

export type Family =
  'text' | 'exactText' | 'id' | 'number' | 'boolean' | 'date' | 'datetime' | 'time' | 'multipicklist' | 'blob';

export function familyOf(field: FieldInfo): Family {
  switch (field.type) {
    case 'id':
    case 'reference':
      return 'id';
    case 'boolean':
      return 'boolean';
    case 'int':
    case 'long':
    case 'double':
    case 'currency':
    case 'percent':
      return 'number';
    case 'date':
      return 'date';
    case 'datetime':
      return 'datetime';
    case 'time':
      return 'time';
    case 'multipicklist':
      return 'multipicklist';
    case 'base64':
      return 'blob';
    default:
      return field.caseSensitive ? 'exactText' : 'text';
  }
}

/** Appended to an expression that is not a bare column, so that it compares like one. */
export function collation(family: Family): string {
  return family === 'text' || family === 'multipicklist' ? ' COLLATE NOCASE' : '';
}
