/** A draft as a file. */
import getDraftFile from '@salesforce/apex/RuleEditorController.getDraftFile';
import { draftText, type RuleSet } from 'c/maskingRuleText';
import { download } from 'c/maskingText';

export async function downloadDraft(draft: RuleSet | undefined): Promise<void> {
  if (draft === undefined) return;
  const file = (await getDraftFile({ draft: draftText(draft) })) as string;
  download(`${draft.name || 'draft'}.json`, file, 'application/json');
}
