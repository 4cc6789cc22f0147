/** RichMessaging: types as the Apex Reference Guide lists them. */
import { platformTypes } from './declare.ts';

platformTypes(
  'RichMessaging',
  `
enum AuthRequestResultStatus { AUTHENTICATED DECLINED }
AuthRequestResponse { new(String, String, String); String getAccessToken(); String getAuthProviderName(); String
  getContextRecordId() }
AuthRequestResult { Datetime expirationDateTime; PageReference redirectPageReference;
  RichMessaging.AuthRequestResultStatus resultStatus; new(PageReference, RichMessaging.AuthRequestResultStatus,
  Datetime) }
MessageDefinitionInputParameter { Boolean booleanValue; List<Boolean> booleanValues; Datetime dateTimeValue;
  List<Datetime> dateTimeValues; Date dateValue; List<Date> dateValues; String name; Double numberValue;
  List<Double> numberValues; String recordIdValue; List<String> recordIdValues; String textValue; List<String>
  textValues; new() }
interface AuthRequestHandler { RichMessaging.AuthRequestResult handleAuthRequest(RichMessaging.AuthRequestResponse)
  }
TimeSlotOption { Integer duration; Datetime startTime; new(); new(Datetime, Datetime); new(Datetime, Integer) }
`,
);
