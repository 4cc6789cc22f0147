/** CommercePayments: types as the Apex Reference Guide lists them. */
import { platformTypes } from './declare.ts';

platformTypes(
  'CommercePayments',
  `
AbstractResponse { new(); void setGatewayAvsCode(String); void setGatewayDate(Datetime); void
  setGatewayMessage(String); void setGatewayResultCode(String); void setGatewayResultCodeDescription(String); void
  setSalesforceResultCodeInfo(CommercePayments.SalesforceResultCodeInfo); void
  setRetryCategory(CommercePayments.RetryCategory); void setRetryDecision(CommercePayments.RetryDecision) }
AbstractTransactionResponse : CommercePayments.AbstractResponse { new(); void setAmount(Double); void
  setGatewayReferenceDetails(String); void setGatewayReferenceNumber(String); void setGatewayAvsCode(String); void
  setGatewayDate(Datetime); void setGatewayMessage(String); void setGatewayResultCode(String); void
  setGatewayResultCodeDescription(String); void setRetryCategory(CommercePayments.RetryCategory); void
  setRetryDecision(CommercePayments.RetryDecision); void
  setSalesforceResultCodeInfo(CommercePayments.SalesforceResultCodeInfo) }
SaleResponse : CommercePayments.AbstractTransactionResponse { new(); void setAmount(Double); void setAsync(Boolean);
  void setGatewayAvsCode(String); void setGatewayDate(Datetime); void setGatewayMessage(String); void
  setGatewayReferenceDetails(String); void setGatewayReferenceNumber(String); void setGatewayResultCode(String); void
  setGatewayResultCodeDescription(String); void
  setPaymentMethodTokenizationResponse(CommercePayments.PaymentMethodTokenizationResponse); void
  setSalesforceResultCodeInfo(CommercePayments.SalesforceResultCodeInfo); void
  setRetryCategory(CommercePayments.RetryCategory); void setRetryDecision(CommercePayments.RetryDecision) }
enum NotificationStatus { Failed Success }
NotificationSaveResult { new(); String getErrorMessage(); Integer getStatusCode(); Boolean isSuccess() }
enum SalesforceResultCode { Decline Indeterminate PermanentFail RequiresReview Success SystemError ValidationError }
BaseRequest { new(); new(String, Map<String, String>); void BaseRequest(String, Map<String, String>) }
RefundRequest : CommercePayments.BaseRequest { new() }
ReferencedRefundRequest : CommercePayments.RefundRequest { String PaymentId; String accountId; Double amount;
  new(Double amount, String paymentId) }
enum CardCategory { CreditCard DebitCard }
AlternativePaymentMethodRequest { String accountId; String email; String gatewayToken; String gatewayTokenDetails;
  String name; new(String) }
BaseNotification { new(); void setAmount(Double); void setGatewayDate(Datetime); void setGatewayMessage(String); void
  setGatewayReferenceDetails(String); void setGatewayReferenceNumber(String); void setGatewayResultCode(String); void
  setGatewayResultCodeDescription(String); void setId(String); void
  setSalesforceResultCodeInfo(CommercePayments.SalesforceResultCodeInfo); void
  setStatus(CommercePayments.NotificationStatus); void setGatewayAvsCode(String); void
  setRetryCategory(CommercePayments.RetryCategory); void setRetryDecision(CommercePayments.RetryDecision) }
CaptureNotification : CommercePayments.BaseNotification { new(); void setAmount(Double); void
  setGatewayAvsCode(String); void setGatewayDate(Datetime); void setGatewayMessage(String); void
  setGatewayReferenceDetails(String); void setGatewayReferenceNumber(String); void setGatewayResultCode(String); void
  setGatewayResultCodeDescription(String); void setId(String); void setRetryCategory(CommercePayments.RetryCategory);
  void setRetryDecision(CommercePayments.RetryDecision); void
  setSalesforceResultCodeInfo(CommercePayments.SalesforceResultCodeInfo); void
  setStatus(CommercePayments.NotificationStatus) }
AddressRequest { String city; String companyName; String country; String postalCode; String state; String street;
  new(); new(String street, String city, String state, String country, String postalCode) }
BaseApiPaymentMethodRequest { CommercePayments.AddressRequest address; String id; Boolean saveForFuture; new();
  new(CommercePayments.AddressRequest, String, Boolean); CommercePayments.PaymentMethodIdType idType }
PostAuthApiPaymentMethodRequest : CommercePayments.BaseApiPaymentMethodRequest {
  CommercePayments.AlternativePaymentMethodRequest alternativePaymentMethod; CommercePayments.CardPaymentMethodRequest
  cardPaymentMethod; new(); new(CommercePayments.AlternativePaymentMethodRequest);
  new(CommercePayments.CardPaymentMethodRequest); CommercePayments.AlternativePaymentMethodRequest PaymentMethod }
SaleNotification : CommercePayments.BaseNotification { new(); void setGatewayAvsCode(String); void setAmount(Double);
  void setGatewayDate(Datetime); void setGatewayMessage(String); void setGatewayReferenceDetails(String); void
  setGatewayReferenceNumber(String); void setGatewayResultCode(String); void setGatewayResultCodeDescription(String);
  void setId(String); void setRetryCategory(CommercePayments.RetryCategory); void
  setRetryDecision(CommercePayments.RetryDecision); void
  setSalesforceResultCodeInfo(CommercePayments.SalesforceResultCodeInfo); void
  setStatus(CommercePayments.NotificationStatus) }
CaptureRequest : CommercePayments.BaseRequest { String accountId; Double amount; String paymentAuthorizationId; new();
  new(Double amount, String paymentAuthorizationId) }
CaptureResponse : CommercePayments.AbstractTransactionResponse { new(); void setAmount(Double); void
  setAsync(Boolean); void setGatewayAvsCode(String); void setGatewayDate(Datetime); void setGatewayMessage(String);
  void setGatewayReferenceDetails(String); void setGatewayReferenceNumber(String); void setGatewayResultCode(String);
  void setGatewayResultCodeDescription(String); void
  setSalesforceResultCodeInfo(CommercePayments.SalesforceResultCodeInfo) }
enum BankType { Ach Bacs Becs SepaDebit }
PostAuthorizationResponse : CommercePayments.AbstractTransactionResponse { new(); void
  setAlternativePaymentMethodResponse(CommercePayments.AlternativePaymentMethodResponse); void setAsync(Boolean); void
  setAuthorizationExpirationDate(Datetime); void
  setCardPaymentMethodResponse(CommercePayments.CardPaymentMethodResponse); void setGatewayAuthCode(String); void
  setPaymentMethodDetailsResponse(CommercePayments.PaymentMethodDetailsResponse); void
  setPaymentMethodTokenizationResponse(CommercePayments.PaymentMethodTokenizationResponse); void
  setGatewayAvsCode(String); void setGatewayDate(Datetime); void setGatewayMessage(String); void
  setGatewayResultCode(String); void setGatewayResultCodeDescription(String); void
  setPaymentMethodDetails(CommercePayments.PaymentMethodDetailsResponse); void
  setRetryCategory(CommercePayments.RetryCategory); void setRetryDecision(CommercePayments.RetryDecision); void
  setSalesforceResultCodeInfo(CommercePayments.SalesforceResultCodeInfo) }
AuthorizationRequest : CommercePayments.BaseRequest { String accountId; Double amount; String comments; String
  currencyIsoCode; CommercePayments.AuthApiPaymentMethodRequest paymentMethod; new(); new(Double); Map<String, String>
  paymentMethodData }
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
PaymentMethodTokenizationRequest { CommercePayments.AddressRequest address; CommercePayments.BankPaymentMethodRequest
  bankPaymentMethod; CommercePayments.CardPaymentMethodRequest cardPaymentMethod; new(); new(String); Boolean
  savedByMerchant }
PaymentsHttp { new(); HttpResponse send(HttpRequest); void setExcludeResponseLogging(Boolean) }
enum AccountType { Checking Savings }
AuthApiPaymentMethodRequest : CommercePayments.BaseApiPaymentMethodRequest { CommercePayments.CardPaymentMethodRequest
  cardPaymentMethod; new(); new(CommercePayments.CardPaymentMethodRequest) }
NotificationClient { new(); static CommercePayments.NotificationSaveResult record(CommercePayments.BaseNotification) }
PaymentMethodTokenizationResponse { new(); void setAmount(Double); void setAsync(Boolean); void setBankName(String);
  void setChecksum(String); void setCustomerReference(String); void setGatewayAvsCode(String); void
  setGatewayDate(Datetime); void setGatewayMessage(String); void setGatewayReferenceDetails(String); void
  setGatewayReferenceNumber(String); void setGatewayResultCode(String); void setGatewayResultCodeDescription(String);
  void setGatewayToken(String); void setGatewayTokenDetails(String); void setGatewayTokenEncrypted(String); void
  setSalesforceResultCodeInfo(CommercePayments.SalesforceResultCodeInfo); void
  setRetryCategory(CommercePayments.RetryCategory); void setRetryDecision(CommercePayments.RetryDecision) }
AuthorizationReversalResponse : CommercePayments.AbstractTransactionResponse { new(); void setAmount(Double); void
  setGatewayAvsCode(String); void setGatewayDate(Datetime); void setGatewayMessage(String); void
  setGatewayReferenceDetails(String); void setGatewayReferenceNumber(String); void setGatewayResultCode(String); void
  setGatewayResultCodeDescription(String); void
  setSalesforceResultCodeInfo(CommercePayments.SalesforceResultCodeInfo); void
  setRetryCategory(CommercePayments.RetryCategory); void setRetryDecision(CommercePayments.RetryDecision) }
SaleApiPaymentMethodRequest : CommercePayments.BaseApiPaymentMethodRequest { CommercePayments.CardPaymentMethodRequest
  cardPaymentMethod; CommercePayments.StandardEntryClassCode standardEntryClassCode; new();
  new(CommercePayments.CardPaymentMethodRequest) }
BankPaymentMethodRequest { String accountHolderFirstName; String accountHolderLastName; String accountHolderName;
  CommercePayments.AccountHolderType accountHolderType; String accountId; String accountNumber;
  CommercePayments.AccountType accountType; Boolean autoPay; String bankCode; CommercePayments.BankType bankType;
  String comments; String email; String mandate; String nickName; CommercePayments.StandardEntryClassCode
  standardEntryClassCode; new() }
AuthorizationResponse : CommercePayments.AbstractTransactionResponse { new(); void setAmount(Double); void
  setAuthorizationExpirationDate(Datetime); void setGatewayAuthCode(String); void setGatewayAvsCode(String); void
  setGatewayDate(Datetime); void setGatewayMessage(String); void setGatewayReferenceDetails(String); void
  setGatewayReferenceNumber(String); void setGatewayResultCode(String); void setGatewayResultCodeDescription(String);
  void setPaymentMethodTokenizationResponse(CommercePayments.PaymentMethodTokenizationResponse); void
  setSalesforceResultCodeInfo(CommercePayments.SalesforceResultCodeInfo); void setAsync(Boolean); void
  setRetryCategory(CommercePayments.RetryCategory); void setRetryDecision(CommercePayments.RetryDecision) }
ReferencedRefundNotification : CommercePayments.BaseNotification { new(); void setAmount(Double); void
  setGatewayDate(Datetime); void setGatewayMessage(String); void setGatewayReferenceDetails(String); void
  setGatewayReferenceNumber(String); void setGatewayResultCode(String); void setGatewayResultCodeDescription(String);
  void setId(String); void setSalesforceResultCodeInfo(CommercePayments.SalesforceResultCodeInfo); void
  setStatus(CommercePayments.NotificationStatus); void setGatewayAvsCode(String); void
  setRetryCategory(CommercePayments.RetryCategory); void setRetryDecision(CommercePayments.RetryDecision) }
PaymentMethodDetailsResponse { new(); void
  setAlternativePaymentMethod(CommercePayments.AlternativePaymentMethodResponse); void
  setCardPaymentMethod(CommercePayments.CardPaymentMethodResponse) }
enum AccountHolderType { Business Individual }
ReferencedRefundResponse : CommercePayments.AbstractTransactionResponse { new(); void setAmount(Double); void
  setGatewayAvsCode(String); void setGatewayDate(Datetime); void setGatewayMessage(String); void
  setGatewayReferenceDetails(String); void setGatewayReferenceNumber(String); void setGatewayResultCode(String); void
  setGatewayResultCodeDescription(String); void
  setSalesforceResultCodeInfo(CommercePayments.SalesforceResultCodeInfo); void setAsync(Boolean); void
  setRetryCategory(CommercePayments.RetryCategory); void setRetryDecision(CommercePayments.RetryDecision) }
GatewayErrorResponse { new(String, String) }
enum RequestType { Authorize AuthorizationReversal Capture PostAuth ReferencedRefund Sale Tokenize }
BankPaymentMethodResponse { new(); void setAccountHolderType(CommercePayments.AccountHolderType); void
  setAccountId(String); void setAccountType(CommercePayments.AccountType); void setBankCode(String); void
  setBankName(String); void setBankType(CommercePayments.BankType); void setComments(String); void setEmail(String);
  void setGatewayToken(String); void setGatewayTokenDetails(String); void setLast4(String); void setName(String); void
  setSavedPaymentMethodId(String); void setStandardEntryClassCode(CommercePayments.StandardEntryClassCode) }
PaymentGatewayNotificationContext { CommercePayments.PaymentGatewayNotificationRequest gatewayNotificationRequest;
  new(); CommercePayments.PaymentGatewayNotificationRequest getPaymentGatewayNotificationRequest() }
SalesforceResultCodeInfo { new(); new(CommercePayments.CustomMetadataTypeInfo);
  new(CommercePayments.SalesforceResultCode) }
enum CardType { AmericanExpress DinersClub Jcb Maestro MasterCard Visa }
PaymentGatewayNotificationRequest { Blob requestBody; new(); Map<String, String> getHeaders(); Blob getRequestBody() }
GatewayNotificationResponse : CommercePayments.AbstractResponse { new(); void setResponseBody(Blob); void
  setStatusCode(Integer) }
AuditParamsRequest { String email; String ipAddress; String macAddress; String phone; new(String email, String
  macAddress, String ipAddress, String phone) }
PaymentGatewayContext { new(Object, String); Object getPaymentRequest(); String getPaymentRequestType() }
enum StandardEntryClassCode { Ccd Ppd Tel Web }
AlternativePaymentMethodResponse { new(); void setAccountId(Id); void setComments(String); void setEmail(String); void
  setGatewayToken(String); void setGatewayTokenDetails(String); void setName(String) }
SaleRequest : CommercePayments.BaseRequest { String accountId; Double amount; String comments; String currencyIsoCode;
  CommercePayments.SaleApiPaymentMethodRequest paymentMethod; Map<String, String> paymentMethodData; new();
  new(Double); CommercePayments.EnhancedPaymentDataInput enhancedPaymentData; String paymentInitiationSourceId;
  Boolean submittedByMerchant }
CustomMetadataTypeInfo { new(String, String) }
CardPaymentMethodResponse { new(); void setAccountId(Object); void setAutoPay(Boolean); void setCardBin(String); void
  setCardCategory(CommercePayments.CardCategory); void setCardHolderFirstName(String); void
  setCardHolderLastName(String); void setCardHolderName(String); void setCardLastFour(String); void
  setCardType(String); void setCardTypeCategory(CommercePayments.CardType); void setComments(String); void
  setDisplayCardNumber(String); void setEmail(String); void setExpiryMonth(Integer); void setExpiryYear(Integer); void
  setNickName(String); void setStartMonth(Integer); void setStartYear(Integer) }
interface PaymentGatewayAdapter { CommercePayments.GatewayResponse
  processRequest(CommercePayments.PaymentGatewayContext) }
TokenizeNotification : CommercePayments.BaseNotification { new(); void setAmount(Double); void
  setGatewayAvsCode(String); void setGatewayDate(Datetime); void setGatewayMessage(String); void
  setGatewayReferenceDetails(String); void setGatewayReferenceNumber(String); void setGatewayResultCode(String); void
  setGatewayResultCodeDescription(String); void setGatewayToken(String); void setGatewayTokenEncrypted(String); void
  setId(String); void setSalesforceResultCodeInfo(CommercePayments.SalesforceResultCodeInfo); void
  setStatus(CommercePayments.NotificationStatus); void setRetryCategory(CommercePayments.RetryCategory); void
  setRetryDecision(CommercePayments.RetryDecision) }
interface GatewayResponse { }
enum PaymentMethodIdType { CardPaymentMethod SavedPaymentMethod }
EnhancedPaymentDataInput { Map<String, String> additionalAttributes; Double discountAmount; Double dutyAmount; String
  invoiceNumber; List<CommercePayments.LineItemInput> lineItems; String referenceId; Double salesTaxAmount; String
  shipFromZip; String shipToCountry; String shipToZip; Double shippingAmount; Double taxRate; Double totalTaxAmount;
  new() }
enum RetryDecision { NonRetriable Retriable }
LineItemInput { Map<String, String> additionalAttributes; String commodityCode; String description; Double discount;
  Boolean discountIndicator; Double dutyAmount; String grossNetIndicator; String lineItemId; Double lineItemTotal;
  String name; Integer quantity; Double shippingAmount; String sku; Double taxAmount; Double taxRate; Double
  unitPrice; String uom; new() }
enum RetryCategory { CardLimit GatewayConnection PaymentInformation PaymentProcessing Security Unknown }
`,
);
