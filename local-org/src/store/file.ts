/** Whether a file is an org's, recognized by its first bytes before anything opens it for writing. */
import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { StoreError } from './store-error.ts';

/** `PRAGMA application_id` of an org file: "LORG". */
export const APPLICATION_ID = 0x4c4f5247;
/** `PRAGMA user_version`: raised when tables of the store itself change. */
export const FORMAT_VERSION = 1;

const MAGIC = 'SQLite format 3\0';
const HEADER_LENGTH = 100;

/**
 * Looks at an existing file's SQLite header. Answers false for a file that does not exist or is empty.
 * Throws StoreError `not_an_org`, `newer_version`, `damaged` or `unwritable`.
 */
export function checkOrgFile(file: string): boolean {
  if (!existsSync(file)) return false;
  const size = statSync(file).size;
  if (statSync(file).isDirectory())
    throw new StoreError('not_an_org', `${file} is a folder, not an org file`, { file });
  if (size === 0) return false;
  const header = Buffer.alloc(HEADER_LENGTH);
  readHeader(file, header);
  if (header.toString('latin1', 0, 16) !== MAGIC)
    throw new StoreError('not_an_org', `${file} is not an org file; it is left as it is`, { file });
  if (header.readUInt32BE(68) !== APPLICATION_ID) {
    throw new StoreError('not_an_org', `${file} is a database of another program; it is left as it is`, { file });
  }
  const version = header.readUInt32BE(60);
  if (version > FORMAT_VERSION) {
    throw new StoreError(
      'newer_version',
      `${file} was written by a newer version (format ${version}, this version reads ${FORMAT_VERSION})`,
      { file },
    );
  }
  const pageSize = header.readUInt16BE(16) === 1 ? 65536 : header.readUInt16BE(16);
  if (size < pageSize * header.readUInt32BE(28) && !existsSync(`${file}-wal`)) {
    throw new StoreError('damaged', `${file} is damaged: it is shorter than it says; it is left as it is`, { file });
  }
  return true;
}

function readHeader(file: string, into: Buffer): void {
  let descriptor: number;
  try {
    descriptor = openSync(file, 'r');
  } catch (cause) {
    throw new StoreError('unwritable', `${file} cannot be opened: ${(cause as Error).message}`, { file, cause });
  }
  try {
    readSync(descriptor, into, 0, HEADER_LENGTH, 0);
  } finally {
    closeSync(descriptor);
  }
}
