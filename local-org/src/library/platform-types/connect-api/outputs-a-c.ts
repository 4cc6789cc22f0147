/** ConnectApi: types as the Apex Reference Guide lists them. */
export const OUTPUTS_A_C = `
AbstractCartItem { String currencyIsoCode; ConnectApi.BillingFrequency billingFrequency; String cartDeliveryGroupId;
  String cartId; String cartItemId; Integer childProductCount; List<SObject> customFields;
  ConnectApi.CartMessagesSummary messagesSummary; String name; String parentCartItemId; ConnectApi.CartItemProduct
  productDetails; String productId; String productSelling; String quantity; ConnectApi.SellingModelType
  sellingModelType; String subscriptionTerm; ConnectApi.CartItemType type; new() }
AbstractExtensionInformation { ConnectApi.ExtensionInformationType extensionInformationType; new(); Double
  getBuildVersion() }
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
AbstractRecommendation { ConnectApi.RecommendationExplanation explanation; ConnectApi.PlatformActionGroup
  recommendationType; String url; new(); Double getBuildVersion() }
AbstractRecordField { String type; new() }
ActionLinkDefinition { String actionUrl; Datetime createdDate; String excludedUserId; Boolean groupDefault;
  List<ConnectApi.RequestHeader> headers; String id; String label; String labelKey; ConnectApi.HttpRequestMethod
  method; Datetime modifiedDate; String requestBody; Boolean requiresConfirmation; String templateId;
  ConnectApi.ActionLinkType type; String userId; new(); Double getBuildVersion() }
ActionLinkDiagnosticInfo { String diagnosticInfo; String url; new(); Double getBuildVersion() }
ActionLinkGroupDefinition { List<ConnectApi.ActionLinkDefinition> actionLinks;
  ConnectApi.PlatformActionGroupCategory category; Datetime createdDate; ConnectApi.ActionLinkExecutionsAllowed
  executionsAllowed; Datetime expirationDate; String id; Datetime modifiedDate; String templateId; String url;
  new(); Double getBuildVersion() }
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
  segmentId; Boolean shouldExcludeDeletes; Boolean shouldExcludeUpdates; ConnectApi.StaticDataConfig
  staticDataConfig; ConnectApi.ActivationStatusEnum status; new() }
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
ActivationContactPointsSourceConfig { List<ConnectApi.ActivationContactPointSourceConfig> contactPointSources; new()
  }
ActivationDataSourceConfig { String dataSourceId; String dataSourceName; String marketSegmentActivationId; new() }
ActivationDataSources { List<ConnectApi.ActivationDataSourceConfig> dataSources; new() }
ActivationTarget { ConnectApi.DataConnector connector; String dataSpace; String description; String
  historyAudienceDmoApiName; String historyAudienceDmoLabel; Boolean isCappingEnabled; Boolean isEnabled; String
  latestAudienceDmoApiName; String latestAudienceDmoLabel; String organizationId; String platformName; String
  platformPrivacyType; ConnectApi.DataConnectorTypeEnum platformType; ConnectApi.ActivationTargetStatusEnum status;
  new() }
ActivationTargetSubject { String developerName; String masterLabel; List<ConnectApi.QueryPathConfigList>
  queryPathConfig; new() }
Actor { String name; String type; new(); Double getBuildVersion() }
ActorWithId { String type; String id; ConnectApi.Motif motif; ConnectApi.Reference mySubscription; String recordViewUrl; String
  url; new(); Double getBuildVersion() }
Alternative { String textRepresentation; String thumbnailUrl; String title; new(); Double getBuildVersion() }
Announcement { Datetime expirationDate; ConnectApi.FeedElement feedElement; String id; Boolean isArchived; Boolean
  sendEmails; String url; new(); Double getBuildVersion() }
AnnouncementPage { List<ConnectApi.Announcement> announcements; String currentPageUrl; String nextPageUrl; String
  previousPageUrl; new(); Double getBuildVersion() }
ApprovalCapability : ConnectApi.FeedElementCapability { String id; ConnectApi.ApprovalPostTemplateField
  postTemplateFields; String processInstanceStepId; ConnectApi.WorkflowProcessStatus status; new(); Double
  getBuildVersion() }
ApprovalPostTemplateField { String displayName; String displayValue; ConnectApi.Reference record; new(); Double
  getBuildVersion() }
ArticleItem { String id; Double rating; String title; String urlLink; Integer viewCount; new(); Double
  getBuildVersion() }
AssociatedActionsCapability : ConnectApi.FeedElementCapability { List<ConnectApi.PlatformActionGroup>
  platformActionGroups; new(); Double getBuildVersion() }
AttributeFilter { String attributeId; String attributeName; Datetime dateUnits; String operator;
  ConnectApi.FilterOperatorDataTypeEnum type; List<String> values; new() }
AttributeFilterExpression { ConnectApi.FilterConjunctionEnum conjunction; List<ConnectApi.AttributeFilter> filters;
  new() }
AudienceCriteria { ConnectApi.RecommendationAudienceCriteriaType type; new(); Double getBuildVersion() }
BannerCapability : ConnectApi.FeedElementCapability { ConnectApi.Motif motif; ConnectApi.BannerStyle style; new();
  Double getBuildVersion() }
BannerPhoto { String bannerPhotoUrl; String bannerPhotoVersionId; String url; new(); Double getBuildVersion() }
BaseComparison { List<ConnectApi.TypeAndFilter> filters; String operator; new() }
BatchResult { Exception Error; String ErrorMessage; String ErrorTypeName; Boolean isSuccess; Object Result;
  new(Object, Exception); Exception getError(); String getErrorMessage(); String getErrorTypeName(); Object
  getResult(); Boolean isSuccess() }
BookmarksCapability : ConnectApi.FeedElementCapability { Boolean isBookmarkedByCurrentUser; new(); Double
  getBuildVersion() }
BooleanList : ConnectApi.AbstractList { List<Boolean> values; new() }
BundleCapability : ConnectApi.FeedElementCapability { ConnectApi.BundleType bundleType; ConnectApi.FeedElementPage
  page; Integer totalElements; new(); Double getBuildVersion() }
CalculateCartResult : ConnectApi.CommerceResultRepresentationBase { ConnectApi.CartSummary data; new() }
CandidateAnswersStatus { Boolean hasCandidateAnswers; Boolean hasCandidateAnswersPublished; Boolean
  hasCandidateAnswersRated; new(); Double getBuildVersion() }
CanvasCapability : ConnectApi.FeedElementCapability { String description; String developerName; String height;
  ConnectApi.Icon icon; String namespacePrefix; String parameters; String thumbnailUrl; String title; new(); Double
  getBuildVersion() }
CartCoupon { String cartCouponId; String couponCode; new() }
CartCouponCollection { List<ConnectApi.CartCouponList> cartCoupons; String cartId; ConnectApi.CartStatus cartStatus;
  String ownerId; new() }
CartCouponList { List<ConnectApi.CartCoupon> coupons; new() }
CartInventoryItemReservationOutputRepresentation { String errorCode; String errorMessage; String id; String
  itemReservationSourceId; String productId; Double quantity; String reservedAtLocationId; new() }
CartInventoryReservationInputRepresentation { Integer durationInSeconds; new() }
CartInventoryReservationOutputRepresentation { Integer errorCode; Integer errorMessage;
  List<ConnectApi.CartInventoryItemReservationOutputRepresentation> inventoryItemReservations; Integer
  reservationIdentifier; Boolean success; new() }
CartItem : ConnectApi.AbstractCartItem { String currencyIsoCode; String firstPymtTotalAmount; String
  firstPymtTotalPrice; String firstPymtTotalTax; String itemizedAdjustmentAmount; String listPrice;
  ConnectApi.ProductClass productClass; String salesPrice; String totalAdjustmentAmount; String totalAmount; String
  totalListPrice; String totalPrice; String totalTax; String unitAdjustedPrice; String unitAdjustedPriceWithItemAdj;
  String unitAdjustmentAmount; String unitItemAdjustmentAmount; new() }
CartItemBasic { String cartItemId; String name; String productId; String quantity; ConnectApi.CartType type; new() }
CartItemBasicResult { ConnectApi.CartItemBasic cartItem; String message; String status; new() }
CartItemCollection { ConnectApi.CartCouponCollection cartCoupons; ConnectApi.CartItemResult cartItems;
  ConnectApi.CartPromotionCollection cartPromotions; ConnectApi.CartSummary cartSummary; Integer currentPage; String
  currentPageToken; String currentPageUrl; Boolean hasErrors; String nextPageToken; String nextPageUrl; String
  previousPageToken; String previousPageUrl; Integer totalItemCount; Integer totalNumberOfPages; new() }
CartItemProduct { Map<String, String> fields; String name; String productId; ConnectApi.PurchaseQuantityRule
  purchaseQuantityRule; String sku; ConnectApi.ProductMedia thumbnailImage; Map<String,
  ConnectApi.CartProductAttribute> variationAttributes; new() }
CartItemPromotionCollectionInputRepresentation { List<ConnectApi.CartItemPromotionInputRepresentation> items; new()
  }
CartItemPromotionCollectionOutputRepresentation { String currencyIsoCode; Map<String, ConnectApi.CartPromotionList>
  items; new() }
CartItemPromotionInputRepresentation { String cartItemId; new() }
CartItemResult { ConnectApi.AbstractCartItem cartItem; String message; String status; new() }
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
  Integer uniqueProductCount; String webstoreId; new() }
CartToWishlistResult { Integer productsAddedCount; String wishlistId; new() }
CaseCommentCapability : ConnectApi.FeedElementCapability { ConnectApi.CaseActorType actorType; ConnectApi.Actor
  createdBy; Datetime createdDate; ConnectApi.CaseCommentEventType eventType; String id; Boolean published; String
  text; new(); Double getBuildVersion() }
CdpActionResponse { List<ConnectApi.CdpErrorResponse> errors; Boolean success; new() }
CdpErrorResponse { String errorCode; String message; new() }
CdpQueryDataOutput { List<Object> data; new() }
CdpQueryMetadataItem { Integer placeInOrder; String type; Integer typeCode; new() }
CdpQueryMetadataOutput { List<Object> metadata; new() }
CdpQueryOutput { List<Object> data; Boolean done; String endTime; Map<String, Object> metadata; String queryId;
  Integer rowCount; String startTime; new() }
CdpQueryOutputV2 { List<ConnectApi.CdpQueryV2Row> data; Boolean done; String endTime; Map<String,
  ConnectApi.CdpQueryMetadataItem> metadata; String nextBatchId; String queryId; Integer rowCount; String startTime;
  new() }
CdpQueryV2Row { List<Object> rowData; new() }
CdpSegmentActionOutput : ConnectApi.CdpActionResponse { String errorCode; String errorMessage; String jobId; String
  partitionId; String publishStatus; String segmentApiName; String segmentId; new() }
CdpSegmentContainerOutput { Integer batchSize; Integer offset; String orderByExpression;
  List<ConnectApi.CdpSegmentOutput> segments; new() }
CdpSegmentDbtModel { String name; String sql; new() }
CdpSegmentDbtPipeline { List<ConnectApi.CdpSegmentDbtModel> models; new() }
CdpSegmentMemberOutput { List<ConnectApi.CdpSegmentMemberRowOutput> data; Datetime endTime; String filter; Integer
  limit; String nextPageUrl; Integer offSet; String orderBy; Integer rowCount; Datetime startTime; Integer
  totalCount; new() }
CdpSegmentMemberRowOutput { String deltaType; String id; String kqId; String snapshotType; String timestamp; String
  versionStamp; new() }
CdpSegmentMembershipTableOutput { String historyTable; String latestTable; String profileTable; new() }
CdpSegmentOutput { String apiName; String dataSpace; String description; String developerName; String displayName;
  String excludeCriteria; String includeCriteria; ConnectApi.CdpSegmentDbtPipeline includeDbt; String
  marketSegmentDefinitionId; String marketSegmentId; String nextPublishDateTime; String publishInterval; String
  publishScheduleEndDate; String publishScheduleStartDateTime; String publishStatus;
  ConnectApi.CdpSegmentMembershipTableOutput segmentMembershipDmo; String segmentMembershipTable; String
  segmentOnApiName; String segmentOnId; String segmentStatus; String segmentType; new() }
ChangeItemOutputRepresentation { Double grandTotalAmount; Double totalAdjDeliveryAmtWithTax; Double
  totalAdjDistAmountWithTax; Double totalAdjProductAmtWithTax; Double totalAdjustedDeliveryAmount; Double
  totalAdjustedDeliveryTaxAmount; Double totalAdjustedProductAmount; Double totalAdjustedProductTaxAmount; Double
  totalAdjustmentDistributedAmount; Double totalAdjustmentDistributedTaxAmount; Double totalAmount; Double
  totalExcessFundsAmount; Double totalFeeAmount; Double totalFeeTaxAmount; Double totalRefundableAmount; Double
  totalRequiredFundsAmount; Double totalTaxAmount; new() }
ChatterConversation { String conversationId; String conversationUrl; ConnectApi.UserSummary members;
  ConnectApi.ChatterMessagePage messages; Boolean read; new(); Double getBuildVersion() }
ChatterConversationPage { List<ConnectApi.ChatterConversationSummary> conversations; String currentPageToken; String
  currentPageUrl; String nextPageToken; String nextPageUrl; new(); Double getBuildVersion() }
ChatterConversationSummary { String id; ConnectApi.ChatterMessage latestMessage; List<ConnectApi.UserSummary>
  members; Boolean read; String url; new(); Double getBuildVersion() }
ChatterGroupDetail { Integer fileCount; ConnectApi.GroupInformation information; Integer pendingRequests; new();
  Double getBuildVersion() }
ChatterGroupPage { String currentPageUrl; List<ConnectApi.ChatterGroupDetail> groups; String nextPageUrl; String
  previousPageUrl; new(); Double getBuildVersion() }
ChatterGroupSummary { Integer fileCount; new(); Double getBuildVersion() }
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
ChatterMessagePage { String currentPageToken; String currentPageUrl; List<ConnectApi.ChatterMessage> messages;
  String nextPageToken; String nextPageUrl; new(); Double getBuildVersion() }
ChatterStream { ConnectApi.CommunitySummary community; Datetime createdDate; String description; String id; String
  name; List<ConnectApi.FeedEnabledEntity> subscriptions; String url; new(); Double getBuildVersion() }
ChatterStreamPage { String currentPageUrl; List<ConnectApi.ChatterStream> items; String nextPageUrl; Integer total;
  new(); Double getBuildVersion() }
ClientInfo { String applicationName; String applicationUrl; new(); Double getBuildVersion() }
CloseCapability : ConnectApi.FeedElementCapability { Boolean canContextUserUpdateIsClosed; Boolean isClosed; new();
  Double getBuildVersion() }
Comment { ConnectApi.FeedBody body; ConnectApi.CommentCapabilities capabilities; ConnectApi.ClientInfo clientInfo;
  Datetime createdDate; ConnectApi.Reference feedElement; String id; Boolean isDeleteRestricted;
  ConnectApi.ChatterLikePage likes; ConnectApi.MessageBody likesMessage; ConnectApi.ModerationFlags moderationFlags;
  ConnectApi.Reference myLike; ConnectApi.Reference parent; String relativeCreatedDate; Integer threadLevel; String
  threadParentId; ConnectApi.CommentType type; String url; ConnectApi.UserSummary user; new(); Double
  getBuildVersion() }
CommentCapabilities { ConnectApi.CommentsCapability comments; ConnectApi.ContentCapability content;
  ConnectApi.EditCapability edit; ConnectApi.FeedEntityShareCapability feedEntityShare; ConnectApi.RecordCapability
  record; ConnectApi.StatusCapability status; ConnectApi.UpDownVoteCapability upDownVote;
  ConnectApi.VerifiedCapability verified; new(); Double getBuildVersion() }
CommentPage { List<ConnectApi.Comment> comments; String currentPageToken; String currentPageUrl;
  List<ConnectApi.Comment> items; String nextPageToken; String nextPageUrl; String previousPageToken; String
  previousPageUrl; Integer total; new(); Double getBuildVersion() }
CommentsCapability : ConnectApi.FeedElementCapability { ConnectApi.CommentPage page; new(); Double getBuildVersion()
  }
CommerceActionResult { Boolean isSuccess; String message; new() }
CommerceResultRepresentationBase { String message; String status; new() }
Community { Boolean allowChatterAccessWithoutLogin; Boolean allowMembersToFlag; Boolean builderBasedSnaEnabled;
  String builderUrl; String contentSpaceId; String description; Boolean guestMemberVisibilityEnabled; String id;
  Boolean imageOptimizationCDNEnabled; Boolean invitationsEnabled; Boolean knowledgeableEnabled; String loginUrl;
  Boolean memberVisibilityEnabled; String name; Boolean nicknameDisplayEnabled; Boolean privateMessagesEnabled;
  Boolean reputationEnabled; Boolean sendWelcomeEmail; Boolean siteAsContainerEnabled; String siteUrl;
  ConnectApi.CommunityStatus status; String templateName; String url; String urlPathPrefix; new(); Double
  getBuildVersion() }
CommunityPage { List<ConnectApi.Community> communities; Integer total; new(); Double getBuildVersion() }
CommunitySummary { String id; String name; new(); Double getBuildVersion() }
ComplexSegment : ConnectApi.MessageSegment { List<ConnectApi.MessageSegment> segements; new() }
CompositeCommerceProductInputRepresentation { ConnectApi.ProductAttributeSetInputRepresentation attributeSetInfo;
  List<String> categoryIds; Map<String, String> productFields; ConnectApi.ProductMedia productMedia; new() }
CompositeCommerceProductOutputRepresentation { List<ConnectApi.ErrorResponse> errors; String productId; Boolean
  success; new() }
CompositeCommerceVariationInputRepresentation { new() }
CompositeCommerceVariationOutputRepresentation { List<ConnectApi.ErrorResponse> errors; List<String> productIds;
  Boolean success; new() }
ContactPointConfig { ConnectApi.ActivationContactPointsFieldConfig activationContactPointFieldConfig;
  ConnectApi.ActivationContactPointsSourceConfig activationContactPointSourcesConfig;
  ConnectApi.ContactPointFilterExpression contactPointFilterExpression; String contactPointPath;
  ConnectApi.ContactPointTypeRepresentationEnum contactPointType; String entityId; String entityName;
  List<ConnectApi.QueryPathConfigList> queryPathConfigList; new() }
ContactPointFilterExpression { List<ConnectApi.DmoFilter> contactPointDmoFilters; new() }
ContactPointsConfig { List<ConnectApi.ContactPointConfig> contactPoints; new() }
Content { String checksum; String contentUrl; String description; String downloadUrl; String fileExtension; String
  fileSize; String fileType; Boolean hasPdfPreview; String id; Boolean isContextUserSubscribedToDocument; Boolean
  isInMyFileSync; Boolean isRenditionProcessing; Boolean isSyncAvailable; Datetime lastModifiedDate; String
  mimeType; String renditionUrl; String renditionUrl240By180; String renditionUrl720By480;
  ConnectApi.FileSharingOption sharingOption; String textPreview; String thumb120By90RenditionStatus; String
  thumb240By180RenditionStatus; String thumb720By480RenditionStatus; String title; String versionId; new(); Double
  getBuildVersion() }
ContentCapability : ConnectApi.FeedElementCapability { String checksum; String contentUrl; String description;
  String downloadUrl; String fileExtension; String fileSize; String fileType; Boolean hasPdfPreview; String id;
  Boolean isInMyFileSync; String mimeType; String renditionUrl; String renditionUrl240By180; String
  renditionUrl720By480; ConnectApi.FileSharingOption sharingOption; String textPreview; String
  thumb120By90RenditionStatus; String thumb240By180RenditionStatus; String thumb720By480RenditionStatus; String
  title; String versionId; new(); Double getBuildVersion() }
Credential { ConnectApi.CredentialAuthenticationProtocol authenticationProtocol;
  ConnectApi.CredentialAuthenticationStatus authenticationStatus; Map<String, ConnectApi.CredentialValue>
  credentials; String externalCredential; String principalName; ConnectApi.CredentialPrincipalType principalType;
  new(); Double getBuildVersion() }
CredentialCustomHeader { String headerName; String headerValue; String id; Integer sequenceNumber; new() }
CredentialValue { Boolean encrypted; String value; new(); Double getBuildVersion() }
`;
