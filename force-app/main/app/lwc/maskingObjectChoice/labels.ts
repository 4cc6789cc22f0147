import onlySome from '@salesforce/label/c.Runs_Only_Some';
import onlySomeHelp from '@salesforce/label/c.Runs_Only_Some_Help';
import objects from '@salesforce/label/c.Runs_Only_Objects';
import searchObjects from '@salesforce/label/c.Editor_Search_Objects';

/** Every word of this component. */
export const labels = { onlySome, onlySomeHelp, objects, searchObjects };
