/** Which messages a run deletes, known without the package. */
import type { Org } from 'local-org';
import { MESSAGE, type MailDesign } from './messages.ts';

export interface StoredMessage {
  readonly id: string;
  readonly isDeleted: boolean;
  readonly isIncoming: boolean;
}

export const storedMessages = (org: Org): StoredMessage[] =>
  [...org.data.records(MESSAGE, ['Id', 'IsDeleted', 'Incoming'])].map(([id, isDeleted, isIncoming]) => ({
    id: String(id),
    isDeleted: isDeleted === 1,
    isIncoming: isIncoming === 1,
  }));

/** @param emptiesAll whether a rule empties the recycle bin of all objects that are masked, messages with their cases among them */
export function wrongDeletions(
  before: readonly StoredMessage[],
  after: readonly StoredMessage[],
  deletion: MailDesign['deletion'],
  emptiesAll: boolean,
): string[] {
  const left = new Set(after.map(({ id }) => id));
  return before.flatMap((message) => {
    const isNamed =
      deletion === 'all' ||
      (deletion === 'incoming' && message.isIncoming) ||
      (deletion === 'recycle bin' && message.isDeleted);
    if (isNamed && left.has(message.id)) return [`${MESSAGE} ${message.id}: a rule deletes it, and it is there`];
    const mayBeGone = isNamed || (emptiesAll && message.isDeleted);
    return mayBeGone || left.has(message.id) ? [] : [`${MESSAGE} ${message.id}: no rule deletes it, and it is gone`];
  });
}
