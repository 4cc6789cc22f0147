/** CommercePayments: types as the Apex Reference Guide lists them. */
import { platformTypes } from './declare.ts';

platformTypes(
  'CommercePayments',
  `
AbstractResponse { new(); void setGatewayAvsCode(String); void setGatewayDate(Datetime); void
  setGatewayMessage(String); void setGatewayResultCode(String); void setGatewayResultCodeDescription(String); void
  setSalesforceResultCodeInfo(CommercePayments.SalesforceResultCodeInfo) }
AbstractTransactionResponse : CommercePayments.AbstractResponse { new(); void setAmount(Double); void
  setGatewayReferenceDetails(String); void setGatewayReferenceNumber(String) }
SaleResponse : CommercePayments.AbstractTransactionResponse { new(); void setAmount(Double); void setAsync(Boolean);
  void setGatewayAvsCode(String); void setGatewayDate(Datetime); void setGatewayMessage(String); void
  setGatewayReferenceDetails(String); void setGatewayReferenceNumber(String); void setGatewayResultCode(String);
  void setGatewayResultCodeDescription(String); void
  setPaymentMethodTokenizationResponse(CommercePayments.PaymentMethodTokenizationResponse); void
  setSalesforceResultCodeInfo(CommercePayments.SalesforceResultCodeInfo) }
enum NotificationStatus { Failed Success }
NotificationSaveResult { new(); String getErrorMessage(); Integer getStatusCode(); Boolean isSuccess() }
enum SalesforceResultCode { Decline Indeterminate PermanentFail RequiresReview Success SystemError ValidationError }
BaseRequest { new(); new(String, Map<String, String>) }
RefundRequest : CommercePayments.BaseRequest { new() }
ReferencedRefundRequest : CommercePayments.RefundRequest { String PaymentId; String accountId; Double amount;
  new(Double amount, String paymentId) }
enum CardCategory { CreditCard DebitCard }
AlternativePaymentMethodRequest { String accountId; String email; String gatewayToken; String gatewayTokenDetails;
  String name; new(String) }
BaseNotification { new(); void setAmount(Double); void setGatewayDate(Datetime); void setGatewayMessage(String);
  void setGatewayReferenceDetails(String); void setGatewayReferenceNumber(String); void
  setGatewayResultCode(String); void setGatewayResultCodeDescription(String); void setId(String); void
  setSalesforceResultCodeInfo(CommercePayments.SalesforceResultCodeInfo); void
  setStatus(CommercePayments.NotificationStatus) }
CaptureNotification : CommercePayments.BaseNotification { new() }
AddressRequest { String city; String companyName; String country; String postalCode; String state; String street;
  new(); new(String street, String city, String state, String country, String postalCode) }
BaseApiPaymentMethodRequest { CommercePayments.AddressRequest address; String id; Boolean saveForFuture; new();
  new(CommercePayments.AddressRequest, String, Boolean) }
PostAuthApiPaymentMethodRequest : CommercePayments.BaseApiPaymentMethodRequest {
  CommercePayments.AlternativePaymentMethodRequest alternativePaymentMethod;
  CommercePayments.CardPaymentMethodRequest cardPaymentMethod; new();
  new(CommercePayments.AlternativePaymentMethodRequest); new(CommercePayments.CardPaymentMethodRequest) }
SaleNotification : CommercePayments.BaseNotification { new(); void setGatewayAvsCode(String) }
CaptureRequest : CommercePayments.BaseRequest { String accountId; Double amount; String paymentAuthorizationId;
  new(); new(Double amount, String paymentAuthorizationId) }
CaptureResponse : CommercePayments.AbstractTransactionResponse { new(); void setAmount(Double); void
  setAsync(Boolean); void setGatewayAvsCode(String); void setGatewayDate(Datetime); void setGatewayMessage(String);
  void setGatewayReferenceDetails(String); void setGatewayReferenceNumber(String); void
  setGatewayResultCode(String); void setGatewayResultCodeDescription(String); void
  setSalesforceResultCodeInfo(CommercePayments.SalesforceResultCodeInfo) }
enum BankType { Ach Bacs Becs SepaDebit }
PostAuthorizationResponse : CommercePayments.AbstractTransactionResponse { new(); void
  setAlternativePaymentMethodResponse(CommercePayments.AlternativePaymentMethodResponse); void setAsync(Boolean);
  void setAuthorizationExpirationDate(Datetime); void
  setCardPaymentMethodResponse(CommercePayments.CardPaymentMethodResponse); void setGatewayAuthCode(String); void
  setPaymentMethodDetailsResponse(CommercePayments.PaymentMethodDetailsResponse); void
  setPaymentMethodTokenizationResponse(CommercePayments.PaymentMethodTokenizationResponse) }
AuthorizationRequest : CommercePayments.BaseRequest { String accountId; Double amount; String comments; String
  currencyIsoCode; CommercePayments.AuthApiPaymentMethodRequest paymentMethod; new(); new(Double) }
interface PaymentGatewayAsyncAdapter { CommercePayments.GatewayNotificationResponse
  processNotification(CommercePayments.PaymentGatewayNotificationContext) }
PostAuthorizationRequest : CommercePayments.BaseRequest { String accountId; Double amount; String comments; String
  currencyIsoCode; String paymentMethod; new(); new(Double) }
AuthorizationReversalRequest : CommercePayments.BaseRequest { String accountId; Double amount; String
  paymentAuthorizationId; new(); new(Double amount, String paymentAuthorizationId) }
BasePaymentMethodRequest { new() }
CardPaymentMethodRequest : CommercePayments.BasePaymentMethodRequest { String accountId; Boolean autoPay;
  CommercePayments.CardCategory cardCategory; String cardHolderFirstName; String cardHolderLastName; String
  cardHolderName; String cardNumber; CommercePayments.CardType cardType; String cvv; String email; Integer
  expiryMonth; Integer expiryYear; String inputCardType; Integer startMonth; Integer startYear; new();
  new(CommercePayments.CardCategory) }
PaymentMethodTokenizationRequest { CommercePayments.AddressRequest address;
  CommercePayments.BankPaymentMethodRequest bankPaymentMethod; CommercePayments.CardPaymentMethodRequest
  cardPaymentMethod; new(); new(String) }
PaymentsHttp { new(); HttpResponse send(HttpRequest) }
enum AccountType { Checking Savings }
AuthApiPaymentMethodRequest : CommercePayments.BaseApiPaymentMethodRequest {
  CommercePayments.CardPaymentMethodRequest cardPaymentMethod; new(); new(CommercePayments.CardPaymentMethodRequest)
  }
NotificationClient { new(); static CommercePayments.NotificationSaveResult record(CommercePayments.BaseNotification)
  }
PaymentMethodTokenizationResponse { new(); void setAmount(Double); void setAsync(Boolean); void setBankName(String);
  void setChecksum(String); void setCustomerReference(String); void setGatewayAvsCode(String); void
  setGatewayDate(Datetime); void setGatewayMessage(String); void setGatewayReferenceDetails(String); void
  setGatewayReferenceNumber(String); void setGatewayResultCode(String); void
  setGatewayResultCodeDescription(String); void setGatewayToken(String); void setGatewayTokenDetails(String); void
  setGatewayTokenEncrypted(String); void setSalesforceResultCodeInfo(CommercePayments.SalesforceResultCodeInfo) }
AuthorizationReversalResponse : CommercePayments.AbstractTransactionResponse { new(); void setAmount(Double); void
  setGatewayAvsCode(String); void setGatewayDate(Datetime); void setGatewayMessage(String); void
  setGatewayReferenceDetails(String); void setGatewayReferenceNumber(String); void setGatewayResultCode(String);
  void setGatewayResultCodeDescription(String); void
  setSalesforceResultCodeInfo(CommercePayments.SalesforceResultCodeInfo) }
SaleApiPaymentMethodRequest : CommercePayments.BaseApiPaymentMethodRequest {
  CommercePayments.CardPaymentMethodRequest cardPaymentMethod; CommercePayments.StandardEntryClassCode
  standardEntryClassCode; new(); new(CommercePayments.CardPaymentMethodRequest) }
BankPaymentMethodRequest { String accountHolderFirstName; String accountHolderLastName; String accountHolderName;
  CommercePayments.AccountHolderType accountHolderType; String accountId; String accountNumber;
  CommercePayments.AccountType accountType; Boolean autoPay; String bankCode; CommercePayments.BankType bankType;
  String comments; String email; String mandate; String nickName; CommercePayments.StandardEntryClassCode
  standardEntryClassCode; new() }
AuthorizationResponse : CommercePayments.AbstractTransactionResponse { new(); void setAmount(Double); void
  setAuthorizationExpirationDate(Datetime); void setGatewayAuthCode(String); void setGatewayAvsCode(String); void
  setGatewayDate(Datetime); void setGatewayMessage(String); void setGatewayReferenceDetails(String); void
  setGatewayReferenceNumber(String); void setGatewayResultCode(String); void
  setGatewayResultCodeDescription(String); void
  setPaymentMethodTokenizationResponse(CommercePayments.PaymentMethodTokenizationResponse); void
  setSalesforceResultCodeInfo(CommercePayments.SalesforceResultCodeInfo) }
ReferencedRefundNotification : CommercePayments.BaseNotification { new(); void setAmount(Double); void
  setGatewayDate(Datetime); void setGatewayMessage(String); void setGatewayReferenceDetails(String); void
  setGatewayReferenceNumber(String); void setGatewayResultCode(String); void
  setGatewayResultCodeDescription(String); void setId(String); void
  setSalesforceResultCodeInfo(CommercePayments.SalesforceResultCodeInfo); void
  setStatus(CommercePayments.NotificationStatus) }
PaymentMethodDetailsResponse { new(); void
  setAlternativePaymentMethod(CommercePayments.AlternativePaymentMethodResponse); void
  setCardPaymentMethod(CommercePayments.CardPaymentMethodResponse) }
enum AccountHolderType { Business Individual }
ReferencedRefundResponse : CommercePayments.AbstractTransactionResponse { new(); void setAmount(Double); void
  setGatewayAvsCode(String); void setGatewayDate(Datetime); void setGatewayMessage(String); void
  setGatewayReferenceDetails(String); void setGatewayReferenceNumber(String); void setGatewayResultCode(String);
  void setGatewayResultCodeDescription(String); void
  setSalesforceResultCodeInfo(CommercePayments.SalesforceResultCodeInfo) }
GatewayErrorResponse { new(String, String) }
enum RequestType { Authorize AuthorizationReversal Capture PostAuth ReferencedRefund Sale Tokenize }
BankPaymentMethodResponse { new(); void setAccountHolderType(CommercePayments.AccountHolderType); void
  setAccountId(String); void setAccountType(CommercePayments.AccountType); void setBankCode(String); void
  setBankName(String); void setBankType(CommercePayments.BankType); void setComments(String); void setEmail(String);
  void setGatewayToken(String); void setGatewayTokenDetails(String); void setLast4(String); void setName(String);
  void setSavedPaymentMethodId(String); void setStandardEntryClassCode(CommercePayments.StandardEntryClassCode) }
PaymentGatewayNotificationContext { CommercePayments.PaymentGatewayNotificationRequest gatewayNotificationRequest;
  new(); CommercePayments.PaymentGatewayNotificationRequest getPaymentGatewayNotificationRequest() }
SalesforceResultCodeInfo { new(); new(CommercePayments.CustomMetadataTypeInfo);
  new(CommercePayments.SalesforceResultCode) }
enum CardType { AmericanExpress DinersClub Jcb Maestro MasterCard Visa }
PaymentGatewayNotificationRequest { Blob requestBody; new(); Map<String, String> getHeaders(); Blob getRequestBody()
  }
GatewayNotificationResponse : CommercePayments.AbstractResponse { new(); void setResponseBody(Blob); void
  setStatusCode(Integer) }
AuditParamsRequest { String email; String ipAddress; String macAddress; String phone; new(String email, String
  macAddress, String ipAddress, String phone) }
PaymentGatewayContext { new(Object, String); Object getPaymentRequest(); String getPaymentRequestType() }
enum StandardEntryClassCode { Ccd Ppd Tel Web }
AlternativePaymentMethodResponse { new(); void setAccountId(Id); void setComments(String); void setEmail(String);
  void setGatewayToken(String); void setGatewayTokenDetails(String); void setName(String) }
SaleRequest : CommercePayments.BaseRequest { String accountId; Double amount; String comments; String
  currencyIsoCode; CommercePayments.SaleApiPaymentMethodRequest paymentMethod; Map<String, String>
  paymentMethodData; new(); new(Double) }
CustomMetadataTypeInfo { new(String, String) }
CardPaymentMethodResponse { new(); void setAccountId(Object); void setAutoPay(Boolean); void setCardBin(String);
  void setCardCategory(CommercePayments.CardCategory); void setCardHolderFirstName(String); void
  setCardHolderLastName(String); void setCardHolderName(String); void setCardLastFour(String); void
  setCardType(String); void setCardTypeCategory(CommercePayments.CardType); void setComments(String); void
  setDisplayCardNumber(String); void setEmail(String); void setExpiryMonth(Integer); void setExpiryYear(Integer);
  void setNickName(String); void setStartMonth(Integer); void setStartYear(Integer) }
interface PaymentGatewayAdapter { CommercePayments.GatewayResponse
  processRequest(CommercePayments.PaymentGatewayContext) }
TokenizeNotification : CommercePayments.BaseNotification { new(); void setAmount(Double); void
  setGatewayAvsCode(String); void setGatewayDate(Datetime); void setGatewayMessage(String); void
  setGatewayReferenceDetails(String); void setGatewayReferenceNumber(String); void setGatewayResultCode(String);
  void setGatewayResultCodeDescription(String); void setGatewayToken(String); void setGatewayTokenEncrypted(String);
  void setId(String); void setSalesforceResultCodeInfo(CommercePayments.SalesforceResultCodeInfo); void
  setStatus(CommercePayments.NotificationStatus) }
interface GatewayResponse { }
`,
);
