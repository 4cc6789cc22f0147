import kind from '@salesforce/label/c.Editor_Kind';
import hintEmail from '@salesforce/label/c.Editor_Hint_Email';
import hintPersonal from '@salesforce/label/c.Editor_Hint_Personal';
import hintPattern from '@salesforce/label/c.Editor_Hint_Pattern';
import hintDelete from '@salesforce/label/c.Editor_Hint_Delete';
import label from '@salesforce/label/c.Editor_Rule_Label';
import labelPlaceholder from '@salesforce/label/c.Editor_Rule_Label_Placeholder';
import active from '@salesforce/label/c.Rules_Active';
import object from '@salesforce/label/c.App_Object';
import field from '@salesforce/label/c.App_Field';
import searchObjects from '@salesforce/label/c.Editor_Search_Objects';
import searchFields from '@salesforce/label/c.Editor_Search_Fields';
import everyObject from '@salesforce/label/c.Rules_Every_Object';
import everyField from '@salesforce/label/c.Rules_Every_Field';
import method from '@salesforce/label/c.Rules_Method';
import chooseMethod from '@salesforce/label/c.Editor_Choose_Method';
import followsRecord from '@salesforce/label/c.Editor_Follows_Record';
import followsRecordHelp from '@salesforce/label/c.Editor_Follows_Record_Help';
import reason from '@salesforce/label/c.Editor_Reason';
import rowFilter from '@salesforce/label/c.Editor_Row_Filter';
import rowFilterExample from '@salesforce/label/c.Editor_Row_Filter_Example';
import rowFilterHelp from '@salesforce/label/c.Editor_Row_Filter_Help';
import typeText from '@salesforce/label/c.Field_Type_String';
import typeTextArea from '@salesforce/label/c.Field_Type_Textarea';
import typePhone from '@salesforce/label/c.Field_Type_Phone';
import typeUrl from '@salesforce/label/c.Field_Type_Url';
import typeEmail from '@salesforce/label/c.Field_Type_Email';
import typeCombobox from '@salesforce/label/c.Field_Type_Combobox';
import typeNumber from '@salesforce/label/c.Field_Type_Double';
import typeCurrency from '@salesforce/label/c.Field_Type_Currency';
import typePercent from '@salesforce/label/c.Field_Type_Percent';
import typeDate from '@salesforce/label/c.Field_Type_Date';
import typeDateTime from '@salesforce/label/c.Field_Type_Datetime';
import typeCheckbox from '@salesforce/label/c.Field_Type_Boolean';

/** Every word of this component. */
export const labels = {
  kind,
  hintEmail,
  hintPersonal,
  hintPattern,
  hintDelete,
  label,
  labelPlaceholder,
  active,
  object,
  field,
  searchObjects,
  searchFields,
  everyObject,
  everyField,
  method,
  chooseMethod,
  followsRecord,
  followsRecordHelp,
  reason,
  rowFilter,
  rowFilterExample,
  rowFilterHelp,
  typeText,
  typeTextArea,
  typePhone,
  typeUrl,
  typeEmail,
  typeCombobox,
  typeNumber,
  typeCurrency,
  typePercent,
  typeDate,
  typeDateTime,
  typeCheckbox,
};
