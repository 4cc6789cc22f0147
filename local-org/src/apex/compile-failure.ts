/** Errors of an org as a whole. What concerns the file is a StoreError, what concerns the project's files a ProjectError. */
import type { Diagnostic } from './diagnostic.ts';

/** The project's Apex does not compile: nothing of it can run. */
export class CompileFailure extends Error {
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[]) {
    const errors = diagnostics.filter((d) => d.severity === 'error');
    super(`${errors.length} compile error${errors.length === 1 ? '' : 's'}\n${formatDiagnostics(errors)}`);
    this.name = 'CompileFailure';
    this.diagnostics = diagnostics;
  }
}

/** `path:line:column: message`, one line each. */
export function formatDiagnostics(diagnostics: readonly Diagnostic[]): string {
  return diagnostics
    .map((d) => `${d.path}:${d.line}:${d.column}: ${d.severity === 'warning' ? 'warning: ' : ''}${d.message}`)
    .join('\n');
}
