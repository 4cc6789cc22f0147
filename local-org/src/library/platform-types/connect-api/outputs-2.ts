/** ConnectApi: types as the Apex Reference Guide lists them. */
export const OUTPUTS_2 = `
CommentCapabilities { ConnectApi.CommentsCapability comments; ConnectApi.ContentCapability content;
  ConnectApi.EditCapability edit; ConnectApi.FeedEntityShareCapability feedEntityShare; ConnectApi.RecordCapability
  record; ConnectApi.StatusCapability status; ConnectApi.UpDownVoteCapability upDownVote;
  ConnectApi.VerifiedCapability verified; new(); Double getBuildVersion() }
CommentPage { List<ConnectApi.Comment> comments; String currentPageToken; String currentPageUrl;
  List<ConnectApi.Comment> items; String nextPageToken; String nextPageUrl; String previousPageToken; String
  previousPageUrl; Integer total; new(); Double getBuildVersion() }
CommentsCapability : ConnectApi.FeedElementCapability { ConnectApi.CommentPage page; new(); Double getBuildVersion() }
CommentSummary : ConnectApi.UserActivitySummary { String commentId; new() }
CommerceActionResult { Boolean isSuccess; String message; new() }
CommerceAddressCollection { Integer count; String currentPageToken; String currentPageUrl;
  List<ConnectApi.CommerceAddressOutput> items; String nextPageToken; String nextPageUrl; Integer pageSize; String
  previousPageToken; String previousPageUrl; Object sortOrder; new(); Integer getCount(); String
  getCurrentPageToken(); String getCurrentPageUrl(); List<ConnectApi.CommerceAddressOutput> getItems(); String
  getNextPageToken(); String getNextPageUrl(); Integer getPageSize(); String getPreviousPageToken(); String
  getPreviousPageUrl(); Object getSortOrder(); void setCount(Integer); void setCurrentPageToken(String); void
  setCurrentPageUrl(String); void setItems(List<ConnectApi.CommerceAddressOutput>); void setNextPageToken(String);
  void setNextPageUrl(String); void setPageSize(Integer); void setPreviousPageToken(String); void
  setPreviousPageUrl(String); void setSortOrder(Object) }
CommerceAddressOutput { String addressId; String addressType; String city; String companyName; String country; String
  countryCode; Map<String, ConnectApi.RecordField> fields; String firstName; Boolean isDefault; String lastName;
  String middleName; String name; String phoneNumber; String postalCode; String region; String regionCode; String
  street; new(); String getAddressId(); String getAddressType(); String getCity(); String getCompanyName(); String
  getCountry(); String getCountryCode(); Map<String, ConnectApi.RecordField> getFields(); String getFirstName();
  Boolean getIsDefault(); String getLastName(); String getMiddleName(); String getName(); String getPhoneNumber();
  String getPostalCode(); String getRegion(); String getRegionCode(); String getStreet(); void setAddressId(String);
  void setAddressType(String); void setCity(String); void setCompanyName(String); void setCountry(String); void
  setCountryCode(String); void setFields(Map<String, ConnectApi.RecordField>); void setFirstName(String); void
  setIsDefault(Boolean); void setLastName(String); void setMiddleName(String); void setName(String); void
  setPhoneNumber(String); void setPostalCode(String); void setRegion(String); void setRegionCode(String); void
  setStreet(String) }
CommerceNote { String content; String contentModifiedDate; String createdBy; String title; new() }
CommerceProductSearchResults { ConnectApi.SearchCategory categories; String correlationId;
  List<ConnectApi.SearchFacet> facets; String locale; ConnectApi.ProductSummaryPage productsPage; new();
  ConnectApi.SearchCategory getCategories(); String getCorrelationId(); List<ConnectApi.SearchFacet> getFacets();
  String getLocale(); ConnectApi.CommerceProductSummaryPage getProductsPage(); void
  setCategories(ConnectApi.SearchCategory); void setCorrelationId(String); void
  setFacets(List<ConnectApi.SearchFacet>); void setLocale(String); void
  setProductsPage(ConnectApi.CommerceProductSummaryPage) }
CommerceProductSellingModel { Boolean isSubscriptionProduct; new(); Boolean getIsSubscriptionProduct(); void
  setIsSubscriptionProduct(Boolean) }
CommerceProductSummary { ConnectApi.ProductMedia defaultImage; Map<String, ConnectApi.FieldValue> fields; String id;
  String name; ConnectApi.PricingResultLineItem prices; ConnectApi.ProductClass productClass;
  ConnectApi.CommerceProductSellingModel productSellingModelInformation; ConnectApi.ProductVariationInfo
  productVariationInfo; ConnectApi.PurchaseQuantityRule purchaseQuantityRule; String urlName;
  ConnectApi.ProductAttributeSetSummary variationAttributeSet; new(); ConnectApi.ProductMedia getDefaultImage();
  Map<String, ConnectApi.FieldValue> getFields(); String getId(); Boolean getIsConfigurationAllowed(); String
  getName(); ConnectApi.ProductClass getProductClass(); ConnectApi.CommerceProductSellingModel
  getProductSellingModelInformation(); ConnectApi.ProductVariationInfo getProductVariationInfo();
  ConnectApi.PurchaseQuantityRule getPurchaseQuantityRule(); String getUrlName(); Object getVariationAttributeSet();
  void setDefaultImage(ConnectApi.ProductMedia); void setFields(Map<String, ConnectApi.FieldValue>); void
  setId(String); void setIsConfigurationAllowed(Boolean); void setName(String); void
  setProductClass(ConnectApi.ProductClass); void
  setProductSellingModelInformation(ConnectApi.CommerceProductSellingModel); void
  setProductVariationInfo(ConnectApi.ProductVariationInfo); void
  setPurchaseQuantityRule(ConnectApi.PurchaseQuantityRule); void setUrlName(String); void
  setVariationAttributeSet(Object) }
CommerceProductSummaryPage { Integer pageSize; List<ConnectApi.CommerceProductSummary> products; Long total; new();
  Integer getPageSize(); List<ConnectApi.CommerceProductSummary> getProducts(); Long getTotal(); void
  setPageSize(Integer); void setProducts(List<ConnectApi.CommerceProductSummary>); void setTotal(Long) }
CommerceQuoteCollection { Integer count; String currentPageToken; String currentPageUrl;
  List<ConnectApi.ErrorResponse> errors; String nextPageToken; String nextPageUrl; String previousPageToken; String
  previousPageUrl; List<ConnectApi.CommerceQuoteDetail> quotes; new() }
CommerceQuoteDetail { List<ConnectApi.ErrorResponse> errors; Map<String, Object> fields; String id;
  List<ConnectApi.CommerceQuoteLineItem> lineItems; List<ConnectApi.CommerceNote> notes; String quoteNumber; String
  status; new() }
CommerceQuoteLineItem { Map<String, Object> fields; String id; Object product; new() }
CommerceQuoteWithProductDetail { Map<String, Object> fields; String id; List<Object> products; String quoteNumber;
  String status; new() }
CommerceResultRepresentationBase { String message; String status; new() }
CommerceSearchIndex { Datetime completionDate; Datetime createdDate; Object creationType; String id; Object
  indexBuildType; Object indexStatus; Object indexUsage; Boolean isIncrementable; Datetime lastCatalogSnapshotTime;
  String message; new() }
CommerceSearchIndexCollection { List<ConnectApi.CommerceSearchIndex> indexes; new() }
CommerceSearchIndexLog { Datetime catalogSnapshotTime; Datetime completionDate; String createdById; Object
  indexBuildStatus; Object indexBuildType; String indexId; String message; Integer numberOfProducts; new() }
CommerceSearchIndexLogCollection { List<ConnectApi.CommerceSearchIndexLog> indexLogs; new() }
Community { Boolean allowChatterAccessWithoutLogin; Boolean allowMembersToFlag; Boolean builderBasedSnaEnabled; String
  builderUrl; String contentSpaceId; String description; Boolean guestMemberVisibilityEnabled; String id; Boolean
  imageOptimizationCDNEnabled; Boolean invitationsEnabled; Boolean knowledgeableEnabled; String loginUrl; Boolean
  memberVisibilityEnabled; String name; Boolean nicknameDisplayEnabled; Boolean privateMessagesEnabled; Boolean
  reputationEnabled; Boolean sendWelcomeEmail; Boolean siteAsContainerEnabled; String siteUrl;
  ConnectApi.CommunityStatus status; String templateName; String url; String urlPathPrefix; new(); Double
  getBuildVersion() }
CommunityPage { List<ConnectApi.Community> communities; Integer total; new(); Double getBuildVersion() }
CommunitySummary { String id; String name; new(); Double getBuildVersion() }
CompanyVerifySummary : ConnectApi.UserFeedEntityActivitySummary { new() }
ComplexSegment : ConnectApi.MessageSegment { List<ConnectApi.MessageSegment> segements; new();
  List<ConnectApi.MessageSegment> segments }
CompositeCommerceProductOutputRepresentation { List<ConnectApi.ErrorResponse> errors; String productId; Boolean
  success; new() }
CompositeCommerceVariationOutputRepresentation { List<ConnectApi.ErrorResponse> errors; List<String> productIds;
  Boolean success; new() }
CompoundRecordField : ConnectApi.LabeledRecordField { List<ConnectApi.AbstractRecordField> fields; new() }
ConfirmHeldFOCapacityOutputRepresentation : ConnectApi.BaseOutputRepresentation {
  List<ConnectApi.ConfirmHeldFOCapacityResponseOutputRepresentation> confirmHeldFOCapacityResponses; new() }
ConfirmHeldFOCapacityResponseOutputRepresentation { List<ConnectApi.CapacityResponseOutputRepresentation>
  capacityResponses; new() }
ConnectionDbSchemaCollection { List<String> databaseSchemas; new() }
ContactPointConfig { ConnectApi.ActivationContactPointsFieldConfig activationContactPointFieldConfig;
  ConnectApi.ActivationContactPointsSourceConfig activationContactPointSourcesConfig;
  ConnectApi.ContactPointFilterExpression contactPointFilterExpression; String contactPointPath;
  ConnectApi.ContactPointTypeRepresentationEnum contactPointType; String entityId; String entityName;
  List<ConnectApi.QueryPathConfigList> queryPathConfigList; new() }
ContactPointFilterExpression { List<ConnectApi.DmoFilter> contactPointDmoFilters; new() }
ContactPointsConfig { List<ConnectApi.ContactPointConfig> contactPoints; new() }
Content { String checksum; String contentUrl; String description; String downloadUrl; String fileExtension; String
  fileSize; String fileType; Boolean hasPdfPreview; String id; Boolean isContextUserSubscribedToDocument; Boolean
  isInMyFileSync; Boolean isRenditionProcessing; Boolean isSyncAvailable; Datetime lastModifiedDate; String mimeType;
  String renditionUrl; String renditionUrl240By180; String renditionUrl720By480; ConnectApi.FileSharingOption
  sharingOption; String textPreview; String thumb120By90RenditionStatus; String thumb240By180RenditionStatus; String
  thumb720By480RenditionStatus; String title; String versionId; new(); Double getBuildVersion();
  ConnectApi.ContentImageFileDetails imageDetails }
ContentAttachment : ConnectApi.FeedItemAttachment { String checkSum; String contentUrl; String description; String
  downloadUrl; String fileExtension; String fileSize; String fileType; Boolean hasImagePreview; Boolean hasPdfPreview;
  String id; Boolean isInMyFileSync; String mimeType; String renditionUrl; String renditionUrl240By180; String
  renditionUrl720By480; String textPreview; String thumb120By90RenditionStatus; String thumb240By180RenditionStatus;
  String thumb720By480RenditionStatus; String title; String versionId; new() }
ContentCapability : ConnectApi.FeedElementCapability { String checksum; String contentUrl; String description; String
  downloadUrl; String fileExtension; String fileSize; String fileType; Boolean hasPdfPreview; String id; Boolean
  isInMyFileSync; String mimeType; String renditionUrl; String renditionUrl240By180; String renditionUrl720By480;
  ConnectApi.FileSharingOption sharingOption; String textPreview; String thumb120By90RenditionStatus; String
  thumb240By180RenditionStatus; String thumb720By480RenditionStatus; String title; String versionId; new(); Double
  getBuildVersion() }
ContentHubAllowedItemTypeCollection { List<ConnectApi.ContentHubItemTypeSummary> allowedItemTypes; new() }
ContentHubFieldDefinition { String displayName; Boolean isMandatory; Integer maxLength; String name;
  ConnectApi.ContentHubVariableType type; new() }
ContentHubItemTypeDetail : ConnectApi.AbstractContentHubItemType { List<ConnectApi.ContentHubFieldDefinition> fields;
  new() }
ContentHubItemTypeSummary : ConnectApi.AbstractContentHubItemType { new() }
ContentHubPermissionType { String id; String label; new() }
ContentHubProviderType { String label; String type; new() }
ContentHubRepository : ConnectApi.ActorWithId { ConnectApi.ContentHubRepositoryAuthentication authentication;
  ConnectApi.ContentHubRepositoryFeatures features; String label; String name; ConnectApi.ContentHubProviderType
  providerType; String rootFolderItemsUrl; new() }
ContentHubRepositoryAuthentication { String authFlowUrl; ConnectApi.ContentHubAuthenticationProtocol authProtocol;
  Boolean userHasAuthSettings; new() }
ContentHubRepositoryCollection { String currentPageUrl; String nextPageUrl; String previousPageUrl;
  List<ConnectApi.ContentHubRepository> repositories; new() }
ContentHubRepositoryFeatures { Boolean canBrowse; Boolean canSearch; new() }
ContentImageFileDetails { Integer height; String imageFormat; String orientation; Integer width; new() }
ContractOutputRepresentation { List<String> data; new() }
ConversationApplicationDefinitionDetailRespresentation { ConnectApi.BotInfoRepresentation botInfo; String
  errorMessage; Object integrationApplication; String integrationName; Boolean isSuccess; String runtimeUrl; new() }
CouponCodeRedemptionCollection { List<ConnectApi.CouponCodeRedemptionResult> couponCodeRedemptionResults; new() }
CouponCodeRedemptionResult { Integer availableRedemptions; String couponCode; String errorMsg; Boolean isSuccess;
  Integer redemptionLimit; new() }
CreateCreditMemoOutputRepresentation : ConnectApi.BaseOutputRepresentation { String creditMemoId; new() }
CreatedFile { String contentVersionId; Boolean success; new() }
CreateMultipleInvoicesFromChangeOrdersOutputRepresentation : ConnectApi.BaseOutputRepresentation {
  List<ConnectApi.ChangeOrdersInvoiceOutputRepresentation> invoices; new() }
CreateOrderPaymentSummaryOutputRepresentation : ConnectApi.BaseOutputRepresentation { String orderPaymentSummaryId;
  new() }
CreateQuoteFromCartOutput { List<ConnectApi.QuoteError> errors; String quoteId; new() }
CreateQuoteFromProductOutput { List<ConnectApi.QuoteError> errors; String quoteId; new() }
CreateSocialNamedCredential { String authUrl; String externalCredentialDeveloperName; String
  namedCredentialDeveloperName; ConnectApi.SocialStatusRepresentation status; new() }
CreateWebStoreMetaConfiguration { ConnectApi.SocialStatusRepresentation status; ConnectApi.WebStoreMetaConfig
  webStoreMetaConfig; new() }
Credential { ConnectApi.CredentialAuthenticationProtocol authenticationProtocol;
  ConnectApi.CredentialAuthenticationStatus authenticationStatus; Map<String, ConnectApi.CredentialValue> credentials;
  String externalCredential; String principalName; ConnectApi.CredentialPrincipalType principalType; new(); Double
  getBuildVersion(); ConnectApi.CredentialAuthenticationProtocolVariant authenticationProtocolVariant }
CredentialCustomHeader { String headerName; String headerValue; String id; Integer sequenceNumber; new() }
CredentialValue { Boolean encrypted; String value; new(); Double getBuildVersion(); Integer revision }
CurrencyRecordField : ConnectApi.LabeledRecordField { new() }
CustomListAudienceCriteria : ConnectApi.AudienceCriteria { Integer memberCount; ConnectApi.UserReferencePage members;
  new() }
DashboardComponentAttachment : ConnectApi.FeedItemAttachment { String componentId; String componentName; String
  dashboardBodyText; String dashboardId; String dashboardName; String fullSizeImageUrl; Datetime lastRefreshDate;
  String lastRefreshDateDisplayText; ConnectApi.UserSummary runningUser; String thumbnailUrl; new() }
DashboardComponentSnapshot { String componentId; String componentName; String dashboardBodyText; String dashboardId;
  String dashboardName; String fullSizeImageUrl; Datetime lastRefreshDate; String lastRefreshDateDisplayText; String
  runningUser; String thumbnailUrl; new(); Double getBuildVersion() }
DashboardComponentSnapshotCapability : ConnectApi.FeedElementCapability { ConnectApi.DashboardComponentSnapshot
  dashboardComponentSnapshot; new(); Double getBuildVersion() }
DataCategoryMetadata { String groupName; String label; Map<String, ConnectApi.DataCategoryValueMetadata> values; new()
  }
DataCategoryValueMetadata { String label; String valueName; new() }
DatacloudCompanies { ConnectApi.DatacloudCompany companies; String currentPageUrl; String nextPageUrl; String
  previousPageUrl; Integer total; new(); Double getBuildVersion() }
DatacloudCompany { Integer activeContacts; Address address; Double annualRevenue; String companyId; String
  description; String dunsNumber; String industry; Boolean isInactive; Boolean isOwned; String naicsCode; String
  naicsDescription; String name; Integer numberOfEmployees; String ownership; ConnectApi.PhoneNumber phoneNumbers;
  String sic; String sicDescription; String site; String tickerSymbol; String tradeStyle; Datetime updatedDate; String
  website; String yearStarted; new(); Double getBuildVersion() }
DatacloudContact { Address address; String companyId; String companyName; String contactId; String department; String
  email; String firstName; Boolean isInactive; Boolean isOwned; String lastName; String level; ConnectApi.PhoneNumber
  phoneNumbers; String title; Datetime updatedDate; new(); Double getBuildVersion() }
DatacloudContacts { List<ConnectApi.DatacloudContact> contacts; String currentPageUrl; String nextPageUrl; String
  previousPageUrl; Integer total; new(); Double getBuildVersion() }
DatacloudOrder { String entityUrl; String id; Integer purchaseCount; Datetime purchaseDate; String url; new(); Double
  getBuildVersion() }
DatacloudPurchaseUsage { Integer listpoolCreditsAvailable; Integer listpoolCreditsUsed; Integer
  monthlyCreditsAvailable; Integer monthlyCreditsUsed; new(); Double getBuildVersion() }
DataConnector { String outputFormat; new() }
DataGraphField { ConnectApi.DaoObjectFieldTypeQueryEnum ciFieldType; String dataGraphFieldDevName; String dataType;
  String developerName; String isProjected; String keyCol; String keyQualifierName; String length; String lookupCol;
  String usageTag; new() }
DataGraphIdsDmo { String developerName; List<ConnectApi.DataGraphIdsDmoField> fields; new() }
DataGraphIdsDmoField { List<Integer> capabilities; String dataType; String developerName; new() }
DataGraphObjectData { String dataGraphSourceDevName; String developerName; List<ConnectApi.DataGraphField> fields;
  String filterCriteria; String memberDmoName; List<ConnectApi.DataGraphRelationship> paths;
  List<ConnectApi.RecencyCriteria> recencyCriteria; List<ConnectApi.DataGraphObjectData> relatedObjects;
  ConnectApi.DataGraphObjectTypeEnum type; new() }
DataGraphRelationship { Object cardinality; String fieldName; String parentFieldName; new() }
DataGraphValuesDmo { String developerName; List<ConnectApi.DataGraphValuesDmoField> fields; new() }
DataGraphValuesDmoField { List<Integer> capabilities; String dataType; String developerName; new() }
DataSpaceCollectionRepresentation { List<ConnectApi.DataSpaceInfoRepresentation> dataSpaces; new() }
DataSpaceInfoRepresentation { String description; String prefix; ConnectApi.DataSpaceStatusEnum status; new() }
DataStreamActionResponse { String jobId; new() }
DataStreamActionResponseOutput { String jobId; new() }
DateEstimationOutputRepresentation { String max; String min; String type; new() }
DateRecordField : ConnectApi.LabeledRecordField { Datetime dateValue; new() }
DeleteIntent { ConnectApi.ManagedSocialAccount managedSocialAccount; new() }
DeleteIntents { List<ConnectApi.DeleteIntent> deletes; new() }
DeleteSocialPostIntent { String socialAccountId; String socialPostId; new() }
DeliveryEstimateOutputRepresentation { ConnectApi.DeliveryEstimationErrorOutputRepresentation error; String location;
  List<ConnectApi.ProductDeliverEstimationOutputRepresentation> productDeliverEstimations; String
  shippingCarrierMethodExternalReference; new() }
DeliveryEstimationErrorOutputRepresentation { String code; String message; new() }
DeliveryRoutingEngineOutputRepresentation { Map<String, List<ConnectApi.BestLocationPerSKUOutputRepresentation>>
  bestLocationsPerStockKeepingUnit; List<ConnectApi.ErrorResponse> errors; List<ConnectApi.RouteOutputRepresentation>
  routes; Boolean success; new() }
DigestJob { ConnectApi.DigestPeriod period; new() }
DigestJobRepresentation { ConnectApi.DigestPeriod period; new(); Double getBuildVersion() }
DirectMessageCapability : ConnectApi.FeedElementCapability { ConnectApi.DirectMessageMemberActivityPage memberChanges;
  ConnectApi.DirectMessageMemberPage members; ConnectApi.DirectMessageMemberPage originalMembers; String subject;
  new(); Double getBuildVersion() }
DirectMessageMemberActivity { Datetime activityDate; ConnectApi.UserSummary actor; ConnectApi.DirectMessageMemberPage
  membersAdded; ConnectApi.DirectMessageMemberPage membersRemoved; new(); Double getBuildVersion() }
DirectMessageMemberActivityPage { List<ConnectApi.DirectMessageMemberActivity> activities; String currentPageToken;
  String currentPageUrl; String nextPageToken; String nextPageUrl; new(); Double getBuildVersion() }
DirectMessageMemberPage { String currentPageToken; String currentPageUrl; String nextPageToken; String nextPageUrl;
  List<ConnectApi.UserSummary> users; new(); Double getBuildVersion() }
DistanceCalculationOutputRepresentation { Double averageDistance; List<ConnectApi.LocationOutputRepresentation>
  locations; Integer rank; new() }
DistinctFacetValue : ConnectApi.FacetValue { ConnectApi.DistinctFacetValueDisplayMetadataRepresentation
  displayMetadata; String displayName; String nameOrId; Long productCount; new();
  ConnectApi.DistinctFacetValueDisplayMetadataRepresentation getDisplayMetadata(); String getDisplayName(); String
  getNameOrId(); Long getProductCount(); Object getType(); void
  setDisplayMetadata(ConnectApi.DistinctFacetValueDisplayMetadataRepresentation); void setDisplayName(String); void
  setNameOrId(String); void setProductCount(Long); void setType(Object) }
DistinctFacetValueDisplayMetadataRepresentation { Map<String, String> swatch; new(); Map<String, String> getSwatch();
  void setSwatch(Map<String, String>) }
DistinctValueSearchFacet : ConnectApi.SearchFacet { List<ConnectApi.DistinctFacetValue> values; new(); Object
  getAttributeType(); String getDisplayName(); Integer getDisplayRank(); Object getDisplayType(); Object
  getFacetType(); String getNameOrId(); List<ConnectApi.DistinctFacetValue> getValues(); void
  setAttributeType(Object); void setDisplayName(String); void setDisplayRank(Integer); void setDisplayType(Object);
  void setFacetType(Object); void setNameOrId(String); void setValues(List<ConnectApi.DistinctFacetValue>) }
DistributePickedQuantitiesOutputRepresentation { List<ConnectApi.OrderQuantitiesOutputRepresentation>
  fullyDistributedOrdersList; List<ConnectApi.OrderQuantitiesOutputRepresentation> notDistributedOrdersList;
  List<ConnectApi.OrderQuantitiesOutputRepresentation> partiallyDistributedOrdersList;
  List<ConnectApi.ItemQuantityOutputRepresentation> quantitiesRemainingList; new() }
DmoFilter { ConnectApi.BaseComparison entityFilter; String entityFilterType; String entityName;
  ConnectApi.DmoFilterLimit filterLimit; ConnectApi.BaseComparison inheritedFilter; String inheritedFilterType;
  List<ConnectApi.QueryPathConfigList> pathFromActivateOnToContainer; List<ConnectApi.QueryPathConfigList>
  pathFromContainerToEntity; new() }
DmoFilterConfig { List<ConnectApi.DmoFilter> filters; new() }
DmoFilterLimit { String attributeName; Integer maxNumberOfValues; ConnectApi.FilterSortOrderEnum order; new() }
DoubleList : ConnectApi.AbstractList { List<Double> values; new() }
DownVoteSummary : ConnectApi.UserFeedEntityActivitySummary { new() }
EditCapability { Boolean isEditRestricted; String isEditableByMeUrl; ConnectApi.Actor lastEditedBy; Datetime
  lastEditedDate; Integer latestRevision; String relativeLastEditedDate; new(); Double getBuildVersion() }
EgressPropertiesRepresentation { String childFolder; String customFilename; ConnectApi.EgressFileNameTypeEnum
  fileNameType; String filenameDateSuffixFormat; Boolean isSubfolderCreationEnabled; ConnectApi.CompressionFormatEnum
  outputCompressionFormat; ConnectApi.FileDelimiterEnum outputDelimiter; String outputFormat; Long
  outputMaxFileSizeMegaBytes; Long outputMaxRecordsPerFile; ConnectApi.PreDeterminedFileNameEnum
  predeterminedFilename; new() }
EinsteinLlmGenAiSourceReference { List<ConnectApi.EinsteinLlmGenerationGenAiSourceContentInfo> contents;
  List<ConnectApi.EinsteinLlmGenerationGenAiSourceReferenceInfo> metadata; new() }
EinsteinLlmGenerationCitationOutput { List<ConnectApi.EinsteinLlmGenerationGenAiCitedReference> citedReferences;
  List<ConnectApi.EinsteinLlmGenAiSourceReference> sourceReferences; new() }
EinsteinLlmGenerationContentQualityOutput { Boolean isToxicityDetected; new() }
EinsteinLlmGenerationGenAiCitedReference { String link; String sourceObjectApiName; String sourceObjectRecordId; new()
  }
EinsteinLlmGenerationGenAiSourceContentInfo { String content; String fieldName; String objectName; new() }
EinsteinLlmGenerationGenAiSourceReferenceInfo { String link; String sourceObjectApiName; String sourceObjectRecordId;
  new() }
EinsteinLlmGenerationItemOutput { ConnectApi.EinsteinLlmGenerationsContentQualityOutput contentQualityRepresentation;
  String parameters; String responseId; ConnectApi.EinsteinLlmGenerationSafetyScoreOutput safetyScoreRepresentation;
  String text; new() }
EinsteinLlmGenerationSafetyScoreOutput { Double hateScore; Double physicalScore; Double profanityScore; Double
  safetyScore; Double sexualScore; Double toxicityScore; Double violenceScore; new() }
EinsteinLlmGenerationsContentQualityOutput { Boolean isToxicityDetected; new() }
EinsteinPromptRecordCollectionOutputRepresentation { Boolean hasMoreRecords;
  List<ConnectApi.EinsteinPromptRecordRepresentation> promptRecords; Integer totalPromptRecords; new() }
EinsteinPromptRecordFieldRepresentation { String displayValue; Object value; new() }
EinsteinPromptRecordRepresentation { String apiName; Map<String, ConnectApi.EinsteinPromptRecordRepresentation>
  childRelationships; Map<String, ConnectApi.EinsteinPromptRecordFieldRepresentation> fields; String id; Boolean
  isStandard; new() }
EinsteinPromptTemplateAttachment { ConnectApi.EinsteinPromptTemplateAttachmentExclusionInfo exclusionInfo; String
  fileExtension; String id; String latestPublishedVersion; String parentName; String title; new() }
EinsteinPromptTemplateAttachmentExclusionInfo { String exclusionReason; Boolean isExcluded; new() }
EinsteinPromptTemplateGenerationsError { String errorMessage; String httpErrorCode; String localizedErrorMessage;
  String messageCode; new() }
EinsteinPromptTemplateGenerationsRepresentation { List<ConnectApi.EinsteinLlmGenerationItemOutput> generations;
  ConnectApi.WrappedMapObject parameters; String prompt; String promptTemplateDevName; String requestId; new();
  ConnectApi.EinsteinLlmGenerationCitationOutput citations; List<ConnectApi.EinsteinPromptTemplateAttachment>
  fileData; List<ConnectApi.EinsteinPromptTemplateGenerationsError> generationErrors; Boolean isSummarized;
  ConnectApi.EinsteinPromptTemplateMergeFieldInformationContext mergeFieldInformation; String renderConfiguration;
  List<Object> requestMessages; List<Object> responseMessages }
EinsteinPromptTemplateMergeFieldInformationContext { String value; new() }
EmailAddress { String displayName; String emailAddress; ConnectApi.RecordSummary relatedRecord; new(); Double
  getBuildVersion() }
EmailAttachment { ConnectApi.RecordSummary attachment; String contentType; String fileName; new(); Double
  getBuildVersion() }
EmailMergeFieldCollectionInfo { List<String> mergeFields; new(); Double getBuildVersion() }
EmailMergeFieldInfo { Map<String, ConnectApi.EmailMergeFieldCollectionInfo> entityToMergeFieldsMap; new(); Double
  getBuildVersion() }
EmailMessage : ConnectApi.FeedItemAttachment { ConnectApi.EmailMessageDirectionEnum direction; String emailMessageId;
  String subject; String textBody; List<ConnectApi.EmailAddress> toAddresses; new() }
EmailMessageCapability : ConnectApi.FeedElementCapability { ConnectApi.EmailAttachment attachments; String
  automationType; List<ConnectApi.EmailAddress> bccAddresses; String body; List<ConnectApi.EmailAddress> ccAddresses;
  ConnectApi.EmailMessageDirection direction; String emailMessageId; ConnectApi.EmailAddress fromAddress; Boolean
  isRichText; String subject; String textBody; List<ConnectApi.EmailAddress> toAddresses; Integer totalAttachments;
  new(); Object emailSize; Integer htmlExpandEmailThread; Object status }
Emoji { String category; String shortcut; String unicodeCharacter; new(); Double getBuildVersion() }
EmojiCollection { List<ConnectApi.Emoji> emojis; new(); Double getBuildVersion() }
EnhancedLinkCapability : ConnectApi.FeedElementCapability { String description; ConnectApi.Icon icon; String
  linkRecordId; String linkUrl; String title; new(); Double getBuildVersion() }
EnsureFundsAsyncOutputRepresentation : ConnectApi.BaseAsyncOutputRepresentation { new() }
EnsurePaymentCreditOutputRepresentation { List<ConnectApi.PaymentCreditOutputRepresentation> paymentCredits; new() }
EnsureRefundsAsyncOutputRepresentation : ConnectApi.BaseAsyncOutputRepresentation { new() }
EntityLabel { String label; String labelPlural; new(); Double getBuildVersion() }
EntityLinkSegment : ConnectApi.MessageSegment { ConnectApi.Motif motif; ConnectApi.Reference reference; new() }
EntityRecommendation : ConnectApi.AbstractRecommendation { String actOnUrl; ConnectApi.RecommendationActionType
  action; ConnectApi.Actor entity; new() }
ErrorResponse { String errorCode; String message; new() }
EstimateDeliveryDateOutputRepresentation { List<ConnectApi.DeliveryEstimateOutputRepresentation> deliveryEstimates;
  String estimatedDeliveryReference; new() }
Extension { ConnectApi.Alternative alternativeRepresentation; String attachmentId; String extensionId; String payload;
  String payloadVersion; new(); Double getBuildVersion() }
ExtensionDefinition { Boolean canAccess; Boolean canCreate; Datetime createdDate; String description; String iconUrl;
  String id; List<ConnectApi.AbstractExtensionInformation> informationCollection; Boolean isEnabledInCommunity;
  Boolean isEnabledInLightningPublisher; String name; Integer position; new(); Double getBuildVersion() }
ExtensionDefinitions { String currentPageToken; String currentPageUrl; List<ConnectApi.ExtensionDefinition>
  extensionDefinitions; String nextPageToken; String nextPageUrl; Integer total; new(); Double getBuildVersion() }
ExtensionsCapability : ConnectApi.FeedElementCapability { ConnectApi.Extension items; new(); Double getBuildVersion()
  }
ExternalAuthIdentityProvider { ConnectApi.IdentityProviderAuthFlow authenticationFlow;
  ConnectApi.IdentityProviderAuthProtocol authenticationProtocol; String authorizeUrl; String callbackUrl;
  ConnectApi.IdentityProviderClientAuth clientAuthentication; String createdByNamespace;
  List<ConnectApi.ExternalAuthIdentityProviderCredential> credentials; String description; String fullName; String id;
  String label; List<ConnectApi.ExternalAuthIdentityProviderParameter> parameters; String
  standardExternalIdentityProvider; String tokenUrl; String url; String userInfoUrl; new() }
ExternalAuthIdentityProviderCredential { String credentialName; String credentialValue; Boolean encrypted; new() }
ExternalAuthIdentityProviderCredentials { List<ConnectApi.ExternalAuthIdentityProviderCredential> credentials; new() }
ExternalAuthIdentityProviderList { List<ConnectApi.ExternalAuthIdentityProvider> externalAuthIdentityProviders; new()
  }
ExternalAuthIdentityProviderParameter { String parameterName; ConnectApi.ExternalAuthIdentityProviderParameterType
  parameterType; String parameterValue; Integer sequenceNumber; new() }
ExternalCredential { ConnectApi.CredentialAuthenticationProtocol authenticationProtocol;
  ConnectApi.CredentialAuthenticationProtocolVariant authenticationProtocolVariant;
  ConnectApi.CredentialAuthenticationStatus authenticationStatus; String createdByNamespace;
  List<ConnectApi.CredentialCustomHeader> customHeaders; String developerName; String id; String masterLabel;
  List<ConnectApi.ExternalCredentialParameter> parameters; List<ConnectApi.ExternalCredentialPrincipal> principals;
  List<ConnectApi.NamedCredential> relatedNamedCredentials; String url; new(); Double getBuildVersion() }
ExternalCredentialList { List<ConnectApi.ExternalCredential> externalCredentials; new(); Double getBuildVersion() }
ExternalCredentialParameter { String id; String parameterDescription; String parameterName;
  ConnectApi.ExternalCredentialParameterType parameterType; String parameterValue; new() }
ExternalCredentialPrincipal { ConnectApi.CredentialAuthenticationStatus authenticationStatus; String id;
  List<ConnectApi.ExternalCredentialParameter> parameters; List<ConnectApi.ExternalCredentialPrincipalAccess>
  principalAccess; String principalName; ConnectApi.CredentialPrincipalType principalType; Integer sequenceNumber;
  new(); Double getBuildVersion() }
ExternalCredentialPrincipalAccess { String developerName; String id; ConnectApi.ExternalCredentialPrincipalAccessType
  type; new() }
ExternalFilePermissionInformation { List<ConnectApi.ContentHubPermissionType> externalFilePermissionTypes; Boolean
  externalFilePermissionsFailure; String externalFilePermissionsInfoFailureReason;
  ConnectApi.ContentHubExternalItemSharingType externalFileSharingStatus; List<ConnectApi.RepositoryGroupSummary>
  repositoryPublicGroups; new() }
ExternalManagedAccountAddressOutput { String city; String country; String geolocationAccuracy; String latitude; String
  longitude; String state; String street; String zip; new() }
ExternalManagedAccountCollectionOutput { List<ConnectApi.ExternalManagedAccountOutput> externalManagedAccounts;
  Integer totalExternalManagedAccounts; new() }
ExternalManagedAccountOutput { String accountId; String accountName; ConnectApi.ExternalManagedAccountAddressOutput
  address; String externalManagedAccountId; Boolean isMyAccount; new() }
FacetValue { Object type; new(); Object getType(); void setType(Object) }
Features { Boolean activityReminderNotificationsEnabled; Boolean chatter; Boolean chatterActivity; Boolean
  chatterAnswers; Boolean chatterGlobalInfluence; Boolean chatterGroupRecordSharing; Boolean chatterGroupRecords;
  Boolean chatterMessages; Boolean chatterTopics; Boolean communitiesEnabled; Boolean communityModeration; Boolean
  communityReputation; Boolean connectRecords; Boolean dashboardComponentSnapshots; String defaultCurrencyIsoCode;
  Boolean favoritesEnabled; Boolean favoritesLimit; Boolean feedPolling; Boolean feedStreamEnabled; Boolean files;
  Boolean filesOnComments; Boolean forecasting3AggregatedEnabled; Boolean forecastingEnabled; Boolean
  forecastingPeriodRange; Boolean forecastingPeriodStart; Boolean forecastingPeriodType; Boolean groupsCanFollow;
  Boolean ideas; String liveAgentHostName; Boolean managedTopicsEnabled; Boolean maxEntitySubscriptionsPerStream;
  Boolean maxFilesPerFeedItem; Boolean maxStreamsPerPerson; Boolean mobileNotificationsEnabled; Boolean multiCurrency;
  Boolean offlineEditEnabled; Boolean publisherActions; Boolean storeDataOnDevicesEnabled; Boolean thanksAllowed;
  Boolean trendingTopics; Boolean userNavItemsEnabled; Boolean userNavItemsMax; Boolean viralInvitesAllowed; Boolean
  wave; new(); Double getBuildVersion(); Boolean customFiscalCalendarEnabled; String defaultLocale; Boolean
  einsteinVoiceEnabled; Boolean einsteinVoiceInPilotEnabled; Boolean einsteinVoiceLoggingEnabled; Integer
  einsteinVoiceProviderId; Integer fiscalYearStartMonth; Boolean usesStartDateAsFiscalYearName }
Feed { String feedElementPostUrl; ConnectApi.FeedElementPage feedElements; String feedElementsUrl; String
  feedItemsUrl; String isModifiedUrl; String pinnedFeedElementsUrl; ConnectApi.FeedFilter redirectedFeedFilter;
  ConnectApi.FeedSortOrder redirectedFeedSort; ConnectApi.FeedType redirectedFeedType; Boolean respectsMute; new();
  Double getBuildVersion(); String isModifedUrl }
FeedBody : ConnectApi.AbstractMessageBody { new(); Double getBuildVersion() }
FeedDirectory { List<ConnectApi.FeedFavorite> favorites; List<ConnectApi.FeedDirectoryItem> feeds; new(); Double
  getBuildVersion() }
FeedDirectoryItem { String feedElementsUrl; String feedItemsUrl; ConnectApi.FeedType feedType; String feedUrl; String
  keyPrefix; String label; new(); Double getBuildVersion() }
FeedElement { ConnectApi.FeedBody body; ConnectApi.FeedElementCapabilities capabilities; Datetime createdDate;
  ConnectApi.FeedElementType feedElementType; ConnectApi.MessageBody header; String id; Datetime modifiedDate;
  ConnectApi.ActorWithId parent; String relativeCreatedDate; String url; new(); Double getBuildVersion() }
FeedElementCapabilities { ConnectApi.ApprovalCapability approval; ConnectApi.AssociatedActionsCapability
  associatedActions; ConnectApi.BannerCapability banner; ConnectApi.BookmarksCapability bookmarks;
  ConnectApi.BundleCapability bundle; ConnectApi.CanvasCapability canvas; ConnectApi.CaseCommentCapability
  caseComment; ConnectApi.ChatterLikesCapability chatterLikes; ConnectApi.CloseCapability close;
  ConnectApi.CommentsCapability comments; ConnectApi.ContentCapability content;
  ConnectApi.DashboardComponentSnapshotCapability dashboardComponentSnapshot; ConnectApi.DirectMessageCapability
  directMessage; ConnectApi.EditCapability edit; ConnectApi.EmailMessageCapability emailMessage;
  ConnectApi.EnhancedLinkCapability enhancedLink; ConnectApi.ExtensionsCapability extensions;
  ConnectApi.FeedEntityShareCapability feedEntityShare; ConnectApi.FilesCapability files;
  ConnectApi.InteractionsCapability interactions; ConnectApi.LinkCapability link; ConnectApi.MediaReferenceCapability
  mediaReferences; ConnectApi.ModerationCapability moderation; ConnectApi.MuteCapability mute;
  ConnectApi.OriginCapability origin; ConnectApi.PinCapability pin; ConnectApi.PollCapability poll;
  ConnectApi.QuestionAndAnswersCapability questionAndAnswers; ConnectApi.ReadByCapability readBy;
  ConnectApi.RecommendationsCapability recommendations; ConnectApi.RecordSnapshotCapability recordSnapshot;
  ConnectApi.SocialPostCapability socialPost; ConnectApi.StatusCapability status; ConnectApi.TopicsCapability topics;
  ConnectApi.TrackedChangesCapability trackedChanges; ConnectApi.UpDownVoteCapability upDownVote; new(); Double
  getBuildVersion(); ConnectApi.CallCollaborationCapability callCollaboration; ConnectApi.RecordSnapshotCapability
  recordSnaphot }
FeedElementCapability { new(); Double getBuildVersion() }
FeedElementPage { String currentPageToken; String currentPageUrl; List<ConnectApi.FeedElement> elements; String
  isModifiedToken; String isModifiedUrl; String nextPageToken; String nextPageUrl; String updatesToken; String
  updatesUrl; new(); Double getBuildVersion() }
FeedEnabledEntity { String id; ConnectApi.Motif motif; String name; String type; String url; new(); Double
  getBuildVersion() }
FeedEntityIsEditable { Boolean areAttachmentsEditableByMe; String feedEntityUrl; Boolean isEditableByMe; new(); Double
  getBuildVersion() }
FeedEntityNotAvailableSummary : ConnectApi.FeedEntitySummary { new() }
FeedEntityReadSummary : ConnectApi.UserFeedEntityActivitySummary { new() }
FeedEntityShareCapability : ConnectApi.FeedElementCapability { ConnectApi.FeedEntitySummary feedEntity; new(); Double
  getBuildVersion() }
FeedEntitySummary { ConnectApi.Actor actor; ConnectApi.FeedBody body; Datetime createdDate; ConnectApi.FeedElementType
  feedElementType; String id; Boolean isEntityAvailable; ConnectApi.ActorWithId parent; String relativeCreatedDate;
  String url; new(); Double getBuildVersion() }
FeedFavorite { ConnectApi.Reference community; ConnectApi.UserSummary createdBy; String feedUrl; String id; Datetime
  lastViewDate; String name; String searchText; ConnectApi.Reference target; ConnectApi.FeedFavoriteType type; String
  url; ConnectApi.UserSummary user; new(); Double getBuildVersion() }
FeedFavorites { List<ConnectApi.FeedFavorite> favorites; Integer total; new(); Double getBuildVersion() }
FeedItem : ConnectApi.FeedElement { ConnectApi.Actor actor; ConnectApi.ClientInfo clientInfo; Boolean event; Boolean
  hasVerifiedComment; Boolean isBookmarkedByCurrentUser; Boolean isDeleteRestricted; Boolean isSharable;
  ConnectApi.Reference originalFeedItem; ConnectApi.Actor originalFeedItemActor; String photoUrl;
  ConnectApi.FeedItemVisibilityType visibility; new(); Double getBuildVersion(); ConnectApi.FeedItemAttachment
  attachment; Boolean canShare; ConnectApi.CommentPage comments; Boolean isLikedByCurrentUser;
  ConnectApi.ChatterLikePage likes; ConnectApi.MessageBody likesMessage; ConnectApi.ModerationFlags moderationFlags;
  ConnectApi.Reference myLike; ConnectApi.MessageBody preamble; ConnectApi.FeedItemTopicPage topics;
  ConnectApi.FeedItemType type }
FeedItemAttachment { new() }
FeedItemPage { String currentPageToken; String currentPageUrl; String isModifiedToken; String isModifiedUrl;
  List<ConnectApi.FeedItem> items; String nextPageToken; String nextPageUrl; String updatesToken; String updatesUrl;
  new(); Double getBuildVersion() }
FeedItemSummary : ConnectApi.FeedEntitySummary { ConnectApi.FeedElementCapabilities capabilities;
  ConnectApi.MessageBody header; Datetime modifiedDate; ConnectApi.Reference originalFeedItem; ConnectApi.Actor
  originalFeedItemActor; String photoUrl; Object visibility; new() }
FeedItemTopicPage { Boolean canAssignTopics; List<ConnectApi.Topic> topics; new() }
FeedModifiedInfo { Boolean isModified; String isModifiedToken; String nextPollUrl; new(); Double getBuildVersion() }
FeedPoll : ConnectApi.FeedItemAttachment { List<ConnectApi.FeedPollChoice> choices; String myChoiceId; Integer
  totalVoteCount; new(); Double getBuildVersion() }
FeedPollChoice { String id; Integer position; String text; Integer voteCount; Double voteCountRatio; new() }
FeedPostSummary : ConnectApi.UserActivitySummary { String feedItemId; new() }
FeedReadSummary : ConnectApi.UserActivitySummary { String containerId; ConnectApi.FeedType feedType; new() }
FetchFilesOutputRepresentation { Map<String, ConnectApi.CreatedFile> createdFiles; new() }
FieldChangeNameSegment : ConnectApi.MessageSegment { new() }
`;
