/** Jobs of Bulk API 2.0. Their data is in files of a temporary folder that ends with the server. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { randomBytes } from 'node:crypto';
import { base62, toId18 } from '../../schema/ids.ts';
import { apiError, notFound } from '../api-errors.ts';
import type { JsonObject } from '../http.ts';
import type { IngestJob } from './ingest-job.ts';
import type { QueryJob } from './query-jobs.ts';

export interface BulkJobs {
  readonly ingest: Map<string, IngestJob>;
  readonly query: Map<string, QueryJob>;
  /** Jobs whose data is loaded one after another. */
  queue: Promise<void>;
  isClosed: boolean;
  /** A file of a job. */
  file(name: string): string;
  close(): void;
}

export function createBulkJobs(): BulkJobs {
  let folder: string | null = null;
  return {
    ingest: new Map(),
    query: new Map(),
    queue: Promise.resolve(),
    isClosed: false,
    file(name) {
      folder ??= mkdtempSync(path.join(tmpdir(), 'local-org-bulk-'));
      return path.join(folder, name);
    },
    close() {
      this.isClosed = true;
      if (folder !== null) rmSync(folder, { recursive: true, force: true });
    },
  };
}

export function newJobId(): string {
  return toId18(`750${base62(randomBytes(6).readUIntBE(0, 6), 12)}`)!;
}

/** Of the user's own jobs. Throws ApiError 404. */
export function findJob<T extends { readonly userId: string }>(
  jobs: ReadonlyMap<string, T>,
  id: string,
  userId: string,
): T {
  const job = jobs.get(toId18(id) ?? id);
  if (job === undefined || job.userId !== userId) throw notFound();
  return job;
}

const DELIMITERS: Readonly<Record<string, string>> = {
  COMMA: ',',
  TAB: '\t',
  SEMICOLON: ';',
  PIPE: '|',
  CARET: '^',
  BACKQUOTE: '`',
};
const LINE_ENDINGS: Readonly<Record<string, string>> = { LF: '\n', CRLF: '\r\n' };

export interface CsvFormat {
  readonly columnDelimiter: string;
  readonly lineEnding: string;
  /** The characters that these names stand for. */
  readonly delimiter: string;
  readonly newline: string;
}

/** Throws ApiError for names that are none. */
export function csvFormat(body: JsonObject): CsvFormat {
  const columnDelimiter = String(body.columnDelimiter ?? 'COMMA');
  const lineEnding = String(body.lineEnding ?? 'LF');
  if (!Object.hasOwn(DELIMITERS, columnDelimiter))
    throw apiError(400, 'INVALIDJOB', `Invalid columnDelimiter: ${columnDelimiter}`);
  if (!Object.hasOwn(LINE_ENDINGS, lineEnding)) throw apiError(400, 'INVALIDJOB', `Invalid lineEnding: ${lineEnding}`);
  if (String(body.contentType ?? 'CSV') !== 'CSV')
    throw apiError(400, 'INVALIDJOB', `Invalid contentType: ${String(body.contentType)}`);
  return { columnDelimiter, lineEnding, delimiter: DELIMITERS[columnDelimiter], newline: LINE_ENDINGS[lineEnding] };
}
