/** Names of the app's tabs as the platform wants them: with the namespace of the package, where it has one. */
import RUN from '@salesforce/schema/Masking_Run__c';
import type { PageReference } from 'lightning/navigation';

const OBJECT = 'Masking_Run__c';

/** The namespace with its underscores; empty without one. */
const PREFIX = RUN.objectApiName.slice(0, -OBJECT.length);

/** @param tab API name of a tab without its namespace */
export function tabPage(tab: string, state?: Record<string, string>): PageReference {
  return {
    type: 'standard__navItemPage',
    attributes: { apiName: PREFIX + tab },
    ...(state === undefined ? {} : { state }),
  };
}
