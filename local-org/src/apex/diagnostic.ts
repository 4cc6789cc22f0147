/** What the compiler reports about a source file, in the platform's words. */
export interface Diagnostic {
  /** Path as the project knows it. */
  readonly path: string;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
  readonly endLine?: number;
  readonly endColumn?: number;
  readonly severity: 'error' | 'warning';
  /** The platform's wording, e.g. `Variable does not exist: foo`. */
  readonly message: string;
}
