/** System.Blob. */
import { required } from '../runtime/args.ts';
import { ApexBlob } from '../runtime/blob.ts';
import { ApexException } from '../runtime/exception.ts';
import { libraryClass, notImplemented } from '../runtime/library.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function textOf(blob: ApexBlob): string {
  try {
    return utf8.decode(blob.bytes);
  } catch {
    if (blob === null) throw ApexException.of('System.NullPointerException', 'Argument cannot be null.');
    throw ApexException.of('System.StringException', 'BLOB is not a valid UTF-8 string');
  }
}

export const blobClass = libraryClass({
  name: 'System.Blob',
  members: {
    'static Blob valueOf(String stringToBlob)': (text: string) => ApexBlob.ofText(required(text)),
    'static Blob toPdf(String stringToConvert)': notImplemented,
    'Integer size()': (self: ApexBlob) => self.bytes.length,
    'String toString()': (self: ApexBlob) => textOf(self),
  },
});
