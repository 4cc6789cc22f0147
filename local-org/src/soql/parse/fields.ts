/** Field paths and functions. */
import type { FieldExpr, Value } from '../ast.ts';
import type { Cursor } from './cursor.ts';
import { accept, at, expect, expectMemberName, expectName, peek } from './cursor.ts';
import { parseValue } from './query-values.ts';

/** `Name`, `Account.Owner.Name`. */
export function parsePath(cursor: Cursor): string[] {
  const path = [expectName(cursor).text];
  while (accept(cursor, '.')) path.push(expectMemberName(cursor).text);
  return path;
}

/** A path, or a function with its arguments. */
export function parseField(cursor: Cursor): FieldExpr {
  const first = peek(cursor);
  const path = parsePath(cursor);
  const name = path[0];
  if (path.length === 1 && name !== undefined && at(cursor, '(')) {
    const args = parseArguments(cursor);
    return { kind: 'function', name, args, span: spanFrom(cursor, first) };
  }
  return { kind: 'path', path, span: spanFrom(cursor, first) };
}

function parseArguments(cursor: Cursor): (FieldExpr | Value)[] {
  expect(cursor, '(');
  const args: (FieldExpr | Value)[] = [];
  if (accept(cursor, ')')) return args;
  do args.push(parseArgument(cursor));
  while (accept(cursor, ','));
  expect(cursor, ')');
  return args;
}

function parseArgument(cursor: Cursor): FieldExpr | Value {
  if (peek(cursor).kind === 'name') return parseField(cursor);
  return parseValue(cursor, null);
}

function spanFrom(cursor: Cursor, first: { readonly span: FieldExpr['span'] }): FieldExpr['span'] {
  const last = peek(cursor, -1).span;
  return { line: first.span.line, column: first.span.column, endLine: last.endLine, endColumn: last.endColumn };
}
