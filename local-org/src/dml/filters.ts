/** Conditions of metadata on stored fields, as roll-ups and lookups have them: SQL on the alias `c`, and the values it takes. */
import type { FieldInfo, FilterItem, SObjectType } from '../schema/model.ts';
import { quoted } from '../soql/sql.ts';
import type { SqlValue } from '../store/store.ts';

const FILTER_OPERATORS: Readonly<Record<string, string>> = {
  equals: 'IS',
  notEqual: 'IS NOT',
  lessThan: '<',
  greaterThan: '>',
  lessOrEqual: '<=',
  greaterOrEqual: '>=',
};

export function filterColumn(type: SObjectType, filter: FilterItem): FieldInfo {
  const name = filter.field.includes('.') ? filter.field.slice(filter.field.lastIndexOf('.') + 1) : filter.field;
  const field = type.field(name);
  if (field === null || field.column === null) throw new Error(`Filter on ${type.name}.${name}: no such stored field`);
  return field;
}

export function filterSql(type: SObjectType, filter: FilterItem): string {
  const column = `c.${quoted(filterColumn(type, filter).column!)}`;
  const operator = FILTER_OPERATORS[filter.operation];
  if (operator !== undefined) {
    const values = filter.value.split(',');
    if (operator === 'IS' && values.length > 1) return `${column} IN (${values.map(() => '?').join(', ')})`;
    if (operator === 'IS NOT' && values.length > 1)
      return `IFNULL(${column} NOT IN (${values.map(() => '?').join(', ')}), 1)`;
    return `${column} ${operator} ?`;
  }
  if (filter.operation === 'contains') return `${column} LIKE '%' || ? || '%'`;
  if (filter.operation === 'notContain') return `IFNULL(${column} NOT LIKE '%' || ? || '%', 1)`;
  if (filter.operation === 'startsWith') return `${column} LIKE ? || '%'`;
  throw new Error(`Filter operation ${filter.operation} is not implemented`);
}

/** Text of metadata (a filter's value) as the store has values of the field. */
function literalFor(field: FieldInfo, text: string): SqlValue {
  switch (field.type) {
    case 'boolean':
      return text.toLowerCase() === 'true' || text === '1' ? 1 : 0;
    case 'int':
    case 'long':
    case 'double':
    case 'currency':
    case 'percent':
      return Number(text);
    default:
      return text === '' ? null : text;
  }
}

export function filterValues(type: SObjectType, filter: FilterItem): SqlValue[] {
  const target = filterColumn(type, filter);
  const multiple = (filter.operation === 'equals' || filter.operation === 'notEqual') && filter.value.includes(',');
  return (multiple ? filter.value.split(',') : [filter.value]).map((text) => literalFor(target, text.trim()));
}
