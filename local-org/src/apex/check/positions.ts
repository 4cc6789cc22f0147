/**
 * Where the platform's compiler reports that an expression stands: a chain of names at its first name, a method call at the method's
 * name, an operator where its left operand stands, `x++` at the operator. (A single value that is wrong is shown at its own name: that is
 * the `span` of the bound expression.)
 */
import type { Expr, Span } from '../ast.ts';

export function startOf(expr: Expr): Span {
  switch (expr.kind) {
    case 'member':
      return chainRoot(expr) ?? expr.name.span;
    case 'call':
      return expr.name.span;
    case 'binary':
    case 'coalesce':
      return startOf(expr.left);
    case 'assign':
      return startOf(expr.target);
    case 'instanceof':
      return startOf(expr.operand);
    case 'index':
      return startOf(expr.target);
    case 'ternary':
      return startOf(expr.condition);
    case 'incDec':
      return expr.prefix ? expr.span : operatorSpan(expr.span);
    default:
      return expr.span;
  }
}

/** The first name of `a.b.c`; null where something else than names is in it. */
function chainRoot(expr: Expr): Span | null {
  switch (expr.kind) {
    case 'name':
      return expr.span;
    case 'member':
      return chainRoot(expr.target);
    default:
      return null;
  }
}

/** `a.b.c` as written; null where something else than names is in it. */
export function dottedName(expr: Expr): string | null {
  switch (expr.kind) {
    case 'name':
      return expr.name.text;
    case 'member': {
      const before = dottedName(expr.target);
      return before === null ? null : `${before}.${expr.name.text}`;
    }
    default:
      return null;
  }
}

// The two signs end the expression.
function operatorSpan(span: Span): Span {
  return { ...span, line: span.endLine, column: Math.max(1, span.endColumn - 2) };
}
