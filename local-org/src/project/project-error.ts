/** A project that cannot be read as it stands: whose file, which line, why. */

/**
 * - `no_project`: no such folder.
 * - `bad_json`, `bad_xml`: a file is not well-formed.
 * - `bad_metadata`: well-formed, but an element is missing or has an impossible value.
 * - `duplicate`: two files declare the same component.
 * - `bad_replacement`: a replacement of `sfdx-project.json` cannot be applied.
 */
export type ProjectErrorCode = 'no_project' | 'bad_json' | 'bad_xml' | 'bad_metadata' | 'duplicate' | 'bad_replacement';

export class ProjectError extends Error {
  readonly code: ProjectErrorCode;
  readonly path: string;
  /** From 1; null when unknown. */
  readonly line: number | null;

  /** From 1; null when unknown. */
  readonly column: number | null;
  /** The message without its position. */
  readonly problem: string;

  constructor(
    code: ProjectErrorCode,
    message: string,
    path: string,
    line: number | null = null,
    column: number | null = null,
  ) {
    super(`${path}${line === null ? '' : `:${line}`}: ${message}`);
    this.name = 'ProjectError';
    this.code = code;
    this.path = path;
    this.line = line;
    this.column = column;
    this.problem = message;
  }
}
