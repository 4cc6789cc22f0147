/** What can go wrong with an org file, so that a command line can report it and a program can distinguish the cases. */

/**
 * - `locked`: another process has the org open.
 * - `damaged`: SQLite cannot read the file, or its tables contradict each other.
 * - `not_an_org`: a file of something else.
 * - `newer_version`: written by a later version of the local org.
 * - `missing`: no such file, and it was not to be created.
 * - `unwritable`: the folder or the file refuses to be written, or the disk is full.
 * - `failed`: a statement failed (constraint, syntax): a defect of the caller.
 */
export type StoreErrorCode =
  'locked' | 'damaged' | 'not_an_org' | 'newer_version' | 'missing' | 'unwritable' | 'failed';

export class StoreError extends Error {
  readonly code: StoreErrorCode;
  /** The org file, where the error is about the file. */
  readonly file: string | null;
  /** SQLite's own code (`SQLITE_CONSTRAINT_UNIQUE`, ...), where it said one. */
  readonly sqliteCode: string | null;

  constructor(
    code: StoreErrorCode,
    message: string,
    options: { file?: string | null; sqliteCode?: string | null; cause?: unknown } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'StoreError';
    this.code = code;
    this.file = options.file ?? null;
    this.sqliteCode = options.sqliteCode ?? null;
  }
}

/** SQLite's code of an error that a driver threw; null when it is not SQLite's. */
export function sqliteCodeOf(error: unknown): string | null {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && code.startsWith('SQLITE_') ? code : null;
}

export function lockedError(file: string, cause?: unknown): StoreError {
  return new StoreError('locked', `${file} is in use by another process`, {
    file,
    sqliteCode: sqliteCodeOf(cause),
    cause,
  });
}

/** A driver's error as the store's. */
export function storeError(error: unknown, file: string, sql?: string): StoreError {
  if (error instanceof StoreError) return error;
  const sqliteCode = sqliteCodeOf(error);
  const message = error instanceof Error ? error.message : String(error);
  const details = { file, sqliteCode, cause: error };
  if (/^SQLITE_(BUSY|LOCKED)/.test(sqliteCode ?? '')) return lockedError(file, error);
  if (/^SQLITE_(CORRUPT|NOTADB)/.test(sqliteCode ?? '') || /malformed|not a database/.test(message)) {
    return new StoreError('damaged', `${file} is damaged: ${message}; it is left as it is`, details);
  }
  if (
    /^SQLITE_(CANTOPEN|READONLY|PERM|IOERR|FULL)/.test(sqliteCode ?? '') ||
    /unable to open database file/i.test(message)
  ) {
    return new StoreError('unwritable', `${file} cannot be written: ${message}`, details);
  }
  return new StoreError(
    sql === undefined ? 'damaged' : 'failed',
    sql === undefined ? `${file}: ${message}` : `${message} in: ${sql}`,
    details,
  );
}
