/** CommerceTax: types as the Apex Reference Guide lists them. */
import { platformTypes } from './declare.ts';

platformTypes(
  'CommerceTax',
  `
RuleDetailsResponse { new(); void RuleDetailsResponse(); Object getDelegate(); void setNonTaxableRuleId(String); void
  setNonTaxableType(String); void setRateRuleId(String); void setRateSourceId(String) }
TaxAddressesRequest { CommerceTax.TaxAddressRequest billTo; CommerceTax.TaxAddressRequest shipFrom;
  CommerceTax.TaxAddressRequest shipTo; CommerceTax.TaxAddressRequest soldTo; CommerceTax.TaxAddressRequest
  taxEngineAddress; new(CommerceTax.TaxAddressRequest shipFrom, CommerceTax.TaxAddressRequest shipTo,
  CommerceTax.TaxAddressRequest soldTo, CommerceTax.TaxAddressRequest billTo, CommerceTax.TaxAddressRequest
  taxEngineAddress) }
AddressesResponse { new(); Object getDelegate(); void setShipFrom(CommerceTax.AddressResponse); void
  setShipTo(CommerceTax.AddressResponse); void setSoldTo(CommerceTax.AddressResponse) }
TaxTransactionRequest { CommerceTax.HeaderTaxAddressesRequest addresses; String currencyIsoCode;
  CommerceTax.TaxCustomerDetailsRequest customerDetails; Object customTaxAttributes; String description; String
  documentCode; Datetime effectiveDate; List<CommerceTax.TaxLineItemRequest> lineItems; String referenceDocumentCode;
  String referenceEntityId; CommerceTax.TaxSellerDetailsRequest sellerDetails; Datetime transactionDate;
  new(CommerceTax.HeaderTaxAddressesRequest addresses, String currencyIsoCode, CommerceTax.TaxCustomerDetailsRequest
  customerDetails, String description, String documentCode, String referenceDocumentCode, Datetime transactionDate,
  Datetime effectiveDate, List<CommerceTax.TaxLineItemRequest> lineItems, String referenceEntityId,
  CommerceTax.TaxSellerDetailsRequest sellerDetails, Map<String, Object> customTaxAttributes) }
CustomTaxAttributesResponse { new(); void setData(Map<String, Object>) }
enum ResultCode { TaxEngineError ReferenceDocumentCodeMissing }
TaxEngineContext { new(); String getNamedUri(); Object getRequest(); CommerceTax.RequestType getRequestType() }
TaxDetailsResponse { new(); Object getDelegate(); void
  setCustomTaxAttributes(CommerceTax.CustomTaxAttributesResponse); void setExemptAmount(Double); void
  setExemptReason(String); void setImposition(CommerceTax.ImpositionResponse); void
  setJurisdiction(CommerceTax.JurisdictionResponse); void setRate(Double); void setSerCode(String); void
  setTax(Double); void setTaxAuthorityTypeId(String); void setTaxId(String); void setTaxRegionId(String); void
  setTaxRuleDetails(CommerceTax.RuleDetailsResponse); void setTaxableAmount(Double) }
JurisdictionResponse { new(); Object getDelegate(); void setCountry(String); void setId(String); void
  setLevel(String); void setName(String); void setRegion(String); void setStateAssignedNumber(String) }
CalculateTaxResponse { new(); void setAddresses(CommerceTax.AddressesResponse); void
  setAmountDetails(CommerceTax.AmountDetailsResponse); void setCurrencyIsoCode(String); void
  setCustomTaxAttributes(CommerceTax.CustomTaxAttributesResponse); void setDescription(String); void
  setDocumentCode(String); void setEffectiveDate(Datetime); void setLineItems(List<CommerceTax.LineItemResponse>);
  void setReferenceDocumentCode(String); void setReferenceEntityId(String); void
  setStatus(CommerceTax.TaxTransactionStatus); void setStatusDescription(String); void setTaxTransactionId(String);
  void setTaxTransactionType(CommerceTax.TaxTransactionType); void setTaxType(CommerceTax.CalculateTaxType); void
  setTransactionDate(Datetime) }
TaxSellerDetailsRequest { String code; new(String code) }
TaxAddressRequest { String city; String country; String countryCode; Double latitude; String locationCode; Double
  longitude; String postalCode; String state; String stateCode; String street; new(String city, String country, Double
  latitude, Double longitude, String postalCode, String state, String street, String locationCode) }
AmountDetailsResponse { new(); Object getDelegate(); void setExemptAmount(Double); void setTaxAmount(Double); void
  setTotalAmount(Double); void setTotalAmountWithTax(Double) }
interface TaxEngineAdapter { Object processRequest(CommerceTax.TaxEngineContext) }
AbstractTransactionResponse { new(); void setAddresses(CommerceTax.AddressesResponse); void
  setAmountDetails(CommerceTax.AmountDetailsResponse); void setCurrencyIsoCode(String); void
  setCustomTaxAttributes(CommerceTax.CustomTaxAttributesResponse); void setDescription(String); void
  setDocumentCode(String); void setEffectiveDate(Datetime); void setLineItems(List<CommerceTax.LineItemResponse>);
  void setReferenceDocumentCode(String); void setReferenceEntityId(String); void setTaxTransactionId(String); void
  setTransactionDate(Datetime) }
enum CalculateTaxType { Actual Estimated }
ErrorResponse { new(CommerceTax.ResultCode resultCode, String errorCode, String errorMessage) }
LineTaxAddressesRequest { CommerceTax.TaxAddressRequest billTo; CommerceTax.TaxAddressRequest shipFrom;
  CommerceTax.TaxAddressRequest shipTo; CommerceTax.TaxAddressRequest soldTo; new(CommerceTax.TaxAddressRequest
  shipFrom, CommerceTax.TaxAddressRequest shipTo, CommerceTax.TaxAddressRequest soldTo, CommerceTax.TaxAddressRequest
  billTo, CommerceTax.TaxAddressRequest taxEngineAddress) }
AddressResponse { new(); void setLocationCode(String) }
enum TaxTransactionStatus { Committed Uncommitted }
CalculateTaxRequest { Boolean isCommit; Boolean isHeaderTaxRequested; CommerceTax.CalculateTaxType shouldVoidTax;
  CommerceTax.TaxTransactionType taxTransactionType; CommerceTax.CalculateTaxType taxType;
  new(CommerceTax.CalculateTaxType taxType) }
TaxLineItemRequest { CommerceTax.LineTaxAddressesRequest addresses; Double amount; Object customTaxAttributes; String
  description; Datetime effectiveDate; String lineNumber; String productCode; String productSKU; Double quantity;
  String referenceDocumentCode; String taxCode; new(CommerceTax.LineTaxAddressesRequest addresses, Double amount,
  String description, String productCode, Double quantity, String lineNumber, String taxCode, Datetime effectiveDate)
  }
LineItemResponse { new(); Object getDelegate(); void setAddresses(CommerceTax.AddressesResponse); void
  setAmountDetails(CommerceTax.AmountDetailsResponse); void
  setCustomTaxAttributes(CommerceTax.CustomTaxAttributesResponse); void setEffectiveDate(Datetime); void
  setIsTaxable(Boolean); void setLineNumber(String); void setProductCode(String); void setQuantity(Double); void
  setTaxCode(String); void setTaxes(List<CommerceTax.TaxDetailsResponse>) }
ImpositionResponse { new(); Object getDelegate(); void setId(String); void setName(String); void setSubType(String);
  void setType(String) }
HeaderTaxAddressesRequest { CommerceTax.TaxAddressRequest billTo; CommerceTax.TaxAddressRequest shipFrom;
  CommerceTax.TaxAddressRequest shipTo; CommerceTax.TaxAddressRequest soldTo; CommerceTax.TaxAddressRequest
  taxEngineAddress; new(CommerceTax.TaxAddressRequest shipFrom, CommerceTax.TaxAddressRequest shipTo,
  CommerceTax.TaxAddressRequest soldTo, CommerceTax.TaxAddressRequest billTo, CommerceTax.TaxAddressRequest
  taxEngineAddress) }
TaxCustomerDetailsRequest { String accountId; String code; String exemptionNo; String exemptionReason; String
  taxCertificateId; new(String accountId, String code, String exemptionNo, String exemptionReason) }
enum RequestType { CalculateTax }
enum TaxTransactionType { Credit Debit Void }
`,
);
