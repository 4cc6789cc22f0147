/** A deployment's archive, unpacked within limits. */
import { Readable } from 'node:stream';
import JSZip from 'jszip';
import { apiError } from '../api-errors.ts';

export interface Archive {
  /** Content by path below the folder of `package.xml`. */
  readonly files: ReadonlyMap<string, Buffer>;
  /** What stands before those paths in the archive: empty, or `unpackaged/`. */
  readonly root: string;
}

const MAX_FILES = 10_000;
/** Source: Metadata API limits: 400 MB unpacked. */
const MAX_UNPACKED = 400 * 1024 * 1024;

/** Throws ApiError for what is no archive, or too large. */
export async function readArchive(bytes: Uint8Array): Promise<Archive> {
  let zip: JSZip;
  try {
    zip = await JSZip.loadAsync(bytes);
  } catch {
    throw apiError(400, 'INVALID_CONTENT', 'The deployment is no zip archive');
  }
  const entries = Object.values(zip.files).filter((entry) => !entry.dir);
  if (entries.length > MAX_FILES)
    throw apiError(400, 'LIMIT_EXCEEDED', `Maximum number of files exceeded: ${MAX_FILES}`);
  const root = entries.some((entry) => entry.name === 'package.xml')
    ? ''
    : entries.find((entry) => /^[^/]+\/package\.xml$/.test(entry.name))?.name.replace('package.xml', '');
  if (root === undefined) throw apiError(400, 'INVALID_CONTENT', 'No package.xml found');
  const files = new Map<string, Buffer>();
  let size = 0;
  for (const entry of entries) {
    const content = await unpacked(entry, MAX_UNPACKED - size);
    size += content.length;
    files.set(entry.name.startsWith(root) ? entry.name.slice(root.length) : entry.name, content);
  }
  return { files, root };
}

/** Read as a stream, so that a small archive of a huge file is found out in time. */
async function unpacked(entry: JSZip.JSZipObject, room: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of new Readable().wrap(entry.nodeStream()) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > room) throw apiError(400, 'LIMIT_EXCEEDED', 'Maximum size of the unpacked archive exceeded');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
