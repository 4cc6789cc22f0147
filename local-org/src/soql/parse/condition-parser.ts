/** Conditions of WHERE and HAVING. AND and OR do not mix without parentheses, and NOT stands alone. */
import type { CompareOp, Condition } from '../ast.ts';
import type { Cursor } from './cursor.ts';
import { accept, at, expect, expected, next, peek, unexpected } from './cursor.ts';
import { parseField } from './fields.ts';
import type { SubqueryParser } from './query-values.ts';
import { parseSet, parseValue } from './query-values.ts';

export function parseCondition(cursor: Cursor, subquery: SubqueryParser | null): Condition {
  if (accept(cursor, 'not')) return { kind: 'not', operand: parseOperand(cursor, subquery) };
  const first = parseOperand(cursor, subquery);
  const kind = at(cursor, 'and') ? 'and' : at(cursor, 'or') ? 'or' : null;
  if (!kind) return first;
  const operands = [first];
  while (accept(cursor, kind)) operands.push(parseOperand(cursor, subquery));
  return { kind, operands };
}

function parseOperand(cursor: Cursor, subquery: SubqueryParser | null): Condition {
  if (accept(cursor, '(')) {
    const inner = parseCondition(cursor, subquery);
    expect(cursor, ')');
    return inner;
  }
  const start = peek(cursor);
  const left = parseField(cursor);
  const op = parseOperator(cursor);
  const isSet = op === 'in' || op === 'not in';
  const right =
    isSet || op === 'includes' || op === 'excludes'
      ? parseSet(cursor, isSet ? subquery : null)
      : parseValue(cursor, null);
  const end = peek(cursor, -1).span;
  return {
    kind: 'compare',
    left,
    op,
    right,
    span: { line: start.span.line, column: start.span.column, endLine: end.endLine, endColumn: end.endColumn },
  };
}

const OPERATORS: Readonly<Record<string, CompareOp>> = {
  '=': '=',
  '!=': '!=',
  '<>': '!=',
  '<': '<',
  '<=': '<=',
  '>': '>',
  '>=': '>=',
  like: 'like',
  in: 'in',
  includes: 'includes',
  excludes: 'excludes',
};

function parseOperator(cursor: Cursor): CompareOp {
  if (accept(cursor, 'not', 'in')) return 'not in';
  if (accept(cursor, 'not')) throw expected(cursor, 'in');
  const op = OPERATORS[peek(cursor).lower];
  if (!op) throw unexpected(cursor);
  next(cursor);
  return op;
}
