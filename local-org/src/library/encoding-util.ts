/** System.EncodingUtil. Source: Apex Reference Guide, "EncodingUtil Class". */
import { ApexBlob } from '../runtime/blob.ts';
import { ApexException } from '../runtime/exception.ts';
import { libraryClass } from '../runtime/library.ts';

/** `application/x-www-form-urlencoded`, as java.net.URLEncoder: letters, digits and `.-*_` stay, a space becomes `+`. */
function urlEncode(text: string, charset: string): string {
  let result = '';
  for (const byte of Buffer.from(text, encodingOf(charset))) {
    const c = String.fromCharCode(byte);
    result += /[A-Za-z0-9.\-*_]/.test(c) ? c : c === ' ' ? '+' : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
  }
  return result;
}

function urlDecode(text: string, charset: string): string {
  const encoding = encodingOf(charset);
  return text.replaceAll('+', ' ').replace(/(?:%[0-9a-fA-F]{2})+|%/g, (run) => {
    if (run === '%')
      throw ApexException.of(
        'System.IllegalArgumentException',
        'URLDecoder: Illegal hex characters in escape (%) pattern',
      );
    return Buffer.from(run.replaceAll('%', ''), 'hex').toString(encoding);
  });
}

function encodingOf(charset: string): BufferEncoding {
  const name = charset.toLowerCase().replace(/[^a-z0-9]/g, '');
  if (name === 'utf8') return 'utf8';
  if (name === 'iso88591' || name === 'latin1') return 'latin1';
  if (name === 'usascii' || name === 'ascii') return 'ascii';
  if (name === 'utf16le') return 'utf16le';
  throw ApexException.of('System.IllegalArgumentException', charset);
}

function fromHex(text: string): ApexBlob {
  if (text.length % 2 !== 0)
    throw ApexException.of(
      'System.InvalidParameterValueException',
      'Invalid hex string: an even number of characters is expected',
    );
  if (!/^[0-9a-fA-F]*$/.test(text))
    throw ApexException.of('System.InvalidParameterValueException', 'Illegal hexadecimal character in the hex string');
  return new ApexBlob(Buffer.from(text, 'hex'));
}

const asBuffer = (blob: ApexBlob): Buffer =>
  Buffer.from(blob.bytes.buffer, blob.bytes.byteOffset, blob.bytes.byteLength);

export const encodingUtilClass = libraryClass({
  name: 'System.EncodingUtil',
  members: {
    'static String base64Encode(Blob inputBlob)': (blob: ApexBlob) => asBuffer(blob).toString('base64'),
    'static Blob base64Decode(String inputString)': (text: string) => {
      const [strange] = /[^A-Za-z0-9+/=\s]/.exec(text.toString()) ?? [];
      if (strange !== undefined)
        throw ApexException.of('System.StringException', `Unrecognized base64 character: ${strange}`);
      return new ApexBlob(Buffer.from(text.toString(), 'base64'));
    },
    'static String base64UrlEncode(Blob inputBlob)': (blob: ApexBlob) => asBuffer(blob).toString('base64url'),
    'static Blob base64UrlDecode(String inputString)': (text: string) =>
      new ApexBlob(Buffer.from(text.toString(), 'base64url')),
    'static String convertToHex(Blob inputBlob)': (blob: ApexBlob) => asBuffer(blob).toString('hex'),
    'static Blob convertFromHex(String inputString)': (text: string) => fromHex(text.toString()),
    'static String urlEncode(String inputString, String encodingScheme)': (text: string, charset: string) =>
      urlEncode(text.toString(), charset),
    'static String urlDecode(String inputString, String encodingScheme)': (text: string, charset: string) =>
      urlDecode(text.toString(), charset),
  },
});
