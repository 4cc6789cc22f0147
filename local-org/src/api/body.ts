/** Bodies of requests: bounded, and unpacked where they are compressed. */
import type { IncomingMessage } from 'node:http';
import { gunzipSync, inflateSync } from 'node:zlib';
import { apiError } from './api-errors.ts';

/** What a metadata deployment may bring (39 MB, in Base64), with a reserve. */
export const MAX_BODY = 64 * 1024 * 1024;

export async function readBody(message: IncomingMessage): Promise<Buffer> {
  const declared = Number(message.headers['content-length'] ?? 0);
  if (declared > MAX_BODY) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message) {
    size += (chunk as Buffer).length;
    if (size > MAX_BODY) throw tooLarge();
    chunks.push(chunk as Buffer);
  }
  return unpack(Buffer.concat(chunks), message.headers['content-encoding']);
}

function unpack(body: Buffer, encoding: string | undefined): Buffer {
  const name = (encoding ?? 'identity').trim().toLowerCase();
  if (name === 'identity' || name === '') return body;
  const unzip = name === 'gzip' || name === 'x-gzip' ? gunzipSync : name === 'deflate' ? inflateSync : null;
  if (unzip === null) throw apiError(415, 'UNSUPPORTED_MEDIA_TYPE', `Content encoding not supported: ${name}`);
  try {
    return unzip(body, { maxOutputLength: MAX_BODY });
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge();
    throw apiError(400, 'INVALID_CONTENT', `The request body is no ${name} data`);
  }
}

function tooLarge(): Error {
  return apiError(
    413,
    'REQUEST_ENTITY_TOO_LARGE',
    `Maximum size of request body exceeded. Maximum size allowed: ${MAX_BODY}`,
  );
}
