/** ConnectApi: types as the Apex Reference Guide lists them. */
export const OUTPUTS_4 = `
PaymentMethodResponse { String accountId; String id; ConnectApi.PaymentMethodDetails paymentMethodDetails; String
  status; new() }
PaymentMethodTokenizationGatewayResponse : ConnectApi.AbstractGatewayResponse { String gatewayToken; new() }
PaymentMethodTokenizationResponse { ConnectApi.ErrorResponse error;
  ConnectApi.PaymentMethodTokenizationGatewayResponse gatewayResponse; List<ConnectApi.GatewayLogResponse>
  paymentGatewayLogs; ConnectApi.PaymentMethodResponse paymentMethod; new() }
PaymentResponse { String accountId; Double amount; String currencyIsoCode; Datetime effectiveDate; String id; String
  paymentNumber; Datetime requestDate; String status; new() }
PercentRecordField : ConnectApi.LabeledRecordField { Double value; new() }
PhoneNumber { String label; String phoneNumber; String phoneType; String type; new(); Double getBuildVersion() }
Photo { String fullEmailPhotoUrl; String largePhotoUrl; String mediumPhotoUrl; String photoVersionId; String
  smallPhotoUrl; String standardEmailPhotoUrl; String url; new(); Double getBuildVersion() }
PicklistRecordField : ConnectApi.LabeledRecordField { new() }
PicklistValue { ConnectApi.AbstractPicklistValueAttributes attributes; String label; List<Integer> validFor; String
  value; new() }
PicklistValues { Map<String, Integer> controllerValues; ConnectApi.PicklistValue defaultValue; String url;
  List<ConnectApi.PicklistValue> values; new() }
PicklistValuesCollection { Map<String, ConnectApi.PicklistValues> picklistFieldValues; new() }
PickTicket { new() }
PinCapability : ConnectApi.FeedElementCapability { Boolean isPinnableByMe; Boolean isPinned; new(); Double
  getBuildVersion() }
PinnedFeedElements { List<ConnectApi.FeedElement> elements; new(); Double getBuildVersion() }
PlatformAction { String actionUrl; String apiName; String confirmationMessage; ConnectApi.UserSummary executingUser;
  Boolean groupDefault; String iconUrl; String id; String label; Datetime modifiedDate; ConnectApi.Reference
  platformActionGroup; ConnectApi.PlatformActionStatus status; String subtype; String type; String url; new(); Double
  getBuildVersion() }
PlatformActionGroup { ConnectApi.PlatformActionGroupCategory category; String id; Datetime modifiedDate;
  List<ConnectApi.PlatformAction> platformActions; String url; new(); Double getBuildVersion() }
PollCapability : ConnectApi.FeedElementCapability { List<ConnectApi.FeedPollChoice> choices; String myChoiceId;
  Integer totalVoteCount; new(); Double getBuildVersion() }
PostAuthGatewayResponse { String gatewayAuthorizationCode; ConnectApi.PaymentMethodDetails paymentMethodDetails; new()
  }
PostAuthorizationResponse { ConnectApi.ErrorResponse error; ConnectApi.PostAuthGatewayResponse gatewayResponse;
  ConnectApi.PaymentAuthorizationResponse paymentAuthorization; List<ConnectApi.GatewayLogResponse>
  paymentGatewayLogs; ConnectApi.PaymentGroupResponse paymentGroup; ConnectApi.PaymentMethodResponse paymentMethod;
  Object savedPaymentMethodStatus; new() }
PreserveCart { String cartId; String currencyIsoCode; List<ConnectApi.CartItemBasicResult> failedCartItems; Integer
  numberOfProducts; Integer numberOfProductsWithError; Integer numberOfProductsWithSuccess;
  List<ConnectApi.CartItemBasicResult> succeededCartItems; new() }
PreviewCancelOutputRepresentation : ConnectApi.BaseOutputRepresentation { ConnectApi.ChangeItemOutputRepresentation
  changeBalances; String orderSummaryId; new() }
PreviewCartToExchangeOrderOutputRepresentation { ConnectApi.ChangeItemOutputRepresentation changeBalances;
  List<ConnectApi.ErrorResponse> errors; String orderSummaryId; Boolean success; new(); Object
  balanceStateExchangeWebCart; Object balanceStateOriginalOrderSummary; Object balanceStateReturnOrder }
PreviewChangeOrderSummaryOutputRepresentation : ConnectApi.BaseOutputRepresentation {
  ConnectApi.ChangeItemOutputRepresentation changeBalances; String orderSummaryId; new() }
PreviewReturnOutputRepresentation : ConnectApi.BaseOutputRepresentation { ConnectApi.ChangeItemOutputRepresentation
  changeBalances; String orderSummaryId; new() }
PriceAdjustmentSchedule { String id; List<ConnectApi.PriceAdjustmentTier> priceAdjustmentTiers; new() }
PriceAdjustmentTier { ConnectApi.PriceAdjustmentTierType adjustmentType; String adjustmentValue; String id; String
  lowerBound; String tierUnitPrice; String upperBound; new() }
PricingResult { String currencyIsoCode; ConnectApi.ErrorResponse error; List<ConnectApi.PricingResultLineItem>
  pricingLineItemResults; Boolean success; new() }
PricingResultLineItem { ConnectApi.ErrorResponse error; String listPrice; String lowestUnitPrice; String
  pricebookEntryId; String productId; Boolean success; String unitPrice; new(); String getContractId(); String
  getContractItemPriceId(); ConnectApi.ErrorResponse getError(); String getListPrice(); String getLowestUnitPrice();
  String getPricebookEntryId(); String getProductId(); Boolean getSuccess(); String getUnitPrice(); void
  setContractId(String); void setContractItemPriceId(String); void setError(ConnectApi.ErrorResponse); void
  setListPrice(String); void setLowestUnitPrice(String); void setPricebookEntryId(String); void setProductId(String);
  void setSuccess(Boolean); void setUnitPrice(String) }
ProductAttributeInfo { List<String> allowableValues; String apiName; List<String> availableValues; String
  fieldEnumOrId; String label; String objectName; List<ConnectApi.ProductAttributeValueMetadataRepresentation>
  options; Integer sequence; ConnectApi.ProductAttributeViewType viewType; new(); Boolean isGroupedBy; List<String>
  getAllowableValues(); String getApiName(); List<String> getAvailableValues(); String getFieldEnumOrId(); Boolean
  getGroupedBy(); String getLabel(); String getObjectName();
  List<ConnectApi.ProductAttributeValueMetadataRepresentation> getOptions(); Integer getSequence();
  ConnectApi.ProductAttributeViewType getViewType(); void setAllowableValues(List<String>); void setApiName(String);
  void setAvailableValues(List<String>); void setFieldEnumOrId(String); void setGroupedBy(Boolean); void
  setLabel(String); void setObjectName(String); void
  setOptions(List<ConnectApi.ProductAttributeValueMetadataRepresentation>); void setSequence(Integer); void
  setViewType(ConnectApi.ProductAttributeViewType) }
ProductAttributeSelectionInfo { String apiName; String label; Integer sequence; String value; new(); String
  getApiName(); String getLabel(); Integer getSequence(); String getValue(); void setApiName(String); void
  setLabel(String); void setSequence(Integer); void setValue(String) }
ProductAttributeSet { Map<String, String> attributes; String developerName; String id; new() }
ProductAttributeSetInfo { Map<String, ConnectApi.ProductAttributeInfo> attributeInfo; String description; String
  developerName; String id; String masterLabel; Integer sequence; new() }
ProductAttributeSetSummary { String apiName; List<ConnectApi.ProductAttributeSummary> attributes; String label; new();
  String getApiName(); List<ConnectApi.ProductAttributeSummary> getAttributes(); String getLabel(); void
  setApiName(String); void setAttributes(List<ConnectApi.ProductAttributeSummary>); void setLabel(String) }
ProductAttributesToProductEntry { String canonicalKey; String productId;
  List<ConnectApi.ProductAttributeSelectionInfo> selectedAttributes; String urlName; new(); String getCanonicalKey();
  ConnectApi.ProductMedia getImage(); List<ConnectApi.ProductMedia> getMediaItems(); String getProductId();
  List<ConnectApi.ProductAttributeSelectionInfo> getSelectedAttributes(); String getUrlName(); void
  setCanonicalKey(String); void setImage(ConnectApi.ProductMedia); void setMediaItems(List<ConnectApi.ProductMedia>);
  void setProductId(String); void setSelectedAttributes(List<ConnectApi.ProductAttributeSelectionInfo>); void
  setUrlName(String) }
ProductAttributeSummary { String apiName; String label; Integer sequence; String value; new(); String getApiName();
  String getLabel(); Integer getSequence(); String getValue(); void setApiName(String); void setLabel(String); void
  setSequence(Integer); void setValue(String) }
ProductAttributeValueMetadataRepresentation { ConnectApi.OrderSummaryAdjustmentAggregates adjustmentAggregates;
  Datetime createdDate; Map<String, ConnectApi.RecordField> fields; String orderNumber; String orderSummaryId;
  Datetime orderedDate; String ownerId; String status; String totalAmount; new(); String apiName; String colorHexCode;
  String label; Boolean variantAvailable; String getApiName(); String getColorHexCode(); String getLabel(); Boolean
  getVariantAvailable(); void setApiName(String); void setColorHexCode(String); void setLabel(String); void
  setVariantAvailable(Boolean) }
ProductBundleChildOutput { String description; String name; String productId; Double quantity; String
  stockKeepingUnit; new() }
ProductCartItem { List<ConnectApi.CartItemResult> cartItems; List<ConnectApi.CartItemProduct> product; new() }
ProductCartItemCollection { Integer count; Integer currentPage; Boolean hasErrors; List<ConnectApi.ProductCartItem>
  products; Integer totalItemCount; Integer totalNumberOfPages; new() }
ProductCategoryData { String description; String id; String name; String urlSlug; new(); String getDescription();
  String getId(); String getName(); String getUrlName(); void setDescription(String); void setId(String); void
  setName(String); void setUrlName(String) }
ProductCategoryDetail { ConnectApi.ProductCategoryMedia bannerImage; Map<String, String> fields; String id;
  List<ConnectApi.ProductCategoryMediaGroup> mediaGroups; ConnectApi.ProductCategoryMedia tileImage; String urlName;
  new() }
ProductCategoryDetailCollection { List<ConnectApi.ProductCategoryDetail> productCategories; new() }
ProductCategoryMedia { String alternateText; String contentVersionId; String id; ConnectApi.ProductMediaType
  mediaType; Integer sortOrder; String thumbnailUrl; String title; String url; new() }
ProductCategoryMediaGroup { String developerName; String id; List<ConnectApi.ProductCategoryMedia> mediaItems; String
  name; ConnectApi.ProductMediaUsageType usageType; new() }
ProductCategoryPath { List<ConnectApi.ProductCategoryData> path; new() }
ProductChild { String defaultQuantity; Boolean isEntitled; ConnectApi.ProductDetail productInfo; new() }
ProductChildCollection { Integer count; String currentPageToken; String currentPageUrl; List<ConnectApi.ProductChild>
  items; String nextPageToken; String nextPageUrl; String previousPageToken; String previousPageUrl;
  ConnectApi.ProductClass productClass; Integer total; new() }
ProductDeliverEstimationOutputRepresentation { Datetime estimatedDeliveryDate; Datetime estimatedShipDate; Double
  quantity; String routingCalculationType; String stockKeepingUnit; new() }
ProductDetail { Map<String, ConnectApi.ProductAttributeSetInfo> attributeSetInfo; ConnectApi.ProductMedia
  defaultImage; ConnectApi.ProductEntitlement entitlement; Map<String, String> fields; String id;
  List<ConnectApi.ProductMediaGroup> mediaGroups; ConnectApi.ProductCategoryPath primaryProductCategoryPath;
  ConnectApi.ProductClass productClass; List<ConnectApi.ProductSellingModel> productSellingModels;
  ConnectApi.PurchaseQuantityRule purchaseQuantityRule; String urlName; ConnectApi.ProductAttributeSet
  variationAttributeSet; ConnectApi.ProductVariationInfo variationInfo; String variationParentId; new(); Map<String,
  ConnectApi.ProductAttributeSetInfo> getAttributeSetInfo(); ConnectApi.ProductMedia getDefaultImage(); Integer
  getDynamicAttributeCount(); ConnectApi.ProductEntitlement getEntitlement(); Map<String, String> getFields(); String
  getId(); Boolean getIsConfigurationAllowed(); List<ConnectApi.ProductMediaGroup> getMediaGroups();
  ConnectApi.ProductCategoryPath getPrimaryProductCategoryPath(); ConnectApi.ProductClass getProductClass();
  List<ConnectApi.ProductSellingModel> getProductSellingModels(); ConnectApi.PurchaseQuantityRule
  getPurchaseQuantityRule(); String getUrlName(); ConnectApi.ProductAttributeSet getVariationAttributeSet();
  ConnectApi.ProductVariationInfo getVariationInfo(); String getVariationParentId(); void
  setAttributeSetInfo(Map<String, ConnectApi.ProductAttributeSetInfo>); void setDefaultImage(ConnectApi.ProductMedia);
  void setDynamicAttributeCount(Integer); void setEntitlement(ConnectApi.ProductEntitlement); void
  setFields(Map<String, String>); void setId(String); void setIsConfigurationAllowed(Boolean); void
  setMediaGroups(List<ConnectApi.ProductMediaGroup>); void
  setPrimaryProductCategoryPath(ConnectApi.ProductCategoryPath); void setProductClass(ConnectApi.ProductClass); void
  setProductSellingModels(List<ConnectApi.ProductSellingModel>); void
  setPurchaseQuantityRule(ConnectApi.PurchaseQuantityRule); void setUrlName(String); void
  setVariationAttributeSet(ConnectApi.ProductAttributeSet); void setVariationInfo(ConnectApi.ProductVariationInfo);
  void setVariationParentId(String) }
ProductDetailsOutputRepresentation : ConnectApi.BaseOutputRepresentation {
  List<ConnectApi.ProductVariationAttributeOutputRepresentation> attributes; String currencyIsoCode; List<Object>
  childItems; String description; Map<String, String> fields; List<ConnectApi.ProductImageGroupOutputRepresentation>
  imageGroups; Double listPrice; String name; String productClass; ConnectApi.PurchaseQuantityRule
  productQuantityRule; String productId; String stockKeepingUnit; Enum totalChildrenCount; Double unitPrice;
  List<ConnectApi.ProductVariantOutputRepresentation> variants; new() }
ProductEntitlement { Boolean canViewPrice; new() }
ProductExpandOutputRepresentation { List<String> returnReasons; new() }
ProductImageGroupOutputRepresentation { List<ConnectApi.ProductImageOutputRepresentation> images; String viewType;
  new() }
ProductImageOutputRepresentation { String alternateText; String mediaType; String thumbnailUrl; String title; String
  url; new() }
ProductMedia { String alternateText; String contentVersionId; String id; ConnectApi.ProductMediaType mediaType;
  Integer sortOrder; String thumbnailUrl; String title; String url; new(); String getAlternateText(); String
  getContentVersionId(); String getId(); ConnectApi.ProductMediaType getMediaType(); Integer getSortOrder(); String
  getThumbnailUrl(); String getTitle(); String getUrl(); void setAlternateText(String); void
  setContentVersionId(String); void setId(String); void setMediaType(ConnectApi.ProductMediaType); void
  setSortOrder(Integer); void setThumbnailUrl(String); void setTitle(String); void setUrl(String) }
ProductMediaGroup { String developerName; String id; List<ConnectApi.ProductMedia> mediaItems; String name;
  ConnectApi.ProductMediaUsageType usageType; new() }
ProductOutputRepresentation { ConnectApi.ProductExpandOutputRepresentation expand; String products; new() }
ProductOverview { ConnectApi.ProductMedia defaultImage; ConnectApi.ErrorResponse error; Map<String, String> fields;
  String id; ConnectApi.PricingResultLineItem prices; String sku; Boolean success; new() }
ProductOverviewCollection { List<ConnectApi.ProductOverview> products; Integer total; new();
  List<ConnectApi.ProductOverview> getProducts(); Integer getTotal(); void
  setProducts(List<ConnectApi.ProductOverview>); void setTotal(Integer) }
ProductPrice { String currencyIsoCode; String listPrice; String lowestUnitPrice; ConnectApi.PriceAdjustmentSchedule
  priceAdjustment; String pricebookEntryId; List<ConnectApi.ProductPriceEntry> productPriceEntries; String unitPrice;
  new() }
ProductPriceEntry { ConnectApi.ErrorResponse error; String listPrice; ConnectApi.PriceAdjustmentSchedule
  priceAdjustment; String pricebookEntryId; String productSellingModelId; Boolean success; String unitPrice; new() }
ProductReturnRateListOutputRepresentation { String productId; Double returnRate; new();
  List<ConnectApi.ProductReturnRateOutputRepresentation> productReturnRateList }
ProductReturnRateOutputRepresentation { String productId; Double returnRate; new() }
ProductSearchFacetOutputRepresentation { String attributeType; String displayName; Integer displayRank; String
  displayType; String facetType; String nameOrId; List<ConnectApi.ProductSearchFacetValueOutputRepresentation> values;
  new() }
ProductSearchFacetValueOutputRepresentation { String displayName; String nameOrId; Integer productCount; String type;
  new() }
ProductSearchImageOutputRepresentation { String alternateText; String mediaType; Integer sortOrder; String title;
  String url; new() }
ProductSearchOutputRepresentation { String currencyIsoCode; List<ConnectApi.ProductSearchFacetOutputRepresentation>
  facets; String locale; Integer pageNumber; Integer pageSize;
  List<ConnectApi.ProductSearchProductOutputRepresentation> products; Integer totalRecordsFound; new() }
ProductSearchProductOutputRepresentation { String description; ConnectApi.ProductSearchImageOutputRepresentation
  image; String name; String productClass; String stockKeepingUnit;
  List<ConnectApi.ProductVariationAttributeOutputRepresentation> variationAttributeSet; new() }
ProductSearchResults { ConnectApi.SearchCategory categories; String correlationId; List<ConnectApi.SearchFacet>
  facets; String locale; ConnectApi.ProductSummaryPage productsPage; new(); ConnectApi.SearchCategory getCategories();
  String getCorrelationId(); List<ConnectApi.SearchFacet> getFacets(); String getLocale();
  ConnectApi.ProductSummaryPage getProductsPage(); void setCategories(ConnectApi.SearchCategory); void
  setCorrelationId(String); void setFacets(List<ConnectApi.SearchFacet>); void setLocale(String); void
  setProductsPage(ConnectApi.ProductSummaryPage) }
ProductSearchSuggestionsResults { List<ConnectApi.SearchSuggestion> recentSearchSuggestions; new(); List<Object>
  getRecentSearchSuggestions(); void setRecentSearchSuggestions(List<Object>) }
ProductSellingModel { String description; String displayName; String id; String name; Integer pricingTerm;
  ConnectApi.PricingTermUnit pricingTermUnit; ConnectApi.SellingModelType sellingModelType;
  ConnectApi.SubscriptionTermRule subscriptionTermRule; new() }
ProductsListOutputRepresentation { List<ConnectApi.ProductOutputRepresentation> product; new() }
ProductSummary { ConnectApi.ProductMedia defaultImage; Map<String, ConnectApi.FieldValue> fields; String id; String
  name; ConnectApi.PricingResultLineItem prices; ConnectApi.ProductClass productClass;
  ConnectApi.CommerceProductSellingModel productSellingModelInformation; ConnectApi.PurchaseQuantityRule
  purchaseQuantityRule; String urlName; ConnectApi.ProductAttributeSetSummary variationAttributeSet; new();
  ConnectApi.ProductMedia getDefaultImage(); Map<String, ConnectApi.FieldValue> getFields(); String getId(); String
  getName(); ConnectApi.PricingResultLineItem getPrices(); ConnectApi.ProductClass getProductClass();
  ConnectApi.CommerceProductSellingModel getProductSellingModelInformation(); ConnectApi.PurchaseQuantityRule
  getPurchaseQuantityRule(); String getUrlName(); ConnectApi.ProductAttributeSetSummary getVariationAttributeSet();
  void setDefaultImage(ConnectApi.ProductMedia); void setFields(Map<String, ConnectApi.FieldValue>); void
  setId(String); void setName(String); void setPrices(ConnectApi.PricingResultLineItem); void
  setProductClass(ConnectApi.ProductClass); void
  setProductSellingModelInformation(ConnectApi.CommerceProductSellingModel); void
  setPurchaseQuantityRule(ConnectApi.PurchaseQuantityRule); void setUrlName(String); void
  setVariationAttributeSet(ConnectApi.ProductAttributeSetSummary) }
ProductSummaryPage { String currencyIsoCode; Integer pageSize; List<ConnectApi.ProductSummary> products; Long total;
  new(); String getCurrencyIsoCode(); Integer getPageSize(); List<ConnectApi.ProductSummary> getProducts(); Long
  getTotal(); void setCurrencyIsoCode(String); void setPageSize(Integer); void
  setProducts(List<ConnectApi.ProductSummary>); void setTotal(Long) }
ProductVariantOutputRepresentation { Double listPrice; Double price; String productId; String stockKeepingUnit; Double
  unitPrice; Map<String, String> variationValues; new() }
ProductVariationAttributeOutputRepresentation { String apiName; String label;
  List<ConnectApi.ProductVariationAttributeValueOutputRepresentation> variationAttributeValues; new() }
ProductVariationAttributesRepresentation { String apiName; String label; Integer sequence; String value; new() }
ProductVariationAttributeValueOutputRepresentation { String name; Boolean orderable; String value; new() }
ProductVariationInfo { List<ConnectApi.ProductAttributesToProductEntry> attributesToProductMappings; Map<String,
  ConnectApi.ProductAttributeInfo> variationAttributeInfo; new(); List<ConnectApi.ProductAttributesToProductEntry>
  getAttributesToProductMappings(); Map<String, ConnectApi.ProductAttributeInfo> getVariationAttributeInfo(); Integer
  getVariationCount(); void setAttributesToProductMappings(List<ConnectApi.ProductAttributesToProductEntry>); void
  setVariationAttributeInfo(Map<String, ConnectApi.ProductAttributeInfo>); void setVariationCount(Integer) }
PromotionApproachingDiscount { String promotionId; String qualifyingAmount; String qualifyingProductTotal; Object
  targetType; new() }
PromotionBonusProduct { String adjustmentBasisReference; String bonusProductId; String causeId;
  List<ConnectApi.PromotionCartItemKey> qualifyingItems; new() }
PromotionCart { List<ConnectApi.PromotionCartAdjustmentGroup> cartAdjustmentGroups; List<ConnectApi.PromotionCartItem>
  cartItems; String currencyIsoCode; String id; String totalAdjustmentBaseAmount; String totalNetAmount; String
  totalProductBaseAmount; new() }
PromotionCartAdjustmentGroup { String adjustmentBasisReference; String adjustmentDescription; Object adjustmentType;
  String adjustmentValue; String baseAmount; String cartId; String id; String priceAdjustmentCauseId; Integer
  priority; new() }
PromotionCartDeliveryGroup { String cartDeliveryGroupId; List<ConnectApi.PromotionCartDeliveryGroupMethod>
  cartDeliveryGroupMethods; String id; new() }
PromotionCartDeliveryGroupMethod { List<ConnectApi.PromotionCartDeliveryMethodAdjustment>
  cartDeliveryMethodAdjustments; String cartDeliveryMethodId; String price; String shippingRateId; String
  totalAdjustmentBaseAmount; String totalNetAmount; new() }
PromotionCartDeliveryMethodAdjustment { String adjustmentType; String adjustmentValue; String baseAmount; String
  priceAdjustmentCauseId; Integer priority; new() }
PromotionCartItem { String cartDeliveryGroupId; String cartId; List<ConnectApi.PromotionCartItemPriceAdjustment>
  cartItemPriceAdjustments; String id; String itemDescription; String itemName; String listPrice; String product2Id;
  String quantity; String salesPrice; String sku; String totalAdjustmentBaseAmount; String totalLineBaseAmount; String
  totalListBaseAmount; String totalNetAmount; ConnectApi.CartItemType type; new() }
PromotionCartItemKey { String cartItemId; String cartItemQuantityIdentifier; new() }
PromotionCartItemPriceAdjustment { Object adjustmentAmountScope; String adjustmentBasisReference; String
  adjustmentDescription; ConnectApi.CartPromotionType adjustmentTargetType; Object adjustmentType; String
  adjustmentValue; String baseAmount; String cartAdjustmentGroupId; String cartItemId; String id; String
  priceAdjustmentCauseId; Integer priority; new() }
PromotionCoupon { String couponCode; String couponErrorCode; String id; Boolean isValidCoupon; new() }
PromotionEvaluation { ConnectApi.PromotionCart cart; List<ConnectApi.PromotionCoupon> coupons; new() }
PurchaseQuantityRule { String increment; String maximum; String minimum; new(); String getIncrement(); String
  getMaximum(); String getMinimum(); void setIncrement(String); void setMaximum(String); void setMinimum(String) }
QueryInfo { Map<String, ConnectApi.ObjectQueryInfo> objectQueryInfos; ConnectApi.SearchStatus status; new(); String
  queryId; Map<String, ConnectApi.ObjectQueryInfo> sobjects }
QueryPath { String fieldLabel; String fieldName; String objectLabel; String objectName; new() }
QueryPathConfig { List<ConnectApi.QueryPath> queryPath; new() }
QueryPathConfigList { List<ConnectApi.QueryPathConfig> queryPathConfig; new() }
QueryPathInputConfig { List<ConnectApi.QueryPathInput> queryPaths; new() }
QuerySqlMetadataItem { ConnectApi.QuerySqlMetadataItem innerElement; String name; Boolean nullable; Integer precision;
  Integer scale; ConnectApi.TypeEnum type; new() }
QuerySqlOutput { ConnectApi.QuerySqlRowRepresentation dataRows; ConnectApi.QuerySqlMetadataItem metadata; Long
  returnedRows; ConnectApi.QuerySqlStatus status; new() }
QuerySqlPageOutput { ConnectApi.QuerySqlRowRepresentation dataRows; ConnectApi.QuerySqlMetadataItem metadata; Long
  returnedRows; ConnectApi.QuerySqlStatus status; new() }
QuerySqlParameterItem { String name; ConnectApi.TypeEnum type; String value; new() }
QuerySqlRow { List<Object> row; new() }
QuerySqlRowRepresentation { List<Object> row; new() }
QuerySqlStatus { Long chunkCount; ConnectApi.QuerySqlStatusEnum completionStatus; String expirationTime; Double
  progress; String queryId; Long rowCount; new() }
QuestionAndAnswersCapability : ConnectApi.FeedElementCapability { ConnectApi.Comment bestAnswer;
  ConnectApi.UserSummary bestAnswerSelectedBy; Boolean canCurrentUserSelectOrRemoveBestAnswer;
  ConnectApi.CandidateAnswersStatus candidateAnswers; ConnectApi.Reference escalatedCase; String questionTitle; new();
  Double getBuildVersion() }
QuestionAndAnswersSuggestions { List<ConnectApi.ArticleItem> articles; List<ConnectApi.FeedElement> questions; new();
  Double getBuildVersion() }
QuoteError { String code; String message; new() }
RangeFacetDisplayMetadataRepresentation { Map<String, String> currencyInfo; new(); Map<String, String>
  getCurrencyInfo(); void setCurrencyInfo(Map<String, String>) }
RangeSearchFacet { String attributeType; ConnectApi.RangeFacetDisplayMetadataRepresentation displayMetadata; String
  displayName; String displayRank; String displayType; String facetType; String max; String min; String nameOrId;
  new(); Object getAttributeType(); ConnectApi.RangeFacetDisplayMetadataRepresentation getDisplayMetadata(); String
  getDisplayName(); Integer getDisplayRank(); Object getDisplayType(); Object getFacetType(); String getMax(); String
  getMin(); String getNameOrId(); void setAttributeType(Object); void
  setDisplayMetadata(ConnectApi.RangeFacetDisplayMetadataRepresentation); void setDisplayName(String); void
  setDisplayRank(Integer); void setDisplayType(Object); void setFacetType(Object); void setMax(String); void
  setMin(String); void setNameOrId(String) }
RankAverageDistanceOutputRepresentation : ConnectApi.BaseOutputRepresentation { String distanceUnit;
  List<ConnectApi.AverageDistanceResultOutputRepresentation> results; new() }
ReadBy { Datetime lastReadDateByUser; ConnectApi.UserSummary user; new(); Double getBuildVersion() }
ReadByCapability : ConnectApi.FeedElementCapability { Boolean isReadByMe; Datetime lastReadDateByMe;
  ConnectApi.ReadByPage page; new(); Double getBuildVersion() }
ReadByPage { String currentPageToken; String currentPageUrl; List<ConnectApi.ReadBy> items; String nextPageToken;
  String nextPageUrl; String previousPageToken; String previousPageUrl; Integer total; new(); Double getBuildVersion()
  }
RecencyCriteria { String fieldName; String value; String valueType; String valueUnit; new() }
Recommendation { String acceptanceLabel; String actionReference; String description; String id; ConnectApi.FileAsset
  image; String name; String rejectionLabel; String url; new(); Double getBuildVersion(); String externalId }
RecommendationAudience { ConnectApi.AudienceCriteria criteria; String id; Integer memberCount;
  ConnectApi.UserReferencePage members; ConnectApi.User modifiedBy; Datetime modifiedDate; String name; String url;
  new(); Double getBuildVersion() }
RecommendationAudiencePage { Integer audienceCount; String currentPageUrl; String nextPageUrl; String previousPageUrl;
  ConnectApi.RecommendationAudience recommendationAudiences; new(); Double getBuildVersion() }
RecommendationCollection { List<ConnectApi.AbstractRecommendation> recommendations; new(); Double getBuildVersion() }
RecommendationDefinition { String actionUrl; String actionUrlName; String explanation; String id; String name;
  ConnectApi.Photo photo; String title; String url; new(); Double getBuildVersion() }
RecommendationDefinitionPage { List<ConnectApi.RecommendationDefinition> recommendationDefinitions; String url; new();
  Double getBuildVersion() }
RecommendationExplanation : ConnectApi.AbstractRecommendationExplanation { String detailsUrl; new(); Double
  getBuildVersion() }
RecommendationReaction { ConnectApi.Reference contextRecord; ConnectApi.Reference createdBy; Datetime createdDate;
  String id; ConnectApi.Reference onBehalfOf; ConnectApi.RecommendationReactionType reactionType;
  ConnectApi.RecordSnapshot strategy; ConnectApi.RecordSnapshot targetAction; ConnectApi.Reference targetRecord;
  String url; new(); Double getBuildVersion(); String aiModel; String externalId; String recommendationMode; Double
  recommendationScore }
RecommendationReactions { String currentPageUrl; String nextPageUrl; List<ConnectApi.RecommendationReaction>
  reactions; new(); Double getBuildVersion() }
RecommendationsCapability : ConnectApi.FeedElementCapability { List<ConnectApi.AbstractRecommendation> items; new();
  Double getBuildVersion() }
RecommendationsOutputRepresentation { List<ConnectApi.RecRepresentation> recommendations; new() }
RecommendedObject : ConnectApi.Actor { String idOrEnum; ConnectApi.Motif motif; new() }
RecordCapability : ConnectApi.FeedElementCapability { String recordId; String url; new(); Double getBuildVersion() }
RecordField : ConnectApi.LabeledRecordField { new() }
RecordFieldValue { String displayValue; String highlight; Object value; new() }
RecordsetFilterCriteria { String criteriaId; List<String> recordIds; new() }
RecordsetFilterCriteriaCollection { List<ConnectApi.RecordsetFilterCriteria> recordsetFilters; new() }
RecordSnapshot { String id; String nameAtSnapshot; new(); Double getBuildVersion() }
RecordSnapshotAttachment : ConnectApi.FeedItemAttachment { ConnectApi.RecordView recordView; new() }
RecordSnapshotCapability : ConnectApi.FeedElementCapability { ConnectApi.RecordView recordView; new(); Double
  getBuildVersion() }
RecordSummary : ConnectApi.AbstractRecordView { ConnectApi.EntityLabel entityLabel; new(); Double getBuildVersion() }
RecordSummaryList { List<ConnectApi.ActorWithId> records; String url; new() }
RecordView : ConnectApi.AbstractRecordView { List<ConnectApi.RecordViewSection> sections; new(); Double
  getBuildVersion() }
RecordViewSection { Integer columnCount; ConnectApi.RecordColumnOrder columnOrder; ConnectApi.AbstractRecordField
  fields; String heading; Boolean isCollapsible; new(); Double getBuildVersion() }
RecRepresentation { String acceptanceLabel; ConnectApi.ActionInfoOutputRepresentation actionInfo; String
  businessObjectiveId; String channelId; Datetime createdDate; String description; String domain; String externalName;
  String externalState; String grouping; String iconName; String id; String imageId; Datetime lastModifiedDate; String
  name; ConnectApi.ActionInfoOutputRepresentation output; String rejectionLabel; Integer score; String secondaryState;
  String state; String tertiaryState; new() }
Reference { String id; String url; new(); Double getBuildVersion() }
ReferencedRefundResponse { ConnectApi.ErrorResponse error; ConnectApi.RefundGatewayResponse gatewayResponse;
  List<ConnectApi.GatewayLogResponse> paymentGatewayLogs; ConnectApi.PaymentGroupResponse paymentGroup;
  ConnectApi.RefundResponse refund; new() }
ReferenceRecordField : ConnectApi.LabeledRecordField { ConnectApi.RecordSummary reference; new() }
ReferenceWithDateRecordField : ConnectApi.LabeledRecordField { Datetime dateValue; ConnectApi.RecordSummary reference;
  new() }
RefundGatewayResponse : ConnectApi.AbstractGatewayResponse { new() }
RefundInstructionsHintOutputRepresentation { List<ConnectApi.PaymentCreditSequenceItemOutputRepresentation>
  paymentCreditSequence; List<ConnectApi.RefundSequenceItemOutputRepresentation> refundSequence; new() }
RefundResponse { String accountId; Double amount; String currencyIsoCode; Datetime effectiveDate; String id; String
  refundNumber; Datetime requestDate; String status; new() }
RefundSequenceItemOutputRepresentation { Double amount; String orderPaymentSummaryId; new() }
RegisterGuestBuyer { new() }
RegisterGuestBuyerOutputRepresentation : ConnectApi.BaseOutputRepresentation { List<ConnectApi.ErrorResponse> errors;
  Boolean success; new() }
RelatedFeedPost : ConnectApi.ActorWithId { Double score; String title; new(); Double getBuildVersion() }
RelatedFeedPosts { List<ConnectApi.RelatedFeedPost> relatedFeedPosts; new(); Double getBuildVersion() }
RelatedQuestion : ConnectApi.RelatedFeedPost { Boolean hasBestAnswer; ConnectApi.InteractionsCapability interactions;
  new() }
ReleaseHeldFOCapacityOutputRepresentation : ConnectApi.BaseOutputRepresentation {
  List<ConnectApi.ReleaseHeldFOCapacityResponseOutputRepresentation> releaseHeldFOCapacityResponses; new() }
ReleaseHeldFOCapacityResponseOutputRepresentation { List<ConnectApi.CapacityResponseOutputRepresentation>
  capacityResponses; new() }
ReplyIntent { ConnectApi.ManagedSocialAccount managedSocialAccount; new() }
ReplyIntents { List<ConnectApi.ReplyIntent> replies; new() }
RepositoryFileDetail : ConnectApi.AbstractRepositoryFile { new() }
RepositoryFileSummary : ConnectApi.AbstractRepositoryFile { new() }
RepositoryFolderDetail : ConnectApi.AbstractRepositoryFolder { new() }
RepositoryFolderItem { ConnectApi.RepositoryFileSummary file; ConnectApi.RepositoryFolderSummary folder;
  ConnectApi.FolderItemType type; new() }
RepositoryFolderItemsCollection { String currentPageUrl; List<ConnectApi.RepositoryFolderItem> items; String
  nextPageUrl; String previousPageUrl; new() }
RepositoryFolderSummary : ConnectApi.AbstractRepositoryFolder { new() }
RepositoryGroupSummary : ConnectApi.AbstractDirectoryEntrySummary { ConnectApi.ContentHubGroupType groupType; String
  name; new() }
RepositoryUserSummary : ConnectApi.AbstractDirectoryEntrySummary { String firstName; String lastName; new() }
Reputation { ConnectApi.ReputationLevel reputationLevel; Double reputationPoints; String url; new(); Double
  getBuildVersion() }
ReputationLevel { String levelImageUrl; String levelName; Integer levelNumber; new() }
RequestHeader { String name; String value; new(); Double getBuildVersion() }
ResourceLinkSegment : ConnectApi.MessageSegment { String url; new() }
ReturnItemsOutputRepresentation : ConnectApi.BaseOutputRepresentation { String changeOrderId; String feeChangeOrderId;
  String RefundInstructionsHint; List<ConnectApi.ReturnOrderItemSplitLineOutputRepresentation> returnLineItemSplits;
  new() }
ReturnOrderItemSplitLineOutputRepresentation : ConnectApi.BaseOutputRepresentation { String newReturnOrderItemId;
  String originalReturnOrderItemId; new() }
ReturnOrderOutputRepresentation : ConnectApi.BaseOutputRepresentation { String returnOrderId; new() }
RouteLocationOutputRepresentation { List<ConnectApi.ErrorResponse> errors; String location;
  List<ConnectApi.RouteProductOutputRepresentation> products; Boolean success; new() }
RouteOutputRepresentation { List<ConnectApi.ErrorResponse> errors; List<ConnectApi.RouteLocationOutputRepresentation>
  locations; Boolean success; Double totalScore; new() }
RouteProductOutputRepresentation { List<ConnectApi.ErrorResponse> errors; String product; Integer quantity; Boolean
  success; Double unitScore; new() }
SaleGatewayResponse : ConnectApi.AbstractGatewayResponse { new() }
SaleResponse { ConnectApi.ErrorResponse error; ConnectApi.SaleGatewayResponse gatewayResponse;
  ConnectApi.PaymentResponse payment; List<ConnectApi.GatewayLogResponse> paymentGatewayLogs;
  ConnectApi.PaymentGroupResponse paymentGroup; ConnectApi.PaymentMethodResponse paymentMethod; new() }
ScheduledRecommendation { ConnectApi.RecommendationChannel channel; Boolean enabled; String id; Integer rank; String
  recommendationAudienceId; ConnectApi.RecommendationDefinition recommendationDefinitionRepresentation; String url;
  new(); Double getBuildVersion() }
ScheduledRecommendationPage { List<ConnectApi.ScheduledRecommendation> scheduledRecommendations; String url; new();
  Double getBuildVersion() }
Scope { String name; String value; new() }
ScopedSearchResults { ConnectApi.ObjectMetadata metadata; ConnectApi.ObjectQueryInfo objectQueryInfo;
  List<ConnectApi.SearchResult> results; ConnectApi.SearchObject searchObject; new(); String queryId }
SearchAnswer { String content; String llmGenerationId; Map<String, ConnectApi.ObjectMetadata> metadata;
  List<ConnectApi.SearchObject> searchObjects; new() }
SearchAppliedOrderBy { String field; ConnectApi.OrderDirection order; ConnectApi.OrderNulls orderNulls; new() }
SearchCategory { ConnectApi.ProductCategoryData category; List<ConnectApi.SearchCategory> children; Long productCount;
  new(); ConnectApi.ProductCategoryData getCategory(); List<ConnectApi.SearchCategory> getChildren(); Long
  getProductCount(); void setCategory(ConnectApi.ProductCategoryData); void
  setChildren(List<ConnectApi.SearchCategory>); void setProductCount(Long) }
SearchDataCategory { List<String> categories; String groupName; ConnectApi.DataCategoryOperator operator; new() }
SearchFacet { Object attributeType; String displayName; Integer displayRank; Object displayType; Object facetType;
  String nameOrId; new(); Object getAttributeType(); String getDisplayName(); Integer getDisplayRank(); Object
  getDisplayType(); Object getFacetType(); String getNameOrId(); void setAttributeType(Object); void
  setDisplayName(String); void setDisplayRank(Integer); void setDisplayType(Object); void setFacetType(Object); void
  setNameOrId(String) }
SearchFilter { String field; ConnectApi.FilterOperator operator; List<ConnectApi.AbstractList> values; new() }
SearchObject { List<String> displayFields; String objectApiName; List<ConnectApi.SearchAppliedOrderBy> orderBy;
  ConnectApi.PageInfo pageInfo; List<ConnectApi.SearchResult> searchResults; ConnectApi.SpellCorrectionInfo
  spellCorrectionInfo; ConnectApi.SearchStatus status; new() }
SearchOrderBy { String field; ConnectApi.OrderDirection order; ConnectApi.OrderNulls orderNulls; new() }
SearchResult { String apiName; Map<String, ConnectApi.RecordFieldValue> fields; String id; ConnectApi.MatchInfo
  matchInfo; new(); Object chunks; String sourceUrl }
SearchResultGroup { String objectApiName; List<ConnectApi.SearchResult> results; new() }
SearchResultGroups { Map<String, ConnectApi.ObjectMetadata> metadata; ConnectApi.QueryInfo queryInfo;
  ConnectApi.SearchResultGroup resultGroups; List<ConnectApi.SearchObject> searchObjects; new() }
SearchStatus { String code; String message; new() }
SearchSuggestion { String value; new(); String getValue(); void setValue(String) }
ServiceAppointmentOutput { ConnectApi.ServiceAppointmentResult result; new() }
ServiceAppointmentResult { List<String> assignedResourceIds; String parentRecordId; String serviceAppointmentId; new()
  }
ShiftsFromPattern { Integer count; ConnectApi.ShiftsFromPatternError error; Boolean isSuccess; List<String> recordIds;
  new() }
ShiftsFromPatternError { String code; String invalidServiceResourceId; String message; new() }
SiteSearchItem { String contentReference; String contentTypeDeveloperName; String highlightedSnippet; String id;
  Object pageType; String title; new() }
SiteSearchResult { String currentPageToken; String currentPageUrl; List<ConnectApi.SiteSearchItem> items; String
  language; String nextPageToken; String nextPageUrl; Integer pageSize; String previousPageToken; String
  previousPageUrl; Integer totalItems; new() }
SmartDataDiscovery { new() }
SocialAccount { String externalSocialAccountId; String handle; String name; String profileUrl; String socialPersonaId;
  new(); Double getBuildVersion() }
SocialAccountRelationship { Boolean isFollowed; Boolean isFollowing; String socialAccountId; String socialPersonaId;
  new() }
SocialPostCapability : ConnectApi.FeedElementCapability { ConnectApi.SocialAccount author; String content;
  ConnectApi.UserSummary deletedBy; ConnectApi.UserSummary hiddenBy; ConnectApi.Icon icon; String id; Boolean
  isOutbound; String likedBy; ConnectApi.SocialPostMessageType messageType; String name; String postUrl;
  ConnectApi.SocialNetworkProvider provider; ConnectApi.SocialAccount recipient; String recipientId; Double
  reviewScale; Double reviewScore; ConnectApi.SocialPostStatus status; new(); Double getBuildVersion() }
SocialPostIntents { ConnectApi.ApprovalIntent approvalIntent; ConnectApi.DeleteIntents deleteIntent;
  ConnectApi.FollowIntents followIntent; ConnectApi.HideSocialPostIntent hideIntent; ConnectApi.LikeIntents
  likeIntent; ConnectApi.ReplyIntents replyIntent; new() }
SocialPostMassApprovalOutput { Boolean isApproved; new() }
SocialPostStatus { String message; ConnectApi.SocialPostStatusType type; new(); Double getBuildVersion() }
SocialStatusRepresentation { ConnectApi.ErrorResponse error; Boolean isSuccess; new() }
SortRule { ConnectApi.CommerceSearchSortRuleDirection direction; String label;
  ConnectApi.CommerceSearchSortRuleLabelSuffix labelSuffix; String nameOrId; Integer sortOrder; String sortRuleId;
  ConnectApi.CommerceSearchSortRuleType type; new() }
SortRulesCollection { List<ConnectApi.SortRule> sortRules; new() }
SpellCorrectionInfo { String correctedQuery; Boolean hasNonCorrectedResults; new() }
`;
