/** Leaves the addresses of users out of masking. */
import optOut from '@salesforce/apex/CoverageController.optOut';
import OptOut from 'c/maskingOptOut';
import { waitForSave } from 'c/maskingSave';
import { labels } from './labels';

/** @returns the reason, or undefined when the question was cancelled */
export function askWhyUsersAreExcluded(): Promise<string | undefined> {
  return OptOut.open<string>({
    size: 'small',
    label: labels.exclude,
    fieldName: 'User.Email',
    initialReason: labels.reason,
  });
}

/**
 * @param ruleSet name of the rule set; null for the default one
 * @throws an error in words for people when the rules were not saved
 */
export async function excludeUsers(ruleSet: string | null, reason: string): Promise<void> {
  await waitForSave(await optOut({ ruleSet, objectName: 'User', fieldName: 'Email', reason }));
}
