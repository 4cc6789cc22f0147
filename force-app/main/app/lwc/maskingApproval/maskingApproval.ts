/** The one question before the list of Email fields is marked as reviewed, wherever it is asked. */
import LightningConfirm from 'lightning/confirm';
import getApproval from '@salesforce/apex/RulesController.getApproval';
import { fill } from 'c/maskingText';
import { labels } from './labels';

interface Approval {
  fields: number;
  added: string[];
  isProduction: boolean;
}

/** New Email fields that the question names; the Email Fields tab has them all. */
const MOST_NAMED = 10;

/** @return true when the user agreed */
export async function confirmApproval(ruleSet: string, label: string): Promise<boolean> {
  const approval = (await getApproval({ ruleSet })) as Approval;
  return LightningConfirm.open({ label: fill(labels.title, label), message: textOf(approval), theme: 'info' });
}

function textOf({ fields, added, isProduction }: Approval): string {
  const named = added.slice(0, MOST_NAMED).join(', ') + (added.length > MOST_NAMED ? ', …' : '');
  const news = added.length === 0 ? '' : ` ${fill(labels.added, added.length, named)}`;
  return `${fill(labels.text, fields)}${news} ${isProduction ? labels.production : labels.sandbox}`;
}
