/** ConnectApi: types as the Apex Reference Guide lists them. */
export const OUTPUTS_3 = `
FieldChangeSegment : ConnectApi.MessageSegment { new() }
FieldChangeValueSegment : ConnectApi.MessageSegment { ConnectApi.FieldChangeValueType valueType; String url; new() }
FieldMetadata { String domain; String field; String fieldApiName; ConnectApi.FieldType fieldType; Boolean filterable;
  Boolean highlightable; String label; Boolean sortable; new() }
FieldValue { String value; new(); String getValue(); void setValue(String) }
File : ConnectApi.ActorWithId { String title; new(); String checksum; Datetime contentModifiedDate; Integer
  contentSize; String contentUrl; Datetime createdDate; String description; String downloadUrl; String fileExtension;
  String fileType; String flashRenditionStatus; Boolean isFileAsset; Boolean isInMyFileSync; Boolean isMajorVersion;
  String mimeType; ConnectApi.ModerationFlags moderationFlags; Datetime modifiedDate; String origin;
  ConnectApi.UserSummary owner; String pdfRenditionStatus; ConnectApi.FilePublishStatus publishStatus; String
  renditionUrl; String renditionUrl240By180; String renditionUrl720By480; ConnectApi.FileSharingOption sharingOption;
  ConnectApi.FileSharingPrivacy sharingPrivacy; ConnectApi.FileSharingType sharingRole; Datetime systemModstamp;
  String textPreview; String thumb120By90RenditionStatus; String thumb240By180RenditionStatus; String
  thumb720By480RenditionStatus; String versionNumber }
FileAsset { String baseAssetUrl; String baseUnauthenticatedAssetUrl; String id; Boolean isVisibleByExternalUsers;
  String masterLabel; String name; String namespacePrefix; String type; new(); Double getBuildVersion() }
FilePreview { ConnectApi.FilePreviewFormat format; Integer previewUrlCount; ConnectApi.FilePreviewUrl previewUrls;
  ConnectApi.FilePreviewStatus status; String url; new() }
FilePreviewCollection { String fileId; List<ConnectApi.FilePreview> previews; String url; String versionNumber; new()
  }
FilePreviewUrl { Integer pageNumber; String previewUrl; new() }
FilesCapability : ConnectApi.FeedElementCapability { List<ConnectApi.Content> items; new(); Double getBuildVersion() }
FileSummary : ConnectApi.File { new() }
FindRoutesWithFewestSplitsOutputRepresentation : ConnectApi.BaseOutputRepresentation {
  List<ConnectApi.AvailableLocationOutputRepresentation> targetLocations; new() }
FindRoutesWithFewestSplitsUsingOCIOutputRepresentation : ConnectApi.BaseOutputRepresentation {
  List<ConnectApi.FindRoutesWithFewestSplitsWithInventoryOutputRepresentation> results; new() }
FindRoutesWithFewestSplitsWithInventoryOutputRepresentation : ConnectApi.BaseOutputRepresentation {
  ConnectApi.OCIGetInventoryAvailabilityOutputRepresentation inventory;
  List<ConnectApi.AvailableLocationOutputRepresentation> targetLocations; new() }
FlowApprovalProcess { String approvalProcessName; List<ConnectApi.FlowApprovalProcessAction> availableActions; Boolean
  isApprovalInProgress; new() }
FlowApprovalProcessAction { String actionLabel; String actionName; List<String> inProgressApprovalSubmissionIds;
  String url; new() }
FlowApprovalProcessCollection { List<ConnectApi.FlowApprovalProcess> flowApprovalProcesses; String relatedRecordId;
  new() }
FollowerPage { String currentPageUrl; List<ConnectApi.Subscription> followers; String nextPageUrl; String
  previousPageUrl; Integer total; new(); Double getBuildVersion() }
FollowingCounts { Integer people; Integer records; Integer total; new(); Double getBuildVersion() }
FollowingPage { String currentPageUrl; List<ConnectApi.Subscription> following; String nextPageUrl; String
  previousPageUrl; Integer total; new(); Double getBuildVersion() }
FollowIntents { List<ConnectApi.FollowSocialPersonaIntent> follows; new() }
FollowSocialPersonaIntent { ConnectApi.ManagedSocialAccount managedSocialAccount; String socialPersonaId; new() }
Form { String dataExtensionId; ConnectApi.FormFields formFieldsList; String formId; String formName; new() }
FormField { String name; Object type; new() }
FormFields { List<ConnectApi.FormField> formFields; new() }
FormSubmission { String formSubmissionId; new() }
FormulaScope { Map<String, String> contextValues; Map<String, Object> contextValuesMap; List<String> fields; String
  formula; new() }
FulfillmentGroupOutputRepresentation : ConnectApi.BaseOutputRepresentation { String fulfilledFromLocationId; String
  fulfillmentOrderId; String fulfillmentType; String orderDeliveryGroupSummaryId;
  List<ConnectApi.OrderItemSummaryOutputRepresentation> orderItemSummaries; String orderSummaryId; String referenceId;
  new() }
FulfillmentOrderCancelLineItemsOutputRepresentation : ConnectApi.BaseOutputRepresentation { new() }
FulfillmentOrderInvoiceOutputRepresentation : ConnectApi.BaseOutputRepresentation { String invoiceId; new() }
FulfillmentOrderOutputRepresentation : ConnectApi.BaseOutputRepresentation { List<String> fulfillmentOrderIds; new() }
GatewayLogResponse { Datetime createdDate; String gatewayResultCode; String id; String interactionStatus; new() }
GenericBundleCapability : ConnectApi.BundleCapability { new() }
GenericFeedElement : ConnectApi.FeedElement { new() }
GetFOCapacityValuesOutputRepresentation : ConnectApi.BaseOutputRepresentation {
  List<ConnectApi.LocationCapacityOutputRepresentation> locations; new() }
GlobalInfluence { String percentile; Integer rank; new(); Double getBuildVersion() }
GroupChatterSettings { ConnectApi.GroupEmailFrequency emailFrequency; new(); Double getBuildVersion() }
GroupInformation { String text; String title; new(); Double getBuildVersion() }
GroupMember { String id; Datetime lastFeedAccessDate; ConnectApi.GroupMembershipType role; String url;
  ConnectApi.UserSummary user; new(); Double getBuildVersion() }
GroupMemberPage { String currentPageUrl; List<ConnectApi.GroupMember> members; ConnectApi.Reference myMembership;
  String nextPageUrl; String previousPageUrl; Integer totalMemberCount; new(); Double getBuildVersion() }
GroupMembershipRequests { List<ConnectApi.GroupMembershipRequest> requests; Integer total; new(); Double
  getBuildVersion() }
GroupRecord { String id; ConnectApi.ActorWithId record; String url; new(); Double getBuildVersion() }
GroupRecordPage { String currentPageUrl; String nextPageUrl; String previousPageUrl; List<ConnectApi.GroupRecord>
  records; Integer totalRecordCount; new(); Double getBuildVersion() }
HashtagSegment : ConnectApi.MessageSegment { String tag; String topicUrl; String url; new() }
HideSocialPostIntent { Boolean isHidden; ConnectApi.ManagedSocialAccount managedSocialAccount; new() }
HoldFOCapacityOutputRepresentation : ConnectApi.BaseOutputRepresentation {
  List<ConnectApi.HoldFOCapacityResponseOutputRepresentation> holdFOCapacityResponses; new() }
HoldFOCapacityResponseOutputRepresentation { List<ConnectApi.CapacityResponseOutputRepresentation> capacityResponses;
  new() }
HttpHeaderOutputRepresentation { String name; String value; new() }
Icon { Integer height; String url; Integer width; new(); Double getBuildVersion() }
InlineImageSegment : ConnectApi.MessageSegment { String altText; Integer contentSize; String fileExtension;
  ConnectApi.FilePreviewCollection thumbnails; String url; new() }
InsightsOutputRepresentation { String dashboardUrl; String insightSummaryText; String name; List<Object> values; new()
  }
InsightValuesOutputRepresentation { String contextId; String name; Double previousValue; Double value; new() }
InteractionsCapability : ConnectApi.FeedElementCapability { Long count; new(); Double getBuildVersion() }
Invitation { String email; ConnectApi.GroupViralInvitationsStatus status; String userId; new(); Double
  getBuildVersion() }
Invitations { List<ConnectApi.Invitation> invitations; new(); Double getBuildVersion() }
ItemQuantityOutputRepresentation { String externalItemId; Double quantity; Double quantityDistributed; new() }
KnowledgeArticleVersion { String articleType; String id; String knowledgeArticleId; Datetime lastPublishedDate; String
  summary; String title; String urlName; new(); Double getBuildVersion() }
KnowledgeArticleVersionCollection { List<ConnectApi.KnowledgeArticleVersion> items; new(); Double getBuildVersion() }
LabeledRecordField : ConnectApi.AbstractRecordField { String label; String text; new() }
LeadStatusPicklistValueAttributes : ConnectApi.AbstractPicklistValueAttributes { Boolean converted; new() }
LightningExtensionInformation : ConnectApi.AbstractExtensionInformation { String compositionComponent; String
  headerTextLabel; String hoverTextLabel; String renderComponent; new() }
LikeIntent { Boolean isLiked; ConnectApi.ManagedSocialAccount managedSocialAccount; new() }
LikeIntents { List<ConnectApi.LikeIntent> likes; new() }
LikeSocialPostIntent { String socialAccountId; String socialPostId; new() }
LikeSummary : ConnectApi.UserFeedEntityActivitySummary { String likeId; new() }
LineItemResponse { ConnectApi.TaxAddressesResponse addresses; ConnectApi.TaxAmountDetailsResponse amountDetails;
  Datetime effectiveDate; String lineNumber; String productCode; Double quantity; String taxCode;
  List<ConnectApi.TaxDetailsResponse> taxes; new() }
LinkAttachment : ConnectApi.FeedItemAttachment { String title; String url; new() }
LinkCapability : ConnectApi.FeedElementCapability { String url; String urlName; new(); Double getBuildVersion() }
LinkMetadata { String description; String frameSource; Integer height; String originalUrl; String providerUrl;
  ConnectApi.LinkMetadataSource source; String thumbnailUrl; String title; ConnectApi.LinkMetadataType type; String
  url; Integer width; new(); Double getBuildVersion() }
LinkMetadataCollection { List<ConnectApi.LinkMetadata> linkMetadataList; new(); Double getBuildVersion() }
LinkSegment : ConnectApi.MessageSegment { String fullUrl; String url; new() }
LiteralJson { String json; new(); Double getBuildVersion() }
LocationCapacityOutputRepresentation { Integer assigned; Integer capacity; ConnectApi.ErrorResponse error; Integer
  heldCapacity; String locationId; new() }
LocationOutputRepresentation { Double distance; String locationIdentifier; new() }
LongList : ConnectApi.AbstractList { List<Long> values; new() }
MaintenanceInfo { String description; String maintenanceTitle; ConnectApi.MaintenanceType maintenanceType; Datetime
  messageEffectiveTime; Datetime messageExpirationTime; Datetime scheduledEndDowntime; Datetime
  scheduledEndMaintenanceTime; Datetime scheduledStartDowntime; Datetime scheduledStartMaintenanceTime; new(); Double
  getBuildVersion() }
ManagedContentAssociations { List<ConnectApi.TopicSummary> topics; new(); Double getBuildVersion() }
ManagedContentChannel : ConnectApi.AbstractManagedContentChannelRepresentation { Long cacheControlMaxAge; String
  channelId; String channelName; ConnectApi.ManagedContentChannelType channelType; String domain; String domainId;
  String domainName; String id; Boolean isChannelSearchable; Boolean isDedicatedContentDelivery; Boolean
  isDomainLocked; Boolean isSearchable; ConnectApi.ManagedContentChannelDomainRepresentation
  managedContentChannelDomain; Long mediaCacheControlMaxAge; String name; String targetId;
  ConnectApi.ManagedContentChannelType type; new() }
ManagedContentChannelCollection { List<ConnectApi.ManagedContentChannel> channels; String currentPageUrl; String
  nextPageUrl; String previousPageUrl; Integer totalChannels; new() }
ManagedContentChannelCreateRepresentation { Long cacheControlMaxAge; String domain; Boolean
  isDedicatedContentDelivery; Boolean isDomainLocked; Boolean isSearchable; Long mediaCacheControlMaxAge; String name;
  String targetId; ConnectApi.ManagedContentChannelType type; new() }
ManagedContentChannelDetail { String channelId; String channelName; ConnectApi.ManagedContentChannelType channelType;
  String domain; String domainName; Boolean isChannelSearchable; Boolean isDomainLocked; new() }
ManagedContentChannelDomainRepresentation { Boolean isLocked; String name; String value; new() }
ManagedContentChannelsRepresentation { List<ConnectApi.AbstractManagedContentChannelRepresentation> channels; String
  currentPageUrl; String nextPageUrl; String previousPageUrl; Integer totalChannels; new() }
ManagedContentChannelSummary : ConnectApi.AbstractManagedContentChannelRepresentation { String domainUrl; String id;
  String name; String resourceUrl; ConnectApi.ManagedContentChannelTargetSummary target;
  ConnectApi.ManagedContentChannelType type; String url; new() }
ManagedContentChannelTargetSummary { String id; new() }
ManagedContentChannelUpdateRepresentation { Long cacheControlMaxAge; String domain; Boolean
  isDedicatedContentDelivery; Boolean isDomainLocked; Boolean isSearchable; Long mediaCacheControlMaxAge; String name;
  String targetId; new() }
ManagedContentClonedVariants { String language; String managedContentVariantId; String resourceURL; new() }
ManagedContentCollectionItem { Map<String, Object> body; ConnectApi.ManagedContentCollectionItemTypeSummary
  contentType; String id; String name; new() }
ManagedContentCollectionItems { ConnectApi.ManagedContentChannelSummary channelInfo;
  ConnectApi.ManagedContentDeliveryChannelSummaryRepresentation channelSummary; String collectionKey;
  ConnectApi.ManagedContentTypeSummary collectionType; String currentPageUrl; String id;
  List<ConnectApi.ManagedContentCollectionItem> items; String language; String nextPageUrl; String previousPageUrl;
  Datetime publishedDate; String title; Integer total; String urlName; new() }
ManagedContentCollectionItemTypeSummary { String fullyQualifiedName; String name; new() }
ManagedContentDateAndTimeNodeValue : ConnectApi.ManagedContentNodeValue { Datetime dateTimeValue; String timeZone;
  new() }
ManagedContentDateNodeValue : ConnectApi.ManagedContentNodeValue { Datetime value; new() }
ManagedContentDeliveryChannelRepresentation { String domain; String domainName; String id; Boolean
  isDedicatedContentDelivery; Boolean isDomainLocked; Boolean isSearchable; String name;
  ConnectApi.ManagedContentChannelType type; new() }
ManagedContentDeliveryChannelsRepresentation { List<ConnectApi.ManagedContentDeliveryChannelSummaryRepresentation>
  channels; String currentPageUrl; String nextPageUrl; String previousPageUrl; Integer totalChannels; new() }
ManagedContentDeliveryChannelSummaryRepresentation { String domainUrl; String id; String name; String resourceUrl;
  ConnectApi.ManagedContentChannelTargetSummary target; ConnectApi.ManagedContentChannelType type; new() }
ManagedContentDeliveryDocument : ConnectApi.AbstractManagedContentDeliveryDocument {
  ConnectApi.ManagedContentChannelSummary channelInfo; ConnectApi.ManagedContentDeliveryChannelSummaryRepresentation
  channelSummary; Map<String, Object> contentBody; String contentKey; ConnectApi.ManagedContentTypeSummary
  contentType; String language; String managedContentId; Datetime publishedDate; Map<String,
  ConnectApi.AbstractManagedContentReference> references; List<ConnectApi.AbstractManagedContentReference>
  referencesList; String title; String unauthenticatedUrl; String urlName; new() }
ManagedContentDeliveryDocumentCollection { ConnectApi.ManagedContentChannelSummary channelInfo;
  ConnectApi.ManagedContentDeliveryChannelSummaryRepresentation channelSummary;
  List<ConnectApi.AbstractManagedContentDeliveryDocument> contents; String currentPageUrl; String nextPageUrl; String
  previousPageUrl; Map<String, ConnectApi.AbstractManagedContentReference> references;
  List<ConnectApi.AbstractManagedContentReference> referencesList; new() }
ManagedContentDeliveryDocumentSummary : ConnectApi.AbstractManagedContentDeliveryDocument { new() }
ManagedContentDocument { String apiName; Map<String, Object> contentBody; String contentFqn; String contentKey;
  ConnectApi.ManagedContentSpaceSummary contentSpace; ConnectApi.ManagedContentTypeSummary contentType;
  ConnectApi.ManagedContentUserSummary createdBy; Datetime createdDate; String externalId;
  ConnectApi.ManagedContentFolderSummary folder; Boolean isPublished; String language;
  ConnectApi.ManagedContentUserSummary lastModifiedBy; Datetime lastModifiedDate; String managedContentId; String
  managedContentVariantId; String managedContentVersionId; ConnectApi.ManagedContentVariantStatusOutput status; String
  title; String urlName; String versionNumber; new(); Integer contentVersion; Integer variantVersion }
ManagedContentDocumentClone { String apiName; ConnectApi.ManagedContentDocumentCloneStatus cloneStatus; String
  contentKey; String errorMessage; List<ConnectApi.ManagedContentFailedVariants> failedVariants;
  ConnectApi.ManagedContentFolderSummary folder; String managedContentId; String resourceURL; String
  sourceContentKeyOrId; String title; List<ConnectApi.ManagedContentClonedVariants> variants; new() }
ManagedContentDocumentCloneStatus { String label; ConnectApi.ManagedContentCloneStatus status; new() }
ManagedContentFailedVariants { String errorMessage; String language; String sourceManagedContentVariantId; new() }
ManagedContentFolderSummary { String id; String resourceUrl; new() }
ManagedContentMediaNodeValue : ConnectApi.ManagedContentNodeValue { String altText; String altUrl; String contentKey;
  String fileName; Object mediaType; String mimeType; String resourceUrl; String thumbnailUrl; String title; String
  unauthenticatedUrl; String url; new() }
ManagedContentMediaSourceNodeValue { String fileName; Boolean isExternal; Object mediaType; String mimeType; String
  referenceId; String resourceUrl; String unauthenticatedUrl; String url; new() }
ManagedContentNodeValue { ConnectApi.ManagedContentNodeType nodeType; new(); Double getBuildVersion() }
ManagedContentProvider { String componentDefinition; String icon; String label; String providerId;
  List<ConnectApi.ManagedContentProviderInstance> providerInstances; String providerLightningComponentId;
  ConnectApi.ManagedContentProviderType type; new() }
ManagedContentProviderCollection { String currentPageUrl; String nextPageUrl; List<ConnectApi.ManagedContentProvider>
  providers; Integer total; new(); String contentSpaceId }
ManagedContentProviderInstance { String instanceKey; Boolean isDefault; String name; String providerInstanceId; new();
  Boolean isEnabledForSpace }
ManagedContentPublishOutput { String deploymentId; String description; Datetime publishDate; new() }
ManagedContentReference : ConnectApi.AbstractManagedContentReference { Map<String, Object> contentBody; String title;
  new() }
ManagedContentReferenceSummary : ConnectApi.AbstractManagedContentReference { String title; new() }
ManagedContentSpace { String apiName; String createdBy; Datetime createdDate; String defaultLanguage; String
  description; String fullyQualifiedName; String id; Boolean isEnhancedSpace; String lastModifiedBy; Datetime
  lastModifiedDate; String name; String rootFolderId; ConnectApi.ManagedContentSpaceBaseType spaceType; new() }
ManagedContentSpaceBaseType { String apiName; new() }
ManagedContentSpaceChannelRepresentation { ConnectApi.ManagedContentChannelSummary channelSummary;
  ConnectApi.ManagedContentUserSummary createdBy; Datetime createdDate; ConnectApi.ManagedContentSpaceChannelStatus
  status; new() }
ManagedContentSpaceChannelsRepresentation { String currentPageUrl; String nextPageUrl; String previousPageUrl;
  List<ConnectApi.ManagedContentSpaceChannelRepresentation> spaceChannels; Integer totalSpaceChannels; new() }
ManagedContentSpaceCollectionRepresentation { List<ConnectApi.ManagedContentSpace> spaces; new() }
ManagedContentSpaceSummary { String id; String resourceUrl; new() }
ManagedContentTextNodeValue : ConnectApi.ManagedContentNodeValue { String value; new() }
ManagedContentType { String label; String name; Map<String, ConnectApi.ManagedContentNodeType> nodeTypes; new();
  Double getBuildVersion() }
ManagedContentTypeSummary { String fullyQualifiedName; String name; new() }
ManagedContentUnpublishOutput { String deploymentId; String description; Datetime unpublishDate; new() }
ManagedContentUserSummary { String id; String name; String resourceUrl; new() }
ManagedContentVariant { String apiName; Map<String, Object> contentBody; String contentFqn; String contentKey;
  ConnectApi.ManagedContentSpaceSummary contentSpace; ConnectApi.ManagedContentTypeSummary contentType;
  ConnectApi.ManagedContentUserSummary createdBy; Datetime createdDate; String externalId;
  ConnectApi.ManagedContentFolderSummary folder; Boolean isPublished; String language;
  ConnectApi.ManagedContentUserSummary lastModifiedBy; Datetime lastModifiedDate; String managedContentId; String
  managedContentVariantId; String managedContentVersionId; ConnectApi.ManagedContentVariantStatusOutput status; String
  title; String urlName; String versionNumber; new() }
ManagedContentVariantStatusOutput { String label; ConnectApi.ManagedContentVariantStatus status; new() }
ManagedContentVersion { ConnectApi.ManagedContentAssociations associations; String contentKey; Map<String,
  ConnectApi.ManagedContentNodeValue> contentNodes; String contentUrlName; String language; String managedContentId;
  Datetime publishedDate; String title; String type; String typeLabel; String unauthenticatedUrl; new(); Double
  getBuildVersion() }
ManagedContentVersionCollection { String currentPageUrl; List<ConnectApi.ManagedContentVersion> items; Map<String,
  ConnectApi.ManagedContentType> managedContentTypes; String nextPageUrl; Integer total; Integer totalTypes; new();
  Double getBuildVersion() }
ManagedSocialAccount : ConnectApi.BaseManagedSocialAccount { new() }
ManagedSocialAccounts { List<ConnectApi.ManagedSocialAccount> managedSocialAccounts; new() }
ManagedTopic { List<ConnectApi.ManagedTopic> children; String id; List<ConnectApi.ManagedTopicType> managedTopicType;
  ConnectApi.Reference parent; ConnectApi.Topic topic; String url; new(); Double getBuildVersion() }
ManagedTopicCollection { String currentPageUrl; List<ConnectApi.ManagedTopic> managedTopics; String nextPageUrl;
  new(); Double getBuildVersion() }
MarkupBeginSegment : ConnectApi.MessageSegment { String altText; String htmlTag; ConnectApi.MarkupType markupType;
  String url; new() }
MarkupEndSegment : ConnectApi.MessageSegment { String htmlTag; ConnectApi.MarkupType markupType; new() }
MatchInfo { Boolean isPromoted; Boolean isSpellCorrected; new() }
MCSFolderShare { Boolean canUserUnshare; ConnectApi.MCSFolderShareStatus shareStatus; String targetId; String
  targetLabel; new() }
MCSFolderShareCollection { String folderId; List<ConnectApi.MCSFolderShare> shares; new() }
MCSFolderShareTarget { String id; String label; String resourceUrl; new() }
MCSFolderShareTargetCollection { List<ConnectApi.MCSFolderShareTarget> shareTargets; new() }
MediaReference { String mediaUrl; String thumbnailUrl; new(); Double getBuildVersion() }
MediaReferenceCapability : ConnectApi.FeedElementCapability { List<ConnectApi.MediaReference> media; new(); Double
  getBuildVersion() }
MentionCompletion { String additionalLabel; String description; String name; ConnectApi.OutOfOffice outOfOffice;
  String photoUrl; String recordId; String userType; new(); Double getBuildVersion() }
MentionCompletionPage { String currentPageUrl; List<ConnectApi.MentionCompletion> mentionCompletions; String
  nextPageUrl; String previousPageUrl; new(); Double getBuildVersion() }
MentionSegment : ConnectApi.MessageSegment { Boolean accessible; String name; ConnectApi.ActorWithId record;
  ConnectApi.UserSummary user; new() }
MentionValidation { String recordId; ConnectApi.MentionValidationStatus validationStatus; new(); Double
  getBuildVersion() }
MentionValidations { Boolean hasErrors; List<ConnectApi.MentionValidation> mentionValidations; new(); Double
  getBuildVersion() }
MessageBody : ConnectApi.AbstractMessageBody { new(); Double getBuildVersion() }
MessageSegment { String text; ConnectApi.MessageSegmentType type; new() }
ModerationCapability : ConnectApi.FeedElementCapability { ConnectApi.ModerationFlags moderationFlags; new(); Double
  getBuildVersion() }
ModerationFlagItemDetail { String createdBy; Datetime createdDate; String id; ConnectApi.CommunityFlagType
  moderationType; String note; ConnectApi.CommunityFlagVisibility visibility; new(); Double getBuildVersion() }
ModerationFlags { Integer flagCount; Map<ConnectApi.CommunityFlagReasonType, Integer> flagCountByReason; Boolean
  flaggedByMe; ConnectApi.ModerationFlagsCollection flags; new(); Double getBuildVersion() }
ModerationFlagsCollection { String currentPageToken; String currentPageUrl; List<ConnectApi.ModerationFlagItemDetail>
  flags; String nextPageToken; String nextPageUrl; Integer pageSize; new(); Double getBuildVersion() }
MoreChangesSegment : ConnectApi.MessageSegment { List<ConnectApi.FieldChangeSegment> moreChanges; Integer
  moreChangesCount; new() }
Motif { String color; String largeIconUrl; String mediumIconUrl; String smallIconUrl; String svgIconUrl; new(); Double
  getBuildVersion() }
MultipleAsyncOutputRepresentation : ConnectApi.BaseOutputRepresentation { List<ConnectApi.AsyncOutputRepresentation>
  asyncOutputs; new() }
MultipleFulfillmentOrderInvoicesOutputRepresentation : ConnectApi.BaseOutputRepresentation { List<String> invoiceIds;
  new() }
MultipleFulfillmentOrderOutputRepresentation : ConnectApi.BaseOutputRepresentation {
  List<ConnectApi.FulfillmentGroupOutputRepresentation> fulfillmentOrders; new() }
MuteCapability : ConnectApi.FeedElementCapability { Boolean isMutedByMe; new(); Double getBuildVersion() }
MuteSummary : ConnectApi.UserFeedEntityActivitySummary { new() }
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
NavigationMenuItem { Object actionType; String actionValue; String imageUrl; String label;
  ConnectApi.NavigationMenuPageReference pageReference; List<ConnectApi.NavigationMenuItem> subMenu; Object target;
  new() }
NavigationMenuItemCollection { List<ConnectApi.NavigationMenuItem> menuItems; new() }
NavigationMenuPageReference { Map<String, String> attributes; Map<String, String> state; String type; new() }
NBAActionParameter { String name; String type; String value; new(); Double getBuildVersion() }
NBAFlowAction : ConnectApi.AbstractNBAAction { String flowLabel; Object flowType; String id; String name; new() }
NBANativeRecommendation : ConnectApi.AbstractNBATarget { String id; String name; String url; new() }
NBARecommendation { String acceptanceLabel; String description; String imageUrl; String rejectionLabel;
  ConnectApi.AbstractNBATarget target; ConnectApi.AbstractNBAAction targetAction; new(); Double getBuildVersion();
  String aiModel; String externalId; String recommendationMode; Double recommendationScore }
NBARecommendations { String executionId; String onBehalfOfId; List<ConnectApi.NBARecommendation> recommendations;
  ConnectApi.StrategyTrace trace; new(); Double getBuildVersion(); String debug; String errors }
NetworkConnection { String developerName; String id; String masterLabel; String namespacePrefix; new() }
NewUserAudienceCriteria : ConnectApi.AudienceCriteria { Double maxDaysInCommunity; new() }
NonEntityRecommendation : ConnectApi.AbstractRecommendation { String displayLabel; ConnectApi.Motif motif; new() }
OAuthCredentialAuthUrl { String authenticationUrl; String externalCredential; String principalName;
  ConnectApi.CredentialPrincipalType principalType; new(); Double getBuildVersion() }
OauthProviderInfo { String authorizationUrl; String name; new(); Double getBuildVersion() }
ObjectMetadata { Map<String, ConnectApi.DataCategoryMetadata> dataCategories; Map<String, ConnectApi.FieldMetadata>
  fields; String label; String labelPlural; String objectApiName; ConnectApi.ThemeInfo themeInfo; new() }
ObjectQueryInfo { List<String> displayFields; Boolean hasMoreResults; Integer numberOfMatches;
  List<ConnectApi.SearchAppliedOrderBy> orderBy; String source; ConnectApi.SpellCorrectionInfo spellCorrectionInfo;
  ConnectApi.SearchStatus status; new(); String nameField }
OCIBaseOutputRepresentation { List<ConnectApi.ErrorResponse> errors; Boolean success; new() }
OCICreateReservationErrorOutputRepresentation { String errorCode; String message; new() }
OCICreateReservationOutputRepresentation { List<ConnectApi.OCICreateReservationSingleOutputRepresentation> details;
  List<ConnectApi.OCICreateReservationErrorOutputRepresentation> errors; String expirationTime; String
  reservationTime; Boolean success; new() }
OCICreateReservationSingleOutputRepresentation { String errorCode; String locationGroupIdentifier; String
  locationIdentifier; Double quantity; String stockKeepingUnit; new() }
OCIFulfillReservationErrorOutputRepresentation { ConnectApi.OCIFulfillReservationSingleOutputRepresentation details;
  String errorCode; String message; new() }
OCIFulfillReservationOutputRepresentation { List<ConnectApi.OCIFulfillReservationErrorOutputRepresentation> errors;
  Boolean success; new() }
OCIFulfillReservationSingleOutputRepresentation { String actionRequestId; String externalRefId; String
  locationIdentifier; Double quantity; String stockKeepingUnit; new() }
OCIFutureInventoryOutputRepresentation { Datetime expectedDate; Double quantity; new() }
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
OCIReleaseReservationOutputRepresentation { List<ConnectApi.OCIReleaseReservationErrorOutputRepresentation> errors;
  Boolean success; new() }
OCIReleaseReservationSingleOutputRepresentation { String actionRequestId; String externalRefId; String
  locationGroupIdentifier; String locationIdentifier; Double quantity; String stockKeepingUnit; new() }
OCITransferReservationErrorOutputRepresentation { ConnectApi.OCITransferReservationSingleOutputRepresentation details;
  String errorCode; String message; new() }
OCITransferReservationOutputRepresentation { List<ConnectApi.OCITransferReservationErrorOutputRepresentation> errors;
  Boolean success; new() }
OCITransferReservationSingleOutputRepresentation { String actionRequestId; String externalRefId; String
  fromLocationGroupIdentifier; String fromLocationIdentifier; Boolean ignoreAvailabilityCheck; Double quantity; String
  stockKeepingUnit; String toLocationGroupIdentifier; String toLocationIdentifier; new() }
OCIUpdateReservationErrorOutputRepresentation { String errorCode; String message; new() }
OCIUpdateReservationOutputRepresentation { List<ConnectApi.OCIUpdateReservationSingleOutputRepresentation> details;
  List<ConnectApi.OCIUpdateReservationErrorOutputRepresentation> errors; String reservationTime; Boolean success;
  new() }
OCIUpdateReservationSingleOutputRepresentation { Double adjustment; String errorCode; String locationGroupIdentifier;
  String locationIdentifier; Double quantity; String stockKeepingUnit; new() }
OCIUploadInventoryAvailabilityOutputRepresentation : ConnectApi.OCIBaseOutputRepresentation { String uploadId; new() }
OCIUploadInventoryAvailabilityStatusOutputRepresentation : ConnectApi.OCIBaseOutputRepresentation { String endTimeUTC;
  Integer recordsProcessedCount; Integer recordsReadCount; Integer recordsSkippedCount; String startTimeUTC; String
  status; String uploadId; List<String> validationErrors; String validationStatus; new() }
OpportunityStagePicklistValueAttributes : ConnectApi.AbstractPicklistValueAttributes { Boolean closed; String
  forecastCategoryName; Double deafultProbability; Boolean won; new() }
OrchestrationInstance { String flowDefinitionDeveloperName; String flowDefinitionId; String flowDefinitionName; String
  id; String interviewId; List<ConnectApi.OrchestrationStageInstance> stageInstances; ConnectApi.OrchestrationStatus
  status; new() }
OrchestrationInstanceCollection { List<ConnectApi.OrchestrationInstance> instances; new() }
OrchestrationStageInstance { String completionTime; String id; String label; String name;
  ConnectApi.OrchestrationStatus status; List<ConnectApi.OrchestrationStepInstance> stepInstances; new() }
OrchestrationStepInstance { String assignedTo; String assigneeType; String comments; String completedBy; String
  completionTime; String description; String id; String label; String name; ConnectApi.OrchestrationStatus status;
  ConnectApi.OrchestrationStepType stepType; List<ConnectApi.OrchestrationWorkItem> workItems; new() }
OrchestrationWorkItem { String assigneeId; Datetime createdDate; String description; String flowType; String id;
  String label; Datetime lastModifiedDate; String relatedRecordId; String screenFlowDeveloperName; String
  screenFlowId; String screenFlowInputs; ConnectApi.OrchestrationWorkItemStatus status; new() }
OrderDeliveryGroupSummary { Map<String, ConnectApi.RecordField> fields; new() }
OrderDeliveryGroupSummaryCollection { String currentPageToken; String currentPageUrl; String nextPageToken; String
  nextPageUrl; List<ConnectApi.OrderDeliveryGroupSummary> orderDeliveryGroups; String previousPageToken; String
  previousPageUrl; new() }
OrderDeliveryGroupSummaryLookupOutput { String currencyIsoCode; ConnectApi.OrderDeliveryMethodLookupOutput
  deliveryMethod; Map<String, Object> fields; String id; List<ConnectApi.OrderSummaryLookupOutput> lineItems; new() }
OrderDeliveryMethodLookupOutput { Map<String, ConnectApi.RecordField> fields; String id; new() }
OrderItemSummary { ConnectApi.OrderItemSummaryAdjustmentAggregates adjustmentAggregates; Map<String,
  ConnectApi.RecordField> fields; String orderItemSummaryId; String orderSummaryId; ConnectApi.OrderItemSummaryProduct
  product; new() }
OrderItemSummaryAdjustmentAggregates { Boolean available; ConnectApi.OrderSummaryAdjustmentAggregatesStatus status;
  String totalLinePromotionAmount; String totalPromotionDistAmount; new() }
OrderItemSummaryAdjustmentCollection { Map<String, ConnectApi.OrderItemSummaryAdjustmentList> orderItemSummaries;
  new() }
OrderItemSummaryAdjustmentList { List<ConnectApi.OrderSummaryAdjustment> adjustments; new() }
OrderItemSummaryCollection { String currentPageToken; String currentPageUrl; List<ConnectApi.OrderItemSummary> items;
  String nextPageToken; String nextPageUrl; String previousPageToken; String previousPageUrl; new() }
OrderItemSummaryLookupOutput { ConnectApi.OrderItemSummaryAdjustmentAggregates adjustmentAggregates;
  List<ConnectApi.OrderSummaryAdjustment> adjustments; String currencyIsoCode; Map<String, ConnectApi.RecordField>
  fields; String id; ConnectApi.OrderSummaryProductLookupOutput product; new() }
OrderItemSummaryOutputRepresentation { List<ConnectApi.ErrorResponse> errors; String orderItemSummaryId; Double
  quantity; new() }
OrderItemSummaryProduct { Boolean canViewProduct; String errorCode; String errorMessage; Map<String,
  ConnectApi.RecordField> fields; ConnectApi.ProductMedia media; ConnectApi.ProductAttributeSetSummary
  productAttributes; String productId; new() }
OrderQuantitiesOutputRepresentation { String externalOrderId; List<Object> itemQuantities; new() }
OrderShipment { Datetime expectedDeliveryDate; Map<String, ConnectApi.RecordField> fields; String orderSummaryId;
  String shipmentId; String shipmentNumber; String status; new() }
OrderShipmentCollection { Integer count; String currentPageToken; String currentPageUrl; String nextPageToken; String
  nextPageUrl; String previousPageToken; String previousPageUrl; List<ConnectApi.OrderShipment> shipments; Object
  sortOrder; new() }
OrderShipmentItem { Map<String, ConnectApi.RecordField> fields; String orderItemSummaryId;
  ConnectApi.OrderItemSummaryProduct product; String productId; Double quantity; String shipmentId; String
  shipmentItemId; new() }
OrderShipmentItemCollection { Integer count; String currentPageToken; String currentPageUrl;
  List<ConnectApi.OrderShipmentItem> items; String nextPageToken; String nextPageUrl; String previousPageToken; String
  previousPageUrl; Object sortOrder; new() }
OrderSummaryAdjustment { String amount; String basisReferenceDisplayName; String currencyIsoCode; String displayName;
  Object targetType; String type; new() }
OrderSummaryAdjustmentAggregates { Boolean available; ConnectApi.OrderSummaryAdjustmentAggregatesStatus status; String
  totalDeliveryPromotionDistAmount; String totalDeliveryPromotionLineAmount; String totalDeliveryPromotionTotalAmount;
  String totalProductPromotionDistAmount; String totalProductPromotionLineAmount; String
  totalProductPromotionTotalAmount; new() }
OrderSummaryAdjustmentAggregatesAsyncOutput { String statusURL; new() }
OrderSummaryAdjustmentCollection { List<ConnectApi.OrderSummaryAdjustment> adjustments; new() }
OrderSummaryCollectionRepresentation { Integer count; String currentPageToken; String currentPageUrl; String
  nextPageToken; String nextPageUrl; List<ConnectApi.OrderSummaryRepresentation> orderSummaries; String
  previousPageToken; String previousPageUrl; Object sortOrder; new() }
OrderSummaryLookupOutput { ConnectApi.OrderSummaryAdjustmentAggregates adjustmentAggregates; String currencyIsoCode;
  List<ConnectApi.OrderDeliveryGroupSummaryLookupOutput> deliveryGroups; Map<String, ConnectApi.RecordField> fields;
  String id; String orderNumber; String status; new() }
OrderSummaryOutputRepresentation : ConnectApi.BaseOutputRepresentation { String orderSummaryId; new() }
OrderSummaryProductAttribute { String label; Integer sequence; String value; new() }
OrderSummaryProductLookupOutput { Boolean canViewProduct; String errorCode; String errorMessage; Map<String,
  ConnectApi.RecordField> fields; String id; ConnectApi.ProductMedia media; Map<String,
  ConnectApi.OrderSummaryProductAttribute> variationAttributes; new() }
OrderSummaryRepresentation { ConnectApi.OrderSummaryAdjustmentAggregates adjustmentAggregates; Datetime createdDate;
  Map<String, ConnectApi.RecordField> fields; String orderNumber; String orderSummaryId; Datetime orderedDate; String
  ownerId; String status; String totalAmount; new() }
OrderToCartFailedProduct { String errorCode; String errorMessage; String productId; String productName; String
  productSKU; new() }
OrderToCartResult { String cartId; Integer totalFailedProductCount; Integer totalSucceededProductCount;
  List<ConnectApi.OrderToCartFailedProduct> unaddedProducts; new() }
OrganizationSettings { Integer accessTimeout; ConnectApi.Features features; ConnectApi.MaintenanceInfo
  maintenanceInfo; String name; String orgId; ConnectApi.UserSettings userSettings; new(); Double getBuildVersion() }
OriginCapability : ConnectApi.FeedElementCapability { ConnectApi.UserSummary actor; ConnectApi.Reference originRecord;
  new(); Double getBuildVersion() }
OutOfOffice { String message; new(); Double getBuildVersion() }
PageInfo { Boolean hasNextPage; Integer offset; Integer pageSize; new() }
PardotBusinessUnitContextItem { String id; Boolean isCurrent; String name; new() }
PardotBusinessUnitContextOutput { List<ConnectApi.PardotBusinessUnitContextItem> businessUnits; Boolean isSuccess;
  Integer totalBusinessUnits; new() }
PaymentAuthAdjustmentResponse { String accountId; Double amount; String currencyIsoCode; Datetime effectiveDate;
  String id; String paymentAuthAdjustmentNumber; Datetime requestDate; String status; new() }
PaymentAuthorizationResponse { String accountId; Double amount; String currencyIsoCode; Datetime effectiveDate;
  Datetime expirationDate; String id; String paymentAuthorizationNumber; Datetime requestDate; String status; new() }
PaymentCreditOutputRepresentation { Double amount; String orderPaymentSummaryId; String paymentCreditId; new() }
PaymentCreditSequenceItemOutputRepresentation { String creditType; new() }
PaymentGroupResponse { String currencyIsoCode; String id; String sourceObjectId; new() }
PaymentMethodDetails { ConnectApi.AlternativePaymentMethodOutput alternativePaymentMethod;
  ConnectApi.CardPaymentMethodOutput cardPaymentMethod; new() }
`;
