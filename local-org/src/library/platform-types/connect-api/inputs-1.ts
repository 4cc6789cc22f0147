/** ConnectApi: types as the Apex Reference Guide lists them. */
export const INPUTS_1 = `
AbstractBaseSequenceInputRepresentation { Double amount; String orderPaymentSummaryId; new() }
AbstractCheckoutAddressInput { String city; String companyName; String country; String firstName; String id; String
  lastName; String name; String postalCode; String region; String shipToPhoneNumber; String street; new() }
ActionInfoInputRepresentation { String name; String parameters; new() }
ActionLinkDefinitionInput { ConnectApi.ActionLinkType actionType; String actionUrl; String excludedUserId; Boolean
  groupDefault; List<ConnectApi.RequestHeaderInput> headers; String labelKey; ConnectApi.HttpRequestMethod method;
  String requestBody; Boolean requiresConfirmation; String userId; new() }
ActionLinkGroupDefinitionInput { List<ConnectApi.ActionLinkDefinitionInput> actionLinks;
  ConnectApi.PlatformActionGroupCategory category; ConnectApi.ActionLinkExecutionsAllowed executionsAllowed; Datetime
  expirationDate; List<ConnectApi.ActionLinkTemplateBindingInput> templateBindings; String templateId; new() }
ActionLinkTemplateBindingInput { String key; String value; new() }
ActivationAdditionalAttributesConfigInput { String activationPlatformAttrId; String dataSourceType; String entityName;
  List<ConnectApi.AttributeFilterInput> filterExpression; Boolean isRolluppable; String label; String name; String
  preferredName; List<ConnectApi.QueryPathInputConfig> queryPathConfig; String referenceAttributeName;
  ConnectApi.DataExportAttributeSourceEnum source; ConnectApi.DataExportAttributeTypeEnum type; new() }
ActivationContactPointInput { List<ConnectApi.ContactPointAttributeInput> attributesConfig; String entityName; String
  externalPlatformHashMethod; List<ConnectApi.DMOFilterInput> filterExpression; List<ConnectApi.QueryPathInputConfig>
  queryPathConfig; List<ConnectApi.ContactPointSourceInput> sourcesConfig;
  ConnectApi.ContactPointTypeRepresentationEnum type; new() }
ActivationDefinitionInput { String activationTargetName; ConnectApi.ActivationTargetSubjectConfigInput
  activationTargetSubjectConfig; List<ConnectApi.AttributeLimitingExpressionInput> attributeLimitingExpressionConfig;
  List<ConnectApi.ActivationAdditionalAttributesConfigInput> attributesConfig;
  List<ConnectApi.ActivationContactPointInput> contactPointsConfig; ConnectApi.CuratedEntityInput curatedEntity;
  ConnectApi.ActivationPlatformCustomerFileSourceEnum customerFileSource; String dataExportDefinitionId;
  List<ConnectApi.DataSourceNameConfigInput> dataSourcesConfig; String dataSpaceName; String description;
  List<ConnectApi.DMOFilterInput> directDmoFiltersConfig; Integer limitValue; String marketSegmentId; String name;
  String refreshType; List<ConnectApi.DMOFilterInput> relatedDmoFiltersConfig; String segmentApiName; Boolean
  shouldExcludeDeletes; Boolean shouldExcludeUpdates; List<ConnectApi.StaticDataInput> staticDataConfig; new() }
ActivationTargetInput { ConnectApi.DataConnectorInput connector; String dataSpaceName; String description;
  ConnectApi.EgressPropertiesInput egressProperties; Boolean isCappingEnabled; String name;
  ConnectApi.DataConnectorTypeEnum platformType; new() }
ActivationTargetSubjectConfigInput { String developerName; List<ConnectApi.QueryPathInputConfig> queryPathConfig;
  new() }
ActivitySharingInput { List<String> groupsToShareWith; ConnectApi.ActivitySharingType sharingType; new() }
AddressRequest { String city; String companyName; String country; String postalCode; String state; String street;
  new() }
AdjustItemInputRepresentation { String adjustmentType; Double amount; String description; String orderItemSummaryId;
  String reason; new() }
AdjustOrderItemSummaryInputRepresentation { List<ConnectApi.AdjustItemInputRepresentation> adjustItems; String
  allocatedItemsChangeOrderType; new() }
AlternativeInput { String textRepresentation; String thumbnailUrl; String title; new() }
AnnouncementInput { ConnectApi.MessageBodyInput body; Datetime expirationDate; String feedItemId; Boolean isArchived;
  String parentId; Boolean sendEmails; new() }
ArticleTopicAssignmentJobInput { ConnectApi.ArticleTopicJobType operation; ConnectApi.TopicNamesInput topicNames;
  new() }
AssignedResourcesInput { List<ConnectApi.ExtendedFieldInput> extendedFields; Boolean isPrimaryResource; Boolean
  isRequiredResource; String serviceResourceId; new() }
AssociatedActionsCapabilityInput { List<String> actionLinkGroupIds; new() }
AssociateRecordsWithRecipientInput { List<String> associateRecordIds; String recipientId; new() }
AttributeFilterInput { String attributeId; String attributeName; Datetime dateUnits; String operator;
  ConnectApi.FilterOperatorDataTypeEnum type; List<String> value; new() }
AttributeLimitingExpressionInput { String attributeName; String entityName; ConnectApi.FilterSortOrderEnum order;
  List<ConnectApi.QueryPathInputConfig> queryPathConfig; String type; new() }
AttributeSetInputRepresentation { List<String> attributes; String id; String name; new() }
AudienceCriteriaInput { ConnectApi.RecommendationAudienceCriteriaType type; new() }
AudienceCriterionInput { List<ConnectApi.AudienceCriterionValueInput> criterion; Integer criterionNumber; Object
  criterionOperator; ConnectApi.AudienceCriteriaType criterionType; new() }
AudienceCriterionValueInput { String audienceId; String city; String country; String domainId; String entityField;
  String entityType; String fieldValue; Boolean isEnabled; String permission; String profileId; String subdivision;
  new() }
AudienceInput { List<ConnectApi.AudienceCriterionInput> criteria; String customFormula; ConnectApi.FormulaFilterType
  formulaFilterType; String name; new() }
AuditParamsRequest { String email; String ipAddress; String macAddress; String phone; new() }
AuthApiPaymentMethodRequest : ConnectApi.BaseApiPaymentMethodRequest { ConnectApi.CardPaymentMethodRequest
  cardPaymentMethod; new() }
AuthorizationRequest : ConnectApi.BaseRequest { String accountId; Double amount; String comments; String
  currencyIsoCode; Datetime effectiveDate; String paymentGatewayId; ConnectApi.PaymentGroupRequest paymentGroup;
  ConnectApi.AuthApiPaymentMethodRequest paymentMethod; new() }
AuthorizationReversalRequest : ConnectApi.BaseRequest { String accountId; Double amount; String comments; Datetime
  effectiveDate; new() }
BankPaymentMethodRequest { String accountHolderFirstName; String accountHolderLastName; String accountHolderName;
  Object accountHolderType; String accountId; String accountNumber; Object accountType; Boolean autoPay; String
  bankCode; Object bankType; String comments; String email; String mandate; String nickName; Object
  standardEntryClassCode; new() }
BannerPhotoInput { Integer cropHeight; Integer cropSize; Integer cropWidth; Integer cropX; Integer cropY; String
  fileId; Integer versionNumber; new() }
BaseApiPaymentMethodRequest { ConnectApi.AddressRequest address; String id; Boolean saveForFuture; new() }
BaseComparisonInput { List<ConnectApi.TypeAndFilterInput> filtersConfig; String operator; new() }
BasePaymentMethodRequest { new() }
BaseRequest : ConnectApi.AuditParamsRequest { Map<String, String> additionalData; String idempotencyKey; new() }
BatchInput { new(Object); new(Object, ConnectApi.BinaryInput); new(Object, List<ConnectApi.BinaryInput>);
  List<ConnectApi.BinaryInput> getBinaries(); Object getInput() }
BinaryInput { new(Blob, String, String); Blob getBlobValue(); String getContentType(); String getFilename() }
BookmarksCapabilityInput : ConnectApi.FeedElementCapabilityInput { Boolean isBookmarkedByCurrentUser; new() }
BotVersionActivationInput { Object status; new() }
BusinessObjectivesInputRepresentation { String businessObjectiveId; ConnectApi.BusObjInsightsInputRepresentation
  insightSummary; new() }
BusObjAssociationsInputRepresentation { String id; ConnectApi.GoalDefinitionCategoryEnum type; new() }
BusObjInputRepresentation { List<ConnectApi.BusObjAssociationsInputRepresentation> associations; String description;
  String labelName; new() }
BusObjInsightsInputRepresentation { Datetime targetCompletionDate; Double targetValue; new() }
BusObjRecommendationInputRepresentation { String acceptanceLabel; ConnectApi.ActionInfoInputRepresentation actionInfo;
  String businessObjectiveId; String channelId; String description; String domain; String externalName; String
  externalState; String goalId; String grouping; String iconName; String imageId; String name;
  ConnectApi.ActionInfoInputRepresentation output; String recommendationId; String rejectionLabel; String score;
  String secondaryState; String state; String tertiaryState; new() }
CalculateCartInput { List<SObject> customFields; new() }
CalculateTaxRequest : ConnectApi.TaxTransactionRequest { Boolean isCommit; Boolean isHeaderTaxRequested; Boolean
  shouldVoidTax; String taxEngineId; Object taxTransactionType; Object taxType; new() }
CancelAllOrderItemsInputRepresentation { List<ConnectApi.ChangeItemFeeWithTaxInputRepresentation> changeItemFees;
  List<String> excludedItems; String reason; String reasonText; new() }
CanvasAttachmentInput : ConnectApi.FeedItemAttachmentInput { String description; String developerName; String height;
  String namespacePrefix; String parameters; String thumbnailUrl; String title; new() }
CanvasCapabilityInput : ConnectApi.FeedElementCapabilityInput { String description; String developerName; String
  height; String namespacePrefix; String parameters; String thumbnailUrl; String title; new() }
CapacityRequestInputRepresentation { String actionRequestId; String locationId; new() }
CaptureRequest : ConnectApi.BaseRequest { String accountId; Double amount; String clientContext; String comments;
  Datetime effectiveDate; Boolean isFinalCapture; ConnectApi.PaymentGroupRequest paymentGroup; new() }
CardPaymentMethodRequest : ConnectApi.BasePaymentMethodRequest { String accountId; Boolean autoPay; Object
  cardCategory; String cardHolderFirstName; String cardHolderLastName; String cardHolderName; String cardNumber;
  String cardType; String comments; String cvv; String email; Integer expiryMonth; Integer expiryYear; String
  nickName; Integer startMonth; Integer startYear; new() }
CartCouponInput { String couponCode; new() }
CartEvaluateShippingInput { List<SObject> customFields; ConnectApi.CartShippingAddressInput shippingAddress; new() }
CartEvaluateTaxInput { List<SObject> customFields; ConnectApi.CartShippingAddressInput shippingAddress; new() }
CartFromQuoteInput { String operationType; new() }
CartInput { String currencyIsoCode; List<SObject> customFields; String effectiveAccountId; Boolean isSecondary; String
  name; String orderOwnerId; ConnectApi.CartType type; String typeAsString; new() }
CartInventoryReservationInputRepresentation { Integer durationInSeconds; new() }
CartItemInput { String cartDeliveryGroupId; List<SObject> customFields; String productId; String
  productSellingModelId; String quantity; Integer subscriptionTerm; ConnectApi.CartItemType type; new(); Object
  subType; String getCartDeliveryGroupId(); List<SObject> getCustomFields(); String getParentProductId(); String
  getProductId(); String getProductSellingModelId(); String getQuantity(); Integer getSubscriptionTerm();
  ConnectApi.CartItemType getType(); void setCartDeliveryGroupId(String); void setCustomFields(List<SObject>); void
  setParentProductId(String); void setProductId(String); void setProductSellingModelId(String); void
  setQuantity(String); void setSubscriptionTerm(Integer); void setType(ConnectApi.CartItemType) }
CartItemPromotionCollectionInputRepresentation { List<ConnectApi.CartItemPromotionInputRepresentation> items; new() }
CartItemPromotionInputRepresentation { String cartItemId; new() }
CartMessagesVisibilityInput { Boolean visibility; new() }
CartShippingAddressInput : ConnectApi.AbstractCheckoutAddressInput { new() }
CartToWishlistInput { String wishlistId; new() }
CdpAssetReferenceInput { String id; String name; String namespace; new() }
CdpCalculatedInsightInput { String apiName; Boolean createdFromPackage; String dataSpaceName; Object definitionType;
  String description; String displayName; Boolean draft; String expression; String packagedCalculatedInsightApiName;
  new() }
CdpIdentityResolutionConfigInput { ConnectApi.CdpIdentityResolutionConfigurationType configurationType; String
  description; Boolean doesRunAutomatically; String label; List<ConnectApi.CdpIdentityResolutionMatchRule> matchRules;
  List<ConnectApi.CdpIdentityResolutionReconciliationRule> reconciliationRules; String rulesetId; new() }
CdpIdentityResolutionConfigPatchInput { String description; Boolean doesRunAutomatically; String label;
  List<ConnectApi.CdpIdentityResolutionMatchRule> matchRules; List<ConnectApi.CdpIdentityResolutionReconciliationRule>
  reconciliationRules; new() }
CdpIdentityResolutionRunNowInput { String callingApp; String callingAppInfo; new() }
CdpMlBasePredictInput { ConnectApi.CdpAssetReferenceInput model; ConnectApi.CdpMlPredictSettingsInput settings;
  ConnectApi.CdpMlPredictTypeEnum type; new() }
CdpMlPredictSettingsInput { List<String> aggregateFunctions; Integer maxPrescriptions; Integer maxTopFactors; Integer
  prescriptionImpactPercentage; new() }
CdpQueryInput { String sql; new() }
CdpSegmentDbtInput { List<ConnectApi.CdpSegmentDbtModelInput> models; new() }
CdpSegmentDbtModelInput { String name; String sql; new() }
CdpSegmentInput { Map<String, String> additionalMetadata; String dataSpace; String description; String developerName;
  String displayName; ConnectApi.CdpSegmentDbtInput includeDbt; ConnectApi.PublishSchedule publishSchedule; String
  publishScheduleEndDate; String publishScheduleStartDateTime; String segmentOnApiName; ConnectApi.SegmentType
  segmentType; new() }
ChangeInputRepresentation { List<ConnectApi.ChangeItemInputRepresentation> changeItems; new() }
ChangeItemFeeInputRepresentation { Double amount; String amountType; String description; String priceBookEntryId;
  String product2Id; String reason; new() }
ChangeItemFeeTaxInputRepresentation { Double amount; String description; Double rate; String taxEffectiveDate; String
  type; new() }
ChangeItemFeeWithTaxInputRepresentation { Double amount; List<ConnectApi.ChangeItemFeeTaxInputRepresentation>
  changeItemFeeTaxes; String description; String orderDeliveryGroupSummaryId; String priceBookEntryId; String
  product2Id; String reasonText; new() }
ChangeItemInputRepresentation { List<Object> changeItemFees; String orderItemSummaryId; Double quantity; String
  reason; String reasonForChangeText; Boolean shippingReductionFlag; new() }
ChangeOrderAdjustmentGroupSummaryInputRepresentation { String changeType; SObject orderAdjustmentGroupSummary; String
  referenceId; new() }
ChangeOrderDeliveryGroupSummaryInputRepresentation { String changeType; SObject orderDeliveryGroupSummary; String
  referenceId; new() }
ChangeOrderItemAdjustmentLineSummaryInputRepresentation { String changeType; SObject orderItemAdjustmentLineSummary;
  String referenceId; new() }
ChangeOrderItemSummaryInputRepresentation { String changeType; SObject orderItemSummary; String referenceId; new() }
ChangeOrderItemTaxLineItemSummaryInputRepresentation { String changeType; SObject orderItemTaxLineItemSummary; String
  referenceId; new() }
ChangeOrderSummaryInputRepresentation { String changeOrdersReferenceNumber; String changeReason;
  List<ConnectApi.ChangeOrderAdjustmentGroupSummaryInputRepresentation> orderAdjustmentGroupSummaries;
  List<ConnectApi.ChangeOrderDeliveryGroupSummaryInputRepresentation> orderDeliveryGroupSummaries;
  List<ConnectApi.ChangeOrderItemAdjustmentLineSummaryInputRepresentation> orderItemAdjustmentLineSummaries;
  List<ConnectApi.ChangeOrderItemSummaryInputRepresentation> orderItemSummaries;
  List<ConnectApi.ChangeOrderItemTaxLineItemSummaryInputRepresentation> orderItemTaxLineItemSummaries; SObject
  orderSummary; new() }
ChatterGroupInput { String announcement; Boolean canHaveChatterGuests; String description;
  ConnectApi.GroupInformationInput information; Boolean isArchived; Boolean isAutoArchiveDisabled; Boolean
  isBroadcast; String name; String owner; ConnectApi.GroupVisibilityType visibility; new() }
ChatterStreamInput { String description; String name; List<ConnectApi.StreamSubscriptionInput> subscriptionsToAdd;
  List<ConnectApi.StreamSubscriptionInput> subscriptionsToRemove; new() }
CommentCapabilitiesInput { ConnectApi.ContentCapabilityInput content; ConnectApi.FeedEntityShareCapabilityInput
  feedEntityShare; ConnectApi.RecordCapabilityInput record; new() }
CommentInput { ConnectApi.FeedItemAttachmentInput attachment; ConnectApi.MessageBodyInput body;
  ConnectApi.CommentCapabilitiesInput capabilities; String threadParentId; new() }
CommerceAddressFieldInput { String dataName; String text; new() }
CommerceAddressInput { String addressType; String city; List<ConnectApi.CommerceAddressFieldInput>
  commerceAddressFieldInputList; String companyName; String country; String countryCode; String firstName; Boolean
  isDefault; String lastName; String middleName; String name; String phoneNumber; String postalCode; String region;
  String regionCode; String street; new(); String getAddressType(); String getCity();
  List<ConnectApi.CommerceAddressFieldInput> getCommerceAddressFieldInputList(); String getCompanyName(); String
  getCountry(); String getCountryCode(); String getFirstName(); Boolean getIsDefault(); String getLastName(); String
  getMiddleName(); String getName(); String getPhoneNumber(); String getPostalCode(); String getRegion(); String
  getRegionCode(); String getStreet(); void setAddressType(String); void setCity(String); void
  setCommerceAddressFieldInputList(List<ConnectApi.CommerceAddressFieldInput>); void setCompanyName(String); void
  setCountry(String); void setCountryCode(String); void setFirstName(String); void setIsDefault(Boolean); void
  setLastName(String); void setMiddleName(String); void setName(String); void setPhoneNumber(String); void
  setPostalCode(String); void setRegion(String); void setRegionCode(String); void setStreet(String) }
CommerceNoteInput { String content; new() }
CompositeCommerceProductInputRepresentation { ConnectApi.ProductAttributeSetInputRepresentation attributeSetInfo;
  List<String> categoryIds; Map<String, String> productFields; ConnectApi.ProductMedia productMedia; new() }
CompositeCommerceVariationInputRepresentation { new(); String parentProductId;
  List<ConnectApi.ProductVariationInputRepresentation> variations }
ConfirmHeldFOCapacityInputRepresentation { List<ConnectApi.ConfirmHeldFOCapacityRequestInputRepresentation>
  confirmHeldFOCapacityRequests; new() }
ConfirmHeldFOCapacityRequestInputRepresentation { Boolean allOrNothing;
  List<ConnectApi.CapacityRequestInputRepresentation> capacityRequests; new() }
ConnectApiCalculateCartInput { List<SObject> customFields; new() }
ConnectionDbSchemaCollectionInput { Map<String, String> advancedAttributes; new() }
ContactPointAttributeInput { String label; String name; String preferredName; new() }
ContactPointSourceInput { String dataSourceId; ConnectApi.ContactPointPrefEnum dataSourcePreference; Integer
  dataSourcePriority; String id; String name; new() }
ContentAttachmentInput : ConnectApi.FeedItemAttachmentInput { String contentDocumentId; new() }
ContentCapabilityInput : ConnectApi.FeedElementCapabilityInput { String contentDocumentId; String description;
  ConnectApi.FileSharingOption sharingOption; String title; new() }
ContentHubFieldValueInput { String name; String value; new() }
ContentHubItemInput { List<ConnectApi.ContentHubFieldValueInput> fields; String itemTypeId; new() }
ContractInputRepresentation { Boolean isAutoDocgenRequired; String recordTypeName; String sourceObjectId; String
  templateName; new() }
CouponCodeRedemptionInput { String buyer; List<String> couponCodes; String effectiveAccountId; String transactionId;
  new() }
CreateCreditMemoInputRepresentation { List<String> changeOrderIds; new() }
CreateInvoiceFromChangeOrdersInputRepresentation { List<String> changeOrderIds; String orderSummaryId; new() }
CreateMultipleInvoicesFromChangeOrdersInputRepresentation {
  List<ConnectApi.CreateInvoiceFromChangeOrdersInputRepresentation> invoicesFromChangeOrders; new() }
CreateOrderPaymentSummaryInputRepresentation { String orderSummaryId; String name; String paymentAuthorizationId;
  List<String> paymentIds; new() }
CreateQuoteFromCartInput { Map<String, String> additionalFields; String comments; String contextDefinitionName;
  Boolean deleteCart; new() }
CreateQuoteFromProductInput { Map<String, String> additionalFields; String comments; String contextDefinitionName;
  String quantity; new() }
CreateServiceAppointmentInput { List<ConnectApi.AssignedResourcesInput> assignedResources; ConnectApi.LeadInput lead;
  String schedulingPolicyId; ConnectApi.ServiceAppointmentInput serviceAppointment; new() }
CredentialCustomHeaderInput { String headerName; String headerValue; String id; Integer sequenceNumber; new() }
CredentialInput { ConnectApi.CredentialAuthenticationProtocol authenticationProtocol;
  ConnectApi.CredentialAuthenticationProtocolVariant authenticationProtocolVariant; Map<String,
  ConnectApi.CredentialValueInput> credentials; String externalCredential; String principalName;
  ConnectApi.CredentialPrincipalType principalType; new() }
CredentialValueInput { Boolean encrypted; Integer revision; String value; new() }
CreditMemoInputRepresentation { Double amount; String id; new() }
CuratedEntityInput { String label; String name; new() }
CustomListAudienceCriteriaInput : ConnectApi.AudienceCriteriaInput {
  ConnectApi.RecommendationAudienceMemberOperationType memberOperationType; List<String> members; new() }
DatacloudOrderInput { String companyIds; String contactIds; ConnectApi.DatacloudUserType userType; new() }
DataConnectorInput { new() }
DataSourceNameConfigInput { String name; new() }
DeliveryAddressInputRepresentation { String city; String country; Double latitude; Double longitude; String
  postalCode; String state; new() }
DeliveryEstimationProductInputRepresentation { String name; String productId; Double quantity; String
  stockKeepingUnit; new() }
DeliveryRoutingEngineInputRepresentation { ConnectApi.DeliveryAddressInputRepresentation deliveryAddress;
  ConnectApi.LocationListInputRepresentation excludeLocations; String fulfillmentCriteriaGroupName; String
  locationGroupName; List<ConnectApi.RoutingProductInputRepresentation> products; new() }
DirectMessageCapabilityInput { List<String> membersToAdd; List<String> membersToRemove; String subject; new() }
DistinctValueRefinementInput : ConnectApi.RefinementInput { List<String> values; new(); Object getAttributeType();
  String getNameOrId(); Object getType(); List<String> getValues(); void setAttributeType(Object); void
  setNameOrId(String); void setType(Object); void setValues(List<String>) }
DistributePickedQuantitiesInputRepresentation { List<ConnectApi.DistributeToOrdersInputRepresentation>
  distributeToOrders; String optimizationCriteria; List<ConnectApi.ItemQuantityInputRepresentation>
  quantitiesPickedList; new() }
DistributeToOrdersInputRepresentation { String externalOrderId; List<ConnectApi.ItemQuantityInputRepresentation>
  itemQuantities; new() }
DMOFilterInput { ConnectApi.BaseComparisonInput entityFilter; String entityFilterType; String entityName;
  ConnectApi.DmoFilterLimitInput filterLimit; ConnectApi.BaseComparisonInput inheritedFilter; String
  inheritedFilterType; List<ConnectApi.QueryPathInputConfig> queryPathConfigForActivateOnToContainer;
  List<ConnectApi.QueryPathInputConfig> queryPathConfigFromContainerToEntity; new() }
DmoFilterLimitInput { String attributeName; Integer maxNumberOfValues; ConnectApi.FilterSortOrderEnum order; new() }
EgressPropertiesInput { String childFolder; String customFilename; ConnectApi.EgressFileNameTypeEnum fileNameType;
  String filenameDateSuffixFormat; Boolean isSubfolderCreationEnabled; ConnectApi.CompressionFormatEnum
  outputCompressionFormat; ConnectApi.FileDelimiterEnum outputDelimiter; String outputFormat; Long
  outputMaxFileSizeMegaBytes; Long outputMaxRecordsPerFile; ConnectApi.PreDeterminedFileNameEnum
  predeterminedFilename; new() }
EinsteinLlmAdditionalConfigInput { Map<String, ConnectApi.WrappedValue> additionalParameters; String applicationName;
  Double frequencyPenalty; Integer maxTokens; String model; Integer numGenerations; Double presencePenalty;
  List<String> stopSequences; Double temperature; new() }
EinsteinPromptTemplateGenerationsInput { ConnectApi.EinsteinLlmAdditionalConfigInput additionalConfig; String
  citationMode; Map<String, ConnectApi.WrappedValue> inputParams; Boolean isPreview; String outputLanguage;
  ConnectApi.WrappedValue tags; new() }
EnsureFundsAsyncInputRepresentation { String invoiceId; Boolean isAllowPartial; Boolean
  isConsiderReservedBalanceAmount; String sequences; new() }
EnsurePaymentCreditInputRepresentation { ConnectApi.CreditMemoInputRepresentation creditMemo;
  List<ConnectApi.PaymentCreditSequenceInputRepresentation> paymentCreditSequence; new() }
EnsureRefundsAsyncInputRepresentation { String creditMemoId; Double excessFundsAmount;
  List<ConnectApi.InvoiceToPayInputRepresentation> invoicesToPay; Boolean isAllowPartial; Boolean
  isReservedBalanceAmountConsidered; List<ConnectApi.SequenceOrderPaymentSummaryInputRepresentation> sequences; new()
  }
EntityLinkSegmentInput : ConnectApi.MessageSegmentInput { String entityId; new() }
EstimateDeliveryDateInputRepresentation { ConnectApi.DeliveryAddressInputRepresentation deliveryAddress; String
  locations; ConnectApi.DeliveryEstimationProductInputRepresentation products;
  ConnectApi.ShippingCarrierInputRepresentation shippingCarrier; new() }
ExtendedFieldInput { String name; String value; new() }
ExtensionInput { ConnectApi.AlternativeInput alternativeRepresentation; String extensionId; String payload; String
  payloadVersion; new() }
ExtensionsCapabilityInput : ConnectApi.FeedElementCapabilityInput { List<ConnectApi.ExtensionInput> itemsToAdd;
  List<String> itemsToRemove; new() }
ExternalAuthIdentityProviderCredentialInput { String credentialName; String credentialValue; new() }
ExternalAuthIdentityProviderCredentialsInput { List<ConnectApi.ExternalAuthIdentityProviderCredentialInput>
  credentials; new() }
ExternalAuthIdentityProviderInput { ConnectApi.IdentityProviderAuthFlow authenticationFlow;
  ConnectApi.IdentityProviderAuthProtocol authenticationProtocol; String authorizeUrl;
  ConnectApi.IdentityProviderClientAuth clientAuthentication; String description; String fullName; String label;
  List<ConnectApi.ExternalAuthIdentityProviderParameterInput> parameters; String standardExternalIdentityProvider;
  String tokenUrl; String userInfoUrl; new() }
ExternalAuthIdentityProviderParameterInput { String parameterName;
  ConnectApi.ExternalAuthIdentityProviderParameterType parameterType; String parameterValue; Integer sequenceNumber;
  new() }
ExternalCredentialInput { ConnectApi.CredentialAuthenticationProtocol authenticationProtocol;
  ConnectApi.CredentialAuthenticationProtocolVariant authenticationProtocolVariant;
  List<ConnectApi.CredentialCustomHeaderInput> customHeaders; String developerName; String masterLabel;
  List<ConnectApi.ExternalCredentialParameterInput> parameters; List<ConnectApi.ExternalCredentialPrincipalInput>
  principals; new() }
ExternalCredentialParameterInput { String id; String parameterDescription; String parameterName;
  ConnectApi.ExternalCredentialParameterType parameterType; String parameterValue; new() }
ExternalCredentialPrincipalInput { String id; List<ConnectApi.ExternalCredentialParameterInput> parameters; String
  principalName; ConnectApi.CredentialPrincipalType principalType; Integer sequenceNumber; new() }
FeedElementCapabilitiesInput { ConnectApi.AssociatedActionsCapabilityInput associatedActions;
  ConnectApi.BookmarksCapabilityInput bookmarks; ConnectApi.CanvasCapabilityInput canvas;
  ConnectApi.DirectMessageCapabilityInput directMessage; ConnectApi.ExtensionsCapabilityInput extensions;
  ConnectApi.FeedEntityShareCapabilityInput feedEntityShare; ConnectApi.FilesCapabilityInput files;
  ConnectApi.LinkCapabilityInput link; ConnectApi.PollCapabilityInput poll;
  ConnectApi.QuestionAndAnswersCapabilityInput questionAndAnswers; ConnectApi.StatusCapabilityInput status;
  ConnectApi.TopicsCapabilityInput topics; new(); ConnectApi.ContentCapabilityInput content }
FeedElementCapabilityInput { new() }
FeedElementInput { ConnectApi.MessageBodyInput body; ConnectApi.FeedElementCapabilitiesInput capabilities;
  ConnectApi.FeedElementType feedElementType; String subjectId; new() }
FeedEntityShareCapabilityInput : ConnectApi.FeedElementCapabilityInput { String feedEntityId; new() }
FeedItemAttachmentInput { new() }
FeedItemInput : ConnectApi.FeedElementInput { ConnectApi.FeedItemAttachmentInput attachment;
  ConnectApi.MessageBodyInput body; Boolean isBookmarkedByCurrentUser; String originalFeedElementId; String
  originalFeedItemId; ConnectApi.FeedItemVisibilityType visibility; new() }
FetchFilesInput { String optimizationRequestId; new() }
FileIdInput { String id; ConnectApi.OperationType operationType; new() }
FilesCapabilityInput : ConnectApi.FeedElementCapabilityInput { List<ConnectApi.FileIdInput> items; new() }
FindRoutesWithFewestSplitsGroupUsingOCIInputRepresentation { List<String> excludeLocations; Integer
  maximumNumberOfSplits; List<ConnectApi.FindRoutesWithFewestSplitsUsingOCIItemInputRepresentation> orderedItems;
  new() }
FindRoutesWithFewestSplitsInputRepresentation { List<ConnectApi.LocationAvailabilityInputRepresentation>
  locationAvailableInventory; Integer maximumNumberOfSplits; List<ConnectApi.QuantityWithSkuInputRepresentation>
  orderedQuantities; new() }
FindRoutesWithFewestSplitsUsingOCIInputRepresentation {
  List<ConnectApi.FindRoutesWithFewestSplitsGroupUsingOCIInputRepresentation>
  findRoutesWithFewestSplitsUsingOCIInputs; new() }
FindRoutesWithFewestSplitsUsingOCIItemInputRepresentation { String locationGroupIdentifier; Double quantity; String
  stockKeepingUnit; new() }
FormFieldInput { String name; Object type; new() }
FormInput { List<ConnectApi.FormFieldInput> formFieldsList; String formName; String memberIdentificationCode; new() }
FormSubmissionFieldInput { String name; String value; new() }
FormSubmissionInput { List<Object> formFieldsList; new() }
FulfillmentGroupInputRepresentation { String fulfilledFromLocationId; String fulfillmentType;
  List<ConnectApi.OrderItemSummaryInputRepresentation> orderItemSummaries; String referenceId; new() }
FulfillmentOrderInputRepresentation { String defaultActivationStatus;
  List<ConnectApi.FulfillmentGroupInputRepresentation> fulfillmentGroups; String orderDeliveryGroupSummaryId; String
  orderSummaryId; new() }
FulfillmentOrderInvoiceInputRepresentation { new() }
FulfillmentOrderLineItemInputRepresentation { String fulfillmentOrderLineItemId; Double quantity; new() }
FulfillmentOrderLineItemsToCancelInputRepresentation { List<ConnectApi.FulfillmentOrderLineItemInputRepresentation>
  fulfillmentOrderLineItemsToCancel; new() }
GetFOCapacityValuesRequestInputRepresentation { List<String> locationIds; new() }
GroupInformationInput { String text; String title; new() }
GroupMembershipRequest { Datetime createdDate; String id; Datetime lastUpdateDate; ConnectApi.Reference
  requestedGroup; String responseMessage; ConnectApi.GroupMembershipRequestStatus status; String url;
  ConnectApi.UserSummary user; new(); Double getBuildVersion() }
HashtagSegmentInput : ConnectApi.MessageSegmentInput { String tag; new() }
HoldFOCapacityInputRepresentation { List<ConnectApi.HoldFOCapacityRequestInputRepresentation> holdFOCapacityRequests;
  new() }
HoldFOCapacityRequestInputRepresentation { Boolean allOrNothing; List<ConnectApi.CapacityRequestInputRepresentation>
  capacityRequests; new() }
InlineImageSegmentInput : ConnectApi.MessageSegmentInput { String altText; String fileId; new() }
InnerEnsureFundsAsyncInputRepresentation { String invoiceId; Boolean isAllowPartial; Boolean
  isConsiderReservedBalanceAmount; String orderSummaryId; String sequences; new() }
InviteInput { List<String> invitees; String message; new() }
InvoiceToPayInputRepresentation { String invoiceId; new() }
ItemQuantityInputRepresentation { String externalItemId; Double quantity; new() }
LeadInput { String company; String email; List<ConnectApi.ExtendedFieldInput> extendedFields; String firstName; String
  lastName; String phone; new() }
LinkAttachmentInput : ConnectApi.FeedItemAttachmentInput { String url; String urlName; new() }
LinkCapabilityInput : ConnectApi.FeedElementCapabilityInput { String url; String urlName; new() }
LinkSegmentInput : ConnectApi.MessageSegmentInput { String url; new() }
LocationAvailabilityInputRepresentation { String externalReferenceId; Double quantity; String stockKeepingUnit; new()
  }
LocationInputRepresentation { String countryCode; String locationIdentifier; String postalCode; new() }
LocationListInputRepresentation { List<String> locations; new() }
ManagedContentBodyInput { Object nodeMap; new() }
ManagedContentDocumentCloneInput { String apiName; String contentSpaceOrFolderId; Boolean includeVariants; String
  title; new() }
ManagedContentDocumentInput { String apiName; ConnectApi.ManagedContentBodyInput contentBody; String contentKey;
  String contentSpaceOrFolderId; String contentType; String externalId; String title; String urlName; new() }
ManagedContentProviderInstanceInput { String instanceKey; Boolean isDefault; String name; String
  providerLightningComponentId; new() }
ManagedContentPublishInput { List<String> contentIds; String contextContentSpaceId; String description; Boolean
  includeContentReferences; List<String> variantIds; new() }
ManagedContentSpaceChannelInputRepresentation { String channelId; ConnectApi.ManagedContentSpaceChannelOperation
  operation; new() }
ManagedContentSpaceChannelsInputRepresentation { List<ConnectApi.ManagedContentSpaceChannelInputRepresentation>
  spaceChannels; new() }
ManagedContentSpaceInput { String apiName; String defaultLanguage; String description; String name;
  ConnectApi.ManagedContentSpaceType spaceType; new() }
ManagedContentSpaceUpdateInput { String description; String name; new() }
ManagedContentUnpublishInput { List<String> contentIds; String contextContentSpaceId; String description; List<String>
  variantIds; new() }
ManagedContentVariantUpdateInput { String apiName; ConnectApi.ManagedContentBodyInput contentBody; String title;
  String urlName; new() }
ManagedTopicPositionCollectionInput { List<ConnectApi.ManagedTopicPositionInput> managedTopicPositions; new() }
ManagedTopicPositionInput { String managedTopicId; Integer position; new() }
MarkupBeginSegmentInput : ConnectApi.MessageSegmentInput { String altText; String atlText; ConnectApi.MarkupType
  markupType; String url; new() }
MarkupEndSegmentInput : ConnectApi.MessageSegmentInput { ConnectApi.MarkupType markupType; new() }
MCSFolderShareCollectionUpdateInput { List<ConnectApi.MCSFolderShareInput> shareWith; List<String> unshareWith; new()
  }
MCSFolderShareInput { String targetId; new() }
MentionSegmentInput : ConnectApi.MessageSegmentInput { String id; String username; new() }
MessageBodyInput { List<ConnectApi.MessageSegmentInput> messageSegments; new() }
MessageSegmentInput { ConnectApi.MessageSegmentType type; new() }
MultipleEnsureFundsAsyncInputRepresentation { List<ConnectApi.InnerEnsureFundsAsyncInputRepresentation> asyncInputs;
  new() }
MultipleFulfillmentOrderInputRepresentation { List<ConnectApi.FulfillmentOrderInputRepresentation> fulfillmentOrders;
  new() }
MultipleFulfillmentOrderInvoicesInputRepresentation { List<String> fulfillmentOrderIds; new() }
MuteCapabilityInput : ConnectApi.FeedElementCapabilityInput { Boolean isMutedByMe; new() }
NamedCredentialCalloutOptionsInput { Boolean allowMergeFieldsInBody; Boolean allowMergeFieldsInHeader; Boolean
  generateAuthorizationHeader; new() }
NamedCredentialInput { ConnectApi.NamedCredentialCalloutOptionsInput calloutOptions; String calloutUrl;
  List<ConnectApi.CredentialCustomHeaderInput> customHeaders; String description; String developerName;
  List<ConnectApi.ExternalCredentialInput> externalCredentials; String masterLabel; ConnectApi.NetworkConnectionInput
  networkConnection; List<ConnectApi.NamedCredentialParameterInput> parameters; ConnectApi.NamedCredentialType type;
  new() }
NamedCredentialParameterInput { String id; String parameterDescription; String parameterName;
  ConnectApi.NamedCredentialParameterType parameterType; String parameterValue; new() }
NBAStrategyInput { String contextRecordId; Integer debugTrace; Map<String, String> maxResults; Boolean
  strategyContext; new() }
NetworkConnectionInput { String developerName; String namespace; new() }
NewFileAttachmentInput : ConnectApi.FeedItemAttachmentInput { String description; String title; new() }
NewUserAudienceCriteriaInput : ConnectApi.AudienceCriteriaInput { Double value; new() }
OAuthCredentialAuthUrlInput { String externalCredential; String principalName; ConnectApi.CredentialPrincipalType
  principalType; String returnUrl; new(); Double getBuildVersion() }
OCICreateReservationInputRepresentation { String actionRequestId; Boolean allowPartialReservations;
  List<ConnectApi.OCICreateReservationSingleInputRepresentation> createRecords; Integer expirationSeconds; String
  externalRefId; String reservationTime; new() }
OCICreateReservationSingleInputRepresentation { String locationGroupIdentifier; String locationIdentifier; Double
  quantity; String stockKeepingUnit; new() }
OCIFulfillReservationInputRepresentation { List<ConnectApi.OCIFulfillReservationSingleInputRepresentation>
  fulfillmentRecords; String reservationId; new() }
OCIFulfillReservationSingleInputRepresentation { String actionRequestId; String externalRefId; String
  locationIdentifier; Double quantity; String reservationId; String stockKeepingUnit; new() }
OCIGetInventoryAvailabilityInputRepresentation { String locationGroupIdentifier; List<String>
  locationGroupIdentifiers; List<String> locationIdentifiers; String stockKeepingUnit; List<String> stockKeepingUnits;
  Boolean useCache; new(); Boolean includeRelatedProducts }
OCIReleaseReservationInputRepresentation { List<ConnectApi.OCIReleaseReservationSingleInputRepresentation>
  releaseRecords; String reservationId; new() }
OCIReleaseReservationSingleInputRepresentation { String actionRequestId; String externalRefId; String
  locationGroupIdentifier; String locationIdentifier; Double quantity; String reservationId; String stockKeepingUnit;
  new() }
OCITransferReservationInputRepresentation { new(); String allOrNothingTransferId; String reservationId;
  List<ConnectApi.OCITransferReservationSingleInputRepresentation> transferRecords }
OCITransferReservationSingleInputRepresentation { new(); String actionRequestId; String externalRefId; String
  fromLocationGroupIdentifier; String fromLocationIdentifier; Boolean ignoreAvailabilityCheck; Double quantity; String
  reservationId; String stockKeepingUnit; String toLocationGroupIdentifier; String toLocationIdentifier }
OCIUpdateReservationInputRepresentation { String actionRequestId; Boolean allowPartialReservations; String
  externalRefId; String reservationId; String reservationTime; Boolean updateAllOrNothingRecords;
  List<ConnectApi.OCIUpdateReservationSingleInputRepresentation> updateRecords; new() }
OCIUpdateReservationSingleInputRepresentation { String locationGroupIdentifier; String locationIdentifier; Double
  quantity; String stockKeepingUnit; new() }
OrderItemSummaryAdjustmentCollectionInput { List<ConnectApi.OrderItemSummaryAdjustmentInput> orderItemSummaries; new()
  }
OrderItemSummaryAdjustmentInput { String orderItemSummaryId; new() }
OrderItemSummaryInputRepresentation { String orderItemSummaryId; Double quantity; new() }
OrderSummaryAdjustmentAggregatesAsyncInput { List<String> orderSummaryIds; new() }
`;
