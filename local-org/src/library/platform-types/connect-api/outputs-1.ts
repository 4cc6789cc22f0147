/** ConnectApi: types as the Apex Reference Guide lists them. */
export const OUTPUTS_1 = `
AbstractCartItem { String currencyIsoCode; ConnectApi.BillingFrequency billingFrequency; String cartDeliveryGroupId;
  String cartId; String cartItemId; Integer childProductCount; List<SObject> customFields;
  ConnectApi.CartMessagesSummary messagesSummary; String name; String parentCartItemId; ConnectApi.CartItemProduct
  productDetails; String productId; String productSelling; String quantity; ConnectApi.SellingModelType
  sellingModelType; String subscriptionTerm; ConnectApi.CartItemType type; new(); Boolean
  isShippingChargeNotApplicable; String productSellingModelId; String promotionDisplayName; Object subType }
AbstractContentHubItemType { ConnectApi.ContentHubStreamSupport contentStreamSupport; String description; String
  displayName; String id; Boolean isVersionable; String url; new() }
AbstractDirectoryEntrySummary { String domain; String email; String id; ConnectApi.ContentHubDirectoryEntryType type;
  new() }
AbstractExtensionInformation { ConnectApi.ExtensionInformationType extensionInformationType; new(); Double
  getBuildVersion() }
AbstractGatewayCommonResponse { String gatewayAvsCode; Datetime gatewayDate; String gatewayMessage; String
  gatewayResultCode; String gatewayResultCodeDescription; String salesforceResultCode; new() }
AbstractGatewayResponse : ConnectApi.AbstractGatewayCommonResponse { String gatewayReferenceDetails; String
  gatewayReferenceNumber; new() }
AbstractList { new() }
AbstractManagedContentChannelRepresentation { new() }
AbstractManagedContentDeliveryDocument { String contentKey; ConnectApi.ManagedContentTypeSummary contentType; String
  language; String managedContentId; Datetime publishedDate; String resourceUrl; String title; String
  unauthenticatedUrl; String urlName; new() }
AbstractManagedContentReference { String contentKey; String managedContentId; String resourceUrl; new() }
AbstractMessageBody { Boolean isRichText; List<ConnectApi.MessageSegment> messageSegments; String text; new() }
AbstractNBAAction { List<ConnectApi.NBAActionParameter> parameters; ConnectApi.NBAActionType type; new(); Double
  getBuildVersion() }
AbstractNBATarget { ConnectApi.NBATargetType type; new(); Double getBuildVersion() }
AbstractPicklistValueAttributes { Object picklistAtrributesValueType; new() }
AbstractRecommendation { ConnectApi.RecommendationExplanation explanation; ConnectApi.PlatformActionGroup
  recommendationType; String url; new(); Double getBuildVersion(); ConnectApi.PlatformActionGroup platformActionGroup
  }
AbstractRecommendationExplanation { String summary; ConnectApi.RecommendationExplanationType type; new() }
AbstractRecordField { String type; new() }
AbstractRecordView : ConnectApi.ActorWithId { String name; new() }
AbstractRepositoryFile : ConnectApi.AbstractRepositoryItem { String checkinComment; String contentBody; Object
  contentItemSize; Integer contentSize; String downloadUrl; String externalContentUrl; String externalDocumentUrl;
  ConnectApi.ExternalFilePermissionInformation externalFilePermissionInformation; String mimeType; String
  previewUrlThumbnail; String previewUrlThumbnailBig; String previewUrlThumbnailTiny; String previewsUrl; String
  title; String versionId; new() }
AbstractRepositoryFolder : ConnectApi.AbstractRepositoryItem { String externalFolderUrl; String folderItemsUrl; String
  path; new() }
AbstractRepositoryItem { String createdBy; Datetime createdDate; String description; String id; String itemTypeUrl;
  String modifiedBy; Datetime modifiedDate; ConnectApi.Motif motif; String name; ConnectApi.Reference repository;
  String type; String url; new() }
AbstractUserMissionActivity { Integer activityCount; String activityType; new() }
ActionInfoOutputRepresentation { String name; String parameters; new() }
ActionLinkDefinition { String actionUrl; Datetime createdDate; String excludedUserId; Boolean groupDefault;
  List<ConnectApi.RequestHeader> headers; String id; String label; String labelKey; ConnectApi.HttpRequestMethod
  method; Datetime modifiedDate; String requestBody; Boolean requiresConfirmation; String templateId;
  ConnectApi.ActionLinkType type; String userId; new(); Double getBuildVersion() }
ActionLinkDiagnosticInfo { String diagnosticInfo; String url; new(); Double getBuildVersion() }
ActionLinkGroupDefinition { List<ConnectApi.ActionLinkDefinition> actionLinks; ConnectApi.PlatformActionGroupCategory
  category; Datetime createdDate; ConnectApi.ActionLinkExecutionsAllowed executionsAllowed; Datetime expirationDate;
  String id; Datetime modifiedDate; String templateId; String url; new(); Double getBuildVersion() }
Activation { String activationDefinitionId; ConnectApi.ActivationPlatformCustomerFileSourceEnum
  activationPlatformCustomerFileSourceEnum; String activationRecordSchema; ConnectApi.ActivationTarget
  activationTarget; String activationTargetId; String activationTargetName; List<ConnectApi.QueryPathConfigList>
  activationTargetObjectPath; ConnectApi.ActivationTargetSubject activationTargetSubject;
  ConnectApi.ActivationAttributeConfig attributesConfig; ConnectApi.ContactPointsConfig contactPointsConfig; String
  curatedEntityApiName; String curatedEntityId; String curatedEntityName; ConnectApi.ActivationDataSources
  dataSourcesConfig; String dataSpaceName; String dataspaceId; String description; String developerName;
  ConnectApi.DmoFilterConfig directDmoFiltersConfig; Boolean enabled; String historyAudienceDmoApiName; String
  historyAudienceDmoLabel; Datetime lastPublishDate; ConnectApi.DataExportRunStatusEnum lastPublishStatus; String
  lastPublishStatusErrorMsg; String latestAudienceDmoApiName; String latestAudienceDmoLabel; Datetime
  latestAudienceDmoLastRunTimestamp; String membershipName; ConnectApi.DataExportRefreshModeEnum refreshType;
  ConnectApi.DmoFilterConfig relatedDmoFiltersConfig; String segmentApiName; String segmentDefinitionId; String
  segmentId; Boolean shouldExcludeDeletes; Boolean shouldExcludeUpdates; ConnectApi.StaticDataConfig staticDataConfig;
  ConnectApi.ActivationStatusEnum status; new() }
ActivationAttribute { String activationPlatformAttrId; String attributeLabel; String attributeName; String
  curatedFieldId; String dataSourceType; String entityName; ConnectApi.AttributeFilterExpression filterExpression;
  List<ConnectApi.QueryPathConfigList> path; String preferredName; String refAttrDeveloperName;
  ConnectApi.DataExportAttributeSourceEnum source; ConnectApi.DataExportAttributeTypeEnum type; new() }
ActivationAttributeConfig { List<ConnectApi.ActivationAttribute> attributes; new() }
ActivationCollection { List<ConnectApi.Activation> activations; Integer batchSize; Integer offset; String
  orderByExpression; new() }
ActivationContactPointFieldConfig { String attributeId; String attributeLabel; String attributeName; String
  preferredName; new() }
ActivationContactPointsFieldConfig { List<ConnectApi.ActivationContactPointFieldConfig> contactPointFields; new() }
ActivationContactPointSourceConfig { String dataSourceId; String dataSourceName; ConnectApi.ContactPointPrefEnum
  dataSourcePreference; Integer dataSourcePriority; new() }
ActivationContactPointsSourceConfig { List<ConnectApi.ActivationContactPointSourceConfig> contactPointSources; new() }
ActivationData { String activatedEntityFqk; String activatedOnId; String activationRecord;
  ConnectApi.AudienceDMODeltaTypeEnum deltaType; String publishDate; String segmentId; String segmentOnId; String
  segmentedEntityFqk; new() }
ActivationDataSourceConfig { String dataSourceId; String dataSourceName; String marketSegmentActivationId; new() }
ActivationDataSources { List<ConnectApi.ActivationDataSourceConfig> dataSources; new() }
ActivationExternalPlatform { ConnectApi.ActivationExternalPlatformAttributeConfig attributeConfig; ConnectApi.CdpUser
  createdBy; String createdDate; ConnectApi.ActivationPlatformCreationTypeEnum creationType; String id; String
  keyPrefixName; String label; ConnectApi.CdpUser lastModifiedBy; String lastModifiedDate; String name; String
  namespace; ConnectApi.ActivationPlatformPrivacyTypeEnum privacyType; ConnectApi.ActivationPlatformStatusEnum status;
  ConnectApi.ActivationPlatformTypeEnum type; String url; new() }
ActivationExternalPlatformAttribute { String destinationName; String displayName; new() }
ActivationExternalPlatformAttributeConfig { List<ConnectApi.ActivationExternalPlatformAttribute> attributes; new() }
ActivationExternalPlatformCollection { List<ConnectApi.ActivationExternalPlatform> platforms; new() }
ActivationTarget { ConnectApi.DataConnector connector; String dataSpace; String description; String
  historyAudienceDmoApiName; String historyAudienceDmoLabel; Boolean isCappingEnabled; Boolean isEnabled; String
  latestAudienceDmoApiName; String latestAudienceDmoLabel; String organizationId; String platformName; String
  platformPrivacyType; ConnectApi.DataConnectorTypeEnum platformType; ConnectApi.ActivationTargetStatusEnum status;
  new(); ConnectApi.EgressPropertiesRepresentation egressProperties }
ActivationTargetCollection { List<ConnectApi.ActivationTarget> activationTargets; Integer batchSize; Integer offset;
  String orderByExpression; new() }
ActivationTargetSubject { String developerName; String masterLabel; List<ConnectApi.QueryPathConfigList>
  queryPathConfig; new(); List<ConnectApi.QueryPathConfigList> queryPathConfigListRepresentation }
ActivitySharingResult { Boolean success; new() }
Actor { String name; String type; new(); Double getBuildVersion() }
ActorWithId : ConnectApi.Actor { String type; String id; ConnectApi.Motif motif; ConnectApi.Reference mySubscription;
  String recordViewUrl; String url; new(); Double getBuildVersion() }
Address { new() }
AdjustOrderSummaryOutputRepresentation : ConnectApi.BaseOutputRepresentation {
  ConnectApi.ChangeItemOutputRepresentation changeBalances; String inFulfillmentChangeOrderId; String orderSummaryId;
  String postFulfillmentChangeOrderId; String preFulfillmentChangeOrderId; new() }
Alternative { String textRepresentation; String thumbnailUrl; String title; new(); Double getBuildVersion() }
AlternativePaymentMethod : ConnectApi.BasePaymentMethodRequest { String accountId; String comments; String email;
  String gatewayToken; String gatewayTokenDetails; String name; new() }
AlternativePaymentMethodOutput { String accountId; String comments; String email; String gatewayToken; String
  gatewayTokenDetails; String name; new() }
Announcement { Datetime expirationDate; ConnectApi.FeedElement feedElement; String id; Boolean isArchived; Boolean
  sendEmails; String url; new(); Double getBuildVersion() }
AnnouncementPage { List<ConnectApi.Announcement> announcements; String currentPageUrl; String nextPageUrl; String
  previousPageUrl; new(); Double getBuildVersion() }
ApprovalAttachment : ConnectApi.FeedItemAttachment { new() }
ApprovalCapability : ConnectApi.FeedElementCapability { String id; ConnectApi.ApprovalPostTemplateField
  postTemplateFields; String processInstanceStepId; ConnectApi.WorkflowProcessStatus status; new(); Double
  getBuildVersion() }
ApprovalIntent { Boolean isRecallable; new() }
ApprovalPostTemplateField { String displayName; String displayValue; ConnectApi.Reference record; new(); Double
  getBuildVersion() }
ArticleItem { String id; Double rating; String title; String urlLink; Integer viewCount; new(); Double
  getBuildVersion() }
ArticleSummary : ConnectApi.ActorWithId { String articleType; String knowledgeArticleVersionId; Datetime
  lastPublishedDate; Double rating; String summary; String title; String urlName; Integer viewCount; new() }
AssociatedActionsCapability : ConnectApi.FeedElementCapability { List<ConnectApi.PlatformActionGroup>
  platformActionGroups; new(); Double getBuildVersion() }
AsyncOutputRepresentation : ConnectApi.BaseAsyncOutputRepresentation { new() }
AttributeFilter { String attributeId; String attributeName; Datetime dateUnits; String operator;
  ConnectApi.FilterOperatorDataTypeEnum type; List<String> values; new() }
AttributeFilterExpression { ConnectApi.FilterConjunctionEnum conjunction; List<ConnectApi.AttributeFilter> filters;
  new() }
Audience { List<ConnectApi.AudienceCriteriaDetail> criteria; String customFormula; ConnectApi.FormulaFilterType
  formulaFilterType; String id; String name; List<ConnectApi.AudienceTargetAssignment> targets; String url; new() }
AudienceCollection { List<ConnectApi.Audience> audiences; new() }
AudienceCriteria { ConnectApi.RecommendationAudienceCriteriaType type; new(); Double getBuildVersion() }
AudienceCriteriaDetail { List<ConnectApi.AudienceCriterionDetail> criterion; Integer criterionNumber; Object
  criterionOperator; ConnectApi.AudienceCriteriaType criterionType; new() }
AudienceCriterionDetail { Map<String, String> value; new() }
AudienceDMOCollection { Integer batchSize; List<ConnectApi.ActivationData> data; Integer offset; new() }
AudienceTarget { String audienceName; String id; String url; new() }
AudienceTargetAssignment { ConnectApi.FormulaScope formulaScope; String groupName; String id; Boolean isMatch; Integer
  priority; Object publishStatus; String targetType; String targetValue; String url; new() }
AuthorizationGatewayResponse : ConnectApi.AbstractGatewayResponse { String gatewayAuthorizationCode; new() }
AuthorizationResponse { ConnectApi.ErrorResponse error; ConnectApi.AuthorizationGatewayResponse gatewayResponse;
  Boolean isMultiCaptureSupported; ConnectApi.PaymentAuthorizationResponse paymentAuthorization;
  List<ConnectApi.GatewayLogResponse> paymentGatewayLogs; ConnectApi.PaymentGroupResponse paymentGroup;
  ConnectApi.PaymentMethodResponse paymentMethod; new() }
AuthorizationReversalResponse { ConnectApi.ErrorResponse error; ConnectApi.AuthReversalGatewayResponse
  gatewayResponse; ConnectApi.PaymentAuthAdjustmentResponse paymentAuthAdjustment; List<ConnectApi.GatewayLogResponse>
  paymentGatewayLogs; new() }
AuthReversalGatewayResponse : ConnectApi.AbstractGatewayResponse { new() }
AvailableLocationOutputRepresentation { List<String> locations; new() }
AverageDistanceResultOutputRepresentation { ConnectApi.DistanceCalculationOutputRepresentation distanceCalculation;
  new() }
BalanceStatePreviewOutputRepresentation { Double grandTotalAmount; Double totalAdjustmentAmount; Double
  totalAdjustmentAmountWithTax; Double totalAmount; Double totalAmountWithTax; Double totalDeliveryAmount; Double
  totalDeliveryAmountWithTax; Double totalFeeAmount; Double totalFeeAmountWithTax; Double totalTaxAmount; new() }
BannerCapability : ConnectApi.FeedElementCapability { ConnectApi.Motif motif; ConnectApi.BannerStyle style; new();
  Double getBuildVersion() }
BannerPhoto { String bannerPhotoUrl; String bannerPhotoVersionId; String url; new(); Double getBuildVersion() }
BaseAsyncOutputRepresentation : ConnectApi.BaseOutputRepresentation { String backgroundOperationId; new() }
BaseComparison { List<ConnectApi.TypeAndFilter> filters; String operator; new() }
BaseInvoiceOutputRepresentation : ConnectApi.BaseOutputRepresentation { String invoiceId; new() }
BaseManagedSocialAccount { String defaultResponseAccountId; String displayName; String externalPictureUrl; String id;
  String label; String profileUrl; ConnectApi.SocialNetworkProvider socialNetwork; String uniqueName; String username;
  new() }
BaseOutputRepresentation { List<ConnectApi.ErrorResponse> errors; Boolean success; new() }
BasicTemplateAttachment : ConnectApi.FeedItemAttachment { String description; ConnectApi.Icon icon; String
  linkRecordId; String linkUrl; String title; new() }
BatchResult { Exception Error; String ErrorMessage; String ErrorTypeName; Boolean isSuccess; Object Result;
  new(Object, Exception); Exception getError(); String getErrorMessage(); String getErrorTypeName(); Object
  getResult(); Boolean isSuccess() }
BestLocationPerSKUOutputRepresentation { List<ConnectApi.ErrorResponse> errors; String locationId; Integer
  quantityAvailableToOrder; Boolean success; Double unitScore; new() }
BlankRecordField : ConnectApi.AbstractRecordField { new() }
BookmarksCapability : ConnectApi.FeedElementCapability { Boolean isBookmarkedByCurrentUser; new(); Double
  getBuildVersion() }
BookmarkSummary : ConnectApi.UserFeedEntityActivitySummary { new() }
BooleanList : ConnectApi.AbstractList { List<Boolean> values; new() }
BotInfoRepresentation { String botId; String botName; Datetime lastModifiedDate; new() }
BotVersionActivationInfo { Boolean isActivated; List<String> messages; Boolean success; new() }
BundleCapability : ConnectApi.FeedElementCapability { ConnectApi.BundleType bundleType; ConnectApi.FeedElementPage
  page; Integer totalElements; new(); Double getBuildVersion() }
BusinessObjectivesOutputRepresentation { List<ConnectApi.BusObjOutputRepresentation> businessObjectives; new() }
BusinessObjectivesSummaryOutputRepresentation { List<ConnectApi.BusObjSummaryOutputRepresentation>
  businessObjectivesSummary; new() }
BusObjAssociationsOutputRepresentation { String id; ConnectApi.GoalDefinitionCategoryEnum type; new() }
BusObjInsightsOutputRepresentation { String currencyIsoCode; Double current;
  List<ConnectApi.InsightsOutputRepresentation> insights; String kpiDashboardUrl; String kpiSummaryText; Double last;
  String period; Datetime targetCompletionDate; Double targetValue; ConnectApi.ConnectInsightUnitEnum unit; new() }
BusObjOutputRepresentation { List<ConnectApi.BusObjAssociationsOutputRepresentation> associations; String description;
  String displayName; String id; new() }
BusObjRecommendationsOutputRepresentation { Integer active; Integer complete; Integer total; new() }
BusObjSummaryOutputRepresentation { String description; String id; ConnectApi.BusObjInsightsOutputRepresentation
  insightSummary; String kpi; String labelName; ConnectApi.BusObjRecommendationsOutputRepresentation
  recommendationSummary; new() }
BuyerProductSummaryRepresentation { Object id; String name; ConnectApi.ProductImageOutputRepresentation image;
  ConnectApi.ProductVariationAttributesRepresentation variationAttributes; Map<String, Object> fields; String sku;
  Boolean canViewProduct; Boolean success; new() }
CalculateCartResult : ConnectApi.CommerceResultRepresentationBase { ConnectApi.CartSummary data; new() }
CalculateTaxResponse : ConnectApi.TaxTransactionResponse { ConnectApi.ErrorResponse adapterError; Object status;
  List<ConnectApi.TaxEngineLogResponse> taxEngineLogs; Object taxTransactionType; Object taxType; new() }
CallCollaborationCapability : ConnectApi.FeedElementCapability { Integer commentEndTime; Integer commentStartTime;
  new() }
CancelAllOrderItemsAsyncOutputRepresentation : ConnectApi.BaseAsyncOutputRepresentation { String asyncOperationLogId;
  new() }
CandidateAnswersStatus { Boolean hasCandidateAnswers; Boolean hasCandidateAnswersPublished; Boolean
  hasCandidateAnswersRated; new(); Double getBuildVersion() }
CanvasCapability : ConnectApi.FeedElementCapability { String description; String developerName; String height;
  ConnectApi.Icon icon; String namespacePrefix; String parameters; String thumbnailUrl; String title; new(); Double
  getBuildVersion() }
CanvasTemplateAttachment : ConnectApi.FeedItemAttachment { String description; String developerName; String height;
  ConnectApi.Icon icon; String namespacePrefix; String parameters; String thumbnailUrl; String title; new() }
CapacityResponseOutputRepresentation { String actionRequestId; ConnectApi.ErrorResponse error; Boolean success; new()
  }
CaptureGatewayResponse : ConnectApi.AbstractGatewayResponse { new() }
CaptureResponse { ConnectApi.ErrorResponse error; ConnectApi.CaptureGatewayResponse gatewayResponse;
  ConnectApi.PaymentResponse payment; List<ConnectApi.GatewayLogResponse> paymentGatewayLogs;
  ConnectApi.PaymentGroupResponse paymentGroup; new() }
CardPaymentMethodOutput { String accountId; Boolean autoPay; String cardBin; Object cardCategory; String
  cardHolderFirstName; String cardHolderLastName; String cardHolderName; String cardLastFour; Object cardType; String
  comments; String displayCardNumber; String email; Integer expiryMonth; Integer expiryYear; String nickName; Integer
  startMonth; Integer startYear; new() }
CartCoupon { String cartCouponId; String couponCode; new() }
CartCouponCollection { List<ConnectApi.CartCouponList> cartCoupons; String cartId; ConnectApi.CartStatus cartStatus;
  String ownerId; new() }
CartCouponList { List<ConnectApi.CartCoupon> coupons; new() }
CartFromQuoteOutput { String cartId; List<ConnectApi.QuoteError> errors; new() }
CartInventoryItemReservationOutputRepresentation { String errorCode; String errorMessage; String id; String
  itemReservationSourceId; String productId; Double quantity; String reservedAtLocationId; new() }
CartInventoryReservationOutputRepresentation { Integer errorCode; Integer errorMessage;
  List<ConnectApi.CartInventoryItemReservationOutputRepresentation> inventoryItemReservations; Integer
  reservationIdentifier; Boolean success; new() }
CartItem : ConnectApi.AbstractCartItem { String currencyIsoCode; String firstPymtTotalAmount; String
  firstPymtTotalPrice; String firstPymtTotalTax; String itemizedAdjustmentAmount; String listPrice;
  ConnectApi.ProductClass productClass; String salesPrice; String totalAdjustmentAmount; String totalAmount; String
  totalListPrice; String totalPrice; String totalTax; String unitAdjustedPrice; String unitAdjustedPriceWithItemAdj;
  String unitAdjustmentAmount; String unitItemAdjustmentAmount; new(); ConnectApi.CartItemCollection cartData; String
  firstPymtTotalListPrice; ConnectApi.CartItemCollection getCartData(); String getCurrencyIsoCode(); String
  getFirstPymtTotalAmount(); String getFirstPymtTotalListPrice(); String getFirstPymtTotalPrice(); String
  getFirstPymtTotalTax(); String getItemizedAdjustmentAmount(); String getListPrice(); ConnectApi.ProductClass
  getProductClass(); String getQuoteLineItemId(); String getSalesPrice(); String getTotalAdjustmentAmount(); String
  getTotalAmount(); String getTotalListPrice(); String getTotalPrice(); String getTotalTax(); String
  getUnitAdjustedPrice(); String getUnitAdjustedPriceWithItemAdj(); String getUnitAdjustmentAmount(); String
  getUnitItemAdjustmentAmount(); void setCartData(ConnectApi.CartItemCollection); void setCurrencyIsoCode(String);
  void setFirstPymtTotalAmount(String); void setFirstPymtTotalListPrice(String); void setFirstPymtTotalPrice(String);
  void setFirstPymtTotalTax(String); void setItemizedAdjustmentAmount(String); void setListPrice(String); void
  setProductClass(ConnectApi.ProductClass); void setQuoteLineItemId(String); void setSalesPrice(String); void
  setTotalAdjustmentAmount(String); void setTotalAmount(String); void setTotalListPrice(String); void
  setTotalPrice(String); void setTotalTax(String); void setUnitAdjustedPrice(String); void
  setUnitAdjustedPriceWithItemAdj(String); void setUnitAdjustmentAmount(String); void
  setUnitItemAdjustmentAmount(String) }
CartItemBasic { String cartItemId; String name; String productId; String quantity; ConnectApi.CartType type; new() }
CartItemBasicResult { ConnectApi.CartItemBasic cartItem; String message; String status; new() }
CartItemCollection { ConnectApi.CartCouponCollection cartCoupons; ConnectApi.CartItemResult cartItems;
  ConnectApi.CartPromotionCollection cartPromotions; ConnectApi.CartSummary cartSummary; Integer currentPage; String
  currentPageToken; String currentPageUrl; Boolean hasErrors; String nextPageToken; String nextPageUrl; String
  previousPageToken; String previousPageUrl; Integer totalItemCount; Integer totalNumberOfPages; new(); List<String>
  approachingDiscounts; List<String> getApproachingDiscounts(); ConnectApi.CartCouponCollection getCartCoupons();
  List<ConnectApi.CartItemResult> getCartItems(); ConnectApi.CartPromotionCollection getCartPromotions();
  ConnectApi.CartSummary getCartSummary(); String getCheckoutUrl(); Integer getCount(); Integer getCurrentPage();
  String getCurrentPageToken(); String getCurrentPageUrl(); Boolean getHasErrors(); String getNextPageToken(); String
  getNextPageUrl(); String getPreviousPageToken(); String getPreviousPageUrl(); Integer getTotal(); Integer
  getTotalNumberOfPages(); void setApproachingDiscounts(List<String>); void
  setCartCoupons(ConnectApi.CartCouponCollection); void setCartItems(List<ConnectApi.CartItemResult>); void
  setCartPromotions(ConnectApi.CartPromotionCollection); void setCartSummary(ConnectApi.CartSummary); void
  setCheckoutUrl(String); void setCount(Integer); void setCurrentPage(Integer); void setCurrentPageToken(String); void
  setCurrentPageUrl(String); void setHasErrors(Boolean); void setNextPageToken(String); void setNextPageUrl(String);
  void setPreviousPageToken(String); void setPreviousPageUrl(String); void setTotal(Integer); void
  setTotalNumberOfPages(Integer) }
CartItemProduct { Map<String, String> fields; String name; String productId; ConnectApi.PurchaseQuantityRule
  purchaseQuantityRule; String sku; ConnectApi.ProductMedia thumbnailImage; Map<String,
  ConnectApi.CartProductAttribute> variationAttributes; new(); ConnectApi.ProductClass productClass; String
  productUrlName }
CartItemPromotionCollectionOutputRepresentation { String currencyIsoCode; Map<String, ConnectApi.CartPromotionList>
  items; new() }
CartItemResult { ConnectApi.AbstractCartItem cartItem; String message; String status; new() }
CartItemWithoutPrice : ConnectApi.AbstractCartItem { new() }
CartMessage { String message; String messageId; String relatedEntityId; ConnectApi.CartMessageSeverity severity;
  String type; Boolean visible; new() }
CartMessagesSummary { Integer errorCount; Boolean hasErrors; List<ConnectApi.CartMessage> limitedMessages; String
  relatedEntityId; Integer totalLineItemsWithErrors; new() }
CartMessagesVisibilityResult { Boolean visibility; new() }
CartProductAttribute { String label; Integer sequence; String value; new() }
CartPromotionCollection { String cartId; ConnectApi.CartStatus cartStatus; String currencyIsoCode;
  List<ConnectApi.CartPromotionList> promotions; new() }
CartPromotionList { List<ConnectApi.CartPromotionOutputRepresentation> promotions; new() }
CartPromotionOutputRepresentation { String adjustmentAmount; String couponCode; String currencyIsoCode; String
  displayName; String promotionId; ConnectApi.CartPromotionType targetType; String termsAndConditions; new() }
CartSummary { String accountId; String asyncOperationStatus; String cartId; String currencyIsoCode; List<SObject>
  customFields; String firstPymtGrandTotalAmount; String firstPymtTotalTaxAmount; String grandTotalAmount; Boolean
  isSecondary; String name; String ownerId; String ownerOrderId; String purchaseOrderNumber; ConnectApi.CartStatus
  status; String taxType; String totalAmountWithItemAdjustment; String totalCartLevelAdjustmentAmount; String
  totalChargeAmount; String totalListPrice; String totalProductAmount; String totalProductAmountAfterAdjustments;
  String totalProductCount; Integer totalProductLineItemCount; String totalProductListAmount; String
  totalPromotionalAdjustmentAmount; String totalSubProductCount; String totalTaxAmount; ConnectApi.CartType type;
  Integer uniqueProductCount; String webstoreId; new(); String firstPymtTotalAmount; String firstPymtTotalListPrice;
  Boolean hasGift }
CartToWishlistResult { Integer productsAddedCount; String wishlistId; new() }
CaseComment : ConnectApi.FeedItemAttachment { Object actorType; ConnectApi.UserSummary createdBy; Datetime
  createdDate; String id; Boolean published; String text; new() }
CaseCommentCapability : ConnectApi.FeedElementCapability { ConnectApi.CaseActorType actorType; ConnectApi.Actor
  createdBy; Datetime createdDate; ConnectApi.CaseCommentEventType eventType; String id; Boolean published; String
  text; new(); Double getBuildVersion() }
CaseStatusPicklistValueAttributes : ConnectApi.AbstractPicklistValueAttributes { Boolean closed; new() }
CdpActionResponse { List<ConnectApi.CdpErrorResponse> errors; Boolean success; new() }
CdpAssetReference { String id; String name; String namespace; new() }
CdpCalculatedInsightDataSource { String sourceApiName; String type; new() }
CdpCalculatedInsightDimension { String apiName; String creationType; ConnectApi.CdpCalculatedInsightDataSource
  dataSource; String dataType; String dateGranularity; String displayName; String fieldRole; String formula; new() }
CdpCalculatedInsightMeasure { String apiName; String creationType; ConnectApi.CdpCalculatedInsightDataSource
  dataSource; String dataType; String displayName; String fieldAggregationType; String fieldRole; String formula;
  new() }
CdpCalculatedInsightOutput { String apiName; String calculatedInsightStatus; String creationType; String dataSpace;
  String definitionStatus; String definitionType; String description; List<ConnectApi.CdpCalculatedInsightDimension>
  dimensions; String displayName; String expression; Boolean isEnabled; String lastCalcInsightStatusDateTime; String
  lastCalcInsightStatusErrorCode; String lastRunDateTime; String lastRunStatus; String lastRunStatusDateTime; String
  lastRunStatusErrorCode; List<ConnectApi.CdpCalculatedInsightMeasure> measures; new() }
CdpCalculatedInsightPage { ConnectApi.CdpCalculatedInsightPageData collection; new() }
CdpCalculatedInsightPageData { Integer count; String currentPageToken; String currentPageUrl;
  List<ConnectApi.CdpCalculatedInsightOutput> items; String nextPageToken; String nextPageUrl; String
  previousPageToken; String previousPageUrl; Integer total; new() }
CdpCalculatedInsightStandardActionResponseRepresentation : ConnectApi.CdpActionResponse { new() }
CdpDgMetadata { List<ConnectApi.CdpQueryDataGraphMetadata> dataGraphMetadata; new() }
CdpErrorResponse { String errorCode; String message; new() }
CdpIdentityResolutionMatchCriterion { Boolean caseSensitiveMatch; String entityName; String fieldName;
  ConnectApi.CdpIdentityResolutionMatchMethodType matchMethodType;
  ConnectApi.CdpIdentityResolutionMatchCriterionPartyIdentificationInfo partyIdentificationInfo; Boolean
  shouldMatchOnBlank; new() }
CdpIdentityResolutionMatchCriterionOutput { Boolean caseSensitiveMatch; String entityName; String fieldName;
  ConnectApi.CdpIdentityResolutionMatchMethodType matchMethodType;
  ConnectApi.CdpIdentityResolutionMatchCriterionPartyIdentificationInfoOutput partyIdentificationInfo; Boolean
  shouldMatchOnBlank; new() }
CdpIdentityResolutionMatchCriterionPartyIdentificationInfo { String partyName; String partyType; new() }
CdpIdentityResolutionMatchCriterionPartyIdentificationInfoOutput { String partyName; String partyType; new() }
CdpIdentityResolutionMatchRule { List<ConnectApi.CdpIdentityResolutionMatchCriterion> criteria; String label; new() }
CdpIdentityResolutionMatchRuleOutput { List<ConnectApi.CdpIdentityResolutionMatchCriterionOutput> criteria; String
  label; new() }
CdpIdentityResolutionOutput { Long anonymousUnifiedProfiles; ConnectApi.CdpIdentityResolutionConfigurationType
  configurationType; Double consolidationRate; String dataSpaceName; String description; Boolean doesRunAutomatically;
  String id; Long knownUnifiedProfiles; String label; Datetime lastJobCompleted; String lastJobStatus;
  List<ConnectApi.CdpIdentityResolutionMatchRuleOutput> matchRules; Long matchedSourceProfiles; String objectApiName;
  List<ConnectApi.CdpIdentityResolutionReconciliationRuleOutput> reconciliationRules; String rulesetId; String
  rulesetStatus; Long sourceProfiles; Long totalUnifiedProfiles; new() }
CdpIdentityResolutionReconciliationFieldRule { String fieldName;
  ConnectApi.CdpIdentityResolutionReconciliationRuleType ruleType; Boolean shouldIgnoreEmptyValue;
  List<ConnectApi.CdpIdentityResolutionReconciliationSource> sources; new() }
CdpIdentityResolutionReconciliationFieldRuleOutput { String fieldName;
  ConnectApi.CdpIdentityResolutionReconciliationRuleType ruleType; Boolean shouldIgnoreEmptyValue;
  List<ConnectApi.CdpIdentityResolutionReconciliationSourceOutput> sources; new() }
CdpIdentityResolutionReconciliationRule { String entityName;
  List<ConnectApi.CdpIdentityResolutionReconciliationFieldRule> fields;
  ConnectApi.CdpIdentityResolutionReconciliationRuleType ruleType; Boolean shouldIgnoreEmptyValue;
  List<ConnectApi.CdpIdentityResolutionReconciliationSource> sources; new() }
CdpIdentityResolutionReconciliationRuleOutput { String entityName;
  List<ConnectApi.CdpIdentityResolutionReconciliationFieldRuleOutput> fields; String linkDmoName;
  ConnectApi.CdpIdentityResolutionReconciliationRuleType ruleType; Boolean shouldIgnoreEmptyValue;
  List<ConnectApi.CdpIdentityResolutionReconciliationSourceOutput> sources; String unifiedDmoName; new() }
CdpIdentityResolutionReconciliationSource { String name; new() }
CdpIdentityResolutionReconciliationSourceOutput { String name; new() }
CdpIdentityResolutionRunNowOutput { ConnectApi.CdpIdentityResolutionRunNowResultCode resultCode; new() }
CdpIdentityResolutionsOutput { List<ConnectApi.CdpIdentityResolutionOutput> identityResolutions; new() }
CdpMlAggregatePredictCondition { Integer count; new() }
CdpMlAggregatePrediction { List<ConnectApi.CdpMlAggregatePredictCondition> factors;
  List<ConnectApi.CdpMlAggregatePredictCondition> prescriptions; ConnectApi.CdpMlPredictAggregateFunctionStatusEnum
  status; ConnectApi.CdpMlPredictAggregateFunctionTypeEnum type; Double value; new() }
CdpMlPredictionBase { ConnectApi.CdpMlPredictStatusEnum status; new() }
CdpMlPredictionContributionBase { List<Object> fields; Double value; new() }
CdpMlPredictResult { List<ConnectApi.CdpMlAggregatePrediction> aggregatePredictions; ConnectApi.CdpAssetReference
  model; ConnectApi.CdpMlModelPredictionTypeEnum predictionType; List<ConnectApi.CdpMlPredictionBase> predictions;
  ConnectApi.CdpMlPredictSettings settings; new() }
CdpMlPredictSettings { List<String> aggregateFunctions; Integer maxPrescriptions; Integer maxTopFactors; Integer
  prescriptionImpactPercentage; new() }
CdpQueryDataGraphMetadata { String dataspaceName; String description; String developerName;
  ConnectApi.DataGraphObjectData dgObject; Object extendedProperties; String idDmoName; ConnectApi.DataGraphIdsDmo
  idsDmo; String primaryObjectName; ConnectApi.DataGraphObjectTypeEnum primaryObjectType;
  ConnectApi.DataGraphStatusEnum status; ConnectApi.DataGraphValuesDmo valuesDmo; String valuesDmoName; String
  version; new() }
CdpQueryDataOutput { List<Object> data; new() }
CdpQueryMetadataEntitiesOutput { Boolean done; List<Object> metadata; String nextBatchId; new() }
CdpQueryMetadataEntityOutput { String category; String displayName; String name; String type; new() }
CdpQueryMetadataItem { Integer placeInOrder; String type; Integer typeCode; new() }
CdpQueryMetadataOutput { List<Object> metadata; new() }
CdpQueryOutput { List<Object> data; Boolean done; String endTime; Map<String, Object> metadata; String queryId;
  Integer rowCount; String startTime; new() }
CdpQueryOutputV2 { List<ConnectApi.CdpQueryV2Row> data; Boolean done; String endTime; Map<String,
  ConnectApi.CdpQueryMetadataItem> metadata; String nextBatchId; String queryId; Integer rowCount; String startTime;
  new(); Object >(Object) }
CdpQueryV2Row { List<Object> rowData; new() }
CdpSegmentActionOutput : ConnectApi.CdpActionResponse { String errorCode; String errorMessage; String jobId; String
  partitionId; String publishStatus; String segmentApiName; String segmentId; new() }
CdpSegmentContainerOutput { Integer batchSize; Integer offset; String orderByExpression;
  List<ConnectApi.CdpSegmentOutput> segments; new() }
CdpSegmentDbtModel { String name; String sql; new() }
CdpSegmentDbtPipeline { List<ConnectApi.CdpSegmentDbtModel> models; new() }
CdpSegmentMemberOutput { List<ConnectApi.CdpSegmentMemberRowOutput> data; Datetime endTime; String filter; Integer
  limit; String nextPageUrl; Integer offSet; String orderBy; Integer rowCount; Datetime startTime; Integer totalCount;
  new() }
CdpSegmentMemberRowOutput { String deltaType; String id; String kqId; String snapshotType; String timestamp; String
  versionStamp; new() }
CdpSegmentMembershipTableOutput { String historyTable; String latestTable; String profileTable; new() }
CdpSegmentOutput { String apiName; String dataSpace; String description; String developerName; String displayName;
  String excludeCriteria; String includeCriteria; ConnectApi.CdpSegmentDbtPipeline includeDbt; String
  marketSegmentDefinitionId; String marketSegmentId; String nextPublishDateTime; String publishInterval; String
  publishScheduleEndDate; String publishScheduleStartDateTime; String publishStatus;
  ConnectApi.CdpSegmentMembershipTableOutput segmentMembershipDmo; String segmentMembershipTable; String
  segmentOnApiName; String segmentOnId; String segmentStatus; String segmentType; new() }
CdpUser { String id; String name; String profilePhotoUrl; new() }
ChangeItemOutputRepresentation { Double grandTotalAmount; Double totalAdjDeliveryAmtWithTax; Double
  totalAdjDistAmountWithTax; Double totalAdjProductAmtWithTax; Double totalAdjustedDeliveryAmount; Double
  totalAdjustedDeliveryTaxAmount; Double totalAdjustedProductAmount; Double totalAdjustedProductTaxAmount; Double
  totalAdjustmentDistributedAmount; Double totalAdjustmentDistributedTaxAmount; Double totalAmount; Double
  totalExcessFundsAmount; Double totalFeeAmount; Double totalFeeTaxAmount; Double totalRefundableAmount; Double
  totalRequiredFundsAmount; Double totalTaxAmount; new() }
ChangeOrdersInvoiceOutputRepresentation : ConnectApi.BaseInvoiceOutputRepresentation { new() }
ChatterActivity { Integer commentCount; Integer commentReceivedCount; Integer likeReceivedCount; Integer postCount;
  new() }
ChatterActivitySummary : ConnectApi.UserFeedEntityActivitySummary { Integer commentCount; Integer
  commentReceivedCount; Integer likeReceivedCount; Integer postCount; new() }
ChatterConversation { String conversationId; String conversationUrl; ConnectApi.UserSummary members;
  ConnectApi.ChatterMessagePage messages; Boolean read; new(); Double getBuildVersion() }
ChatterConversationPage { List<ConnectApi.ChatterConversationSummary> conversations; String currentPageToken; String
  currentPageUrl; String nextPageToken; String nextPageUrl; new(); Double getBuildVersion() }
ChatterConversationSummary { String id; ConnectApi.ChatterMessage latestMessage; List<ConnectApi.UserSummary> members;
  Boolean read; String url; new(); Double getBuildVersion() }
ChatterGroup : ConnectApi.ActorWithId { String additionalLabel; ConnectApi.Announcement announcement;
  ConnectApi.BannerPhoto bannerPhoto; Boolean canHaveChatterGuests; ConnectApi.Reference community; String
  description; String emailToChatterAddress; Boolean isArchived; Boolean isAutoArchiveDisabled; Boolean isBroadcast;
  Datetime lastFeedElementPostDate; Datetime lastFeedItemPostDate; Integer memberCount; ConnectApi.GroupMembershipType
  myRole; ConnectApi.Reference mySubscription; String name; ConnectApi.UserSummary owner; ConnectApi.Photo photo;
  ConnectApi.GroupVisibilityType visibility; new() }
ChatterGroupDetail : ConnectApi.ChatterGroup { Integer fileCount; ConnectApi.GroupInformation information; Integer
  pendingRequests; new(); Double getBuildVersion() }
ChatterGroupPage { String currentPageUrl; List<ConnectApi.ChatterGroupDetail> groups; String nextPageUrl; String
  previousPageUrl; new(); Double getBuildVersion() }
ChatterGroupSummary : ConnectApi.ChatterGroup { Integer fileCount; new(); Double getBuildVersion() }
ChatterGroupSummaryPage { String currentPageUrl; List<ConnectApi.ChatterGroupSummary> groups; String nextPageUrl;
  String previousPageUrl; new(); Double getBuildVersion() }
ChatterLike { String id; ConnectApi.Reference likedItem; String url; ConnectApi.UserSummary user; new(); Double
  getBuildVersion() }
ChatterLikePage { Integer currentPageToken; String currentPageUrl; List<ConnectApi.ChatterLike> items;
  List<ConnectApi.ChatterLike> likes; Integer nextPageToken; String nextPageUrl; Integer previousPageToken; String
  previousPageUrl; Integer total; new(); Double getBuildVersion() }
ChatterLikesCapability : ConnectApi.FeedElementCapability { Boolean isLikedByCurrentUser; ConnectApi.ChatterLikePage
  likesMessage; ConnectApi.MessageBody myLike; ConnectApi.Reference page; new(); Double getBuildVersion() }
ChatterMessage { ConnectApi.MessageBody body; String conversationId; String conversationUrl; String id;
  List<ConnectApi.UserSummary> recipients; ConnectApi.UserSummary sender; ConnectApi.Reference sendingCommunity;
  Datetime sentDate; String url; new(); Double getBuildVersion() }
ChatterMessagePage { String currentPageToken; String currentPageUrl; List<ConnectApi.ChatterMessage> messages; String
  nextPageToken; String nextPageUrl; new(); Double getBuildVersion() }
ChatterStream { ConnectApi.CommunitySummary community; Datetime createdDate; String description; String id; String
  name; List<ConnectApi.FeedEnabledEntity> subscriptions; String url; new(); Double getBuildVersion() }
ChatterStreamPage { String currentPageUrl; List<ConnectApi.ChatterStream> items; String nextPageUrl; Integer total;
  new(); Double getBuildVersion() }
Chunk { String text; new() }
ClientInfo { String applicationName; String applicationUrl; new(); Double getBuildVersion() }
CloseCapability : ConnectApi.FeedElementCapability { Boolean canContextUserUpdateIsClosed; Boolean isClosed; new();
  Double getBuildVersion() }
Comment { ConnectApi.FeedBody body; ConnectApi.CommentCapabilities capabilities; ConnectApi.ClientInfo clientInfo;
  Datetime createdDate; ConnectApi.Reference feedElement; String id; Boolean isDeleteRestricted;
  ConnectApi.ChatterLikePage likes; ConnectApi.MessageBody likesMessage; ConnectApi.ModerationFlags moderationFlags;
  ConnectApi.Reference myLike; ConnectApi.Reference parent; String relativeCreatedDate; Integer threadLevel; String
  threadParentId; ConnectApi.CommentType type; String url; ConnectApi.UserSummary user; new(); Double
  getBuildVersion(); ConnectApi.FeedItemAttachment attachment; ConnectApi.Reference feedItem }
`;
