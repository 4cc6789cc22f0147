/** The question before changes are lost. */
import Confirm from 'c/maskingConfirm';
import { labels } from './labels';

export async function mayDiscard(): Promise<boolean> {
  const answer = await Confirm.open<string>({
    size: 'small',
    label: labels.leaveTitle,
    message: labels.leaveText,
    cancelLabel: labels.keepEditing,
    choices: [{ value: 'discard', label: labels.discard, variant: 'destructive' }],
  });
  return answer === 'discard';
}
