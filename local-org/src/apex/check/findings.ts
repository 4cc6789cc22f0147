/** Findings of the checker. */
import type { Span } from '../ast.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Checker } from './checker.ts';

const reported = new WeakMap<Diagnostic[], Set<string>>();

/** Adds a finding, once for each location and text. */
export function report(c: Checker, span: Span, message: string): void {
  let known = reported.get(c.diagnostics);
  if (known === undefined) reported.set(c.diagnostics, (known = new Set()));
  const key = `${c.path}:${span.line}:${span.column}:${message}`;
  if (known.has(key)) return;
  known.add(key);
  c.diagnostics.push({
    path: c.path,
    line: span.line,
    column: span.column,
    endLine: span.endLine,
    endColumn: span.endColumn,
    severity: 'error',
    message,
  });
}

/** Takes back a finding that was added after the first `before` ones. */
export function retract(c: Checker, before: number, span: Span, message: string): void {
  const index = c.diagnostics.findIndex((d, i) => i >= before && d.message === message);
  if (index < 0) return;
  c.diagnostics.splice(index, 1);
  reported.get(c.diagnostics)?.delete(`${c.path}:${span.line}:${span.column}:${message}`);
}
