/** ConnectApi: types as the Apex Reference Guide lists them. */
export const OUTPUTS_N_Z = `
TimeZone { String name; Double gmtOffset; new() }
NamedCredential { ConnectApi.NamedCredentialCalloutOptions calloutOptions; ConnectApi.CalloutStatus calloutStatus;
  String calloutUrl; String createdByNamespace; List<ConnectApi.CredentialCustomHeader> customHeaders; String
  description; String developerName; List<ConnectApi.ExternalCredential> externalCredentials; String id; String
  masterLabel; ConnectApi.NetworkConnection networkConnection; List<ConnectApi.NamedCredentialParameter> parameters;
  ConnectApi.NamedCredentialType type; String url; new() }
NamedCredentialCalloutOptions { Boolean allowMergeFieldsInBody; Boolean allowMergeFieldsInHeader; Boolean
  generateAuthorizationHeader; new() }
NamedCredentialList { List<ConnectApi.NamedCredential> namedCredentials; new() }
NamedCredentialParameter { String id; String parameterDescription; String parameterName;
  ConnectApi.NamedCredentialParameterType parameterType; String parameterValue; new() }
NBAActionParameter { String name; String type; String value; new(); Double getBuildVersion() }
NBARecommendation { String acceptanceLabel; String description; String imageUrl; String rejectionLabel;
  ConnectApi.AbstractNBATarget target; ConnectApi.AbstractNBAAction targetAction; new(); Double getBuildVersion() }
NBARecommendations { String executionId; String onBehalfOfId; List<ConnectApi.NBARecommendation> recommendations;
  ConnectApi.StrategyTrace trace; new(); Double getBuildVersion() }
NetworkConnection { String developerName; String id; String masterLabel; String namespacePrefix; new() }
OAuthCredentialAuthUrl { String authenticationUrl; String externalCredential; String principalName;
  ConnectApi.CredentialPrincipalType principalType; new(); Double getBuildVersion() }
OauthProviderInfo { String authorizationUrl; String name; new(); Double getBuildVersion() }
ObjectMetadata { Map<String, ConnectApi.DataCategoryMetadata> dataCategories; Map<String, ConnectApi.FieldMetadata>
  fields; String label; String labelPlural; String objectApiName; ConnectApi.ThemeInfo themeInfo; new() }
ObjectQueryInfo { List<String> displayFields; Boolean hasMoreResults; Integer numberOfMatches;
  List<ConnectApi.SearchAppliedOrderBy> orderBy; String source; ConnectApi.SpellCorrectionInfo spellCorrectionInfo;
  ConnectApi.SearchStatus status; new() }
OCIBaseOutputRepresentation { List<ConnectApi.ErrorResponse> errors; Boolean success; new() }
OCICreateReservationErrorOutputRepresentation { String errorCode; String message; new() }
OCICreateReservationInputRepresentation { String actionRequestId; Boolean allowPartialReservations;
  List<ConnectApi.OCICreateReservationSingleInputRepresentation> createRecords; Integer expirationSeconds; String
  externalRefId; String reservationTime; new() }
OCICreateReservationOutputRepresentation { List<ConnectApi.OCICreateReservationSingleOutputRepresentation> details;
  List<ConnectApi.OCICreateReservationErrorOutputRepresentation> errors; String expirationTime; String
  reservationTime; Boolean success; new() }
OCICreateReservationSingleInputRepresentation { String locationGroupIdentifier; String locationIdentifier; Double
  quantity; String stockKeepingUnit; new() }
OCICreateReservationSingleOutputRepresentation { String errorCode; String locationGroupIdentifier; String
  locationIdentifier; Double quantity; String stockKeepingUnit; new() }
OCIFulfillReservationErrorOutputRepresentation { ConnectApi.OCIFulfillReservationSingleOutputRepresentation details;
  String errorCode; String message; new() }
OCIFulfillReservationInputRepresentation { List<ConnectApi.OCIFulfillReservationSingleInputRepresentation>
  fulfillmentRecords; String reservationId; new() }
OCIFulfillReservationOutputRepresentation { List<ConnectApi.OCIFulfillReservationErrorOutputRepresentation> errors;
  Boolean success; new() }
OCIFulfillReservationSingleInputRepresentation { String actionRequestId; String externalRefId; String
  locationIdentifier; Double quantity; String reservationId; String stockKeepingUnit; new() }
OCIFulfillReservationSingleOutputRepresentation { String actionRequestId; String externalRefId; String
  locationIdentifier; Double quantity; String stockKeepingUnit; new() }
OCIFutureInventoryOutputRepresentation { Datetime expectedDate; Double quantity; new() }
OCIGetInventoryAvailabilityInputRepresentation { String locationGroupIdentifier; List<String>
  locationGroupIdentifiers; List<String> locationIdentifiers; String stockKeepingUnit; List<String>
  stockKeepingUnits; Boolean useCache; new() }
OCIGetInventoryAvailabilityOutputRepresentation : ConnectApi.OCIBaseOutputRepresentation {
  List<ConnectApi.OCILocationGroupAvailabilityOutputRepresentation> locationGroups;
  List<ConnectApi.OCILocationAvailabilityOutputRepresentation> locations; new() }
OCIInventoryRecordOutputRepresentation { Double availableToFulfill; Double availableToOrder; Datetime effectiveDate;
  Boolean exists; List<ConnectApi.OCIFutureInventoryOutputRepresentation> futures; Double onHand; Double reserved;
  Double safetyStockCount; String stockKeepingUnit; new() }
OCILocationAvailabilityOutputRepresentation { List<ConnectApi.OCIInventoryRecordOutputRepresentation>
  inventoryRecords; String locationIdentifier; new() }
OCILocationGroupAvailabilityOutputRepresentation { List<ConnectApi.OCIInventoryRecordOutputRepresentation>
  inventoryRecords; String locationGroupIdentifier; new() }
OCIPublishLocationStructureOutputRepresentation : ConnectApi.OCIBaseOutputRepresentation { String uploadId; new() }
OCIPublishLocationStructureStatusOutputRepresentation : ConnectApi.OCIBaseOutputRepresentation { String endTimeUTC;
  Integer recordsProcessedCount; Integer recordsReadCount; Integer recordsSkippedCount; String startTimeUTC; String
  status; String uploadId; List<String> validationErrors; String validationStatus; new() }
OCIReleaseReservationErrorOutputRepresentation { ConnectApi.OCIReleaseReservationSingleOutputRepresentation details;
  String errorCode; String message; new() }
OCIReleaseReservationInputRepresentation { List<ConnectApi.OCIReleaseReservationSingleInputRepresentation>
  releaseRecords; String reservationId; new() }
OCIReleaseReservationOutputRepresentation { List<ConnectApi.OCIReleaseReservationErrorOutputRepresentation> errors;
  Boolean success; new() }
OCIReleaseReservationSingleInputRepresentation { String actionRequestId; String externalRefId; String
  locationGroupIdentifier; String locationIdentifier; Double quantity; String reservationId; String
  stockKeepingUnit; new() }
OCIReleaseReservationSingleOutputRepresentation { String actionRequestId; String externalRefId; String
  locationGroupIdentifier; String locationIdentifier; Double quantity; String stockKeepingUnit; new() }
OCITransferReservationErrorOutputRepresentation { ConnectApi.OCITransferReservationSingleOutputRepresentation
  details; String errorCode; String message; new() }
OCITransferReservationInputRepresentation { new() }
OCITransferReservationOutputRepresentation { List<ConnectApi.OCITransferReservationErrorOutputRepresentation>
  errors; Boolean success; new() }
OCITransferReservationSingleInputRepresentation { new() }
OCITransferReservationSingleOutputRepresentation { String actionRequestId; String externalRefId; String
  fromLocationGroupIdentifier; String fromLocationIdentifier; Boolean ignoreAvailabilityCheck; Double quantity;
  String stockKeepingUnit; String toLocationGroupIdentifier; String toLocationIdentifier; new() }
OCIUpdateReservationErrorOutputRepresentation { String errorCode; String message; new() }
OCIUpdateReservationInputRepresentation { String actionRequestId; Boolean allowPartialReservations; String
  externalRefId; String reservationId; String reservationTime; Boolean updateAllOrNothingRecords;
  List<ConnectApi.OCIUpdateReservationSingleInputRepresentation> updateRecords; new() }
OCIUpdateReservationOutputRepresentation { List<ConnectApi.OCIUpdateReservationSingleOutputRepresentation> details;
  List<ConnectApi.OCIUpdateReservationErrorOutputRepresentation> errors; String reservationTime; Boolean success;
  new() }
OCIUpdateReservationSingleInputRepresentation { String locationGroupIdentifier; String locationIdentifier; Double
  quantity; String stockKeepingUnit; new() }
OCIUpdateReservationSingleOutputRepresentation { Double adjustment; String errorCode; String
  locationGroupIdentifier; String locationIdentifier; Double quantity; String stockKeepingUnit; new() }
OCIUploadInventoryAvailabilityOutputRepresentation : ConnectApi.OCIBaseOutputRepresentation { String uploadId; new()
  }
OCIUploadInventoryAvailabilityStatusOutputRepresentation { String endTimeUTC; Integer recordsProcessedCount; Integer
  recordsReadCount; Integer recordsSkippedCount; String startTimeUTC; String status; String uploadId; List<String>
  validationErrors; String validationStatus; new() }
OrchestrationInstance { String flowDefinitionDeveloperName; String flowDefinitionId; String flowDefinitionName;
  String id; String interviewId; List<ConnectApi.OrchestrationStageInstance> stageInstances;
  ConnectApi.OrchestrationStatus status; new() }
OrchestrationInstanceCollection { List<ConnectApi.OrchestrationInstance> instances; new() }
OrchestrationStageInstance { String completionTime; String id; String label; String name;
  ConnectApi.OrchestrationStatus status; List<ConnectApi.OrchestrationStepInstance> stepInstances; new() }
OrchestrationStepInstance { String assignedTo; String assigneeType; String comments; String completedBy; String
  completionTime; String description; String id; String label; String name; ConnectApi.OrchestrationStatus status;
  ConnectApi.OrchestrationStepType stepType; List<ConnectApi.OrchestrationWorkItem> workItems; new() }
OrchestrationWorkItem { String assigneeId; Datetime createdDate; String description; String flowType; String id;
  String label; Datetime lastModifiedDate; String relatedRecordId; String screenFlowDeveloperName; String
  screenFlowId; String screenFlowInputs; ConnectApi.OrchestrationWorkItemStatus status; new() }
OrderSummaryAdjustmentAggregates { Boolean available; ConnectApi.OrderSummaryAdjustmentAggregatesStatus status;
  String totalDeliveryPromotionDistAmount; String totalDeliveryPromotionLineAmount; String
  totalDeliveryPromotionTotalAmount; String totalProductPromotionDistAmount; String totalProductPromotionLineAmount;
  String totalProductPromotionTotalAmount; new() }
OrganizationSettings { Integer accessTimeout; ConnectApi.Features features; ConnectApi.MaintenanceInfo
  maintenanceInfo; String name; String orgId; ConnectApi.UserSettings userSettings; new(); Double getBuildVersion()
  }
OriginCapability : ConnectApi.FeedElementCapability { ConnectApi.UserSummary actor; ConnectApi.Reference
  originRecord; new(); Double getBuildVersion() }
OutOfOffice { String message; new(); Double getBuildVersion() }
PageInfo { Boolean hasNextPage; Integer offset; Integer pageSize; new() }
PaymentInfoInputRepresentation { String lastPaymentGatewayLogId; String name; String paymentAuthorizationId;
  List<String> paymentIds; String paymentMethodId; new() }
PhoneNumber { String label; String phoneNumber; String phoneType; String type; new(); Double getBuildVersion() }
Photo { String fullEmailPhotoUrl; String largePhotoUrl; String mediumPhotoUrl; String photoVersionId; String
  smallPhotoUrl; String standardEmailPhotoUrl; String url; new(); Double getBuildVersion() }
PinCapability : ConnectApi.FeedElementCapability { Boolean isPinnableByMe; Boolean isPinned; new(); Double
  getBuildVersion() }
PinnedFeedElements { List<ConnectApi.FeedElement> elements; new(); Double getBuildVersion() }
PlatformAction { String actionUrl; String apiName; String confirmationMessage; ConnectApi.UserSummary executingUser;
  Boolean groupDefault; String iconUrl; String id; String label; Datetime modifiedDate; ConnectApi.Reference
  platformActionGroup; ConnectApi.PlatformActionStatus status; String subtype; String type; String url; new();
  Double getBuildVersion() }
PlatformActionGroup { ConnectApi.PlatformActionGroupCategory category; String id; Datetime modifiedDate;
  List<ConnectApi.PlatformAction> platformActions; String url; new(); Double getBuildVersion() }
PollCapability : ConnectApi.FeedElementCapability { List<ConnectApi.FeedPollChoice> choices; String myChoiceId;
  Integer totalVoteCount; new(); Double getBuildVersion() }
PreserveCart { String cartId; String currencyIsoCode; List<ConnectApi.CartItemBasicResult> failedCartItems; Integer
  numberOfProducts; Integer numberOfProductsWithError; Integer numberOfProductsWithSuccess;
  List<ConnectApi.CartItemBasicResult> succeededCartItems; new() }
PreviewCartToExchangeOrderInputRepresentation { String exchangeCartId; String orderSummaryId; String referenceId;
  new() }
PreviewCartToExchangeOrderOutputRepresentation { ConnectApi.ChangeItemOutputRepresentation changeBalances;
  List<ConnectApi.ErrorResponse> errors; String orderSummaryId; Boolean success; new() }
ProductAttributeInfo { List<String> allowableValues; String apiName; List<String> availableValues; String
  fieldEnumOrId; String label; String objectName; List<ConnectApi.ProductAttributeValueMetadataRepresentation>
  options; Integer sequence; ConnectApi.ProductAttributeViewType viewType; new() }
ProductAttributeSelectionInfo { String apiName; String label; Integer sequence; String value; new() }
ProductAttributeSet { Map<String, String> attributes; String developerName; String id; new() }
ProductAttributeSetInfo { Map<String, ConnectApi.ProductAttributeInfo> attributeInfo; String description; String
  developerName; String id; String masterLabel; Integer sequence; new() }
ProductAttributeSetInputRepresentation { new() }
ProductAttributesToProductEntry { String canonicalKey; String productId;
  List<ConnectApi.ProductAttributeSelectionInfo> selectedAttributes; String urlName; new() }
ProductAttributeValueMetadataRepresentation { ConnectApi.OrderSummaryAdjustmentAggregates adjustmentAggregates;
  Datetime createdDate; Map<String, ConnectApi.RecordField> fields; String orderNumber; String orderSummaryId;
  Datetime orderedDate; String ownerId; String status; String totalAmount; new() }
ProductCartItem { List<ConnectApi.CartItemResult> cartItems; List<ConnectApi.CartItemProduct> product; new() }
ProductCartItemCollection { Integer count; Integer currentPage; Boolean hasErrors; List<ConnectApi.ProductCartItem>
  products; Integer totalItemCount; Integer totalNumberOfPages; new() }
ProductCategoryData { String description; String id; String name; String urlSlug; new() }
ProductCategoryPath { List<ConnectApi.ProductCategoryData> path; new() }
ProductChild { String defaultQuantity; Boolean isEntitled; ConnectApi.ProductDetail productInfo; new() }
ProductDeliverEstimationOutputRepresentation { Datetime estimatedDeliveryDate; Datetime estimatedShipDate; Double
  quantity; String routingCalculationType; String stockKeepingUnit; new() }
ProductDetail { Map<String, ConnectApi.ProductAttributeSetInfo> attributeSetInfo; ConnectApi.ProductMedia
  defaultImage; ConnectApi.ProductEntitlement entitlement; Map<String, String> fields; String id;
  List<ConnectApi.ProductMediaGroup> mediaGroups; ConnectApi.ProductCategoryPath primaryProductCategoryPath;
  ConnectApi.ProductClass productClass; List<ConnectApi.ProductSellingModel> productSellingModels;
  ConnectApi.PurchaseQuantityRule purchaseQuantityRule; String urlName; ConnectApi.ProductAttributeSet
  variationAttributeSet; ConnectApi.ProductVariationInfo variationInfo; String variationParentId; new() }
ProductEntitlement { Boolean canViewPrice; new() }
ProductExpandOutputRepresentation { List<String> returnReasons; new() }
ProductMedia { String alternateText; String contentVersionId; String id; ConnectApi.ProductMediaType mediaType;
  Integer sortOrder; String thumbnailUrl; String title; String url; new() }
ProductMediaGroup { String developerName; String id; List<ConnectApi.ProductMedia> mediaItems; String name;
  ConnectApi.ProductMediaUsageType usageType; new() }
ProductOutputRepresentation { ConnectApi.ProductExpandOutputRepresentation expand; String products; new() }
ProductReturnRateListOutputRepresentation { String productId; Double returnRate; new() }
ProductSellingModel { String description; String displayName; String id; String name; Integer pricingTerm;
  ConnectApi.PricingTermUnit pricingTermUnit; ConnectApi.SellingModelType sellingModelType;
  ConnectApi.SubscriptionTermRule subscriptionTermRule; new() }
ProductsListOutputRepresentation { List<ConnectApi.ProductOutputRepresentation> product; new() }
ProductVariationInfo { List<ConnectApi.ProductAttributesToProductEntry> attributesToProductMappings; Map<String,
  ConnectApi.ProductAttributeInfo> variationAttributeInfo; new() }
PurchaseQuantityRule { String increment; String maximum; String minimum; new() }
QueryInfo { Map<String, ConnectApi.ObjectQueryInfo> objectQueryInfos; ConnectApi.SearchStatus status; new() }
QueryPath { String fieldLabel; String fieldName; String objectLabel; String objectName; new() }
QueryPathConfig { List<ConnectApi.QueryPath> queryPath; new() }
QueryPathConfigList { List<ConnectApi.QueryPathConfig> queryPathConfig; new() }
QueryPathInputConfig { List<ConnectApi.QueryPathInput> queryPaths; new() }
QuerySqlMetadataItem { ConnectApi.QuerySqlMetadataItem innerElement; String name; Boolean nullable; Integer
  precision; Integer scale; ConnectApi.TypeEnum type; new() }
QuerySqlOutput { ConnectApi.QuerySqlRowRepresentation dataRows; ConnectApi.QuerySqlMetadataItem metadata; Long
  returnedRows; ConnectApi.QuerySqlStatus status; new() }
QuerySqlPageOutput { ConnectApi.QuerySqlRowRepresentation dataRows; ConnectApi.QuerySqlMetadataItem metadata; Long
  returnedRows; ConnectApi.QuerySqlStatus status; new() }
QuerySqlParameterItem { String name; ConnectApi.TypeEnum type; String value; new() }
QuerySqlRowRepresentation { List<Object> row; new() }
QuerySqlStatus { Long chunkCount; ConnectApi.QuerySqlStatusEnum completionStatus; String expirationTime; Double
  progress; String queryId; Long rowCount; new() }
QuestionAndAnswersCapability : ConnectApi.FeedElementCapability { ConnectApi.Comment bestAnswer;
  ConnectApi.UserSummary bestAnswerSelectedBy; Boolean canCurrentUserSelectOrRemoveBestAnswer;
  ConnectApi.CandidateAnswersStatus candidateAnswers; ConnectApi.Reference escalatedCase; String questionTitle;
  new(); Double getBuildVersion() }
QuestionAndAnswersSuggestions { List<ConnectApi.ArticleItem> articles; List<ConnectApi.FeedElement> questions;
  new(); Double getBuildVersion() }
ReadBy { Datetime lastReadDateByUser; ConnectApi.UserSummary user; new(); Double getBuildVersion() }
ReadByCapability { Boolean isReadByMe; Datetime lastReadDateByMe; ConnectApi.ReadByPage page; new(); Double
  getBuildVersion() }
ReadByPage { String currentPageToken; String currentPageUrl; List<ConnectApi.ReadBy> items; String nextPageToken;
  String nextPageUrl; String previousPageToken; String previousPageUrl; Integer total; new(); Double
  getBuildVersion() }
Recommendation { String acceptanceLabel; String actionReference; String description; String id; ConnectApi.FileAsset
  image; String name; String rejectionLabel; String url; new(); Double getBuildVersion() }
RecommendationAudience { ConnectApi.AudienceCriteria criteria; String id; Integer memberCount;
  ConnectApi.UserReferencePage members; ConnectApi.User modifiedBy; Datetime modifiedDate; String name; String url;
  new(); Double getBuildVersion() }
RecommendationAudiencePage { Integer audienceCount; String currentPageUrl; String nextPageUrl; String
  previousPageUrl; ConnectApi.RecommendationAudience recommendationAudiences; new(); Double getBuildVersion() }
RecommendationCollection { List<ConnectApi.AbstractRecommendation> recommendations; new(); Double getBuildVersion()
  }
RecommendationDefinition { String actionUrl; String actionUrlName; String explanation; String id; String name;
  ConnectApi.Photo photo; String title; String url; new(); Double getBuildVersion() }
RecommendationDefinitionPage { List<ConnectApi.RecommendationDefinition> recommendationDefinitions; String url;
  new(); Double getBuildVersion() }
RecommendationExplanation { String detailsUrl; new(); Double getBuildVersion() }
RecommendationReaction { ConnectApi.Reference contextRecord; ConnectApi.Reference createdBy; Datetime createdDate;
  String id; ConnectApi.Reference onBehalfOf; ConnectApi.RecommendationReactionType reactionType;
  ConnectApi.RecordSnapshot strategy; ConnectApi.RecordSnapshot targetAction; ConnectApi.Reference targetRecord;
  String url; new(); Double getBuildVersion() }
RecommendationReactions { String currentPageUrl; String nextPageUrl; List<ConnectApi.RecommendationReaction>
  reactions; new(); Double getBuildVersion() }
RecommendationsCapability : ConnectApi.FeedElementCapability { List<ConnectApi.AbstractRecommendation> items; new();
  Double getBuildVersion() }
RecordCapability : ConnectApi.FeedElementCapability { String recordId; String url; new(); Double getBuildVersion() }
RecordField : ConnectApi.LabeledRecordField { new() }
RecordFieldValue { String displayValue; String highlight; Object value; new() }
RecordSnapshot { String id; String nameAtSnapshot; new(); Double getBuildVersion() }
RecordSnapshotCapability : ConnectApi.FeedElementCapability { ConnectApi.RecordView recordView; new(); Double
  getBuildVersion() }
RecordSummary { ConnectApi.EntityLabel entityLabel; new(); Double getBuildVersion() }
RecordView { List<ConnectApi.RecordViewSection> sections; new(); Double getBuildVersion() }
RecordViewSection { Integer columnCount; ConnectApi.RecordColumnOrder columnOrder; ConnectApi.AbstractRecordField
  fields; String heading; Boolean isCollapsible; new(); Double getBuildVersion() }
Reference { String id; String url; new(); Double getBuildVersion() }
RelatedFeedPost { Double score; String title; new(); Double getBuildVersion() }
RelatedFeedPosts { List<ConnectApi.RelatedFeedPost> relatedFeedPosts; new(); Double getBuildVersion() }
Reputation { ConnectApi.ReputationLevel reputationLevel; Double reputationPoints; String url; new(); Double
  getBuildVersion() }
ReputationLevel { String levelImageUrl; String levelName; Integer levelNumber; new() }
RequestHeader { String name; String value; new(); Double getBuildVersion() }
ResourceLinkSegment : ConnectApi.MessageSegment { String url; new() }
ScheduledRecommendation { ConnectApi.RecommendationChannel channel; Boolean enabled; String id; Integer rank; String
  recommendationAudienceId; ConnectApi.RecommendationDefinition recommendationDefinitionRepresentation; String url;
  new(); Double getBuildVersion() }
ScheduledRecommendationPage { List<ConnectApi.ScheduledRecommendation> scheduledRecommendations; String url; new();
  Double getBuildVersion() }
ScopedSearchResults { ConnectApi.ObjectMetadata metadata; ConnectApi.ObjectQueryInfo objectQueryInfo;
  List<ConnectApi.SearchResult> results; ConnectApi.SearchObject searchObject; new() }
SearchAnswer { String content; String llmGenerationId; Map<String, ConnectApi.ObjectMetadata> metadata;
  List<ConnectApi.SearchObject> searchObjects; new() }
SearchAppliedOrderBy { String field; ConnectApi.OrderDirection order; ConnectApi.OrderNulls orderNulls; new() }
SearchDataCategory { List<String> categories; String groupName; ConnectApi.DataCategoryOperator operator; new() }
SearchFilter { String field; ConnectApi.FilterOperator operator; List<ConnectApi.AbstractList> values; new() }
SearchObject { List<String> displayFields; String objectApiName; List<ConnectApi.SearchAppliedOrderBy> orderBy;
  ConnectApi.PageInfo pageInfo; List<ConnectApi.SearchResult> searchResults; ConnectApi.SpellCorrectionInfo
  spellCorrectionInfo; ConnectApi.SearchStatus status; new() }
SearchOrderBy { String field; ConnectApi.OrderDirection order; ConnectApi.OrderNulls orderNulls; new() }
SearchRequest { String q; String configurationName; List<ConnectApi.SearchDataCategory> dataCategories; List<String>
  displayFields; List<ConnectApi.SearchFilter> filters; Boolean highlights; Integer offset;
  List<ConnectApi.SearchOrderBy> orderBy; Integer pageSize; Boolean spellcheck; new() }
SearchResult { String apiName; Map<String, ConnectApi.RecordFieldValue> fields; String id; ConnectApi.MatchInfo
  matchInfo; new() }
SearchResultGroup { String objectApiName; List<ConnectApi.SearchResult> results; new() }
SearchResultGroups { Map<String, ConnectApi.ObjectMetadata> metadata; ConnectApi.QueryInfo queryInfo;
  ConnectApi.SearchResultGroup resultGroups; List<ConnectApi.SearchObject> searchObjects; new() }
SearchStatus { String code; String message; new() }
SharedOrderPaymentSummarySequenceInputRepresentation { String orderPaymentSummaryId; Double reservedBalanceAmount;
  new() }
ShippingCarrierInputRepresentation { String externalReference;
  List<ConnectApi.ShippingCarrierMethodInputRepresentation> shippingCarrierMethods; new() }
ShippingCarrierMethodInputRepresentation { String externalReference; new() }
SocialAccount { String externalSocialAccountId; String handle; String name; String profileUrl; String
  socialPersonaId; new(); Double getBuildVersion() }
SocialPostCapability : ConnectApi.FeedElementCapability { ConnectApi.SocialAccount author; String content;
  ConnectApi.UserSummary deletedBy; ConnectApi.UserSummary hiddenBy; ConnectApi.Icon icon; String id; Boolean
  isOutbound; String likedBy; ConnectApi.SocialPostMessageType messageType; String name; String postUrl;
  ConnectApi.SocialNetworkProvider provider; ConnectApi.SocialAccount recipient; String recipientId; Double
  reviewScale; Double reviewScore; ConnectApi.SocialPostStatus status; new(); Double getBuildVersion() }
SocialPostStatus { String message; ConnectApi.SocialPostStatusType type; new(); Double getBuildVersion() }
SpellCorrectionInfo { String correctedQuery; Boolean hasNonCorrectedResults; new() }
Stamp { String description; String id; String imageUrl; String label; new(); Double getBuildVersion() }
StaticData { String value; new() }
StaticDataConfig { List<ConnectApi.StaticData> staticDataList; new() }
StatusCapability : ConnectApi.FeedElementCapability { ConnectApi.FeedEntityStatus feedEntityStatus; Boolean
  isApprovableByMe; new(); Double getBuildVersion() }
StrategyTrace { List<String> messages; List<ConnectApi.StrategyTraceNode> nodes; new(); Double getBuildVersion() }
StrategyTraceNode { Integer inputCount; List<String> messages; String nodeName; Long nodeTime; String nodeType;
  Integer outputCount; List<String> outputs; Long totalTime; new(); Double getBuildVersion() }
StringList : ConnectApi.AbstractList { List<String> values; new() }
SubmitCartToExchangeOrderInputRepresentation { String exchangeCartId; String orderNumber; String orderSummaryId;
  List<ConnectApi.PaymentInfoInputRepresentation> paymentInfoList; String referenceId;
  List<ConnectApi.SharedOrderPaymentSummarySequenceInputRepresentation> sequences; String data; new() }
SubmitCartToExchangeOrderOutputRepresentation { String exchangeOrderSummaryId; new() }
Subscription { ConnectApi.Reference community; String id; ConnectApi.Actor subject; ConnectApi.Actor subscriber;
  String url; new(); Double getBuildVersion() }
SubscriptionTermRule { Integer increment; Integer maximum; Integer minimum; new() }
SupportedEmojis { ConnectApi.EmojiCollection supportedEmojis; new(); Double getBuildVersion() }
TextClassificationsBulkResultsOutputRepresentation {
  List<ConnectApi.TextClassificationsResultWithIdOutputRepresentation> resultsList; new() }
TextClassificationsInputRepresentation { List<String> classifiers; List<String> textList; new() }
TextClassificationsOutputRepresentation { List<ConnectApi.HttpHeaderOutputRepresentation> httpHeaders; new() }
TextClassificationsResultOutputRepresentation { List<ConnectApi.TextClassificationsOutputRepresentation>
  classifications; String classificationsId; new() }
TextClassificationsResultWithIdOutputRepresentation { String id;
  ConnectApi.TextClassificationsResultOutputRepresentation result; String status; new() }
TextSegment : ConnectApi.MessageSegment { new() }
ThemeInfo { String color; String iconUrl; new() }
Topic { Datetime createdDate; String description; String id; ConnectApi.TopicImages images; Boolean isBeingDeleted;
  String name; String nonLocalizedName; Integer talkingAbout; String url; new(); Double getBuildVersion() }
TopicImages { String coverImageUrl; String featuredImageUrl; new(); Double getBuildVersion() }
TopicPage { String currentPageUrl; String nextPageUrl; List<ConnectApi.Topic> topics; new(); Double
  getBuildVersion() }
TopicsCapability : ConnectApi.FeedElementCapability { Boolean canAssignTopics; ConnectApi.Topic items; new(); Double
  getBuildVersion() }
TopicSuggestion { ConnectApi.Topic existingTopic; String name; new(); Double getBuildVersion() }
TopicSuggestionPage { List<ConnectApi.TopicSuggestion> topicSuggestions; new(); Double getBuildVersion() }
TopicSummary { String id; String name; new(); Double getBuildVersion() }
TrackedChangeItem { String fieldName; String newValue; String oldValue; new(); Double getBuildVersion() }
TrackedChangesCapability : ConnectApi.FeedElementCapability { List<ConnectApi.TrackedChangeItem> changes; new();
  Double getBuildVersion() }
TypeAndFilter { ConnectApi.BaseComparison filter; String type; new() }
UnreadConversationCount { Boolean hasMore; Integer unreadCount; new(); Double getBuildVersion() }
UpDownVoteCapability : ConnectApi.FeedElementCapability { Long downVoteCount; ConnectApi.UpDownVoteValue myVote;
  Long upVoteCount; new(); Double getBuildVersion() }
User { String additionalLabel; String communityNickname; String companyName; String displayName; String firstName;
  Boolean isInThisCommunity; String lastName; ConnectApi.OutOfOffice outOfOffice; ConnectApi.Photo photo;
  ConnectApi.Reputation reputation; List<ConnectApi.Stamp> stamps; String title; ConnectApi.UserType userType;
  new(); Double getBuildVersion() }
UserActivitiesJob { String jobToken; String jobType; String message; new(); Double getBuildVersion() }
UserCapabilities { Boolean canChat; Boolean canDirectMessage; Boolean canEdit; Boolean canFollow; Boolean
  canViewFeed; Boolean canViewFullProfile; Boolean isModerator; new(); Double getBuildVersion() }
UserChatterSettings { ConnectApi.GroupEmailFrequency defaultGroupEmailFrequency; new(); Double getBuildVersion() }
UserDetail { String aboutMe; Address address; ConnectApi.BannerPhoto bannerPhoto; ConnectApi.GlobalInfluence
  chatterInfluence; String email; Integer followersCount; ConnectApi.FollowingCounts followingCounts; Integer
  groupCount; Boolean hasChatter; Boolean isActive; String managerId; String managerName; ConnectApi.PhoneNumber
  phoneNumbers; Integer thanksReceived; String username; new(); Double getBuildVersion() }
UserGroupDetailPage { String currentPageUrl; List<ConnectApi.ChatterGroupDetail> groups; String nextPageUrl; String
  previousPageUrl; Integer total; new(); Double getBuildVersion() }
UserGroupPage { String currentPageUrl; List<ConnectApi.ChatterGroupSummary> groups; String nextPageUrl; String
  previousPageUrl; Integer total; new(); Double getBuildVersion() }
UserMissionActivitiesJob { String jobToken; String jobType; String message; new(); Double getBuildVersion() }
UserMissionActivityStatus { String message; String status; new(); Double getBuildVersion() }
UserOauthInfo { ConnectApi.OauthProviderInfo availableExternalEmailService; Boolean isAuthenticated; new(); Double
  getBuildVersion() }
UserPage { Integer currentPageToken; String currentPageUrl; Integer nextPageToken; String nextPageUrl; Integer
  previousPageToken; String previousPageUrl; List<ConnectApi.UserDetail> users; new(); Double getBuildVersion() }
UserProfile { ConnectApi.UserCapabilities capabilities; String id; List<ConnectApi.UserProfileTab> tabs; String url;
  ConnectApi.UserDetail userDetail; new(); Double getBuildVersion() }
UserProfileTab { String id; Boolean isDefault; ConnectApi.UserProfileTabType tabType; String tabUrl; new(); Double
  getBuildVersion() }
UserReferencePage { String currentPageUrl; String nextPageUrl; String previousPageUrl; Integer userCount;
  List<ConnectApi.Reference> users; new(); Double getBuildVersion() }
UserSettings { Boolean approvalPosts; Boolean canAccessPersonalStreams; Boolean canFollow; Boolean canModifyAllData;
  Boolean canOwnGroups; Boolean canViewAllData; Boolean canViewAllGroups; Boolean canViewAllUsers; Boolean
  canViewCommunitySwitcher; Boolean canViewFullUserProfile; Boolean canViewPublicFiles; String currencySymbol;
  Boolean externalUser; Integer fileSyncLimit; Integer fileSyncStorageLimit; Boolean folderSyncLimit; Boolean
  hasAccessToInternalOrg; Boolean hasChatter; Boolean hasFieldServiceLocationTracking; Boolean
  hasFieldServiceMobileAccess; Boolean hasFileSync; Boolean hasFileSyncManagedClientAutoUpdate; Boolean
  hasRestDataApiAccess; ConnectApi.TimeZone timeZone; String userDefaultCurrencyIsoCode; String userId; String userLocale;
  new(); Double getBuildVersion() }
UserSummary { Boolean isActive; new(); Double getBuildVersion() }
VerifiedCapability : ConnectApi.FeedElementCapability { Boolean isVerifiableByMe; Boolean isVerified; Boolean
  isVerifiedByAnonymized; ConnectApi.UserSummary lastVerifiedByUser; Datetime lastVerifiedDate; new(); Double
  getBuildVersion() }
Vote { ConnectApi.UpDownVoteValue type; ConnectApi.UserSummary user; ConnectApi.Reference votedItem; new(); Double
  getBuildVersion() }
VotePage { Integer currentPageToken; String currentPageUrl; List<ConnectApi.Vote> items; Integer nextPageToken;
  String nextPageUrl; Integer previousPageToken; String previousPageUrl; Integer total; new(); Double
  getBuildVersion() }
WrappedMapObject { Map<String, Object> wrappedMap; new() }
WrappedValue { Object value; new() }
Zone { String description; String id; Boolean isActive; Boolean isChatterAnswers; String name; String url;
  ConnectApi.ZoneShowIn visibility; String visibilityId; new(); Double getBuildVersion() }
ZonePage { String currentPageUrl; String nextPageUrl; List<ConnectApi.Zone> zones; new(); Double getBuildVersion() }
ZoneSearchPage { String currentPageToken; String currentPageUrl; List<ConnectApi.ZoneSearchResult> items; String
  nextPageToken; String nextPageUrl; new(); Double getBuildVersion() }
ZoneSearchResult { Boolean hasBestAnswer; String id; String title; ConnectApi.ZoneSearchResultType type; String
  voteCount; new(); Double getBuildVersion() }
`;
