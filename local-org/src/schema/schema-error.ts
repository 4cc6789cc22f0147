/** Metadata that makes no data model. */
export class SchemaError extends Error {
  /** File of the metadata at fault, where known. */
  readonly path: string | null;
  /** The message without the path. */
  readonly problem: string;

  constructor(message: string, path: string | null = null) {
    super(path === null ? message : `${path}: ${message}`);
    this.name = 'SchemaError';
    this.path = path;
    this.problem = message;
  }
}
