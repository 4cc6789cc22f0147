/** The key file an administrator exports from an org: JSON with the masking key. Whoever has it can test guesses. */

export const KEY_FORMAT = 'sandbox-email-masking-key/1';
const KEY_BYTES = 32;

/** A file that is no key file; the message states why and never quotes it. */
export class KeyFileError extends Error {
  readonly code = 'key_file';
}

/**
 * The key in the text of a key file.
 *
 * @throws KeyFileError when there is none
 */
export function readKeyFile(text: string): Buffer {
  const content = parsed(text);
  if (content.format !== KEY_FORMAT)
    throw new KeyFileError(
      `This is no key file: its "format" must be "${KEY_FORMAT}". Export one in the app, Options tab.`,
    );
  return decodeKey(content.key);
}

/** @throws KeyFileError when the text is no masking key in Base64 */
export function decodeKey(stored: unknown): Buffer {
  const key = Buffer.from(typeof stored === 'string' ? stored : '', 'base64');
  if (key.length !== KEY_BYTES || key.toString('base64') !== stored)
    throw new KeyFileError(
      `The key in the key file is damaged: "key" must be ${KEY_BYTES} bytes in Base64. Export the file again.`,
    );
  return key;
}

function parsed(text: string): { readonly format?: unknown; readonly key?: unknown } {
  try {
    const content: unknown = JSON.parse(text);
    if (typeof content === 'object' && content !== null) return content;
  } catch {
    // What JSON.parse reports would quote the file.
  }
  throw new KeyFileError('This is no key file: it is no JSON object. Export one in the app, Options tab.');
}
