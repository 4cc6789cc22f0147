/** Standard objects: payments and commerce. Notation: see ../notation.ts. */
export const PAYMENTS = `
@DigitalWallet 1DW +cud deleted
  DigitalWalletNumber string* /og; &system; LastViewedDate datetime; LastReferencedDate datetime;
  PaymentGatewayId reference /r >PaymentGateway=?DigitalWallets; NickName string 'Nickname'; GatewayToken string; GatewayTokenDetails textarea1000;
  Customer string /r 'Customer ID'; Email email 'Registered Email'; AccountId reference >Account=DigitalWallets;
  Status picklist* {Active|InActive~Inactive|Canceled}; CompanyName string; &address PaymentMethod; Comments textarea1000;
  ProcessingMode picklist* /o {Salesforce|External}; MacAddress string32 'MAC Address'; Phone phone; IpAddress string39 'IP Address'; AuditEmail email;
  GatewayTokenEncrypted encryptedstring; IsAutoPayEnabled boolean 'Auto Pay';
  PaymentMethodType picklist {ACH|AfterpayClearpay~Afterpay / Clearpay|AmericanExpress~American Express|ApplePay~Apple Pay|BACS~Bacs|BanContact~Bancontact|BECS~Becs|DinersClub~Diners Club|Discover|EPS~Eps|GooglePay~Google Pay|iDeal~iDEAL|Jcb|Klarna|Maestro|MasterCard~Master Card|Other|PayPal~Paypal|SepaDebit~SEPA Debit|UnionPay|Venmo|Visa};
  PaymentMethodSubType string; PaymentMethodDetails string;
@CardPaymentMethod 03O +cud deleted
  CardPaymentMethodNumber string* /og; &system; LastViewedDate datetime; LastReferencedDate datetime; DisplayCardNumber string20 /r; ExpiryMonth int;
  ExpiryYear int; StartMonth int; StartYear int; CardType picklist40 /r {Visa|Master Card|American Express|Diners Club|JCB|Maestro};
  CardTypeCategory picklist /r {Visa|MasterCard~Master Card|AmericanExpress~American Express|Jcb~JCB|DinersClub~Diners Club|Maestro|Discover|UnionPay};
  AutoCardType string20 /r; CardCategory picklist /r {CreditCard~Credit Card|DebitCard~Debit Card}; AccountId reference >Account=CardPaymentMethods;
  &address PaymentMethod; NickName string 'Nickname'; CardHolderName string; CardBin int /r 'Card BIN'; CardLastFour int /r;
  Email email 'Registered Card Email'; Comments textarea1000; Status picklist* {Active|InActive~Inactive|Canceled}; InputCardNumber string20 /r;
  CardHolderFirstName string; CardHolderLastName string; CompanyName string; GatewayToken string; GatewayTokenDetails textarea1000;
  PaymentGatewayId reference /r >PaymentGateway=?CardPaymentMethods; ProcessingMode picklist* /o {Salesforce|External}; MacAddress string32 'MAC Address';
  Phone phone; IpAddress string39 'IP Address'; AuditEmail email; GatewayResultCode string64; GatewayResultCodeDescription string;
  SfResultCode picklist 'Salesforce Result Code' {Success|PermanentFail~Permanent Fail|Decline|RequiresReview~Requires Review|Indeterminate|SystemError~System Error|ValidationError~Validation Error};
  GatewayDate datetime; GatewayTokenEncrypted encryptedstring; IsAutoPayEnabled boolean 'Auto Pay';
  PaymentMethodType picklist {ACH|AfterpayClearpay~Afterpay / Clearpay|AmericanExpress~American Express|ApplePay~Apple Pay|BACS~Bacs|BanContact~Bancontact|BECS~Becs|DinersClub~Diners Club|Discover|EPS~Eps|GooglePay~Google Pay|iDeal~iDEAL|Jcb|Klarna|Maestro|MasterCard~Master Card|Other|PayPal~Paypal|SepaDebit~SEPA Debit|UnionPay|Venmo|Visa};
  PaymentMethodSubType string; PaymentMethodDetails string;
@AlternativePaymentMethod - +cud share deleted
  OwnerId reference* >Group,User; AlternativePaymentMethodNumber string* /g; &system; LastViewedDate datetime; LastReferencedDate datetime;
  PaymentGatewayId reference >PaymentGateway=?AlternativePaymentMethods; NickName string 'Nickname'; GatewayToken encryptedstring;
  GatewayTokenDetails textarea; Email email 'Registered Email'; AccountId reference >Account=AlternativePaymentMethods;
  Status picklist* {Active|InActive~Inactive|Canceled}; CompanyName string; &address PaymentMethod; Comments textarea;
  ProcessingMode picklist* {Salesforce|External}; MacAddress string 'MAC Address'; Phone phone; IpAddress string 'IP Address'; AuditEmail email;
  IsAutoPayEnabled boolean 'Auto Pay';
  PaymentMethodType picklist {ACH|AfterpayClearpay~Afterpay / Clearpay|AmericanExpress~American Express|ApplePay~Apple Pay|BACS~Bacs|BanContact~Bancontact|BECS~Becs|DinersClub~Diners Club|Discover|EPS~Eps|GooglePay~Google Pay|iDeal~iDEAL|Jcb|Klarna|Maestro|MasterCard~Master Card|Other|PayPal~Paypal|SepaDebit~SEPA Debit|UnionPay|Venmo|Visa};
  PaymentMethodSubType string; PaymentMethodDetails string; BillingFirstName string 'First name of the person tied to billing address';
  BillingLastName string 'Last name of the person tied to billing address'; BillingName string 'Name of the person tied to billing address';
@PaymentMethod 0aa + deleted
  ImplementorType string /r; AccountId reference /r >Account; NickName string /r 'Nickname'; CompanyName string /r;
  Status picklist* /r {Active|InActive~Inactive|Canceled}; Comments textarea32000 /r; IsAutoPayEnabled boolean 'Auto Pay'; &address PaymentMethod;
  PaymentMethodType picklist {ACH|AfterpayClearpay~Afterpay / Clearpay|AmericanExpress~American Express|ApplePay~Apple Pay|BACS~Bacs|BanContact~Bancontact|BECS~Becs|DinersClub~Diners Club|Discover|EPS~Eps|GooglePay~Google Pay|iDeal~iDEAL|Jcb|Klarna|Maestro|MasterCard~Master Card|Other|PayPal~Paypal|SepaDebit~SEPA Debit|UnionPay|Venmo|Visa};
  PaymentMethodSubType string; PaymentMethodDetails string; &system; Name #string* /r;
@Payment 0aQ +cud feed deleted
  PaymentNumber #autonumber* /g; &system; LastViewedDate datetime; LastReferencedDate datetime; PaymentGroupId reference >PaymentGroup=Payments;
  AccountId reference >Account=Payments; PaymentAuthorizationId reference >PaymentAuthorization=Payments; Date datetime; CancellationDate datetime;
  Amount currency*; Status picklist* {Draft|Processed|Canceled|Pending|Failed}; Type picklist* {Sale|Capture};
  ProcessingMode picklist* /o {Salesforce|External}; GatewayRefNumber string 'Gateway Reference Number'; ClientContext textarea2000 /r;
  GatewayResultCode string64;
  SfResultCode picklist 'Salesforce Result Code' {Success|PermanentFail~Permanent Fail|Decline|RequiresReview~Requires Review|Indeterminate|SystemError~System Error|ValidationError~Validation Error};
  GatewayDate datetime; CancellationGatewayRefNumber string 'Cancellation Gateway Reference Number'; CancellationGatewayResultCode string64;
  CancellationSfResultCode string64 'Cancellation Salesforce Result Code'; CancellationGatewayDate datetime; Comments textarea1000; ImpactAmount currency /r;
  EffectiveDate datetime; CancellationEffectiveDate datetime; GatewayResultCodeDescription string; GatewayRefDetails textarea1000 'Gateway Reference Details';
  IpAddress string39 'IP Address'; MacAddress string32 'MAC Address'; Phone phone; Email email 'Audit Email';
  PaymentGatewayId reference >PaymentGateway=?Payments; PaymentMethodId reference >PaymentMethod=Payments; TotalApplied currency /r;
  TotalUnapplied currency /r; NetApplied currency /r; Balance currency /r; TotalRefundApplied currency /r; TotalRefundUnapplied currency /r;
  NetRefundApplied currency /r; PaymentIntentGuid string;
@PaymentAuthorization 0Xc +cud deleted
  PaymentAuthorizationNumber #autonumber* /g; &system; LastViewedDate datetime; LastReferencedDate datetime;
  PaymentGroupId reference >PaymentGroup=PaymentAuthorizations; AccountId reference >Account=PaymentAuthorizations; Date datetime; GatewayDate datetime;
  ExpirationDate datetime; EffectiveDate datetime; Amount currency*; Status picklist* {Draft|Processed|Canceled|Pending|Failed};
  ProcessingMode picklist* /o {Salesforce|External}; PaymentMethodId reference >PaymentMethod=PaymentAuthorizations; Comments textarea1000;
  GatewayRefDetails textarea1000 'Gateway Reference Details'; GatewayRefNumber string 'Gateway Reference Number'; GatewayResultCode string64;
  SfResultCode picklist 'Salesforce Result Code' {Success|PermanentFail~Permanent Fail|Decline|RequiresReview~Requires Review|Indeterminate|SystemError~System Error|ValidationError~Validation Error};
  GatewayAuthCode string64; TotalAuthReversalAmount currency /r 'Total Payment Auth Reversal Amount'; GatewayResultCodeDescription string;
  Balance currency /r; TotalPaymentCaptureAmount currency /r; IpAddress string39 'IP Address'; MacAddress string32 'MAC Address'; Phone phone;
  Email email 'Audit Email'; PaymentGatewayId reference >PaymentGateway=?PaymentAuthorizations; PaymentIntentGuid string;
@PaymentAuthAdjustment - 'Payment Authorization Adjustment' +cud deleted
  PaymentAuthAdjustmentNumber #autonumber* /g 'Payment Authorization Adjustment Number'; &system; LastViewedDate datetime; LastReferencedDate datetime;
  PaymentAuthorizationId reference* >PaymentAuthorization=!PaymentAuthAdjustments; ProcessingMode picklist* {Salesforce|External}; Amount currency*;
  Status picklist* {Draft|Processed|Canceled|Pending~PE}; Type picklist* 'Adjustment Type' {Reversal}; Date datetime; GatewayDate datetime;
  EffectiveDate datetime; Comments textarea; GatewayRefNumber string 'Gateway Reference Number'; GatewayResultCode string;
  SfResultCode picklist 'Salesforce Result Code' {Success|PermanentFail~Permanent Fail|Decline|RequiresReview~Requires Review|Indeterminate|SystemError~System Error|ValidationError~Validation Error};
  AccountId reference >Account=PaymentAuthAdjustments; GatewayRefDetails textarea 'Gateway Reference Details'; GatewayResultCodeDescription string;
  IpAddress string 'IP Address'; MacAddress string 'MAC Address'; Phone phone; Email email 'Audit Email';
@PaymentGateway 0b0 +cud deleted
  PaymentGatewayName string*; &system; LastViewedDate datetime; LastReferencedDate datetime;
  PaymentGatewayProviderId reference >PaymentGatewayProvider=?PaymentGateways;
  MerchantCredentialId reference >NamedCredential=?PaymentGateways 'Named Credential ID'; Status picklist* {Active|Inactive}; Comments textarea1000;
  ExternalReference string;
@PaymentGatewayLog 0Xt +cud deleted
  PaymentGatewayLogNumber autonumber* /g; &system; LastViewedDate datetime; LastReferencedDate datetime;
  ReferencedEntityId reference >CardPaymentMethod,Payment,PaymentAuthAdjustment,PaymentAuthorization,Refund =?PaymentGatewayLogs;
  InteractionType picklist /r {Authorization|Sale|Void|Capture|Tokenize|Avs|ReferencedRefund~Referenced refund|CheckGiftCardBalance~Check gift card balance|AuthorizationReversal~Authorization Reversal|PostAuth~Post Auth};
  SfRefNumber string 'Salesforce Reference Number'; InteractionStatus picklist 'Status' {NoOp~No Operation|Initiated|Success|Failed|Timeout};
  GatewayAuthCode string64; GatewayRefNumber string 'Gateway Reference Number';
  SfResultCode picklist 'Salesforce Result Code' {Success|PermanentFail~Permanent Fail|Decline|RequiresReview~Requires Review|Indeterminate|SystemError~System Error|ValidationError~Validation Error};
  GatewayResultCode string64; GatewayResultCodeDescription string; GatewayDate datetime; GatewayMessage string; GatewayAvsCode string64;
  PaymentGatewayId reference >PaymentGateway=?PaymentGatewayLogs; IsNotification picklist {No~NO*|Yes~YES}; Request textarea131072; Response textarea131072;
@PaymentGatewayProvider 0cJ +cuds deleted
  DeveloperName string* 'Name';
  Language picklist40 'Master Language' {en_US~English|de~German|es~Spanish|fr~French|it~Italian|ja~Japanese|sv~Swedish|ko~Korean|zh_TW~Chinese (Traditional)|zh_CN~Chinese (Simplified)|pt_BR~Portuguese (Brazil)|nl_NL~Dutch|da~Danish|th~Thai|fi~Finnish|ru~Russian|es_MX~Spanish (Mexico)|no~Norwegian};
  MasterLabel string* 'Label'; NamespacePrefix string15 /r; &system; LastViewedDate datetime; ApexAdapterId reference >ApexClass 'Class ID';
  Comments textarea1000; IdempotencySupported picklist {No*|Yes};
@PaymentGroup 9zx +cud deleted
  PaymentGroupNumber #autonumber* /g; &system; SourceObjectId reference >Order=PaymentGroups 'Order ID';
@PaymentLineInvoice 1PL +cu deleted
  PaymentLineInvoiceNumber string* /og; &system; LastViewedDate datetime; LastReferencedDate datetime; InvoiceId reference* /o >Invoice;
  PaymentId reference* /o >Payment=!PaymentLinesInvoice; Amount currency* /o; Type picklist* /o {Applied|Unapplied};
  HasBeenUnapplied picklist* /o {No|Yes|NA}; Comments textarea1000; Date datetime /r; AppliedDate datetime /r; EffectiveDate datetime /r;
  UnappliedDate datetime /r; AssociatedAccountId reference /r >Account=PaymentLinesInvoice 'Account ID';
  AssociatedPaymentLineId reference /r >PaymentLineInvoice=?AssociatedPaymentLines 'Payment Line Invoice ID'; ImpactAmount currency /r;
  EffectiveImpactAmount currency /r; PaymentBalance currency /r;
@Refund 0cb +cud deleted
  RefundNumber #autonumber* /g; &system; LastViewedDate datetime; LastReferencedDate datetime; Type picklist* {Referenced|NonReferenced~Non Referenced};
  PaymentGroupId reference >PaymentGroup=Refunds; ImpactAmount currency /r; ProcessingMode picklist* /o {Salesforce|External}; Amount currency*;
  AccountId reference >Account=Refunds; PaymentMethodId reference >PaymentMethod=Refunds; Comments textarea1000;
  Status picklist* {Draft|Processed|Canceled|Pending|Failed}; GatewayRefNumber string 'Gateway Reference Number'; ClientContext textarea2000 /r;
  GatewayResultCode string64; GatewayResultCodeDescription string;
  SfResultCode picklist 'Salesforce Result Code' {Success|PermanentFail~Permanent Fail|Decline|RequiresReview~Requires Review|Indeterminate|SystemError~System Error|ValidationError~Validation Error};
  GatewayDate datetime; IpAddress string39 'IP Address'; MacAddress string32 'MAC Address'; Phone phone; Email email 'Audit Email'; EffectiveDate datetime;
  Date datetime; CancellationEffectiveDate datetime; CancellationDate datetime; CancellationGatewayRefNumber string 'Cancellation Gateway Reference Number';
  CancellationGatewayResultCode string64; CancellationSfResultCode string64 'Cancellation Salesforce Result Code'; CancellationGatewayDate datetime;
  PaymentGatewayId reference >PaymentGateway=?Refunds; TotalApplied currency /r; TotalUnapplied currency /r; NetApplied currency /r; Balance currency /r;
@RefundLinePayment 0dR +cu deleted
  RefundLinePaymentNumber string* /og; &system; PaymentId reference* /o >Payment=!RefundLinePayments; RefundId reference* /o >Refund=!RefundLinePayments;
  Amount currency* /o; Type picklist* /o {Applied}; HasBeenUnapplied picklist* /o {No}; Comments textarea1000; Date datetime /r; AppliedDate datetime /r;
  EffectiveDate datetime /r; UnappliedDate datetime /r; AssociatedAccountId reference /r >Account=RefundLinePayments 'Account ID';
  AssociatedRefundLinePaymentId reference /r >RefundLinePayment=?RefundLinePayments 'Refund Line Payment ID'; ImpactAmount currency /r;
  EffectiveImpactAmount currency /r; RefundBalance currency /r; PaymentBalance currency /r;
@FulfillmentOrder 0a3 +cuds feed share change deleted
  OwnerId reference* >Group,User; FulfillmentOrderNumber #autonumber* /g; &system; LastViewedDate datetime; LastReferencedDate datetime;
  AccountId reference /r >Account=FulfillmentOrders; FulfilledFromLocationId reference >Location=?FulfillmentOrders;
  FulfilledToName string* 'Order Recipient'; &address FulfilledTo; FulfilledToEmailAddress email; FulfilledToPhone phone;
  ItemCount double /r 'Total Quantity';
  Status picklist40* {Draft|Allocated|Assigned|Pickpack|Fulfilled|Cancelled|Rejected|Printed|Pick Complete|Pack Complete};
  StatusCategory picklist* /o {DRAFT~Draft|ACTIVATED~Activated|FULFILLING~Fulfilling|CLOSED~Closed|CANCELLED~Canceled|REJECTED~Rejected};
  Type picklist40 {Warehouse|Retail Store|In Store Pickup|Supplier|Download|Email};
  TypeCategory picklist /r {PHYSICAL~Physical|DROPSHIP~Drop Ship|DIGITAL~Digital}; TotalProductAmount currency /r 'Product Subtotal';
  TotalAdjustmentAmount currency /r 'Product Adjustments'; TotalDeliveryAmount currency /r 'Shipping Subtotal';
  TotalProductTaxAmount currency /r 'Product Subtotal Tax'; TotalAdjustmentTaxAmount currency /r 'Product Adjustments Tax';
  TotalDeliveryTaxAmount currency /r 'Shipping Subtotal Tax'; TotalFeeAmount currency 'Fee Subtotal'; TotalFeeTaxAmount currency 'Fee Subtotal Tax';
  TotalAmount currency /r 'Pretax Total'; TotalTaxAmount currency /r 'Tax'; OrderId reference /r >Order=FulfillmentOrders; InvoiceId reference >Invoice;
  GrandTotalAmount currency /r 'Total with Tax'; IsSuspended boolean; TotalDeliveryAdjustAmount currency /r 'Shipping Adjustments';
  TotalDeliveryAdjustTaxAmount currency /r 'Shipping Adjustments Tax'; TotalFeeAdjustAmount currency 'Fee Adjustments';
  TotalFeeAdjustTaxAmount currency 'Fee Adjustments Tax'; TaxLocaleType picklist /r {Net|Gross|Automatic};
  BillToContactId reference /r >Contact=FulfillmentOrders 'Contact ID'; TotalProductAmtWithTax currency /r 'Product Subtotal with Tax';
  TotalAdjustmentAmtWithTax currency /r 'Product Adjustments with Tax'; TotalDeliveryAmtWithTax currency /r 'Shipping Subtotal with Tax';
  TotalDeliveryAdjustAmtWithTax currency /r 'Shipping Adjustments with Tax'; TotalFeeAmtWithTax currency 'Fee Subtotal with Tax';
  TotalFeeAdjustAmtWithTax currency 'Fee Adjustments with Tax'; IsReship boolean 'Reship'; ActivatedDate datetime; ClosedDate datetime;
@WebCart 0a6 'Cart' +cuds history share change deleted
  OwnerId reference* >Group,User; Name #string* 'Cart Name'; &system; WebStoreId reference* >WebStore 'Store ID';
  OrderOwnerId reference >User=Carts 'User ID'; AccountId reference >Account=Carts;
  PaymentMethodId reference >AlternativePaymentMethod,CardPaymentMethod,DigitalWallet; PaymentGroupId reference >PaymentGroup;
  Status picklist {Active|Closed|PendingClosed~Pending Closed|Processing|Checkout|PendingDelete~Pending Delete};
  Type picklist {Cart|Template|ReadOnly~Read Only|PayNowReadOnly~Pay Now Read Only}; IsSecondary boolean 'Is Cart Secondary'; IsRepricingNeeded boolean;
  LastRepricingDate datetime; PoNumber string80 'Purchase Order Number'; &address Billing; InitialOrderReferenceNumber string;
  TaxType picklist 'Tax Policy for Cart' {Net|Gross|Automatic}; TotalListAmount currency /r 'Total List Amount in Cart';
  TotalProductAmount currency /r 'Total Product Amount in Cart'; TotalProductListAmount currency 'Total Product List Amount in Cart';
  TotalProductTaxAmount currency /r 'Total Product Tax Amount in Cart'; TotalProductItemAdjAmount currency; TotalCartLevelAdjAmount currency;
  TotalChargeAmount currency /r 'Total Charge Amount in Cart'; TotalChargeItemAdjAmount currency;
  TotalChargeTaxAmount currency /r 'Total Charge Tax Amount in Cart'; TotalPromoAdjustmentAmount currency 'Cart Promotions Adjustment';
  TotalPromoAdjustmentTaxAmount currency 'Cart Promotions Tax Adjustment'; TotalAdjustmentAmount currency; TotalAmount currency /r 'Total Amount in Cart';
  TotalTaxAmount currency /r 'Total Tax Amount in Cart'; TotalAmountAfterAllAdjustments currency 'Cart Total Adjusted Price';
  GrandTotalAmount currency /r 'Grand Total Amount in Cart'; TotalProductCount double /r 'Total Quantity in the Cart';
  UniqueProductCount int /r 'Unique Products (SKUs) in the Cart'; TotalProductLineItemCount int;
  TotalLineItemsWithErrors int /r 'Total Line Items with Errors'; GuestPhoneNumber phone 'Phone Number for Guest User';
  GuestEmailAddress email 'Email address for Guest User'; GuestFirstName string 'First Name for Guest User'; GuestLastName string 'Last Name for Guest User';
  GuestSecondName string 'Second Name for Guest User'; GuestCompanyName string 'Name of the company';
  InventoryReservationIdentifier string 'The inventory reservation identifier.';
@WebStore 0ZE 'Store' +cuds share change deleted
  OwnerId reference* >Group,User; Name #string* 'Store Name'; &system; LastViewedDate datetime; LastReferencedDate datetime;
  Type picklist* /o {B2B*|B2C|B2CE~B2C Enterprise};
  DefaultLanguage picklist {en_US~English|de~German|es~Spanish|fr~French|it~Italian|ja~Japanese|sv~Swedish|ko~Korean|zh_TW~Chinese (Traditional)|zh_CN~Chinese (Simplified)|pt_BR~Portuguese (Brazil)|nl_NL~Dutch|da~Danish|th~Thai|fi~Finnish|ru~Russian|es_MX~Spanish (Mexico)|no~Norwegian};
  SupportedLanguages textarea2000; MaxValuesPerFacet int 'Maximum Values per Filter'; PaginationSize int 'Results per Page';
  StrikethroughPricebookId reference >Pricebook2=? 'Price Book ID'; OptionsGuestBrowsingEnabled boolean /sg 'Guest Browsing Enabled';
  OptionsCommerceEinsteinDeployed boolean /sg 'Commerce Einstein Deployed';
  OptionsCommerceEinsteinActivitiesTracked boolean /sg 'Commerce Einstein Activities Tracked';
  OptionsSkipAdditionalEntitlementCheckForSearch boolean /sg 'Skip additional entitlement check for search';
  OptionsAutoFacetingEnabled boolean /sg 'Autoselect the most relevant facets';
  OptionsCartToOrderAutoCustomFieldMapping boolean /sg 'Automatically map custom fields from cart to order';
  OptionsGuestCartEnabled boolean /sg 'Guest Cart Enabled'; OptionsGuestCheckoutEnabled boolean /sg 'Guest Checkout Enabled';
  OptionsCartAsyncProcessingEnabled boolean /sg 'Cart Async Processing Enabled'; OptionsDuplicateCartItemsEnabled boolean /sg 'Duplicate Cart Items Enabled';
  OptionsSkuDetectionEnabled boolean /sg 'Sku Detection Enabled'; OptionsCartCalculateEnabled boolean /sg 'Cart Calculate Enabled';
  OptionsPreserveGuestCartEnabled boolean /sg 'Preserve Guest Cart Enabled'; OptionsSplitShipmentEnabled boolean /sg 'Split Shipment Enabled';
  PricingStrategy picklist {LowestPrice~Best Price*|Priority~Priority Price}; CheckoutTimeToLive int; CheckoutValidAfterDate datetime;
  LocationId reference /r >Location=?; Description textarea1000;
  ProductGrouping picklist 'Variation Grouping' {VariationParent~Group Variations Under Parent*|NoGrouping~No Grouping}; GuestCartTimeToLive int;
  DefaultTaxLocaleType picklist 'Tax Type' {Net|Gross|Automatic}; ExternalReference textarea 'External Reference ID';
  SortByPricebookId reference >Pricebook2=? 'Price Book ID'; OrderLifeCycleType picklist {MANAGED~Managed|UNMANAGED~Unmanaged};
  OrderActivationStatus picklist {Draft|Activated};
`;
