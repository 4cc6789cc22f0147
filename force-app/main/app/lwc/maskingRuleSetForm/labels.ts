import label from '@salesforce/label/c.Editor_Rule_Label';
import name from '@salesforce/label/c.Editor_Name';
import nameHelp from '@salesforce/label/c.Editor_Name_Help';
import domain from '@salesforce/label/c.Rules_Domain';
import domainHelp from '@salesforce/label/c.Editor_Domain_Help';
import batchSize from '@salesforce/label/c.Rules_Batch_Size';
import batchSizeHelp from '@salesforce/label/c.Editor_Batch_Size_Help';
import drift from '@salesforce/label/c.Rules_Drift';
import driftMask from '@salesforce/label/c.Editor_Drift_Mask';
import driftStop from '@salesforce/label/c.Editor_Drift_Stop';
import key from '@salesforce/label/c.Rules_Key';
import keyStable from '@salesforce/label/c.Editor_Key_Stable';
import keyPerRefresh from '@salesforce/label/c.Editor_Key_Per_Refresh';
import names from '@salesforce/label/c.Editor_Names';
import namesHelp from '@salesforce/label/c.Editor_Names_Help';
import namesOfAddresses from '@salesforce/label/c.Editor_Names_Of_Addresses';
import description from '@salesforce/label/c.Editor_Description';
import active from '@salesforce/label/c.Rules_Active';
import isDefault from '@salesforce/label/c.Editor_Default';
import verify from '@salesforce/label/c.Rules_Verify';
import allowsDeletes from '@salesforce/label/c.Editor_Allows_Deletes';

/** Every word of this component. */
export const labels = {
  label,
  name,
  nameHelp,
  domain,
  domainHelp,
  batchSize,
  batchSizeHelp,
  drift,
  driftMask,
  driftStop,
  key,
  keyStable,
  keyPerRefresh,
  names,
  namesHelp,
  namesOfAddresses,
  description,
  active,
  isDefault,
  verify,
  allowsDeletes,
};
