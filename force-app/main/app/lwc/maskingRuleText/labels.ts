import kindEmail from '@salesforce/label/c.Editor_Kind_Email';
import kindPersonal from '@salesforce/label/c.Editor_Kind_Personal';
import kindPattern from '@salesforce/label/c.Editor_Kind_Pattern';
import kindDelete from '@salesforce/label/c.Editor_Kind_Delete';
import shortDelete from '@salesforce/label/c.Editor_Short_Delete';
import methodDelete from '@salesforce/label/c.Editor_Method_Delete';
import methodDeleteHistory from '@salesforce/label/c.Editor_Method_Delete_History';
import methodEmptyBin from '@salesforce/label/c.Editor_Method_Empty_Bin';
import shortEmail from '@salesforce/label/c.Editor_Short_Email';
import shortPersonal from '@salesforce/label/c.Editor_Short_Personal';
import shortPattern from '@salesforce/label/c.Editor_Short_Pattern';
import methodEmail from '@salesforce/label/c.Editor_Method_Email';
import methodFirstName from '@salesforce/label/c.Editor_Method_First_Name';
import methodLastName from '@salesforce/label/c.Editor_Method_Last_Name';
import methodFullName from '@salesforce/label/c.Editor_Method_Full_Name';
import methodCompany from '@salesforce/label/c.Editor_Method_Company';
import methodPhone from '@salesforce/label/c.Editor_Method_Phone';
import methodStreet from '@salesforce/label/c.Editor_Method_Street';
import methodCity from '@salesforce/label/c.Editor_Method_City';
import methodPostalCode from '@salesforce/label/c.Editor_Method_Postal_Code';
import methodBirthDate from '@salesforce/label/c.Editor_Method_Birth_Date';
import methodWebAddress from '@salesforce/label/c.Editor_Method_Web_Address';
import methodToken from '@salesforce/label/c.Editor_Method_Token';
import methodFixed from '@salesforce/label/c.Editor_Method_Fixed';
import methodClear from '@salesforce/label/c.Editor_Method_Clear';
import methodRedact from '@salesforce/label/c.Editor_Method_Redact';
import methodPattern from '@salesforce/label/c.Editor_Method_Pattern';
import methodLeave from '@salesforce/label/c.Editor_Method_Leave';
import patternAddresses from '@salesforce/label/c.Editor_Pattern_Addresses';
import patternPhones from '@salesforce/label/c.Editor_Pattern_Phones';
import patternIbans from '@salesforce/label/c.Editor_Pattern_Ibans';
import patternCards from '@salesforce/label/c.Editor_Pattern_Cards';
import everyObject from '@salesforce/label/c.Rules_Every_Object';
import everyField from '@salesforce/label/c.Rules_Every_Field';
import copy from '@salesforce/label/c.Editor_Copy';

/** Every word of this component. */
export const labels = {
  kindEmail,
  kindPersonal,
  kindPattern,
  kindDelete,
  shortDelete,
  methodDelete,
  methodDeleteHistory,
  methodEmptyBin,
  shortEmail,
  shortPersonal,
  shortPattern,
  methodEmail,
  methodFirstName,
  methodLastName,
  methodFullName,
  methodCompany,
  methodPhone,
  methodStreet,
  methodCity,
  methodPostalCode,
  methodBirthDate,
  methodWebAddress,
  methodToken,
  methodFixed,
  methodClear,
  methodRedact,
  methodPattern,
  methodLeave,
  patternAddresses,
  patternPhones,
  patternIbans,
  patternCards,
  everyObject,
  everyField,
  copy,
};
