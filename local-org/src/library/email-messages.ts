/** System.EmailMessages: which record a mail belongs to. Source: Apex Reference Guide, "EmailMessages Class". */
import { libraryClass } from '../runtime/library.ts';
import { toId18 } from '../schema/ids.ts';

const TOKEN = /thread::([A-Za-z0-9_-]+)::/;

/** Only this org reads its tokens; what stands between the marks is its own affair. */
const tokenOf = (id: string): string => `thread::${Buffer.from(id).toString('base64url')}::`;

function recordOf(...texts: readonly (string | null)[]): string | null {
  for (const text of texts) {
    const [, token] = TOKEN.exec(text ?? '') ?? [];
    if (token !== undefined) return toId18(Buffer.from(token, 'base64url').toString());
  }
  return null;
}

export const emailMessagesClass = libraryClass({
  name: 'System.EmailMessages',
  members: {
    'static String getFormattedThreadingToken(Id recordId)': tokenOf,
    'static Id getRecordIdFromEmail(String subject, String textBody, String htmlBody)': recordOf,
  },
});

export const packagingClass = libraryClass({
  name: 'System.Packaging',
  members: { 'static String getCurrentPackageId()': () => null },
});
