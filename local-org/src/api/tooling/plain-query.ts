/** SOQL over plain rows: for the few objects that only the Tooling API has and that are no records here. */
import type { Condition, FieldExpr, SoqlQuery, Value } from '../../soql/ast.ts';
import { apiError } from '../api-errors.ts';

/** Values by field name; parents as rows of their own. */
export interface PlainRow {
  readonly [field: string]: unknown;
}

/** Rows that a query keeps, with the fields that it selects. Throws ApiError for what plain rows cannot answer. */
export function selectPlain(query: SoqlQuery, rows: readonly PlainRow[], version: string): object {
  let kept = rows.filter((row) => query.where === null || holds(query.where, row));
  if (query.limit?.kind === 'number') kept = kept.slice(0, Number(query.limit.text));
  const isCount =
    query.select.length === 1 && query.select[0].kind === 'field' && query.select[0].expr.kind === 'function';
  if (isCount)
    return {
      size: kept.length,
      totalSize: kept.length,
      done: true,
      queryLocator: null,
      entityTypeName: query.from.name,
      records: [],
    };
  const paths = query.select.map((item) => {
    if (item.kind !== 'field' || item.expr.kind !== 'path')
      throw apiError(400, 'MALFORMED_QUERY', `Only fields can be selected from ${query.from.name}`);
    return item.expr.path;
  });
  const records = kept.map((row) => {
    const record: Record<string, unknown> = {
      attributes: {
        type: query.from.name,
        url: `/services/data/${version}/tooling/sobjects/${query.from.name}/${String(row.Id ?? '')}`,
      },
    };
    for (const path of paths) put(record, path, row);
    return record;
  });
  return {
    size: records.length,
    totalSize: records.length,
    done: true,
    queryLocator: null,
    entityTypeName: query.from.name,
    records,
  };
}

function put(record: Record<string, unknown>, path: readonly string[], row: PlainRow): void {
  const [name, ...rest] = path;
  const key = keyOf(row, name);
  if (rest.length === 0) {
    record[key] = row[key] ?? null;
    return;
  }
  const parent = row[key];
  if (typeof parent !== 'object' || parent === null) {
    record[key] = null;
    return;
  }
  record[key] ??= {};
  put(record[key] as Record<string, unknown>, rest, parent as PlainRow);
}

function keyOf(row: PlainRow, name: string): string {
  return Object.keys(row).find((key) => key.toLowerCase() === name.toLowerCase()) ?? name;
}

function valueAt(row: PlainRow, expr: FieldExpr): unknown {
  if (expr.kind !== 'path') throw apiError(400, 'MALFORMED_QUERY', 'Functions are not supported here');
  let value: unknown = row;
  for (const name of expr.path)
    value = typeof value === 'object' && value !== null ? (value as PlainRow)[keyOf(value as PlainRow, name)] : null;
  return value ?? null;
}

function holds(condition: Condition, row: PlainRow): boolean {
  switch (condition.kind) {
    case 'and':
      return condition.operands.every((operand) => holds(operand, row));
    case 'or':
      return condition.operands.some((operand) => holds(operand, row));
    case 'not':
      return !holds(condition.operand, row);
    case 'compare': {
      const left = comparable(valueAt(row, condition.left));
      const right = condition.right.kind === 'list' ? condition.right.values.map(literal) : [literal(condition.right)];
      switch (condition.op) {
        case '=':
        case 'in':
          return right.some((value) => same(left, value));
        case '!=':
        case 'not in':
          return !right.some((value) => same(left, value));
        case '<':
          return left !== null && right[0] !== null && left < right[0];
        case '>':
          return left !== null && right[0] !== null && left > right[0];
        case '<=':
          return left !== null && right[0] !== null && left <= right[0];
        case '>=':
          return left !== null && right[0] !== null && left >= right[0];
        default:
          throw apiError(400, 'MALFORMED_QUERY', `Operator ${condition.op} is not supported here`);
      }
    }
  }
}

type Comparable = string | number | boolean | null;

function comparable(value: unknown): Comparable {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

function literal(value: Value): Comparable {
  switch (value.kind) {
    case 'string':
      return value.value;
    case 'boolean':
      return value.value;
    case 'number':
      return Number(value.text);
    case 'null':
      return null;
    default:
      throw apiError(400, 'MALFORMED_QUERY', 'Values of this kind are not supported here');
  }
}

/** Ids of 15 and 18 characters are equal. */
function same(left: Comparable, right: Comparable): boolean {
  if (typeof left !== 'string' || typeof right !== 'string') return left === right;
  if (left.length === 18 && right.length === 15) return left.startsWith(right);
  return left.toLowerCase() === right.toLowerCase();
}
