import title from '@salesforce/label/c.Templates_Title';
import about from '@salesforce/label/c.Templates_About';
import aboutRead from '@salesforce/label/c.Templates_About_Read';
import none from '@salesforce/label/c.Templates_None';
import addresses from '@salesforce/label/c.Templates_Addresses';
import patternsTitle from '@salesforce/label/c.Patterns_Title';
import patternsAbout from '@salesforce/label/c.Patterns_About';
import openRules from '@salesforce/label/c.Setup_Open_Rules';
import all from '@salesforce/label/c.App_All';
import object from '@salesforce/label/c.Proposals_Object';
import field from '@salesforce/label/c.App_Field';
import method from '@salesforce/label/c.Proposals_Method';
import state from '@salesforce/label/c.Proposals_State';
import there from '@salesforce/label/c.Proposals_There';
import notThere from '@salesforce/label/c.Proposals_Not_There';

/** Every word of this component. */
export const labels = {
  title,
  about,
  aboutRead,
  none,
  addresses,
  patternsTitle,
  patternsAbout,
  openRules,
  all,
  object,
  field,
  method,
  state,
  there,
  notThere,
};
