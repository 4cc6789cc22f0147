import title from '@salesforce/label/c.Scan_Title';
import about from '@salesforce/label/c.Scan_About';
import start from '@salesforce/label/c.Scan_Start';
import again from '@salesforce/label/c.Scan_Again';
import stop from '@salesforce/label/c.Scan_Stop';
import progress from '@salesforce/label/c.Scan_Progress';
import now from '@salesforce/label/c.Scan_Now';
import done from '@salesforce/label/c.Scan_Done';
import stopped from '@salesforce/label/c.Scan_Stopped';
import unreadable from '@salesforce/label/c.Scan_Unreadable';
import found from '@salesforce/label/c.Scan_Found';
import nothing from '@salesforce/label/c.Scan_Nothing';
import share from '@salesforce/label/c.Scan_Share';
import shareValue from '@salesforce/label/c.Scan_Share_Value';
import named from '@salesforce/label/c.Scan_Named';
import example from '@salesforce/label/c.Scan_Example';
import suggestions from '@salesforce/label/c.Scan_Suggestions';
import suggestionsAbout from '@salesforce/label/c.Scan_Suggestions_About';
import object from '@salesforce/label/c.App_Object';
import field from '@salesforce/label/c.App_Field';
import method from '@salesforce/label/c.Proposals_Method';
import state from '@salesforce/label/c.Proposals_State';
import there from '@salesforce/label/c.Proposals_There';
import notThere from '@salesforce/label/c.Proposals_Not_There';
import exportCsv from '@salesforce/label/c.App_Export_Csv';
import handled from '@salesforce/label/c.Scan_Handled';
import kept from '@salesforce/label/c.Scan_Kept';
import resume from '@salesforce/label/c.Scan_Continue';
import sampled from '@salesforce/label/c.Scan_Sampled';
import withAddress from '@salesforce/label/c.Scan_With_Address';
import loading from '@salesforce/label/c.App_Loading';
import noPermission from '@salesforce/label/c.Scan_No_Permission';

/** Every word of this component. */
export const labels = {
  title,
  about,
  start,
  again,
  stop,
  progress,
  now,
  done,
  stopped,
  unreadable,
  found,
  nothing,
  share,
  shareValue,
  named,
  example,
  suggestions,
  suggestionsAbout,
  object,
  field,
  method,
  state,
  there,
  notThere,
  exportCsv,
  handled,
  kept,
  resume,
  sampled,
  withAddress,
  loading,
  noPermission,
};
