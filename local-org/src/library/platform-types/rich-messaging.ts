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
  List<Datetime> dateTimeValues; Date dateValue; List<Date> dateValues; String name; Double numberValue; List<Double>
  numberValues; String recordIdValue; List<String> recordIdValues; String textValue; List<String> textValues; new() }
interface AuthRequestHandler { RichMessaging.AuthRequestResult handleAuthRequest(RichMessaging.AuthRequestResponse) }
TimeSlotOption { Integer duration; Datetime startTime; new(); new(Datetime, Datetime); new(Datetime, Integer); Integer
  durationValue; Datetime endTimeValue; Datetime startTimeValue }
RecurringTiming { Date endDate; Date endDateValue; Integer intervalCount; Integer intervalCountValue; String
  intervalUnit; RichMessaging.TimingIntervalUnit intervalUnitValue; Date startDate; Date startDateValue; String
  timingType; new(Date startDate, Date endDate, Integer intervalCount, RichMessaging.TimingIntervalUnit intervalUnit)
  }
enum PaymentItemStatus { FinalCost PendingCost }
PostalAddress { List<String> addressLines; String administrativeArea; String country; String countryCode; String
  locality; String postalCode; String subAdministrativeArea; String subLocality; new(List<String> addressLines, String
  subLocality, String locality, String postalCode, String subAdministrativeArea, String administrativeArea, String
  country, String countryCode) }
ShippingMethod { Double amount; Double amountValue; String detail; String detailValue; String identifier; String
  identifierValue; String label; String labelValue; String shippingMethodType; new(String label, Double amount, String
  detail, String identifier) }
interface ProcessFormHandler { Id processFormRequest(Object) }
interface ProcessPaymentHandler { RichMessaging.ProcessPaymentResult
  processPaymentRequest(RichMessaging.ProcessPaymentRequest) }
enum TimingIntervalUnit { Day Hour Minute Month Year }
ProcessPaymentRequest { RichMessaging.AddressableContact billingContact; String contextRecordId; String paymentData;
  RichMessaging.PaymentMethod paymentMethod; RichMessaging.AddressableContact shippingContact;
  RichMessaging.ShippingMethod shippingMethod; String transactionIdentifier; new(String transactionIdentifier, String
  paymentData, RichMessaging.AddressableContact billingContact, RichMessaging.AddressableContact shippingContact,
  RichMessaging.PaymentMethod paymentMethod, RichMessaging.ShippingMethod shippingMethod, String contextRecordId) }
ProcessPaymentResult { String errorMessage; RichMessaging.ProcessPaymentResultStatus resultStatus;
  new(RichMessaging.ProcessPaymentResultStatus resultStatus); new(RichMessaging.ProcessPaymentResultStatus
  resultStatus, String errorMessage) }
PaymentMethod { String displayName; String network; String paymentType; new(String network, String paymentType, String
  displayName) }
PaymentLineItem { Double amount; Double amountValue; Double automaticReloadPaymentThresholdAmount; Double
  automaticReloadPaymentThresholdAmountValue; String label; String labelValue; String lineItemType; String status;
  RichMessaging.PaymentItemStatus statusValue; RichMessaging.AbstractTiming timing; RichMessaging.AbstractTiming
  timingValue; new(String label, Double amount); new(String label, Double amount, RichMessaging.AbstractTiming timing)
  }
enum ProcessPaymentResultStatus { PROCESSOR_ERROR SUCCESS }
enum TimingType { DeferredTiming RecurringTiming }
DeferredTiming { Datetime deferredDate; Datetime deferredDateValue; String timingType; new(Datetime deferredDate) }
AddressableContact { String emailAddress; String familyName; String givenName; String phoneNumber; String
  phoneticFamilyName; String phoneticGivenName; RichMessaging.PostalAddress postalAddress; new(String givenName,
  String phoneticGivenName, String familyName, String phoneticFamilyName, String emailAddress, String phoneNumber,
  RichMessaging.PostalAddress postalAddress) }
AbstractTiming { new() }
`,
);
