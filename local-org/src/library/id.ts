/** System.Id. */
import { addRecordError } from '../runtime/record-errors.ts';
import { tx } from '../runtime/context.ts';
import { toId } from '../runtime/convert.ts';
import { ApexException } from '../runtime/exception.ts';
import { libraryClass } from '../runtime/library.ts';
import { typeToken, type SObjectTypeToken } from '../runtime/tokens.ts';
import { notNullValue } from './text/numbers.ts';

/** Comments, histories and shares of any object: their Ids do not report whose they are. */
const SHARED_PREFIXES: ReadonlySet<string> = new Set(['00a', '017', '02c']);

function typeOf(id: string): SObjectTypeToken {
  const type = tx().org.schema.typeByPrefix(id.slice(0, 3));
  if (type === null || SHARED_PREFIXES.has(id.slice(0, 3)))
    throw ApexException.of('System.SObjectException', `Cannot locate Apex Type for ID: ${id}`);
  return typeToken(type);
}

export const idClass = libraryClass({
  name: 'System.Id',
  members: {
    'static Id valueOf(String toID)': (text: string) => toId(notNullValue(text)),
    'static Id valueOf(String str, Boolean restoreCasing)': (text: string, restores: boolean | null) => {
      // Fifteen characters do not report which of them are capital letters.
      if (restores === true && notNullValue(text).length === 15)
        throw ApexException.of('System.StringException', `Invalid id: ${text}`);
      return toId(notNullValue(text));
    },
    'Schema.SObjectType getSObjectType()': (self: string) => typeOf(self),
    'String to15()': (self: string) => self.slice(0, 15),
    'void addError(String errorMsg)': (self: string, message: string) => addRecordError(self, message),
    'void addError(String errorMsg, Boolean escape)': (self: string, message: string) => addRecordError(self, message),
    'void addError(Exception exceptionError)': (self: string, exception: ApexException) =>
      addRecordError(self, exception.getmessage$0() ?? ''),
    'void addError(Exception exceptionError, Boolean escape)': (self: string, exception: ApexException) =>
      addRecordError(self, exception.getmessage$0() ?? ''),
  },
});
