/** Asks for the name of the sandbox before a run that deletes records goes on. */
import getOutlookOf from '@salesforce/apex/RunStartController.getOutlookOf';
import Confirm from 'c/maskingConfirm';
import { deletionText, type Deletion } from 'c/maskingRunText';
import { labels } from './labels';

interface Outlook {
  sandboxName: string;
  deletes: boolean;
  deletions: Deletion[];
}

/**
 * @param label the act: Resume or Retry
 * @returns what was typed to confirm the deletions; null when nothing has to be confirmed; undefined when the act was cancelled
 */
export async function confirmDeletions(runId: string | undefined, label: string): Promise<string | null | undefined> {
  const { sandboxName, deletes, deletions } = (await getOutlookOf({ runId })) as Outlook;
  if (!deletes) return null;
  const found = deletions.filter(({ records }) => records !== 0).map(deletionText);
  const message = found.length === 0 ? labels.willDeleteNone : `${labels.willDelete}: ${found.join('; ')}.`;
  const answer = await Confirm.open<string>({ size: 'small', label, message, expected: sandboxName });
  return answer === undefined ? undefined : sandboxName;
}
