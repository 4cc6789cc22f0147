/** ConnectApi: types as the Apex Reference Guide lists them. */
export const INPUTS_2 = `
OrderSummaryInputRepresentation { String businessModel; String externalReferenceIdentifier; String name; String
  orderId; String orderLifeCycleType; String sourceProcess; String status; new() }
OrderSummaryLookupInput { String orderSummaryIdOrRefNumber; ConnectApi.OrderSummaryVerificationInput verification;
  new() }
OrderSummaryVerificationInput { String email; String lastName; String phoneNumber; new() }
OrderToCartInput { String cartStateOrId; new() }
PaymentCreditSequenceInputRepresentation { Double amount; String creditType; String orderPaymentSummaryId; new() }
PaymentCreditSequenceItemInputRepresentation { String creditType; new() }
PaymentGroupRequest { Boolean createPaymentGroup; String currencyIsoCode; String id; String sourceObjectId; new() }
PaymentInfoInputRepresentation { String lastPaymentGatewayLogId; String name; String paymentAuthorizationId;
  List<String> paymentIds; String paymentMethodId; new() }
PaymentInitiationSourceInputRepresentation { Object application; String channel; Map<String, String> customFields;
  String process; Map<String, String> standardReferences; new() }
PaymentMethodTokenizationRequest : ConnectApi.BaseRequest { ConnectApi.AddressRequest address;
  ConnectApi.BankPaymentMethodRequest bankPaymentMethod; ConnectApi.CardPaymentMethodRequest cardPaymentMethod; String
  paymentGatewayId; Boolean savedByMerchant; new() }
PhotoInput { Integer cropSize; Integer cropX; Integer cropY; String fileId; Integer versionNumber; new() }
PinCapabilityInput { String entityId; Boolean isPinned; new() }
PollAttachmentInput : ConnectApi.FeedItemAttachmentInput { List<String> pollChoices; new() }
PollCapabilityInput : ConnectApi.FeedElementCapabilityInput { List<String> choices; String myChoiceId; new() }
PostAuthApiPaymentMethodRequest : ConnectApi.BaseApiPaymentMethodRequest { ConnectApi.AlternativePaymentMethod
  alternativePaymentMethod; ConnectApi.CardPaymentMethodRequest cardPaymentMethod; new() }
PostAuthRequest : ConnectApi.BaseRequest { String accountId; Double amount; String comments; String currencyIsoCode;
  Datetime effectiveDate; String paymentGatewayId; ConnectApi.PaymentGroupRequest paymentGroup;
  ConnectApi.PostAuthApiPaymentMethodRequest paymentMethod; new() }
PreviewCartToExchangeOrderInputRepresentation { String exchangeCartId; String orderSummaryId; String referenceId;
  new(); String reservationType }
PricingInput { List<ConnectApi.PricingLineItemInput> pricingLineItems; new() }
PricingLineItemInput { String productId; new() }
ProductAttributeSetInputRepresentation { new() }
ProductSearchGroupingInput { Object groupingOption; Object topProductType; new(); Object getGroupingOption(); Object
  getTopProductType(); void setGroupingOption(Object); void setTopProductType(Object) }
ProductSearchInput { String categoryId; List<String> fields; ConnectApi.ProductSearchGroupingInput grouping; Boolean
  includePrices; Boolean includeQuantityRule; Integer page; Integer pageSize; List<ConnectApi.RefinementInput>
  refinements; String searchTerm; String sortRuleId; new(); String getCategoryId(); List<String> getFields();
  ConnectApi.ProductSearchGroupingInput getGrouping(); Boolean getIncludePrices(); Boolean getIncludeQuantityRule();
  Integer getPage(); Integer getPageSize(); List<ConnectApi.RefinementInput> getRefinements(); String getSearchTerm();
  String getSortRuleId(); void setCategoryId(String); void setFields(List<String>); void
  setGrouping(ConnectApi.ProductSearchGroupingInput); void setIncludePrices(Boolean); void
  setIncludeQuantityRule(Boolean); void setPage(Integer); void setPageSize(Integer); void
  setRefinements(List<ConnectApi.RefinementInput>); void setSearchTerm(String); void setSortRuleId(String) }
ProductVariationInputRepresentation { Map<String, String> variationAttributes; new() }
PromotionCartAdjustmentGroupInput { String adjustmentBasisReference; String adjustmentDescription; Object
  adjustmentType; String adjustmentValue; String baseAmount; String cartId; String id; String priceAdjustmentCauseId;
  Integer priority; new() }
PromotionCartDeliveryGroupInput { String cartDeliveryGroupId; String deliveryMethodId; new() }
PromotionCartInput { List<ConnectApi.PromotionCartAdjustmentGroupInput> cartAdjustmentGroups;
  List<ConnectApi.PromotionCartDeliveryGroupInput> cartDeliveryGroups; List<ConnectApi.PromotionCartItemInput>
  cartItems; String currencyIsoCode; String id; new() }
PromotionCartItemInput { String cartDeliveryGroupId; String cartId; String id; String itemDescription; String
  itemName; String listPrice; String product2Id; String quantity; String salesPrice; String sku; Object subType;
  String totalLineBaseAmount; String totalListBaseAmount; ConnectApi.CartItemType type; new() }
PromotionEvaluateInput { ConnectApi.PromotionCartInput cart; List<ConnectApi.PromotionCartDeliveryGroupInput>
  cartDeliveryGroups; List<String> couponCodes; String effectiveAccountId; Boolean isItemizeHeaderAdjustments;
  List<ConnectApi.PromotionParentProductsInput> parentProducts; List<ConnectApi.PromotionProductCategoriesInput>
  productCategories; List<String> segments; String webStoreId; new() }
PromotionParentProductsInput { String childProductId; String parentProductId; new() }
PromotionProductCategoriesInput { String categoryId; String productId; new() }
QuantityWithSkuInputRepresentation { Double quantity; String stockKeepingUnit; new() }
QueryPathInput { String fieldLabel; String fieldName; String objectLabel; String objectName; new() }
QuerySqlInput { Integer adaptiveTimeout; Map<String, String> querySettings; Long rowLimit; String sql;
  List<ConnectApi.QuerySqlParameterItem> sqlParameters; new() }
QuestionAndAnswersCapabilityInput : ConnectApi.FeedElementCapabilityInput { String bestAnswerId; String questionTitle;
  new() }
RangeRefinementInput { String attributeType; String max; String min; String nameOrId; String type; new(); Object
  getAttributeType(); String getMax(); String getMin(); String getNameOrId(); Object getType(); void
  setAttributeType(Object); void setMax(String); void setMin(String); void setNameOrId(String); void setType(Object) }
RankAverageDistanceInputRepresentation { String deliveryCountryCode; String deliveryPostalCode; String distanceUnit;
  String sortResult; List<ConnectApi.TargetLocationInputRepresentation> targetLocations; new() }
ReadByCapabilityInput : ConnectApi.FeedElementCapabilityInput { Boolean isReadByMe; Datetime lastReadDateByMe; new() }
RecipientEngagementContextInput { Map<String, String> recipientEngagementContext; String recipientId; new() }
RecommendationAudienceInput { ConnectApi.AudienceCriteria criteria;
  ConnectApi.RecommendationAudienceMemberOperationType memberOperationType; List<String> members; String name; new() }
RecommendationDefinitionInput { String actionUrl; String actionUrlName; String explanation; String name; String title;
  new() }
RecommendationReactionInput { String contextRecordId; String executionId; String onBehalfOfId;
  ConnectApi.RecommendationReactionType reactionType; String strategyName; String targetActionId; String
  targetActionName; String targetId; new(); String aiModel; String externalId; String recommendationMode; Double
  recommendationScore }
RecordCapabilityInput : ConnectApi.FeedElementCapabilityInput { String recordId; new() }
RecordsetFilterCriteriaInput { List<String> criteriaIds; Boolean enforceSharing; String filteredObjectName;
  List<String> recordIds; new() }
ReferencedRefundRequest : ConnectApi.RefundRequest { String accountId; Double amount; String clientContext; String
  comments; Datetime effectiveDate; ConnectApi.PaymentGroupRequest paymentGroup; new() }
RefinementInput { Object attributeType; String nameOrId; Object type; new(); Object getAttributeType(); String
  getNameOrId(); Object getType(); void setAttributeType(Object); void setNameOrId(String); void setType(Object) }
RefundInstructionsHintInputRepresentation { List<ConnectApi.PaymentCreditSequenceItemInputRepresentation>
  paymentCreditSequenceItems; List<ConnectApi.RefundSequenceItemInputRepresentation> refundSequenceItems; new() }
RefundRequest : ConnectApi.BaseRequest { new() }
RefundSequenceItemInputRepresentation : ConnectApi.AbstractBaseSequenceInputRepresentation { new() }
ReleaseHeldFOCapacityInputRepresentation { List<ConnectApi.ReleaseHeldFOCapacityRequestInputRepresentation>
  releaseHeldFOCapacityRequests; new() }
ReleaseHeldFOCapacityRequestInputRepresentation { Boolean allOrNothing;
  List<ConnectApi.CapacityRequestInputRepresentation> capacityRequests; new() }
RequestHeaderInput { String name; String value; new() }
ReturnItemsInputRepresentation { List<ConnectApi.RefundInstructionsHintInputRepresentation> refundInstructionsHint;
  List<ConnectApi.ReturnOrderItemDeliveryChargeInputRepresentation> returnOrderItemDeliveryCharges;
  List<ConnectApi.ReturnOrderItemFeeInputRepresentation> returnOrderItemFees;
  List<ConnectApi.ReturnOrderItemInputRepresentation> returnOrderItems; new() }
ReturnOrderInputRepresentation { String orderSummaryId; List<ConnectApi.RefundInstructionsHintInputRepresentation>
  refundInstructionsHint; String returnOrderLifeCycleType; List<ConnectApi.ReturnOrderLineItemInputRepresentation>
  returnOrderLineItems; String status; new() }
ReturnOrderItemDeliveryChargeInputRepresentation { String returnOrderLineItemId; new() }
ReturnOrderItemFeeInputRepresentation { Double quantityReturned; Double quantityToCancel; String
  returnOrderLineItemId; new() }
ReturnOrderItemInputRepresentation { Double quantityReceived; Double quantityRejected; Double quantityReturned; Double
  quantityToCancel; String reasonForRejection; String returnOrderLineItemId; new() }
ReturnOrderLineItemFeeInputRepresentation { Double amount; String amountType; String description; String product2Id;
  String reason; new() }
ReturnOrderLineItemInputRepresentation { Boolean canReduceShipping; String orderItemSummaryId; Double
  quantityExpected; Double quantityReceived; String reasonForReturn;
  List<ConnectApi.ReturnOrderLineItemFeeInputRepresentation> returnOrderLineItemFees; new() }
RoutingProductInputRepresentation { Double quantity; String stockKeepingUnit; new() }
SaleApiPaymentMethodRequest : ConnectApi.BaseApiPaymentMethodRequest { ConnectApi.CardPaymentMethodRequest
  cardPaymentMethod; new() }
SaleRequest : ConnectApi.BaseRequest { String accountId; Double amount; String comments; String currencyIsoCode;
  Datetime effectiveDate; Boolean submittedByMerchant; String paymentGatewayId; ConnectApi.PaymentGroupRequest
  paymentGroup; ConnectApi.SaleApiPaymentMethodRequest paymentMethod; new() }
ScheduledRecommendationInput { ConnectApi.RecommendationChannel channel; Boolean enabled; Integer rank; String
  recommendationAudienceId; String recommendationDefinitionId; new() }
SearchRequest { String q; String configurationName; List<ConnectApi.SearchDataCategory> dataCategories; List<String>
  displayFields; List<ConnectApi.SearchFilter> filters; Boolean highlights; Integer offset;
  List<ConnectApi.SearchOrderBy> orderBy; Integer pageSize; Boolean spellcheck; new() }
SellerDetailsRequest { String code; new() }
SequenceOrderPaymentSummaryInputRepresentation { Double amount; String orderPaymentSummaryId; new() }
ServiceAppointmentInput { String additionalInformation; Object appointmentMode; String appointmentType; Integer
  attendeeLimit; String city; String comments; String contactId; String country; String description; String
  engagementChannelTypeId; List<ConnectApi.ExtendedFieldInput> extendedFields; String parentRecordId; String
  postalCode; Datetime schedEndTime; Datetime schedStartTime; String serviceTerritoryId; String state; String street;
  String subject; String workTypeId; new() }
SharedOrderPaymentSummarySequenceInputRepresentation { String orderPaymentSummaryId; Double reservedBalanceAmount;
  new() }
ShiftsFromPatternInput { String schedulingEndDate; Integer schedulingOccurrences; String schedulingStartDate; String
  serviceResourceId; List<String> serviceResourceIdList; String serviceTerritoryId; String shiftStatus; new() }
ShippingCarrierInputRepresentation { String externalReference;
  List<ConnectApi.ShippingCarrierMethodInputRepresentation> shippingCarrierMethods; new() }
ShippingCarrierMethodInputRepresentation { String externalReference; new() }
SocialPostMassApprovalInput { Boolean isApproved; List<String> socialPostIdList; new() }
StaticDataInput { String name; String value; new() }
StatusCapabilityInput : ConnectApi.FeedElementCapabilityInput { ConnectApi.FeedEntityStatus feedEntityStatus; new() }
StreamSubscriptionInput { String entityId; new() }
SubmitCartToExchangeOrderInputRepresentation { String exchangeCartId; String orderNumber; String orderSummaryId;
  List<ConnectApi.PaymentInfoInputRepresentation> paymentInfoList; String referenceId;
  List<ConnectApi.SharedOrderPaymentSummarySequenceInputRepresentation> sequences; String data; new(); String
  reservationType }
SurveyInvitationEmailInput { Boolean allowGuestUserResponse; Boolean allowParticipantsAccessTheirResponse;
  List<ConnectApi.AssociateRecordsWithRecipientInput> associateRecordsWithRecipients; String body; Boolean
  collectAnonymousResponse; String communityId; String emailTemplateId; String fromEmailAddress; Datetime
  invitationExpirationDate; String invitationOwner; Boolean isPersonalInvitation;
  List<ConnectApi.RecipientEngagementContextInput> recipientEngagementContexts; List<String> recipients; Boolean
  sendEmailThroughUma; List<String> shareInvitationsWith; String subject; List<String> surveyQuestionIds; new() }
TargetCollectionInput { List<ConnectApi.TargetInput> targets; new() }
TargetCollectionUpdateInput { List<ConnectApi.TargetUpdateInput> targets; new() }
TargetInput { String audienceId; String groupName; Integer priority; Object publishStatus; String targetType; String
  targetValue; new() }
TargetLocationInputRepresentation { List<ConnectApi.LocationInputRepresentation> locations; new() }
TargetUpdateInput { String audienceId; Integer priority; String targetId; new() }
TaxAddressesRequest { ConnectApi.TaxAddressRequest billTo; ConnectApi.TaxAddressRequest shipFrom;
  ConnectApi.TaxAddressRequest shipTo; ConnectApi.TaxAddressRequest soldTo; new() }
TaxAddressRequest { String city; String country; Double latitude; String locationCode; Double longitude; String
  postalCode; String state; String street; new() }
TaxCustomerDetailsRequest { String accountId; String code; String exemptionNo; String exemptionReason; new() }
TaxLineItemRequest { ConnectApi.TaxAddressesRequest addresses; Double amount; String description; Datetime
  effectiveDate; String legalEntity; String lineNumber; String productCode; String productId; String productSKU;
  Double quantity; String taxCode; Double unitPrice; new() }
TaxTransactionRequest { ConnectApi.TaxAddressesRequest addresses; String currencyIsoCode;
  ConnectApi.TaxCustomerDetailsRequest customerDetails; String description; String documentCode; Datetime
  effectiveDate; List<ConnectApi.TaxLineItemRequest> lineItems; String referenceDocumentCode; String
  referenceEntityId; Datetime transactionDate; new() }
TextClassificationsInputRepresentation { List<String> classifiers; List<String> textList; new(); List<String> String }
TextSegmentInput : ConnectApi.MessageSegmentInput { String text; new() }
TopicInput { String description; List<String> idsToMerge; String name; new() }
TopicNamesInput { List<String> topicNames; List<String> topicSuggestions; new() }
TopicsCapabilityInput { String contextTopicName; List<String> topics; new() }
TypeAndFilterInput { ConnectApi.BaseComparisonInput filter; String type; new() }
UpdateQuoteInput { Object note; String status; new() }
UpdateServiceAppointmentInput { String serviceAppointmentId; List<ConnectApi.AssignedResourcesInput>
  assignedResources; ConnectApi.LeadInput lead; String schedulingPolicyId; ConnectApi.ServiceAppointmentInput
  serviceAppointment; new() }
UpDownVoteCapabilityInput { ConnectApi.UpDownVoteValue vote; new() }
UserInput { String aboutMe; new() }
WishlistInput { String name; List<ConnectApi.WishlistItemInput> products; new() }
WishlistItemInput { String productId; new() }
WishlistUpdateInput { String name; new() }
`;
