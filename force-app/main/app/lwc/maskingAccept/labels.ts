import title from '@salesforce/label/c.Exceptions_Accept_Title';
import accept from '@salesforce/label/c.Exceptions_Accept_Confirm';
import chosen from '@salesforce/label/c.Exceptions_Chosen';
import reason from '@salesforce/label/c.Exceptions_Reason';
import date from '@salesforce/label/c.Exceptions_Date';
import allRuleSets from '@salesforce/label/c.Exceptions_All_Rule_Sets';

/** Every word of this component. */
export const labels = { title, accept, chosen, reason, date, allRuleSets };
