/** Texts of messages/*.md. */
import { Messages } from '@salesforce/core';

Messages.importMessagesDirectoryFromMetaUrl(import.meta.url);

export type Texts = Messages<string>;

export function texts(file: string): Texts {
  return Messages.loadMessages('sf-plugin-mask', file);
}
