import add from '@salesforce/label/c.Proposals_Add';
import addOne from '@salesforce/label/c.Proposals_Add_One';
import addNone from '@salesforce/label/c.Proposals_Add_None';
import saving from '@salesforce/label/c.Save_Running';
import saved from '@salesforce/label/c.Proposals_Added';
import choose from '@salesforce/label/c.Proposals_Choose';

/** Every word of this component. */
export const labels = {
  add,
  addOne,
  addNone,
  saving,
  saved,
  choose,
};
