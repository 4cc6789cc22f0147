/** Pref_center: types as the Apex Reference Guide lists them. */
import { platformTypes } from './declare.ts';

platformTypes(
  'Pref_center',
  `
LoadFormData { new(Map<String, Object> data); void addOption(String, String, String); void addOption(String,
  SelectOption); void addSelectedOption(String, String); void setButtonLabel(String, String); void setOptions(String,
  List<SelectOption>); void setSelectedOption(String, String); void setSelectedOptions(String, List<String>); void
  setTextHint(String, String); void setTextValue(String, String) }
SubmitParameters { new(); String getRecordId() }
enum TokenType { EMAIL STANDARD }
interface PreferenceCenterApexHandler { Pref_center.LoadFormData load(Pref_center.LoadParameters,
  Pref_center.LoadFormData, Pref_center.ValidationResult); void submit(Pref_center.SubmitParameters,
  Pref_center.SubmitFormData, Pref_center.ValidationResult) }
TokenUtility { new(); static String generateToken(String, Pref_center.TokenType); static String generateToken(String);
  static Map<String, String> generateTokens(List<String>, Pref_center.TokenType); static Map<String, String>
  generateTokens(List<String>); static Map<String, String> generateTokens(List<String>, Pref_center.TokenType, Object)
  }
ValidationResult { new() }
SubmitFormData { new(); String getButtonClicked(); String getOldSelectedValue(String); List<String>
  getOldSelectedValues(String); String getOldStringValue(String); String getSelectedValue(String); List<String>
  getSelectedValues(String); String getStringValue(String) }
LoadParameters { new(); String getRecordId() }
`,
);
