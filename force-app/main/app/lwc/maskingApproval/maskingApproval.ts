/** The one question before the list of Email fields is marked as reviewed, wherever it is asked. */
import getApproval from '@salesforce/apex/RulesController.getApproval';
import { isSure } from 'c/maskingConfirm';
import { progressText, readParts, unreadableIn, type Part } from 'c/maskingInventory';
import { fill } from 'c/maskingText';
import { labels } from './labels';

interface Approval extends Part {
  /** All that would be approved, as `Object.Field`. */
  fields: string[];
  added: string[];
  isProduction: boolean;
}

/** New Email fields that the question names; the Email Fields tab has them all. */
const MOST_NAMED = 10;

/**
 * @param onProgress hears how far the reading is where it takes more than one request, and undefined when it is done
 * @return the fields that the user agreed to, which are then to be approved; undefined when the user did not agree
 */
export async function confirmApproval(
  ruleSet: string,
  label: string,
  onProgress: (progress: string | undefined) => void = () => undefined,
): Promise<string[] | undefined> {
  const ask = (objectNames: readonly string[] | null): Promise<unknown> => getApproval({ ruleSet, objectNames });
  const parts = await readParts<Approval>(ask, {
    isFresh: true,
    onPart: ({ rest = [] }, progress) => {
      if (rest.length > 0) onProgress(progressText(progress));
    },
  });
  onProgress(undefined);
  const approval = {
    ...parts[0],
    fields: parts.flatMap(({ fields }) => fields),
    added: parts.flatMap(({ added }) => added),
    unreadable: unreadableIn(parts),
  };
  const message = textOf(approval);
  const question = { title: fill(labels.title, label), message, act: labels.act, isHarmless: true };
  return (await isSure(question)) ? approval.fields : undefined;
}

function textOf({ fields, added, isProduction, unreadable = [] }: Approval): string {
  const named = added.slice(0, MOST_NAMED).join(', ') + (added.length > MOST_NAMED ? ', …' : '');
  const news = added.length === 0 ? '' : ` ${fill(labels.added, added.length, named)}`;
  const unread = unreadable.length === 0 ? '' : ` ${fill(labels.unreadable, unreadable.join(', '))}`;
  return `${fill(labels.text, fields.length)}${news}${unread} ${isProduction ? labels.production : labels.sandbox}`;
}
