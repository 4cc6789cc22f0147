/** Literals and their types. */
import type { Expr } from '../../ast.ts';
import type { BoundExpr } from '../../bound.ts';
import { BOOLEAN, DECIMAL, DOUBLE, INTEGER, LONG, NULL, STRING } from '../../types/builtin.ts';
import { report } from '../findings.ts';
import type { Checker } from '../checker.ts';

/** Below this API version `1.5` is a Double. */
const DECIMAL_LITERALS_SINCE = 17;

const MAX_INTEGER = 2147483647n;
const MAX_LONG = 9223372036854775807n;

export function checkLiteral(c: Checker, expr: Extract<Expr, { kind: 'literal' }>): BoundExpr {
  const { literal, span } = expr;
  switch (literal.kind) {
    case 'null':
      return { kind: 'literal', type: NULL, span, value: null };
    case 'boolean':
      return { kind: 'literal', type: BOOLEAN, span, value: literal.value };
    case 'string':
      return { kind: 'literal', type: STRING, span, value: literal.value };
    case 'integer': {
      const value = BigInt(literal.text);
      // The magnitude of the smallest Integer is accepted for the sake of `-2147483648`.
      if (value > MAX_INTEGER + 1n) report(c, span, 'Illegal integer');
      return { kind: 'literal', type: INTEGER, span, value: Number(BigInt.asIntN(32, value)) };
    }
    case 'long': {
      const value = BigInt(literal.text.replace(/l$/i, ''));
      if (value > MAX_LONG + 1n) report(c, span, 'Illegal long');
      return { kind: 'literal', type: LONG, span, value: BigInt.asIntN(64, value) };
    }
    case 'decimal':
      if (c.apiVersion < DECIMAL_LITERALS_SINCE)
        return { kind: 'literal', type: DOUBLE, span, value: Number(literal.text) };
      return { kind: 'literal', type: DECIMAL, span, value: literal.text };
    case 'double':
      return { kind: 'literal', type: DOUBLE, span, value: Number(literal.text.replace(/d$/i, '')) };
  }
}
